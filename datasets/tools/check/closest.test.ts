import { expect, test } from 'vitest';
import { distance, Suggester } from './closest.ts';

test('distance counts insertions, deletions, exchanges and swaps of neighbours', () => {
  expect(distance('lanes', 'lanes')).toBe(0);
  expect(distance('lnaes', 'lanes')).toBe(1);
  expect(distance('', 'abc')).toBe(3);
  expect(distance('kitten', 'sitting')).toBe(3);
});

test('the closest come first, strangers not at all', () => {
  expect(new Suggester().closest('resluts', ['runs', 'results', 'sources'])).toEqual(['results']);
  expect(new Suggester().closest('zzz', ['runs', 'results'])).toEqual([]);
});

test('very long names are not compared', () => expect(new Suggester().closest('x'.repeat(1e6), ['x'])).toEqual([]));
