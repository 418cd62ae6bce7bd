/** Files as one compressed file, and back. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The data of the package. */
export const DATA_FILE = 'datasets/data.br';

/** A character for each byte: in JSON the bytes of texts stay what they are, which compresses best. */
const ENCODING = 'latin1';

/** Higher ones take ten times as long for a tenth less. */
const QUALITY = 9;

/** Every file of a folder, or the file itself. */
function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Packs files and folders, each at its path below `folder`. */
export function packed(folder: string, paths: readonly string[]): Buffer {
  const files = paths
    .flatMap((path) => filesIn(join(folder, path)))
    .map((path) => [
      relative(folder, path).split(sep).join('/'),
      readFileSync(path).toString(ENCODING),
    ]);
  return brotliCompressSync(JSON.stringify(Object.fromEntries(files)), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
}

export function unpack(archive: Uint8Array, folder: string): void {
  const files: Record<string, string> = JSON.parse(brotliDecompressSync(archive).toString());
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, ENCODING);
  }
}
