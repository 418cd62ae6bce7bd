// The dataset at build time: the very database that the page opens, read by native DuckDB.
import { join } from 'node:path';
import { DuckDBInstance, type Json } from '@duckdb/node-api';

const database = join(process.cwd(), 'site/public/files/lanewise.duckdb');

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
    return reader.getRowObjectsJson() as Row[];
  } finally {
    connection.closeSync();
  }
}
