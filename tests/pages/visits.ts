// The pages of the built site by their type, and those that stand for each type. Nothing here knows a page by name.
import { exhaustive } from '../support/exhaustive.ts';
import type { BuiltPage } from './built.ts';

export interface Visit {
  path: string;
  /** The route that makes pages of this type: `/data/sets/[set]`. Empty where the page does not state it. */
  route: string;
  /** The class of budgets that the page states. Empty where it states none. */
  budget: string;
}

/** What a page states of itself on its root. */
export const attribute = (html: string, name: string): string =>
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

const typesOf = (pages: readonly BuiltPage[]): BuiltPage[][] => [
  ...Map.groupBy(pages, ({ html }) => attribute(html, 'route')).values(),
];

/** The largest page of each class of budgets. */
export const largestOfBudgets = (pages: readonly BuiltPage[]): BuiltPage[] =>
  [...Map.groupBy(pages, ({ html }) => attribute(html, 'budget')).values()].flatMap((alike) =>
    bySize(alike).slice(0, 1),
  );

const bySize = (pages: readonly BuiltPage[]): BuiltPage[] =>
  pages.toSorted((a, other) => other.html.length - a.html.length);

/** The chosen pages, and as many of the others as it takes to meet every kind of element that any of them has. */
export function withOdd(chosen: readonly BuiltPage[], others: readonly BuiltPage[]): BuiltPage[] {
  const all = [...chosen];
  const met = new Set(chosen.flatMap(({ html }) => [...elementsOf(html)]));
  const candidates = others.map((page) => ({ page, elements: [...elementsOf(page.html)] }));
  for (;;) {
    const news = candidates.map(({ page, elements }) => ({
      page,
      fresh: elements.filter((element) => !met.has(element)),
    }));
    const best = news.reduce<(typeof news)[number] | undefined>(
      (a, b) => (b.fresh.length > (a?.fresh.length ?? 0) ? b : a),
      undefined,
    );
    if (!best) return all;
    all.push(best.page);
    for (const element of best.fresh) met.add(element);
  }
}

/** The largest page of each type, or as many of these as it takes to meet every kind of element that any of them has. */
export function largestOfEach(pages: readonly BuiltPage[], whole = exhaustive): BuiltPage[] {
  const largest = typesOf(pages).flatMap((all) => bySize(all).slice(0, 1));
  return whole ? largest : withOdd([], largest);
}

/** By day: the largest page of each type, and whatever page has elements that none of these has. */
const oneOfEach = (types: readonly BuiltPage[][]): BuiltPage[] =>
  withOdd(
    types.flatMap((pages) => bySize(pages).slice(0, 1)),
    types.flatMap((pages) => bySize(pages).slice(1)),
  );

/** Types of as many pages are visited whole at night. */
const FEW = 16;

/**
 * At night: of a type with few pages all; of others the largest, the smallest, and whatever page has elements that none
 * of the same type has: what looks right among those of one type may look wrong among those of another.
 */
const severalOfEach = (types: readonly BuiltPage[][]): BuiltPage[] =>
  types.flatMap((pages) => {
    if (pages.length <= FEW) return pages;
    const sorted = bySize(pages);
    return withOdd([...sorted.slice(0, 1), ...sorted.slice(-1)], sorted);
  });

/** The first choice of a chart that is not drawn at build time, as its address has it. */
function otherChoice({ html }: BuiltPage): string | undefined {
  const encoded = /<lw-chart[^>]* data-parameters="([^"]*)"/.exec(html)?.[1];
  if (encoded === undefined) return undefined;
  const parameters: { name: string; allowed: string[]; start: string[] }[] = JSON.parse(
    encoded.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  );
  for (const { name, allowed, start } of parameters) {
    const value = allowed.find((item) => !start.includes(item));
    if (value !== undefined) return new URLSearchParams({ [name]: value }).toString();
  }
  return undefined;
}

/** What is visited of these pages: one of each type, or several if `whole`. */
export function visitsOf(pages: readonly BuiltPage[], whole = exhaustive): Visit[] {
  return (whole ? severalOfEach : oneOfEach)(typesOf(pages)).flatMap((page): Visit[] => {
    const [route, budget] = [attribute(page.html, 'route'), attribute(page.html, 'budget')];
    const visit = { path: page.path, route, budget };
    // A choice of an author's is drawn in the reader's browser: another weight than the chart that is served.
    const query = budget === 'embed-chart' ? otherChoice(page) : undefined;
    return query === undefined ? [visit] : [visit, { path: `${page.path}?${query}`, route, budget: 'chart' }];
  });
}
