// What each translation lacks, and what is wrong with it.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { formsOf } from '../../../datasets/tools/language/plural.ts';
import { root } from '../tools.mjs';
import { TRANSLATIONS, translated } from './languages.ts';
import { messages } from './messages.ts';
import { englishOfFiles, outdated, readOrigins } from './origins.ts';
import { translationOf, wordFiles } from './plugin.ts';
import { FILE, readTranslation, startsWith, type Translation, translationFor, variants } from './translation.ts';
import { wordsIn } from './words-in.ts';

const load = createRequire(import.meta.url);

/** What a translation says and lacks. */
export interface Report {
  /** Stops the check: `file:line: what is wrong; how to fix it`. */
  faults: string[];
  /** In English on the site: the key and the text, or the file and the word. */
  missing: string[];
  /** Translated from an English that has changed since. */
  outdated: string[];
  /** Of an English that nothing says any more. */
  unused: string[];
}

/** Each once: a language with more forms says them more often. */
const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join();
const tags = (text: string): string => (text.match(/<\/?[a-z][^>]*>/g) ?? []).sort().join();

/** What of a translation a page could not show; each says how to fix it. */
function faultsOf(english: string, text: string, locale: string): string[] {
  const faults: string[] = [];
  if (placeholders(text) !== placeholders(english)) {
    faults.push(
      `says ${placeholders(text) || 'no {names}'}; say ${placeholders(english) || 'none'}, as the English does`,
    );
  }
  if (tags(text) !== tags(english)) {
    faults.push(`has the markup ${tags(text) || 'of none'}; write ${tags(english) || 'none'}`);
  }
  if (formsOf(english)) {
    const own = formsOf(text);
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const lacking = pluralCategories.filter((name) => !own?.has(name));
    if (lacking.length > 0) faults.push(`lacks the form ${lacking.join(', ')}; write each as in ${english}`);
  }
  return faults;
}

/** A file of words beside the English one. */
function reportOfWords(file: string, folder: string): Partial<Report> {
  const name = translationOf(file);
  const path = join(folder, name);
  if (!existsSync(path)) return { missing: [`${name}, all of it`] };
  const asked = new Set(wordsIn(load(join(root, file)).words));
  try {
    const own = new Set(wordsIn(load(path).words));
    return {
      missing: [...asked.difference(own)].map((key) => `${name}: ${key}`),
      unused: [...own.difference(asked)].map((key) => `${name}: ${key}`),
    };
  } catch (error) {
    return { faults: [`${relative(root, path)}: ${error}; fix the code of this file`] };
  }
}

/**
 * What a language lacks.
 * @param english Every text of the catalogue by its key.
 * @param files The English files of words.
 */
export function reportOn(
  english: Readonly<Record<string, string>>,
  folder: string,
  files: readonly string[],
  locale: string,
): Report {
  const path = join(folder, FILE);
  const report: Report = { faults: [], missing: [], outdated: [], unused: [] };
  let own: Translation = {};
  try {
    own = readTranslation(folder);
  } catch (error) {
    report.faults.push(`${relative(root, path)}: ${error}; fix the JSON`);
    return report;
  }
  const asked = new Set(Object.values(english));
  const keysOf = Map.groupBy(Object.keys(english), (key) => english[key] ?? '');
  report.missing.push(
    ...Object.entries(english)
      .filter(([key, text]) => translationFor(own, key, text) === undefined)
      .map(([key, text]) => `${key}: ${text}`),
  );
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(`${JSON.stringify(text)}:`)) + 1;
  for (const [text, entry] of Object.entries(own)) {
    if (!asked.has(text)) report.unused.push(`${FILE}: ${text}`);
    const keys = keysOf.get(text) ?? [];
    for (const [start, translation] of variants(entry)) {
      // A place that no text stands at is misspelt, or was moved: it says nothing.
      if (asked.has(text) && !keys.some((key) => startsWith(key, start))) {
        report.unused.push(`${FILE}: ${text}, at ${start}`);
      }
      for (const fault of faultsOf(text, translation, locale)) {
        report.faults.push(`${relative(root, path)}:${lineOf(text)}: “${translation}” ${fault}`);
      }
    }
  }
  for (const file of files) {
    for (const [part, found] of Object.entries(reportOfWords(file, folder))) {
      report[part as keyof Report].push(...found);
    }
  }
  report.outdated.push(...outdated(englishOfFiles(files), readOrigins(folder)));
  return report;
}

/** The reports of every language, by its tag. */
export function reports(): Map<string, Report> {
  const english = messages();
  const files = wordFiles();
  return new Map(translated.map(({ tag, locale }) => [tag, reportOn(english, join(TRANSLATIONS, tag), files, locale)]));
}
