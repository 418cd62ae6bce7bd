// Dropped files as what the checks look at: sets, the registry, single tables. The same grouping as in the
// repository, so that the messages are the same.

import type { Subject } from '../../../datasets/tools/check/rule.ts';
import { Table } from '../../../datasets/tools/check/table.ts';
import type { TableSchema } from '../../../datasets/tools/table-schema.ts';
import type { DroppedFile } from './dropped.ts';

/** What the checks need to know besides the dropped files. */
export interface DataFiles {
  schemas: TableSchema[];
  /** Text of the registry's files by the name of their table. */
  registry: Record<string, string>;
  /** Names of the tables that a set may hold. */
  setTables: string[];
}

export interface Subjects {
  subjects: Subject[];
  /** Files that no check reads: raw logs, pictures, anything else. */
  unread: string[];
}

const PACKAGE = 'datapackage.json';
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Files of one folder by their names. */
type Folder = Map<string, Uint8Array>;

export function subjectsOf(
  files: readonly DroppedFile[],
  { schemas, registry, setTables }: DataFiles,
): Subjects {
  const schemaOf = new Map(schemas.map((schema) => [schema.name, schema]));
  const tablesOf = (folder: Folder, path: string, names: readonly string[]): Table[] =>
    [...folder]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, bytes]) => {
        const schema = names.includes(stem(name)) ? schemaOf.get(stem(name)) : undefined;
        return schema ? [new Table(`${path}${name}`, schema, bytes)] : [];
      });

  const folders = foldersOf(files);
  const shared = Object.keys(registry);
  const dropped = folders.get(registryFolder(folders)) ?? new Map();
  const ours = new Map(
    Object.entries(registry).map(([name, text]) => [`${name}.csv`, new TextEncoder().encode(text)]),
  );
  // Shared tables that are dropped take the place of those that the site knows.
  const reference = tablesOf(new Map([...ours, ...dropped]), 'datasets/registry/', shared);

  const result: Subjects = { subjects: [], unread: [] };
  for (const [path, folder] of folders) {
    const { names, subject } = oneFolder(path, folder);
    if (subject) result.subjects.push(subject);
    for (const name of folder.keys()) {
      if (!names.has(name)) result.unread.push(path === '' ? name : `${path}/${name}`);
    }
  }
  return result;

  function oneFolder(path: string, folder: Folder): { names: Set<string>; subject?: Subject } {
    const text = folder.get(PACKAGE);
    if (folder === dropped) {
      const tables = reference.filter((table) => dropped.has(nameOf(table.file)));
      return {
        names: new Set(tables.map(({ file }) => nameOf(file))),
        subject: { tables, reference: [] },
      };
    }
    if (text) {
      const json = new TextDecoder().decode(text);
      const setId = path === '' ? (nameIn(json) ?? 'set') : nameOf(path);
      const csvFiles = [...folder.keys()].filter((name) => name.endsWith('.csv')).sort();
      const at = `datasets/sets/${setId}/`;
      const file = { file: `${at}${PACKAGE}`, setId, text: json, csvFiles, tableNames: setTables };
      return {
        names: new Set([PACKAGE, ...csvFiles]),
        subject: { tables: tablesOf(folder, at, setTables), reference, package: file },
      };
    }
    const tables = tablesOf(folder, path === '' ? '' : `${path}/`, [...setTables, ...shared]);
    const names = new Set(tables.map(({ file }) => nameOf(file)));
    return tables.length > 0 ? { names, subject: { tables, reference } } : { names };
  }
}

function foldersOf(files: readonly DroppedFile[]): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  for (const { path, bytes } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, slash));
    const names = folders.get(folder) ?? new Map();
    names.set(path.slice(slash + 1), bytes);
    folders.set(folder, names);
  }
  return folders;
}

/** The folder that holds the shared tables where somebody drops the whole repository's data. */
function registryFolder(folders: ReadonlyMap<string, Folder>): string {
  return [...folders.keys()].find((path) => nameOf(path) === 'registry') ?? 'registry';
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const stem = (name: string): string => (name.endsWith('.csv') ? name.slice(0, -4) : '');

/** The name that the package gives itself, where no folder does. */
function nameIn(json: string): string | undefined {
  try {
    const { name } = JSON.parse(json) as { name?: unknown };
    return typeof name === 'string' && ID.test(name) ? name : undefined;
  } catch {
    return;
  }
}
