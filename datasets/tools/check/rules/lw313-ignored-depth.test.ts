import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { ignoredDepth } from './lw313-ignored-depth.ts';

const check = (engine: string, depth: number) =>
  run(
    ignoredDepth,
    realTable('runs', [{ run_id: 'r', engine }]),
    realTable('results', [{ result_id: 'a', run_id: 'r', queue_depth: depth }]),
  );

test.each(['sync', 'psync', 'pvsync2'])('%s ignores a depth above 1', (engine) => {
  expect(check(engine, 32)[0]?.message).toBe(`the engine ${engine} ignores the depth`);
  expect(check(engine, 1)).toEqual([]);
});

test('other engines keep their depth', () => {
  expect(check('io_uring', 32)).toEqual([]);
  expect(check('', 32)).toEqual([]);
});
