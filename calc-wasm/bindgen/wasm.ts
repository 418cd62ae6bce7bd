// Builds the core for the browser and for Node: cargo, then the program beside this file. wasm-opt of binaryen would save
// 7 % of the file, but nothing once it is compressed, and no time. Does nothing when no source is newer than the result.
// `--in <folder>` builds that of another tree of this repository.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '../..');

const { values } = parseArgs({ options: { in: { type: 'string', default: root } } });
const tree = resolve(values.in);
const generated = join(tree, 'calc-wasm/js/generated');
/** What is built: the calculators, and the chain, which only its own pages carry. */
const cores = [
  { name: 'The core', out: join(generated, 'wasm'), file: 'lanewise', features: [], inline: 5 },
  {
    name: 'The core of the chain',
    out: join(generated, 'wasm-chain'),
    file: 'lanewise-chain',
    features: ['--features', 'chain'],
    // A chain of thousands of parts would take half as long again.
    inline: 225,
  },
];
/** LLVM's own thresholds for unrolled loops and inlined functions add 6 kB to the compressed core, those for functions
 * that ask to be inlined among them. */
const rustFlags = (hint: number) => [
  '-C',
  `llvm-args=-unroll-threshold=20 -inline-threshold=5 -inlinehint-threshold=${hint}`,
];
const sources = [
  'calc-wasm/src',
  'calc-wasm/build.rs',
  'calc-wasm/Cargo.toml',
  'Cargo.toml',
  'Cargo.lock',
  'datasets/registry',
  'calc-wasm/bindgen',
];

function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Runs it, and gives what it prints. */
function run(command: string, args: string[], cwd = root): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) {
    console.error(`\`${command} ${args.join(' ')}\` failed; fix what it names and run it again.`);
    process.exit(1);
  }
  return stdout;
}

/** The WebAssembly that cargo says it made, wherever its target folder is. */
function wasmIn(messages: string): string {
  const artifacts = messages
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line): string[] => JSON.parse(line).filenames ?? [])
    .find((path) => path.endsWith('lanewise.wasm'));
  if (artifacts === undefined) throw new Error('cargo made no lanewise.wasm');
  return artifacts;
}

const newestSource = Math.max(...sources.map((path) => newest(join(tree, path))));

for (const { name, out, file, features, inline } of cores) {
  const built = join(out, `${file}_bg.wasm`);
  if (newest(built) > newestSource) continue;
  console.log(`Building ${name.toLowerCase()} (Rust to WebAssembly) …`);
  const messages = run(
    'cargo',
    [
      'build',
      '--package',
      'lanewise-core',
      '--lib',
      '--release',
      '--target',
      'wasm32-unknown-unknown',
      '--config',
      `target.wasm32-unknown-unknown.rustflags=${JSON.stringify(rustFlags(inline))}`,
      '--message-format',
      'json-render-diagnostics',
      ...features,
    ],
    tree,
  );
  run('cargo', ['run', '--quiet', '--package', 'lanewise-bindgen', '--', wasmIn(messages), out, file]);
  const bytes = readFileSync(built);
  console.log(`${name} is ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped.`);
}
