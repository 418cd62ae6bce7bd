import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { cellCount } from './lw103-cell-count.ts';

const schema = schemaOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
const check = (csv: string) => run(cellCount, tableOf(schema, csv));

test('a row as wide as the header is fine', () => {
  expect(check('a,b,c\n1,"2,5",3\n')).toEqual([]);
});

test('a short row names the column that it stops before', () => {
  const findings = check('a,b,c\n1,2\n');
  expect(brief(findings)).toEqual(['2:3 2 cells']);
  expect(findings[0]?.field).toBe('c');
});

test('a long row points at the first cell too many', () => {
  const findings = check('a,b,c\n1,2,5,3\n');
  expect(brief(findings)).toEqual(['2:7 4 cells']);
  expect(findings[0]?.fix).toContain('double quotes');
});

test('an empty line is found as such', () => {
  expect(brief(check('a,b,c\n\n1,2,3\n'))).toEqual(['2:1 the line is empty']);
});

test('cells swallowed by an unclosed quote are left to the quoting rule', () => {
  expect(check('a,b,c\n1,"2,3\n')).toEqual([]);
});
