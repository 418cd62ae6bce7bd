// The fixture is ours, in the form that perftest_parameters.h of perftest writes.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

const FIELDS = ['job', 'block_size', 'iterations', 'bandwidth'] as const;

test('the mean counts, MB are 1024² bytes, and no table takes a network', () => {
  const extraction = readFixture('perftest.txt');
  expect(table(extraction, ...FIELDS)).toEqual([
    ['RDMA_Write BW Test', 65536, 5000, 1100 * 2 ** 20],
    ['RDMA_Write BW Test', 131072, 5000, 1101 * 2 ** 20],
  ]);
  expect(extraction.measurements.every(({ unusable }) => unusable?.includes('network'))).toBe(true);
  expect(notices(extraction)).toEqual([]);
});

test('Gb are 1000³ bits', () => {
  const text = fixtureText('perftest.txt').replaceAll('MB/sec', 'Gb/sec');
  expect(readText(text).measurements[0]?.bandwidth).toBe(1100e9 / 8);
});

test('a table without the line below it is said to be cut off', () => {
  const text = fixtureText('perftest.txt');
  expect(notices(readText(text.slice(0, text.lastIndexOf('\n---'))))).toEqual([
    '15 warning the last line may be cut off: its figure is not read',
    '13 error the line below the figures is missing; the output may be cut off',
  ]);
});

test('tabs between the figures are blanks', () => {
  const text = fixtureText('perftest.txt');
  const tabbed = text.replace(/^( +[0-9]+ +[0-9]+ +[0-9.]+ +[0-9.]+) +([0-9.]+)/gm, '$1\t\t   $2');
  expect(tabbed).not.toBe(text);
  expect(table(readText(tabbed), ...FIELDS)).toEqual(table(readText(text), ...FIELDS));
});
