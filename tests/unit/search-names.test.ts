// What the search makes of a text before any index is asked: names first, then titles that say most of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../site/search/entry.ts';
import { kindOf } from '../../site/search/entry.ts';
import {
  asked,
  findExact,
  findNames,
  findTitles,
  LONGEST,
  nearNames,
  tellingWords,
} from '../../site/search/find-names.ts';
import { tableOf } from '../support/test-tables.ts';

const entry = (kind: Entry['kind'], name: string, models: string[] = [], about = ''): Entry => ({
  kind,
  name,
  models,
  href: `/${name}/`,
  ...(about && { about }),
});

const entries = tableOf<Parameters<typeof entry>[]>(import.meta.filename, 'entries').map((one) => entry(...one));
const names = (found: Entry[]) => found.map(({ name }) => name);

describe('a name leads to what it names', () => {
  test.each(tableOf<[string, string][]>(import.meta.filename, 'names'))('%s', (text, name) => {
    expect(names(findNames(entries, text))[0]).toBe(name);
  });

  test('a name with a size comes before questions that mention the size', () => {
    for (const text of ['ironwolf 8tb', '8 TB ironwolf', 'ironwolf 8 ТБ'])
      expect(names(findExact(entries, text))).toEqual(['Seagate IronWolf 8 TB']);
    for (const text of ['8tb', 'raid5 8tb', 'how much do four 8 TB hold']) expect(findExact(entries, text)).toEqual([]);
  });

  test('before a question that mentions it', () =>
    expect(names(findNames(entries, 'JMB585'))).toEqual(['JMicron JMB585', 'What is left of a JMB585 in an x1 slot?']));
});

describe('a question leads to the title that says most of it', () => {
  test.each([
    ['how fast is PCIe 4.0 x4', 'How fast is this PCIe link?'],
    ['jumbo frames 10gbe', 'How fast is 10 GbE with jumbo frames?'],
    ['why is my SSD slow', 'SLC cache'],
  ])('%s', (text, title) => expect(names(findTitles(entries, text))[0]).toBe(title));

  test('what a text asks for by its kind comes first', () => {
    const raid = [entry('article', 'RAID 5 and the write hole'), entry('calculator', 'How much does this RAID hold?')];
    expect(names(findTitles(raid, 'raid calculator'))[0]).toBe('How much does this RAID hold?');
    expect(names(findTitles(raid, 'article raid'))[0]).toBe('RAID 5 and the write hole');
  });

  test('and to none where nothing says half of it', () =>
    expect(findTitles(entries, 'chocolate cake recipe')).toEqual([]));
});

test('what is not found has names that begin alike', () => {
  expect(names(nearNames(entries, 'JMB589'))).toContain('JMicron JMB585');
  expect(nearNames(entries, 'qwxyzzy')).toEqual([]);
});

test('a text is searched for as one line of bounded length', () => {
  expect(asked('  a\n\tb ')).toBe('a b');
  expect(asked('x'.repeat(10_000))).toHaveLength(LONGEST);
});

test('words that ask are left out, words that tell are few', () => {
  expect(tellingWords('How fast is my PCIe 4.0 x4?')).toEqual(['fast', 'pcie', '4.0', 'x4']);
  expect(tellingWords('why is the').length).toBe(0);
  expect(tellingWords(Array.from({ length: 50 }, (_, i) => `word${i}`).join(' ')).length).toBe(5);
});

test('no text breaks it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
      const text = asked(typed);
      findNames(entries, text);
      findTitles(entries, text);
      nearNames(entries, text);
      expect(text.length).toBeLessThanOrEqual(LONGEST);
    }),
    { numRuns: 50 },
  );
});

test.each(tableOf<[string, string, string | null][]>(import.meta.filename, 'kinds'))(
  'pages of %s are %s',
  (route, path, kind) => expect(kindOf(route, path) ?? null).toBe(kind),
);
