/** The database of the dataset, as the build of the site writes it: made of the data of the package when it is first asked. */
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE, writeDatabase } from '../../datasets/tools/build/database.ts';
import { tableFiles } from '../../datasets/tools/build/load.ts';
import { saidOf } from '../../datasets/tools/commands/computed.ts';
import {
  loadRegistry,
  loadSchemas,
  loadSet,
  loadShared,
  ROOT,
  setFolders,
} from '../../datasets/tools/repository/repository.ts';
import { isWhole, markWhole } from './extracted-cache.ts';

/** Writes it beside its place first, so that nobody ever opens half of it. */
async function write(path: string): Promise<void> {
  const schemas = loadSchemas();
  const registry = loadRegistry(schemas);
  const shared = loadShared(schemas, registry);
  const sets = setFolders().map((folder) => loadSet(folder, schemas, shared));
  const { computed, predicted } = saidOf(sets);
  const tables = tableFiles(registry, sets, computed);
  const folder = mkdtempSync(join(ROOT, 'new-'));
  try {
    await writeDatabase(folder, tables, predicted, 'small', async () => []);
    renameSync(join(folder, DATABASE), path);
    markWhole(ROOT, DATABASE, [DATABASE]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the database is; `say` is called where it has to be made, which takes seconds. The repository has that of the site. */
export async function databaseOf(say: () => void): Promise<string> {
  const { database } = await import('../duckdb/dataset-build.ts');
  if (existsSync(database)) return database;
  const path = join(ROOT, DATABASE);
  if (!isWhole(ROOT, DATABASE)) {
    say();
    await write(path);
  }
  return path;
}
