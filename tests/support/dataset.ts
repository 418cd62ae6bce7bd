// The data of the repository, read once for all test files of a worker: no test changes what it takes from here.
import { rowsIn } from '../../datasets/tools/names/load.ts';
import * as repository from '../../datasets/tools/repository/repository.ts';
import type { Row } from '../../datasets/tools/tables/records.ts';

export const schemas = repository.loadSchemas();
export const registry = repository.loadRegistry(schemas);
export const shared = repository.loadShared(schemas, registry);

const rowsOf = rowsIn(registry.tables);
export function registryRows(table: string): readonly Row[] {
  if (!schemas.has(table)) throw new Error(`there is no table "${table}"`);
  return rowsOf(table);
}

let sets: repository.LoadedSet[] | undefined;
export function publishedSets(): repository.LoadedSet[] {
  sets ??= repository.setFolders().map((folder) => repository.loadSet(folder, schemas, shared));
  return sets;
}
