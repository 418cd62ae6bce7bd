/** `npm run release`: makes everything that a release publishes, tries it, and publishes it only where that is asked for. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { damageOf, filesIn, SUMS, sumsOf } from '../../datasets/tools/release/sums.ts';
import { failed, helped, UsageError } from '../../datasets/tools/text/usage.ts';
import { nameOf, packagesOf, readLock } from '../supply/lock.ts';
import { root, toolEnvironment } from '../tools.mjs';
import * as crate from './crate.ts';
import { integrityOf, publish, type Rehearsal, tryInstalled } from './npm.ts';
import { changesOf, notesOf, problemsOf, type State } from './ready.ts';
import { startRegistry } from './registry.ts';
import { type Crate, sbomOf } from './sbom.ts';

const usage = `npm run release -- --dry-run | --out <folder> | --publish <folder> [option...]

  --dry-run           makes and tries everything, and leaves nothing behind
  --out <folder>      the same, and keeps what was made in a new or empty folder
  --publish <folder>  publishes what --out made: both npm packages, in a workflow with their provenance, and the crate

  --tag <tag>         what is released; without it v and the version of package.json
  --executable        makes the command as one file for this platform, too
  --registry <url>    rehearses with this registry of npm; without it with one of its own, on this machine
  --anyway            rehearses a tag, tree or changelog that is not ready, and says what is not

  Exit code: 0 if all went well, 2 if anything did not.`;

const NPM = ['lanewise-core', 'lanewise'];

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).trimEnd();

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const versions = (): State['versions'] => ({
  npm: JSON.parse(read('package.json')).version,
  crate: /^version = "([^"]+)"$/m.exec(read('calc-wasm/Cargo.toml'))?.[1] ?? '',
});

const changed = (): string[] =>
  git('status', '--porcelain')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** What registries have of a version. A file that was made of the same bytes is no other: a publication that was cut off goes on. */
const published = (version: string, folder: string): string[] => [
  ...NPM.filter((name) => integrityOf(name, version) !== undefined).map(
    (name) => `${name}@${version} on npm`,
  ),
  ...(crate.exists(version, folder) ? [`${crate.CRATE}@${version} in Cargo's registry`] : []),
];

/** Commits since the tag before this one, the newest first. */
function commits(tag: string): {
  before: string | undefined;
  list: { hash: string; subject: string }[];
} {
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD').split(
    '\n',
  );
  const before = tags.find((one) => one !== '' && one !== tag);
  const log = git('log', '--no-merges', '--format=%H%x09%s', before ? `${before}..HEAD` : 'HEAD');
  const list = log
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string])
    .map(([hash, subject]) => ({ hash, subject }));
  return { before, list };
}

/** Says what is done, and how long it took. */
async function step<Made>(name: string, make: () => Made | Promise<Made>): Promise<Made> {
  const start = performance.now();
  const made = await make();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return made;
}

interface CargoMetadata {
  packages: (Crate & { id: string })[];
  resolve: {
    nodes: { id: string; deps: { pkg: string; dep_kinds: { kind: string | null }[] }[] }[];
  };
}

/** All crates that are built with, and those whose code is in the WebAssembly. */
function crates(): { all: Crate[]; inside: string[] } {
  const said = execFileSync('cargo', ['metadata', '--format-version', '1', '--locked'], {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] },
  });
  const { packages, resolve: tree }: CargoMetadata = JSON.parse(said);
  const byId = new Map(packages.map((one) => [one.id, one]));
  const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const { pkg, dep_kinds: kinds } of nodes.get(id)?.deps ?? []) {
      if (kinds.some(({ kind }) => kind === null)) visit(pkg);
    }
  };
  visit(packages.find(({ name, source }) => name === 'lanewise' && source === null)?.id ?? '');
  const inside = [...found].map((id) => byId.get(id)).filter((one) => one !== undefined);
  return { all: packages, inside: inside.map(({ name, version }) => `${name}@${version}`) };
}

interface Asked {
  tag: string;
  version: string;
  hasExecutable: boolean;
  registry: string | undefined;
}

function sbom({ version, hasExecutable }: Asked, bundled: readonly string[]): string {
  const lock = readLock();
  const { all, inside } = crates();
  const places = new Set(bundled);
  const npm = packagesOf(lock);
  const own = npm
    .filter(([path]) => places.has(path))
    .map(([path, locked]) => `${nameOf(path)}@${locked.version}`);
  const node = hasExecutable ? process.versions.node : undefined;
  const made = { version, npm, crates: all, cargoLock: read('Cargo.lock'), node };
  return `${JSON.stringify(sbomOf({ ...made, inside: new Set([...own, ...inside]) }), null, 2)}\n`;
}

/** Makes everything in `out`, by way of `folder`, and tries it. */
async function make(asked: Asked, out: string, folder: string): Promise<void> {
  const { tag, version, hasExecutable } = asked;
  await step('The core and the data', () => {
    // Each does nothing where nothing has changed.
    for (const script of ['scripts/wasm.ts', 'datasets/tools/build.ts']) {
      const { status, stderr } = spawnSync('node', [script], {
        cwd: root,
        encoding: 'utf8',
        env: toolEnvironment(),
      });
      if (status !== 0) throw new Error(`${script} failed:\n${stderr.trim()}`);
    }
  });
  // They read what is built when they are loaded.
  const { pack: packCore } = await import('../pack/pack.ts');
  const { pack: packCommand } = await import('../command/pack.ts');
  const staged = join(folder, 'npm');
  mkdirSync(staged);
  const core = await step('lanewise-core, for npm', () => packCore(staged, { isPublic: true }));
  const command = await step('lanewise, for npm', () => packCommand(staged, { isPublic: true }));
  for (const archive of [core, command.archive]) cpSync(archive, join(out, basename(archive)));
  await step(`${crate.CRATE}, for Cargo's registry: packed, built by itself`, () => {
    const copy = join(folder, 'crate');
    crate.copied(copy);
    crate.packed(copy, out, version);
  });
  await step('Published to a registry, installed from it, and asked', () =>
    rehearse([core, command.archive], asked, join(folder, 'rehearsal')),
  );
  if (hasExecutable) {
    const { archived } = await import('../command/executable.ts');
    const file = join(out, `lanewise-${version}-${process.platform}-${process.arch}.tar.gz`);
    const bytes = await step('One file', () => archived(join(staged, 'lanewise'), file, folder));
    console.log(`${basename(file)} holds one of ${Math.round(bytes / 1e6)} MB`);
  }
  const changes = changesOf(read('CHANGELOG.md'), version);
  const { before, list } = commits(tag);
  writeFileSync(
    join(out, 'NOTES.md'),
    notesOf('text' in changes ? changes.text : changes.problem, list, before),
  );
  writeFileSync(join(out, `lanewise-${version}.cdx.json`), sbom(asked, command.bundled));
  writeFileSync(join(out, SUMS), sumsOf(filesIn(out).filter(({ path }) => path !== SUMS)));
}

async function rehearse(archives: string[], { registry, version }: Asked, folder: string) {
  mkdirSync(folder);
  const own = registry === undefined ? await startRegistry() : undefined;
  try {
    const rehearsal: Rehearsal = { registry: own?.url ?? registry ?? '', folder };
    for (const archive of archives) await publish(archive, rehearsal);
    await tryInstalled(rehearsal, version);
  } finally {
    own?.close();
  }
}

/** Publishes what `--out` made. What a registry has already, of the same bytes, is left alone. */
async function publishAll(from: string, version: string, folder: string): Promise<void> {
  const damage = damageOf(from);
  if (damage !== undefined) throw new Error(`${from} is no release: ${damage}`);
  const copy = join(folder, 'crate');
  crate.copied(copy);
  const packedAgain = crate.packed(copy, folder, version);
  const [held, made] = [join(from, basename(packedAgain)), packedAgain].map((path) =>
    readFileSync(path),
  );
  if (held === undefined || made === undefined || !held.equals(made)) {
    throw new Error(
      `${basename(packedAgain)} is not what this commit makes: check out the tag, and make the release anew`,
    );
  }
  for (const name of NPM) {
    if (integrityOf(name, version) === undefined)
      await publish(join(from, `${name}-${version}.tgz`));
    else console.log(`${name}@${version} is published`);
  }
  if (crate.exists(version, folder)) console.log(`${crate.CRATE}@${version} is published`);
  else crate.publish(copy);
}

/** A folder of its own, which is gone whatever happens. */
async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-release-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));
  try {
    await work(folder);
  } finally {
    remove();
  }
}

/** @throws {Error} With every problem, a line each. */
function checkReady(state: State, isAnyway: boolean): void {
  const problems = problemsOf(state);
  if (problems.length === 0) return;
  if (!isAnyway) throw new Error(problems.join('\n'));
  for (const problem of problems) console.log(`Not ready: ${problem}`);
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      'dry-run': { type: 'boolean', default: false },
      out: { type: 'string' },
      publish: { type: 'string' },
      tag: { type: 'string' },
      executable: { type: 'boolean', default: false },
      registry: { type: 'string' },
      anyway: { type: 'boolean', default: false },
    },
  });
  const { out, publish: from, registry, anyway } = values;
  const asked = [values['dry-run'], out !== undefined, from !== undefined].filter(Boolean);
  if (asked.length !== 1) throw new UsageError('name one of --dry-run, --out and --publish');
  if (anyway && !values['dry-run']) throw new UsageError('--anyway belongs to --dry-run');
  if (registry !== undefined && !URL.canParse(registry))
    throw new UsageError(`--registry ${registry} is no address: http://127.0.0.1:4873/`);
  if (out !== undefined && existsSync(out) && readdirSync(out).length > 0)
    throw new Error(`${out} is not empty: name a new folder`);
  const own = versions();
  const tag = values.tag ?? `v${own.npm}`;
  const version = anyway ? own.npm : tag.slice(1);
  await inFolder(async (folder) => {
    const state = { tag, versions: own, changed: changed(), changelog: read('CHANGELOG.md') };
    // What a publication that was cut off has published is no problem for the next.
    const taken = from === undefined ? published(version, folder) : [];
    checkReady({ ...state, published: taken }, anyway);
    if (from !== undefined) return await publishAll(resolve(from), version, folder);
    const made = join(folder, 'release');
    mkdirSync(made);
    const hasExecutable = values.executable;
    const work = join(folder, 'work');
    mkdirSync(work);
    await make({ tag, version, hasExecutable, registry }, made, work);
    for (const { path, bytes } of filesIn(made))
      console.log(`${path}: ${Math.ceil(bytes / 1000)} kB`);
    if (out !== undefined) cpSync(made, out, { recursive: true });
  });
}

if (!helped(process.argv.slice(2), usage)) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
