/**
 * One look at the bytes of every cell of a table. It reads numbers and choices, and it proves of
 * most cells that no rule about single cells could find anything in them: only the others have to
 * be decoded. That is what makes a million rows a matter of a second.
 */
import type { Field, TableSchema } from '../schema/table-schema.ts';
import { cellText, ESCAPED, LINE_BREAK, MALFORMED, QUOTED, type Scan } from './scanner.ts';
import { readValue } from './value.ts';

const MINUS = 0x2d;
const POINT = 0x2e;
const SPACE = 0x20;
const ZERO = 0x30;

/** Bytes of a cell beyond which it is no number. */
const LONGEST_NUMBER_BYTES = 128;
/** Digits that every double holds exactly. */
const EXACT_DIGITS = 15;
/** Texts up to this length are too short for anything that has to be read as prose. */
const SHORT_TEXT = 12;
/** The form of every identifier. */
export const ID_PATTERN = '[a-z0-9]+(?:[.-][a-z0-9]+)*';

/** Code of a cell that is empty or none of the choices of its column. */
const NO_CHOICE = 0;

export interface Columns {
  /** By field and row: the number in a cell, NaN where it holds none. Absent for empty columns. */
  numbers: (Float64Array | undefined)[];
  /** By field and row: 1 + the index of the choice in a cell, or 0. Absent for empty columns. */
  choices: (Uint8Array | undefined)[];
  /** Rows and fields of the cells that were not proved right; of each column in the order of the file. */
  unprovenRows: Uint32Array;
  unprovenFields: Uint16Array;
}

/** What the bytes of a column's cells can prove. */
type Look = 'number' | 'choice' | 'id' | 'text' | 'none';

interface Plan {
  index: number;
  position: number;
  field: Field;
  look: Look;
  required: boolean;
  isInteger: boolean;
  minimum: number;
  maximum: number;
  maxLength: number;
  /** The only numbers allowed, where only some are. */
  allowed: Set<number> | undefined;
  choices: Uint8Array[];
  /** The choice met last: cells repeat. */
  last: number;
  /** What is read of the column, once there is something. */
  numbers: Float64Array | undefined;
  chosen: Uint8Array | undefined;
}

const encoder = new TextEncoder();

function lookOf(field: Field, isReference: boolean): Look {
  const { enum: choices, pattern } = field.constraints ?? {};
  if (field.format !== undefined) return 'none';
  if (field.type === 'integer' || field.type === 'number') return 'number';
  if (field.type !== 'string') return 'none';
  if (choices) return choices.length < 255 ? 'choice' : 'none';
  if (pattern === ID_PATTERN || (isReference && pattern === undefined)) return 'id';
  return pattern === undefined ? 'text' : 'none';
}

function planOf(schema: TableSchema, positions: readonly number[]): Plan[] {
  const references = new Set((schema.foreignKeys ?? []).flatMap(({ fields }) => fields));
  return schema.fields
    .map((field, index): Plan => {
      const { required, minimum, maximum, maxLength, enum: choices } = field.constraints ?? {};
      return {
        index,
        position: positions[index] ?? -1,
        field,
        look: lookOf(field, references.has(field.name)),
        required: required ?? false,
        isInteger: field.type === 'integer',
        minimum: minimum ?? Number.NEGATIVE_INFINITY,
        maximum: maximum ?? Number.POSITIVE_INFINITY,
        maxLength: maxLength ?? Number.POSITIVE_INFINITY,
        allowed: choices && new Set(choices.map(Number)),
        choices: (choices ?? []).map((choice) => encoder.encode(String(choice))),
        last: 0,
        numbers: undefined,
        chosen: undefined,
      };
    })
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position);
}

/** Bytes that neither begin a formula nor stand in an address, a path or a name of a computer. */
const PLAIN = new Uint8Array(256);
for (const byte of encoder.encode('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_()')) {
  PLAIN[byte] = 1;
}

const POWERS_OF_TEN = Array.from({ length: EXACT_DIGITS + 1 }, (_, exponent) => 10 ** exponent);

/** A plain number of so few digits that one division gives it exactly; NaN for everything else. */
function readNumber(bytes: Uint8Array, from: number, to: number, isInteger: boolean): number {
  let at = from;
  const isNegative = bytes[at] === MINUS;
  if (isNegative) at++;
  if (to - at > EXACT_DIGITS + 1 || at === to) return Number.NaN;
  const first = at;
  let value = 0;
  let point = -1;
  for (; at < to; at++) {
    const byte = bytes[at] as number;
    const digit = byte - ZERO;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
    } else if (byte === POINT && point < 0 && !isInteger) {
      point = at;
    } else {
      return Number.NaN;
    }
  }
  const wholeEnd = point < 0 ? to : point;
  if (wholeEnd === first || point === to - 1) return Number.NaN;
  if (bytes[first] === ZERO && wholeEnd - first > 1) return Number.NaN;
  if (point < 0) {
    if (to - first > EXACT_DIGITS) return Number.NaN;
  } else {
    value /= POWERS_OF_TEN[to - point - 1] as number;
  }
  return isNegative ? -value : value;
}

function equals(bytes: Uint8Array, from: number, to: number, text: Uint8Array): boolean {
  if (to - from !== text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text[i]) return false;
  return true;
}

function choiceOf(plan: Plan, bytes: Uint8Array, from: number, to: number): number {
  const { choices, last } = plan;
  if (last > 0 && equals(bytes, from, to, choices[last - 1] as Uint8Array)) return last;
  for (let i = 0; i < choices.length; i++) {
    if (equals(bytes, from, to, choices[i] as Uint8Array)) {
      plan.last = i + 1;
      return i + 1;
    }
  }
  return NO_CHOICE;
}

/** Whether the bytes are lower case, digits and single dots and hyphens inside. */
function isId(bytes: Uint8Array, from: number, to: number): boolean {
  let joined = true;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if ((byte >= 0x61 && byte <= 0x7a) || (byte >= ZERO && byte <= 0x39)) {
      joined = false;
    } else if ((byte === MINUS || byte === POINT) && !joined) {
      joined = true;
    } else {
      return false;
    }
  }
  return !joined;
}

/** Whether the bytes are a few plain words. */
function isShortText(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from > SHORT_TEXT) return false;
  if (bytes[from] === SPACE || bytes[to - 1] === SPACE || bytes[from] === MINUS) return false;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (PLAIN[byte] === 0 && byte !== SPACE && byte !== MINUS) return false;
  }
  return true;
}

/** Flags of cells whose text is not simply the bytes between their quotes. */
const NOT_PLAIN = MALFORMED | ESCAPED | LINE_BREAK;

/** Rows that are walked column by column before the next ones: few enough to stay in the cache. */
const BLOCK = 512;

export function readColumns(scan: Scan, schema: TableSchema, positions: readonly number[], width: number): Columns {
  const rows = Math.max(0, scan.rowCells.length - 2);
  const plans = planOf(schema, positions);
  const unproven = new Unproven();
  for (let from = 1; from <= rows; from += BLOCK) {
    const block = { scan, width, rows, from, to: Math.min(rows, from + BLOCK - 1) };
    for (const plan of plans) {
      if (plan.look === 'number') lookAtNumbers(plan, block, unproven);
      else if (plan.look === 'choice') lookAtChoices(plan, block, unproven);
      else lookAtTexts(plan, block, unproven);
    }
  }
  const numbers: (Float64Array | undefined)[] = schema.fields.map(() => undefined);
  const choices: (Uint8Array | undefined)[] = schema.fields.map(() => undefined);
  for (const plan of plans) {
    numbers[plan.index] = plan.numbers;
    choices[plan.index] = plan.chosen;
  }
  return { numbers, choices, ...unproven.finish() };
}

/** Rows of a table: `from` to `to`, both included. */
interface Block {
  scan: Scan;
  /** Cells of a whole row; others have no columns. */
  width: number;
  /** Rows of the whole table. */
  rows: number;
  from: number;
  to: number;
}

/** Lists of the cells that were not proved right. */
class Unproven {
  #rows = new Uint32Array(1024);
  #fields = new Uint16Array(1024);
  #length = 0;

  add(row: number, field: number): void {
    if (this.#length === this.#rows.length) {
      const [rows, fields] = [this.#rows, this.#fields];
      this.#rows = new Uint32Array(2 * this.#length);
      this.#rows.set(rows);
      this.#fields = new Uint16Array(2 * this.#length);
      this.#fields.set(fields);
    }
    this.#rows[this.#length] = row;
    this.#fields[this.#length++] = field;
  }

  finish(): Pick<Columns, 'unprovenRows' | 'unprovenFields'> {
    return {
      unprovenRows: this.#rows.subarray(0, this.#length),
      unprovenFields: this.#fields.subarray(0, this.#length),
    };
  }
}

// Three loops that begin alike: a function per cell, or a loop for every kind, takes half as long again.

function lookAtNumbers(plan: Plan, { scan, width, rows, from, to }: Block, unproven: Unproven) {
  const { bytes, cellStarts, cellEnds, cellFlags, rowCells } = scan;
  const { index, position, isInteger, minimum, maximum, allowed, required } = plan;
  let { numbers } = plan;
  for (let row = from; row <= to; row++) {
    const first = rowCells[row] as number;
    if ((rowCells[row + 1] as number) - first !== width) continue;
    const cell = first + position;
    const flags = cellFlags[cell] as number;
    const start = (cellStarts[cell] as number) + (flags & QUOTED);
    const end = (cellEnds[cell] as number) - (flags & QUOTED);
    const isPlain = (flags & NOT_PLAIN) === 0;
    if (isPlain && start >= end) {
      if (required) unproven.add(row, index);
      continue;
    }
    let number = isPlain ? readNumber(bytes, start, end, isInteger) : Number.NaN;
    if (!(number >= minimum && number <= maximum) || (allowed && !allowed.has(number))) {
      unproven.add(row, index);
      number = decodedNumber(scan, cell, plan.field);
    }
    if (!numbers) {
      if (Number.isNaN(number)) continue;
      numbers = new Float64Array(rows + 1).fill(Number.NaN);
      plan.numbers = numbers;
    }
    numbers[row] = number;
  }
}

/** What is no plain number may be one all the same: 1e9, or one of many digits. */
function decodedNumber(scan: Scan, cell: number, field: Field): number {
  const reading = readValue(cellText(scan, cell, LONGEST_NUMBER_BYTES), field);
  return reading.kind === 'ok' ? Number(reading.value) : Number.NaN;
}

function lookAtChoices(plan: Plan, { scan, width, rows, from, to }: Block, unproven: Unproven) {
  const { bytes, cellStarts, cellEnds, cellFlags, rowCells } = scan;
  const { index, position, required } = plan;
  let { chosen } = plan;
  for (let row = from; row <= to; row++) {
    const first = rowCells[row] as number;
    if ((rowCells[row + 1] as number) - first !== width) continue;
    const cell = first + position;
    const flags = cellFlags[cell] as number;
    const start = (cellStarts[cell] as number) + (flags & QUOTED);
    const end = (cellEnds[cell] as number) - (flags & QUOTED);
    const isPlain = (flags & NOT_PLAIN) === 0;
    if (isPlain && start >= end) {
      if (required) unproven.add(row, index);
      continue;
    }
    const choice = isPlain ? choiceOf(plan, bytes, start, end) : NO_CHOICE;
    if (choice === NO_CHOICE) {
      unproven.add(row, index);
      continue;
    }
    if (!chosen) {
      chosen = new Uint8Array(rows + 1);
      plan.chosen = chosen;
    }
    chosen[row] = choice;
  }
}

function lookAtTexts(plan: Plan, { scan, width, from, to }: Block, unproven: Unproven) {
  const { bytes, cellStarts, cellEnds, cellFlags, rowCells } = scan;
  const { index, position, look, maxLength, required } = plan;
  for (let row = from; row <= to; row++) {
    const first = rowCells[row] as number;
    if ((rowCells[row + 1] as number) - first !== width) continue;
    const cell = first + position;
    const flags = cellFlags[cell] as number;
    const start = (cellStarts[cell] as number) + (flags & QUOTED);
    const end = (cellEnds[cell] as number) - (flags & QUOTED);
    const isPlain = (flags & NOT_PLAIN) === 0;
    const isProved =
      isPlain &&
      (start >= end
        ? !required
        : end - start <= maxLength &&
          (look === 'id' ? isId(bytes, start, end) : look === 'text' && isShortText(bytes, start, end)));
    if (!isProved) unproven.add(row, index);
  }
}
