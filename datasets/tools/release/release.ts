/** Makes the folder of a release: all of it, or none. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import type { DataPackage } from '../tables/package.ts';
import { type Change, changeNotes, changesBetween, changeTable } from './changes.ts';
import { citation } from './citation.ts';
import { croissant } from './croissant.ts';
import { dataPackage } from './data-package.ts';
import { dcat } from './dcat.ts';
import { exportTables, inDuckDB } from './export.ts';
import { CHANGE_TABLE, CHANGES, type Facts, jsonText, LICENCE_TABLE, LICENCES } from './facts.ts';
import { licenceNotes, licenceTable } from './licences.ts';
import { readme } from './readme.ts';
import { damageOf, filesIn, SUMS, sumsOf } from './sums.ts';
import { releaseTables } from './tables.ts';
import { isAfter, type Version, versionOf } from './version.ts';

export interface Request {
  version: Version;
  /** Where to; absent or empty until then. */
  out: string;
  /** Folder of the release before. */
  previous?: string | undefined;
  day: string;
  at?: string | undefined;
  doi?: string | undefined;
  /** As the build wrote it. */
  database: string;
  sets: Required<DataPackage>[];
}

const PACKAGE = 'datapackage.json';

export async function release(request: Request): Promise<Facts> {
  const out = resolve(request.out);
  if (existsSync(out) && !(statSync(out).isDirectory() && readdirSync(out).length === 0)) {
    throw new Error(`${request.out} is there already, and not an empty folder: a release gets a new one`);
  }
  const previous = request.previous && earlier(request.previous, request.version);
  mkdirSync(dirname(out), { recursive: true });
  // Beside its place, so that it gets there by a new name alone.
  const folder = mkdtempSync(join(dirname(out), `.${basename(out)}.partial-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stopped = () => {
    remove();
    process.exit(STOPPED);
  };
  process.once('SIGINT', stopped).once('SIGTERM', stopped);
  try {
    const facts = await write(folder, request, previous || undefined);
    // Made for its owner alone, as temporary folders are.
    chmodSync(folder, 0o755);
    renameSync(folder, out);
    return facts;
  } finally {
    process.off('SIGINT', stopped).off('SIGTERM', stopped);
    remove();
  }
}

/** The exit code that shells know of a program that somebody stopped. */
const STOPPED = 130;

interface Earlier {
  folder: string;
  version: Version;
}

/** The release before, if it is whole and older. */
function earlier(named: string, version: Version): Earlier {
  const folder = resolve(named);
  const damage = damageOf(folder);
  if (damage !== undefined) throw new Error(`the previous release ${named} is damaged: ${damage}`);
  const before = statedVersion(folder);
  if (!before) throw new Error(`the previous release ${named} is damaged: its data package says no version`);
  if (!isAfter(version, before)) {
    throw new Error(`--version ${version.name} does not follow ${before.name}, which ${named} is`);
  }
  return { folder, version: before };
}

function statedVersion(folder: string): Version | undefined {
  try {
    const content: DataPackage = JSON.parse(readFileSync(join(folder, PACKAGE), 'utf8'));
    return versionOf(content.version ?? '');
  } catch {
    return undefined;
  }
}

async function write(folder: string, request: Request, previous: Earlier | undefined): Promise<Facts> {
  const { version, day, at, doi, sets } = request;
  const tables = releaseTables();
  const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
  await exportTables(request.database, folder, tables);
  const facts: Facts = { version, day, at, doi, sets, tables, previous: previous?.version, files: filesIn(folder) };
  const changes: Change[] | undefined =
    previous && (await inDuckDB((connection) => changesBetween(connection, previous.folder, folder, tables)));
  save(CHANGE_TABLE, changeTable(changes ?? []));
  save(CHANGES, changeNotes(changes, version.name, previous?.version.name));
  save(LICENCE_TABLE, licenceTable(facts));
  save(LICENCES, licenceNotes(facts));
  save(PACKAGE, jsonText(dataPackage(facts)));
  save('croissant.json', jsonText(croissant(facts)));
  save('dcat.jsonld', jsonText(dcat(facts)));
  save('CITATION.cff', citation(facts));
  save('README.md', readme(facts));
  save(SUMS, sumsOf(filesIn(folder)));
  return facts;
}
