// What would help, in words, each change with the setting that it leads to.
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { type FormatOptions, quantity } from '../common/format.ts';
import { nameOf } from './names.ts';
import { rateText } from './sentence.ts';
import { type Setting, shortened, understood } from './setting.ts';
import { words as all } from './words.ts';

const words = all.changes;

export interface Gain {
  text: string;
  gain: string;
  setting: Setting;
}

export const gains = (answer: SizerAnswer, options: FormatOptions = {}): Gain[] =>
  answer.changes.map(({ kind, part, to, total, gain, chain }) => ({
    text: words.kinds[kind](nameOf(answer.inputs.chain, part), to),
    gain: words.gain(
      rateText(answer, total, options),
      quantity(gain, 'ratio', { digits: 2, exact: true }),
    ),
    setting: { ...understood(answer), chain: shortened(chain) },
  }));
