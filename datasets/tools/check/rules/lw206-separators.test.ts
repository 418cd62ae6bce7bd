import { expect, test } from 'vitest';
import { run, schemaOf, tableOf } from '../testing.ts';
import { separators } from './lw206-separators.ts';

const schema = schemaOf([
  { name: 'rate', type: 'number' },
  { name: 'count', type: 'integer' },
]);
const fixes = (row: string) => run(separators, tableOf(schema, `rate,count\n${row}\n`)).map(({ fix }) => fix);

test.each([
  ['"1,5",', 'write 1.5'],
  ['"1,234",', 'write 1234 or 1.234'],
  ['"1,234,567",', 'write 1234567'],
  ['"1.234,5",', 'write 1234.5'],
  ['"1,234.5",', 'write 1234.5'],
  ['1 000,', 'write 1000'],
  ['1\u202f000\u202f000,', 'write 1000000'],
  [',"1,234"', 'write 1234'],
])('%s is read', (row, fix) => {
  expect(fixes(row)).toEqual([fix]);
});

test('a decimal point is fine', () => {
  expect(fixes('1.234,1234')).toEqual([]);
});
