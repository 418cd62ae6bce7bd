/** What the tests of ranges measure. */
import { ANY } from '../../../calc-wasm/js/classes.ts';
import type { Measured } from './scores.ts';

/** A share of a link that a source of its own measured on a device of its own. */
export const aShare = (source: string, share: number, rest: Partial<Measured> = {}): Measured => ({
  set: 'a',
  result: source,
  source,
  share,
  device: source,
  link: 'pcie',
  classes: ['pcie 3.0', 'pcie', ANY],
  date: '2026-01-02',
  ...rest,
});
