import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import type { FormatOptions } from '../common/format.ts';

export interface Taken {
  answer: SizerAnswer;
  /** The address of the chain alone. */
  address: string;
  options: FormatOptions;
}
