/** The range of each class of links and arrays, and how it does on sources that it did not see. */
import type { ClassRange } from '../../../calc-wasm/js/calc.ts';
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import { lowerEnd, middleOf } from './conformal.ts';
import { isAbove, type Measured, scoreOf } from './scores.ts';
import { confirmed } from './single-source.ts';

/** Without what waits for a second source. */
export function rangesFrom(measured: readonly Measured[]): Ranges {
  const rows = confirmed(measured);
  const classes = [...new Set(rows.flatMap((row) => row.classes))].toSorted();
  return Object.fromEntries(
    classes.flatMap((name) => {
      const own = rows.filter((row) => row.classes.includes(name));
      const range = rangeOf(own);
      return range ? [[name, range]] : [];
    }),
  );
}

function rangeOf(rows: readonly Measured[]): ClassRange | undefined {
  const low = lowerEnd(rows.map(scoreOf));
  // Where too many are above it, no range with that upper end keeps the promise.
  if (low === undefined || low === 0) return undefined;
  const count = (of: (row: Measured) => string) => new Set(rows.map(of)).size;
  return {
    low,
    middle: middleOf(rows),
    measurements: rows.length,
    devices: count(({ device }) => device),
    sources: count(({ source }) => source),
    newest:
      rows
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? '',
  };
}

export const classIn = (ranges: Ranges, { classes }: Pick<Measured, 'classes'>) =>
  classes.find((name) => Object.hasOwn(ranges, name));

/** A measurement beside the range that its link would have without its source. */
export interface LeftOut extends Measured {
  /** The class of that range, its lower end and its middle; nothing where no class is left. */
  from?: string;
  low?: number;
  middle?: number;
  inside: boolean;
}

function judged(row: Measured, ranges: Ranges): LeftOut {
  const from = classIn(ranges, row);
  const range = from === undefined ? undefined : ranges[from];
  if (from === undefined || range === undefined) return { ...row, inside: false };
  const { low, middle } = range;
  const inside = row.share >= low && !isAbove(row);
  return { ...row, from, low, middle, inside };
}

/** Every measurement against the ranges that the other groups make; `groupOf` says what is left out together. */
export function leftOut(
  rows: readonly Measured[],
  groupOf: (row: Measured) => string | number = ({ source }) => source,
): LeftOut[] {
  return [...Map.groupBy(rows, groupOf)].flatMap(([group, own]) => {
    const ranges = rangesFrom(rows.filter((row) => groupOf(row) !== group));
    return own.map((row) => judged(row, ranges));
  });
}

/** How many of the measurements are inside, and which share of a source on average. */
export interface Coverage {
  measurements: number;
  inside: number;
  sources: number;
  /** Each source counts alike, however much it has measured: what the range promises to be 90 %. */
  share: number;
}

/** Of the measurements that have a range: without one, nothing was promised. */
export function coverageOf(all: readonly LeftOut[]): Coverage {
  const rows = all.filter(({ from }) => from !== undefined);
  const sources = [...Map.groupBy(rows, ({ source }) => source).values()];
  const shares = sources.map((own) => own.filter(({ inside }) => inside).length / own.length);
  return {
    measurements: rows.length,
    inside: rows.filter(({ inside }) => inside).length,
    sources: sources.length,
    share: shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}
