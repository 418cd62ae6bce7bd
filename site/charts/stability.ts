// How steady repeated values are.

export interface Stability {
  count: number;
  median: number;
  mean: number;
  /** 5 % and 95 % of the values lie at or below. */
  p5: number;
  p95: number;
  /** Distance from p5 to p95 as a share of the median. */
  spread: number;
  /** Sample standard deviation as a share of the mean. Undefined for one value. */
  variation: number | undefined;
}

/** The value at a share of the sorted values, linear between neighbours (R-7, as spreadsheets and NumPy count). */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Figures of at least one value; `undefined` for none. */
export function stability(values: readonly number[]): Stability | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, other) => a - other);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const median = quantile(sorted, 0.5);
  const [p5, p95] = [quantile(sorted, 0.05), quantile(sorted, 0.95)];
  return {
    count: values.length,
    median,
    mean,
    p5,
    p95,
    spread: (p95 - p5) / median,
    variation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) / mean : undefined,
  };
}
