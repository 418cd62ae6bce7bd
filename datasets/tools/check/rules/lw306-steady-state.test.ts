import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { steadyState } from './lw306-steady-state.ts';

function check(values: number[], runs: Record<string, string> = {}) {
  const rounds = values.map((value, index) => ({
    result_id: 'a',
    metric: 'iops',
    x_kind: 'round',
    x: index + 1,
    value,
  }));
  return run(
    steadyState,
    realTable('runs', [{ run_id: 'r', state: 'steady', ...runs }]),
    realTable('results', [{ result_id: 'a', run_id: 'r' }]),
    realTable('series', rounds),
  ).map(({ message }) => message);
}

test('five even rounds are steady', () => {
  expect(check([100, 104, 98, 101, 99])).toEqual([]);
  expect(check([500, 300, 100, 104, 98, 101, 99])).toEqual([]);
});

test('steady without rounds needs a word about preconditioning', () => {
  expect(check([])).toEqual(['steady, but neither rounds nor preconditioning show it']);
  expect(check([], { preconditioning: 'written twice over its capacity' })).toEqual([]);
});

test('rounds that jump are not steady', () => {
  expect(check([100, 100, 121, 100, 100])).toEqual(['steady, but its rounds differ by 20.2 % of their mean']);
});

test('rounds that drift are not steady', () => {
  expect(check([94, 97, 100, 103, 106])).toEqual(['steady, but its rounds drift by 12.0 % of their mean']);
});

test('four rounds are too few', () => {
  expect(check([1, 1, 1, 1])).toEqual(['steady, but there are only 4 rounds']);
});

test('other states need no proof', () => {
  expect(check([1, 9], { state: 'transition' })).toEqual([]);
});
