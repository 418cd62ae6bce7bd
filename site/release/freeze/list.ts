// Writes calc-wasm/js/generated/frozen.ts: the cores that are kept in calc-wasm/frozen, each with how to load it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/tools.mjs';
import { writeGenerated } from '../../build/write-generated.ts';
import { coreOf, type Origin } from './core.ts';

/** The kept cores, by model and version. */
export const kept = (): Origin[] =>
  globSync('calc-wasm/frozen/*/origin.json', { cwd: root })
    .toSorted()
    .map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')));

function listFrozen(): void {
  const entries = kept().map((origin) => ({
    address: `${origin.model}/v${origin.version}`,
    folder: `../../frozen/${origin.model}-v${origin.version}`,
    stem: coreOf(origin.model).stem,
    isCalculator: 'catalogue.json' in origin.sha256,
  }));
  const loads = entries.map(({ address, folder, stem }) => `  '${address}': () => import('${folder}/${stem}.js'),\n`);
  writeGenerated(
    'calc-wasm/js/generated/frozen.ts',
    `// Generated from calc-wasm/frozen by \`npm run gen\`. Do not edit.

/** What wasm-bindgen makes of a core, as far as each of them has it. */
interface Core {
  default(): Promise<unknown>;
  initSync(from: { module: BufferSource }): unknown;
}

/** The cores of superseded versions, by the address of their embeds. */
export const cores: Readonly<Record<string, () => Promise<Core>>> = {
${loads.join('')}};
`,
  );
  const catalogues = entries.filter(({ isCalculator }) => isCalculator);
  const named = (address: string) => address.replaceAll(/\W+/g, '_');
  writeGenerated(
    'calc-wasm/js/generated/frozen-catalog.ts',
    `// Generated from calc-wasm/frozen by \`npm run gen\`. Do not edit.
import type { Calculator } from './catalog.ts';
${catalogues.map(({ address, folder }) => `import ${named(address)} from '${folder}/catalogue.json' with { type: 'json' };\n`).join('')}
/** What the calculators of superseded versions declare, by the address of their embeds. */
export const frozenCatalog = {
${catalogues.map(({ address }) => `  '${address}': ${named(address)},\n`).join('')}} as unknown as Readonly<Record<string, Calculator>>;
`,
  );
}

if (import.meta.main) listFrozen();
