/** `npm run release:data`: the dataset as a folder to publish, which stays as it is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { DATABASE } from '../build/database.ts';
import { quantity } from '../language/figure.ts';
import { release } from '../release/release.ts';
import { versionOf } from '../release/version.ts';
import { loadSchemas, loadSet, loadShared, packageOf, ROOT, setFolders } from '../repository/repository.ts';
import { failed, helped, UsageError } from '../text/usage.ts';

export const USAGE = `npm run release:data -- --version 2026.11 --out <folder> [--previous <folder>] [--day 2026-11-28] [--at <address>] [--doi 10.5281/zenodo.1]

  Writes the dataset as a release: CSV, Parquet, a DuckDB database, what describes them (Data Package,
  Croissant, DCAT, CITATION.cff), licences, hashes, and what changed since the release before.

  --version   year and month, and a number where a month has several: 2026.11, 2026.11.1
  --out       a new folder, or an empty one
  --previous  folder of the release before: its results are compared by their ids
  --day       day of the release; today by default. The same data and day give the same bytes
  --at        address that the folder will have, for what links to its files
  --doi       its DOI, where one is reserved

  Exit code: 0 if the release was written, 2 if nothing was.`;

const BUILT = join(ROOT, 'site/public/files', DATABASE);

/** Also of a month that has so many. */
const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** Resolves to the exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    if (helped(args, USAGE)) return 0;
    const { values } = parseArgs({
      args,
      options: {
        version: { type: 'string' },
        out: { type: 'string' },
        previous: { type: 'string' },
        day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
        at: { type: 'string' },
        doi: { type: 'string' },
      },
    });
    const { version, out, previous, day, at, doi } = values;
    if (version === undefined || !out) throw new UsageError('--version and --out are needed');
    if (!isDay(day)) throw new UsageError(`--day ${day} is not a day: 2026-11-28`);
    if (at !== undefined && !(URL.canParse(at) && /^https?:\/\/\S+\/$/.test(at)))
      throw new UsageError(`--at ${at} is not the address of a folder: https://…/2026.11/`);
    if (doi !== undefined && !/^10\.\d{4,9}\/\S+$/.test(doi))
      throw new UsageError(`--doi ${doi} is not a DOI: 10.5281/zenodo.1`);
    const named = versionOf(version);
    if (!existsSync(BUILT)) throw new Error('there is no database yet: npm run wasm && npm run data');
    const schemas = loadSchemas();
    const shared = loadShared(schemas);
    const sets = setFolders().map((folder) => packageOf(loadSet(folder, schemas, shared)));
    const request = { version: named, out, previous, day, at, doi, database: BUILT, sets };
    const { tables, files } = await release(request);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    console.log(
      `${out}: release ${named.name}, ${tables.length} tables in ${files.length} files, ${quantity(bytes, 'byte', { space: ' ' })}`,
    );
    return 0;
  } catch (error) {
    return failed(error, USAGE);
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
