// The README of the npm package: how to ask, with answers of the core itself, and what every calculator declares.
import { inspect } from 'node:util';
import { refused } from '../../../calc-wasm/js/calc.ts';
import type { Chain } from '../../../calc-wasm/js/chain.ts';
import { type Calculator, catalog, type Domain, type Input } from '../../../calc-wasm/js/declared.ts';
import { modelVersions } from '../../../calc-wasm/js/generated/chain.ts';
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import { size } from '../../common/chain-ranges-build.ts';
import { ranged, ranges } from '../../common/ranges-build.ts';

const LINK = { generation: '3.0', lanes: 4 };
const CHAIN: Chain = {
  parts: [
    { id: 'hba', kind: 'hba', link: 'pcie 2.0 x8', slot: 'pcie 2.0 x4', ports: 'sas 2' },
    { id: 'drives', on: 'hba', count: 8, link: 'sata 3.0', read: '550 MB/s' },
  ],
};

/** What the examples say, from the core itself. */
function examples() {
  const link = ranged.calculate('pcie', LINK);
  const chain = size({ chain: CHAIN });
  const refusal = ranged.calculate('pcie', { lanes: 3 });
  if (refused(link) || refused(chain) || !refused(refusal)) throw new Error('an example has changed');
  return { link, chain, refusal };
}

/** The day of the newest measurement that takes part. */
export const newestOf = (all: Ranges): string =>
  Object.values(all)
    .map(({ newest }) => newest)
    .toSorted()
    .at(-1) ?? '';

/** As a program writes it. */
const written = (value: object): string => inspect(value, { depth: null, breakLength: 100 });

const code = (text: string): string => `\`${text}\``;

function allowed(domain: Domain): string {
  switch (domain.kind) {
    case 'choice':
      return domain.values.length > 12
        ? `one of ${domain.values.length} values: see ${code('describe')}`
        : domain.values.map(({ value }) => code(value)).join(', ');
    case 'one_of':
      return domain.values.join(', ');
    case 'between':
      return `${domain.minimum} to ${domain.maximum}${domain.whole ? ', whole' : ''}`;
    case 'flag':
      return '`true`, `false`';
    case 'drives':
      return 'a list of drives: `8x18TB, 2x4TB`';
  }
}

/** A cell of a table cannot hold its border. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ({ name, label, unit, domain, default: unset }: Input): string =>
  `| ${[code(name), label, unit, allowed(domain), code(String(unset))].map(cell).join(' | ')} |`;

const section = ({ name, title, summary, modelVersion, inputs, outputs }: Calculator): string =>
  `### ${code(name)}: ${title}

${summary} Model version ${modelVersion}.

| input | | unit | allowed | default |
| --- | --- | --- | --- | --- |
${inputs.map(row).join('\n')}

Answers: ${outputs.map((output) => code(output.name)).join(', ')}.
`;

export function readme(): string {
  const { link, chain, refusal } = examples();
  const asOf = newestOf(ranges);
  return `# lanewise-core

What storage links, arrays and whole chains of parts carry: the calculators of Lanewise as a WebAssembly module with types. No dependencies; nothing is sent anywhere.

\`\`\`js
import { describe, loadCore, refused } from 'lanewise-core';

const core = await loadCore();
const answer = core.compute('pcie', ${written(LINK)});
if (!refused(answer)) {
  answer.most; // ${link.most} bytes/s
  answer.expected_low; // ${link.expected_low}
  answer.model_version; // ${link.model_version}: rises when an answer to the same question changes
}

core.compute('pcie', { lanes: 3 }); // ${JSON.stringify(refusal)}
describe('pcie').inputs.map((input) => input.label);
\`\`\`

Numbers are in base units: bytes, bytes/s, seconds, shares from 0 to 1. Texts are read as people write them: \`'550 MB/s'\`, \`'8x18TB'\`. What is refused is a value with an \`error\` that names the input, its value and what is allowed.

A whole chain, from the drives to the processor:

\`\`\`js
import { loadChain } from 'lanewise-core/chain';

const { size } = await loadChain();
const answer = size({ chain: ${written(CHAIN)} });
answer.most; // ${chain.most} bytes/s, all drives together
answer.limited_by; // ${JSON.stringify(chain.limited_by)}
\`\`\`

## Expected ranges

\`expected_low\` and \`expected_high\` are those of the site on the day of this package: measurements up to \`measured.asOf\`, ${asOf}. A later package may say another range for the same model version.

## Where the WebAssembly comes from

In Node it is read from the package. In browsers it is fetched from beside the module, by \`new URL('…', import.meta.url)\`: Vite, webpack and Rollup with its plugin for assets copy it. For others, esbuild among them, say where it is, or pass the bytes:

\`\`\`js
const core = await loadCore({ wasm: '/files/lanewise.wasm' }); // a copy of lanewise-core/calculators.wasm
const chain = await loadChain({ wasm: bytes }); // of lanewise-core/chain.wasm
\`\`\`

Vite bundles dependencies for its development server, which loses the file: \`optimizeDeps: { exclude: ['lanewise-core'] }\`. A content security policy needs \`script-src 'wasm-unsafe-eval'\`.

## Calculators

${catalog.map(section).join('\n')}
## Chains

\`size\` (model version ${modelVersions.sizer}) and \`plan\` (model version ${modelVersions.planner}); their questions and answers are the types \`SizerQuestion\`, \`SizerAnswer\`, \`PlannerQuestion\` and \`PlannerAnswer\`.
`;
}
