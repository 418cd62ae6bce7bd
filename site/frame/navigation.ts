// The sections of the site, in the order the header shows them.
import { pageLink } from '../common/link.ts';
import { words as site } from './words.ts';

export const sections = [
  { path: pageLink('/sizer/'), label: site.nav.sizer },
  { path: pageLink('/diagnose/'), label: site.nav.diagnose },
  { path: pageLink('/calculators/'), label: site.nav.calculators },
  { path: pageLink('/data/parts/'), label: site.nav.parts },
  { path: pageLink('/articles/'), label: site.nav.articles },
  { path: pageLink('/data/'), label: site.nav.data },
  { path: pageLink('/accuracy/'), label: site.nav.accuracy },
  { path: pageLink('/contribute/'), label: site.nav.contribute },
];

/** The section that a page belongs to: the longest path that leads to it. */
export function sectionOf(pathname: string): string | undefined {
  return sections
    .map(({ path }) => path)
    .filter((path) => pathname.startsWith(path))
    .toSorted((one, other) => other.length - one.length)[0];
}
