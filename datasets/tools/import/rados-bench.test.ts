// The fixture is ours, in the form that obj_bencher.cc of Ceph writes.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('objects times their size over the time are the rate, and no table takes a pool', () => {
  const extraction = readFixture('rados-bench.txt');
  const fields = ['direction', 'access', 'block_size', 'outstanding', 'bandwidth', 'iops', 'latency_mean'] as const;
  expect(table(extraction, ...fields)).toEqual([
    ['write', 'unspecified', 2 ** 22, 16, 100 * 2 ** 22, 100, 0.16],
    ['read', 'rand', 2 ** 22, 16, 150 * 2 ** 22, 150, 0.104],
  ]);
  expect(extraction.measurements[0]?.unusable).toMatch(/a pool of Ceph/);
});

test('a report without its end is said to be cut off', () => {
  const text = fixtureText('rados-bench.txt');
  expect(notices(readText(text.slice(0, text.lastIndexOf('Max latency'))))).toEqual([
    '24 error the line “Min latency” is missing; the output may be cut off',
  ]);
});
