import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedSets, registry, schemas } from '../../../tests/support/dataset.ts';
import { exhaustive } from '../../../tests/support/exhaustive.ts';
import { isTried } from '../../../tests/support/fuzzing.ts';
import { predict } from '../predict/predict.ts';
import { ROOT } from '../repository/repository.ts';
import { databaseTables, sqlName } from '../repository/tables.ts';
import { isBrought } from '../tables/shared-rows.ts';
import { archive } from './archive.ts';
import { type Written, writeDatabase } from './database.ts';
import { tableFiles } from './load.ts';
import { measurementColumns, summaryColumns } from './measurements.ts';
import { READING_COLUMNS } from './reading.ts';

const sets = publishedSets();
const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));

/** DuckDBAccessMode.READ_ONLY of the engine. */
const READ_ONLY = 2;

/** Compiling the engine takes seconds where the machine is busy: slow is not wrong here. */
const ENGINE_START_MS = 60_000;

let written: Written;

/** The engine of the page, run in Node without workers. */
async function pageEngine() {
  const require = createRequire(import.meta.url);
  const dist = dirname(require.resolve('@duckdb/duckdb-wasm'));
  const duckdb = require(join(dist, 'duckdb-node-blocking.cjs'));
  const bundle = { mainModule: join(dist, 'duckdb-eh.wasm'), mainWorker: null };
  const db = await duckdb.createDuckDB({ mvp: bundle, eh: bundle }, new duckdb.VoidLogger(), duckdb.NODE_RUNTIME);
  await db.instantiate();
  return db;
}

beforeAll(async () => {
  written = await writeDatabase(folder, tableFiles(registry, sets), predict);
});

afterAll(() => rmSync(folder, { recursive: true }));

test(
  'the engine of the page reads the database, its views and its counts',
  async () => {
    const db = await pageEngine();
    db.registerFileBuffer('lanewise.duckdb', readFileSync(join(folder, 'lanewise.duckdb')));
    db.open({ path: 'lanewise.duckdb', accessMode: READ_ONLY });
    const connection = db.connect();
    const rowsOf = (sql: string) => connection.query(sql).toArray();
    const results = sets.flatMap((set) =>
      set.tables.filter(({ schema }) => schema.name === 'results').map(({ length }) => length),
    );
    const total = results.reduce((sum, length) => sum + length, 0);
    expect(rowsOf('SELECT * FROM measurements')).toHaveLength(total);
    expect(rowsOf('SELECT * FROM results')).toHaveLength(total);
    const [row] = rowsOf(
      `SELECT measured_bytes_per_s, predictions.ceiling_bytes_per_s AS ceiling, measured_over_ceiling
     FROM measurements JOIN predictions USING (set_id, result_id)
     WHERE set_id = 'habr-pcie-290' AND result_id = 'new-board-any-slot'`,
    );
    expect(row.measured_bytes_per_s).toBe(418 * 1024 ** 2);
    expect(row.measured_over_ceiling).toBe(row.measured_bytes_per_s / row.ceiling);
    expect(rowsOf('SELECT DISTINCT data_type FROM duckdb_columns()').map(String).join()).not.toContain('DECIMAL');
    const columnsOf = (table: string) =>
      rowsOf(`DESCRIBE ${table}`).map(({ column_name }: { column_name: string }) => column_name);
    expect(columnsOf('measurements')).toEqual(measurementColumns().map(({ name }) => name));
    for (const { name, fields } of databaseTables())
      expect(columnsOf(sqlName(name))).toEqual(fields.map((field) => field.name));
    expect(columnsOf('summary')).toEqual(summaryColumns().map(({ name }) => name));
    const [counted] = rowsOf('SELECT sum(rows)::INTEGER AS rows, bool_and(rows > 0) AS filled FROM summary');
    expect(counted).toMatchObject({ rows: total, filled: true });
    // Each has a place of its own in the order of reading.
    const [placed] = rowsOf(
      'SELECT count(DISTINCT position)::INTEGER AS places, max(position)::INTEGER AS last FROM measurements',
    );
    expect(placed).toMatchObject({ places: total, last: total });
    connection.close();
  },
  ENGINE_START_MS,
);

test.runIf(exhaustive)(
  'a large database holds a copy of the measurements in the order of reading, for the page alone',
  async () => {
    const large = join(folder, 'large');
    const { parquet } = await writeDatabase(large, tableFiles(registry, sets), predict, 'large');
    expect(parquet.map(({ file }) => file)).toEqual(written.parquet.map(({ file }) => file));
    const instance = await DuckDBInstance.create(join(large, 'lanewise.duckdb'), { access_mode: 'READ_ONLY' });
    const connection = await instance.connect();
    const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson();
    const columns = READING_COLUMNS.join(', ');
    expect(await rowsOf('SELECT position FROM page.measurements ORDER BY rowid')).toEqual(
      await rowsOf('SELECT position FROM measurements ORDER BY position'),
    );
    expect(
      await rowsOf(`SELECT ${columns} FROM page.measurements
      EXCEPT SELECT ${columns} FROM main.measurements`),
    ).toEqual([]);
    // Stored: the page would else read the other order.
    const stored = "SELECT table_name FROM duckdb_tables() WHERE schema_name = 'page'";
    expect(await rowsOf(stored)).toEqual([['measurements']]);
    connection.closeSync();
    instance.closeSync();
  },
);

test('measurements leave out no column of the results', () => {
  const names = measurementColumns().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(schemas.get('results')?.fields.map(({ name }) => name) ?? []));
});

test('every stored table has its Parquet file, the measurements one for each link', () => {
  const files = readdirSync(join(folder, 'parquet'), { recursive: true, encoding: 'utf8' });
  expect(written.parquet.map(({ file }) => file.replace('parquet/', '')).sort()).toEqual(
    files.filter((file) => file.endsWith('.parquet')).sort(),
  );
  expect(files).toContain('measurements/link_kind=pcie/measurements.parquet');
});

test.each(sets.filter((_, index) => isTried(index, 8)))(
  'the zip of $setId holds the committed bytes and stands alone',
  (set) => {
    const files = unzipSync(archive(set));
    for (const table of set.tables.filter((item) => !isBrought(item))) {
      const packed = files[`${set.setId}/${basename(table.file)}`] ?? new Uint8Array();
      expect(Buffer.from(packed)).toEqual(readFileSync(join(ROOT, table.file)));
    }
    const content = JSON.parse(strFromU8(files[`${set.setId}/datapackage.json`] ?? new Uint8Array()));
    for (const { path, schema } of content.resources) {
      expect(Object.keys(files)).toContain(`${set.setId}/${path}`);
      expect(schema.fields.length).toBeGreaterThan(0);
    }
    const readme = strFromU8(files[`${set.setId}/README.txt`] ?? new Uint8Array());
    expect(content.licenses.length).toBeGreaterThan(0);
    for (const { name } of content.licenses) expect(readme).toContain(name);
  },
);

test('the same input gives the same zip', () => {
  const hash = (set: (typeof sets)[number]) => createHash('sha256').update(archive(set)).digest('hex');
  for (const set of sets.filter((_, index) => isTried(index, 8))) expect(hash(set)).toBe(hash(set));
});
