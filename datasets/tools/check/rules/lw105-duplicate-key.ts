import { KeyIndex } from '../keys.ts';
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
  const columns = key.map((name) => table.column(name));
  if (columns.some((column) => !column.exists)) return;
  const positions = columns.map((column) => column.position);
  for (const { row, first } of new KeyIndex(table, positions).repeated) {
    yield table.found(row, positions[0] ?? 0, {
      field: key.join(', '),
      value: columns.map((column) => column.text(row)).join(', '),
      message: `the key is already used in line ${table.lineOf(first)}`,
      expected: 'a key that no other row has',
      fix: 'rename one of the two, or remove the repeated row',
    });
  }
}
