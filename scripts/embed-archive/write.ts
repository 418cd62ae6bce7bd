// The archive of the calculators for other people's hosts: written into the built site, and stated on the page about
// embeds, which was built before its size and name could be known.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { type Archive, unwritten } from '../../site/embed/archive.ts';
import { root } from '../tools.mjs';
import { type Built, filesOf } from './files.ts';
import { headers, readme } from './readme.ts';

/** A fixed time: the same site gives the same bytes. Zip knows no earlier day. */
const TIME = new Date(1980, 0, 1);

const FOLDER = 'lanewise-embeds';

/** The bytes of the archive. */
export function archiveOf(built: Built, version: string): Uint8Array {
  const files = filesOf(built);
  const all = {
    'README.md': strToU8(readme(built.host + built.base, version)),
    LICENSE: readFileSync(join(root, 'LICENSE')),
    _headers: strToU8(headers()),
    ...Object.fromEntries([...files].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
  const placed = Object.entries(all).map(([path, bytes]) => [`${FOLDER}/${path}`, bytes]);
  return zipSync(Object.fromEntries(placed), { level: 9, mtime: TIME });
}

/** A page with what is known of the archive now. */
export const stating = (html: string, archive: Archive): string =>
  Object.entries(unwritten).reduce(
    (text, [name, placeholder]) => text.replaceAll(placeholder, archive[name as keyof Archive]),
    html,
  );

/** @param pages Paths of the pages of each language, the first one's first. */
export function writeArchive(built: Built, pages: readonly string[]): void {
  const { folder, base } = built;
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const bytes = archiveOf(built, version);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${FOLDER}-${version}-${hash}.zip`;
  writeFileSync(join(folder, 'embed', name), bytes);
  for (const path of pages) {
    const page = join(folder, path.slice(base.length), 'embed/index.html');
    const kilobytes = String(Math.ceil(bytes.length / 1000));
    writeFileSync(page, stating(readFileSync(page, 'utf8'), { name, kilobytes }));
  }
  console.log(`For other hosts: embed/${name}, ${Math.ceil(bytes.length / 1000)} kB`);
}
