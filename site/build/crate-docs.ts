// Units, ranges, defaults and sources of every calculator, for the documentation of the crate: `cargo doc` shows them above
// the modules.

import { allowed, catalog } from '../../calc-wasm/js/declared.ts';
import type { Calculator, Input, Output } from '../../calc-wasm/js/generated/catalog.ts';
import { units } from '../../calc-wasm/js/generated/units.ts';
import { referenceNamed } from '../sources/references-build.ts';
import { writeGenerated } from './write-generated.ts';

const FILE = 'calc-wasm/calculators.md';

const code = (text: string): string => `\`${text}\``;

/** Rust's names: `mixed-drives` is the module `mixed_drives`. */
const moduleOf = ({ name }: Calculator): string => name.replaceAll('-', '_');

/** The base unit in which a number is given. */
const unitOf = (unit: Output['unit']): string =>
  unit === null || units[unit].decimal.length === 0
    ? ''
    : unit === 'ratio' || unit === 'chance'
      ? 'share of 1'
      : (units[unit].decimal.find(([, factor]) => factor === 1)?.[0] ?? units[unit].symbol);

const inputRow = ({ name, unit, domain, default: unset }: Input): string =>
  `| ${[code(name), unitOf(unit), allowed(domain, { choice: 'a word of its type', drives: 'drives' }), code(String(unset))].join(' | ')} |`;

const outputText = ({ name, unit }: Output): string =>
  unitOf(unit) === '' ? code(name) : `${code(name)} (${unitOf(unit)})`;

/** A source as a person cites it. */
function sourceText(key: string): string {
  const { title, publisher, author, url } = referenceNamed(key);
  const titled = url === undefined ? title : `[${title.replaceAll(/[[\]]/g, '\\$&')}](${url})`;
  return [author ?? publisher, titled].filter(Boolean).join(': ');
}

const section = (calculator: Calculator): string =>
  `# [${code(moduleOf(calculator))}](mod@${moduleOf(calculator)}), model version ${calculator.modelVersion}

${calculator.summary}

| input | unit | allowed | default |
| --- | --- | --- | --- |
${calculator.inputs.map(inputRow).join('\n')}

Outputs: ${calculator.outputs.map(outputText).join(', ')}.

Sources: ${calculator.sources.map(sourceText).join('; ')}.
`;

writeGenerated(
  FILE,
  `One module for each calculator: its \`Inputs\`, its \`Outputs\`, and \`compute\`, which refuses what is not allowed with a
[\`CalcError\`](crate::CalcError). Numbers are in base units. A choice is a Rust type; its words, as JSON has them, are
read by [\`Choice::from_word\`](crate::Choice::from_word).

${catalog.map(section).join('\n')}`,
);
