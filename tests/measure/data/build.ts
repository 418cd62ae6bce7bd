// The database of invented results, built as that of the real ones is.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE, writeDatabase } from '../../../datasets/tools/build/database.ts';
import type { TableFiles } from '../../../datasets/tools/build/load.ts';
import { predict } from '../../../datasets/tools/predict/predict.ts';
import { loadSchemas } from '../../../datasets/tools/repository/repository.ts';
import { databaseTables } from '../../../datasets/tools/repository/tables.ts';
import { megabytes } from '../report.ts';
import { generate } from './generate.ts';

/** The tables of generated sets, which lie below `folder` as the real ones do below `datasets`. */
function tablesIn(folder: string): TableFiles[] {
  const sets = readdirSync(join(folder, 'sets'));
  return databaseTables().map((schema) => {
    const name = `${schema.name}.csv`;
    const files = [
      { path: join(folder, 'registry', name) },
      ...sets.map((set) => ({ path: join(folder, 'sets', set, name), set })),
    ];
    return { schema, files: files.filter(({ path }) => existsSync(path)), rows: [] };
  });
}

/** Writes the files of so many results below `folder`, as `files/`, and says what that took. */
export async function build(count: number, folder: string): Promise<void> {
  const csv = join(folder, 'csv');
  mkdirSync(csv, { recursive: true });
  generate(csv, count, loadSchemas());
  const [before, start] = [process.cpuUsage(), performance.now()];
  const { parquet } = await writeDatabase(join(folder, 'files'), tablesIn(csv), predict);
  const seconds = (performance.now() - start) / 1000;
  rmSync(csv, { recursive: true });
  const { user, system } = process.cpuUsage(before);
  const size = (file: string) => statSync(join(folder, 'files', file)).size;
  const parquetBytes = parquet.reduce((sum, { file }) => sum + size(file), 0);
  console.log(
    `${count} results: built in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor), ` +
      `database ${megabytes(size(DATABASE))}, Parquet ${megabytes(parquetBytes)}`,
  );
}
