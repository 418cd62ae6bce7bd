// The figures of links, as the page of the answer and that of every figure show them.
import { pageLink } from '../common/link.ts';
import type { Row } from '../explorer/measurements.ts';
import { type Compared, type Group, groups } from './accuracy.ts';
import { comparedRows } from './accuracy-build.ts';
import { linkInto, listed } from './listed.ts';

/** The page with a table of them. */
export const LINKS = pageLink('/accuracy/links/');

export interface Figures {
  groups: Group[];
  /** In the order of their groups. */
  rows: Compared[];
  /** What the table lists of them. */
  shown: Compared[];
  linkTo: (row: Row) => string;
}

export async function figures(): Promise<Figures> {
  const grouped = groups(await comparedRows());
  const rows = grouped.flatMap((group) => group.rows);
  const shown = listed(rows);
  return { groups: grouped, rows, shown, linkTo: linkInto(shown, LINKS) };
}
