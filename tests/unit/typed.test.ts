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
import { typedFigure as figure } from '../support/typed-figure.ts';

const RUN = { tool: 'AS SSD', version: '', date: '' };

const measured = (rest: Partial<TypedFigure>) => extractionOf(RUN, [figure(rest)]).measurements[0];

test.each(tableOf<[string, number | null][]>(import.meta.filename, 'block sizes'))(
  'a block size of %s is %s bytes',
  (text, bytes) => expect(blockBytes(text) ?? null).toBe(bytes),
);

describe('a figure keeps what was shown and is converted by what it means', () => {
  test.each(tableOf<[string, string, object][]>(import.meta.filename, 'units'))(
    '500 %s that mean %s',
    (unit, means, expected) => {
      const measurement = measured({ unit, means });
      expect(measurement).toMatchObject({ ...expected, reported: { value: '500', unit, means } });
      const kinds = [measurement?.bandwidth, measurement?.iops, measurement?.latency_mean];
      expect(kinds.filter((kind) => kind !== undefined)).toHaveLength(1);
    },
  );

  test('a decimal comma is a point', () =>
    expect(measured({ value: ' 3021,4 ', means: 'MiB/s' })?.bandwidth).toBe(3168167526.4));

  test.each(tableOf<[string, number, string][]>(import.meta.filename, 'numbers'))(
    '%s is read as the calculators read it',
    (value, number, shown) => {
      expect(figureProblems(figure({ value }))).toEqual({});
      const measurement = measured({ value, unit: 'IOPS', means: '1/s' });
      expect([measurement?.iops, measurement?.reported?.value]).toEqual([number, shown]);
    },
  );

  test('what can be read in two ways is asked back, with both', () =>
    expect(figureProblems(figure({ value: '3,487' }))).toEqual({ value: { readings: ['3487', '3.487'] } }));

  test('what is not typed is not known', () => {
    const measurement = measured({});
    for (const key of ['block_size', 'queue_depth', 'jobs', 'measured_on'] as const)
      expect(measurement?.[key]).toBeUndefined();
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
  for (const date of ['12.05.2026', '2026-13', 'yesterday'])
    expect(runProblems({ ...RUN, date })).toEqual({ date: 'date' });
});
