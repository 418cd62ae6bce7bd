// The search in Russian: a word is found in all its forms, with ё or without it.

import { expect, test, vi } from 'vitest';
import type { Entry } from '../../../site/search/entry.ts';
import { asEnglish } from '../../support/russian.ts';
import { tableOf } from '../../support/test-tables.ts';

vi.mock('../../../site/search/stem.words.ts', () =>
  asEnglish(import('../../../content/translations/ru/words/search.stem.ts')),
);
vi.mock('../../../site/search/words.ts', () => asEnglish(import('../../../content/translations/ru/words/search.ts')));

const { findNames, findTitles, tellingWords } = await import('../../../site/search/find-names.ts');
const { words } = await import('../../../site/search/stem.words.ts');

const entries = tableOf<string[]>(import.meta.filename, 'entries').map(
  (name): Entry => ({ kind: 'article', name, models: [], href: `/${name}/` }),
);

test.each(tableOf<[string, string][]>(import.meta.filename, 'led'))('“%s” leads to “%s”', (text, title) => {
  expect(findTitles(entries, text)[0]?.name).toBe(title);
});

test('a term is found by its name in any case, before what only mentions it', () => {
  const term: Entry = { kind: 'term', name: 'Полная полоса', models: ['full stripe'], href: '/t/' };
  const all = [entries[0], term].filter((entry) => entry !== undefined);
  for (const text of ['полной полосы', 'Полную полосу', 'full stripe'])
    expect(findNames(all, text)[0], text).toBe(term);
});

test('a short stem does not take other words along', () =>
  expect(findTitles(entries, 'запись').map(({ name }) => name)).toEqual(['Почему запись медленнее чтения?']));

test('names and figures stay as they are', () => {
  for (const name of ['raidz2', '9211-8i', 'ashift', 'iops']) expect(words.stem(name)).toBe(name);
  expect(tellingWords('Какова пропускная способность PCIe 4.0 x4')).toContain('4.0');
});
