// What a table of the page lists of very many rows, and where links to the others lead.
import { anchorOf, keyOf, type Row, rowLink } from '../explorer/measurements.ts';

/** A table lists no more rows than this. */
export const MOST_ROWS = 200;

interface Judged {
  row: Row;
  error: number;
}

/** All rows; of very many those that are furthest off, in the order that they had. */
export function listed<One extends Judged>(rows: readonly One[]): One[] {
  const worst = rows.toSorted((a, other) => Math.abs(other.error) - Math.abs(a.error));
  const kept = new Set(worst.slice(0, MOST_ROWS));
  return rows.filter((row) => kept.has(row));
}

/**
 * To a row: in the table where it is listed, else on the page of its run.
 * @param page The address of the page that has the table.
 */
export function linkInto(rows: readonly Judged[], page: string): (row: Row) => string {
  const keys = new Set(rows.map(({ row }) => keyOf(row)));
  return (row) => (keys.has(keyOf(row)) ? `${page}#${anchorOf(row)}` : rowLink(row));
}
