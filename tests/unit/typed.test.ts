// Figures typed from a window: what is understood, and what is refused.
import { describe, expect, test } from 'vitest';
import {
  blockBytes,
  extractionOf,
  figureProblems,
  runProblems,
  type TypedFigure,
  UNITS,
} from '../../site/contribute/typed-figures.ts';
import { tableOf } from '../support/test-tables.ts';

const RUN = { tool: 'AS SSD', version: '', date: '' };

const figure = (rest: Partial<TypedFigure> = {}): TypedFigure => ({
  on: 'drive',
  access: 'seq',
  direction: 'read',
  block: '',
  depth: '',
  jobs: '',
  value: '500',
  unit: 'MB/s',
  means: 'MB/s',
  ...rest,
});
const measured = (rest: Partial<TypedFigure>) => extractionOf(RUN, [figure(rest)]).measurements[0];

test.each([
  ['4K', 4096],
  ['4 KiB', 4096],
  ['512', 512],
  ['512 B', 512],
  ['0.5k', 512],
  ['1M', 1048576],
  ['1 MB', undefined],
  ['0', undefined],
  ['0.3k', undefined],
  ['-4K', undefined],
  ['4 apples', undefined],
  ['1e999', undefined],
  ['99999999999G', undefined],
])('a block size of %s is %s bytes', (text, bytes) => expect(blockBytes(text)).toBe(bytes));

describe('a figure keeps what was shown and is converted by what it means', () => {
  test.each([
    ['MB/s', 'MB/s', { bandwidth: 500e6 }],
    ['MB/s', 'MiB/s', { bandwidth: 524288000 }],
    ['GB/s', 'GiB/s', { bandwidth: 536870912000 }],
    ['KB/s', 'KiB/s', { bandwidth: 512000 }],
    ['IOPS', '1/s', { iops: 500 }],
    ['ms', 'ms', { latency_mean: 0.5 }],
    ['µs', 'us', { latency_mean: 0.0005 }],
  ])('500 %s that mean %s', (unit, means, expected) => {
    const measurement = measured({ unit, means });
    expect(measurement).toMatchObject({ ...expected, reported: { value: '500', unit, means } });
    const kinds = [measurement?.bandwidth, measurement?.iops, measurement?.latency_mean];
    expect(kinds.filter((kind) => kind !== undefined)).toHaveLength(1);
  });

  test('a decimal comma is a point', () => {
    expect(measured({ value: ' 3021,4 ', means: 'MiB/s' })?.bandwidth).toBe(3168167526.4);
  });

  test.each([
    ['1.000,5', 1000.5, '1000.5'],
    ['1,000.5', 1000.5, '1000.5'],
    ['1 000', 1000, '1000'],
    ["12'345,6", 12345.6, '12345.6'],
    ['3487,123', 3487.123, '3487.123'],
    ['0,487', 0.487, '0.487'],
    ['94,10', 94.1, '94.10'],
  ])('%s is read as the calculators read it', (value, number, shown) => {
    expect(figureProblems(figure({ value }))).toEqual({});
    const measurement = measured({ value, unit: 'IOPS', means: '1/s' });
    expect([measurement?.iops, measurement?.reported?.value]).toEqual([number, shown]);
  });

  test('what can be read in two ways is asked back, with both', () => {
    expect(figureProblems(figure({ value: '3,487' }))).toEqual({ value: { readings: ['3487', '3.487'] } });
  });

  test('what is not typed is not known', () => {
    const measurement = measured({});
    for (const key of ['block_size', 'queue_depth', 'jobs', 'measured_on'] as const) {
      expect(measurement?.[key]).toBeUndefined();
    }
  });

  test('every unit can mean something that is understood', () => {
    for (const [unit, meanings] of Object.entries(UNITS)) {
      for (const means of meanings) {
        const measurement = measured({ unit, means });
        expect(measurement?.bandwidth ?? measurement?.iops ?? measurement?.latency_mean, means).toBeGreaterThan(0);
      }
    }
  });
});

test.each(tableOf<[Partial<TypedFigure>, string][]>(import.meta.filename, 'refused'))(
  '%j is refused at %s',
  (rest, name) => expect(Object.keys(figureProblems(figure(rest)))).toEqual([name]),
);

test('a tool is needed, a day may lack', () => {
  expect(runProblems(RUN)).toEqual({});
  expect(runProblems({ ...RUN, tool: ' ' })).toEqual({ tool: 'tool' });
  for (const date of ['2026', '2026-05', '2026-05-12']) expect(runProblems({ ...RUN, date })).toEqual({});
  for (const date of ['12.05.2026', '2026-13', 'yesterday']) {
    expect(runProblems({ ...RUN, date })).toEqual({ date: 'date' });
  }
});
