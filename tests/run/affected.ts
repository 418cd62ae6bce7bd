// Which folders of browser tests a change can break, by what their pages import: by day the others are left to the night.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../site/build/tools.mjs';
import { changedHere } from './changed.ts';
import { importsIn } from './imports.ts';

/** The files that a file imports, by its path. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const PAGES = 'site/pages/';
/** What no page is made of. */
const NO_PAGE =
  /\.md$|\.test\.ts$|^\.github\/|^tests\/(?:golden|lab|measure|pages|run|unit)\/|^calc-wasm\/(?:tests|examples)\//;
/** Everything is built by it. */
const BUILDS = /^site\/build\//;
/** On every page, and loads the box only when it is asked: the box's own tests open a page that imports it. */
const ON_EVERY_PAGE = 'site/search/';
const WHEN_ASKED = /\bimport\('/g;
/** Made of all of the core's Rust, and not tracked. */
const CORE = 'calc-wasm/js/generated/wasm';
const ADDRESS = /['"`](?:\/ru)?(\/(?:[\w-]+\/)*)(?=['"`?#$])/g;

/** The pages that tests with this code may open: those at an address in it, or below one that it completes. */
export function pagesOf(code: string, graph: Graph): string[] {
  const pages = [...graph.keys()].filter((path) => path.startsWith(PAGES));
  if (code.includes('visited()')) return pages;
  const opened = [...code.matchAll(ADDRESS)].map(([, address = '']) => address.split('/').filter(Boolean));
  return pages.filter((path) => {
    const route = path
      .slice(PAGES.length)
      .replace(/(?:\/?index)?\.\w+$/, '')
      .split('/')
      .filter(Boolean);
    return opened.some((address) =>
      address.length === 0
        ? route.length === 0
        : address.every((part, depth) => route[depth] === part || /^\[.*\]$/.test(route[depth] ?? '')),
    );
  });
}

/** The files and whatever they import, directly or not. */
export function reachOf(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set(files);
  for (const path of reached) for (const target of graph.get(path) ?? []) reached.add(target);
  return reached;
}

const isReached = (path: string, reach: ReadonlySet<string>): boolean =>
  path.startsWith('calc-wasm/src/') ? [...reach].some((file) => file.startsWith(CORE)) : reach.has(path);

/**
 * The folders that no changed file can break. None where a file changed of which it is not known what is made of it.
 * @param folders The code of each folder's tests, by its name.
 */
export function unaffected(changed: readonly string[], folders: ReadonlyMap<string, string>, graph: Graph): string[] {
  const made = changed.filter((path) => !NO_PAGE.test(path));
  const own = (path: string) => /^tests\/e2e\/([^/]+)\//.exec(path)?.[1];
  const isKnown = (path: string) =>
    own(path) || (graph.has(path) && !BUILDS.test(path)) || path.startsWith('calc-wasm/src/');
  if (!made.every(isKnown)) return [];
  return [...folders].flatMap(([folder, code]) => {
    const pages = pagesOf(code, graph);
    const reach = reachOf(pages, graph);
    const isTouched = made.some((path) => own(path) === folder || isReached(path, reach));
    return isTouched || pages.length === 0 ? [] : [folder];
  });
}

const namesIn = (folder: string, recursive = true): string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));

/** What this repository's code imports. */
export function graphOf(home: string): Graph {
  const paths = ['calc-wasm/js', 'datasets/tools', 'site', 'content']
    .flatMap((top) => namesIn(join(home, top)).map((name) => `${top}/${name}`))
    .filter((path) => /\.(?:ts|mjs|cjs|astro|css|mdx)$/.test(path) && !path.startsWith(`${CORE}/`));
  return new Map(
    paths.map((path) => {
      const code = readFileSync(join(home, path), 'utf8');
      const loaded = path.startsWith(ON_EVERY_PAGE) ? code.replace(WHEN_ASKED, '') : code;
      return [path, importsIn(path, loaded).map(({ target }) => target)];
    }),
  );
}

/** The code of each folder of browser tests. */
export function foldersOf(home: string): ReadonlyMap<string, string> {
  const top = join(home, 'tests/e2e');
  const codeOf = (folder: string) =>
    namesIn(join(top, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(top, folder, name), 'utf8'))
      .join('\n');
  return new Map(
    namesIn(top, false)
      .filter((name) => !name.includes('.'))
      .map((folder) => [folder, codeOf(folder)]),
  );
}

/** The folders that what was changed here cannot break; none where nobody knows what was changed. */
export function unaffectedHere(): string[] {
  const changed = changedHere();
  return changed.length === 0 ? [] : unaffected(changed, foldersOf(root), graphOf(root));
}
