/** `SHA256SUMS`: every file of a release, as `sha256sum -c` reads it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from './facts.ts';

export const SUMS = 'SHA256SUMS';

const LINE = /^([0-9a-f]{64}) {2}(\S.*)$/;

export const filesIn = (folder: string): ReleaseFile[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => {
      const content = readFileSync(path);
      return {
        path: relative(folder, path).split(sep).join('/'),
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      };
    })
    .sort((a, other) => (a.path < other.path ? -1 : 1));

export const sumsOf = (files: readonly ReleaseFile[]): string =>
  files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');

/** What is wrong with a folder that should hold a release; nothing where every file is as it was published. */
export function damageOf(folder: string): string | undefined {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return 'there is no such folder';
  const path = join(folder, SUMS);
  if (!existsSync(path)) return `${SUMS} is missing`;
  const stated = new Map<string, string>();
  for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line === '') continue;
    const [, sha256, file] = LINE.exec(line) ?? [];
    if (sha256 === undefined || file === undefined) return `line ${at + 1} of ${SUMS} is no sum`;
    stated.set(file, sha256);
  }
  if (stated.size === 0) return `${SUMS} is empty`;
  const sums = new Map(filesIn(folder).map(({ path, sha256 }) => [path, sha256]));
  for (const [file, sha256] of stated) {
    if (!sums.has(file)) return `${file} is missing`;
    if (sums.get(file) !== sha256) return `${file} is not what ${SUMS} says`;
  }
  const more = [...sums.keys()].find((file) => file !== SUMS && !stated.has(file));
  return more === undefined ? undefined : `${more} is not in ${SUMS}`;
}
