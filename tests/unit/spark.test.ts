// The chart as small as a word: inside its picture, broken where there is no answer.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPARK, sparkOf } from '../../site/calculator/spark.ts';

const lineOf = (y: number[]) => ({ x: Float64Array.from(y.keys()), y: Float64Array.from(y) });
const value = fc.oneof(fc.double({ min: -1e12, max: 1e12, noNaN: true }), fc.constant(Number.NaN));

test('any line stays inside, and begins anew after each gap', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (y) => {
      const path = sparkOf(lineOf(y));
      const points = [...path.matchAll(/([ML])(-?[\d.]+) (-?[\d.]+)/g)];
      expect(points).toHaveLength(y.filter(Number.isFinite).length);
      for (const [, , across, down] of points) {
        expect(Number(across)).toBeGreaterThanOrEqual(0);
        expect(Number(across)).toBeLessThanOrEqual(SPARK.width);
        expect(Number(down)).toBeGreaterThanOrEqual(0);
        expect(Number(down)).toBeLessThanOrEqual(SPARK.height);
      }
      const runs = y.filter((item, at) => Number.isFinite(item) && !Number.isFinite(y[at - 1] ?? Number.NaN)).length;
      expect(points.filter(([, pen]) => pen === 'M')).toHaveLength(runs);
    }),
  );
});

test('more is higher', () => expect(sparkOf(lineOf([0, 1, 2]))).toBe('M0.0 24.0L50.0 12.0L100.0 0.0'));
