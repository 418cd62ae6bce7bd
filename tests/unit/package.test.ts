// The npm package as a plain project has it: installed from its archive, with nothing of this repository around it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { toolEnvironment, tsc } from '../../site/build/tools.mjs';
import { size } from '../../site/common/chain-ranges-build.ts';
import { ranged } from '../../site/common/ranges-build.ts';
import { API_FILE, apiOf } from '../../site/release/pack/api.ts';
import { NAME, pack } from '../../site/release/pack/pack.ts';

let folder = '';
let archive = '';
const installed = (...path: string[]) => join(folder, 'node_modules', NAME, ...path);
const manifest = () => JSON.parse(readFileSync(installed('package.json'), 'utf8'));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-package-'));
  archive = pack(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const options = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', ...options, archive], { cwd: folder, env: toolEnvironment() });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a module of the project prints, as JSON. */
function run(code: string): unknown {
  writeFileSync(join(folder, 'run.js'), code);
  return JSON.parse(execFileSync(process.execPath, ['run.js'], { cwd: folder, encoding: 'utf8' }));
}

/** What the compiler says of a module of the project. */
function compiled(code: string): string {
  writeFileSync(join(folder, 'typed.ts'), code);
  const strict = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
  const options = [...strict, '--ignoreConfig'];
  const args = [tsc, ...options, 'typed.ts'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}

test('it needs nothing else, and cannot be published by accident', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([NAME]);
  const { dependencies, private: guard, license } = manifest();
  expect({ dependencies, guard, license }).toEqual({ dependencies: undefined, guard: true, license: 'MIT' });
  expect(readFileSync(installed('LICENSE'), 'utf8')).toContain('MIT');
});

test('every file that it names is in it', () => {
  const paths = (part: unknown): string[] =>
    typeof part === 'string' ? [part] : Object.values(part as object).flatMap(paths);
  for (const path of paths(manifest().exports)) expect(existsSync(installed(path)), path).toBe(true);
});

test('it answers in Node as the site does, to the last bit', () => {
  const inputs = { generation: '2.0', lanes: 4, max_payload_size: 128 };
  const chain = { parts: [{ id: 'd', link: 'sata 3.0', count: 4, read: 100e6 }] };
  const said = run(`
    import { calculators, describe, loadCore, refused } from '${NAME}';
    import { loadChain } from '${NAME}/chain';
    const core = await loadCore();
    const { size } = await loadChain();
    const sweep = core.sweep('pcie', {}, { over: 'drives', output: 'most', from: 1, to: 3, points: 3 });
    console.log(JSON.stringify({
      answer: core.compute('pcie', ${JSON.stringify(inputs)}),
      defaults: refused(core.compute('units')),
      refusal: core.compute('pcie', { lanes: 3 }),
      sized: size({ chain: ${JSON.stringify(chain)} }),
      walked: [...sweep.x],
      names: calculators(),
      declared: describe('pcie').inputs.length,
    }));
  `);
  expect(said).toEqual({
    answer: ranged.calculate('pcie', inputs),
    defaults: false,
    refusal: ranged.calculate('pcie', { lanes: 3 }),
    sized: size({ chain }),
    walked: [1, 2, 3],
    names: catalog.map(({ name }) => name),
    declared: catalog.find(({ name }) => name === 'pcie')?.inputs.length,
  });
});

test('it takes bytes, and an address of a file, and names a calculator that there is not', () => {
  const said = run(`
    import { readFileSync } from 'node:fs';
    import { describe, loadCore } from '${NAME}';
    import { loadChain } from '${NAME}/chain';
    const { compute } = await loadCore({ wasm: readFileSync(new URL(import.meta.resolve('${NAME}/calculators.wasm'))) });
    const { plan } = await loadChain({ wasm: import.meta.resolve('${NAME}/chain.wasm') });
    let named = '';
    try { describe('pci'); } catch ({ message }) { named = message; }
    console.log(JSON.stringify([compute('pcie').calculator, 'error' in plan({ places: [] }), named]));
  `);
  expect(said).toEqual(['pcie', expect.any(Boolean), expect.stringMatching(/"pci".*pcie, /)]);
});

test('it has types, which come from the declarations', () => {
  const typed = `
    import { type Calculators, loadCore, refused } from '${NAME}';
    import { loadChain, type SizerAnswer } from '${NAME}/chain';
    const core = await loadCore();
    const answer = core.compute('pcie', { lanes: 4 });
    if (!refused(answer)) { const most: number = answer.most; const lanes: Calculators['pcie']['inputs']['lanes'] = answer.inputs.lanes; }
    const { size } = await loadChain();
    const sized = size({ chain: { parts: [] } });
    if (!refused(sized)) { const one: SizerAnswer = sized; }
    export {};
  `;
  expect(compiled(typed)).toBe('');
  const wrong = compiled(typed.replace("'pcie', {", "'pci', {").replace('answer.most', 'answer.no'));
  expect(wrong).toContain('\'"pci"\' is not assignable');
});

test('its README says of every calculator what it takes, and what its examples answer', () => {
  const text = readFileSync(installed('README.md'), 'utf8');
  for (const { name, title, inputs } of catalog) {
    expect(text).toContain(`### \`${name}\`: ${title}`);
    for (const input of inputs) expect(text).toContain(`| \`${input.name}\` |`);
  }
  const link = granted(ranged.calculate('pcie', { generation: '3.0', lanes: 4 }));
  expect(text).toContain(`answer.most; // ${link.most} bytes/s`);
  expect(text).not.toMatch(/undefined|\[object/);
});

test('its README runs: every example says what the core answers', () => {
  const text = readFileSync(installed('README.md'), 'utf8');
  const blocks = [...text.matchAll(/```js\n(.*?)```/gs)].map(([, code = '']) => code);
  const examples = blocks.filter((code) => code.startsWith('import '));
  expect(examples).toHaveLength(2);
  for (const example of examples) {
    // What a line gives, beside what the comment after it says.
    const told = example.replace(/^( *)(.+); \/\/ (.+)$/gm, (_line, indent, given, said) => {
      const words = JSON.stringify(said);
      return `${indent}told.push([JSON.stringify(${given}), ${words}]);`;
    });
    const pairs = run(`${told.replace('\n\n', '\n\nconst told = [];\n')}
      console.log(JSON.stringify(told));`) as [string, string][];
    expect(pairs.length).toBeGreaterThan(1);
    for (const [given, said] of pairs) expect(said.startsWith(given), `${given}: ${said}`).toBe(true);
  }
});

test('what its users see is as listed, the same in Node and in browsers, and documented', () => {
  const { text, undocumented } = apiOf(installed());
  expect(undocumented).toEqual([]);
  expect(apiOf(installed(), '-node').text).toBe(text);
  expect(text, 'If it is meant to change, run: npm run pack -- --api').toBe(readFileSync(API_FILE, 'utf8'));
});

test('publint has nothing to say of it', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed(), strict: true, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});
