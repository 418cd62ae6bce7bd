import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { duplicateKey } from './lw105-duplicate-key.ts';

const schema = schemaOf([{ name: 'a', constraints: { unique: true } }, { name: 'b' }], {
  primaryKey: ['a'],
});

test('a repeated key names the line that has it first, once', () => {
  const findings = run(duplicateKey, tableOf(schema, 'a,b\nx,"two\nlines"\ny,2\nx,3\n'));
  expect(brief(findings)).toEqual(['5:1 the key is already used in line 2']);
});

test('keys of two columns are compared column by column', () => {
  const composite = schemaOf([{ name: 'a' }, { name: 'b' }], { primaryKey: ['a', 'b'] });
  expect(run(duplicateKey, tableOf(composite, 'a,b\na,bc\nab,c\n'))).toEqual([]);
  expect(run(duplicateKey, tableOf(composite, 'a,b\na,bc\na,bc\n'))).toHaveLength(1);
});

test('a row with a wrong number of cells still takes its key', () => {
  expect(run(duplicateKey, tableOf(schema, 'a,b\nx\nx,1\n'))).toHaveLength(1);
});
