// The sections of the site, in the order the header shows them.
import { site } from './words.ts';

export const sections = [
  { path: '/calculators/', label: site.nav.calculators },
  { path: '/articles/', label: site.nav.articles },
  { path: '/data/', label: site.nav.data },
  { path: '/accuracy/', label: site.nav.accuracy },
  { path: '/data/dictionary/', label: site.nav.dictionary },
  { path: '/contribute/', label: site.nav.contribute },
];

/** The section that a page belongs to: the longest path that leads to it. */
export function sectionOf(pathname: string): string | undefined {
  return sections
    .map(({ path }) => path)
    .filter((path) => pathname.startsWith(path))
    .toSorted((one, other) => other.length - one.length)[0];
}
