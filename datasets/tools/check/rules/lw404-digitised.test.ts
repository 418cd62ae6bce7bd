import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { digitised } from './lw404-digitised.ts';

const check = (cells: Record<string, string | number>) =>
  run(digitised, realTable('results', [{ result_id: 'a', ...cells }]));

test('what was read off a chart says how exactly', () => {
  expect(check({ value_origin: 'digitised_chart' })).toHaveLength(1);
  expect(check({ value_origin: 'digitised_chart', digitise_error_percent: 2 })).toEqual([]);
  expect(check({ value_origin: 'raw_log' })).toEqual([]);
});
