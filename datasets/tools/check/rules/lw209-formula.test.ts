import { expect, test } from 'vitest';
import { run, schemaOf, tableOf } from '../testing.ts';
import { formula } from './lw209-formula.ts';

const schema = schemaOf([{ name: 'note' }, { name: 'delta', type: 'number' }]);
const check = (row: string) => run(formula, tableOf(schema, `note,delta\n${row}\n`));

test.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '＝1+1', "=cmd|' /C calc'!A0", '"=HYPERLINK(""x"",""y"")"'])(
  '%s is refused',
  (text) => {
    expect(check(`${text},`)).toHaveLength(1);
  },
);

test('words, and negative numbers in columns of numbers, are fine', () => {
  expect(check('a = b,-5')).toEqual([]);
});

test('a formula behind the separator of another country is one, too', () => {
  const found = run(formula, tableOf(schema, 'note\n"a;=1+1"\n"a;\t=1"\n"3; 4 and 5"\n'));
  expect(found.map(({ line }) => line)).toEqual([2, 3]);
});
