import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measurementColumns } from '../measurements.ts';
import { loadRegistry, loadSchemas, loadSet, ROOT, setFolders } from '../repository.ts';
import { archive } from './archive.ts';
import { writeDatabase } from './database.ts';
import { tableRows } from './tables.ts';

const schemas = loadSchemas();
const registry = loadRegistry(schemas);
const sets = setFolders().map((folder) => loadSet(folder, schemas, registry));
const folder = mkdtempSync(join(tmpdir(), 'lanewise-'));

const predictions = [
  {
    set_id: 'habr-pcie-290',
    result_id: 'new-board-any-slot',
    calculator: 'pcie',
    model_version: 1,
    ceiling_bytes_per_s: 456e6 + 1 / 3,
    expected_low_bytes_per_s: 424e6,
    expected_high_bytes_per_s: 451e6,
  },
];

const tables = tableRows(registry, sets, { predictions });

/** DuckDBAccessMode.READ_ONLY of the engine. */
const READ_ONLY = 3;

/** The engine of the page, run in Node without workers. */
async function pageEngine() {
  const require = createRequire(import.meta.url);
  const dist = dirname(require.resolve('@duckdb/duckdb-wasm'));
  const duckdb = require(join(dist, 'duckdb-node-blocking.cjs'));
  const bundle = { mainModule: join(dist, 'duckdb-eh.wasm'), mainWorker: null };
  const db = await duckdb.createDuckDB(
    { mvp: bundle, eh: bundle },
    new duckdb.VoidLogger(),
    duckdb.NODE_RUNTIME,
  );
  await db.instantiate();
  return db;
}

beforeAll(async () => {
  await writeDatabase(folder, tables);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the engine of the page reads the database and its view', async () => {
  const db = await pageEngine();
  db.registerFileBuffer('lanewise.duckdb', readFileSync(join(folder, 'lanewise.duckdb')));
  db.open({ path: 'lanewise.duckdb', accessMode: READ_ONLY });
  const connection = db.connect();
  const rows = connection.query('SELECT * FROM measurements').toArray();
  expect(rows).toHaveLength(
    tables.find(({ schema }) => schema.name === 'results')?.rows.length ?? 0,
  );
  const [row] = connection
    .query(
      `SELECT measured_bytes_per_s, ceiling_bytes_per_s, measured_over_ceiling FROM measurements
       WHERE result_id = 'new-board-any-slot'`,
    )
    .toArray();
  expect(row.measured_bytes_per_s).toBe(418 * 1024 ** 2);
  expect(row.ceiling_bytes_per_s).toBe(456e6 + 1 / 3);
  expect(row.measured_over_ceiling).toBeCloseTo(0.9612, 4);
  const types = connection.query('SELECT DISTINCT data_type FROM duckdb_columns()').toArray();
  expect(types.map(String).join()).not.toContain('DECIMAL');
  const described = connection.query('DESCRIBE measurements').toArray();
  expect(described.map((column: { column_name: string }) => column.column_name)).toEqual(
    measurementColumns().map(({ name }) => name),
  );
  connection.close();
});

test('every table has its Parquet file', () => {
  const names = readdirSync(join(folder, 'parquet')).map((name) => basename(name, '.parquet'));
  expect(names.sort()).toEqual(tables.map(({ schema }) => schema.name).sort());
});

test.each(sets)('the zip of $setId holds the committed bytes and stands alone', (set) => {
  const files = unzipSync(archive(set));
  for (const { file } of [...set.tables, ...set.reference]) {
    const packed = files[`${set.setId}/${basename(file)}`];
    if (packed) expect(Buffer.from(packed)).toEqual(readFileSync(join(ROOT, file)));
    else expect(set.tables.map((table) => table.file)).not.toContain(file);
  }
  const content = JSON.parse(strFromU8(files[`${set.setId}/datapackage.json`] ?? new Uint8Array()));
  for (const { path, schema } of content.resources) {
    expect(Object.keys(files)).toContain(`${set.setId}/${path}`);
    expect(schema.fields.length).toBeGreaterThan(0);
  }
  const readme = strFromU8(files[`${set.setId}/README.txt`] ?? new Uint8Array());
  expect(content.licenses.length).toBeGreaterThan(0);
  for (const { name } of content.licenses) expect(readme).toContain(name);
});

test('the same input gives the same zip', () => {
  const hash = (set: (typeof sets)[number]) =>
    createHash('sha256').update(archive(set)).digest('hex');
  for (const set of sets) expect(hash(set)).toBe(hash(set));
});
