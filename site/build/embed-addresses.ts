// The addresses of embeds that stand in other people's pages: adds those of today to site/embed/published.ts, and never
// takes one away. `--check` compares.

import { catalog } from '../../calc-wasm/js/generated/catalog.ts';
import { modelVersions } from '../../calc-wasm/js/generated/chain.ts';
import { COMPARE_EMBED } from '../arrays/layouts.ts';
import { calculatorEmbed, valueEmbed } from '../calculator/embeds.ts';
import { CHART_VERSION, kindNames } from '../charts/kinds.ts';
import { grown, type Version } from '../embed/addresses.ts';
import { published } from '../embed/published.ts';
import { chartNames } from '../field/chart-names.ts';
import { embedOf } from '../sizer/embedded.ts';
import { presets } from '../sizer/presets.ts';
import { freshOrWritten } from './fresh.ts';

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
  ...[...kindNames, ...chartNames].map((name) => ({
    embed: `chart/${name}`,
    version: CHART_VERSION,
  })),
  ...[undefined, ...presets.map(({ slug }) => slug)].map((slug) => ({
    embed: embedOf(slug),
    version: modelVersions.sizer,
  })),
];

const lines = grown(published, offered).map((address) => `  '${address}',\n`);

if (import.meta.main) {
  freshOrWritten(
    'site/embed/published.ts',
    `// generated; \`npm run gen\` adds to it. Take nothing away: these addresses stand in other people's pages.\n\nexport const published: readonly string[] = [\n${lines.join('')}];\n`,
  );
}
