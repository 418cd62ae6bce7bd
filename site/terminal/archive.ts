/** Files as one compressed file, and back. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { scanCsv } from '../../datasets/tools/tables/scanner.ts';

/** The data of the package. */
export const DATA_FILE = 'datasets/data.br';

/** A character for each byte: in JSON the bytes of texts stay what they are, which compresses best. */
const ENCODING = 'latin1';

/** 10 takes 12 s where 9 takes one, for an eighth less; 11 takes 50 s. */
const [QUALITY, QUICK] = [10, 9];

/** Every file of a folder, or the file itself; not the outputs of tools that lie beside a set, which no command reads. */
function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && basename(entry.parentPath) !== 'raw')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Cells by column, as they are written, quotes included: those of a column are alike, which compresses best. */
type Columns = string[][];

const textOf = (columns: Columns): string =>
  (columns[0] ?? []).map((_, row) => `${columns.map((cells) => cells[row]).join(',')}\n`).join('');

/** A CSV by columns; any other file, and one whose rows differ in length, as it is. */
function content(path: string): string | Columns {
  const bytes = readFileSync(path);
  const text = bytes.toString(ENCODING);
  if (!path.endsWith('.csv')) return text;
  const { cellStarts, cellEnds, rowCells } = scanCsv(bytes);
  const cells = Array.from(cellStarts, (start, cell) => text.slice(start, cellEnds[cell]));
  const width = rowCells[1] ?? 1;
  const columns = cells.slice(0, width).map((_, column) => cells.filter((_, cell) => cell % width === column));
  return textOf(columns) === text ? columns : text;
}

/** Packs files and folders, each at its path below `folder`. What was compressed before is kept in `cache`. */
export function packed(folder: string, paths: readonly string[], cache: string, isQuick = false): Buffer {
  const quality = isQuick ? QUICK : QUALITY;
  const files = paths
    .flatMap((path) => filesIn(join(folder, path)))
    .map((path) => [relative(folder, path).split(sep).join('/'), content(path)]);
  const text = JSON.stringify(Object.fromEntries(files));
  const kept = join(cache, `${createHash('sha256').update(text).digest('hex')}.${quality}.br`);
  if (existsSync(kept)) return readFileSync(kept);
  const archive = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  mkdirSync(cache, { recursive: true });
  // In one step: whoever packs at the same time reads no half of it.
  const beside = `${kept}.${randomUUID()}`;
  writeFileSync(beside, archive);
  renameSync(beside, kept);
  return archive;
}

export function unpack(archive: Uint8Array, folder: string): void {
  const files: Record<string, string | Columns> = JSON.parse(brotliDecompressSync(archive).toString());
  for (const [path, stored] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof stored === 'string' ? stored : textOf(stored), ENCODING);
  }
}
