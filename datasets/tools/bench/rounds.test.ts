import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { readFixture } from '../import/testing.ts';
import { folded, isSteady } from './rounds.ts';

test.each(tableOf<[number[], boolean][]>(import.meta.filename, 'steady'))('%j is steady: %s', (values, steady) => {
  expect(isSteady(values)).toBe(steady);
});

const [measurement] = readFixture('fio-randread.json').measurements;
if (!measurement) throw new Error('the fixture has no measurement');
const round = (iops: number, latency: number) => ({
  ...measurement,
  iops,
  bandwidth: iops * 4096,
  latency_mean: latency,
});

test('the figure is the mean of the window, the series has every round', () => {
  const result = folded([round(900, 1e-3), round(100, 2e-3), round(300, 4e-3)], 'round', 2);
  expect(result).toMatchObject({ iops: 200, bandwidth: 819200, iterations: 2 });
  // 100 requests of 2 ms and 300 of 4 ms.
  expect(result?.latency_mean).toBeCloseTo(3.5e-3, 12);
  expect(result?.percentiles).toBeUndefined();
  expect(result?.latency_p99).toBeUndefined();
  expect(result?.series?.filter(({ metric }) => metric === 'iops')).toEqual([
    { metric: 'iops', x_kind: 'round', x: 1, value: 900 },
    { metric: 'iops', x_kind: 'round', x: 2, value: 100 },
    { metric: 'iops', x_kind: 'round', x: 3, value: 300 },
  ]);
});

test('a single run keeps its percentiles', () => expect(folded([measurement], 'iteration')).toBe(measurement));
