// How the expected range of a row reads: at build time, in charts and in the browser alike.

import type { Basis } from '../../calc-wasm/js/calc.ts';
import { type FormatOptions, range } from '../common/format.ts';
import { words } from './measurement.words.ts';

/** The columns of a prediction, whether what is not known is null or left out. */
export interface Expected {
  expected_low_bytes_per_s?: number | null;
  expected_high_bytes_per_s?: number | null;
  range_basis?: Basis | null;
}

/** "3.3–3.6 GB/s", or "420–505 MB/s (assumed)": a range that says nothing of its basis was measured. */
export function expectedText(row: Expected, options?: FormatOptions): string {
  const { expected_low_bytes_per_s: low, expected_high_bytes_per_s: high } = row;
  if (low == null || high == null) return '';
  const text = range(low, high, 'byte_per_second', options);
  return row.range_basis === 'assumed' ? words.row.assumed(text) : text;
}
