// The page reads the first rows from one of two places: either has the same ones, and the nearer one is asked.
import { DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, test } from 'vitest';
import type { Statement } from '../../site/duckdb/statement.ts';
import { readBy, tableColumns } from '../../site/explorer/columns.ts';
import { ROWS_PER_PAGE, rowsStatement, shownStatement, sortings } from '../../site/explorer/selection.ts';
import { fromQuery, type State } from '../../site/explorer/state.ts';
import { tableOf } from '../support/test-tables.ts';

const ALL = 5_000_000;
const DENSE = { found: ALL, all: ALL };
const SPARSE = { found: 1, all: ALL };

let ask: (statement: Statement) => Promise<unknown[][]>;
/** A state as an address names it, every value being allowed. */
const stateOf = (address: string): State => {
  const given = new URLSearchParams(address);
  return fromQuery(address, (facet) => given.getAll(facet)).state;
};

beforeAll(async () => {
  const database = await DuckDBInstance.create('site/public/files/lanewise.duckdb', { access_mode: 'READ_ONLY' });
  const connection = await database.connect();
  ask = async ({ sql, values }) => (await connection.runAndReadAll(sql, values)).getRowsJson() as unknown[][];
});

test.each([
  '?access=rand&block=4096',
  '?link=pcie-3.0&page=2',
  '?set=habr-pcie-290',
  '?set=habr-pcie-290&text=new-board',
  '?tool=fio&state=steady',
  '?metric=latency&reads=70',
  '?text=samsung',
  ...Object.keys(sortings).flatMap((by) => [`?sort=${by}`, `?sort=-${by}`, `?tool=fio&sort=${by}`]),
])('%s gives the same rows, in every column, wherever they are read', async (address) => {
  const state = stateOf(address);
  const columns = readBy(tableColumns.map(({ name }) => name));
  const range = { limit: ROWS_PER_PAGE, offset: (state.page - 1) * ROWS_PER_PAGE };
  const expected = await ask(rowsStatement(state, columns, range));
  expect(await ask(shownStatement(state, columns, range, DENSE))).toEqual(expected);
  expect(await ask(shownStatement(state, columns, range, SPARSE))).toEqual(expected);
});

const READ_FROM = tableOf<[string, 'sparse' | 'dense', string][]>(import.meta.filename, 'read_from');

test.each(READ_FROM)('%s, %s, is read from %s', (address, size, table) => {
  const { sql } = shownStatement(stateOf(address), ['set_id'], { limit: 1 }, size === 'dense' ? DENSE : SPARSE);
  expect(sql).toContain(`FROM ${table}\n`);
});
