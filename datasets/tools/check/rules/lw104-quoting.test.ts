import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { quoting } from './lw104-quoting.ts';

const schema = schemaOf([{ name: 'a' }, { name: 'b' }]);
const check = (csv: string) => brief(run(quoting, tableOf(schema, csv)));

test('paired quotes with doubled ones inside are fine', () => {
  expect(check('a,b\n"1,5","say ""hi"""\n')).toEqual([]);
});

test('a quote inside a plain cell is found', () => {
  expect(check('a,b\n2.5" drive,x\n')).toEqual(['2:1 a double quote inside a cell that does not begin with one']);
});

test('text after the closing quote is found', () => {
  expect(check('a,b\nx,"one" two\n')).toEqual(['2:3 text after the closing double quote']);
});

test('an unclosed quote is found where it opens', () => {
  expect(check('a,b\nx,"one\ny,z\n')).toEqual(['2:3 the cell opens with a double quote that is never closed']);
});
