/** Writes the database for the page and the Parquet files for everyone else. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { measurementsView } from '../measurements.ts';
import type { Row, Value } from '../records.ts';
import type { Field, TableSchema } from '../table-schema.ts';
import { sqlName } from '../tables.ts';
import type { TableRows } from './tables.ts';

export const DATABASE = 'lanewise.duckdb';

export function parquetFile(schema: TableSchema): string {
  return `parquet/${schema.name}.parquet`;
}

/** What the DuckDB of the page (1.4) can read; newer engines default to a newer one. */
const STORAGE_VERSION = 'v1.2.0';

/** The smallest block there is: a table costs at least one, and most tables here are small. */
const BLOCK_SIZE_BYTES = 16_384;

const LARGEST_INTEGER = 2 ** 31 - 1;

/** Never DECIMAL: the page's DuckDB loses its point. */
function sqlType(field: Field): string {
  switch (field.type) {
    case 'integer': {
      const allowed = (field.constraints?.enum ?? []).map(Number);
      const largest = field.constraints?.maximum ?? Math.max(...allowed, -Infinity);
      return largest >= 0 && largest <= LARGEST_INTEGER ? 'INTEGER' : 'BIGINT';
    }
    case 'number':
      return 'DOUBLE';
    case 'boolean':
      return 'BOOLEAN';
    case 'date':
      return 'DATE';
    case 'string':
      return 'VARCHAR';
  }
}

function literal(value: Value | undefined): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  // An exponent makes it a DOUBLE at once; by way of DECIMAL the last bit may differ.
  return typeof value === 'number' && !Number.isInteger(value)
    ? value.toExponential()
    : String(value);
}

function createTable(schema: TableSchema): string {
  const columns = schema.fields.map((field) => {
    const required = field.constraints?.required ? ' NOT NULL' : '';
    return `"${field.name}" ${sqlType(field)}${required}`;
  });
  return `CREATE TABLE ${sqlName(schema.name)} (${columns.join(', ')})`;
}

async function insert(connection: DuckDBConnection, schema: TableSchema, rows: Row[]) {
  if (rows.length === 0) return;
  const values = sortedByKey(schema, rows).map(
    (row) => `(${schema.fields.map((field) => literal(row[field.name])).join(', ')})`,
  );
  await connection.run(`INSERT INTO ${sqlName(schema.name)} VALUES ${values.join(', ')}`);
}

/** Readers filter by key prefix (set, then row), and sorted columns are skipped in whole blocks. */
function sortedByKey(schema: TableSchema, rows: Row[]): Row[] {
  const key = (row: Row) => schema.primaryKey.map((name) => String(row[name])).join('\0');
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Returns the version of the engine that wrote the files. */
export async function writeDatabase(folder: string, tables: TableRows[]): Promise<string> {
  const path = join(folder, DATABASE);
  rmSync(path, { force: true });
  mkdirSync(join(folder, 'parquet'), { recursive: true });

  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  try {
    await connection.run(
      `ATTACH ${literal(path)} AS lanewise
       (STORAGE_VERSION '${STORAGE_VERSION}', BLOCK_SIZE ${BLOCK_SIZE_BYTES})`,
    );
    await connection.run('USE lanewise');
    for (const { schema, rows } of tables) {
      await connection.run(createTable(schema));
      await insert(connection, schema, rows);
      await connection.run(
        `COPY ${sqlName(schema.name)} TO ${literal(join(folder, parquetFile(schema)))}
         (FORMAT parquet, COMPRESSION zstd)`,
      );
    }
    await connection.run(measurementsView());
    await connection.run('USE memory');
    await connection.run('DETACH lanewise');
    const version = await connection.runAndReadAll('SELECT version()');
    return String(version.getRows()[0]?.[0]);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
