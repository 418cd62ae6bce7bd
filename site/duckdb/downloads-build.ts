// What can be downloaded, as the build of the dataset wrote it down.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileLink } from '../common/link.ts';

const FILES = 'site/public/files';

export interface Download {
  file: string;
  bytes: number;
  sha256: string;
  rows: number;
}

export const manifest = (): { model_version: number; files: Download[] } =>
  JSON.parse(readFileSync(join(FILES, 'manifest.json'), 'utf8'));

const DATABASE = 'lanewise.duckdb';

/**
 * Up to here one download is about as quick as a session's many small reads, one after the other (4 s at 20 Mbit/s and
 * 40 ms a request, by `npm run measure -- data`), and every later question is answered without the network.
 */
const WHOLE_BYTES = 10e6;

const version = (sha256: string): string => sha256.slice(0, 12);

const packedName = (sha256: string): string => `${version(sha256)}.duckdb.gz`;

/** The packed database, and its name; nothing where it is read in parts. */
export function packedDatabase(): { file: string; packed: Buffer } | undefined {
  const { sha256, ranges } = database();
  if (ranges) return undefined;
  return { file: packedName(sha256), packed: gzipSync(readFileSync(join(FILES, DATABASE)), { level: 9 }) };
}

/** The database as the page opens it. */
export interface Database {
  /**
   * Changes with its content, so that caches never mix two of them. Fetched whole it is packed and may be kept for ever;
   * ranges are of the file that everybody can download.
   */
  url: string;
  /** Unpacked. */
  bytes: number;
  sha256: string;
  ranges: boolean;
}

export function database(): Database {
  const download = manifest().files.find(({ file }) => file === DATABASE);
  if (!download) throw new Error(`the manifest names no ${DATABASE}: run \`npm run data\``);
  const { bytes, sha256 } = download;
  const ranges = bytes > WHOLE_BYTES;
  const url = ranges
    ? fileLink(`/files/${DATABASE}?${version(sha256)}`)
    : fileLink(`/data/database/${packedName(sha256)}`);
  return { url, bytes, sha256, ranges };
}

interface SetPackage {
  name: string;
  title: string;
  description: string;
  version: string;
  /** ISO time. */
  created: string;
  contributors: { title: string }[];
  sources: { title: string; path?: string }[];
  licenses: { name: string; title: string; path: string }[];
}

/** Of every set: each is one archive. */
export const setIds = (): string[] =>
  manifest()
    .files.filter(({ file }) => file.endsWith('.zip'))
    .map(({ file }) => file.slice(0, -'.zip'.length))
    .sort();

export function setPackage(set: string): SetPackage {
  const path = join(process.cwd(), 'datasets/sets', set, 'datapackage.json');
  return JSON.parse(readFileSync(path, 'utf8'));
}
