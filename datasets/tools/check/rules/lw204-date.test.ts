import { expect, test } from 'vitest';
import { run, schemaOf, tableOf } from '../testing.ts';
import { date } from './lw204-date.ts';

const schema = schemaOf([
  { name: 'accessed_on', type: 'date' },
  { name: 'published_on', constraints: { pattern: '.*' } },
  { name: 'note' },
]);
const check = (row: string) =>
  run(date, tableOf(schema, `accessed_on,published_on,note\n${row}\n`)).map(({ fix }) => fix);

test('days, and months and years where a column allows them, are fine', () => {
  expect(check('2024-02-29,2024-02,1.2.2024')).toEqual([]);
  expect(check(',2024,')).toEqual([]);
});

test.each(['2023-02-29', '2024-13-01', '24-01-01', '2024-02', 'yesterday'])('%s is not a day', (text) => {
  expect(check(`${text},,`)).toHaveLength(1);
});

test.each([
  ['12.05.2026', '2026-05-12'],
  ['2026/5/1', '2026-05-01'],
  ['20260512', '2026-05-12'],
  ['2026-05-12T10:20:30Z', '2026-05-12'],
  ['12 May 2026', '2026-05-12'],
  ['"May 12, 2026"', '2026-05-12'],
  ['05/13/2026', '2026-05-13'],
  ['05/12/2026', '2026-12-05 or 2026-05-12'],
])('%s is told %s', (text, meant) => {
  expect(check(`${text},,`)).toEqual([`write ${meant}`]);
});

test('only a date that can mean one day is replaced', () => {
  const replacements = run(date, tableOf(schema, 'accessed_on,published_on,note\n05/12/2026,12.05.2026,\n'));
  expect(replacements.map(({ replacement }) => replacement)).toEqual([undefined, '2026-05-12']);
});
