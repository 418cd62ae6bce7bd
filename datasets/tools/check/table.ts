import type { Field, TableSchema } from '../table-schema.ts';
import { echo, type Finding, type Level } from './finding.ts';
import { cellText, rowCount, type Scan, scanCsv } from './scanner.ts';

/** What a rule says about a place; the runner adds the rule's id, and its level where none is given. */
export type Found = Omit<Finding, 'rule' | 'level'> & { level?: Level };

export interface Words {
  /** Where this finding is more or less grave than its rule. */
  level?: Level;
  field?: string;
  value?: string;
  message: string;
  expected: string;
  fix: string;
}

/** Names longer than this are not column names; decoding stops there. */
const LONGEST_NAME_BYTES = 256;

/** One CSV file beside the descriptor of its table. */
export class Table {
  readonly file: string;
  readonly schema: TableSchema;
  readonly scan: Scan;
  /** Header cells as written. */
  readonly header: string[];
  /** For each field of the schema, its position in the file, or -1. */
  readonly positions: number[];
  /** Number of rows below the header. */
  readonly length: number;
  #placed = { line: 0, offset: 0, column: 1 };

  constructor(file: string, schema: TableSchema, bytes: Uint8Array) {
    this.file = file;
    this.schema = schema;
    this.scan = scanCsv(bytes);
    const rows = rowCount(this.scan);
    this.length = Math.max(0, rows - 1);
    this.header = [];
    const width = rows === 0 ? 0 : this.width(0);
    for (let cell = 0; cell < width; cell++) {
      this.header.push(cellText(this.scan, cell, LONGEST_NAME_BYTES));
    }
    const firstByName = new Map<string, number>();
    for (const [position, name] of this.header.entries()) {
      if (!firstByName.has(name)) firstByName.set(name, position);
    }
    this.positions = schema.fields.map((field) => firstByName.get(field.name) ?? -1);
  }

  /** Cells in a row; row 0 is the header. */
  width(row: number): number {
    return (this.scan.rowCells[row + 1] ?? 0) - (this.scan.rowCells[row] ?? 0);
  }

  cell(row: number, position: number): number {
    return (this.scan.rowCells[row] ?? 0) + position;
  }

  /** Whether a row has a cell for every header cell, so that positions can be trusted. */
  isWhole(row: number): boolean {
    return this.width(row) === this.header.length;
  }

  fieldIndex(name: string): number {
    return this.schema.fields.findIndex((field) => field.name === name);
  }

  /** Text of a field in a row, empty where the column or the cell is missing. */
  text(row: number, fieldIndex: number): string {
    const position = this.positions[fieldIndex] ?? -1;
    if (position < 0 || position >= this.width(row)) return '';
    return cellText(this.scan, this.cell(row, position));
  }

  /** Every cell of every whole row whose column the schema knows, in file order by row. */
  *cells(accepts: (field: Field) => boolean = () => true): Generator<Cell> {
    const columns = this.schema.fields
      .map((field, index) => ({ field, index, position: this.positions[index] ?? -1 }))
      .filter(({ field, position }) => position >= 0 && accepts(field))
      .sort((a, b) => a.position - b.position);
    for (let row = 1; row <= this.length; row++) {
      if (!this.isWhole(row)) continue;
      for (const { field, index, position } of columns) {
        yield { row, field, index, position, text: this.text(row, index) };
      }
    }
  }

  /** Physical line on which a row begins, from 1. */
  lineOf(row: number): number {
    return this.#lineAt(this.scan.cellStarts[this.cell(row, 0)] ?? 0) + 1;
  }

  found(row: number, position: number, words: Words): Found {
    const offset = this.scan.cellStarts[this.cell(row, position)] ?? this.scan.bytes.length;
    return this.foundAt(offset, words);
  }

  foundAt(offset: number, words: Words): Found {
    return {
      file: this.file,
      ...this.#place(offset),
      field: echo(words.field ?? ''),
      value: echo(words.value ?? ''),
      message: words.message,
      expected: words.expected,
      fix: words.fix,
      ...(words.level && { level: words.level }),
    };
  }

  /** Line and character of an offset. Resumes where it last counted: one long line stays linear. */
  #place(offset: number): { line: number; column: number } {
    const { lineStarts, bytes, start } = this.scan;
    const line = this.#lineAt(offset);
    const placed = this.#placed;
    let from = lineStarts[line] ?? start;
    let column = 1;
    if (placed.line === line && placed.offset <= offset && placed.offset >= from) {
      from = placed.offset;
      column = placed.column;
    }
    for (; from < offset; from++) {
      // A byte 10xxxxxx continues the character before it.
      if (((bytes[from] ?? 0) & 0xc0) !== 0x80) column++;
    }
    this.#placed = { line, offset, column };
    return { line: line + 1, column };
  }

  /** Index of the physical line that holds an offset. */
  #lineAt(offset: number): number {
    const { lineStarts } = this.scan;
    let low = 0;
    let high = lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}

export interface Cell {
  row: number;
  field: Field;
  /** Index of the field in the schema. */
  index: number;
  /** Index of the cell in its row. */
  position: number;
  text: string;
}
