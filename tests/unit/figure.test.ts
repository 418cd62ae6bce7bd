import { expect, it } from 'vitest';
import { measurementColumns } from '../../datasets/tools/build/measurements.ts';
import { changeOf, figureColumns, figureOf } from '../../site/explorer/figure.ts';
import { measurements } from '../../site/explorer/measurements-build.ts';
import { tableOf } from '../support/test-tables.ts';

it.each(tableOf<[Parameters<typeof figureOf>[0], string, number][]>(import.meta.filename, 'figures'))(
  '%j is shown as %s',
  (row, text, value) => expect(figureOf(row)).toEqual({ text, value }),
);

it.each([
  [{ relative_value: 1.38 }, '38\u202f%'],
  [{ relative_value: 1.06 }, '6\u202f%'],
  [{ relative_value: 0.47 }, '53\u202f%'],
  [{ relative_low_value: 0.8, relative_high_value: 0.85 }, '15–20\u202f%'],
])('%j is a change of %s', (row, text) => expect(changeOf(row)?.text).toBe(text));

it('what is no ratio is no change', () => {
  expect(changeOf({ bandwidth_bytes_per_s: 1 })).toBeUndefined();
  expect(changeOf({ relative_high_value: 1 })).toBeUndefined();
});

it.each([
  ['iops', '15.5\u202fk IOPS'],
  ['latency_mean_s', '45.4\u202fµs'],
  ['latency_p99_s', '138\u202fµs'],
])('a row with several figures shows the one in %s where that is asked for', (column, text) => {
  const row = { bandwidth_bytes_per_s: 63.4e6, iops: 15_490, latency_mean_s: 45.4e-6, latency_p99_s: 138e-6 };
  expect(figureOf(row, { column })?.text).toBe(text);
});

it('a column that the row does not fill has no figure, whatever else there is', () => {
  expect(figureOf({ bandwidth_bytes_per_s: 4e8 }, { column: 'iops' })).toBeUndefined();
  expect(figureOf({ bandwidth_bytes_per_s: 4e8 }, { column: 'no_such_column' })).toBeUndefined();
});

it('nothing is shown where there is nothing', () => expect(figureOf({ bandwidth_bytes_per_s: null })).toBeUndefined());

it('every row of the dataset has a figure to show', async () => {
  const without = (await measurements()).filter((row) => !figureOf(row));
  expect(without.map(({ set_id, result_id }) => `${set_id}/${result_id}`)).toEqual([]);
});

it('the view has the columns that it reads', () => {
  const names = measurementColumns().map(({ name }) => name);
  expect(figureColumns.filter((name) => !names.includes(name))).toEqual([]);
});
