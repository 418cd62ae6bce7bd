/** What stands in the file of ranges, made of all sets. Apart from the file's name, which programs ask for that make none. */
import type { Calc } from '../../../calc-wasm/js/calc.ts';
import type { Row } from '../tables/records.ts';
import { measuredArrays } from './array-scores.ts';
import type { RangesFile } from './file.ts';
import { leftOut, rangesFrom } from './ranges.ts';
import { type MeasuredSet, measuredLinks } from './scores.ts';

export function rangesFileOf(
  sets: readonly MeasuredSet[],
  calculate: Calc['calculate'],
  chained: readonly Row[],
): RangesFile {
  const [links, arrays] = [measuredLinks(sets, calculate), measuredArrays(sets, chained)];
  const ranges = { ...rangesFrom(links), ...rangesFrom(arrays) };
  return { ranges, measured: leftOut(links), arrays: leftOut(arrays) };
}
