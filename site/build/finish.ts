// Finishes a built site: the headers file that static hosts read, the revision that each page states of itself, packed
// twins that hosts and `npm start` serve, and the service worker of each language.
import { createHash } from 'node:crypto';
import { readdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { UNSTAMPED } from '../frame/revision.ts';
import { headersFile } from '../frame/security.ts';
import { writeWorkers } from './offline/write.ts';

const compressible = new Set('.html .css .js .mjs .json .webmanifest .svg .txt .xml .wasm .csv'.split(' '));

/** What every page loads, and the names that every search does: packed a sixth smaller, which takes its time. */
const LOADED_MOST = /(^|\/)(?:_astro\/|search\/names\.json$)/;

/** Of a sample of the pages, which only tests read: a fifth of the time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const [toGzip, toBrotli] = [promisify(gzip), promisify(brotliCompress)];

/** As many as Node has threads for it. */
const AT_ONCE = 4;

/** The page with the revision of its own text. */
export function stamped(html: string): string {
  const revision = createHash('sha256').update(html).digest('base64url').slice(0, 10);
  return html.replace(`data-revision="${UNSTAMPED}"`, `data-revision="${revision}"`);
}

/** `root` is the path of the whole site on its host, `pages` are the paths of the pages of each language. */
export async function finish(dist: string, root: string, pages: readonly string[], isSample: boolean): Promise<void> {
  writeFileSync(join(dist, '_headers'), headersFile(root, pages));
  for (const path of pages) {
    // Hosts look for the nearest 404.html above an address; Astro writes one of that name in the root only.
    const embeds = join(dist, path.slice(root.length), 'embed');
    renameSync(join(embeds, '404/index.html'), join(embeds, '404.html'));
    rmdirSync(join(embeds, '404'));
  }
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.has(extname(name)),
  );
  // Node compresses on threads of its own: a few files at once keep them busy, and hold little in memory.
  const left = names.values();
  const brotli = packer(isSample);
  await Promise.all(Array.from({ length: AT_ONCE }, () => packed(dist, left, brotli)));
  await writeWorkers(
    pages.map((page) => ({
      dist,
      root,
      pages: page,
      others: pages.filter((other) => other !== page && other.startsWith(page)),
    })),
  );
}

type Pack = (content: Buffer) => Promise<Buffer>;

/** Packs once what languages have in common. */
function packer(isSample: boolean): Pack {
  const known = new Map<string, Promise<Buffer>>();
  return (content) => {
    const key = createHash('sha256').update(content).digest('base64');
    const packing = known.get(key) ?? toBrotli(content, isSample ? QUICK : {});
    known.set(key, packing);
    return packing;
  };
}

/** Writes the packed twins of files, one after the other. */
async function packed(dist: string, names: Iterable<string>, brotli: Pack): Promise<void> {
  for (const name of names) {
    const path = join(dist, name);
    if (extname(name) === '.html') await writeFile(path, stamped(await readFile(path, 'utf8')));
    const content = await readFile(path);
    await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    if (LOADED_MOST.test(name)) await writeFile(`${path}.br`, await brotli(content));
  }
}
