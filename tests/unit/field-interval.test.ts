import { expect, test } from 'vitest';
import { interval } from '../../site/field/interval.ts';

const rounded = (count: number, total: number) => interval(count, total).map((end) => Math.round(end * 1e4) / 1e4);

// By hand from Wilson's formula with z = 1.96: 10 of 100, a usual example of textbooks, and both ends.
test('the interval of a share holds it, and stays between none and all', () => {
  expect(rounded(10, 100)).toEqual([0.0552, 0.1744]);
  expect(rounded(0, 20)).toEqual([0, 0.1611]);
  expect(rounded(20, 20)).toEqual([0.8389, 1]);
  expect(rounded(0, 0)).toEqual([0, 1]);
});

test('more of the same narrows it', () => {
  const width = (total: number) => {
    const [low, high] = interval(total / 5, total);
    return high - low;
  };
  expect(width(1000)).toBeLessThan(width(100));
});
