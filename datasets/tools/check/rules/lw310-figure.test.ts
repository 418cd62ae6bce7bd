import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { figure } from './lw310-figure.ts';

const ratio = { precision: 'relative', relative_metric: 'bandwidth', relative_value: 2 };

const check = (row: Record<string, string | number>) =>
  run(figure, realTable('results', [{ result_id: 'a', precision: 'exact', ...row }])).map(({ message }) => message);

test('a figure, a range, a ratio and a baseline are fine', () => {
  expect(check({ bandwidth_bytes_per_s: 1 })).toEqual([]);
  expect(check({ bandwidth_low_bytes_per_s: 1 })).toEqual([]);
  expect(check({ cpu_percent: 40 })).toEqual([]);
  expect(check({ ...ratio, relative_to: 'b' })).toEqual([]);
  expect(check({ ...ratio, relative_value: 1, relative_to: 'a' })).toEqual([]);
});

test('a row without a figure is found', () => {
  expect(check({})).toEqual(['a result without a figure']);
});

test('a ratio needs the row that it refers to, and what it compares', () => {
  expect(check(ratio)).toHaveLength(1);
  expect(check({ ...ratio, relative_to: 'b', relative_metric: '' })).toHaveLength(1);
});

test('a relative row has no absolute figure', () => {
  expect(check({ ...ratio, relative_to: 'b', iops: 5 })).toEqual(['a relative row with an absolute figure']);
});

test('a baseline is 1', () => {
  expect(check({ ...ratio, relative_to: 'a' })).toEqual(['a baseline that is not 1']);
});
