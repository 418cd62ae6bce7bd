import type { Table } from './check/table.ts';
import { readValue } from './check/value.ts';

export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

/** Typed rows of a table that has passed the checks; empty cells are null. */
export function rowsOf(table: Table): Row[] {
  return Array.from({ length: table.length }, (_, index) =>
    Object.fromEntries(
      table.schema.fields.map((field, fieldIndex) => {
        const reading = readValue(table.text(index + 1, fieldIndex), field);
        return [field.name, reading.kind === 'ok' ? reading.value : null];
      }),
    ),
  );
}
