// Rows as text, in the formats that terminals, scripts and articles want. Each gives its text piece by piece, so that a
// long answer needs no memory; only a table must know its widest cell first.

import type { Json } from '@duckdb/node-api';
import { csvRow } from '../../datasets/tools/text/csv-cell.ts';
import { visibleJson } from '../../datasets/tools/text/invisible.ts';
import type { Cell } from '../duckdb/rows.ts';

type Rows = AsyncIterable<readonly Cell[]>;

/** Rows of a table on the screen: who wants more wants a file. */
const TABLE_ROWS = 200;

/** Controls, invisible and private characters: what a terminal may obey instead of showing it. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

const shown = (cell: Cell): string =>
  cell === null
    ? ''
    : String(cell).replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** `more` says how to see what does not stand here. */
export async function* table(columns: readonly string[], rows: Rows, more: (shown: number) => string) {
  const lines: (readonly Cell[])[] = [];
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > TABLE_ROWS) break;
    lines.push(row);
  }
  const texts = lines.map((line) => line.map(shown));
  const widths = columns.map((column, index) =>
    Math.max(shown(column).length, ...texts.map((line) => line[index]?.length ?? 0)),
  );
  const isNumber = columns.map((_, index) =>
    lines.every((line) => typeof line[index] === 'number' || line[index] === null),
  );
  const lineOf = (cells: readonly string[]) => {
    const padded = cells.map((cell, index) =>
      isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
    );
    return `${padded.join('  ').trimEnd()}\n`;
  };
  yield lineOf(columns.map(shown));
  yield lineOf(widths.map((width) => '─'.repeat(width)));
  for (const line of texts) yield lineOf(line);
  if (count > TABLE_ROWS) yield `${more(TABLE_ROWS)}\n`;
}

export async function* csv(columns: readonly string[], rows: Rows) {
  yield `${csvRow(columns)}\n`;
  for await (const row of rows) yield `${csvRow(row)}\n`;
}

/** Lists and structs are lists and objects. */
export async function* json(columns: readonly string[], rows: AsyncIterable<readonly Json[]>) {
  let before = '[\n';
  for await (const row of rows) {
    const named = columns.map((name, index) => [name, row[index]]);
    yield before + visibleJson(Object.fromEntries(named));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
