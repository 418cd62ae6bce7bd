import type { Field, TableSchema } from '../schema/table-schema.ts';
import { type Columns, readColumns } from './columns.ts';
import { echo, type Finding, type Level } from './finding.ts';
import { cellText, LINE_BREAK, QUOTED, rowCount, type Scan, scanCsv, UNTERMINATED } from './scanner.ts';
import { otherSeparator, type Separator } from './separator.ts';
import { asUtf8 } from './utf16.ts';

/** What a rule says about a place; the runner adds the rule's id, and its level where none is given. */
export type Found = Omit<Finding, 'rule' | 'level'> & { level?: Level };

/** What is wrong with a value, apart from where it stands. */
export interface Problem {
  /** Where this finding is more or less grave than its rule. */
  level?: Level;
  message: string;
  expected: string;
  fix: string;
  /** What the cell has to say instead, where only one text can be meant. */
  replacement?: string | undefined;
  /** Whether `dataset -- fix` mends it without a replacement: the form of the file. */
  fixable?: boolean;
}

export interface Words extends Problem {
  field?: string;
  value?: string;
}

/** The part of a finding that its words decide. */
export function stated(words: Words) {
  const { level, replacement, fixable = replacement !== undefined } = words;
  return {
    field: echo(words.field ?? ''),
    value: echo(words.value ?? ''),
    message: words.message,
    expected: words.expected,
    fix: words.fix,
    fixable,
    ...(level && { level }),
    ...(replacement !== undefined && { replacement }),
  };
}

/** The same bytes as the one class that the loops over them are compiled for: a Buffer is another. */
const plain = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** Identifiers are shorter; what is longer is not repeated in every finding. */
const LONGEST_KEY = 100;

/** Names longer than this are not column names; decoding stops there. */
const LONGEST_NAME_BYTES = 256;

/** One CSV file beside the descriptor of its table. */
export class Table {
  readonly file: string;
  readonly schema: TableSchema;
  readonly scan: Scan;
  /** Whether the file was UTF-16: it is read as the same text in UTF-8. */
  readonly isUtf16: boolean;
  /** What stands between the cells where it is not a comma: the file is read all the same. */
  readonly separator: Separator | undefined;
  /** Header cells as written. */
  readonly header: string[];
  /** For each field of the schema, its position in the file, or -1. */
  readonly positions: number[];
  /** Number of rows below the header. */
  readonly length: number;
  #columns: Columns | undefined;
  #placed = { line: 0, offset: 0, column: 1 };

  constructor(file: string, schema: TableSchema, bytes: Uint8Array) {
    const utf8 = asUtf8(bytes);
    this.file = file;
    this.schema = schema;
    this.isUtf16 = utf8 !== undefined;
    this.separator = otherSeparator(
      utf8 ?? bytes,
      schema.fields.map(({ name }) => name),
    );
    this.scan = scanCsv(plain(utf8 ?? bytes), this.separator?.byte);
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

  column(name: string): Column {
    return new Column(this, name);
  }

  /** Text of a field in a row, empty where the column or the cell is missing. */
  text(row: number, fieldIndex: number): string {
    const position = this.positions[fieldIndex] ?? -1;
    if (position < 0 || position >= this.width(row)) return '';
    return cellText(this.scan, this.cell(row, position));
  }

  cellText(cell: number): string {
    return cellText(this.scan, cell);
  }

  /** The cell that begins at a place that a finding names. */
  cellAt(line: number, column: number): number | undefined {
    const { bytes, cellStarts, lineStarts } = this.scan;
    let offset = lineStarts[line - 1];
    if (offset === undefined) return undefined;
    for (let passed = 1; offset < bytes.length; offset++) {
      if (((bytes[offset] ?? 0) & 0xc0) !== 0x80 && passed++ === column) break;
    }
    const cell = lowerBound(cellStarts, offset);
    return cellStarts[cell] === offset ? cell : undefined;
  }

  /** What the cells of whole rows hold; read once, when first asked for. */
  get columns(): Columns {
    this.#columns ??= readColumns(this.scan, this.schema, this.positions, this.header.length);
    return this.#columns;
  }

  /** The cells of whole rows that a rule about cells may find something in; each column in file order. */
  *unprovenCells(): Generator<Cell> {
    const { unprovenRows, unprovenFields } = this.columns;
    for (const [at, row] of unprovenRows.entries()) {
      const index = unprovenFields[at] ?? 0;
      const field = this.schema.fields[index];
      const position = this.positions[index] ?? 0;
      // A cell that swallows the rest of the file is the business of LW104 alone.
      if (!field || (this.scan.cellFlags[this.cell(row, position)] ?? 0) & UNTERMINATED) continue;
      yield { row, field, index, position, text: this.text(row, index) };
    }
  }

  /** Physical line on which a row begins, from 1. */
  lineOf(row: number): number {
    return this.#lineAt(this.scan.cellStarts[this.cell(row, 0)] ?? 0) + 1;
  }

  keyOf(row: number): string {
    return this.schema.primaryKey
      .map((name) => this.text(row, this.fieldIndex(name)).slice(0, LONGEST_KEY))
      .join(' / ');
  }

  found(row: number, position: number, words: Words): Found {
    const { cellStarts, cellEnds, cellFlags, bytes } = this.scan;
    const cell = this.cell(row, position);
    const offset = cellStarts[cell] ?? bytes.length;
    const isOneLine = ((cellFlags[cell] ?? 0) & LINE_BREAK) === 0;
    const end = isOneLine ? (cellEnds[cell] ?? offset) : offset;
    return { ...this.foundAt(offset, words, end), key: row === 0 ? '' : this.keyOf(row) };
  }

  foundAt(offset: number, words: Words, end = offset): Found {
    const { line, column } = this.#place(offset);
    const endColumn = end > offset ? this.#place(end).column : column;
    return { file: this.file, line, column, endColumn, table: this.schema.name, key: '', ...stated(words) };
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

/** Index of the first number of a rising list that is at least the wanted one. */
function lowerBound(list: Uint32Array, wanted: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
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

/** One column of a table by name. A column that the table lacks is empty in every row. */
export class Column {
  readonly name: string;
  /** Index of its cells in their rows, or -1. */
  readonly position: number;
  readonly #table: Table;
  readonly #index: number;
  readonly #names: readonly string[];
  #numbers: Float64Array | undefined;
  #choices: Uint8Array | undefined;
  #isRead = false;

  constructor(table: Table, name: string) {
    this.name = name;
    this.#table = table;
    this.#index = table.fieldIndex(name);
    this.position = table.positions[this.#index] ?? -1;
    this.#names = (table.schema.fields[this.#index]?.constraints?.enum ?? []).map(String);
  }

  get exists(): boolean {
    return this.position >= 0;
  }

  text(row: number): string {
    return this.#table.text(row, this.#index);
  }

  isEmpty(row: number): boolean {
    const { scan } = this.#table;
    const cell = (scan.rowCells[row] ?? 0) + this.position;
    if (this.position < 0 || cell >= (scan.rowCells[row + 1] ?? 0)) return true;
    const quotes = (scan.cellFlags[cell] ?? 0) & QUOTED ? 2 : 0;
    return (scan.cellEnds[cell] ?? 0) - (scan.cellStarts[cell] ?? 0) <= quotes;
  }

  /** Whether any row holds a number or a choice. */
  get hasValues(): boolean {
    this.#read();
    return this.#numbers !== undefined || this.#choices !== undefined;
  }

  /** The number in a row, NaN where there is none. */
  number(row: number): number {
    if (!this.#isRead) this.#read();
    return this.#numbers === undefined ? Number.NaN : (this.#numbers[row] as number);
  }

  /** One of the choices of the column, or an empty text. */
  choice(row: number): string {
    if (!this.#isRead) this.#read();
    if (this.#choices === undefined) return '';
    const choice = this.#choices[row] as number;
    return choice === 0 ? '' : (this.#names[choice - 1] as string);
  }

  /** A number that stands for the choice in a row: the same for the same choice, 0 for none. */
  code(row: number): number {
    if (!this.#isRead) this.#read();
    return this.#choices === undefined ? 0 : (this.#choices[row] as number);
  }

  #read(): void {
    const { numbers, choices } = this.#table.columns;
    this.#numbers = numbers[this.#index];
    this.#choices = choices[this.#index];
    this.#isRead = true;
  }

  /** A finding in a cell of the column; where the row has none, in its last cell. */
  found(row: number, problem: Problem): Found {
    const last = this.#table.width(row) - 1;
    const hasCell = this.position >= 0 && this.position <= last;
    return this.#table.found(row, hasCell ? this.position : Math.max(0, last), {
      field: this.name,
      value: this.text(row),
      ...problem,
      // What belongs into this column must not be written into another one.
      ...(!hasCell && { replacement: undefined, fixable: false }),
    });
  }
}
