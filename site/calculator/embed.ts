// A calculator in other people's pages, as its own page offers it, and its questions, which have no page of their own.
import type { Calculator } from '../../calc-wasm/js/generated/catalog.ts';
import { pageLink } from '../common/link.ts';
import { calculatorLink } from '../common/query.ts';
import type { Version } from '../embed/addresses.ts';
import { embedAt } from '../embed/embed.ts';
import type { Embed } from '../embed/line.ts';
import { cardOf } from '../frame/card.ts';
import { calculatorOfEmbed } from './embeds.ts';

export const calculatorEmbed = ({ name, title, modelVersion: version }: Calculator): Embed =>
  embedAt({ name, version, title, full: pageLink(`/calculators/${name}/`), card: cardOf('calculators', name) });

/** Nothing where it is the embed of any inputs. */
export function presetEmbed({ embed: name, version }: Version): Embed | undefined {
  const { calculator, preset } = calculatorOfEmbed(name);
  if (!preset) return undefined;
  const full = calculatorLink(calculator.name, preset.inputs, preset.answer);
  return embedAt({ name, version, title: preset.question, full });
}
