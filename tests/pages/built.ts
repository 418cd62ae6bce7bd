// The built site as files: what can be said of pages without a browser is said of all of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf, published } from '../../site/build/language/languages.ts';
import { type BuiltPage, pagesIn } from '../../site/build/page-types.ts';
import { parseHTML } from '../../site/build/parse-html.ts';
import { exhaustive } from '../support/exhaustive.ts';

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
  /** Of a build with a share of its pages, the folder of one with all of them in English. */
  whole?: string;
}

/** At the root of a host, in the languages that are published. */
export const atRoot: Site = {
  folder: DIST,
  base: '/',
  pages: Object.fromEntries(published.map((language) => [language.tag, placeOf(language, published, '/').pages])),
  // By day a translation has a share of its pages.
  ...(exhaustive ? {} : { whole: DIST }),
};

/** The host that `npm run site:below` is told. */
export const HOST = 'https://lanewise.example';

/**
 * `npm run site:below`: below a path, with the pseudo-language beside English, and few of the pages that differ in their
 * rows alone.
 */
export const below: Site = {
  folder: join(ROOT, 'dist-below'),
  base: '/lanewise/',
  pages: { en: '/lanewise/', 'en-XA': '/lanewise/en-XA/' },
  whole: DIST,
};

/** Whether the site below a path is tried: `npm test` leaves it to the night where no change concerns it. */
export const isTriedBelow = !process.env.WITHOUT_BELOW;

/** The sites that are tried. */
export const sites: readonly Site[] = isTriedBelow ? [atRoot, below] : [atRoot];

/** Folders of the other languages in what is published. */
const translations = Object.values(atRoot.pages)
  .filter((path) => path !== atRoot.base)
  .map((path) => path.slice(atRoot.base.length));

const pagesOf = new Map<string, readonly BuiltPage[]>();

/** Every page in every language, in the order of addresses, read once for a worker. Fails where nothing is built. */
export function builtPages(folder: string): readonly BuiltPage[] {
  const pages = pagesOf.get(folder) ?? pagesIn(folder);
  pagesOf.set(folder, pages);
  return pages;
}

/** The published pages in English. */
export const englishPages = (): BuiltPage[] =>
  builtPages(DIST).filter(({ path }) => !translations.some((folder) => path.startsWith(`/${folder}`)));

/** Hundreds of parsed pages take more memory than they save time: what memory is needed for is parsed again. */
const documents = new Map<string, WeakRef<Document>>();

/** A published page in English, which no test changes. */
export function documentOf(path: string): Document {
  const known = documents.get(path)?.deref();
  const document = known ?? parseHTML(readFileSync(join(DIST, path, 'index.html'), 'utf8')).document;
  if (!known) documents.set(path, new WeakRef(document));
  return document;
}

/** What a reader reads: blanks of any kind are one. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What a page says of itself in its head; thousands of whole pages take minutes to parse. */
export const headOf = (html: string): Document => parseHTML(html.slice(0, html.indexOf('</head>'))).document;

/** The first element of a class with what follows it, to the end of the page. */
export const fromClass = (html: string, name: string): Document => {
  const at = html.search(new RegExp(`class="[^"]*\\b${name}\\b`));
  return parseHTML(at < 0 ? '' : html.slice(html.lastIndexOf('<', at))).document;
};
