import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { readShare } from './lw319-read-share.ts';

const check = (cells: Record<string, string | number>) =>
  run(readShare, realTable('results', [cells])).map(({ level, field, message }) => `${level} ${field}: ${message}`);

test.each([
  ['device_writes_host', 0, ['error read_percent: a read without reads']],
  ['device_reads_host', 100, ['error read_percent: a write without writes']],
  ['device_writes_host', 100, []],
  ['device_reads_host', 0, []],
  ['device_reads_host', 70, []],
  ['mixed', 0, ['error direction: a mix of which one half is missing']],
  ['mixed', 100, ['error direction: a mix of which one half is missing']],
  ['mixed', 50, []],
  ['device_writes_host', '', []],
])('%s with %s %% of reads', (direction, read_percent, expected) => {
  expect(check({ direction, read_percent })).toEqual(expected);
});

test('a share between 0 and 1 is asked about', () => {
  const shares = { direction: 'mixed', read_percent: 0.7, random_percent: 0.5 };
  expect(check(shares)).toEqual([
    'warning read_percent: less than 1 %: a share between 0 and 1 seems to be meant',
    'warning random_percent: less than 1 %: a share between 0 and 1 seems to be meant',
  ]);
  expect(check({ direction: 'mixed', read_percent: 1, random_percent: 0 })).toEqual([]);
});
