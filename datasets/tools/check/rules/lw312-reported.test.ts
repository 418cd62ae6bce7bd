import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { reported } from './lw312-reported.ts';

const all = { reported_value: 5, reported_unit: 'MB/s', reported_unit_means: 'MB/s' };
const check = (cells: Record<string, string | number>) =>
  run(reported, realTable('results', [{ result_id: 'a', ...cells }])).map(({ field }) => field);

test('all three, or none from a log, are fine', () => {
  expect(check({ ...all, value_origin: 'reported_table' })).toEqual([]);
  expect(check({ value_origin: 'raw_log' })).toEqual([]);
});

test('none is found where the figure was read by a person', () => {
  expect(check({ value_origin: 'reported_text' })).toEqual(['reported_value']);
});

test('a part of them is found, from a log, too', () => {
  expect(check({ ...all, reported_unit: '', value_origin: 'raw_log' })).toEqual(['reported_unit']);
});
