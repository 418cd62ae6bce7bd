// Chains that pages and embeds serve, answered at build time.
import { refused } from '../../calc-wasm/js/calc.ts';
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { embedOf } from './embedded.ts';
import { type Preset, presets } from './presets.ts';
import type { Setting } from './setting.ts';

export function answerTo(setting: Setting): SizerAnswer {
  const answer = size(setting);
  if (refused(answer)) throw new Error(`a chain is refused: ${JSON.stringify(answer.error)}`);
  return answer;
}

/** The preset of an embed that was published. */
export function presetOfEmbed(embed: string): Preset {
  const found = presets.find(({ slug }) => embedOf(slug) === embed);
  if (!found) throw new Error(`${embed} was published as an embed: there is no such preset now`);
  return found;
}
