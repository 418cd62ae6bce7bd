import type { Table } from './table.ts';
import { readValue } from './value.ts';

export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

/** A typed row; empty cells, and those that the checks find wrong, are null. */
export const rowOf = (table: Table, row: number): Row =>
  Object.fromEntries(
    table.schema.fields.map((field, index) => {
      const reading = readValue(table.text(row, index), field);
      return [field.name, reading.kind === 'ok' ? reading.value : null];
    }),
  );

export const rowsOf = (table: Table): Row[] =>
  Array.from({ length: table.length }, (_, index) => rowOf(table, index + 1));
