// What long lists are made of: terms from A to Z, misses by their cause.
import { expect, test } from 'vitest';
import type { Compared } from '../../site/accuracy/accuracy.ts';
import { causesOf } from '../../site/accuracy/outside-range.ts';
import { byLetter } from '../../site/glossary/letters.ts';

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

const miss = (target: string, note: string | null, measured: number): Compared =>
  ({
    row: {
      target,
      note,
      link_kind: 'pcie',
      link_generation: '4.0',
      link_lanes: 16,
      direction: 'device_writes_host',
      duplex: 'one_way',
    },
    measured,
    ceiling: 100,
    low: 95,
    high: 100,
    basis: 'measured',
    origin: 'stated',
    error: 0,
  }) as unknown as Compared;

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
