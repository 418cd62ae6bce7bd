/**
 * Which lines of a text may hold a word, by a signature of each line that one pass over the text makes for all readers:
 * a bit for each three characters that follow each other in it. A line without all bits of a word does not hold it; one
 * with them may. A reader that looks at the lines of its tool alone need not try its patterns on all the others.
 */

/** Bits of a line: of one of a hundred characters, a word of six then has all its own in one of fifty by chance. */
const WORDS = 4;
const BITS = WORDS * 32;
const TRIPLE = 3;

export class Signatures {
  readonly #bits: Uint32Array;
  readonly #count: number;

  constructor(text: string, starts: Uint32Array, ends: Uint32Array) {
    this.#count = starts.length;
    this.#bits = new Uint32Array(this.#count * WORDS);
    for (let line = 0; line < this.#count; line++) {
      const end = ends[line] ?? 0;
      let at = starts[line] ?? 0;
      if (end - at < TRIPLE) continue;
      let first = text.charCodeAt(at);
      let second = text.charCodeAt(at + 1);
      for (at += 2; at < end; at++) {
        const third = text.charCodeAt(at);
        const bit = bitOf(first, second, third);
        const place = line * WORDS + (bit >> 5);
        this.#bits[place] = (this.#bits[place] ?? 0) | (1 << (bit & 31));
        first = second;
        second = third;
      }
    }
  }

  /** Indexes of the lines that may hold one of these words, in their order. */
  holding(words: readonly string[]): number[] {
    const masks = words.map(maskOf);
    const found: number[] = [];
    for (let line = 0; line < this.#count; line++) {
      for (const mask of masks) {
        if (this.#has(line * WORDS, mask)) {
          found.push(line);
          break;
        }
      }
    }
    return found;
  }

  #has(at: number, mask: Uint32Array): boolean {
    for (let word = 0; word < WORDS; word++) {
      const wanted = mask[word] ?? 0;
      if (((this.#bits[at + word] ?? 0) & wanted) >>> 0 !== wanted) return false;
    }
    return true;
  }
}

function bitOf(first: number, second: number, third: number): number {
  const hash = Math.imul(first, 0x9e37) ^ Math.imul(second, 0x85eb) ^ Math.imul(third, 0xc2b3);
  return (hash ^ (hash >>> 7)) & (BITS - 1);
}

function maskOf(word: string): Uint32Array {
  const mask = new Uint32Array(WORDS);
  for (let at = 0; at + TRIPLE <= word.length; at++) {
    const bit = bitOf(word.charCodeAt(at), word.charCodeAt(at + 1), word.charCodeAt(at + 2));
    mask[bit >> 5] = (mask[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
  return mask;
}
