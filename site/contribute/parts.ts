// Dropped files as what the checks look at: sets, the registry, single tables. The same grouping as in the
// repository, so that the messages are the same.
import type { Subject } from '../../datasets/tools/check/rule.ts';
import { type SetFile, setOf, tablesOf } from '../../datasets/tools/check/subject.ts';
import { isSetId } from '../../datasets/tools/name.ts';
import type { TableSchema } from '../../datasets/tools/table-schema.ts';
import type { DroppedFile } from './dropped.ts';

/** What the checks need to know besides the dropped files. */
export interface DataFiles {
  schemas: TableSchema[];
  /** Text of the registry's files by the name of their table. */
  registry: Record<string, string>;
}

/** Files that are checked together. */
export interface Part {
  /** Where in the drop they lie; empty or ending with a slash. */
  path: string;
  files: readonly SetFile[];
  /** What the rules look at, of these files or of others in their place. */
  load(files: readonly SetFile[]): Subject;
  /** Whether they are a set with its datapackage.json. */
  isSet: boolean;
}

const PACKAGE = 'datapackage.json';
const REGISTRY = 'datasets/registry/';

export function partsOf(files: readonly SetFile[], known: DataFiles): Part[] {
  const schemas = new Map(known.schemas.map((schema) => [schema.name, schema]));
  const folders = foldersOf(files);
  const registryFolder = [...folders.keys()].find((path) => nameOf(path) === 'registry');
  const dropped = folders.get(registryFolder ?? '') ?? [];
  const registry = tablesOf(
    registryFiles(known, registryFolder === undefined ? [] : dropped),
    REGISTRY,
    schemas,
  );

  return [...folders].map(([path, inside]): Part => {
    const part = { path, files: inside };
    if (path === registryFolder) {
      const load = (now: readonly SetFile[]) => ({
        tables: tablesOf(now, REGISTRY, schemas).filter(
          ({ schema }) => schema.name in known.registry,
        ),
        reference: [],
      });
      return { ...part, load, isSet: false };
    }
    if (inside.some((file) => file.path === PACKAGE)) {
      const setId = path === '' ? (nameIn(inside) ?? 'set') : nameOf(path);
      const load = (now: readonly SetFile[]) =>
        setOf(setId, `datasets/sets/${setId}/`, now, { schemas, registry });
      return { ...part, load, isSet: true };
    }
    // Tables alone: what they refer to may lie elsewhere, so they are looked at without their package.
    const load = (now: readonly SetFile[]) => ({
      tables: tablesOf(now, path, schemas),
      reference: registry,
    });
    return { ...part, load, isSet: false };
  });
}

/** Whether a part has a package of its own, or the registry's tables, which need none. */
export function isAlone({ path, isSet }: Part): boolean {
  return !isSet && nameOf(path) !== 'registry';
}

/** The shared tables; those that are dropped take the place of those that the site knows. */
function registryFiles({ registry }: DataFiles, dropped: readonly SetFile[]): SetFile[] {
  return Object.entries(registry).map(([name, text]) => {
    const path = `${name}.csv`;
    const bytes = dropped.find((file) => file.path === path)?.bytes;
    return { path, bytes: bytes ?? new TextEncoder().encode(text) };
  });
}

/** Whatever lies below a datapackage.json belongs to it; other files belong to their own folder. */
function foldersOf(files: readonly SetFile[]): Map<string, SetFile[]> {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const roots = sorted
    .map(({ path }) => path)
    .filter((path) => nameOf(path) === PACKAGE)
    .map(folderOf);
  const folders = new Map<string, SetFile[]>();
  for (const file of sorted) {
    const folder = roots.find((root) => file.path.startsWith(root)) ?? folderOf(file.path);
    const inside = folders.get(folder) ?? [];
    inside.push({ ...file, path: file.path.slice(folder.length) });
    folders.set(folder, inside);
  }
  return folders;
}

/** The last part of a path, of a folder's too. */
const nameOf = (path: string): string => path.split('/').findLast((part) => part !== '') ?? '';

/** The name that the package gives itself, where no folder does. */
function nameIn(files: readonly SetFile[]): string | undefined {
  const bytes = files.find(({ path }) => path === PACKAGE)?.bytes;
  try {
    const { name } = JSON.parse(new TextDecoder().decode(bytes)) as { name?: unknown };
    return typeof name === 'string' && isSetId(name) ? name : undefined;
  } catch {
    return;
  }
}

/** With checksums where the checks ask for them. */
export function withChecksums(files: readonly DroppedFile[]): Promise<SetFile[]> {
  return Promise.all(
    files.map(async ({ path, bytes }) =>
      /(?:^|\/)raw\//.test(path) ? { path, bytes, sha256: await sha256(bytes) } : { path, bytes },
    ),
  );
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
