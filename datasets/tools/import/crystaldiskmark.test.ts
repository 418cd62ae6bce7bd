import { expect, test } from 'vitest';
import { facts, fixtureText, notices, readFixture, readText, table } from './testing.ts';

const FIELDS = ['direction', 'access', 'block_size', 'queue_depth', 'jobs', 'bandwidth'] as const;

test('version 3 has powers of two in its block sizes and of ten in its MB', () => {
  const extraction = readFixture('crystaldiskmark-3.txt');
  expect(table(extraction, ...FIELDS, 'iops')).toEqual([
    ['read', 'seq', undefined, undefined, undefined, 512345000, undefined],
    ['write', 'seq', undefined, undefined, undefined, 498100000, undefined],
    ['read', 'rand', 524288, undefined, undefined, 301250000, undefined],
    ['read', 'rand', 4096, 1, undefined, 30720000, 7500],
    ['write', 'rand', 4096, 32, undefined, 204800000, 50000],
  ]);
  expect(extraction.measurements[0]).toMatchObject({
    tool_version: '3.0.4',
    iterations: 5,
    test_size: 1000 * 2 ** 20,
    measured_on: '2015-03-04',
  });
  expect(facts(extraction)['runs.fill_percent']).toBe('40.5');
});

test('version 5 leaves out the depth of one and the block of sequential tests', () => {
  const extraction = readFixture('crystaldiskmark-5.txt');
  expect(table(extraction, ...FIELDS)).toEqual([
    ['read', 'seq', undefined, 32, 1, 2400500000],
    ['write', 'seq', undefined, 32, 1, 1200250000],
    ['read', 'rand', 4096, 32, 1, 614400000],
    ['read', 'seq', undefined, 1, 1, 1800750000],
    ['read', 'rand', 4096, 1, 1, 49152000],
  ]);
  expect(extraction.measurements[0]?.warnings[0]).toMatch(/does not state the block size: 128 KiB/);
});

test('version 8 has sections, latencies and a mix', () => {
  const extraction = readFixture('crystaldiskmark-8.txt');
  expect(table(extraction, ...FIELDS, 'latency_mean', 'read_share')).toEqual([
    ['read', 'seq', 2 ** 20, 8, 1, 3500123000, 2395e-6, 1],
    ['read', 'rand', 4096, 32, 16, 1638400000, 1278e-6, 1],
    ['read', 'rand', 4096, 1, 1, 61440000, 66.2e-6, 1],
    ['write', 'seq', 2 ** 20, 8, 1, 3000000000, 2790e-6, 0],
    ['mixed', 'rand', 4096, 1, 1, 81920000, 49e-6, 0.7],
  ]);
  expect(extraction.measurements[0]?.duration).toBe(5);
});

test('spaces that a web page has squeezed do not matter', () => {
  const text = fixtureText('crystaldiskmark-8.txt').replace(/ {2,}/g, ' ').replace(/^ /gm, '');
  expect(table(readText(text), ...FIELDS)).toEqual(table(readFixture('crystaldiskmark-8.txt'), ...FIELDS));
});

test('a figure of zero is no measurement, a text without figures is said to be one', () => {
  const text = fixtureText('crystaldiskmark-3.txt').replace('512.345', '  0.000');
  expect(readText(text).measurements[0]?.unusable).toBe('the figure is zero');
  expect(notices(readText('CrystalDiskMark 8.0.4 x64 (C)'))).toEqual(['1 error no line with a figure was found']);
});

test('copies that follow each other keep their version, date and size', () => {
  const text = ['crystaldiskmark-3.txt', 'kdiskmark.txt', 'crystaldiskmark-8.txt'].map(fixtureText);
  const rows = table(readText(text.join('\n')), 'tool', 'tool_version', 'measured_on', 'test_size');
  expect([...new Set(rows.map((row) => row.join(' ')))].sort()).toEqual([
    `crystaldiskmark 3.0.4 2015-03-04 ${1000 * 2 ** 20}`,
    `crystaldiskmark 8.0.4 2022-07-08 ${2 ** 30}`,
    `kdiskmark 3.1.4 2023-04-05 ${2 ** 30}`,
  ]);
  expect(rows).toHaveLength(5 + 3 + 5);
});

test('a text that ends among its figures is said to be cut off', () => {
  const text = fixtureText('crystaldiskmark-8.txt');
  const cut = readText(text.slice(0, text.indexOf('61.440 MB/s') + 11));
  expect(table(cut, 'bandwidth')).toEqual([[3500123000], [1638400000]]);
  expect(notices(cut)).toEqual(['11 error the lines below the figures are missing; the output may be cut off']);
});
