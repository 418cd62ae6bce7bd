import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { reportedUnit } from './lw311-reported-unit.ts';

const check = (value: string, unit: string, row: Record<string, number>) =>
  run(reportedUnit, realTable('results', [{ reported_value: value, reported_unit_means: unit, ...row }])).map(
    ({ field, expected }) => `${field}: ${expected}`,
  );

test.each<[string, string, Record<string, number>]>([
  ['418', 'MiB/s', { bandwidth_bytes_per_s: 438304768 }],
  ['24.269', 'Gb/s', { bandwidth_bytes_per_s: 3033625000 }],
  ['419.38', 'MiB/s', { bandwidth_bytes_per_s: 439751803 }],
  ['~3.4', 'GB/s', { bandwidth_bytes_per_s: 3.4e9 }],
  ['>5', 'GB/s', { bandwidth_low_bytes_per_s: 5e9 }],
  ['180-220', 'MB/s', { bandwidth_low_bytes_per_s: 180e6, bandwidth_high_bytes_per_s: 220e6 }],
  ['2', 'x', {}],
])('%s %s follows', (value, unit, row) => {
  expect(check(value, unit, row)).toEqual([]);
});

test('MiB/s taken for MB/s is found with the right figure', () => {
  expect(check('418', 'MiB/s', { bandwidth_bytes_per_s: 418e6 })).toEqual(['bandwidth_bytes_per_s: 438304768']);
});
