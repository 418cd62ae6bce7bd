// How an answer is fetched. Of DuckDB's types only a few arrive in the page as they are: a struct comes as numbers that
// are none, a date as milliseconds, a whole number beyond 2^53 without its last digits, an ENUM without its names. So
// the reader's question becomes a view, and what is asked of the view is text wherever a value could change on its way.

import { CELL_CHARACTERS, COLUMNS } from './limits.ts';
import type { Cell, Table } from './rows.ts';

export interface DescribedColumn {
  name: string;
  /** As DuckDB writes it: ENUM('a', 'b')[] for a list of one. */
  type: string;
}

/** What a head has room for: DECIMAL, ENUM[]. */
function shortType(type: string): string {
  const [open, close] = [type.indexOf('('), type.lastIndexOf(')')];
  return open < 0 || close < open ? type : type.slice(0, open) + type.slice(close + 1);
}

const SAME = new Set(['BOOLEAN', 'DOUBLE', 'INTEGER', 'SMALLINT', 'TINYINT', 'UINTEGER', 'USMALLINT', 'UTINYINT']);

/** Exact as text, and numbers again where a double holds all their digits. A FLOAT of 0.1 is none of 0.10000000149. */
const NUMBER = /^(?:U?BIGINT|U?HUGEINT|FLOAT|BIGNUM|DECIMAL(?:\(\d+,\d+\))?)$/;

/** Whether its values are numbers, some of them with more digits than a double has. */
export const isNumberType = (type: string | undefined): boolean => type !== undefined && NUMBER.test(type);

/** Doubles that stand as text: DuckDB's own for what a page has other words for. */
const STRANGE = new Set(['inf', '-inf', 'nan', '-0.0']);

/** The double that a text of a column of them stands for. */
export const doubleIn = (type: string | undefined, cell: Cell): number | undefined =>
  type === 'DOUBLE' && typeof cell === 'string' && STRANGE.has(cell) ? Number(cell) : undefined;

export const VIEW = 'answer';

export const viewOf = (question: string): string => `CREATE TEMP VIEW ${VIEW} AS ${question}`;

/** Marks a text that goes on. */
const CUT = '…';

/** Reads the view: so many rows, no text longer than a page bears. By place, for two columns may have one name. */
export function readView(columns: readonly DescribedColumn[], rows: number): string {
  const shown = columns.slice(0, COLUMNS);
  const most = cellCharacters(shown.length);
  const places = shown.map((_, index) => `c${index}`);
  const isText = ({ type }: DescribedColumn) => !SAME.has(type);
  const readers = shown.map((column, index) => {
    const place = places[index];
    if (!isText(column)) return place;
    return `CASE WHEN length(${place}) > ${most} THEN left(${place}, ${most}) || '${CUT}' ELSE ${place} END AS ${place}`;
  });
  const texts = shown.map((column, index) => {
    const place = places[index];
    return isText(column) ? `${place}::VARCHAR AS ${place}` : place;
  });
  return [
    `SELECT ${readers.join(', ')}`,
    `FROM (SELECT ${texts.join(', ')} FROM ${VIEW} AS ${VIEW}(${places.join(', ')}))`,
    `LIMIT ${rows}`,
  ].join('\n');
}

/** Characters of a cell: fewer where there are many columns, so that the page bears all of them together. */
const cellCharacters = (columns: number): number => Math.floor((CELL_CHARACTERS * 20) / Math.max(columns, 20));

/** What the view gave, under the names and types that the question's columns have. */
export function answered(table: Table, columns: readonly DescribedColumn[]): Table {
  const shown = columns.slice(0, COLUMNS);
  const most = cellCharacters(shown.length);
  const isCut = table.rows.some((row) => row.some((cell) => isLonger(cell, most)));
  return {
    columns: shown.map(({ name }) => name),
    types: shown.map(({ type }) => shortType(type)),
    rows: table.rows.map((row) => row.map((cell, index) => cellAs(shown[index]?.type ?? '', cell))),
    cut: table.cut,
    ...(columns.length > shown.length && { allColumns: columns.length }),
    ...(isCut && { cellsCutAt: most }),
  };
}

/** The engine counts characters, a string in the page counts halves of some. */
const isLonger = (cell: Cell, most: number): boolean =>
  typeof cell === 'string' && cell.length > most && cell.endsWith(CUT) && Array.from(cell).length > most;

/** The cell of a column that was asked for as text. */
function cellAs(type: string, cell: Cell): Cell {
  if (typeof cell !== 'string' || !NUMBER.test(type)) return cell;
  const number = Number(cell);
  if (!Number.isFinite(number) || Object.is(number, -0)) return cell;
  return type === 'FLOAT' || isExact(cell) ? number : cell;
}

/** A double has fifteen decimal digits for any number, and every whole one up to 2^53. */
function isExact(text: string): boolean {
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(Number(text));
  const digits = text.replace(/^-?0*\.?0*|\.|(?<!0)0+$/g, '');
  return digits.length <= 15;
}
