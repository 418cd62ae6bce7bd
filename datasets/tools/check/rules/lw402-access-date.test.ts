import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { accessDate } from './lw402-access-date.ts';

const check = (cells: Record<string, string>) =>
  run(accessDate, realTable('sources', [{ source_id: 'a', ...cells }])).map(({ level }) => level);

test('an address needs the day on which it was read', () => {
  expect(check({ url: 'https://example.org' })).toEqual(['warning']);
  expect(check({ url: 'https://example.org', accessed_on: '2026-05-12' })).toEqual([]);
  expect(check({})).toEqual([]);
});
