// The README of the npm package: how to ask, with answers of the core itself, and what every calculator declares.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { refused } from '../../../calc-wasm/js/calc.ts';
import type { Chain } from '../../../calc-wasm/js/chain.ts';
import { allowed, type Calculator, catalog, type Input } from '../../../calc-wasm/js/declared.ts';
import { modelVersions } from '../../../calc-wasm/js/generated/chain.ts';
import type { Ranges } from '../../../calc-wasm/js/ranges.ts';
import { filled } from '../../../datasets/tools/text/filled.ts';
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

/** A cell of a table cannot hold its border. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ({ name, label, unit, domain, default: unset }: Input): string => {
  const choice = `a longer list: see ${code('describe')}`;
  const values = allowed(domain, { choice, drives: 'a list of drives: `8x18TB, 2x4TB`' });
  return `| ${[code(name), label, unit, values, code(String(unset))].map(cell).join(' | ')} |`;
};

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
  return filled(readFileSync(join(import.meta.dirname, 'readme.md'), 'utf8'), {
    question: written(LINK),
    most: link.most,
    low: link.expected_low,
    version: link.model_version,
    refusal: JSON.stringify(refusal),
    chain: written(CHAIN),
    chainMost: chain.most,
    limit: JSON.stringify(chain.limited_by),
    asOf: newestOf(ranges),
    calculators: catalog.map(section).join('\n'),
    ...modelVersions,
  });
}
