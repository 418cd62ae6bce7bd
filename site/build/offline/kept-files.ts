// Chooses what the service worker of one language keeps in advance: the frame and the tools, then the search, then as many
// articles as fit. Which scripts and styles a page needs is read from the built pages; nothing is listed by hand.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { shortened } from '../../offline/complete-file.ts';
import { type Kept, type KeptFile, keptAs, MOST_KEPT_BYTES, NAMED_BY_CONTENT } from '../../offline/kept.ts';
import { CATALOG } from '../../parts/catalog.ts';
import { INDEX, KEPT_INDEX, NAMES } from '../../search/entry.ts';
import { root as repository } from '../tools.mjs';

/** One language of a built site; its files have their gzipped twins. */
export interface Built {
  dist: string;
  /** Path of the whole site on its host. */
  root: string;
  /** Path of the pages of this language. */
  pages: string;
  /** Paths of other languages below it. */
  others: string[];
}

const ASSETS = '_astro/';

/** Loaded only where the dataset is queried: never in advance, whoever names it. */
const ENGINE = /^duckdb/;

const hashOf = (content: Buffer): string => shortened(createHash('sha256').update(content).digest('base64'));

/** Cores of earlier models and the scripts that load them: only frames on other people's pages ask for these. */
function supersededIn(folder: string, assets: readonly string[]): Set<string> {
  const earlier = new Set(
    globSync(join(repository, 'calc-wasm/frozen/*/*.wasm')).map((path) => hashOf(readFileSync(path))),
  );
  const contentOf = (name: string) => readFileSync(join(folder, name));
  const cores = assets.filter((name) => name.endsWith('.wasm') && earlier.has(hashOf(contentOf(name))));
  const loaders = assets.filter((name) => {
    if (!name.endsWith('.js')) return false;
    const text = contentOf(name).toString();
    return cores.some((core) => text.includes(core));
  });
  return new Set([...cores, ...loaders]);
}

/** Bytes of a file as a host sends it. */
const sentBytes = (path: string): number => statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;

export class Keeping {
  readonly #built: Built;
  readonly #files = new Map<string, KeptFile>();
  /** Names of scripts and styles that may be kept; they carry a hash of their content. */
  readonly #assets: Set<string>;
  bytes = 0;

  constructor(built: Built) {
    this.#built = built;
    const folder = this.#place(built.pages + ASSETS);
    const assets = readdirSync(folder).filter((name) => !ENGINE.test(name));
    this.#assets = new Set(assets).difference(supersededIn(folder, assets));
  }

  get files(): KeptFile[] {
    return [...this.#files.values()];
  }

  /** The path that a file is fetched from: the index of what is kept stands in place of the whole one. */
  #sourceOf(path: string): string {
    const { pages } = this.#built;
    if (!path.startsWith(pages + INDEX)) return path;
    const kept = pages + KEPT_INDEX + path.slice((pages + INDEX).length);
    return existsSync(this.#place(kept)) ? kept : path;
  }

  #place = (path: string): string => join(this.#built.dist, path.slice(this.#built.root.length));

  /** The file that is fetched for a path of the host. */
  fileOf(path: string): string {
    const name = this.#place(this.#sourceOf(path));
    return path.endsWith('/') ? join(name, 'index.html') : name;
  }

  /** Keeps these and what they load, all or none of them: none where they would not fit. */
  add(paths: readonly string[], most = MOST_KEPT_BYTES): boolean {
    const files = new Map<string, KeptFile>();
    for (const path of paths) this.#gather(path, files);
    const bytes = [...files.keys()].reduce((sum, path) => sum + sentBytes(this.fileOf(path)), 0);
    if (this.bytes + bytes > most) return false;
    for (const [path, file] of files) this.#files.set(path, file);
    this.bytes += bytes;
    return true;
  }

  #gather(path: string, found: Map<string, KeptFile>): void {
    if (found.has(path) || this.#files.has(path)) return;
    const content = readFileSync(this.fileOf(path));
    const isNamed = path.startsWith(this.#built.pages + ASSETS) || /_[0-9a-f]{7,}\.pf_\w+$/.test(path);
    const from = this.#sourceOf(path);
    found.set(path, { path, ...(from !== path && { from }), hash: hashOf(content), ...(isNamed && { fixed: true }) });
    if (!/(?:\/|\.js|\.css)$/.test(path)) return;
    const text = content.toString();
    // What a page's element fetches, by the address that the page hands it.
    for (const [, address = ''] of text.matchAll(/ data-[\w-]+="(\/[^"?#]+\.json)"/g)) {
      if (existsSync(this.fileOf(address))) this.#gather(address, found);
    }
    for (const [name] of text.matchAll(/[\w.~-]+\.(?:js|css|wasm)\b/g)) {
      if (this.#assets.has(name)) this.#gather(this.#built.pages + ASSETS + name, found);
    }
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** Pieces of the search: what every question needs, and, by page, what is shown of one that is found. */
function searchFiles({ dist, root, pages }: Built) {
  const folder = join(dist, pages.slice(root.length));
  const pieces = filesIn(join(folder, KEPT_INDEX));
  const programs = filesIn(join(folder, INDEX)).filter((name) => /^(?:pagefind|wasm)[^/]*(?:js|pagefind)$/.test(name));
  const pageOf = (name: string): string => {
    const text = gunzipSync(readFileSync(join(folder, KEPT_INDEX, name))).toString();
    const { url } = JSON.parse(text.slice(text.indexOf('{'))) as { url: string };
    return url.replace(/#.*/, '');
  };
  const fragments = pieces.filter((piece) => piece.endsWith('.pf_fragment'));
  const index = [...programs, ...pieces.filter((piece) => !piece.endsWith('.pf_fragment'))];
  return {
    index: index.map((item) => pages + INDEX + item),
    // A glossary has one for each of its terms.
    fragments: Map.groupBy(fragments, pageOf),
  };
}

/** Hashes of a file as hosts send it: some unpack what lies packed. */
function hashesOf(path: string): string {
  const content = readFileSync(path);
  return [content, ...(path.endsWith('.gz') ? [gunzipSync(content)] : [])].map(hashOf).join(' ');
}

/** Files whose names change with their content and that are kept once they are opened, by path. */
function namedFiles({ dist, root, pages }: Built, kept: readonly KeptFile[]): Kept['named'] {
  const known = new Set(kept.map(({ path }) => path));
  const folders = [`${pages}${ASSETS}`, ...NAMED_BY_CONTENT.map((folder) => root + folder)];
  const files = folders.flatMap((folder) => {
    const place = join(dist, folder.slice(root.length));
    if (!existsSync(place)) return [];
    const names = readdirSync(place, { withFileTypes: true }).filter(
      // Of a file that lies packed only, as the engine does, the packed one is what is asked for.
      ({ name }) => !/\.br$/.test(name) && !(name.endsWith('.gz') && existsSync(join(place, name.slice(0, -3)))),
    );
    return names.flatMap((entry) => (entry.isFile() ? [`${folder}${entry.name}`] : []));
  });
  return Object.fromEntries(
    files
      .filter((path) => !known.has(path))
      .toSorted()
      .map((path) => [path, hashesOf(join(dist, path.slice(root.length)))]),
  );
}

/** The pages of a language, by what they are kept as. */
function candidates({ dist, root, pages, others }: Built) {
  const all = filesIn(join(dist, pages.slice(root.length)))
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .map((name) => pages + name.slice(0, -'index.html'.length))
    .filter((path) => !others.some((other) => path.startsWith(other)));
  return Map.groupBy(all, (path) => keptAs(path.slice(pages.length)));
}

/** What is kept, with the pages that did not fit. Fails where even the tools do not. */
export function keptFiles(built: Built): { kept: Omit<Kept, 'version'>; bytes: number; left: string[] } {
  const { root, pages, others } = built;
  const keeping = new Keeping(built);
  const by = candidates(built);
  const { index, fragments } = searchFiles(built);
  const withFragments = (page: string) => [page, ...(fragments.get(page) ?? []).map((name) => pages + INDEX + name)];

  const shell = [`${root}theme.js`, `${root}favicon.svg`, `${root}files/parts/${CATALOG}`];
  const tools = (by.get('tool') ?? []).flatMap(withFragments);
  if (!keeping.add([...shell, ...tools, pages + NAMES, ...index])) {
    throw new Error(
      `The tools alone are more than the ${MOST_KEPT_BYTES} bytes that may be kept for use without a connection: raise ` +
        'MOST_KEPT_BYTES or keep fewer of them, both in site/offline/kept.ts.',
    );
  }
  // The shortest first: so most of them fit. The diagnosis is a tool, and comes before what is read.
  const articles = (by.get('article') ?? []).toSorted(
    (a, other) => sentBytes(keeping.fileOf(a)) - sentBytes(keeping.fileOf(other)),
  );
  const rest = [...(by.get('diagnosis') ?? []), ...articles];
  const left = rest.filter((page) => !keeping.add(withFragments(page)));
  const { files, bytes } = keeping;
  return { kept: { root, pages, others, files, named: namedFiles(built, files) }, bytes, left };
}
