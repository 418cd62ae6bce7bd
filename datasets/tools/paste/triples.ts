/**
 * Which three characters stand next to each other somewhere in a text: one pass tells of most words that the text does
 * not hold them, where looking for each takes a pass of its own.
 */

/** Bits of a mark; three characters of a word take six each, so that a fourth is shifted out. */
const BITS = 18;
const SHIFT = BITS / 3;
const ALL = 2 ** BITS - 1;

export class Triples {
  readonly #seen = new Uint8Array(2 ** BITS);

  constructor(text: string) {
    let mark = 0;
    for (let index = 0; index < text.length; index++) {
      mark = next(mark, text.charCodeAt(index));
      this.#seen[mark] = 1;
    }
  }

  /** False only where the text does not hold the word. */
  mayHold(word: string): boolean {
    let mark = 0;
    for (let index = 0; index < word.length; index++) {
      mark = next(mark, word.charCodeAt(index));
      if (index >= 2 && this.#seen[mark] === 0) return false;
    }
    return true;
  }
}

const next = (mark: number, code: number): number => ((mark << SHIFT) ^ code) & ALL;
