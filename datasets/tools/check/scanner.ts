/**
 * A byte-exact CSV scanner (RFC 4180). It finds where cells and physical lines begin and end and
 * never refuses input: what is malformed is flagged, so that rules can say where and why.
 * Every byte belongs to exactly one cell, delimiter or line ending.
 */

const QUOTE = 0x22;
const COMMA = 0x2c;
const LF = 0x0a;
const CR = 0x0d;

/** Flags of a cell. */
const QUOTED = 1;
/** A quoted cell that holds `""`. */
const ESCAPED = 2;
/** A quote inside a cell that does not begin with one. */
export const STRAY_QUOTE = 4;
/** Text between the closing quote and the delimiter. */
const TEXT_AFTER_QUOTE = 8;
/** The closing quote is missing: the cell runs to the end of the file. */
export const UNTERMINATED = 16;
/** A line break inside a quoted cell. */
export const LINE_BREAK = 32;

export const MALFORMED = STRAY_QUOTE | TEXT_AFTER_QUOTE | UNTERMINATED;

export interface Scan {
  bytes: Uint8Array;
  /** Offset of the first byte after a byte order mark. */
  start: number;
  /** Offsets of each cell's first byte and of the byte after its last, quotes included. */
  cellStarts: Uint32Array;
  cellEnds: Uint32Array;
  cellFlags: Uint8Array;
  /** Index of each row's first cell; one more entry closes the last row. */
  rowCells: Uint32Array;
  /** Offset of the first byte of each physical line. */
  lineStarts: Uint32Array;
}

class Offsets {
  #values = new Uint32Array(1024);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = value;
  }

  get length(): number {
    return this.#length;
  }

  finish(): Uint32Array {
    return this.#values.subarray(0, this.#length);
  }
}

export function hasByteOrderMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

export function scanCsv(bytes: Uint8Array): Scan {
  const start = hasByteOrderMark(bytes) ? 3 : 0;
  const end = bytes.length;
  const cellStarts = new Offsets();
  const cellEnds = new Offsets();
  const cellFlags = new Offsets();
  const rowCells = new Offsets();
  const lineStarts = new Offsets();
  let at = start;
  if (at < end) lineStarts.push(at);

  while (at < end) {
    rowCells.push(cellStarts.length);
    let rowIsOpen = true;
    while (rowIsOpen) {
      const cellStart = at;
      let flags = 0;

      if (bytes[at] === QUOTE) {
        flags = QUOTED | UNTERMINATED;
        at++;
        while (at < end) {
          const byte = bytes[at];
          if (byte === QUOTE) {
            if (bytes[at + 1] !== QUOTE) {
              at++;
              flags &= ~UNTERMINATED;
              break;
            }
            flags |= ESCAPED;
            at += 2;
          } else {
            if (byte === LF) {
              flags |= LINE_BREAK;
              lineStarts.push(at + 1);
            }
            at++;
          }
        }
      }

      const plainStart = at;
      while (at < end && bytes[at] !== COMMA && bytes[at] !== LF) {
        if (bytes[at] === QUOTE && !(flags & QUOTED)) flags |= STRAY_QUOTE;
        at++;
      }
      let cellEnd = at;
      if (bytes[at] === LF && cellEnd > plainStart && bytes[cellEnd - 1] === CR) cellEnd--;
      if (flags & QUOTED && cellEnd > plainStart) flags |= TEXT_AFTER_QUOTE;

      cellStarts.push(cellStart);
      cellEnds.push(cellEnd);
      cellFlags.push(flags);

      rowIsOpen = at < end && bytes[at] === COMMA;
      if (at < end) {
        if (!rowIsOpen) lineStarts.push(at + 1);
        at++;
      }
    }
  }
  rowCells.push(cellStarts.length);

  return {
    bytes,
    start,
    cellStarts: cellStarts.finish(),
    cellEnds: cellEnds.finish(),
    cellFlags: Uint8Array.from(cellFlags.finish()),
    rowCells: rowCells.finish(),
    lineStarts: lineStarts.finish(),
  };
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The text of a cell without its quotes; at most the first `limit` bytes of a longer one. */
export function cellText(scan: Scan, cell: number, limit = Number.POSITIVE_INFINITY): string {
  const flags = scan.cellFlags[cell] ?? 0;
  let from = scan.cellStarts[cell] ?? 0;
  let to = scan.cellEnds[cell] ?? 0;
  if (flags & QUOTED && !(flags & TEXT_AFTER_QUOTE)) {
    from++;
    if (!(flags & UNTERMINATED)) to--;
  }
  const text = decoder.decode(scan.bytes.subarray(from, Math.min(to, from + limit)));
  return flags & ESCAPED ? text.replaceAll('""', '"') : text;
}

export function rowCount(scan: Scan): number {
  return scan.rowCells.length - 1;
}
