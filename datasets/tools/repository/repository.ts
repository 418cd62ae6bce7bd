/** Where the data lies on disk: the only file of the tools that reads it. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import type { TableSchema } from '../schema/table-schema.ts';
import { citationsIn } from '../tables/citations.ts';
import type { DataPackage } from '../tables/package.ts';
import type { Subject } from '../tables/rule.ts';
import { BROUGHT, Shared } from '../tables/shared-rows.ts';
import { COMPUTED, type LoadedSet, RAW, type SetFile, setOf, tablesOf } from '../tables/subject.ts';
import { ROOT } from './root.ts';

export { COMPUTED, type LoadedSet, ROOT };

export const SCHEMAS = join(ROOT, 'datasets/schema');
export const REGISTRY = join(ROOT, 'datasets/registry');
const REFERENCES = join(ROOT, 'content/references.yaml');
export const SETS = join(ROOT, 'datasets/sets');

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => entry.name)
    .sort();
}

let schemas: [string, TableSchema][] | undefined;

/** Read once: the columns of one table alone ask a dozen times. */
export function loadSchemas(): Map<string, TableSchema> {
  schemas ??= filesIn(SCHEMAS, '.json').map((name) => [
    basename(name, '.json'),
    JSON.parse(readFileSync(join(SCHEMAS, name), 'utf8')),
  ]);
  return new Map(schemas);
}

/** More than a repository may hold; a Buffer could not be filled with twice as much. */
const LARGEST_FILE = 2 ** 30;
/** A set holds a handful of files; whoever has thousands has chosen the wrong folder. */
const MOST_FILES = 2000;

/** Every file of a folder. Links are not followed, so nothing outside is read. */
export function filesOf(folder: string): SetFile[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  if (entries.length > MOST_FILES) {
    throw new Error(`${folder} holds ${entries.length} files, which no set does: name the set`);
  }
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      const path = relative(folder, full).split(sep).join('/');
      if (!entry.isFile() || statSync(full).size > LARGEST_FILE) return { path };
      const bytes = readFileSync(full);
      const isRaw = path.startsWith(RAW);
      return { path, bytes, ...(isRaw && { sha256: createHash('sha256').update(bytes).digest('hex') }) };
    });
}

/**
 * A folder as people are told it, with slashes: what lies in the root of the repository from there, what lies elsewhere
 * from where they are.
 */
export function named(folder: string): string {
  const inside = relative(ROOT, folder);
  const path = inside.startsWith('..') ? relative(process.cwd(), folder) : inside;
  return `${path.split(sep).join('/') || '.'}/`;
}

/** Shared tables live in the registry, tables of measurements in the sets. */
export const isShared = (table: string): boolean => existsSync(join(REGISTRY, `${table}.csv`));

/** Keys of the list of sources. */
function citations(): readonly string[] | undefined {
  // The data may lie somewhere alone.
  if (!cited && existsSync(REFERENCES)) cited = citationsIn(readFileSync(REFERENCES, 'utf8'));
  return cited;
}

let cited: readonly string[] | undefined;

export function registryOf(files: readonly SetFile[], schemas: Map<string, TableSchema>): Subject {
  const cited = citations();
  return { tables: tablesOf(files, named(REGISTRY), schemas), reference: [], ...(cited && { citations: cited }) };
}

export const loadRegistry = (schemas: Map<string, TableSchema>): Subject => registryOf(filesOf(REGISTRY), schemas);

export function setFolders(): string[] {
  return (
    readdirSync(SETS, { withFileTypes: true })
      // A name that begins with a point is of a set that is being written.
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => join(SETS, entry.name))
      .sort()
  );
}

/** The rows of the registry and those that sets bring. */
export function loadShared(schemas: Map<string, TableSchema>, registry = loadRegistry(schemas)): Shared {
  const sets = setFolders().map((folder) => ({
    setId: basename(folder),
    tables: tablesOf(broughtFiles(folder), named(folder), schemas),
  }));
  return new Shared(registry.tables, sets);
}

/** The files of a set that hold shared rows: no others are read, since sets can be large. */
function broughtFiles(folder: string): SetFile[] {
  return BROUGHT.flatMap((name) => {
    const path = `${name}.csv`;
    const stat = lstatSync(join(folder, path), { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.size > LARGEST_FILE) return [];
    return [{ path, bytes: readFileSync(join(folder, path)) }];
  });
}

/** The set that would lie in a folder if it held these files. */
export function setFrom(
  folder: string,
  files: readonly SetFile[],
  schemas: Map<string, TableSchema>,
  shared: Shared,
): LoadedSet {
  const path = resolve(folder);
  const cited = citations();
  const set = setOf(basename(path), named(path), files, { schemas, shared });
  return { ...set, ...(cited && { citations: cited }) };
}

export function loadSet(folder: string, schemas: Map<string, TableSchema>, shared: Shared): LoadedSet {
  return setFrom(folder, filesOf(folder), schemas, shared);
}

/** The package of a set that has passed the checks. */
export const packageOf = (set: LoadedSet): Required<DataPackage> => JSON.parse(set.package.text);
