/**
 * Builds what people download and what the page queries from the committed CSV files:
 * a DuckDB database, Parquet files, one zip per set, the catalogue of parts, the ranges of links and arrays, and a manifest. Does
 * nothing when the inputs are those of the last build.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { modelVersion } from '../../calc-wasm/js/node.ts';
import { archive } from './build/archive.ts';
import { DATABASE, writeDatabase } from './build/database.ts';
import { tableFiles } from './build/load.ts';
import { check } from './check/check.ts';
import { saidOf } from './commands/computed.ts';
import { boardsFile } from './names/boards.ts';
import { namesFile } from './names/file.ts';
import { makersOf, rowsIn } from './names/load.ts';
import { things } from './names/named-parts.ts';
import { copyCatalog, partsCatalog } from './parts/catalog.ts';
import { RANGES } from './ranges/file.ts';
import {
  type LoadedSet,
  loadRegistry,
  loadSchemas,
  loadSet,
  loadShared,
  ROOT,
  SCHEMAS,
  setFolders,
} from './repository/repository.ts';
import { formatFinding } from './tables/finding.ts';

const OUT = join(ROOT, 'site/public/files');
const MANIFEST = join(OUT, 'manifest.json');
const PARTS = 'parts.json';
/** Drives whose write cache is known, for the calculator of copies. */
const COPIES = 'copies.json';
/** What the box of the pages reads names by: made of the parts, for nobody to download. */
const NAMES = join(OUT, 'names.json');
/** Boards with their slots, which the box reads where a name is left that nothing else has. */
const BOARDS = join(OUT, 'boards.json');

interface Manifest {
  /** Hash of everything that the files depend on. */
  inputs: string;
  engine: string;
  model_version: number;
  files: { file: string; bytes: number; sha256: string; rows: number }[];
}

/** The core decides about the predictions, and what puts ranges over its answers. */
const CORE = [
  'generated/wasm/lanewise_bg.wasm',
  'generated/wasm-chain/lanewise-chain_bg.wasm',
  'ranges.ts',
  'chain-ranges.ts',
  'classes.ts',
].map((path) => join(ROOT, 'calc-wasm/js', path));

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Data, descriptors, these tools, the locked engine and the core decide about the files. */
function hashInputs(sets: LoadedSet[]): string {
  const tools = filesBelow(import.meta.dirname).filter((path) => !path.includes('.test.'));
  const ofSets = sets.flatMap((set) => [...set.tables, ...set.reference]);
  const data = [...new Set([...registry.tables, ...ofSets])];
  return sha256(
    JSON.stringify([
      ...data.map(({ file, scan }) => [file, sha256(scan.bytes)]),
      ...sets.map((set) => set.package.text),
      ...[...filesBelow(SCHEMAS), ...tools, ...CORE].map((path) => [relative(ROOT, path), sha256(readFileSync(path))]),
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ]),
  );
}

function isFresh(inputs: string): boolean {
  if (!existsSync(MANIFEST) || !existsSync(NAMES) || !existsSync(BOARDS)) return false;
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return manifest.inputs === inputs && manifest.files.every(({ file }) => existsSync(join(OUT, file)));
}

const schemas = loadSchemas();
const registry = loadRegistry(schemas);
const shared = loadShared(schemas, registry);
const sets = setFolders().map((folder) => loadSet(folder, schemas, shared));

const errors = [registry, ...sets].flatMap(check).filter(({ level }) => level === 'error');
if (errors.length > 0) {
  for (const error of errors) console.error(formatFinding(error));
  console.error(`\nNothing was built: fix ${errors.length} problems first.`);
  process.exit(1);
}

const inputs = hashInputs(sets);
if (isFresh(inputs)) process.exit(0);

if (existsSync(MANIFEST)) {
  const old: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  for (const { file } of old.files) rmSync(join(OUT, file), { force: true });
}
mkdirSync(OUT, { recursive: true });
const { ranged, computed, predicted } = saidOf(sets);
writeFileSync(join(OUT, RANGES), `${JSON.stringify(ranged)}\n`);
const { engine, rows, parquet } = await writeDatabase(OUT, tableFiles(registry, sets, computed), predicted);
for (const set of sets) writeFileSync(join(OUT, `${set.setId}.zip`), archive(set));
const parts = partsCatalog({ ...registry, tables: [...shared.tables] }, sets);
writeFileSync(join(OUT, PARTS), `${JSON.stringify(parts)}\n`);
const copies = copyCatalog({ ...registry, tables: [...shared.tables] }, sets);
writeFileSync(join(OUT, COPIES), `${JSON.stringify(copies)}\n`);
const rowsOfTables = rowsIn(shared.tables);
writeFileSync(
  NAMES,
  JSON.stringify({ ...namesFile(things(rowsOfTables, parts, copies), makersOf(rowsOfTables)), ranges: ranged.ranges }),
);
writeFileSync(BOARDS, JSON.stringify(boardsFile(rowsOfTables)));

const outputs = [
  { file: DATABASE, rows },
  ...parquet,
  ...sets.map((set) => ({ file: `${set.setId}.zip`, rows: set.tables.reduce((sum, table) => sum + table.length, 0) })),
  { file: PARTS, rows: parts.length },
  { file: COPIES, rows: copies.length },
  { file: RANGES, rows: ranged.measured.length + ranged.arrays.length },
];
const manifest: Manifest = {
  inputs,
  engine: `DuckDB ${engine}`,
  model_version: modelVersion('pcie'),
  files: outputs.map(({ file, rows }) => {
    const bytes = readFileSync(join(OUT, file));
    return { file, bytes: bytes.length, sha256: sha256(bytes), rows };
  }),
};
writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
for (const { file, bytes, rows } of manifest.files) {
  console.log(`site/public/files/${file}: ${rows} rows, ${bytes} bytes`);
}
