// Rows of an answer, as the page shows them.

/** A cell as it is shown. */
export type Cell = string | number | boolean | null;

export interface Table {
  columns: string[];
  /** As the database names them; nothing of a statement that has no columns of its own, such as SHOW. */
  types?: string[];
  rows: Cell[][];
  /** Whether there was more than was asked for. */
  cut: boolean;
}

/** A part of an answer, as Arrow has it. */
interface Batch {
  numRows: number;
  toArray(): ArrayLike<Iterable<readonly [name: unknown, value: unknown]>>;
}

export function tableOf(
  fields: readonly { name: string }[],
  batches: readonly Batch[],
  most: number,
): Table {
  const rows = batches.flatMap((batch) =>
    // In the order of the columns: a row as an object would lose one of two columns with one name, and sort "2" before "a".
    Array.from(batch.toArray(), (row) => Array.from(row, ([, value]) => cellOf(value))),
  );
  return {
    columns: fields.map(({ name }) => name),
    rows: rows.slice(0, most),
    cut: rows.length > most,
  };
}

/** Nested values as text: nobody's value becomes markup. */
function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return String(value);
}
