import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { header } from './lw102-header.ts';

const schema = schemaOf([{ name: 'run_id' }, { name: 'lanes' }, { name: 'note' }]);
const check = (csv: string) => run(header, tableOf(schema, csv));

test('the header of the descriptor is fine', () => {
  expect(check('run_id,lanes,note\n')).toEqual([]);
});

test('a misspelt column is told its right name, and the right one is missing', () => {
  const findings = check('run_id,lnaes,note\n');
  expect(brief(findings)).toEqual(['1:8 unknown column; did you mean lanes?', '1:1 the column is missing']);
  expect(findings[0]?.fix).toBe('rename it to lanes');
});

test('a repeated column is found at its second place', () => {
  expect(brief(check('run_id,lanes,note,lanes\n'))).toEqual(['1:19 the column appears a second time']);
});

test('exchanged columns are found where the order breaks', () => {
  expect(brief(check('lanes,run_id,note\n'))).toEqual(['1:1 the column is in the place of run_id']);
});

test('ten thousand columns are one finding', () => {
  const wide = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',');
  expect(brief(check(`${wide}\n`))).toEqual(['1:1 10000 columns']);
});

test.each(['sep=,\nrun_id,lanes,note\n', '# my runs\nrun_id,lanes,note\n', '[{"a":1}]', 'PK\u0003\u0004'])(
  'a first line that is no header at all is one finding: %j',
  (csv) => {
    expect(brief(check(csv))).toEqual(['1:1 the first line has no column of this table']);
  },
);

test('a file whose lines end in CR alone is left to the rule of encodings', () => {
  expect(check('run_id,lanes,note\ra,1,x\rb,2,y\r')).toEqual([]);
  expect(check('run_id,lanes,note\r\na,1,x\r\n')).toEqual([]);
});
