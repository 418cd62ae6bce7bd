import { expect, test } from 'vitest';
import { brief, run, schemaOf, tableOf } from '../testing.ts';
import { header } from './lw102-header.ts';

const schema = schemaOf([{ name: 'run_id' }, { name: 'lanes' }, { name: 'note' }]);
const check = (csv: string) => run(header, tableOf(schema, csv));

test('ten thousand columns are one finding', () => {
  const wide = Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',');
  expect(brief(check(`${wide}\n`))).toEqual(['1:1 10000 columns']);
});
