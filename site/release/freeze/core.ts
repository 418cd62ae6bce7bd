// Builds the core of a version that was superseded, out of the commit that had it last, and keeps what an embed of that
// version loads: the WebAssembly, its glue, and what its calculator declared.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Calculator } from '../../../calc-wasm/js/generated/catalog.ts';
import { root, toolEnvironment } from '../../build/tools.mjs';
import { folderOf, sourceOf } from './answers.ts';

/** Where a frozen core comes from, so that anybody can build it again. */
export interface Origin {
  model: string;
  version: number;
  /** The commit that it was built from, by its `calc-wasm/bindgen/wasm.ts`. */
  commit: string;
  rustc: string;
  /** Of each file beside this one. */
  sha256: Record<string, string>;
}

export const isChain = (model: string): boolean => model === 'sizer' || model === 'planner';

export const coreOf = (model: string) =>
  isChain(model) ? { folder: 'wasm-chain', stem: 'lanewise-chain' } : { folder: 'wasm', stem: 'lanewise' };

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The version of a model in the sources of a commit; nothing where it had none. */
export function versionAt(commit: string, model: string): number | undefined {
  let source = '';
  try {
    source = git('show', `${commit}:${sourceOf(model)}`);
  } catch {
    return undefined;
  }
  const [, version] = /\bname: "[\w-]+",\s*version: (\d+)/.exec(source) ?? [];
  return version === undefined ? undefined : Number(version);
}

/** The newest commit of this branch in which the model had this version. */
export function lastCommitOf(model: string, version: number): string {
  const commits = git('log', '--first-parent', '--format=%H', 'HEAD');
  const line = commits.split('\n').find((commit) => versionAt(commit, model) === version);
  if (line) return line;
  throw new Error(`no commit has version ${version} of ${model}: name one with --from`);
}

/** What a frame shows of a calculator, in the shape of today's catalogue. */
function shownInFrames(calculator: Calculator): Calculator {
  const inputs = calculator.inputs.map((input) => ({ ...input, when: input.when ?? [] }));
  const outputs = calculator.outputs.map((output) => ({ ...output, help: '' }));
  const left = { formula: [], presets: [], charts: [], sources: [], caveats: [], summary: '' };
  return { ...calculator, ...left, inputs, outputs };
}

/** Its tree in a folder of its own, without touching this one. */
function checkedOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-freeze-'));
  const tree = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: tree });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Builds the core of a version from a commit and keeps it beside its answers. */
export async function keepCore(model: string, version: number, commit: string): Promise<void> {
  const source = checkedOut(commit);
  try {
    // Not the target folder of this tree: cargo tells members of a workspace apart by their place in it, so it would
    // take the tables that `build.rs` made of today's registry for those of the commit.
    const env = { ...toolEnvironment(), CARGO_TARGET_DIR: join(source, 'target') };
    // Today's script: one of an earlier tree may ask for tools that are no longer installed.
    const { status } = spawnSync('node', ['calc-wasm/bindgen/wasm.ts', '--in', source], {
      cwd: root,
      stdio: 'inherit',
      env,
    });
    if (status !== 0) throw new Error(`the core of ${commit} could not be built`);
    const of = { model, version, commit: git('rev-parse', commit) };
    await copyCore(join(source, 'calc-wasm/js/generated'), folderOf(model, version), of);
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
}

/** Copies a built core, what its calculator declares and where it comes from into the folder of its version. */
export async function copyCore(
  generated: string,
  kept: string,
  { model, version, commit }: Pick<Origin, 'model' | 'version' | 'commit'>,
): Promise<void> {
  mkdirSync(kept, { recursive: true });
  const { folder, stem } = coreOf(model);
  const files = [`${stem}.js`, `${stem}.d.ts`, `${stem}_bg.wasm`];
  for (const file of files) cpSync(join(generated, folder, file), join(kept, file));
  if (!isChain(model)) {
    const catalog: Calculator[] = JSON.parse(readFileSync(join(generated, 'catalog.json'), 'utf8'));
    const calculator = catalog.find(({ name }) => name === model);
    if (!calculator) throw new Error(`${commit} has no calculator ${model}`);
    const text = JSON.stringify(shownInFrames(calculator), null, 1);
    writeFileSync(join(kept, 'catalogue.json'), `${text}\n`);
    files.push('catalogue.json');
  }
  const sha256 = Object.fromEntries(files.map((file) => [file, hashOf(join(kept, file))]));
  const rustc = execFileSync('rustc', ['--version'], { encoding: 'utf8' }).trim();
  const origin: Origin = { model, version, commit, rustc, sha256 };
  writeFileSync(join(kept, 'origin.json'), `${JSON.stringify(origin, null, 2)}\n`);
}

export const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
