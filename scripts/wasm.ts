// Builds the core for the browser and for Node: wasm-pack, then wasm-opt from the npm package `binaryen`.
// Does nothing when no source is newer than the result.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, toolPath } from './tools.mjs';

const generated = join(root, 'calc-wasm/js/generated');
/** What is built: the calculators, and the chain, which only its own pages carry. */
const cores = [
  { name: 'The core', out: join(generated, 'wasm'), file: 'lanewise', features: [] },
  {
    name: 'The core of the chain',
    out: join(generated, 'wasm-chain'),
    file: 'lanewise-chain',
    features: ['--features', 'chain'],
  },
];
const sources = [
  ...['calc-wasm/src', 'calc-wasm/build.rs', 'calc-wasm/Cargo.toml', 'Cargo.toml', 'Cargo.lock'],
  ...['datasets/registry', 'scripts/wasm.ts'],
];

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: toolPath() });
  if (status !== 0) {
    console.error(`\`${command} ${args.join(' ')}\` failed; fix what it names and run it again.`);
    process.exit(1);
  }
}

const newestSource = Math.max(...sources.map((path) => newest(join(root, path))));

for (const { name, out, file, features } of cores) {
  const built = join(out, `${file}_bg.wasm`);
  if (newest(built) > newestSource) continue;
  console.log(`Building ${name.toLowerCase()} (Rust to WebAssembly) …`);
  // `--no-pack`: nothing is published. `--mode no-install`: scripts/setup.mjs has installed wasm-bindgen already.
  run('wasm-pack', [
    ...['build', 'calc-wasm', '--release', '--target', 'web', '--no-pack', '--mode', 'no-install'],
    ...['--out-dir', out, '--out-name', file, ...features],
  ]);
  run('wasm-opt', [
    '-O4',
    '--enable-bulk-memory',
    '--enable-nontrapping-float-to-int',
    built,
    '-o',
    built,
  ]);
  // wasm-pack ignores its whole output folder; this repository's own .gitignore already does.
  writeFileSync(join(out, '.gitignore'), '*\n');
  const bytes = readFileSync(built);
  console.log(`${name} is ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped.`);
}
