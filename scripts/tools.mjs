// Where the tools live that npm does not bring: a cache outside the clone, keyed by version, so that a
// second clone is quick and an upgrade never meets an old binary. Plain JavaScript: runs on any Node 20.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const lock = readFileSync(join(root, 'Cargo.lock'), 'utf8');

/** Versions of the tools that cargo installs; wasm-bindgen's must be that of the crate. */
export const cargoTools = {
  'wasm-pack': '0.15.1',
  'wasm-bindgen-cli': /^name = "wasm-bindgen"\r?\nversion = "(.+)"/m.exec(lock)?.[1],
};

export const cache = join(
  process.env.LANEWISE_CACHE ?? process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'lanewise',
);

/** The folder of one tool: `<cache>/wasm-pack-0.15.1`. */
export const toolFolder = (name) => join(cache, `${name}-${cargoTools[name]}`);

/** The environment with the tools' folders first on the path. */
export function toolPath() {
  const folders = [
    join(root, 'node_modules/.bin'),
    ...Object.keys(cargoTools).map((name) => join(toolFolder(name), 'bin')),
  ];
  return { ...process.env, PATH: [...folders, process.env.PATH].join(delimiter) };
}
