// Where the tools live that npm does not bring: a cache outside the clone, keyed by version, so that a
// second clone is quick and an upgrade never meets an old binary. Plain JavaScript: runs on any Node 20.
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Versions of the tools that cargo installs. wasm-bindgen must equal the crate's version in Cargo.lock. */
export const cargoTools = { 'wasm-pack': '0.15.1', 'wasm-bindgen-cli': '0.2.129' };

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
