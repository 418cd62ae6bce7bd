// One font for the browser tests: Inter, from a package, so that no system's own fonts decide where lines break.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const HEAD = 12;
const ENTRY = 16;
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** The font inside a WOFF file (W3C WOFF 1.0): browsers take no packed fonts from the system. */
export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEAD + count * ENTRY);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = 44 + index * 20;
    const [at, length, whole] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place));
    const packed = woff.subarray(at, (at ?? 0) + (length ?? 0));
    const table = length === whole ? packed : inflateSync(packed);
    const place = HEAD + index * ENTRY;
    woff.copy(head, place, entry, entry + 4);
    woff.copy(head, place + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(table.length, place + 12);
    parts.push(table, Buffer.alloc(padded(table.length) - table.length));
    offset += padded(table.length);
  }
  return Buffer.concat(parts);
}

/** A configuration of fontconfig that knows no other font. */
export function fontConfiguration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanewise-fonts-'));
  const { resolve } = createRequire(import.meta.url);
  for (const alphabet of ['latin', 'latin-ext', 'cyrillic', 'greek']) {
    for (const weight of [400, 700]) {
      const name = `inter-${alphabet}-${weight}-normal`;
      const woff = readFileSync(resolve(`@fontsource/inter/files/${name}.woff`));
      writeFileSync(join(folder, `${name}.ttf`), unpacked(woff));
    }
  }
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>\n`,
  );
  return file;
}
