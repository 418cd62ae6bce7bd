/** `npm run release`: makes everything that a release publishes, tries it, and publishes it only where that is asked for. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { damageOf, filesIn, SUMS, sumsOf } from '../../../datasets/tools/release/sums.ts';
import { failed, helped, UsageError } from '../../../datasets/tools/text/usage.ts';
import { root, toolEnvironment } from '../../build/tools.mjs';
import * as crate from './crate.ts';
import * as npm from './npm.ts';
import { changesOf, notesOf, problemsOf, type State } from './ready.ts';

const usage = `npm run release -- --dry-run | --out <folder> | --publish <folder> [option...]

  --dry-run           makes and tries everything, and leaves nothing behind
  --out <folder>      the same, and keeps what was made in a new or empty folder
  --publish <folder>  publishes what --out made: both npm packages, in a workflow with their provenance, and the crate

  --tag <tag>         what is released; without it v and the version of package.json
  --anyway            rehearses a tag, tree or changelog that is not ready, and says what is not

  Exit code: 0 if all went well, 2 if anything did not.`;

const NPM = ['lanewise-core', 'lanewise'];

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).trimEnd();

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

const versions = (): State['versions'] => ({
  npm: JSON.parse(textOf('package.json')).version,
  crate: /^version = "([^"]+)"$/m.exec(textOf('calc-wasm/Cargo.toml'))?.[1] ?? '',
});

const changed = (): string[] =>
  git('status', '--porcelain')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** What registries have of a version. A file that was made of the same bytes is no other: a publication that was cut off goes on. */
const published = (version: string): string[] => [
  ...NPM.filter((name) => npm.exists(name, version)).map((name) => `${name}@${version} on npm`),
  ...(crate.exists(version) ? [`${crate.CRATE}@${version} in Cargo's registry`] : []),
];

/** Commits since the tag before this one, the newest first. */
function commits(tag: string): { before: string | undefined; list: { hash: string; subject: string }[] } {
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname', '--merged', 'HEAD').split('\n');
  const before = tags.find((item) => item !== '' && item !== tag);
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
  const artifact = await make();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return artifact;
}

interface Asked {
  tag: string;
  version: string;
  isAnyway: boolean;
}

/** Makes everything in `out`, by way of `folder`, and tries it. */
async function make(asked: Asked, out: string, folder: string): Promise<void> {
  const { tag, version, isAnyway } = asked;
  await step('The core and the data', () => {
    // Each does nothing where nothing has changed.
    for (const script of ['calc-wasm/bindgen/wasm.ts', 'datasets/tools/build.ts']) {
      const { status, stderr } = spawnSync('node', [script], { cwd: root, encoding: 'utf8', env: toolEnvironment() });
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
  await step(`${crate.CRATE}, for Cargo's registry: packed, built by itself`, () =>
    crate.packed(join(folder, 'target'), out, version, isAnyway),
  );
  await step('Installed from their archives, and asked', () =>
    npm.tryInstalled([core, command.archive], join(folder, 'project'), version),
  );
  const changes = changesOf(textOf('CHANGELOG.md'), version);
  const { before, list } = commits(tag);
  writeFileSync(join(out, 'NOTES.md'), notesOf('text' in changes ? changes.text : changes.problem, list, before));
  writeFileSync(join(out, `lanewise-${version}.cdx.json`), npm.sbom());
  writeFileSync(join(out, SUMS), sumsOf(filesIn(out).filter(({ path }) => path !== SUMS)));
}

/** Publishes what `--out` made. What a registry has already, of the same bytes, is left alone. */
async function publishAll(from: string, version: string, folder: string): Promise<void> {
  const damage = damageOf(from);
  if (damage !== undefined) throw new Error(`${from} is no release: ${damage}`);
  const packedAgain = crate.packed(join(folder, 'target'), folder, version);
  const [held, made] = [join(from, basename(packedAgain)), packedAgain].map((path) => readFileSync(path));
  if (held === undefined || made === undefined || !held.equals(made)) {
    throw new Error(
      `${basename(packedAgain)} is not what this commit makes: check out the tag, and make the release anew`,
    );
  }
  for (const name of NPM) {
    if (npm.exists(name, version)) console.log(`${name}@${version} is published`);
    else npm.publish(join(from, `${name}-${version}.tgz`));
  }
  if (crate.exists(version)) console.log(`${crate.CRATE}@${version} is published`);
  else crate.publish();
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
      anyway: { type: 'boolean', default: false },
    },
  });
  const { out, publish: from, anyway } = values;
  const asked = [values['dry-run'], out !== undefined, from !== undefined].filter(Boolean);
  if (asked.length !== 1) throw new UsageError('name one of --dry-run, --out and --publish');
  if (anyway && !values['dry-run']) throw new UsageError('--anyway belongs to --dry-run');
  if (out !== undefined && existsSync(out) && readdirSync(out).length > 0)
    throw new Error(`${out} is not empty: name a new folder`);
  const own = versions();
  const tag = values.tag ?? `v${own.npm}`;
  const version = anyway ? own.npm : tag.slice(1);
  await inFolder(async (folder) => {
    const state = { tag, versions: own, changed: changed(), changelog: textOf('CHANGELOG.md') };
    // What a publication that was cut off has published is no problem for the next.
    const versions = from === undefined ? published(version) : [];
    checkReady({ ...state, published: versions }, anyway);
    if (from !== undefined) return await publishAll(resolve(from), version, folder);
    const target = join(folder, 'release');
    mkdirSync(target);
    const work = join(folder, 'work');
    mkdirSync(work);
    await make({ tag, version, isAnyway: anyway }, target, work);
    for (const { path, bytes } of filesIn(target)) console.log(`${path}: ${Math.ceil(bytes / 1000)} kB`);
    if (out !== undefined) cpSync(target, out, { recursive: true });
  });
}

if (!helped(process.argv.slice(2), usage)) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    process.exitCode = failed(error, usage);
  }
}
