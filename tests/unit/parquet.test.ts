// The Parquet files give the explorer's own questions, unchanged, the answers that the database gives: they can be used
// in place of it, by other engines too.
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { beforeAll, expect, test } from 'vitest';
import { facets, type TableName, tables } from '../../site/generated/datasets.ts';
import { database } from '../../site/lib/dataset-build.ts';
import { manifest } from '../../site/lib/downloads-build.ts';
import { countFacets } from '../../site/lib/facets.ts';
import { valuesOf } from '../../site/lib/measurement-state.ts';
import { DEFAULT_SORT, filters, sortings, statement } from '../../site/lib/measurements.ts';
import { measurements } from '../../site/lib/measurements-build.ts';
import { examples } from '../../site/lib/sql.ts';

const folder = join(process.cwd(), 'site/public/files/parquet');
const rows = await measurements();

let inDatabase: DuckDBConnection;
let inParquet: DuckDBConnection;

beforeAll(async () => {
  inDatabase = await (
    await DuckDBInstance.create(database, { access_mode: 'READ_ONLY' })
  ).connect();
  inParquet = await (await DuckDBInstance.create()).connect();
  const names = new Set(
    manifest().files.flatMap(({ file }) => /^parquet\/(\w+)/.exec(file)?.[1] ?? []),
  );
  for (const name of names) {
    const files = name === 'measurements' ? `${name}/*/*.parquet` : `${name}.parquet`;
    await inParquet.run(`CREATE VIEW ${name} AS FROM '${join(folder, files)}'`);
  }
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
    const { sql, values } = statement({ where: {}, sort: { by, descending } });
    expect(await sameRows(sql, values)).toHaveLength(rows.length);
  }
});

test.each(filters.map(({ name }) => name))('every value of the filter %s', async (name) => {
  const values = name === 'text' ? ['nvidia', 'no such text'] : valuesOf(rows, name);
  for (const value of values) {
    const asked = statement({ where: { [name]: value }, sort: DEFAULT_SORT });
    await sameRows(asked.sql, asked.values);
  }
});

test('counts of every facet, all in all and under a choice', async () => {
  for (const choice of [{}, { link_kind: 'pcie' }, { link_kind: 'pcie', link_lanes: 8 }]) {
    const { sql, values } = countFacets(facets, choice);
    const counted = await sameRows(`FROM (${sql}) ORDER BY ALL`, values);
    const chosen = rows.filter((row) => !('link_lanes' in choice) || row.link_lanes === 8);
    const kinds = counted.filter(([facet]) => facet === 'link_kind').map(([, , count]) => count);
    expect(kinds.reduce((sum, count) => Number(sum) + Number(count), 0)).toBe(chosen.length);
  }
});

test.each(examples.filter(({ sql }) => !sql.startsWith('SHOW')))(
  'the example "$label"',
  async ({ sql }) => {
    await sameRows(sql);
  },
);

test('every column of every table', async () => {
  const views: TableName[] = ['results', 'predictions'];
  for (const { name, sqlName, columns, primaryKey } of Object.values(tables)) {
    if (views.includes(name as TableName)) continue;
    const names = columns.map((column) => column.name).join(', ');
    await sameRows(`SELECT ${names} FROM ${sqlName} ORDER BY ${primaryKey.join(', ')}`);
  }
});

test('types are plain: what every reader of Parquet knows', async () => {
  const read = await inParquet.runAndReadAll(
    `SELECT DISTINCT type, logical_type FROM parquet_schema('${folder}/**/*.parquet')
     WHERE type IS NOT NULL`,
  );
  const types = read.getRowsJson().map(([type, logical]) => [type, logical].join(' '));
  for (const type of types) {
    expect(type).toMatch(/^(BOOLEAN|INT32|INT64|DOUBLE|BYTE_ARRAY)\b(?!.*(Decimal|Enum|JSON))/i);
  }
});
