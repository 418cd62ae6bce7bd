// What the charts share: ticks at round numbers and room for their labels.

/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];

function stepOf(span: number, count = 4): number {
  if (!(span > 0)) return 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (STEPS.find((step) => step * power >= rough) ?? 10);
}

/** Round numbers from zero to at least `highest`, about `count` steps apart. */
export function roundTicks(highest: number, count = 4): number[] {
  if (!(highest > 0)) return [0, 1];
  const step = stepOf(highest, count);
  // Multiplied, not added up: 0.1 + 0.2 would show.
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}

/** The round numbers between two values, about `count` steps apart. */
export function ticksBetween(low: number, high: number, count: number): number[] {
  const step = stepOf(high - low, count);
  // A last bit less or more makes no difference.
  const first = Math.ceil(low / step - 0.001);
  const last = Math.floor(high / step + 0.001);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Zero and all the values, ending at round numbers. */
export function domainWithZero(low: number, high: number): [number, number] {
  const [bottom, top] = [Math.min(low, 0), Math.max(high, 0)];
  const step = stepOf(top - bottom);
  const [first, last] = [Math.floor(bottom / step) * step, Math.ceil(top / step) * step];
  return [first, last > first ? last : first + step];
}

/** Width of a digit in the charts' type size, rounded up. */
export const CHARACTER = 7;

/** The same in the bold type of names. */
export const BOLD = 8;

/** Room for the widest of these labels and the gap to the axis. */
export const roomFor = (labels: readonly string[], character = CHARACTER): number =>
  Math.max(...labels.map((label) => label.length)) * character + 10;

type Scale = 'linear' | 'log';

/** Where a value lies along an axis, from 0 to 1. */
export const along = (scale: Scale, [low, high]: readonly [number, number], value: number): number =>
  scale === 'log' ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);

/** The value that lies there: the other way round. */
export const valueAt = (scale: Scale, [low, high]: readonly [number, number], share: number): number =>
  scale === 'log' ? low * (high / low) ** share : low + (high - low) * share;
