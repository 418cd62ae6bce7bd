import { KeyIndex } from '../../tables/keys.ts';
import type { Rule } from '../../tables/rule.ts';
import type { Found, Table } from '../../tables/table.ts';

export const duplicateKey: Rule = {
  id: 'LW105',
  level: 'error',
  looksFor: 'Rows that share a primary key or another unique value, and rows that differ only in their key.',
  fix: 'give the row its own key, or remove the repeated row',
  *check({ tables }) {
    for (const table of tables) {
      const { fields, primaryKey } = table.schema;
      const unique = fields.filter((field) => field.constraints?.unique).map((field) => [field.name]);
      const keys = [primaryKey, ...unique];
      const isRepeated = (key: string[], index: number) =>
        keys.findIndex((other) => other.join() === key.join()) !== index;
      for (const [index, key] of keys.entries()) {
        if (!isRepeated(key, index)) yield* checkKey(table, key);
      }
      yield* checkRest(table);
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

/** Beside their key rows say something, and no two of them the same: the second one was pasted again. */
function* checkRest(table: Table): Generator<Found> {
  const [key, ...others] = table.schema.primaryKey;
  const rest = table.schema.fields.map(({ name }) => name).filter((name) => name !== key);
  if (key === undefined || others.length > 0 || rest.length < 2) return;
  // A key of another table says what the row is about: of two things the same may be true.
  if (table.schema.foreignKeys?.some(({ fields }) => fields.includes(key))) return;
  const columns = rest.map((name) => table.column(name)).filter(({ exists }) => exists);
  const position = table.column(key).position;
  if (position < 0 || columns.length === 0) return;
  const index = new KeyIndex(
    table,
    columns.map((column) => column.position),
    true,
  );
  const keyOf = (row: number) => table.text(row, table.fieldIndex(key));
  for (const { row, first } of index.repeated) {
    // Twice the same key is said above; a row of empty cells says nothing that could be repeated.
    if (keyOf(row) === keyOf(first) || columns.every((column) => column.isEmpty(row))) continue;
    if (!table.isWhole(row) || !table.isWhole(first)) continue;
    yield table.found(row, position, {
      field: key,
      value: keyOf(row),
      message: `the row repeats line ${table.lineOf(first)} under another key`,
      expected: 'a row that differs in more than its key',
      fix: 'remove one of the two; if both were measured, state in the note how they differ',
    });
  }
}
