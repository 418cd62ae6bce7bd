// What can be found by name: a page, or a place on one. site/build/search-index.ts makes the list from the built pages.
import { pageLink } from '../common/link.ts';
import { asIs, inEnglish, type Marks } from '../common/mark.ts';
import type { Kind } from './words.ts';

/** Of which language a text is, where it is not the page's: a name, or what a source wrote in English. */
export type Mark = 'name' | 'english';

export interface Entry {
  kind: Kind;
  href: string;
  name: string;
  mark?: Mark;
  /** What people call it besides. */
  models?: string[];
  /** A sentence about it. */
  about?: string;
  aboutMark?: Mark;
}

export const marksOf = (mark: Mark | undefined): Marks =>
  mark === 'name' ? asIs : mark === 'english' ? inEnglish : {};

/** Below the pages of each language. */
export const NAMES = 'search/names.json';
/** Boards, of which there are more than of all else together: read where no other name fits. */
export const BOARDS = 'search/boards.json';
export const INDEX = 'search/index/';
/** An index of the pages that are kept for use without a connection: without one, it stands in place of the other. */
export const KEPT_INDEX = 'search/kept/';

/** The parameter of the search page that holds what is looked for. */
export const QUESTION = 'q';

export const namesLink = (): string => pageLink(`/${NAMES}`);
export const boardsLink = (): string => pageLink(`/${BOARDS}`);
export const indexLink = (): string => pageLink(`/${INDEX}`);

const BY_ROUTE: Record<string, Kind> = {
  '/articles/[slug]': 'article',
  '/calculators/[name]': 'calculator',
  '/sizer/[slug]': 'question',
  '/boards/[id]': 'mainboard',
  '/data/charts/[kind]': 'chart',
  '/data/sets/[set]': 'set',
  '/contribute/rules/[id]': 'rule',
};

/** Pages of parts say in their address what they are. */
const BY_FOLDER: Record<string, Kind> = {
  drives: 'drive',
  controllers: 'controller',
  platforms: 'platform',
  workloads: 'workload',
};

/** Not found: frames for other people's pages, single runs, which their set lists, later pages
 * of a list, and pages that only lead on. */
const LEFT_OUT =
  /^\/(?:embed\/|404|style$|search$|data\/dictionary$|data\/sets\/\[set\]\/\[run\]|data\/\[kind\]\/\[id\]\/\[page\])/;

/** A board in its list: its page, empty where its name says it, what it is called, and by which names else. */
export type BoardEntry = [page: string, name: string, ...others: string[]];

/** The page of a board as its name says it: `asrock-b450-pro4-r2.0`. */
export const boardPage = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');

export const entryOfBoard = ([page, name, ...models]: BoardEntry): Entry => ({
  kind: 'mainboard',
  href: pageLink(`/boards/${page || boardPage(name)}/`),
  name,
  models,
  mark: 'name',
});

/** What a page is, by the route that made it; nothing where search does not lead to it. */
export function kindOf(route: string, path: string): Kind | undefined {
  if (LEFT_OUT.test(route)) return undefined;
  const folder = /\/data\/(\w+)\/[^/]+\/$/.exec(path)?.[1];
  return BY_ROUTE[route] ?? (route.endsWith('/[id]') ? BY_FOLDER[folder ?? ''] : undefined) ?? 'page';
}
