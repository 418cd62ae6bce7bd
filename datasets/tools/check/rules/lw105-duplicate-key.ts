import type { Rule } from '../rule.ts';
import type { Found, Table } from '../table.ts';

export const duplicateKey: Rule = {
  id: 'LW105',
  level: 'error',
  looksFor: 'Rows that share a primary key, or a value that has to be unique.',
  fix: 'give the row its own key, or remove the repeated row',
  *check({ tables }) {
    for (const table of tables) {
      const { fields, primaryKey } = table.schema;
      const unique = fields
        .filter((field) => field.constraints?.unique)
        .map((field) => [field.name]);
      const keys = [primaryKey, ...unique];
      const isRepeated = (key: string[], index: number) =>
        keys.findIndex((other) => other.join() === key.join()) !== index;
      for (const [index, key] of keys.entries()) {
        if (!isRepeated(key, index)) yield* checkKey(table, key);
      }
    }
  },
};

function* checkKey(table: Table, key: string[]): Generator<Found> {
  const columns = key.map((name) => table.fieldIndex(name));
  if (columns.some((column) => (table.positions[column] ?? -1) < 0)) return;
  const rowOf = new Map<string, number>();
  for (let row = 1; row <= table.length; row++) {
    const values = columns.map((column) => table.text(row, column));
    if (values.some((value) => value === '')) continue;
    // Length before text: ("a", "bc") and ("ab", "c") are different keys.
    const joined = values.map((value) => `${value.length}:${value}`).join('');
    const first = rowOf.get(joined);
    if (first === undefined) {
      rowOf.set(joined, row);
      continue;
    }
    yield table.found(row, table.positions[columns[0] ?? 0] ?? 0, {
      field: key.join(', '),
      value: values.join(', '),
      message: `the key is already used in line ${table.lineOf(first)}`,
      expected: 'a key that no other row has',
      fix: 'rename one of the two, or remove the repeated row',
    });
  }
}
