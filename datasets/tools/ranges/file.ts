/** What the data build writes of ranges, of links and of arrays: for pages and the terminal, and as a download. */
import type { Calc } from '../../../calc-wasm/js/calc.ts';
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import type { Row } from '../tables/records.ts';
import { measuredArrays } from './array-scores.ts';
import { type LeftOut, leftOut, rangesFrom } from './ranges.ts';
import { type MeasuredSet, measuredLinks } from './scores.ts';

/** Below the files of the site. */
export const RANGES = 'ranges.json';

export interface RangesFile {
  ranges: Ranges;
  /** What those of links are made of, each row beside the range that it would have without its source. */
  measured: LeftOut[];
  /** The same of arrays whose chain is stated. */
  arrays: LeftOut[];
}

export function rangesFileOf(
  sets: readonly MeasuredSet[],
  calculate: Calc['calculate'],
  chained: readonly Row[],
): RangesFile {
  const [links, arrays] = [measuredLinks(sets, calculate), measuredArrays(sets, chained)];
  const ranges = { ...rangesFrom(links), ...rangesFrom(arrays) };
  return { ranges, measured: leftOut(links), arrays: leftOut(arrays) };
}
