// Dropped files as what the checks look at: sets, the registry, single tables. The same grouping as in the
// repository, so that the messages are the same.

import { sha256 } from '../../datasets/tools/import/hash.ts';
import type { TableSchema } from '../../datasets/tools/schema/table-schema.ts';
import { citationsIn } from '../../datasets/tools/tables/citations.ts';
import type { Subject } from '../../datasets/tools/tables/rule.ts';
import { isBrought, Shared } from '../../datasets/tools/tables/shared-rows.ts';
import { type SetFile, setOf, tablesOf } from '../../datasets/tools/tables/subject.ts';
import { isSetId } from '../../datasets/tools/text/name.ts';
import type { DroppedFile } from './dropped-files.ts';

/** What the checks need to know besides the dropped files. */
export interface DataFiles {
  schemas: TableSchema[];
  /** Text of the registry's files by the name of their table. */
  registry: Record<string, string>;
  /** Text of the shared rows that sets bring, by set and table. */
  brought: Record<string, Record<string, string>>;
  /** Keys of content/references.yaml. */
  citations: readonly string[];
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

/** The list of sources: rows that come with it may cite what it adds. */
export const SOURCES = 'references.yaml';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const schemasOf = ({ schemas }: DataFiles): Map<string, TableSchema> =>
  new Map(schemas.map((schema) => [schema.name, schema]));

/** The registry and what the published sets bring; files that are dropped take the place of the registry's. */
export function sharedOf(known: DataFiles, dropped: readonly SetFile[] = []): Shared {
  const schemas = schemasOf(known);
  const sets = Object.entries(known.brought).map(([setId, texts]) => ({
    setId,
    tables: tablesOf(filesOf(texts), `datasets/sets/${setId}/`, schemas),
  }));
  const bytesOf = (path: string) => dropped.find((file) => file.path === path)?.bytes;
  const registry = filesOf(known.registry).map((file) => ({ ...file, bytes: bytesOf(file.path) ?? file.bytes }));
  return new Shared(tablesOf(registry, REGISTRY, schemas), sets);
}

const filesOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ path: `${name}.csv`, bytes: encoder.encode(text) }));

export function partsOf(files: readonly SetFile[], known: DataFiles): Part[] {
  const schemas = schemasOf(known);
  const folders = foldersOf(files);
  const registryFolder = [...folders.keys()].find((path) => nameOf(path) === 'registry');
  const sources = files.find(({ path }) => nameOf(path) === SOURCES)?.bytes;
  const citations = sources ? citationsIn(decoder.decode(sources)) : known.citations;
  const isSet = (inside: readonly SetFile[]) => inside.some((file) => file.path === PACKAGE);
  const idOf = (path: string, inside: readonly SetFile[]) => (path === '' ? (nameIn(inside) ?? 'set') : nameOf(path));
  const folderOf = (setId: string) => `datasets/sets/${setId}/`;
  let shared = sharedOf(known, registryFolder === undefined ? [] : folders.get(registryFolder));
  for (const [path, inside] of folders) {
    if (!isSet(inside)) continue;
    const setId = idOf(path, inside);
    shared = shared.withSet(setId, tablesOf(inside, folderOf(setId), schemas).filter(isBrought));
  }

  return [...folders].map(([path, inside]): Part => {
    const part = { path, files: inside };
    if (path === registryFolder) {
      const load = (now: readonly SetFile[]) => ({
        tables: tablesOf(now, REGISTRY, schemas).filter(({ schema }) => schema.name in known.registry),
        reference: [],
        citations,
      });
      return { ...part, load, isSet: false };
    }
    if (isSet(inside)) {
      const setId = idOf(path, inside);
      const load = (now: readonly SetFile[]) => ({
        ...setOf(setId, folderOf(setId), now, { schemas, shared }),
        citations,
      });
      return { ...part, load, isSet: true };
    }
    // Tables alone: what they refer to may lie elsewhere, so they are looked at without their package.
    const load = (now: readonly SetFile[]) => {
      const tables = tablesOf(now, path, schemas);
      const reference = shared.withSet('', tables.filter(isBrought)).tables;
      return { tables, reference, citations };
    };
    return { ...part, load, isSet: false };
  });
}

/** Whether a part has a package of its own, or the registry's tables, which need none. */
export const isAlone = ({ path, isSet }: Part): boolean => !isSet && nameOf(path) !== 'registry';

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
export const withChecksums = (files: readonly DroppedFile[]): Promise<SetFile[]> =>
  Promise.all(
    files.map(async ({ path, bytes }) =>
      /(?:^|\/)raw\//.test(path) ? { path, bytes, sha256: await sha256(bytes) } : { path, bytes },
    ),
  );
