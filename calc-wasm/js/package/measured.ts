// The ranges that the package is packed with: `npm run pack` writes those of the last data build over this file's
// JavaScript. Without them the core says its own.
import type { Ranges } from '../ranges.ts';

/** What measurements of a day say of links and arrays. */
export interface Measured {
  /** The day of the newest measurement; empty where there are no ranges. */
  asOf: string;
  ranges: Ranges;
}

/** What this package was packed with. */
export const measured: Measured = { asOf: '', ranges: {} };
