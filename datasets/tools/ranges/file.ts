/** The file that the data build writes of ranges, of links and of arrays: for pages and the terminal, and as a download. */
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import type { LeftOut } from './ranges.ts';

/** Below the files of the site. */
export const RANGES = 'ranges.json';

export interface RangesFile {
  ranges: Ranges;
  /** What those of links are made of, each row beside the range that it would have without its source. */
  measured: LeftOut[];
  /** The same of arrays whose chain is stated. */
  arrays: LeftOut[];
}
