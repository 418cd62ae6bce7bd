// The pages of the built site by their type, and those that stand for each type. Nothing here knows a page by name.
import { exhaustive } from '../exhaustive.ts';
import { type BuiltPage, englishPages } from './built.ts';

export interface Visit {
  path: string;
  /** The route that makes pages of this type: `/data/sets/[set]`. Empty where the page does not state it. */
  route: string;
  /** The class of budgets that the page states. Empty where it states none. */
  budget: string;
}

/** Types of as many pages are visited whole. */
const FEW = exhaustive ? 16 : 1;

const attribute = (html: string, name: string): string =>
  new RegExp(`<html[^>]* data-${name}="([^"]*)"`).exec(html)?.[1] ?? '';

/** The kinds of elements that a page has: what makes two pages of one type differ in more than their words. */
function elementsOf(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9-]*)([^>]*)>/g)) {
    const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '';
    for (const name of classes.split(/\s+/)) found.add(`${tag}.${name}`);
  }
  return found;
}

/**
 * Of a type with few pages all, of others the largest, the smallest, and as many more as it takes to meet
 * every kind of element that any page of the type has.
 */
function standingFor(pages: readonly BuiltPage[], few: number): BuiltPage[] {
  if (pages.length <= few) return [...pages];
  const bySize = pages
    .map((page) => ({ page, elements: elementsOf(page.html) }))
    .toSorted((one, other) => other.page.html.length - one.page.html.length);
  const chosen = new Set([bySize.at(0), bySize.at(-1)].filter((one) => one !== undefined));
  const met = new Set([...chosen].flatMap(({ elements }) => [...elements]));
  for (;;) {
    const news = bySize.map((one) => ({
      one,
      count: [...one.elements].filter((element) => !met.has(element)).length,
    }));
    const best = news.reduce((a, b) => (b.count > a.count ? b : a));
    if (best.count === 0) return [...chosen].map(({ page }) => page);
    chosen.add(best.one);
    for (const element of best.one.elements) met.add(element);
  }
}

/** The first choice of a chart that is not drawn at build time, as its address has it. */
function otherChoice({ html }: BuiltPage): string | undefined {
  const encoded = /<lw-chart[^>]* data-parameters="([^"]*)"/.exec(html)?.[1];
  if (encoded === undefined) return undefined;
  const parameters: { name: string; allowed: string[]; start: string[] }[] = JSON.parse(
    encoded
      .replaceAll('&quot;', '"')
      .replaceAll('&#34;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  );
  for (const { name, allowed, start } of parameters) {
    const value = allowed.find((one) => !start.includes(one));
    if (value !== undefined) return new URLSearchParams({ [name]: value }).toString();
  }
  return undefined;
}

/**
 * What is visited of these pages, type by type.
 * @param few Types of as many pages are visited whole.
 */
export function visitsOf(pages: readonly BuiltPage[], few = FEW): Visit[] {
  const types = Map.groupBy(pages, ({ html }) => attribute(html, 'route'));
  return [...types].flatMap(([route, all]) =>
    standingFor(all, few).flatMap((page): Visit[] => {
      const budget = attribute(page.html, 'budget');
      const visit = { path: page.path, route, budget };
      // A choice of an author's is drawn in the reader's browser: another weight than the chart that is served.
      const query = budget === 'embed-chart' ? otherChoice(page) : undefined;
      return query === undefined
        ? [visit]
        : [visit, { path: `${page.path}?${query}`, route, budget: 'chart' }];
    }),
  );
}

export const visits: Visit[] = visitsOf(englishPages());
