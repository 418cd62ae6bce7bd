// A streamed answer names the values of an ENUM by number and never sends their names: they are asked for as text.

export interface DescribedColumn {
  name: string;
  /** As DuckDB writes it: ENUM('a', 'b')[] for a list of one. */
  type: string;
}

/** What a head has room for: DECIMAL, ENUM[]. */
export const shortType = (type: string): string => type.replace(/\(.*\)/s, '');

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** By place, for two columns may have one name. A question without such columns stays as it is. */
export function withoutEnums(sql: string, columns: readonly DescribedColumn[]): string {
  if (!columns.some(isEnum)) return sql;
  const places = columns.map((_, index) => `c${index}`);
  const read = columns.map((column, index) => {
    const cast = isEnum(column) ? '::VARCHAR' : '';
    return `${places[index]}${cast} AS ${quoted(column.name)}`;
  });
  // A comment may follow the question, on its line.
  const question = sql.replace(/;(?:\s|--[^\n]*(?:\n|$))*$/, '');
  return `SELECT ${read.join(', ')}\nFROM (\n${question}\n) AS answer(${places.join(', ')})`;
}

const isEnum = ({ type }: DescribedColumn): boolean => type.includes('ENUM(');
