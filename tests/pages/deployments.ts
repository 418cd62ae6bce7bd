// What has to be true of a site once it is deployed: what its host answers is what the build says.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fits } from '../../site/offline/complete-file.ts';
import { hashesOf, type Kept, WORKER } from '../../site/offline/kept.ts';
import { type Answer, ask } from './host-servers.ts';

const fileOf = (folder: string, path: string): string => join(folder, path.endsWith('/') ? `${path}index.html` : path);

/** What the service worker of a language is told. */
export function keptBy(folder: string, pages: string): Kept {
  const text = readFileSync(join(folder, pages, WORKER), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.indexOf(';\n')));
}

/** Scripts and styles that a page names. */
export const assetsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/[^"]*_astro\/[^"]+)"/g)].map(([, path = '']) => path)),
];

const ENCODINGS = ['identity', 'gzip', 'gzip, br'];

/** What its host answers otherwise than the build says: its service workers, all that they fetch, and these pages. */
export async function faultsOf(
  port: number,
  build: string,
  languages: readonly string[],
  pages: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  const sent = (path: string, encoding = 'gzip, br'): Promise<Answer> =>
    ask(port, encodeURI(path), { 'Accept-Encoding': encoding });
  const whole = async (path: string) => {
    for (const encoding of ENCODINGS) {
      const { status, body } = await sent(path, encoding);
      if (status !== 200 || !body.equals(readFileSync(fileOf(build, path))))
        faults.push(`${path} (${encoding}): ${status}, or not as it was built`);
    }
  };
  for (const of of languages) {
    await whole(of + WORKER);
    const kept = keptBy(build, of);
    // As the worker itself looks at what it fetches.
    const hashes = new Map([...hashesOf(kept), ...kept.files.map(({ path, hash }) => [path, hash] as const)]);
    const from = new Map(kept.files.map(({ path, from: other = path }) => [path, other]));
    for (const [path, hash] of hashes) {
      const { status, headers, body } = await sent(from.get(path) ?? path);
      const type = headers['content-type'] ?? null;
      const content = new Uint8Array(body).buffer as ArrayBuffer;
      if (status !== 200 || !(await fits(path, { type, body: content }, hash)))
        faults.push(`${path}: ${status}, not what the service worker of ${of} waits for`);
    }
  }
  for (const path of pages) {
    await whole(path);
    for (const asset of assetsOf(readFileSync(fileOf(build, path), 'utf8'))) {
      const { status } = await sent(asset);
      if (status !== 200 || !existsSync(join(build, asset))) faults.push(`${asset}, which ${path} names: ${status}`);
    }
  }
  return faults;
}
