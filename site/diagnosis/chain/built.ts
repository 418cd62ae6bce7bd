import type { Chain } from '../../../calc-wasm/js/chain.ts';

/** The machine as the sizer takes it, with what of it the paste does not say. */
export interface BuiltChain {
  chain: Chain;
  /** By id of a part: the members that were assumed, and on what ground. Everything else was seen. */
  assumed: Record<string, Record<string, string>>;
  /** By id of a part: lines of the cleaned text that it was seen in. */
  seen: Record<string, number[]>;
}
