// Finishes a built site: the headers file that static hosts read, the revision that each page states of itself, gzipped
// twins that hosts and `npm start` serve, and the service worker of each language.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { UNSTAMPED } from '../site/frame/revision.ts';
import { headersFile } from '../site/frame/security.ts';
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

/** The page with the revision of its own text. */
export function stamped(html: string): string {
  const revision = createHash('sha256').update(html).digest('base64url').slice(0, 10);
  return html.replace(`data-revision="${UNSTAMPED}"`, `data-revision="${revision}"`);
}

/**
 * @param root Path of the whole site on its host.
 * @param pages Paths of the pages of each language.
 */
export async function finish(dist: string, root: string, pages: readonly string[]): Promise<void> {
  writeFileSync(join(dist, '_headers'), headersFile(root, pages));
  for (const path of pages) {
    // Hosts look for the nearest 404.html above an address; Astro writes one of that name in the root only.
    const embeds = join(dist, path.slice(root.length), 'embed');
    renameSync(join(embeds, '404/index.html'), join(embeds, '404.html'));
    rmdirSync(join(embeds, '404'));
  }
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.has(extname(name))) continue;
    const path = join(dist, name);
    if (extname(name) === '.html') writeFileSync(path, stamped(readFileSync(path, 'utf8')));
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
  await writeWorkers(
    pages.map((one) => ({
      ...{ dist, root, pages: one },
      others: pages.filter((other) => other !== one && other.startsWith(one)),
    })),
  );
}
