/** Where the data lies on disk: the only file of the tools that reads it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { DataPackage } from './check/package.ts';
import type { PackageFile, Subject } from './check/rule.ts';
import { Table } from './check/table.ts';
import type { TableSchema } from './table-schema.ts';

export const ROOT = resolve(import.meta.dirname, '../..');
export const SCHEMAS = join(ROOT, 'datasets/schema');
export const REGISTRY = join(ROOT, 'datasets/registry');
export const SETS = join(ROOT, 'datasets/sets');

/** Tables that the build computes: described, but never contributed. */
export const COMPUTED = new Set(['facets', 'predictions']);

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => entry.name)
    .sort();
}

export function loadSchemas(): Map<string, TableSchema> {
  const schemas = filesIn(SCHEMAS, '.json').map((name): [string, TableSchema] => [
    basename(name, '.json'),
    JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8')),
  ]);
  return new Map(schemas);
}

/** The tables of a folder; files that belong to no table are left to the checks. */
function loadTables(folder: string, schemas: Map<string, TableSchema>): Table[] {
  return filesIn(folder, '.csv').flatMap((name) => {
    const path = join(folder, name);
    const schema = schemas.get(basename(name, '.csv'));
    return schema ? [new Table(relative(ROOT, path), schema, readFileSync(path))] : [];
  });
}

/** Shared tables live in the registry, tables of measurements in the sets. */
export function isShared(table: string): boolean {
  return existsSync(join(REGISTRY, `${table}.csv`));
}

export function loadRegistry(schemas: Map<string, TableSchema>): Subject {
  return { tables: loadTables(REGISTRY, schemas), reference: [] };
}

export function setFolders(): string[] {
  return readdirSync(SETS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(SETS, entry.name))
    .sort();
}

export interface LoadedSet extends Subject {
  setId: string;
  package: PackageFile;
}

export function loadSet(
  folder: string,
  schemas: Map<string, TableSchema>,
  registry: Subject,
): LoadedSet {
  const setId = basename(resolve(folder));
  const path = join(folder, 'datapackage.json');
  const tableNames = [...schemas.keys()].filter((name) => !isShared(name) && !COMPUTED.has(name));
  return {
    setId,
    tables: loadTables(folder, schemas).filter((table) => tableNames.includes(table.schema.name)),
    reference: registry.tables,
    package: {
      file: relative(ROOT, path),
      setId,
      text: existsSync(path) ? readFileSync(path, 'utf8') : '',
      csvFiles: filesIn(folder, '.csv'),
      tableNames,
    },
  };
}

/** The package of a set that has passed the checks. */
export function packageOf(set: LoadedSet): Required<DataPackage> {
  return JSON.parse(set.package.text);
}
