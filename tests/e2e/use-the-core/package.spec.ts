// The npm package in pages of other people: bundled with Vite, which finds its WebAssembly, and with esbuild, which is
// told where it is.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { refused } from '../../../calc-wasm/js/calc.ts';
import { calculate } from '../../../calc-wasm/js/node.ts';
import { root } from '../../../site/build/tools.mjs';
import { NAME, pack } from '../../../site/release/pack/pack.ts';
import { expect, test } from '../fixtures.ts';

const inputs = { generation: '3.0', lanes: 4 };

const page = `<!doctype html><title>A page</title><output></output><script type="module" src="./main.js"></script>`;
const main = (options: string) => `
  import { loadCore, refused } from '${NAME}';
  const { compute } = await loadCore(${options});
  const answer = compute('pcie', ${JSON.stringify(inputs)});
  document.querySelector('output').textContent = refused(answer) ? 'refused' : answer.most;
`;

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanewise-bundled-'));
  pack(folder);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(folder, NAME), join(folder, 'node_modules', NAME), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'index.html'), page);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tool = (name: string, args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', name), args, { cwd: folder, stdio: 'pipe' });

const bundlers = {
  vite() {
    writeFileSync(join(folder, 'main.js'), main(''));
    // One of the two cores only: the page asks for no chain.
    tool('vite', ['build', '--base', './', '--logLevel', 'error']);
    expect(readdirSync(join(folder, 'dist/assets')).filter((name) => name.endsWith('.wasm'))).toHaveLength(1);
  },
  esbuild() {
    writeFileSync(join(folder, 'main.js'), main("{ wasm: 'calculators.wasm' }"));
    tool('esbuild', ['main.js', '--bundle', '--format=esm', '--outfile=dist/main.js', '--log-level=error']);
    cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
    cpSync(join(folder, NAME, 'generated/wasm/lanewise_bg.wasm'), join(folder, 'dist/calculators.wasm'));
  },
};

test.describe.configure({ mode: 'serial' });

for (const name of ['vite', 'esbuild'] as const) {
  test(`a page bundled with ${name} computes as the site does`, async ({ page: tab }) => {
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    bundlers[name]();
    const server = createServer(sirv(join(folder, 'dist'), { dev: true })).listen(0, 'localhost');
    await once(server, 'listening');
    await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const answer = calculate('pcie', inputs);
    await expect(tab.locator('output')).toHaveText(refused(answer) ? '' : String(answer.most));
    server.closeAllConnections();
    server.close();
  });
}
