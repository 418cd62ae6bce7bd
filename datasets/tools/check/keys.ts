/** Rows by the text of some of their cells, compared as bytes: a million keys without a million strings. */
import { QUOTED } from './scanner.ts';
import type { Table } from './table.ts';

/** FNV-1a, 32 bits, from a start that nobody can know: keys cannot be made to collide on purpose. */
const START = Math.floor(Math.random() * 2 ** 32) | 0;
const FNV_PRIME = 0x01000193;
/** Stands between the cells of a key: no text holds this byte. */
const SEPARATOR = 0xff;

export class KeyIndex {
  readonly #table: Table;
  readonly #positions: readonly number[];
  /** Row of each slot, 0 for none; collisions go to the next slot. */
  readonly #slots: Uint32Array;

  /** Columns by their indexes in the schema; all of them are in the file. */
  constructor(table: Table, fieldIndexes: readonly number[]) {
    this.#table = table;
    this.#positions = fieldIndexes.map((index) => table.positions[index] ?? -1);
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * table.length + 2)));
  }

  /** Adds a row, unless an earlier one has the same key: then that one is given back, else 0. */
  add(row: number): number {
    const slot = this.#find(this.#table, this.#positions, row);
    const holder = this.#slots[slot] ?? 0;
    if (holder === 0) this.#slots[slot] = row;
    return holder;
  }

  /** The row whose key is the one in the cells of another table's row; 0 where there is none. */
  rowOf(table: Table, fieldIndexes: readonly number[], row: number): number {
    const positions = fieldIndexes.map((index) => table.positions[index] ?? -1);
    return this.#slots[this.#find(table, positions, row)] ?? 0;
  }

  #find(table: Table, positions: readonly number[], row: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(table, positions, row) & mask;
    for (;;) {
      const holder = this.#slots[slot] ?? 0;
      if (holder === 0 || isSame(this.#table, this.#positions, holder, table, positions, row)) {
        return slot;
      }
      slot = (slot + 1) & mask;
    }
  }
}

function hashOf(table: Table, positions: readonly number[], row: number): number {
  const { bytes, cellStarts, cellEnds, cellFlags, rowCells } = table.scan;
  let hash = START;
  for (let i = 0; i < positions.length; i++) {
    const cell = (rowCells[row] as number) + (positions[i] as number);
    const quotes = (cellFlags[cell] as number) & QUOTED;
    const end = (cellEnds[cell] as number) - quotes;
    for (let at = (cellStarts[cell] as number) + quotes; at < end; at++) {
      hash = Math.imul(hash ^ (bytes[at] as number), FNV_PRIME);
    }
    hash = Math.imul(hash ^ SEPARATOR, FNV_PRIME);
  }
  // The low bits of FNV know little of the last bytes.
  return (hash ^ (hash >>> 15)) >>> 0;
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
