// The built site as files: what can be said of pages without a browser is said of all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export const DIST = join(ROOT, 'dist');

/** A site as it is built for tests. */
export interface Site {
  folder: string;
  /** Its path on its host. */
  base: string;
  /** The paths of its pages, by language. */
  pages: Record<string, string>;
}

/** English at the root of a host: what is published. */
export const atRoot: Site = { folder: DIST, base: '/', pages: { en: '/' } };

/** The host that `npm run site:below` is told. */
export const HOST = 'https://lanewise.example';

/** `npm run site:below`: below a path, with the pseudo-language beside English. */
export const below: Site = {
  folder: join(ROOT, 'dist-below'),
  base: '/lanewise/',
  pages: { en: '/lanewise/', 'en-XA': '/lanewise/en-XA/' },
};

export interface BuiltPage {
  /** Its address below the root of the site. */
  path: string;
  html: string;
}

/** Every page, in the order of addresses. Fails where nothing is built. */
export function builtPages(folder = DIST): BuiltPage[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      path: `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(folder, name), 'utf8'),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
