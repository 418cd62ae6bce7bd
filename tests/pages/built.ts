// The built site as files: what can be said of pages without a browser is said of all of them.
import { join } from 'node:path';
import { type BuiltPage, pagesIn } from '../../scripts/page-types.ts';

export type { BuiltPage };

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

/** Every page, in the order of addresses. Fails where nothing is built. */
export const builtPages = (folder = DIST): BuiltPage[] => pagesIn(folder);
