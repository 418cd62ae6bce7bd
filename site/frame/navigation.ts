// The sections of the site by task, in the order the header shows them.
import { pageLink } from '../common/link.ts';
import { words as site } from './words.ts';

const LEARN = pageLink('/learn/');

export const sections = [
  { path: pageLink('/sizer/'), label: site.nav.size },
  { path: pageLink('/planner/'), label: site.nav.plan },
  { path: pageLink('/diagnose/'), label: site.nav.diagnose },
  { path: pageLink('/boards/'), label: site.nav.boards },
  { path: pageLink('/calculators/'), label: site.nav.calculate },
  { path: pageLink('/data/'), label: site.nav.data },
  { path: LEARN, label: site.nav.learn },
];

/** What is read rather than used: the page of it lists them. */
export const learned = Object.entries(site.learn.ways).map(([folder, { name, about }]) => ({
  path: pageLink(`/${folder}/`),
  label: name,
  about,
}));

/** The section that a page belongs to. */
export function sectionOf(pathname: string): string | undefined {
  if (learned.some(({ path }) => pathname.startsWith(path))) return LEARN;
  return sections.find(({ path }) => pathname.startsWith(path))?.path;
}
