/** Tables whose columns are told by where the words of their heading stand: lsblk, PowerShell. */

export interface Column {
  name: string;
  start: number;
  end: number;
}

/** The words of a heading, where they stand; PowerShell draws dashes below them. */
export const columnsOf = (heading: string): Column[] =>
  [...heading.matchAll(/\S+/g)].map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }));

/**
 * The cells of a row by their columns; empty ones are left out. Numbers end where the word above them ends, all else
 * begins where it begins. Nothing where the row does not keep to that, because its spaces were lost or it was broken.
 */
export function cellsOf(
  row: string,
  columns: readonly Column[],
  isNumeric: (name: string) => boolean,
): Map<string, string> | undefined {
  const cells = new Map<string, string>();
  /** Where the cells of numbers begin, known only from the row. */
  const starts = columns.map((column) => (isNumeric(column.name) ? numberStart(row, column.end) : column.start));
  for (const [index, column] of columns.entries()) {
    const next = columns[index + 1];
    const start = starts[index] ?? column.start;
    const isNumber = isNumeric(column.name);
    const end = isNumber ? column.end : next ? (starts[index + 1] ?? next.start) : row.length;
    if (!isNumber && start > 0 && !isGap(row[start - 1])) return undefined;
    if (isNumber && !isGap(row[column.end])) return undefined;
    if (start < (index > 0 ? (columns[index - 1]?.start ?? 0) : 0)) return undefined;
    const text = row.slice(start, end).trim();
    if (isNumber && text.includes(' ')) return undefined;
    if (text !== '') cells.set(column.name, text);
  }
  return cells;
}

const isGap = (character: string | undefined): boolean => character === undefined || character === ' ';

/** Where the word begins that ends at a place; the place where no word does. */
function numberStart(row: string, end: number): number {
  let start = end;
  while (start > 0 && !isGap(row[start - 1]) && row[start - 1] !== undefined) start--;
  return start;
}
