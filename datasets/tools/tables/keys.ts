/** Rows by the text of some of their cells, compared as bytes: a million keys without a million strings. */
import { QUOTED } from './scanner.ts';
import type { Table } from './table.ts';

/** A hash of 32 bits, its start and its factor unknown to anybody: keys cannot be made to collide on purpose. */
const START = Math.floor(Math.random() * 2 ** 32) | 0;
/** Odd, so that no bit is lost, and large, so that each reaches the others. */
const FACTOR = Math.floor(Math.random() * 2 ** 30) | 0x40000001;
/** Stands at the end of a cell: no text holds this byte. */
const SEPARATOR = 0xff;

/** Stands for "no hash": a key with an empty part is no key. */
const NONE = 0;

export class KeyIndex {
  /** Rows whose key an earlier row has, in the order of the file. */
  readonly repeated: { row: number; first: number }[] = [];
  readonly #table: Table;
  readonly #positions: readonly number[];
  /**
   * Slots of two numbers side by side, so that one look into memory finds both: a row, 0 for none,
   * and the hash of its key. Collisions go to the next slot.
   */
  readonly #slots: Uint32Array;

  /**
   * Positions are those of cells in their rows; all of them are in the file. With `withEmpty` an empty cell is a text
   * like any other; without, a key with one is none.
   */
  constructor(table: Table, positions: readonly number[], withEmpty = false) {
    this.#table = table;
    this.#positions = positions;
    this.#slots = new Uint32Array(2 * 2 ** Math.ceil(Math.log2(2 * table.length + 2)));
    // Two loops: one walks the file, the other jumps about in memory, and each is quicker alone.
    const hashes = new Uint32Array(table.length + 1);
    for (let row = 1; row <= table.length; row++) {
      hashes[row] = hashOf(table, positions, row, withEmpty);
    }
    const slots = this.#slots;
    for (let row = 1; row <= table.length; row++) {
      const hash = hashes[row] as number;
      if (hash === NONE) continue;
      const slot = this.#find(hash, table, positions, row);
      const first = slots[slot] as number;
      if (first === 0) {
        slots[slot] = row;
        slots[slot + 1] = hash;
      } else {
        this.repeated.push({ row, first });
      }
    }
  }

  /** The row whose key is the one in cells of another table's row; 0 where there is none. */
  rowOf(table: Table, positions: readonly number[], row: number): number {
    const hash = hashOf(table, positions, row);
    if (hash === NONE) return 0;
    return this.#slots[this.#find(hash, table, positions, row)] as number;
  }

  #find(hash: number, table: Table, positions: readonly number[], row: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (2 * hash) & mask;
    for (;;) {
      const holder = slots[slot] as number;
      if (holder === 0) return slot;
      if (slots[slot + 1] === hash && isSame(this.#table, this.#positions, holder, table, positions, row)) return slot;
      slot = (slot + 2) & mask;
    }
  }
}

function hashOf(table: Table, positions: readonly number[], row: number, withEmpty = false): number {
  const { bytes, cellStarts, cellEnds, cellFlags, rowCells } = table.scan;
  const first = rowCells[row] as number;
  const next = rowCells[row + 1] as number;
  let hash = START;
  for (let i = 0; i < positions.length; i++) {
    const cell = first + (positions[i] as number);
    if (cell >= next) return NONE;
    const quotes = (cellFlags[cell] as number) & QUOTED;
    const start = (cellStarts[cell] as number) + quotes;
    const end = (cellEnds[cell] as number) - quotes;
    if (start >= end && !withEmpty) return NONE;
    // Four bytes at a time: each multiplication waits for the one before.
    let at = start;
    for (; at + 4 <= end; at += 4) {
      const word =
        (bytes[at] as number) |
        ((bytes[at + 1] as number) << 8) |
        ((bytes[at + 2] as number) << 16) |
        ((bytes[at + 3] as number) << 24);
      hash = mixed(hash, word);
    }
    let tail = SEPARATOR;
    for (; at < end; at++) tail = (tail << 8) | (bytes[at] as number);
    hash = mixed(hash, tail);
  }
  return hash >>> 0 || 1;
}

/** A product's high bits are the better ones: they are brought to the low ones, by which slots are chosen. */
function mixed(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, FACTOR);
  return product ^ (product >>> 15);
}

function isSame(
  a: Table,
  aPositions: readonly number[],
  aRow: number,
  b: Table,
  bPositions: readonly number[],
  bRow: number,
): boolean {
  for (let i = 0; i < aPositions.length; i++) {
    const aCell = (a.scan.rowCells[aRow] as number) + (aPositions[i] as number);
    const bCell = (b.scan.rowCells[bRow] as number) + (bPositions[i] as number);
    const aQuotes = (a.scan.cellFlags[aCell] as number) & QUOTED;
    const bQuotes = (b.scan.cellFlags[bCell] as number) & QUOTED;
    const from = (a.scan.cellStarts[aCell] as number) + aQuotes;
    const other = (b.scan.cellStarts[bCell] as number) + bQuotes;
    const length = (a.scan.cellEnds[aCell] as number) - aQuotes - from;
    if (length !== (b.scan.cellEnds[bCell] as number) - bQuotes - other) return false;
    for (let at = 0; at < length; at++) {
      if (a.scan.bytes[from + at] !== b.scan.bytes[other + at]) return false;
    }
  }
  return true;
}
