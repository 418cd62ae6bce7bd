// What can be downloaded, as the build of the dataset wrote it down.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileLink } from '../common/link.ts';

export interface Download {
  file: string;
  bytes: number;
  sha256: string;
  rows: number;
}

interface Manifest {
  model_version: number;
  files: Download[];
}

export function manifest(): Manifest {
  return JSON.parse(readFileSync(join(process.cwd(), 'site/public/files/manifest.json'), 'utf8'));
}

/**
 * Up to here one download is about as quick as a session's many small reads, one after the other (4 s at 20 Mbit/s and
 * 40 ms a request, by `npm run bench:data`), and every later question is answered without the network.
 */
const WHOLE_BYTES = 10e6;

/** The address of the database changes with its content, so that caches never mix two of them. */
export function database(): { url: string; bytes: number; sha256: string; ranges: boolean } {
  const found = manifest().files.find(({ file }) => file === 'lanewise.duckdb');
  if (!found) throw new Error('the manifest names no lanewise.duckdb: run `npm run data`');
  const { bytes, sha256 } = found;
  return {
    url: fileLink(`/files/${found.file}?${sha256.slice(0, 12)}`),
    bytes,
    sha256,
    ranges: bytes > WHOLE_BYTES,
  };
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

export function setPackage(set: string): SetPackage {
  const path = join(process.cwd(), 'datasets/sets', set, 'datapackage.json');
  return JSON.parse(readFileSync(path, 'utf8'));
}
