/** What a release says of itself, whatever the format: each description is made of this alone. */
import type { DataPackage } from '../tables/package.ts';
import type { ReleaseTable } from './tables.ts';
import type { Version } from './version.ts';

export interface ReleaseFile {
  /** From the folder of the release, with slashes. */
  path: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

export interface Facts {
  version: Version;
  /** Of the release, as 2026-11-28. */
  day: string;
  /** Address of the folder, slash included, where it is known. */
  at?: string | undefined;
  doi?: string | undefined;
  /** The release that it was compared with. */
  previous?: Version | undefined;
  /** In the order of their names. */
  sets: Required<DataPackage>[];
  tables: ReleaseTable[];
  /** What holds data: no descriptions. */
  files: ReleaseFile[];
}

export const NAME = 'lanewise';
export const TITLE = 'Lanewise: measured bandwidth and latency of storage and its links';
export const DESCRIPTION =
  'Bandwidth, IOPS and latency of drives, arrays and the links that they are behind (PCIe, SATA, SAS, USB, Thunderbolt, Ethernet), each figure with its source, its conditions and what a model of the link predicts; and the tables of parts (drives, controllers, chipsets, boards, platforms) that the figures refer to.';
export const KEYWORDS =
  'storage, benchmark, PCI Express, NVMe, SATA, SAS, USB, RAID, ZFS, bandwidth, IOPS, latency, fio'.split(', ');
export const PUBLISHER = 'The Lanewise contributors';

export const DATABASE = 'lanewise.duckdb';
export const LICENCES = 'LICENCES.md';
export const LICENCE_TABLE = 'licences.csv';
export const CHANGES = 'CHANGES.md';
export const CHANGE_TABLE = 'changes.csv';

export const csvOf = (table: string): string => `csv/${table}.csv`;

/** The Parquet files of a table: one, or those of a folder. */
export const parquetOf = (files: readonly ReleaseFile[], table: string): ReleaseFile[] =>
  files.filter(({ path }) => path === `parquet/${table}.parquet` || path.startsWith(`parquet/${table}/`));

const FORMATS: Record<string, { mediatype: string; title: string }> = {
  csv: { mediatype: 'text/csv', title: 'CSV' },
  parquet: { mediatype: 'application/vnd.apache.parquet', title: 'Parquet' },
  duckdb: { mediatype: 'application/vnd.duckdb', title: 'DuckDB database' },
};

export function formatOf(path: string): { format: string; mediatype: string; title: string } {
  const format = path.slice(path.lastIndexOf('.') + 1);
  const facts = FORMATS[format];
  if (!facts) throw new Error(`${path}: no file of a release has that format`);
  return { format, ...facts };
}

type Licence = Required<DataPackage>['licenses'][number];

/** Each licence that a set has, once; the first by name comes first. */
export function licencesOf({ sets }: Facts): Licence[] {
  const all = new Map(sets.flatMap(({ licenses }) => licenses.map((licence) => [licence.name ?? '', licence])));
  return (
    [...all.values()]
      // The words of a set on its licence are the set's own.
      .map(({ name, path }) => ({ ...(name && { name }), ...(path && { path }) }))
      .sort((a, other) => ((a.name ?? '') < (other.name ?? '') ? -1 : 1))
  );
}

/** Who made what is in the release: the house first, then those whose sets were taken over. */
export function creatorsOf({ sets }: Facts): string[] {
  const all = sets.flatMap(({ contributors }) => contributors.map(({ title = '' }) => title));
  return [...new Set([PUBLISHER, ...all.filter(Boolean).sort()])];
}

export function citationOf(facts: Facts): string {
  const { version, day, doi, at } = facts;
  const place = doi ? ` https://doi.org/${doi}` : at ? ` ${at}` : '';
  return `${creatorsOf(facts).join('; ')} (${day.slice(0, 4)}). ${TITLE}. Version ${version.name}. Data set.${place}`;
}

export const jsonText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
