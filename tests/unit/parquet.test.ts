// The Parquet files give the explorer's own questions, unchanged, the answers that the database gives: they can be used
// in place of it, by other engines too.
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, test } from 'vitest';
import { database } from '../../site/duckdb/dataset-build.ts';
import { manifest } from '../../site/duckdb/downloads-build.ts';
import { measurements } from '../../site/explorer/measurements-build.ts';
import { facetsStatement, rowsStatement, sortings } from '../../site/explorer/selection.ts';
import { START } from '../../site/explorer/state.ts';
import { type TableName, tables } from '../../site/generated/datasets.ts';
import { examples } from '../../site/sql/examples-build.ts';
import { isTried } from '../support/fuzzing.ts';

const folder = join(process.cwd(), 'site/public/files/parquet');
const rows = await measurements();

let inDatabase: DuckDBConnection;
let inParquet: DuckDBConnection;

beforeAll(async () => {
  inDatabase = await (await DuckDBInstance.create(database, { access_mode: 'READ_ONLY' })).connect();
  inParquet = await (await DuckDBInstance.create()).connect();
  const names = new Set(manifest().files.flatMap(({ file }) => /^parquet\/(\w+)/.exec(file)?.[1] ?? []));
  for (const name of names) {
    const files = name === 'measurements' ? `${name}/*/*.parquet` : `${name}.parquet`;
    await inParquet.run(`CREATE VIEW ${name} AS FROM '${join(folder, files)}'`);
  }
  // Texts are texts there: the types that the database has for some of them are other words for that.
  for (const { name } of tables.summary.columns.filter(({ type }) => type === 'string'))
    await inParquet.run(`CREATE TYPE "${name}" AS VARCHAR`);
});

async function sameRows(sql: string, values: (string | number)[] = []) {
  const [one, other] = await Promise.all(
    [inDatabase, inParquet].map(async (connection) => {
      const reader = await connection.runAndReadAll(sql, values);
      return { columns: reader.columnNames(), rows: reader.getRowsJson() };
    }),
  );
  expect(other).toEqual(one);
  return one?.rows ?? [];
}

test.each(Object.keys(sortings))('all rows, by %s', async (by) => {
  for (const descending of [false, true]) {
    const asked = rowsStatement({ ...START, sort: { by, descending } }, ['set_id', 'result_id'], {
      limit: rows.length,
    });
    expect(await sameRows(asked.sql, asked.values)).toHaveLength(rows.length);
  }
});

test('counts of every facet, and the rows of each of its values', async () => {
  const { sql, values } = facetsStatement(START);
  const counted = await sameRows(`FROM (${sql}) ORDER BY ALL`, values);
  for (const [facet, value, count] of counted.filter((_, index) => isTried(index))) {
    const where = { [String(facet)]: [String(value)] };
    const asked = rowsStatement({ ...START, where }, ['set_id', 'result_id'], { limit: rows.length });
    expect(await sameRows(asked.sql, asked.values), `${facet}=${value}`).toHaveLength(Number(count));
  }
});

test.each(['nvidia', 'no such text'])('rows with the text %j', async (text) => {
  const asked = rowsStatement({ ...START, text }, ['set_id', 'result_id'], { limit: rows.length });
  await sameRows(asked.sql, asked.values);
});

test.each(examples.filter(({ sql }) => !sql.startsWith('SHOW')))('the example "$label"', async ({ sql }) => {
  await sameRows(sql);
});

test('every column of every table', async () => {
  await inParquet.run(`ATTACH '${database}' AS built (READ_ONLY)`);
  const views: TableName[] = ['results', 'predictions'];
  for (const { name, sqlName, columns } of Object.values(tables)) {
    if (views.includes(name as TableName)) continue;
    const names = columns.map((column) => column.name).join(', ');
    const [files, table] = [`SELECT ${names} FROM ${sqlName}`, `SELECT ${names} FROM built.${sqlName}`];
    const reader = await inParquet.runAndReadAll(
      `SELECT (SELECT count(*) FROM ((${files}) EXCEPT ALL (${table}))), (SELECT count(*) FROM ((${table}) EXCEPT ALL (${files})))`,
    );
    expect(reader.getRowsJson(), name).toEqual([['0', '0']]);
  }
});

test('types are plain: what every reader of Parquet knows', async () => {
  const duckDBResultReader = await inParquet.runAndReadAll(
    `SELECT DISTINCT type, logical_type FROM parquet_schema('${folder}/**/*.parquet')
     WHERE type IS NOT NULL`,
  );
  const types = duckDBResultReader.getRowsJson().map(([type, logical]) => [type, logical].join(' '));
  for (const type of types)
    expect(type).toMatch(/^(BOOLEAN|INT32|INT64|DOUBLE|BYTE_ARRAY)\b(?!.*(Decimal|Enum|JSON))/i);
});
