/** Files that are written whole or not at all: an interruption or a full disk leaves the one that was there. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

/** A name beside a path, for what takes its place when it is whole. */
export function besideName(path: string): string {
  return join(dirname(path), `.${basename(path)}-${process.pid}`);
}

export function writeWhole(path: string, content: string | Uint8Array): void {
  const beside = besideName(path);
  try {
    writeFileSync(beside, content);
    renameSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}
