/**
 * Which three characters stand next to each other somewhere in a text: one pass tells of most words that the text does
 * not hold them, where looking for each takes a pass of its own.
 */

/** Bits of a mark: three characters take a third of them each, so that a fourth is shifted out. */
const BITS = 18;
const SHIFT = BITS / 3;
const ALL = 2 ** BITS - 1;

/** The mark of the last three characters, from that of those before and the last. */
export const nextMark = (mark: number, code: number): number => ((mark << SHIFT) ^ code) & ALL;

/** One place for each mark. */
export const tableOfMarks = (): Uint8Array => new Uint8Array(2 ** BITS);

export class Triples {
  readonly #seen = tableOfMarks();

  constructor(text: string) {
    let mark = 0;
    for (let index = 0; index < text.length; index++) {
      mark = nextMark(mark, text.charCodeAt(index));
      this.#seen[mark] = 1;
    }
  }

  /** False only where the text does not hold the word. */
  mayHold(word: string): boolean {
    let mark = 0;
    for (let index = 0; index < word.length; index++) {
      mark = nextMark(mark, word.charCodeAt(index));
      if (index >= 2 && this.#seen[mark] === 0) return false;
    }
    return true;
  }
}
