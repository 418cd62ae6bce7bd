// The site in Russian, page by page: no English sentence is left in it. Labels of one word are looked at in the
// pseudo-language, where every word of ours is another; here Latin names and terms stand among Russian words.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unbroken } from '../../site/common/unbroken.ts';
import { tableOf } from '../support/test-tables.ts';
import { atRoot, builtPages } from './built.ts';
import { englishIn, known, offencesOn, terms, textsOf, textsOfCards } from './english.ts';
import { untranslated } from './untranslated.ts';

/** Every text of the pages and cards in Russian, with the first that has it. */
const texts = new Map<string, string>(await textsOfCards(join(atRoot.folder, 'ru')));
for (const { path, html } of builtPages(join(atRoot.folder, 'ru'))) {
  for (const text of textsOf(html)) if (!texts.has(text)) texts.set(text, path);
}

/** More findings than this say nothing new. */
const LISTED = 100;

/** Names that are written alike in both languages, and what tools and formulas call things. */
const NAMES = tableOf<string[]>(import.meta.filename, 'names');

const found = known();
const accounted = {
  ...found,
  phrases: [...found.phrases, ...terms, ...untranslated('ru')].sort((a, other) => other.length - a.length),
  names: new Set([...found.names, ...NAMES]),
};

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** What an English sentence does not do without. */
const SENTENCE =
  /(?<![\p{L}\p{N}.’'-])(?:the|an?|of|is|are|and|or|not|with|from|this|that|for|in|on|by)(?![\p{L}\p{N}.’'-])/u;
/** What is quoted, or explained in brackets. */
const QUOTED = /«[^»]*»|“[^”]*”|\([^()]*\)/g;

/** The English words of a text that are more than names and terms in Russian words. */
function englishLeft(text: string): string[] {
  if (!CYRILLIC.test(text)) {
    const words = englishIn(text, accounted);
    const isMore = (said: string) => englishIn(said, accounted).length > 1;
    return isMore(text) && isMore(text.replace(QUOTED, '')) ? words : [];
  }
  const words = (said: string) =>
    SENTENCE.test(said) ? englishIn(said, accounted).filter((word) => SENTENCE.test(word)) : [];
  // Titles of sources have brackets of their own.
  return words(text.replace(QUOTED, '')).length > 0 ? words(text) : [];
}

it('leaves no English sentence on any page in Russian', () => {
  expect(texts.size).toBeGreaterThan(5000);
  const left: string[] = [];
  for (const [text, path] of texts) {
    // Units are kept on one line by a sign that no translation writes.
    const words = englishLeft(text.replaceAll('\u2060', ''));
    if (words.length > 0) left.push(`${path}: ${words.join(', ')} in “${text.slice(0, 160)}”`);
  }
  expect(left.slice(0, LISTED), `${left.length} texts`).toEqual([]);
});

it('has no word, unit or sign that the vocabulary replaces', () => {
  const left = offencesOn(
    Array.from(texts, ([text, path]) => [text.replaceAll('\u2060', ''), path] as const),
    'ru',
    accounted,
  );
  expect(left.slice(0, LISTED), `${left.length} texts`).toEqual([]);
});

it('finds the English sentence that is left, and no name in a Russian one', () => {
  expect(englishLeft('Which part limits the chain')).not.toEqual([]);
  expect(englishLeft('Здесь написано: each of the drives is read')).not.toEqual([]);
  expect(englishLeft('Max Payload Size задаёт коммутатор PCIe')).toEqual([]);
  expect(englishLeft('Ядро пишет «UAS is ignored for this device»')).toEqual([]);
});

it('lets no line break inside a unit', () => {
  const torn = [...texts]
    .filter(([text]) => unbroken(text) !== text)
    .map(([text, path]) => `${path}: “${text.slice(0, 160)}”`);
  expect(torn.slice(0, LISTED), `${torn.length} texts`).toEqual([]);
});
