import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { whitespace } from './lw207-whitespace.ts';

const schema = schemaOf([{ name: 'a' }, { name: 'b', type: 'number' }]);
const check = (row: string) => brief(run(whitespace, tableOf(schema, `a,b\n${row}\n`)));

test('single spaces between words are fine', () => {
  expect(check('two words,1')).toEqual([]);
});

test.each([
  [' x,1', '2:1 space at the edge of the cell'],
  ['x,1 ', '2:3 space at the edge of the cell'],
  ['"two\nlines",1', '2:1 a line break inside the cell'],
  ['a\tb,1', '2:1 an invisible character inside the cell'],
  ['a\u200bb,1', '2:1 an invisible character inside the cell'],
  ['a\u202eb,1', '2:1 an invisible character inside the cell'],
  ['a\u00a0b,1', '2:1 a space other than the ordinary one'],
])('%j is found', (row, message) => {
  expect(check(row)).toEqual([message]);
});

test('what cannot be seen is echoed as a code', () => {
  const [finding] = run(whitespace, tableOf(schema, 'a,b\na\u202eb,1\n'));
  expect(finding?.value).toBe('a\\u{202e}b');
});
