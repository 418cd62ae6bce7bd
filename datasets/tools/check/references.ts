/** Which row of another table each row names: looked up once, whichever rules ask. */
import { KeyIndex } from '../tables/keys.ts';
import type { Table } from '../tables/table.ts';

interface Known {
  name: string;
  other: Table;
  rows: Uint32Array;
}

const known = new WeakMap<Table, Known[]>();

/** By row: the row of `other` whose `key` is what the column `name` says; 0 where there is none. */
export function rowsNamed(table: Table, name: string, other: Table, key = name): Uint32Array {
  const lists = known.get(table) ?? [];
  known.set(table, lists);
  const list = lists.find((item) => item.name === name && item.other === other);
  if (list) return list.rows;

  const rows = new Uint32Array(table.length + 1);
  const [column, keys] = [table.column(name), other.column(key)];
  if (column.exists && keys.exists) {
    const index = new KeyIndex(other, [keys.position]);
    const positions = [column.position];
    for (let row = 1; row <= table.length; row++) rows[row] = index.rowOf(table, positions, row);
  }
  lists.push({ name, other, rows });
  return rows;
}
