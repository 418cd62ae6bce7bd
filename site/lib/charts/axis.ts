// What the charts share: ticks at round numbers and room for their labels.

/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers from zero to at least `highest`, about `count` steps apart. */
export function roundTicks(highest: number, count = 4): number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((one) => one * power >= rough) ?? 10);
  // Multiplied, not added up: 0.1 + 0.2 would show.
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** Width of a digit in the charts' type size, rounded up. */
export const CHARACTER = 7;

/** The same in the bold type of names. */
export const BOLD = 8;

/** Room for the widest of these labels and the gap to the axis. */
export function roomFor(labels: readonly string[], character = CHARACTER): number {
  return Math.max(...labels.map((label) => label.length)) * character + 10;
}
