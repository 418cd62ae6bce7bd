/** How the ranges of calculators move when data change: the lower end of each class, and what it is made of. */
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import type { Quotes } from './quotes.ts';

/** What a class says: its lower end as a share of what the model lets through, 0 to 1, and how much it rests on. */
export interface RangeEnd {
  low: number;
  measurements: number;
  sources: number;
}

export interface RangeChange {
  /** Name of the class, such as `pcie`. */
  name: string;
  before?: RangeEnd | undefined;
  after?: RangeEnd | undefined;
}

/** Classes whose range is another one afterwards, rests on other measurements, came or went. */
export function rangeChanges(before: Ranges, after: Ranges): RangeChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return names.flatMap((name) => {
    const change = { name, before: endOf(before[name]), after: endOf(after[name]) };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}

const endOf = (range: Ranges[string] | undefined): RangeEnd | undefined =>
  range && { low: range.low, measurements: range.measurements, sources: range.sources };

/** A line for each range that moves, and how many of the new figures wait for a second source. */
export function rangesText(changes: readonly RangeChange[], held: number, quote: Quotes): string {
  const lines = changes.map(({ name, before, after }) => `- ${quote.text(name)}: ${ends(before, after)}`);
  if (held > 0) {
    const words = held === 1 ? '1 figure takes' : `${held} figures take`;
    lines.push(`- ${words} no part until another source has measured the like (LW317).`);
  }
  return lines.join('\n');
}

function ends(before: RangeEnd | undefined, after: RangeEnd | undefined): string {
  if (!before || !after) return `${endText(before)} → ${endText(after)}`;
  const moves = before.low === after.low ? 'the range stays' : 'the range moves';
  return `${endText(before)} → ${endText(after)}: ${moves}`;
}

function endText(end: RangeEnd | undefined): string {
  if (end === undefined) return 'no range';
  const { low, measurements, sources } = end;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const share = Number((100 * low).toPrecision(3));
  return `from ${share} % of what the link lets through (${count(measurements, 'measurement')}, ${count(sources, 'source')})`;
}
