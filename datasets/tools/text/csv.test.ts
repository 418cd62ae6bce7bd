import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../tests/support/fuzzing.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { loadSchemas } from '../repository/repository.ts';
import { rowsOf } from '../tables/records.ts';
import { Table } from '../tables/table.ts';
import { clean, writeCsv } from './csv.ts';
import { hidesFormula } from './csv-cell.ts';

const sources = loadSchemas().get('sources');
if (!sources) throw new Error('no table sources');
const schema = sources;

function through(row: Record<string, string>) {
  const table = new Table('sources.csv', schema, new TextEncoder().encode(writeCsv(schema, [row])));
  return rowsOf(table)[0];
}

test('what is written is read back as it was', () => {
  const row = { source_id: 'a', title: 'Drives, "fast" ones', publisher: 'Ünïcode ✓' };
  expect(through(row)).toMatchObject(row);
});

test.each(tableOf<[string, string][]>(import.meta.filename, 'cells'))('%j becomes %j', (text, cleaned) => {
  expect(clean(text)).toBe(cleaned);
  expect(through({ title: text })?.title).toBe(cleaned);
});

test('a guarded text is not guarded again: what was read is written as it was', () => {
  const once = through({ title: '=cmd()' })?.title;
  expect(through({ title: `${once}` })?.title).toBe("'=cmd()");
});

test('a text in a column of numbers is no formula, and a negative number is one still', () => {
  const percentiles = loadSchemas().get('percentiles');
  if (!percentiles) throw new Error('no table percentiles');
  const row = { result_id: 'a', percentile: '=1+1', latency_s: '-5' };
  expect(writeCsv(percentiles, [row])).toBe("result_id,percentile,latency_s\na,'=1+1,-5\n");
});

test('small numbers are written without an exponent, and lose nothing', () => {
  const percentiles = loadSchemas().get('percentiles');
  if (!percentiles) throw new Error('no table percentiles');
  const text = writeCsv(percentiles, [{ result_id: 'a', percentile: 50, latency_s: 1.2556461e-8 }]);
  expect(text).toBe('result_id,percentile,latency_s\na,50,0.000000012556461\n');
});

test('a formula behind a separator is found wherever white space stands around it', () => {
  const text = fc.string({ unit: fc.constantFrom(';', '\t', ' ', '\n', '=', '@', 'a', '1'), maxLength: 12 });
  fc.assert(
    fc.property(text, (cell) => hidesFormula(cell) === /[;\t]\s*[=@]/.test(cell)),
    { numRuns: cases(10_000) },
  );
});
