/** Writes the database for the page and the Parquet files for everyone else. */
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance, type Json } from '@duckdb/node-api';
import type { Prediction } from '../predict/predict.ts';
import { sqlName } from '../repository/tables.ts';
import type { Field } from '../schema/table-schema.ts';
import type { Row } from '../tables/records.ts';
import { literal, selectFiles, sqlType, type TableFiles } from './load.ts';
import {
  isStoredAsNumber,
  measurementColumns,
  measurements,
  PARTS,
  selectMeasurements,
  selectPart,
  selectQuestions,
  selectSummary,
  selectTexts,
  selectValues,
  summary,
  texts,
} from './measurements.ts';
import { type ParquetFile, writeParquet } from './parquet.ts';
import { createReading } from './reading.ts';

export const DATABASE = 'lanewise.duckdb';

/** What the DuckDB of the page (1.4) can read; newer engines default to a newer one. */
const STORAGE_VERSION = 'v1.2.0';

/**
 * A table costs at least one block, and a page downloads a small database whole: small blocks. Of a large one it
 * reads parts: each column of a group of rows is at least one read, so there are few groups, and blocks that
 * are worth a request.
 */
const LAYOUTS = { small: 'BLOCK_SIZE 16384', large: 'BLOCK_SIZE 65536, ROW_GROUP_SIZE 983040' };

/** Size of the CSV, three times that of its database: from here on a page does not download the database whole. */
const LARGE_BYTES = 30e6;

/** Millions of rows are sorted on the disk beyond this: without a limit they take more than such a machine may have. */
const MEMORY_LIMIT = '5GB';

export interface Written {
  /** Version of the engine that wrote the files. */
  engine: string;
  /** In the database. */
  rows: number;
  parquet: ParquetFile[];
}

/** `beside` writes what else is made of the database while it is open. */
export async function writeDatabase(
  folder: string,
  tables: TableFiles[],
  predict: (asked: Row) => Prediction | undefined,
  layout: keyof typeof LAYOUTS = layoutOf(tables),
  beside: (connection: DuckDBConnection, folder: string) => Promise<ParquetFile[]> = writeParquet,
): Promise<Written> {
  const path = join(folder, DATABASE);
  rmSync(path, { force: true });
  mkdirSync(folder, { recursive: true });

  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: MEMORY_LIMIT,
    temp_directory: join(folder, '.spilled'),
  });
  const connection = await instance.connect();
  try {
    // The joins as they are written: the engine cannot know how long a file is, and would hold the longest in memory.
    await connection.run("SET disabled_optimizers = 'join_order,build_side_probe_side'");
    for (const table of tables) {
      await connection.run(`CREATE VIEW ${sqlName(table.schema.name)} AS ${selectFiles(table)}`);
    }
    await answer(connection, predict);
    await connection.run(`CREATE TABLE ${texts.name} AS ${selectTexts()}`);
    await connection.run(
      `ATTACH ${literal(path)} AS lanewise
       (STORAGE_VERSION '${STORAGE_VERSION}', ${LAYOUTS[layout]})`,
    );
    await storeMeasurements(connection);
    await create(connection, texts.name, texts.fields);
    await connection.run(`INSERT INTO lanewise.${texts.name} FROM ${texts.name}`);
    for (const table of tables.filter(({ schema }) => !(schema.name in PARTS))) await storeTable(connection, table);
    await connection.run('USE lanewise');
    await connection.run(`CREATE TABLE ${summary.name} AS ${selectSummary()}`);
    await connection.run(createReading({ stored: layout === 'large' }));
    for (const { schema } of tables.filter(({ schema }) => schema.name in PARTS)) {
      await connection.run(`CREATE VIEW ${sqlName(schema.name)} AS ${selectPart(schema)}`);
    }
    const parquet = await beside(connection, folder);
    await connection.run('USE memory');
    await connection.run('DETACH lanewise');
    const version = await connection.runAndReadAll('SELECT version()');
    return {
      engine: String(version.getRows()[0]?.[0]),
      rows: parquet.reduce((sum, { rows }) => sum + rows, 0),
      parquet,
    };
  } finally {
    connection.closeSync();
    instance.closeSync();
    rmSync(join(folder, '.spilled'), { recursive: true, force: true });
  }
}

function layoutOf(tables: TableFiles[]): keyof typeof LAYOUTS {
  const files = tables.flatMap((table) => table.files);
  const bytes = files.reduce((sum, { path }) => sum + statSync(path).size, 0);
  return bytes > LARGE_BYTES ? 'large' : 'small';
}

async function create(
  connection: DuckDBConnection,
  table: string,
  fields: readonly Field[],
  types: Record<string, string> = {},
) {
  const columns = fields.map((field) => {
    const required = field.constraints?.required ? ' NOT NULL' : '';
    return `"${field.name}" ${types[field.name] ?? sqlType(field)}${required}`;
  });
  await connection.run(`CREATE TABLE lanewise.${table} (${columns.join(', ')})`);
}

/** A table with the rows of its files, sorted by its key, and those that no file has. */
async function storeTable(connection: DuckDBConnection, { schema, rows }: TableFiles) {
  const name = sqlName(schema.name);
  await create(connection, name, schema.fields);
  const key = schema.primaryKey.map((column) => `"${column}"`).join(', ');
  await connection.run(`INSERT INTO lanewise.${name} FROM ${name} ORDER BY ${key}`);
  const marks = schema.fields.map(() => '?').join(', ');
  for (const row of rows) {
    const values = schema.fields.map((field) => row[field.name] ?? null);
    await connection.run(`INSERT INTO lanewise.${name} VALUES (${marks})`, values);
  }
}

async function storeMeasurements(connection: DuckDBConnection) {
  const columns = measurementColumns();
  const texts = columns.filter(isStoredAsNumber).map(({ name }) => name);
  const values = await connection.runAndReadAll(selectValues(texts));
  for (const [name, list] of Object.entries(values.getRowObjectsJson()[0] ?? {})) {
    const type = enumOf(Array.isArray(list) ? list : []);
    await connection.run(`CREATE TYPE lanewise.main."${name}" AS ${type}`);
  }
  const types = Object.fromEntries(texts.map((name) => [name, `lanewise.main."${name}"`]));
  await create(connection, measurements.name, columns, types);
  await connection.run(`INSERT INTO lanewise.${measurements.name} ${selectMeasurements()}`);
}

/** Its values in their order as text, so that it is sorted as text. */
function enumOf(values: Json[]): string {
  const known = values.filter((value) => typeof value === 'string');
  return known.length === 0 ? 'VARCHAR' : `ENUM (${known.sort(byBytes).map(literal).join(', ')})`;
}

/** As the engine compares text. */
const byBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** The table `answers`: every question that rows ask, and what the model says to it, if it says anything. */
async function answer(connection: DuckDBConnection, predict: (asked: Row) => Prediction | undefined) {
  await connection.run(
    `CREATE TABLE answers AS
     SELECT asked.*, predictions.* EXCLUDE (set_id, result_id)
     FROM (${selectQuestions()}) AS asked LEFT JOIN predictions ON false`,
  );
  const asked = await connection.runAndReadAll('SELECT rowid, * FROM answers');
  for (const { rowid, ...question } of asked.getRowObjectsJS()) {
    const prediction = predict(plain(question));
    if (!prediction) continue;
    const columns = Object.keys(prediction).map((name) => `${name} = $${name}`);
    await connection.run(`UPDATE answers SET ${columns.join(', ')} WHERE rowid = ${rowid}`, { ...prediction });
  }
}

/** 64-bit integers as numbers: the checks keep them below 2^53. */
function plain(row: Record<string, unknown>): Row {
  const entries = Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]);
  return Object.fromEntries(entries);
}
