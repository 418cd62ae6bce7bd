// The fixtures are ours, in the form of yabs.sh of 2025 and of 2023.
import { expect, test } from 'vitest';
import { fixtureText, notices, readFixture, readText, table } from './testing.ts';

test('newer versions count MB of 1000² bytes', () => {
  const extraction = readFixture('yabs.txt');
  expect(table(extraction, 'direction', 'block_size', 'bandwidth').slice(0, 4)).toEqual([
    ['read', 4096, 245.76e6],
    ['read', 65536, 2.31e9],
    ['write', 4096, 246.37e6],
    ['write', 65536, 2.32e9],
  ]);
  expect(extraction.measurements).toHaveLength(8);
  expect(extraction.measurements[0]).toMatchObject({
    queue_depth: 64,
    jobs: 2,
    read_share: 0.5,
    duplex: 'two_way',
    pattern: 'randrw',
    direct: 'yes',
  });
});

test('older versions print KiB / 1000 as MB, which their operations prove', () => {
  expect(table(readFixture('yabs-2023.txt'), 'bandwidth', 'iops')[0]).toEqual([400 * 1024e3, 100_000]);
});

test('where the operations are too coarse to tell, no table takes the figures', () => {
  const text = fixtureText('yabs-2023.txt').replace(/\([0-9.]+k\)/g, '(9.8k)');
  expect(readText(text).measurements.every(({ unusable }) => /unit is unknown/.test(unusable ?? ''))).toBe(true);
});

test('a table without its total is said to be cut off', () => {
  const text = fixtureText('yabs-2023.txt');
  expect(notices(readText(text.slice(0, text.indexOf('Total'))))).toEqual([
    '3 error the line “Total” of a table is missing; the output may be cut off',
  ]);
});
