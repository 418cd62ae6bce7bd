/**
 * Writes the stored tables as Parquet that other engines read in place: plain types, zstd, the rows in the order of the
 * database, and the one large table split by link into folders named the way Hive does.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { literal } from './load.ts';
import { measurements } from './measurements.ts';

const FOLDER = 'parquet';

/** The column that the large table is split by; it stands in the folders' names, not in the files. */
export const PARTITION = 'link_kind';

/** Small enough that a filter skips most of a large file, large enough to compress. */
const ROW_GROUP_ROWS = 65_536;

export interface ParquetFile {
  file: string;
  rows: number;
}

/**
 * The connection is in the database that is to be written; `views` are tables that it stores as parts of others. `columns`
 * says of each table what its columns hold, which stands in the file under that key.
 */
export async function writeParquet(
  connection: DuckDBConnection,
  folder: string,
  { views = false, columns: told = new Map<string, string>() } = {},
): Promise<ParquetFile[]> {
  rmSync(join(folder, FOLDER), { recursive: true, force: true });
  const written: ParquetFile[] = [];
  const write = async (name: string, select: string) => {
    const file = `${FOLDER}/${name}.parquet`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const own = told.get(name.split('/')[0] ?? '');
    const { rowsChanged: rows } = await connection.run(
      `COPY (${select}) TO ${literal(join(folder, file))}
       (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP_ROWS}${own ? `, KV_METADATA {columns: ${literal(own)}}` : ''})`,
    );
    written.push({ file, rows });
  };
  const tables = await texts(
    connection,
    // Those of everybody: another schema has the page's own copy.
    `SELECT table_name FROM information_schema.tables
     WHERE table_catalog = current_database() AND table_schema = 'main'
     ${views ? '' : "AND table_type = 'BASE TABLE'"} ORDER BY ALL`,
  );
  const { name: large } = measurements;
  for (const name of tables.filter((table) => table !== large)) await write(name, `FROM ${name}`);
  // Texts that the database stores as numbers are texts again: not every reader knows that type.
  const columns = `COLUMNS(* EXCLUDE (${PARTITION}))`;
  const parts = await texts(connection, `SELECT DISTINCT ${PARTITION} FROM ${large} ORDER BY ALL`);
  for (const part of parts) {
    await write(
      `${large}/${PARTITION}=${part}/${large}`,
      `SELECT ${columns} FROM ${large} WHERE ${PARTITION} = ${literal(part)}`,
    );
  }
  return written;
}

async function texts(connection: DuckDBConnection, sql: string): Promise<string[]> {
  return (await connection.runAndReadAll(sql)).getRows().map(([text]) => String(text));
}
