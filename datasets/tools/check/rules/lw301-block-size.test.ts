import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { blockSize } from './lw301-block-size.ts';

type Cells = Record<string, string | number>;
const check = (row: Cells) =>
  run(blockSize, realTable('results', [{ precision: 'exact', iops: 1000, block_size_bytes: 4096, ...row }]));

test('11.1k operations of 64 KiB are 727 MB/s, and 693 is a slip of the unit', () => {
  const row = { iops: 11_100, block_size_bytes: 65_536 };
  expect(check({ ...row, bandwidth_bytes_per_s: 727e6 })).toEqual([]);
  const [finding] = check({ ...row, bandwidth_bytes_per_s: 693.75e6 });
  expect(finding?.message).toBe('95.4 % of iops × block_size_bytes: MB and MiB look swapped');
  expect(finding?.fix).toContain('write 727450000');
});

test.each([
  [1.024, 'kB and KiB'],
  [1 / 1.024, 'kB and KiB'],
  [1.048576, 'MB and MiB'],
  [1.073741824, 'GB and GiB'],
  [8, 'bits and bytes'],
  [1 / 8, 'bits and bytes'],
  [1000, 'a prefix seems to be missing'],
  [1e-6, 'the prefix M seems to be missing'],
])('a ratio of %s is called %s', (ratio, name) => {
  const [finding] = check({ bandwidth_bytes_per_s: 4_096_000 * ratio });
  expect(finding?.message).toContain(name);
  expect(finding?.level).toBe('error');
});

test('two per cent are rounding', () => {
  expect(check({ bandwidth_bytes_per_s: 4_096_000 * 1.019 })).toEqual([]);
  expect(check({ bandwidth_bytes_per_s: 4_096_000 * 1.1 })).toHaveLength(1);
});

test('approximate figures that disagree are asked about', () => {
  const [finding] = check({ bandwidth_bytes_per_s: 4_096_000 * 1.1, precision: 'approximate' });
  expect(finding?.level).toBe('warning');
});

test('what was read off a chart is held to how exactly it was read', () => {
  const row = { bandwidth_bytes_per_s: 4_096_000 * 1.1 };
  expect(check({ ...row, digitise_error_percent: 5 })).toEqual([]);
  expect(check({ ...row, digitise_error_percent: 1 })).toHaveLength(1);
});

test('rows without all three figures are left alone', () => {
  expect(check({ bandwidth_bytes_per_s: '' })).toEqual([]);
  expect(check({ bandwidth_bytes_per_s: 5, block_size_bytes: '' })).toEqual([]);
});

test('a zero beside a figure is no measurement', () => {
  const zero = (iops: number, bandwidth: number) =>
    run(blockSize, realTable('results', [{ iops, block_size_bytes: 4096, bandwidth_bytes_per_s: bandwidth }])).map(
      ({ field, message }) => `${field}: ${message}`,
    );
  expect(zero(1000, 0)).toEqual(['bandwidth_bytes_per_s: 0, and iops is 1000']);
  expect(zero(0, 4096000)).toEqual(['iops: 0, and bandwidth_bytes_per_s is 4096000']);
  expect(zero(0, 0)).toEqual([]);
});
