import { expect, test } from 'vitest';
import { brief, realTable, run, schemaOf, tableOf } from '../testing.ts';
import { order } from './lw303-order.ts';

const schema = schemaOf([
  { name: 'time_s', type: 'number' },
  { name: 'time_low_s', type: 'number' },
  { name: 'time_high_s', type: 'number' },
]);
const check = (row: string) => brief(run(order, tableOf(schema, `time_s,time_low_s,time_high_s\n${row}\n`)));

test('ordered, equal and open ranges are fine', () => {
  expect(check('2,1,3')).toEqual([]);
  expect(check('2,2,2')).toEqual([]);
  expect(check(',1,')).toEqual([]);
});

test('a high end below the low end is found, with or without a value between', () => {
  expect(check(',3,1')).toEqual(['2:4 smaller than time_low_s, which is 3']);
  expect(check('2,1,1')).toEqual(['2:5 smaller than time_s, which is 2']);
});

const latencies = (cells: Record<string, number>) =>
  run(order, realTable('results', [cells])).map(({ field, message }) => `${field} ${message}`);

test('percentiles that grow are fine, and those that fall are found', () => {
  expect(latencies({ latency_min_s: 1, latency_p50_s: 2, latency_p99_s: 3, latency_max_s: 4 })).toEqual([]);
  expect(latencies({ latency_p50_s: 3, latency_p99_s: 2 })).toEqual([
    'latency_p99_s smaller than latency_p50_s, which is 3',
  ]);
});

test('a percentile off a histogram may lie a bin above the largest', () => {
  expect(latencies({ latency_p9999_s: 1.015, latency_max_s: 1 })).toEqual([]);
  expect(latencies({ latency_p9999_s: 1.02, latency_max_s: 1 })).toHaveLength(1);
});

test('the mean lies between the smallest and the largest', () => {
  expect(latencies({ latency_mean_s: 9, latency_p50_s: 1, latency_max_s: 10 })).toEqual([]);
  expect(latencies({ latency_mean_s: 11, latency_max_s: 10 })).toHaveLength(1);
});

test('rows of percentiles are compared in their order, result by result', () => {
  const rows = [
    { result_id: 'a', percentile: 99.9, latency_s: 3 },
    { result_id: 'b', percentile: 99, latency_s: 9 },
    { result_id: 'a', percentile: 50, latency_s: 4 },
  ];
  expect(brief(run(order, realTable('percentiles', rows)))).toEqual(['2:8 smaller than at 50 %, which is 4']);
});
