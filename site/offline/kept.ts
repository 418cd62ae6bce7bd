// What is kept for use without a connection: the names of caches, their limits, and by which way a request is answered.
// site/build/offline makes the list of files; the service worker and the pages read it.

export interface KeptFile {
  /** Its path on the host, as it is asked for. */
  path: string;
  /** The path that it is fetched from, where that is another one. */
  from?: string;
  /** Of its content: see {@link hashOf}. */
  hash: string;
  /** Where its name changes with the content: then what is kept is never asked for again. */
  fixed?: true;
}

/** What the service worker of one language is told by the build. */
export interface Kept {
  /** Changes with any of the files, and with the worker itself. */
  version: string;
  /** Path of the whole site. */
  root: string;
  /** Path of the pages of this language: all that the worker controls. */
  pages: string;
  /** Paths of other languages below it, which have workers of their own. */
  others: string[];
  files: KeptFile[];
  /**
   * Other files whose names change with their content, by path: the hash of each, with a space between those of its forms
   * where a host may send it packed or unpacked. One that is not among them is never kept.
   */
  named: Record<string, string>;
}

/** What the build says of a file whose name changes with its content: its hashes; nothing where it knows no such file. */
export const hashesOf = ({ files, named }: Pick<Kept, 'files' | 'named'>): Map<string, string> =>
  new Map([
    ...Object.entries(named),
    ...files.filter(({ fixed }) => fixed).map(({ path, hash }) => [path, hash] as const),
  ]);

/** Lies in the root of each language, since a worker controls only the pages below it. */
export const WORKER = 'worker.js';
/** Folders of all languages in which every name changes with its content: what is in them may be kept for ever. */
export const NAMED_BY_CONTENT = ['data/engine/', 'data/database/'];
/** The page that lists what is kept; it is also shown in place of pages that are not. */
export const OFFLINE = 'offline/';
/** The list of kept files, beside them in the cache. */
export const LIST = 'offline/kept.json';

/** What is kept whatever happens: sections by their first pages, and what each calculator has. */
const TOOLS = /^(?:|(?:offline|sizer|planner|learn|glossary|search|articles|calculators)\/|calculators\/[^/]+\/)$/;
/** Kept as far as there is room, after the diagnosis: the questions have a map each. */
const ARTICLE = /^(?:articles\/[^/]+|questions)\/$/;
const DIAGNOSIS = 'diagnose/';

/** Why a page, by its path below the pages of its language, is kept in advance. */
export function keptAs(path: string): 'tool' | 'article' | 'diagnosis' | undefined {
  if (TOOLS.test(path)) return 'tool';
  if (ARTICLE.test(path)) return 'article';
  return path === DIAGNOSIS ? 'diagnosis' : undefined;
}

/** Of everything that is kept in advance, compressed as a host sends it: the tools take most of it, articles the rest. */
export const MOST_KEPT_BYTES = 2_500_000;

/** Of what is kept since it was opened. Where a host sends the engine unpacked, it alone is 35 MB. */
export const MOST_OPENED = 200;
export const MOST_OPENED_BYTES = 60_000_000;

/** A kept page is shown where the network has not answered within this time. */
export const PATIENCE_MS = 4_000;

/** States what a kept file takes, so that it need not be read to be counted. */
export const BYTES = 'X-Lanewise-Bytes';

/** What a page tells a worker that waits: the reader asked for the newer version. */
export const TAKE_OVER = 'take over';

/** Of all caches of one language. Paths have slashes at both ends, so that no prefix begins another. */
export const cachePrefix = (pages: string): string => `lanewise:${pages}:`;
export const keptCache = ({ pages, version }: Kept): string => `${keptPrefix(pages)}${version}`;
export const keptPrefix = (pages: string): string => `${cachePrefix(pages)}kept:`;
export const openedCache = (pages: string): string => `${cachePrefix(pages)}opened`;

/** A request, as far as it matters. */
export interface Asked {
  method: string;
  /** As in `Request.mode`. */
  mode: string;
  /** As in `Request.cache`. */
  cache: string;
  url: URL;
  /** Whether it asks for a part of a file. */
  isPart: boolean;
}

/**
 * How a request is answered: a `page` and a `fresh` file from the network first, a `fixed` file, whose name changes with
 * its content, from what is kept. Nothing where the worker leaves it to the browser.
 */
export type Way = 'page' | 'fresh' | 'fixed';

/** Pictures for other sites, and downloads other than what a page itself reads. */
const NOT_KEPT = /^(?:cards\/|files\/(?!.*\.(?:json|duckdb)$))/;

export function wayOf(
  { method, mode, cache, url, isPart }: Asked,
  { root, pages, others }: Kept,
  origin: string,
  isFixed: boolean,
): Way | undefined {
  const path = url.pathname;
  if (method !== 'GET' || isPart || url.origin !== origin || !path.startsWith(root)) return;
  // Only the browser itself can answer what no network may be asked for.
  if (cache === 'only-if-cached') return;
  // Frames in other people's pages have no worker; those in ours do as they do.
  if (path.startsWith(`${pages}embed/`) || others.some((other) => path.startsWith(other))) return;
  if (NOT_KEPT.test(path.slice(root.length))) return;
  if (mode === 'navigate') return path.startsWith(pages) ? 'page' : undefined;
  const named = isFixed || isNamedByContent(path, root, pages);
  return named && cache !== 'reload' && cache !== 'no-store' ? 'fixed' : 'fresh';
}

const isNamedByContent = (path: string, root: string, pages: string): boolean =>
  path.startsWith(`${pages}_astro/`) || NAMED_BY_CONTENT.some((folder) => path.startsWith(root + folder));

/** A page is the same whatever state its address holds; other files may differ by it. */
export const keyOf = (url: URL, way: Way): string => (way === 'page' ? url.pathname : url.pathname + url.search);

/** Sizes of the oldest files that have to go, the oldest first, by how many; the newest stay within the limits. */
export function tooMany(sizes: readonly number[]): number {
  let count = sizes.length;
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  let gone = 0;
  for (const size of sizes) {
    if (count <= MOST_OPENED && bytes <= MOST_OPENED_BYTES) break;
    gone += 1;
    count -= 1;
    bytes -= size;
  }
  return gone;
}
