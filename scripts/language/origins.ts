// What English each translation was made from, so that one is found out when the English has changed since.
// `npm run translated -- ru` notes it, and lets a translation follow its English to another key.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { helped } from '../../datasets/tools/usage.ts';
import { root } from '../tools.mjs';
import { TRANSLATIONS, translated } from './languages.ts';
import { literals } from './literals.ts';
import { messages } from './messages.ts';
import { translationOf, wordFiles } from './plugin.ts';

type Texts = Record<string, string>;

/** Of each key, and of each file of words, the digest of its English when it was translated. */
export type Origins = Record<string, string>;

/** Enough to tell two sentences apart, and short enough for thousands of lines. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The words of a file as one text: code and comments around them may change. */
const wordsOf = (code: string): string =>
  literals(code, true)
    .map(({ text }) => text)
    .join('\n');

/** The English of each file of words, by the name of its translation. */
export const englishOfFiles = (files: readonly string[]): Texts =>
  Object.fromEntries(
    files.map((file) => [translationOf(file), wordsOf(readFileSync(join(root, file), 'utf8'))]),
  );

export function readOrigins(folder: string): Origins {
  const path = join(folder, 'origins.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Keys whose English is another one than that which was translated. */
export const outdated = (english: Texts, origins: Origins): string[] =>
  Object.entries(english).flatMap(([key, text]) =>
    key in origins && origins[key] !== digest(text) ? [key] : [],
  );

/**
 * The translations under the keys at which their English stands now: keys of messages count the sentences of a file, so
 * one more sentence moves those below it.
 * @returns Translations of today's keys in their order, each with its origin.
 */
export function moved(english: Texts, own: Texts, origins: Origins): [Texts, Origins] {
  const byOrigin = new Map<string, string>();
  for (const [key, text] of Object.entries(own)) {
    const origin = origins[key];
    if (origin) byOrigin.set(origin, text);
  }
  const texts: Texts = {};
  const from: Origins = {};
  for (const [key, said] of Object.entries(english)) {
    const now = digest(said);
    const isCurrent = own[key] !== undefined && (origins[key] ?? now) === now;
    const text = isCurrent ? own[key] : (byOrigin.get(now) ?? own[key]);
    if (text === undefined) continue;
    texts[key] = text;
    from[key] = isCurrent || byOrigin.has(now) ? now : (origins[key] ?? now);
  }
  return [texts, from];
}

/** The origins once these keys are translated from today's English; `all` takes every key. */
export const accepted = (
  english: Texts,
  origins: Origins,
  keys: readonly string[] | 'all',
): Origins =>
  Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      const isNow = !(key in origins) || keys === 'all' || keys.includes(key);
      return [[key, isNow ? digest(text) : (origins[key] ?? '')]];
    }),
  );

const usage = `npm run translated -- <language> [<key or file>... | all]: notes from which English the translations are
  ru                        new translations are taken as made from today's English; those whose English stands under
                            another key move there; those whose English has changed are listed
  ru pcie.title words/sql.ts  these have been translated anew, or need no change
  ru all                    so have all`;

if (import.meta.main && !helped(process.argv.slice(2), usage)) {
  const [tag = '', ...keys] = process.argv.slice(2);
  if (!translated.some((one) => one.tag === tag)) {
    console.error(
      `no language "${tag}": there is ${translated.map((one) => one.tag).join(', ')}\n\n${usage}`,
    );
    process.exit(2);
  }
  const folder = join(TRANSLATIONS, tag);
  const path = join(folder, 'messages.json');
  const english = messages();
  const own: Texts = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const [texts, from] = moved(english, own, readOrigins(folder));
  const files = Object.fromEntries(
    Object.entries(englishOfFiles(wordFiles())).filter(([file]) => existsSync(join(folder, file))),
  );
  const asked = {
    ...Object.fromEntries(Object.keys(texts).map((key) => [key, english[key] ?? ''])),
    ...files,
  };
  const known = { ...readOrigins(folder), ...from };
  const origins = accepted(asked, known, keys.includes('all') ? 'all' : keys);
  writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
  writeFileSync(join(folder, 'origins.json'), `${JSON.stringify(origins, null, 2)}\n`);
  const left = outdated(asked, origins);
  console.log(
    `${relative(root, folder)}: ${Object.keys(origins).length} noted, ${left.length} made from an English that has changed`,
  );
  for (const key of left) console.log(`  ${key}`);
}
