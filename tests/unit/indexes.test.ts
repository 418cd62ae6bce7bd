// What long lists are made of: terms from A to Z, misses by their cause.
import { expect, test } from 'vitest';
import type { Compared } from '../../site/accuracy/accuracy.ts';
import { causesOf } from '../../site/accuracy/outside-range.ts';
import { byLetter } from '../../site/glossary/letters.ts';
import { tableOf } from '../support/test-tables.ts';

const termed = (...names: string[]) => names.map((term) => ({ term }));

test('terms stand under their first letter, in the order of the language, digits first', () => {
  const found = byLetter(termed('ZFS', '8b/10b', 'ashift', 'AFR', '128b/130b', '“Quoted”'), 'en');
  expect(found.map(([letter, own]) => [letter, ...own.map(({ term }) => term)])).toEqual([
    ['Q', '“Quoted”'],
    ['0–9', '8b/10b', '128b/130b'],
    ['A', 'AFR', 'ashift'],
    ['Z', 'ZFS'],
  ]);
  const russian = byLetter(termed('Ёмкость', 'Чётность', 'RAID', 'Единица'), 'ru');
  expect(russian.map(([letter]) => letter)).toEqual(['R', 'Е', 'Ё', 'Ч'].toSorted((a, b) => a.localeCompare(b, 'ru')));
});

const MISS = tableOf<Compared>(import.meta.filename, 'miss');
const miss = (target: string, note: string | null, measured: number): Compared => ({
  ...MISS,
  row: { ...MISS.row, target, note },
  measured,
});

test('misses with one cause stand together, what nobody explains last, and what is inside nowhere', () => {
  const causes = causesOf([
    miss('Card', null, 10),
    miss('GPU', 'Pinned memory.', 91),
    miss('GPU', 'Pinned memory.', 90),
    miss('Other GPU', 'Pinned memory.', 80),
    miss('Good one', 'Pinned memory.', 97),
  ]);
  expect(causes.map(({ reason, figures }) => [reason, figures])).toEqual([
    ['Pinned memory.', 3],
    ['', 1],
  ]);
  expect(
    causes[0]?.alike.map(({ name, rows, low, high }) => [name.replaceAll(/\s/g, ' '), rows.length, low, high]),
  ).toEqual([
    ['GPU, PCIe 4.0 ×16, to host', 2, 0.9, 0.91],
    ['Other GPU, PCIe 4.0 ×16, to host', 1, 0.8, 0.8],
  ]);
});
