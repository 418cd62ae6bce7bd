// One page of each type among the built ones: of every route the heaviest, which has the most to load and to get wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  /** Its address below the root of the site. */
  path: string;
  html: string;
}

/** Frames for other people's pages and what is not there: no search engine is to list them. */
const isListed = (html: string): boolean =>
  !/<meta name="robots" content="noindex"/.test(html) && routeOf(html) !== '/404';

const routeOf = (html: string): string | undefined => /<html[^>]* data-route="([^"]*)"/.exec(html)?.[1];

/** The addresses of the heaviest page of each route, in the order of routes; of equal ones the first by address. */
export function onePerType(pages: readonly BuiltPage[]): string[] {
  const heaviest = new Map<string, BuiltPage>();
  for (const page of pages.toSorted((a, other) => (a.path < other.path ? -1 : 1))) {
    const route = routeOf(page.html);
    if (route === undefined || !isListed(page.html)) continue;
    if (page.html.length > (heaviest.get(route)?.html.length ?? 0)) heaviest.set(route, page);
  }
  return [...heaviest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, { path }]) => path);
}

/** Every page below a folder, in the order of addresses. */
export const pagesIn = (folder: string): BuiltPage[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      path: `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(join(folder, name), 'utf8'),
    }))
    .sort((a, other) => (a.path < other.path ? -1 : 1));
