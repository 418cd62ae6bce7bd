// The addresses of embeds that stand in other people's pages: adds those of today to site/embed/published.json.
// Take nothing away there.

import { catalog } from '../../calc-wasm/js/declared.ts';
import { modelVersions } from '../../calc-wasm/js/generated/chain.ts';
import { COMPARE_EMBED } from '../arrays/layouts.ts';
import { calculatorEmbed, valueEmbed } from '../calculator/embeds.ts';
import { CHART_VERSION, kindNames } from '../charts/kinds.ts';
import { grown, type Version } from '../embed/addresses.ts';
import published from '../embed/published.json' with { type: 'json' };
import { chartNames } from '../field/chart-names.ts';
import { embedOf } from '../sizer/embedded.ts';
import { presets } from '../sizer/presets.ts';
import { writeGenerated } from './write-generated.ts';

/** What the site offers today. */
export const offered: Version[] = [
  ...catalog.flatMap(({ name, modelVersion, presets: questions }) =>
    [undefined, ...questions.map(({ slug }) => slug)].map((slug) => ({
      embed: calculatorEmbed(name, slug),
      version: modelVersion,
    })),
  ),
  ...catalog.map(({ name, modelVersion }) => ({ embed: valueEmbed(name), version: modelVersion })),
  COMPARE_EMBED,
  ...[...kindNames, ...chartNames].map((name) => ({ embed: `chart/${name}`, version: CHART_VERSION })),
  ...[undefined, ...presets.map(({ slug }) => slug)].map((slug) => ({
    embed: embedOf(slug),
    version: modelVersions.sizer,
  })),
];

if (import.meta.main) {
  writeGenerated('site/embed/published.json', `${JSON.stringify(grown(published, offered), null, 2)}\n`);
}
