// From which English the files of words of a language were translated: what has changed since is outdated.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools.mjs';
import { literals } from './literals.ts';
import { translationOf } from './plugin.ts';

/** For each file of words, the digest that its English had when it was translated. */
type Origins = Record<string, string>;

/** Enough to tell two texts apart, and short enough for a list. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The words of a file as one text: code and comments around them may change. */
const wordsOf = (code: string): string =>
  literals(code, true)
    .map(({ text }) => text)
    .join('\n');

/** The English of each file of words, by the name of its translation. */
export const englishOfFiles = (files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [translationOf(file), wordsOf(readFileSync(join(root, file), 'utf8'))]));

export function readOrigins(folder: string): Origins {
  const path = join(folder, 'origins.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Files whose English is another one than that which was translated. */
export const outdated = (english: Readonly<Record<string, string>>, origins: Origins): string[] =>
  Object.entries(english).flatMap(([file, text]) => (file in origins && origins[file] !== digest(text) ? [file] : []));

/** The origins once these files are translated from today's English; `all` takes every one. */
export const accepted = (
  english: Readonly<Record<string, string>>,
  origins: Origins,
  files: readonly string[] | 'all',
): Origins =>
  Object.fromEntries(
    Object.entries(english).map(([file, text]) => {
      const isNow = !(file in origins) || files === 'all' || files.includes(file);
      return [file, isNow ? digest(text) : (origins[file] ?? '')];
    }),
  );
