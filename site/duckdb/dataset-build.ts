// The dataset at build time and in the terminal: the very database that the page opens, read by native DuckDB.
import { join } from 'node:path';
import {
  DuckDBDecimalValue,
  DuckDBInstance,
  type DuckDBResult,
  type DuckDBValue,
  type Json,
} from '@duckdb/node-api';
import { LOCK } from './limits.ts';
import type { Cell } from './rows.ts';

export const database = join(process.cwd(), 'site/public/files/lanewise.duckdb');

let opened: Promise<DuckDBInstance> | undefined;

/** Rows of a query as plain objects; integers beyond 2^53 and dates arrive as text. */
export async function query<Row extends Record<string, Json>>(
  sql: string,
  values: Record<string, string | number> = {},
): Promise<Row[]> {
  opened ??= DuckDBInstance.create(database, { access_mode: 'READ_ONLY' });
  const connection = await (await opened).connect();
  try {
    const reader = await connection.runAndReadAll(sql, values);
    const read = reader.getRowObjects();
    return reader.getRowObjectsJson().map((row, index) => {
      const exact = Object.entries(read[index] ?? {}).filter(([, value]) => isWhole(value));
      return { ...row, ...Object.fromEntries(exact.map(([name, value]) => [name, Number(value)])) };
    }) as Row[];
  } finally {
    connection.closeSync();
  }
}

/**
 * A question of other people's, in a session that is locked as the one in the page is and keeps nothing on the disk
 * either. Its rows come as they are read.
 */
export async function ask(
  sql: string,
): Promise<{ columns: string[]; rows: AsyncIterable<readonly Cell[]> }> {
  const instance = await DuckDBInstance.create(database, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  await connection.run(`SET temp_directory = ''; ${LOCK}`);
  const { count } = await connection.extractStatements(sql);
  if (count !== 1) throw new Error('one statement at a time');
  const result = await connection.stream(sql);
  return { columns: result.deduplicatedColumnNames(), rows: rowsOf(result) };
}

async function* rowsOf(result: DuckDBResult): AsyncIterable<readonly Cell[]> {
  for await (const rows of result.yieldRows()) {
    for (const row of rows) yield row.map(cellOf);
  }
}

/** A 64-bit integer, which JSON has as text, that a number holds. */
const isWhole = (value: DuckDBValue | undefined): boolean =>
  typeof value === 'bigint' && Number.isSafeInteger(Number(value));

/** As numbers where that loses nothing that the page would not lose, else as the text that the engine writes. */
function cellOf(value: DuckDBValue): Cell {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (isWhole(value)) return Number(value);
  if (value instanceof DuckDBDecimalValue) return value.toDouble();
  return String(value);
}
