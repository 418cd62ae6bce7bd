// The languages of the site: English, which is written where things are declared, and a folder of content/translations
// for each other one. The pseudo-language has no folder: it is made of the English, for tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { units } from '../../../calc-wasm/js/generated/units.ts';
import { type Language, type Place, place } from '../../common/place.ts';
import { root } from '../tools.mjs';

/** Letters of units as Russian writes them: `GiB/s` is `ГиБ/с`. */
const CYRILLIC: Record<string, string> = Object.fromEntries(
  [...'BGIKMOPSTbhikmns'].map((letter, place) => [letter, [...'БГИКМОПСТбчикмнс'][place] ?? letter]),
);

export const TRANSLATIONS = join(root, 'content/translations');

/**
 * Accented English with longer words: it shows what is not translatable and what has no room. Numbers, dates and lists
 * are those of Russian, which differ from English in every respect, and so are the letters of its units.
 */
export const PSEUDO: Language = {
  tag: 'en-XA',
  name: 'Pseudo',
  locale: 'ru',
  direction: 'ltr',
  units: Object.fromEntries(
    Object.values(units)
      .flatMap(({ decimal, binary }) => [...decimal, ...binary])
      .map(([symbol]) => [symbol, symbol.replace(/[A-Za-z]/g, (letter) => CYRILLIC[letter] ?? letter)]),
  ),
};

interface Declared extends Language {
  /** Whether the site is built in it; until then it may be incomplete. */
  published: boolean;
}

/** @throws {Error} For a folder that does not say what language it is. */
function declaredIn(tag: string): Declared {
  const path = join(TRANSLATIONS, tag, 'language.json');
  if (!existsSync(path)) {
    throw new Error(`${relative(root, path)} is missing: content/translations/README.md says what it holds`);
  }
  return { ...JSON.parse(readFileSync(path, 'utf8')), tag };
}

const declared: Declared[] = existsSync(TRANSLATIONS)
  ? readdirSync(TRANSLATIONS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => declaredIn(name))
  : [];

/** Those with a folder of their own. */
export const translated: readonly Declared[] = declared;

export const published: readonly Language[] = [place.language, ...declared.filter((item) => item.published)];

/** @throws {Error} For a tag that no language has. */
export function languageOf(tag: string): Language {
  const all = [place.language, PSEUDO, ...declared];
  const language = all.find((item) => item.tag === tag);
  if (language) return language;
  throw new Error(`no language "${tag}": there is ${all.map((item) => item.tag).join(', ')}`);
}

/**
 * Where the pages of a language stand: English at the site's root, every other one in a folder of its tag.
 * @throws {Error} For a root that is no path with a slash at both ends.
 */
export function placeOf(language: Language, all: readonly Language[], siteRoot: string): Place {
  if (!/^\/([\w.~-]+\/)*$/.test(siteRoot)) {
    throw new Error(`BASE is "${siteRoot}": write a path with a slash at both ends, like /lanewise/`);
  }
  const pages = ({ tag }: Language) => (tag === place.language.tag ? siteRoot : `${siteRoot}${tag}/`);
  return {
    root: siteRoot,
    pages: pages(language),
    language,
    languages: all.map((item) => ({ tag: item.tag, name: item.name, pages: pages(item) })),
  };
}
