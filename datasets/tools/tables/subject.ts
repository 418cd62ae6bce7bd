/** From the files of a folder to what the rules look at; the same on disk and in the browser. */
import type { TableSchema } from '../schema/table-schema.ts';
import type { PackageFile, Subject } from './rule.ts';
import { BROUGHT, isBrought, type Shared } from './shared-rows.ts';
import { Table } from './table.ts';

/** Tables that the build computes: described, but never contributed. */
export const COMPUTED = new Set(['predictions', 'array-predictions', 'chain-predictions']);

const PACKAGE = 'datapackage.json';
/** Where the files lie that the figures were read from. */
export const RAW = 'raw/';

export interface SetFile {
  /** Path inside the folder of the set, with slashes. */
  path: string;
  /** Absent for what cannot be read: a link, a folder in a folder, a file beyond all measure. */
  bytes?: Uint8Array;
  /** In hexadecimal; needed of files under `raw/` only. */
  sha256?: string;
}

/** What a folder is checked against. */
interface Definitions {
  schemas: Map<string, TableSchema>;
  shared: Shared;
}

export interface LoadedSet extends Subject {
  setId: string;
  package: PackageFile;
}

/** The tables that a set may hold, where the registry has these. */
export const setTableNames = (all: Iterable<string>, registry: ReadonlySet<string>): string[] =>
  [...all].filter((name) => BROUGHT.includes(name) || (!registry.has(name) && !COMPUTED.has(name)));

/** The tables among the files of a folder; what belongs to no table is left to the rules. */
export const tablesOf = (
  files: readonly SetFile[],
  folder: string,
  schemas: ReadonlyMap<string, TableSchema>,
): Table[] =>
  files.flatMap(({ path, bytes }) => {
    const schema = path.endsWith('.csv') ? schemas.get(path.slice(0, -'.csv'.length)) : undefined;
    return schema && bytes ? [new Table(`${folder}${path}`, schema, bytes)] : [];
  });

/** A set from its files. `folder` is what findings put before the names of files, slash included. */
export function setOf(setId: string, folder: string, files: readonly SetFile[], definitions: Definitions): LoadedSet {
  const registry = new Set(definitions.shared.registry.map(({ schema }) => schema.name));
  const tableNames = setTableNames(definitions.schemas.keys(), registry);
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const description = sorted.find(({ path }) => path === PACKAGE)?.bytes;
  const isCsv = ({ path, bytes }: SetFile) => /^[^/]*\.csv$/.test(path) && bytes !== undefined;
  const isRaw = ({ path, bytes }: SetFile) => path.startsWith(RAW) && bytes !== undefined;
  const tables = tablesOf(sorted, folder, definitions.schemas).filter(({ schema }) => tableNames.includes(schema.name));
  const shared = definitions.shared.withSet(setId, tables.filter(isBrought));
  return {
    setId,
    tables,
    reference: shared.tables,
    shared: shared.places,
    package: {
      file: `${folder}${PACKAGE}`,
      setId,
      text: description ? new TextDecoder().decode(description) : '',
      csvFiles: sorted.filter(isCsv).map(({ path }) => path),
      tableNames,
      rawFiles: sorted
        .filter(isRaw)
        .map(({ path, bytes, sha256 = '' }) => ({ path, bytes: bytes?.length ?? 0, sha256 })),
      otherFiles: sorted
        .filter((file) => file.path !== PACKAGE && !isCsv(file) && !isRaw(file))
        .map(({ path }) => path),
    },
  };
}
