// The dataset at build time and in the terminal: the very database that the page opens, read by native DuckDB.
import { join } from 'node:path';
import {
  DuckDBDecimalValue,
  DuckDBInstance,
  type DuckDBResult,
  type DuckDBType,
  type DuckDBValue,
  type Json,
  JsonDuckDBValueConverter,
} from '@duckdb/node-api';
import { HOME } from '../../calc-wasm/js/home-node.ts';
import type { Row } from '../../datasets/tools/tables/records.ts';
import { once } from '../common/once.ts';
import { LOCK } from './limits.ts';
import type { Cell } from './rows.ts';
import { words } from './words.ts';

export const database = join(HOME, 'site/public/files/lanewise.duckdb');

const opened = once(() => DuckDBInstance.create(database, { access_mode: 'READ_ONLY' }));

/** Rows of a query as plain objects; integers beyond 2^53 and dates arrive as text. */
export async function query<Row extends object = Record<string, Json>>(
  sql: string,
  values: Record<string, string | number> = {},
): Promise<Row[]> {
  const connection = await (await opened()).connect();
  try {
    return (await objectsOf(await connection.stream(sql, values))) as Row[];
  } finally {
    connection.closeSync();
  }
}

/** All rows of some tables of the registry, by the name of the table. @throws For a table that is none of these. */
export async function tablesNamed(names: readonly string[]): Promise<(name: string) => readonly Row[]> {
  const rowsOf = async (name: string) =>
    [name, await query<Row>(`SELECT * FROM ${name.replaceAll('-', '_')}`)] as const;
  const tables = new Map(await Promise.all(names.map(rowsOf)));
  return (name) => {
    const rows = tables.get(name);
    if (!rows) throw new Error(`the table "${name}" is not among ${names.join(', ')}`);
    return rows;
  };
}

/**
 * Hundreds of thousands of rows of a hundred columns are kept while pages are built. So equal texts are one string, and
 * every row is a copy of one of nulls: an object that gets its columns one by one becomes a hash table of its own, of
 * five times the size.
 */
async function objectsOf(result: DuckDBResult): Promise<Record<string, Json>[]> {
  const names = result.deduplicatedColumnNames();
  const types = result.columnTypes();
  const empty: Record<string, Json> = {
    ...JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))),
  };
  const texts = new Map<string, string>();
  const shared = (text: string): string => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  const objects: Record<string, Json>[] = [];
  for await (const chunk of result) {
    const first = objects.length;
    for (let row = 0; row < chunk.rowCount; row++) objects.push({ ...empty });
    for (const [column, name] of names.entries()) {
      const type = types[column] as DuckDBType;
      for (const [row, value] of chunk.getColumnValues(column).entries()) {
        const object = objects[first + row];
        if (object && value !== null) object[name] = typeof value === 'string' ? shared(value) : jsonOf(value, type);
      }
    }
  }
  return objects;
}

const jsonOf = (value: DuckDBValue, type: DuckDBType): Json =>
  isWhole(value) ? Number(value) : JsonDuckDBValueConverter(value, type, JsonDuckDBValueConverter);

/**
 * A question of other people's, in a session that is locked as the one in the page is and keeps nothing on the disk
 * either. Its rows come as they are read, each value as `cellOf` makes it.
 */
export async function ask<Value>(
  sql: string,
  path: string,
  cellOf: (value: DuckDBValue, type: DuckDBType) => Value,
): Promise<{ columns: string[]; rows: AsyncIterable<readonly Value[]> }> {
  const instance = await DuckDBInstance.create(path, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  await connection.run(`SET temp_directory = ''; ${LOCK}`);
  const { count } = await connection.extractStatements(sql);
  if (count !== 1) throw new Error(words.problems.pivot_without_in);
  const result = await connection.stream(sql);
  const types = result.columnTypes();
  const rowsOf = async function* () {
    for await (const rows of result.yieldRows()) {
      for (const row of rows) yield row.map((value, column) => cellOf(value, types[column] as DuckDBType));
    }
  };
  return { columns: result.deduplicatedColumnNames(), rows: rowsOf() };
}

/** A 64-bit integer, which JSON has as text, that a number holds. */
const isWhole = (value: DuckDBValue | undefined): boolean =>
  typeof value === 'bigint' && Number.isSafeInteger(Number(value));

/** Lists and structs as such; of what JSON has no word for, the text that the engine writes. */
export const jsonCell = (value: DuckDBValue, type: DuckDBType): Json =>
  value instanceof DuckDBDecimalValue ? value.toDouble() : value === null ? null : jsonOf(value, type);

/** As numbers where that loses nothing that the page would not lose, else as the text that the engine writes. */
export function textCell(value: DuckDBValue): Cell {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (isWhole(value)) return Number(value);
  if (value instanceof DuckDBDecimalValue) return value.toDouble();
  return String(value);
}
