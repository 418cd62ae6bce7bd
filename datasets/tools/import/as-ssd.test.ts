// The fixture is ours, in the form that AS SSD 2.0 copies.
import { expect, test } from 'vitest';
import { facts, fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('MB are 1024² bytes, and access times are of 512 bytes', () => {
  const extraction = readFixture('as-ssd.txt');
  expect(table(extraction, 'job', 'direction', 'block_size', 'jobs', 'bandwidth', 'latency_mean')).toEqual([
    ['Seq', 'read', 2 ** 24, 1, 2468.75 * 2 ** 20, undefined],
    ['Seq', 'write', 2 ** 24, 1, 1077.5 * 2 ** 20, undefined],
    ['4K', 'read', 4096, 1, 16000 * 4096, undefined],
    ['4K', 'write', 4096, 1, 32000 * 4096, undefined],
    ['4K-64Thrd', 'read', 4096, 64, 320000 * 4096, undefined],
    ['4K-64Thrd', 'write', 4096, 64, 256000 * 4096, undefined],
    ['Acc.time', 'read', 512, 1, undefined, 0.098e-3],
    ['Acc.time', 'write', 512, 1, undefined, 0.049e-3],
  ]);
  expect(extraction.measurements[0]?.measured_on).toBe('2025-04-23');
  expect(facts(extraction)).toEqual({ 'targets.firmware': 'EX1A0001' });
});

test('its view of operations is the same run', () => {
  const text = fixtureText('as-ssd.txt')
    .replace('Read: 62.50 MB/s', 'Read: 16000 iops')
    .replace('Sequential:', '16MB')
    .replace('Read: 2468.75 MB/s', 'Read: 154.296875 iops');
  expect(table(readText(text), 'bandwidth', 'iops')).toEqual(table(readFixture('as-ssd.txt'), 'bandwidth', 'iops'));
});

test('a decimal comma is one, and a day that may be a month is left out', () => {
  const text = fixtureText('as-ssd.txt')
    .replaceAll(/([0-9])\.([0-9]{2} MB)/g, '$1,$2')
    .replace('2025/04/23', '03.04.2025');
  expect(readText(text).measurements[0]).toMatchObject({
    bandwidth: 2468.75 * 2 ** 20,
    measured_on: undefined,
  });
});

test('a text without its scores is said to be cut off', () => {
  const text = fixtureText('as-ssd.txt');
  expect(notices(readText(text.slice(0, text.indexOf('Total'))))).toEqual([
    '1 error the line “Total” below the scores is missing; the output may be cut off',
  ]);
});
