// Rows as text to take along: CSV for programs, Markdown for people.
import { csvRow, type Value } from '../../datasets/tools/text/csv-cell.ts';

/** RFC 4180: commas, CRLF, quotes where a value needs them; no cell is a formula. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Value[])[]): string {
  return [columns, ...rows].map((row) => `${csvRow(row)}\r\n`).join('');
}

/** `numbers`: which columns stand at the right. */
export function toMarkdown(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly boolean[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(markdownCell).join(' | ')} |\n`;
  const rule = `|${numbers.map((isNumber) => (isNumber ? ' ---: ' : ' --- ')).join('|')}|\n`;
  return [line(heads), rule, ...rows.map(line)].join('');
}

/** What a cell holds is text: a bar would end it, a bracket begin markup. */
const markdownCell = (text: string): string =>
  text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/(?<!\s)\s*(?=[\r\n])\s+/g, ' ');
