import { expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { formatReport } from '../check/report.ts';
import { schemaOf } from '../check/testing.ts';
import type { SetFile } from '../tables/subject.ts';
import { Table } from '../tables/table.ts';
import { mendable } from './fixable.ts';

const schema = schemaOf(
  [{ name: 'a' }, { name: 'size', type: 'integer' }, { name: 'kind', constraints: { enum: ['ssd', 'hdd'] } }],
  { primaryKey: ['a'] },
);
const load = (files: readonly SetFile[]) => ({
  tables: files.flatMap(({ path, bytes }) => (bytes ? [new Table(path, schema, bytes)] : [])),
  reference: [],
});

/** What the report says of a table with this text. */
function said(csv: string) {
  const files = [{ path: 'things.csv', bytes: new TextEncoder().encode(csv) }];
  const findings = mendable(check(load(files)), files, load);
  const report = formatReport({ folders: 1, rows: {}, exceptions: 0, findings });
  return /\d+ of \d+ can be fixed/.exec(report)?.[0] ?? 'nothing';
}

test('what is mended alone is counted', () => {
  expect(said('a,size,kind\nx,1,SSD\n')).toBe('1 of 1 can be fixed');
  expect(said('a,kind,size\nx,ssd,1\n\n')).toBe('2 of 2 can be fixed');
});

test('what is left because the file is in doubt is not', () => {
  // Columns that cannot be put in order, since one row has a cell too many.
  expect(said('a,kind,size\nx,ssd,1,7\n')).toBe('nothing');
  expect(said('a,kind,size\nx,ssd,1,7\n\n')).toBe('nothing');
  // Separated by semicolons, with a row that is no row: cells cannot be written.
  expect(said('a;size;kind\nx;1;SSD\ny;2;HDD;z\n')).toBe('nothing');
  expect(said('a,size,kind\nx,1,SSD\ny,2,HDD,z\n')).toMatch(/^1 of \d can be fixed/);
});
