// The core at build time and on the command line, with the ranges that the data build has made of the measurements.
import type { Calc } from '../../calc-wasm/js/calc.ts';
import * as core from '../../calc-wasm/js/node.ts';
import { rangesOf, withRanges } from '../../calc-wasm/js/ranges.ts';
import { place } from './place.ts';
import { ranges } from './ranges-file-build.ts';

export { arrays, measured, ranges } from './ranges-file-build.ts';

export const ranged: Calc = withRanges(core, ranges);

/** What the page of a calculator needs of the ranges, as an attribute; absent where it has none. */
export function rangesText(name: string): string | undefined {
  const own = rangesOf(name, ranges);
  return Object.keys(own).length > 0 ? JSON.stringify(own) : undefined;
}

/** The month of the newest measurement that the ranges are made of; empty where none says its month. */
export function newestMonth(): string {
  const days = Object.values(ranges).map(({ newest }) => newest);
  const [newest = ''] = days
    .filter((day) => /^\d{4}-\d{2}/.test(day))
    .toSorted()
    .toReversed();
  if (newest === '') return '';
  const month = new Date(`${newest.slice(0, 7)}-01T00:00:00Z`);
  return month.toLocaleDateString(place.language.locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
}
