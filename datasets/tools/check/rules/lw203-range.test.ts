import { expect, test } from 'vitest';
import { brief, realTable, run, schemaOf, tableOf } from '../testing.ts';
import { range } from './lw203-range.ts';

const schema = schemaOf([
  { name: 'id', constraints: { required: true, pattern: '[a-z]+(?:-[a-z]+)*', maxLength: 8 } },
  { name: 'lanes', type: 'integer', constraints: { minimum: 1, maximum: 32 } },
]);
const check = (row: string) => brief(run(range, tableOf(schema, `id,lanes\n${row}\n`)));

test('values within the limits are fine', () => {
  expect(check('a-b,32')).toEqual([]);
});

test('an empty required cell is found', () => {
  expect(check(',1')).toEqual(['2:1 the cell is empty']);
});

test('numbers outside the range are found', () => {
  expect(check('a,0')).toEqual(['2:3 too small']);
  expect(check('a,33')).toEqual(['2:3 too large']);
});

test('a pattern has to match the whole cell', () => {
  expect(check('a-b/,1')).toEqual(['2:1 not in the required form']);
  expect(check('../../x,1')).toEqual(['2:1 not in the required form']);
});

test('a long text is found by its length, before the pattern is tried', () => {
  expect(check(`${'a'.repeat(100_000)}!,1`)).toEqual(['2:1 100001 characters']);
});

test('a generation as people say it is told what to write, also where its link is not known', () => {
  const [found] = run(range, realTable('runs', [{ link_generation: 'Gen3' }])).filter(
    ({ field }) => field === 'link_generation',
  );
  expect(found?.fix).toBe('write 3.0; for USB the name and its lanes, such as 3.2 Gen 2x1');
});
