// A statement with bound values, written out for people: what a reader can run, change and share.

import { consoleAddress as addressOf, LONGEST_ADDRESS } from '../duckdb/console.ts';
import { LONGEST_QUERY, ROWS } from '../duckdb/limits.ts';
import type { Statement } from '../duckdb/statement.ts';
import { readBy } from './columns.ts';
import { rowsStatement } from './selection.ts';
import type { State } from './state.ts';

/** A value as DuckDB reads it back. Text ends at a quote only, and the engine's reader at a zero byte. */
export const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''").replaceAll('\0', "' || chr(0) || '")}'`;

/**
 * Each `?` of a statement of ours is a value: none of them writes one in a string or a name. Casts are left out, as a
 * literal takes the type of what it is compared with; those to a name make no numbers.
 */
export function written({ sql, values }: Statement): string {
  const rest = [...values];
  return sql.replace(/TRY_CAST\(\? AS ("?)\w+"?\)|\?/g, (_, quote: string | undefined) => {
    const value = rest.shift() ?? '';
    return literal(quote === '' && Number.isFinite(Number(value)) ? Number(value) : value);
  });
}

/** The console's address with the query of a selection; nothing where no address can hold it. */
export function consoleAddress(state: State): string | undefined {
  const query = written(rowsStatement(state, readBy(state.columns), { limit: ROWS }));
  const address = addressOf(query);
  const fits = query.length <= LONGEST_QUERY && address.length <= LONGEST_ADDRESS;
  return fits ? address : undefined;
}
