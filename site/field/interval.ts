// How sure a share is that was counted in a sample.

/** Standard deviations on each side that hold 95 % of a normal distribution. */
const Z = 1.959964;

/** Wilson's interval of 95 % for `count` of `total`: between 0 and 1 even where none or all are counted. */
export function interval(count: number, total: number): [low: number, high: number] {
  if (total === 0) return [0, 1];
  const share = count / total;
  const spread = Z * Math.sqrt((share * (1 - share)) / total + (Z * Z) / (4 * total * total));
  const middle = share + (Z * Z) / (2 * total);
  const scale = 1 + (Z * Z) / total;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}
