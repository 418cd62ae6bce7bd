import { expect, test } from 'vitest';
import { run, schemaOf, tableOf } from '../testing.ts';
import { type } from './lw201-type.ts';

const schema = schemaOf([
  { name: 'count', type: 'integer' },
  { name: 'rate', type: 'number' },
  { name: 'day', type: 'date' },
  { name: 'flag', type: 'boolean' },
  { name: 'url', format: 'uri' },
]);
const fields = (row: string) =>
  run(type, tableOf(schema, `count,rate,day,flag,url\n${row}\n`)).map(({ field }) => field);

test('a megabyte of digits is refused without trouble', () =>
  expect(fields(`${'9'.repeat(1_000_000)},,,,`)).toEqual(['count']));
