// The core at build time and on the command line, with the ranges that the data build has made of the measurements.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calc } from '../../calc-wasm/js/calc.ts';
import { HOME } from '../../calc-wasm/js/home-node.ts';
import * as core from '../../calc-wasm/js/node.ts';
import { rangesOf, withRanges } from '../../calc-wasm/js/ranges.ts';
import { RANGES, type RangesFile } from '../../datasets/tools/ranges/file.ts';
import { place } from './place.ts';

const path = join(HOME, 'site/public/files', RANGES);
if (!existsSync(path)) throw new Error(`there is no ${path}: run npm run data`);

export const { ranges, measured, arrays }: RangesFile = JSON.parse(readFileSync(path, 'utf8'));

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
  return month.toLocaleDateString(place.language.locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
