// The terms of content/glossary, in the language of the page where it has been translated.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { catalog } from '../../calc-wasm/js/declared.ts';
import { pageLink } from '../common/link.ts';
import { inEnglish, type Marks } from '../common/mark.ts';
import { place } from '../common/place.ts';
import { unbroken } from '../common/unbroken.ts';
import { references } from '../sources/references-build.ts';
import { readTerms, type Term } from './read.ts';
import { words } from './words.ts';

const ENGLISH = 'content/glossary/en.yaml';

const known = {
  topics: Object.keys(words.topics),
  sources: Object.keys(references),
  calculators: catalog.map(({ name }) => name),
  articles: globSync('content/articles/en/*.mdx').map((path) => basename(path, '.mdx')),
};

export const termsIn = (file: string, english?: readonly Term[]): Term[] =>
  readTerms(file, unbroken(readFileSync(file, 'utf8')), known, english);

export const inEnglishWords = termsIn(ENGLISH);

const own = `content/glossary/${place.language.tag}.yaml`;
/** The file of the definitions that are shown. */
export const file = existsSync(own) ? own : ENGLISH;

const translated = new Map(file === ENGLISH ? [] : termsIn(file, inEnglishWords).map((term) => [term.id, term]));

/** In the order of the English file; a term that the translation lacks stands in English. */
export const terms: readonly Term[] = inEnglishWords.map(
  (inEnglishWord) => translated.get(inEnglishWord.id) ?? inEnglishWord,
);

/** Of a definition: English where it has not been translated. */
export const marksOf = ({ id }: Term): Marks => (translated.has(id) ? {} : inEnglish);

/** Whether no definition is translated. */
export const isInEnglish = file === ENGLISH && inEnglish.lang !== undefined;

export const termLink = (id: string): string => pageLink(`/glossary/#${id}`);

/**
 * @param where What names it, where that is known.
 * @throws {Error} For an id that no term has; it says where it is named, and the ids that there are.
 */
export function termNamed(id: string, where?: string): Term {
  const term = terms.find((item) => item.id === id);
  if (term) return term;
  const place = where ? `${where}: ` : '';
  throw new Error(`${place}no term "${id}" in ${file}: there is ${terms.map((item) => item.id).join(', ')}`);
}
