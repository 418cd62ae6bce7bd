/**
 * Which lines of a text may hold a word, by what one pass over the text notes for all readers: of each three characters
 * that follow each other, in which lines they stand. Triples share 512 rows, so a line that has all those of a word may
 * hold it, and one that lacks any does not. A reader that looks at the lines of its tool alone need not try its patterns
 * on all the others.
 */
import { nextMark, SHORTEST_WORD, tableOfMarks } from './triples.ts';

/** Rows; a bit of a row is a line. Of lines of forty characters one in fourteen has a given bit by chance. */
const ROWS = 512;

export class Signatures {
  readonly #bits: Uint32Array;
  /** By mark, whether any line has it: most words of most tools stand nowhere in a text. */
  readonly #marks = tableOfMarks();
  /** Numbers that a row takes, of 32 lines each. */
  readonly #width: number;
  readonly #count: number;

  constructor(text: string, starts: Uint32Array, ends: Uint32Array) {
    const width = (starts.length + 31) >> 5;
    const bits = new Uint32Array(ROWS * width);
    const marks = this.#marks;
    for (let line = 0; line < starts.length; line++) {
      const end = ends[line] ?? 0;
      let at = starts[line] ?? 0;
      if (end - at < SHORTEST_WORD) continue;
      const column = line >> 5;
      const bit = 1 << (line & 31);
      let mark = nextMark(text.charCodeAt(at), text.charCodeAt(at + 1));
      for (at += 2; at < end; at++) {
        mark = nextMark(mark, text.charCodeAt(at));
        marks[mark] = 1;
        const place = rowOf(mark) * width + column;
        bits[place] = (bits[place] ?? 0) | bit;
      }
    }
    this.#bits = bits;
    this.#width = width;
    this.#count = starts.length;
  }

  /** Indexes of the lines that may hold one of these words, in their order. */
  holding(words: readonly string[]): number[] {
    const counts = new Uint32Array(this.#width);
    for (const word of words) this.#addHolding(word, counts);
    const blocks: number[] = [];
    for (let column = 0; column < counts.length; column++) {
      for (let bits = counts[column] ?? 0; bits !== 0; bits &= bits - 1) {
        const line = (column << 5) + 31 - Math.clz32(bits & -bits);
        if (line < this.#count) blocks.push(line);
      }
    }
    return blocks;
  }

  /** Adds the lines, 32 at a time, that have a bit in each row of a word. */
  #addHolding(word: string, held: Uint32Array): void {
    const rows = this.#rowsOf(word);
    if (!rows) return;
    const bits = this.#bits;
    for (let column = 0; column < held.length; column++) {
      let shared = -1;
      for (let row = 0; shared !== 0 && row < rows.length; row++) shared &= bits[(rows[row] ?? 0) + column] ?? 0;
      held[column] = (held[column] ?? 0) | shared;
    }
  }

  /** Where the rows of a word's triples begin; nothing where no line has one of them. */
  #rowsOf(word: string): number[] | undefined {
    const rows = new Set<number>();
    let mark = 0;
    for (let at = 0; at < word.length; at++) {
      mark = nextMark(mark, word.charCodeAt(at));
      if (at + 1 < SHORTEST_WORD) continue;
      if (this.#marks[mark] === 0) return undefined;
      rows.add(rowOf(mark) * this.#width);
    }
    return [...rows];
  }
}

/** Spreads marks evenly over the rows. */
const rowOf = (mark: number): number => Math.imul(mark, 0x9e3779b1) >>> 23;
