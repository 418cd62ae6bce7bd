/**
 * One look at the bytes of every cell of a table. It reads numbers and choices, and it proves of
 * most cells that no rule about single cells could find anything in them: only the others have to
 * be decoded. That is what makes a million rows a matter of a second.
 */
import type { Field, TableSchema } from '../table-schema.ts';
import { cellText, ESCAPED, LINE_BREAK, MALFORMED, QUOTED, type Scan } from './scanner.ts';
import { readValue } from './value.ts';

const QUOTE_BYTES = 1;
const MINUS = 0x2d;
const POINT = 0x2e;
const SPACE = 0x20;
const ZERO = 0x30;

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
  /** Rows and fields of the cells that were not proved right, in the order of the file. */
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
  if (field.type === 'integer' || field.type === 'number') return choices ? 'none' : 'number';
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
for (const byte of encoder.encode(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_()',
)) {
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

export function readColumns(
  scan: Scan,
  schema: TableSchema,
  positions: readonly number[],
  width: number,
): Columns {
  const { bytes, cellStarts, cellEnds, cellFlags, rowCells } = scan;
  const rows = Math.max(0, rowCells.length - 2);
  const plans = planOf(schema, positions);
  let unprovenRows = new Uint32Array(1024);
  let unprovenFields = new Uint16Array(1024);
  let unproven = 0;

  for (let row = 1; row <= rows; row++) {
    const firstCell = rowCells[row] as number;
    if ((rowCells[row + 1] as number) - firstCell !== width) continue;
    for (let p = 0; p < plans.length; p++) {
      const plan = plans[p] as Plan;
      const cell = firstCell + plan.position;
      let from = cellStarts[cell] as number;
      let to = cellEnds[cell] as number;
      const flags = cellFlags[cell] as number;
      if (flags & QUOTED) {
        from += QUOTE_BYTES;
        to -= QUOTE_BYTES;
      }
      let isProved = false;
      if (flags & NOT_PLAIN) {
        // Left to those who decode it.
      } else if (to <= from) {
        isProved = !plan.required;
      } else if (plan.look === 'number') {
        const number = readNumber(bytes, from, to, plan.isInteger);
        isProved = number >= plan.minimum && number <= plan.maximum;
        if (!plan.numbers) plan.numbers = new Float64Array(rows + 1).fill(Number.NaN);
        plan.numbers[row] = number;
      } else if (plan.look === 'choice') {
        const choice = choiceOf(plan, bytes, from, to);
        isProved = choice !== NO_CHOICE;
        if (!plan.chosen) plan.chosen = new Uint8Array(rows + 1);
        plan.chosen[row] = choice;
      } else if (plan.look === 'id') {
        isProved = to - from <= plan.maxLength && isId(bytes, from, to);
      } else if (plan.look === 'text') {
        isProved = to - from <= plan.maxLength && isShortText(bytes, from, to);
      }
      if (isProved) continue;

      if (unproven === unprovenRows.length) {
        const [rowsSoFar, fieldsSoFar] = [unprovenRows, unprovenFields];
        unprovenRows = new Uint32Array(unproven * 2);
        unprovenRows.set(rowsSoFar);
        unprovenFields = new Uint16Array(unproven * 2);
        unprovenFields.set(fieldsSoFar);
      }
      unprovenRows[unproven] = row;
      unprovenFields[unproven++] = plan.index;
      if (plan.field.type === 'integer' || plan.field.type === 'number') {
        const reading = readValue(cellText(scan, cell, 128), plan.field);
        if (reading.kind === 'ok' && typeof reading.value === 'number') {
          if (!plan.numbers) plan.numbers = new Float64Array(rows + 1).fill(Number.NaN);
          plan.numbers[row] = reading.value;
        }
      }
    }
  }
  const numbers: (Float64Array | undefined)[] = schema.fields.map(() => undefined);
  const choices: (Uint8Array | undefined)[] = schema.fields.map(() => undefined);
  for (const plan of plans) {
    numbers[plan.index] = plan.numbers;
    choices[plan.index] = plan.chosen;
  }
  return {
    numbers,
    choices,
    unprovenRows: unprovenRows.subarray(0, unproven),
    unprovenFields: unprovenFields.subarray(0, unproven),
  };
}
