// The catalogue of messages that translators work from, and what each translation lacks of it.
// `node scripts/language/cli.ts` writes content/translations/messages.json; `--check` compares it, and lists what is
// missing in each language. A published language has to be complete.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { formsOf } from '../../datasets/tools/plural.ts';
import { freshOrWritten } from '../fresh.ts';
import { root } from '../tools.mjs';
import { TRANSLATIONS, translated } from './languages.ts';
import { messages } from './messages.ts';
import { englishOfFiles, outdated, readOrigins } from './origins.ts';
import { translationOf, wordFiles } from './plugin.ts';

/** Lines that are printed for one language; the rest is counted. */
const LISTED = 20;

/** Each once: a language with more forms says them more often. */
const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join();

const load = createRequire(import.meta.url);

/** Categories that any language tells apart: as the word after a number has a form for each. */
const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Forms of one word, of which a language has as many as it tells apart. */
const isForms = (words: object): boolean =>
  'other' in words && Object.keys(words).every((name) => CATEGORIES.has(name));

/** The words of a module by their path in it: `columns.device`. A sentence is one word, a function or forms, too. */
function wordsIn(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return [path];
  if (isForms(words)) return [path];
  return Object.entries(words).flatMap(([name, part]) =>
    wordsIn(part, path ? `${path}.${name}` : name),
  );
}

/** What a file of words lacks beside the English one, and what it says that nothing asks for. */
function wordsLackedBy(file: string, folder: string): string[] {
  const translation = translationOf(file);
  const path = join(folder, translation);
  if (!existsSync(path)) return [`${translation} is missing`];
  const asked = new Set(wordsIn(load(join(root, file)).words));
  const said = new Set(wordsIn(load(path).words));
  return [
    ...[...asked.difference(said)].map((key) => `${translation}: ${key} is missing`),
    ...[...said.difference(asked)].map((key) => `${translation}: ${key} is not asked for any more`),
  ];
}

/** The forms of a word after a number that a translation lacks: `other` always, and each that its language tells apart. */
function formsLackedBy(key: string, text: string, english = '', locale: string): string[] {
  if (!formsOf(english)) return [];
  const own = formsOf(text);
  if (!own) return [`${key} has no forms, such as ${english}`];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories
    .filter((name) => !own.has(name))
    .map((name) => `${key} has no form "${name}"`);
}

/** What stands in the way of a language: keys and files that it lacks, or that nothing asks for. */
export function lacks(
  english: Record<string, string>,
  folder: string,
  files: string[],
  locale: string,
): string[] {
  const path = join(folder, 'messages.json');
  const own: Record<string, string> = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {};
  return [
    ...Object.keys(english)
      .filter((key) => !own[key]?.trim())
      .map((key) => `${key} is missing`),
    ...Object.keys(own)
      .filter((key) => !(key in english))
      .map((key) => `${key} is not asked for any more`),
    ...Object.entries(own)
      .filter(
        ([key, text]) => key in english && placeholders(text) !== placeholders(english[key] ?? ''),
      )
      .map(([key]) => `${key} does not hold the same {names} as the English`),
    ...Object.entries(own).flatMap(([key, text]) => formsLackedBy(key, text, english[key], locale)),
    ...files.flatMap((file) => wordsLackedBy(file, folder)),
    ...outdated({ ...english, ...englishOfFiles(files) }, readOrigins(folder)).map(
      (key) => `${key} was translated from another English; once it fits: npm run translated`,
    ),
  ];
}

if (import.meta.main) {
  const english = messages();
  freshOrWritten('content/translations/messages.json', `${JSON.stringify(english, null, 2)}\n`);
  const files = wordFiles();
  for (const { tag, locale, published } of translated) {
    const folder = join(TRANSLATIONS, tag);
    const missing = lacks(english, folder, files, locale);
    if (missing.length === 0) continue;
    console.log(`${relative(root, folder)} lacks ${missing.length} words:`);
    for (const line of missing.slice(0, LISTED)) console.log(`  ${line}`);
    if (missing.length > LISTED) console.log(`  and ${missing.length - LISTED} more`);
    if (published) process.exitCode = 1;
  }
}
