import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { range } from './lw203-range.ts';

const schema = schemaOf([
  { name: 'id', constraints: { required: true, pattern: '[a-z]+(?:-[a-z]+)*', maxLength: 8 } },
  { name: 'lanes', type: 'integer', constraints: { minimum: 1, maximum: 32 } },
]);
const check = (row: string) => brief(run(range, tableOf(schema, `id,lanes\n${row}\n`)));

test('a long text is found by its length, before the pattern is tried', () =>
  expect(check(`${'a'.repeat(100_000)}!,1`)).toEqual(['2:1 100001 characters']));
