import type { Table } from '../tables/table.ts';

/** Rows by key. A key that comes twice is an error of its own; here its rows are told apart by number. */
export function keyed(table: Table | undefined): Map<string, number> {
  const rows = new Map<string, number>();
  if (!table) return rows;
  const columns = table.schema.primaryKey.map((name) => table.fieldIndex(name));
  const seen = new Map<string, number>();
  for (let row = 1; row <= table.length; row++) {
    const key = columns.map((column) => table.text(row, column)).join('/');
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    rows.set(times === 1 ? key : `${key} (${times})`, row);
  }
  return rows;
}
