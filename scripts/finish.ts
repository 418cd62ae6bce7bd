// Finishes a built site: the headers file that static hosts read, and gzipped twins that hosts and `npm start` serve.
import { readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersFile } from '../site/frame/security.ts';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.mjs',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.wasm',
  '.csv',
]);

/**
 * @param root Path of the whole site on its host.
 * @param pages Paths of the pages of each language.
 */
export function finish(dist: string, root: string, pages: readonly string[]): void {
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
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}
