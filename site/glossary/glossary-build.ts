// The terms of content/glossary, in the language of the page where it has been translated.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { catalog } from '../../calc-wasm/js/generated/catalog.ts';
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

const read = (file: string, english?: readonly Term[]): Term[] =>
  readTerms(file, unbroken(readFileSync(join(process.cwd(), file), 'utf8')), known, english);

const inEnglishWords = read(ENGLISH);

const own = `content/glossary/${place.language.tag}.yaml`;
/** The file of the definitions that are shown. */
export const file = existsSync(join(process.cwd(), own)) ? own : ENGLISH;

/** Of definitions: English where they have not been translated. */
export const marks: Marks = file === ENGLISH ? inEnglish : {};

/** @throws {Error} For a translation that lacks terms, or has others: links to them hold in every language. */
function translated(): Term[] {
  const found = read(file, inEnglishWords);
  const ids = (all: readonly Term[]) => new Set(all.map(({ id }) => id));
  const differing = [...ids(found).symmetricDifference(ids(inEnglishWords))];
  if (differing.length === 0) return found;
  throw new Error(`${file} and ${ENGLISH} differ in the terms ${differing.join(', ')}`);
}

export const terms: readonly Term[] = file === ENGLISH ? inEnglishWords : translated();

export const termLink = (id: string): string => pageLink(`/glossary/#${id}`);

/**
 * @param where The file that names it.
 * @throws {Error} For an id that no term has; it names the file and the ids that there are.
 */
export function termNamed(id: string): Term {
  const found = terms.find((one) => one.id === id);
  if (found) return found;
  throw new Error(`no term "${id}" in ${file}: there is ${terms.map((one) => one.id).join(', ')}`);
}
