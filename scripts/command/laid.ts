/** A folder that is made once, and kept in the user's cache. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ownFolder } from './own-folder.cjs';

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
  const parent = ownFolder();
  const folder = join(parent, id);
  if (existsSync(folder)) return folder;
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
