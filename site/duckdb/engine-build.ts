// DuckDB-WASM and the database at build time. They are served compressed and unpacked in the browser: some hosts refuse
// files over 25 MiB, and not all of them compress what they serve.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { fileLink } from '../common/link.ts';
import { once } from '../common/once.ts';
import { database } from './downloads-build.ts';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** Exceptions handled by WebAssembly itself: every browser since 2022 has them. */
const MODULE = '@duckdb/duckdb-wasm/dist/duckdb-eh.wasm';

const PACKAGE = '@duckdb/duckdb-wasm';

function version(): string {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return lock.packages[`node_modules/${PACKAGE}`].version;
}

/** The version is in the name: caches may keep the file for ever. */
export const engineFile = `duckdb-eh-${version()}.wasm.gz`;

/** Packing takes seconds, and its outcome only changes with the version. */
const KEPT = join(process.cwd(), 'node_modules/.cache/lanewise', engineFile);

export const engine = once(() => (existsSync(KEPT) ? readFile(KEPT) : pack()));

async function pack(): Promise<Buffer> {
  const bytes = await promisify(gzip)(readFileSync(resolve(MODULE)), { level: 9 });
  mkdirSync(dirname(KEPT), { recursive: true });
  // In one step: another build may look for it now.
  const own = `${KEPT}.${process.pid}`;
  writeFileSync(own, bytes);
  renameSync(own, KEPT);
  return bytes;
}

/** What an element needs to open the database: both files, their sizes, and whether one is read in parts. */
export async function engineAttributes(): Promise<Record<string, string | number | undefined>> {
  const { url, bytes, sha256, ranges } = database();
  return {
    'data-database': url,
    'data-database-bytes': bytes,
    'data-database-hash': sha256,
    'data-database-ranges': ranges ? '' : undefined,
    'data-engine': fileLink(`/data/engine/${engineFile}`),
    'data-engine-bytes': (await engine()).byteLength,
  };
}
