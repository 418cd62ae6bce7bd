import type { Rows } from '../parts/part.ts';
import { type Row, rowsOf } from '../tables/records.ts';
import { type Subject, tableNamed } from '../tables/rule.ts';

/** The rows of a set's tables, each read once, and of the shared ones. */
export function reader(subject: Subject): Rows {
  const tables = new Map<string, Row[]>();
  return (name) => {
    const table = tables.has(name) ? undefined : tableNamed(subject, name);
    const rows = tables.get(name) ?? (table ? rowsOf(table) : []);
    tables.set(name, rows);
    return rows;
  };
}
