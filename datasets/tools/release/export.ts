/** The data of a release out of the database that the build wrote: the same tables as CSV, Parquet and DuckDB. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { literal } from '../build/load.ts';
import { summary } from '../build/measurements.ts';
import { writeParquet } from '../build/parquet.ts';
import { csvOf, DATABASE } from './facts.ts';
import type { ReleaseTable } from './tables.ts';

export async function exportTables(database: string, folder: string, tables: readonly ReleaseTable[]): Promise<void> {
  mkdirSync(join(folder, 'csv'), { recursive: true });
  const copy = join(folder, DATABASE);
  copyFileSync(database, copy);
  await inDuckDB(async (connection) => {
    await connection.run(`ATTACH ${literal(database)} AS lanewise (READ_ONLY)`);
    await comment(connection, copy, tables);
    await connection.run('USE lanewise');
    const columns = new Map(tables.map(({ name, fields }) => [name, JSON.stringify(meaningsOf(fields))]));
    await writeParquet(connection, folder, { views: true, columns });
    // The page's own counts.
    rmSync(join(folder, 'parquet', `${summary.name}.parquet`));
    for (const { name, fields } of tables) {
      const columns = fields.map((field) => `"${field.name}"`).join(', ');
      await connection.run(
        `COPY (SELECT ${columns} FROM ${name}) TO ${literal(join(folder, csvOf(name)))}
         (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '')`,
      );
    }
  });
}

/** What each column holds, and in which unit. */
const meaningsOf = (fields: ReleaseTable['fields']): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name, description, unit }) => [
      name,
      [description, unit && `Unit: ${unit}.`].filter(Boolean).join(' '),
    ]),
  );

/** Says beside each column of the database what it holds and in which unit. */
async function comment(connection: DuckDBConnection, database: string, tables: readonly ReleaseTable[]) {
  await connection.run(`ATTACH ${literal(database)} AS copied`);
  for (const { name, fields } of tables) {
    for (const [column, text] of Object.entries(meaningsOf(fields))) {
      await connection.run(`COMMENT ON COLUMN copied.main.${name}."${column}" IS ${literal(text)}`);
    }
  }
  await connection.run('DETACH copied');
}

/** One thread: the rows of a file are then in the order of the table, and in the same groups each time. */
export async function inDuckDB<Answer>(task: (connection: DuckDBConnection) => Promise<Answer>): Promise<Answer> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  try {
    return await task(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}
