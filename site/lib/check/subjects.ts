// Dropped files as what the checks look at: sets, the registry, single tables. The same grouping as in the
// repository, so that the messages are the same.
import type { Subject } from '../../../datasets/tools/check/rule.ts';
import { type SetFile, setOf, tablesOf } from '../../../datasets/tools/check/subject.ts';
import type { TableSchema } from '../../../datasets/tools/table-schema.ts';
import type { DroppedFile } from './dropped.ts';

/** What the checks need to know besides the dropped files. */
export interface DataFiles {
  schemas: TableSchema[];
  /** Text of the registry's files by the name of their table. */
  registry: Record<string, string>;
}

export interface Subjects {
  subjects: Subject[];
  /** Whether there are tables without the set that they belong to. */
  alone: boolean;
  /** Paths of files that no check reads: pictures, programs, anything else. */
  unread: string[];
}

const PACKAGE = 'datapackage.json';
const REGISTRY = 'datasets/registry/';
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The files of a drop by the folder that they are checked with; its path is empty or ends with a slash. */
type Folders = Map<string, SetFile[]>;

export function subjectsOf(
  files: readonly SetFile[],
  known: DataFiles,
  ceiling: Subject['ceiling'],
): Subjects {
  const schemas = new Map(known.schemas.map((schema) => [schema.name, schema]));
  const folders = foldersOf(files);
  const dropped = [...folders].find(([path]) => nameOf(path) === 'registry')?.[1] ?? [];
  // Shared tables that are dropped take the place of those that the site knows.
  const shared = new Map<string, Uint8Array>(
    Object.entries(known.registry).map(([name, text]) => [
      `${name}.csv`,
      new TextEncoder().encode(text),
    ]),
  );
  for (const { path, bytes } of dropped) if (shared.has(path) && bytes) shared.set(path, bytes);
  const sharedFiles = [...shared].map(([path, bytes]) => ({ path, bytes }));
  const registry = tablesOf(sharedFiles, REGISTRY, schemas);

  const result: Subjects = { subjects: [], alone: false, unread: [] };
  const sets: Subject[] = [];
  for (const [path, inside] of folders) {
    if (inside === dropped) {
      const names = new Set(dropped.map((file) => `${REGISTRY}${file.path}`));
      const tables = registry.filter(({ file }) => names.has(file));
      if (tables.length > 0) result.subjects.push({ tables, reference: [] });
      continue;
    }
    if (inside.some((file) => file.path === PACKAGE)) {
      const setId = path === '' ? (nameIn(inside) ?? 'set') : nameOf(path);
      const set = setOf(setId, `datasets/sets/${setId}/`, inside, { schemas, registry });
      sets.push({ ...set, ...(ceiling && { ceiling }) });
      continue;
    }
    // Tables alone: what they refer to may lie elsewhere, so they are looked at without their package.
    const tables = tablesOf(inside, path, schemas);
    if (tables.length > 0) {
      result.subjects.push({ tables, reference: registry, ...(ceiling && { ceiling }) });
      result.alone = true;
    }
    const read = new Set(tables.map(({ file }) => file));
    result.unread.push(
      ...inside.map((file) => `${path}${file.path}`).filter((file) => !read.has(file)),
    );
  }
  const peersOf = (set: Subject) => sets.filter((other) => other !== set);
  result.subjects.push(...sets.map((set) => ({ ...set, peers: peersOf(set) })));
  return result;
}

/** Whatever lies below a datapackage.json belongs to it; other files belong to their own folder. */
function foldersOf(files: readonly SetFile[]): Folders {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const roots = sorted
    .map(({ path }) => path)
    .filter((path) => nameOf(path) === PACKAGE)
    .map(folderOf);
  const folders: Folders = new Map();
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
    return typeof name === 'string' && ID.test(name) ? name : undefined;
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
