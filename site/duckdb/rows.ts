// Rows of an answer, as the page shows them.

export type Cell = string | number | boolean | null;

export interface Table {
  columns: string[];
  /** As the database names them; nothing of a statement that has no columns of its own, such as SHOW. */
  types?: string[];
  rows: Cell[][];
  /** Whether there was more than was asked for. */
  cut: boolean;
  /** Columns of the answer, where there are more than those shown. */
  allColumns?: number;
  /** Characters after which cells are cut, where one is. */
  cellsCutAt?: number;
}

/** A part of an answer, as Arrow has it. */
interface Batch {
  numRows: number;
  toArray(): ArrayLike<Iterable<readonly [name: unknown, value: unknown]>>;
}

/** As Arrow calls them. Values of any other type are not what they look like: a struct holds the bits of its numbers. */
const PLAIN = /^(?:Bool|Float64|Null|Uint8|Uint16|Uint32|Int8|Int16|Int32|Utf8|Dictionary<\w+, Utf8>)$/;

/** @throws {Error} For columns whose values are not plain: text was to be asked for. */
export function tableOf(
  fields: readonly { name: string; type: unknown }[],
  batches: readonly Batch[],
  most: number,
): Table {
  const strange = fields.find(({ type }) => !PLAIN.test(String(type)));
  if (strange) throw new Error(`${strange.name} is ${strange.type}, which is no plain value`);
  const rows = batches.flatMap((batch) =>
    // In the order of the columns: a row as an object would lose one of two columns with one name, and sort "2" before "a".
    Array.from(batch.toArray(), (row) => Array.from(row, ([, value]) => cellOf(value))),
  );
  return { columns: fields.map(({ name }) => name), rows: rows.slice(0, most), cut: rows.length > most };
}

/** As DuckDB writes it. */
const MINUS_ZERO = '-0.0';

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  // As DuckDB writes and reads them: inf, -inf, nan.
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return String(value).replace('Infinity', 'inf').replace('NaN', 'nan');
  }
  // A page writes it as 0.
  if (Object.is(value, -0)) return MINUS_ZERO;
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
