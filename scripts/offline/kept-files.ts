// Chooses what the service worker of one language keeps in advance: the frame and the tools, then the search, then as many
// articles as fit. Which scripts and styles a page needs is read from the built pages; nothing is listed by hand.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Kept, type KeptFile, MOST_KEPT_BYTES, OFFLINE } from '../../site/offline/kept.ts';
import { CATALOG } from '../../site/parts/catalog.ts';
import { INDEX, NAMES } from '../../site/search/entry.ts';

/** One language of a built site; its files have their gzipped twins. */
export interface Built {
  /** Folder of the whole site. */
  dist: string;
  /** Path of the whole site on its host. */
  root: string;
  /** Path of the pages of this language. */
  pages: string;
  /** Paths of other languages below it. */
  others: string[];
}

/** What is kept whatever happens: sections by their start pages, calculators each by its own. */
const TOOLS = [
  '',
  OFFLINE,
  'sizer/',
  'planner/',
  'diagnose/',
  'glossary/',
  'search/',
  'questions/',
];
const FOLDER_OF_TOOLS = 'calculators/';
const ARTICLES = 'articles/';
const ASSETS = '_astro/';

/** Loaded only where the dataset is queried: never in advance, whoever names it. */
const ENGINE = /^duckdb/;

const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);

/** Bytes of a file as a host sends it. */
function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
}

export class Keeping {
  readonly #built: Built;
  readonly #files = new Map<string, KeptFile>();
  /** Names of scripts and styles, which carry a hash of their content. */
  readonly #assets: Set<string>;
  bytes = 0;

  constructor(built: Built) {
    this.#built = built;
    this.#assets = new Set(readdirSync(this.fileOf(built.pages + ASSETS)));
  }

  get files(): KeptFile[] {
    return [...this.#files.values()];
  }

  /** Where the file at a path of the host lies. */
  fileOf(path: string): string {
    const name = join(this.#built.dist, path.slice(this.#built.root.length));
    return path.endsWith('/') && existsSync(join(name, 'index.html'))
      ? join(name, 'index.html')
      : name;
  }

  /** Pages of a folder, by their paths. */
  pagesIn(folder: string): string[] {
    const path = this.#built.pages + folder;
    return readdirSync(this.fileOf(`${path}x`).slice(0, -1), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${path}${name}/`)
      .filter((one) => this.fileOf(one).endsWith('index.html'));
  }

  /** Keeps these and what they load, all or none of them: none where they would not fit. */
  add(paths: readonly string[], most = MOST_KEPT_BYTES): boolean {
    const found = new Map<string, KeptFile>();
    for (const path of paths) this.#gather(path, found);
    const bytes = [...found.keys()].reduce((sum, path) => sum + sentBytes(this.fileOf(path)), 0);
    if (this.bytes + bytes > most) return false;
    for (const [path, file] of found) this.#files.set(path, file);
    this.bytes += bytes;
    return true;
  }

  #gather(path: string, found: Map<string, KeptFile>): void {
    if (found.has(path) || this.#files.has(path)) return;
    const content = readFileSync(this.fileOf(path));
    const isNamed =
      path.startsWith(this.#built.pages + ASSETS) || /_[0-9a-f]{7,}\.pf_\w+$/.test(path);
    found.set(path, { path, revision: isNamed ? '' : shortHash(content) });
    if (!/(?:\/|\.js|\.css)$/.test(path)) return;
    const text = content.toString();
    // What a page's element fetches, by the address that the page hands it.
    for (const [, address = ''] of text.matchAll(/ data-[\w-]+="(\/[^"?#]+\.json)"/g)) {
      if (existsSync(this.fileOf(address))) this.#gather(address, found);
    }
    for (const [name] of text.matchAll(/[\w.~-]+\.(?:js|css|wasm)\b/g)) {
      if (!this.#assets.has(name) || ENGINE.test(name)) continue;
      this.#gather(this.#built.pages + ASSETS + name, found);
    }
  }
}

/** Pieces of the search: what every question needs, and, by page, what is shown of one that is found. */
function searchFiles(keeping: Keeping, pages: string) {
  const folder = keeping.fileOf(pages + INDEX);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !name.endsWith('.gz') && statSync(join(folder, name)).isFile());
  const fragments = new Map<string, string>();
  for (const name of all.filter((one) => one.endsWith('.pf_fragment'))) {
    const text = gunzipSync(readFileSync(join(folder, name))).toString();
    const { url } = JSON.parse(text.slice(text.indexOf('{'))) as { url: string };
    fragments.set(url, pages + INDEX + name);
  }
  const index = all
    .filter((one) => !one.endsWith('.pf_fragment'))
    .map((one) => pages + INDEX + one);
  return { index, fragments };
}

/** What is kept, with the articles that did not fit. Fails where even the tools do not. */
export function keptFiles(built: Built): {
  kept: Omit<Kept, 'version'>;
  bytes: number;
  left: string[];
} {
  const { root, pages, others } = built;
  const keeping = new Keeping(built);
  const { index, fragments } = searchFiles(keeping, pages);
  const withFragment = (page: string) => [page, ...[fragments.get(page) ?? []].flat()];

  const tools = [
    ...[`${root}theme.js`, `${root}favicon.svg`, `${root}files/parts/${CATALOG}`],
    ...[...TOOLS, FOLDER_OF_TOOLS, ARTICLES].map((path) => pages + path),
    ...keeping.pagesIn(FOLDER_OF_TOOLS),
    pages + NAMES,
  ];
  if (!keeping.add(tools.flatMap(withFragment))) {
    throw new Error(
      `The tools alone are more than the ${MOST_KEPT_BYTES} bytes that may be kept for use without a connection: raise ` +
        'MOST_KEPT_BYTES in site/offline/kept.ts, or keep fewer of them in scripts/offline/kept-files.ts.',
    );
  }
  keeping.add(index);
  // The shortest first: so most of them fit.
  const articles = keeping
    .pagesIn(ARTICLES)
    .toSorted((one, other) => sentBytes(keeping.fileOf(one)) - sentBytes(keeping.fileOf(other)));
  const left = articles.filter((page) => !keeping.add(withFragment(page)));
  return {
    kept: { root, pages, others, files: keeping.files },
    bytes: keeping.bytes,
    left: left.map((path) => basename(path)),
  };
}
