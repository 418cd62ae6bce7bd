// Writes the service workers of a built site: the one that keeps pages, or the one that removes a broken one.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { type Kept, WORKER } from '../../offline/kept.ts';
import { root } from '../tools.mjs';
import { type Built, keptFiles } from './kept-files.ts';

/** A program of the offline room as one file: not every browser takes modules as service workers. */
async function bundled(name: string): Promise<string> {
  const bundle = await rolldown({ input: join(root, 'site/offline', name), logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

function write(built: Pick<Built, 'dist' | 'root' | 'pages'>, text: string): void {
  const path = join(built.dist, built.pages.slice(built.root.length), WORKER);
  writeFileSync(path, text);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}

/** As many are named as one reads. */
const NAMED = 8;
const noRoom = (left: readonly string[]): string =>
  `no room was left for ${left.length} pages: ${left.slice(0, NAMED).join(', ')}${left.length > NAMED ? ' …' : ''}`;

/** Of each language its own. Says what it keeps. */
export async function writeWorkers(languages: readonly Built[]): Promise<void> {
  const code = await bundled('worker.element.ts');
  for (const built of languages) {
    const { kept, bytes, left } = keptFiles(built);
    const version = createHash('sha256')
      .update(code + JSON.stringify(kept))
      .digest('base64url')
      .slice(0, 10);
    write(built, `const KEPT=${JSON.stringify({ version, ...kept } satisfies Kept)};\n${code}`);
    console.log(
      `Kept for use without a connection, below ${built.pages}: ${kept.files.length} files, ${(bytes / 1e6).toFixed(2)} MB` +
        (left.length > 0 ? `; ${noRoom(left)}` : ''),
    );
  }
}

/** In place of these workers the one that removes them. */
export async function writeWorkersOff(languages: readonly Pick<Built, 'dist' | 'root' | 'pages'>[]): Promise<void> {
  const code = await bundled('off.element.ts');
  for (const built of languages) write(built, code);
}
