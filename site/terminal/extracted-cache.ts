/** A folder that is made once, and kept in the user's cache. */
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ownFolder } from './own-folder.cjs';

/** Milliseconds after which what another version has left is taken away: where that one still runs, it makes it again. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** What this command makes in its cache. Whatever else lies there belongs to somebody, and stays. */
const OWN = /^(?:data-[0-9a-f]{12}|code|new-\w{6})$/;

function forgetOld(parent: string): void {
  for (const name of readdirSync(parent).filter((item) => OWN.test(item))) {
    const path = join(parent, name);
    try {
      const stats = lstatSync(path);
      const isOld = Date.now() - stats.mtimeMs > KEPT;
      if (stats.isDirectory() && isOld) rmSync(path, { recursive: true });
    } catch {
      // In use on Windows, or taken away meanwhile: it costs room, and nothing else.
    }
  }
}

/** Ends the name of the file that says how the files of a folder were when they were whole. */
const MARK = '.whole.json';

const stateOf = (path: string): string => {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
};

/** To be called last: what is cut, emptied or changed afterwards is not whole. */
export function markWhole(folder: string, name: string, files: readonly string[]): void {
  const states = files.map((file) => [file, stateOf(join(folder, file))]);
  writeFileSync(join(folder, name + MARK), JSON.stringify(Object.fromEntries(states)));
}

export function isWhole(folder: string, name: string): boolean {
  try {
    const states = Object.entries(JSON.parse(readFileSync(join(folder, name + MARK), 'utf8')));
    return states.every(([file, state]) => stateOf(join(folder, file)) === state);
  } catch {
    return false;
  }
}

const LAID = 'laid';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());

/** Made beside its place and moved there, so that nobody ever finds half of it. */
function kept(id: string, fill: (folder: string) => void): string {
  const parent = ownFolder();
  const folder = join(parent, id);
  if (isWhole(folder, LAID)) return folder;
  const beside = mkdtempSync(join(parent, 'new-'));
  try {
    fill(beside);
    markWhole(beside, LAID, filesIn(beside));
    chmodSync(beside, 0o700);
    // What is damaged makes room.
    if (!isWhole(folder, LAID)) rmSync(folder, { recursive: true, force: true });
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    // Another one that started at the same time was sooner.
    if (!isWhole(folder, LAID)) throw error;
  }
  forgetOld(parent);
  return folder;
}

/** The folder of this name; where nothing can be kept, it is made anew each time. */
export function laid(id: string, fill: (folder: string) => void): string {
  try {
    return kept(id, fill);
  } catch {
    const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    fill(folder);
    return folder;
  }
}
