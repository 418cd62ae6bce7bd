// Chains that pages and embeds serve, answered at build time.
import { type Refused, refused } from '../../calc-wasm/js/calc.ts';
import type { SizerAnswer } from '../../calc-wasm/js/chain.ts';
import { addressOfCore, frozenPreset, frozenSizer } from '../../calc-wasm/js/frozen-node.ts';
import { modelVersions } from '../../calc-wasm/js/generated/chain.ts';
import { size } from '../common/chain-ranges-build.ts';
import { embedOf } from './embedded.ts';
import { type Preset, presets } from './presets.ts';
import type { Setting } from './setting.ts';

export const answerTo = (setting: Setting): SizerAnswer => answered(size(setting));

function answered(answer: SizerAnswer | Refused): SizerAnswer {
  if (refused(answer)) throw new Error(`a chain is refused: ${JSON.stringify(answer.error)}`);
  return answer;
}

/**
 * The answer to a preset by a version of the model, and the address of the core that the browser loads for it. Today's
 * version has the ranges of this build, as the page has; an earlier one has those of its core.
 */
export async function answerOfVersion(
  { slug, setting }: Preset,
  version: number,
): Promise<{ answer: SizerAnswer; core?: string }> {
  if (version === modelVersions.sizer) return { answer: answerTo(setting) };
  const asked = (frozenPreset('sizer', version, slug) ?? setting) as Setting;
  const { size } = await frozenSizer(version);
  return { answer: answered(size(asked)), core: addressOfCore('sizer', version) };
}

export function presetOfEmbed(embed: string): Preset {
  const preset = presets.find(({ slug }) => embedOf(slug) === embed);
  if (!preset) throw new Error(`${embed} was published as an embed: there is no such preset now`);
  return preset;
}
