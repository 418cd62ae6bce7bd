// Reads the files of an artifact, which whoever opened the pull request may have made.
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from './artifact.ts';

/** A plain file and no larger than it may be: a link would lead to a file of the machine that has the token. */
export function readReport(folder: string, file: keyof typeof FILES): string {
  const path = join(folder, file);
  const stats = lstatSync(path);
  if (!stats.isFile()) throw new Error(`${file} is no plain file`);
  const { size } = stats;
  if (size > FILES[file]) throw new Error(`${file} has ${size} bytes, more than ${FILES[file]}`);
  return readFileSync(path, 'utf8');
}
