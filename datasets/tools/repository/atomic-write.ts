/** Files that are written whole or not at all: an interruption or a full disk leaves the one that was there. */
import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A name beside a path that nobody can foresee, for what takes its place when it is whole. */
export function besideName(path: string): string {
  // Names of files have a limit of 255 bytes.
  return join(dirname(path), `.${basename(path).slice(0, 50)}-${randomUUID()}`);
}

export function writeWhole(path: string, content: string | Uint8Array): void {
  const beside = besideName(path);
  try {
    writeFileSync(beside, content, { flag: 'wx' });
    renameSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}

/** Makes a folder where it is missing. A link in its place is refused: files would land where it leads. */
export function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  if (lstatSync(path).isSymbolicLink()) throw new Error(`${path} is a link: remove it first`);
}
