// Finishes a built site: the headers file that static hosts read, the revision that each page states of itself, packed
// twins that hosts and `npm start` serve, and the service worker of each language.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { UNSTAMPED } from '../site/frame/revision.ts';
import { headersFile } from '../site/frame/security.ts';
import { writeArchive } from './embed-archive/write.ts';
import { writeWorkers } from './offline/write.ts';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.webmanifest',
  '.svg',
  '.txt',
  '.xml',
  '.wasm',
  '.csv',
]);

/** Styles, scripts and the core, of every language. */
const SCRIPTS = /(^|\/)_astro\//;

/** The page with the revision of its own text. */
export function stamped(html: string): string {
  const revision = createHash('sha256').update(html).digest('base64url').slice(0, 10);
  return html.replace(`data-revision="${UNSTAMPED}"`, `data-revision="${revision}"`);
}

/**
 * @param root Path of the whole site on its host.
 * @param pages Paths of the pages of each language.
 * @param host Of the public site; a build that is not told it offers no archive, whose pages lead to it.
 */
export async function finish(
  dist: string,
  root: string,
  { pages, host }: { pages: readonly string[]; host: string },
): Promise<void> {
  writeFileSync(join(dist, '_headers'), headersFile(root, pages));
  for (const path of pages) {
    // Hosts look for the nearest 404.html above an address; Astro writes one of that name in the root only.
    const embeds = join(dist, path.slice(root.length), 'embed');
    renameSync(join(embeds, '404/index.html'), join(embeds, '404.html'));
    rmdirSync(join(embeds, '404'));
  }
  if (host) writeArchive({ folder: dist, base: root, host: new URL(host).origin }, pages);
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.has(extname(name))) continue;
    const path = join(dist, name);
    if (extname(name) === '.html') writeFileSync(path, stamped(readFileSync(path, 'utf8')));
    const content = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    // Smaller by a sixth, and slow to make: for what every page loads.
    if (SCRIPTS.test(name)) writeFileSync(`${path}.br`, brotliCompressSync(content));
  }
  await writeWorkers(
    pages.map((one) => ({
      ...{ dist, root, pages: one },
      others: pages.filter((other) => other !== one && other.startsWith(one)),
    })),
  );
}
