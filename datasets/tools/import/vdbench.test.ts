// The fixture is ours, in the form of vdbench 5.04.07.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('the mean of each run is taken, without what prepared the file', () => {
  const found = readFixture('vdbench.txt');
  expect(
    table(found, 'job', 'direction', 'read_share', 'block_size', 'iops', 'bandwidth', 'latency_mean', 'outstanding'),
  ).toEqual([
    ['SD_format', 'write', 0, undefined, undefined, undefined, undefined, 2],
    ['rand_read', 'read', 1, 4096, 81000, 81000 * 4096, 0.394e-3, 32],
    ['mixed', 'mixed', 0.699, 8192, 4998, 4998 * 8192, 0.12e-3, undefined],
  ]);
  expect(found.measurements[0]?.unusable).toBe('vdbench wrote the file here, before the test');
});

test('the heading says what MB is', () => {
  const text = fixtureText('vdbench.txt').replaceAll('1024**2', '1000**2').replaceAll('4096 100.00', '4000 100.00');
  expect(table(readText(text), 'bandwidth')[1]).toEqual([316.41e6]);
});

test('a run without its mean is said to be cut off', () => {
  const text = fixtureText('vdbench.txt');
  const cut = readText(text.slice(0, text.indexOf('10:14:14.053')));
  expect(table(cut, 'job')).toEqual([['SD_format'], ['rand_read']]);
  expect(notices(cut)).toEqual(['20 error the output is cut off: the mean of mixed is missing']);
});

test('of the flat file the mean of a run is read, with the load in its columns', () => {
  const found = readFixture('vdbench-flatfile.txt');
  expect(found.measurements).toHaveLength(1);
  expect(found.measurements[0]).toMatchObject({
    job: 'rand_read',
    direction: 'read',
    access: 'rand',
    block_size: 4096,
    outstanding: 32,
    iops: 81024,
    bandwidth: 81024 * 4096,
    latency_mean: 394e-6,
  });
  const text = fixtureText('vdbench-flatfile.txt');
  expect(notices(readText(text.slice(0, text.indexOf('10:14:09.053'))))).toEqual([
    '3 error the output is cut off: the mean (avg_…) of rand_read is missing',
  ]);
});
