/** A folder that is made once, and kept in the user's cache. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** Where the system keeps what programs can make again. */
function caches(): string {
  const { LOCALAPPDATA, XDG_CACHE_HOME } = process.env;
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches');
  return XDG_CACHE_HOME || join(homedir(), '.cache');
}

/** Milliseconds after which what another version has left is taken away: where that one still runs, it makes it again. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

function forgetOld(parent: string): void {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name);
    try {
      if (Date.now() - statSync(path).mtimeMs > KEPT) rmSync(path, { recursive: true });
    } catch {
      // In use on Windows, or taken away meanwhile: it costs room, and nothing else.
    }
  }
}

/** Made beside its place and moved there, so that nobody ever finds half of it. */
function kept(id: string, fill: (folder: string) => void): string {
  const parent = join(caches(), 'lanewise');
  const folder = join(parent, id);
  if (existsSync(folder)) return folder;
  // One after the other: made with what is above them, folders of /proc are tried for ever.
  for (const path of [dirname(parent), parent]) {
    if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
  }
  const beside = mkdtempSync(join(parent, 'new-'));
  try {
    fill(beside);
    chmodSync(beside, 0o700);
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    // Another one that started at the same time was sooner.
    if (!existsSync(folder)) throw error;
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
