// The pages on which whole pages are looked at. The configuration chooses them once and hands them on in the environment:
// to read thousands of built pages would take each process seconds.
import { join } from 'node:path';
import { onePerType } from '../../site/build/page-types.ts';
import { atRoot, builtPages, englishPages } from '../pages/built.ts';
import { attribute, largestOfBudgets, largestOfEach, type Visit, visitsOf, withOdd } from '../pages/visits.ts';
import { exhaustive } from '../support/exhaustive.ts';

/** A page, and whether it is also looked at as readers see it who need other text, colours or widths. */
export interface LookedAt extends Visit {
  isKindly: boolean;
}

export interface Visited {
  english: LookedAt[];
  russian: Visit[];
}

/** The page of every mark and part: by day it stands for all when text, colours and widths are turned. */
const STYLE = '/style/';

/**
 * English at night: several pages of each type; by day as many pages as show every kind of element, and every class of
 * budgets. Russian at night: the largest page of each type; by day that of each class of budgets.
 */
export function chooseVisited(): Visited {
  const pages = englishPages();
  const all = visitsOf(pages);
  const listed = new Set(onePerType(pages));
  const visited = new Set(all.map(({ path }) => path));
  const candidates = pages.filter(({ path }) => visited.has(path));
  const alike = largestOfEach(candidates.filter(({ path }) => listed.has(path)));
  const shown = new Set(withOdd(alike.concat(largestOfBudgets(candidates)), candidates).map(({ path }) => path));
  const russian = builtPages(join(atRoot.folder, 'ru'));
  return {
    english: all
      .filter(({ path }) => exhaustive || path.includes('?') || shown.has(path))
      .map((visit) => ({ ...visit, isKindly: exhaustive ? listed.has(visit.path) : visit.path === STYLE })),
    russian: (exhaustive ? largestOfEach(russian) : largestOfBudgets(russian)).map(({ path, html }) => ({
      path,
      route: attribute(html, 'route'),
      budget: attribute(html, 'budget'),
    })),
  };
}

export const visited = (): Visited => JSON.parse(process.env.LANEWISE_VISITED ?? '');
