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

test('the same row under another key is found, once for each copy', () => {
  const wide = schemaOf([{ name: 'id' }, { name: 'a' }, { name: 'b' }], { primaryKey: ['id'] });
  const found = (csv: string) => brief(run(duplicateKey, tableOf(wide, `id,a,b\n${csv}`)));
  const message = 'the row repeats line 2 under another key';
  expect(found('x,1,\ny,1,\nz,1,\n')).toEqual([`3:1 ${message}`, `4:1 ${message}`]);
  expect(found('x,1,2\ny,12,\nz,,12\n')).toEqual([]);
  expect(found('x,1,2\nx,1,2\n')).toEqual(['3:1 the key is already used in line 2']);
  expect(found('x,,\ny,,\n')).toEqual([]);
});

test('of two rows of another table the same may be said', () => {
  const about = schemaOf([{ name: 'id' }, { name: 'a' }, { name: 'b' }], {
    primaryKey: ['id'],
    foreignKeys: [{ fields: ['id'], reference: { resource: 'runs', fields: ['run_id'] } }],
  });
  expect(run(duplicateKey, tableOf(about, 'id,a,b\nx,1,2\ny,1,2\n'))).toEqual([]);
});
