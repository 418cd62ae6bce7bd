/**
 * Which lines of a text hold a word of which list, in one pass over the text however many lists and words there are: the
 * last three characters are looked up at every place, and only where a word may begin with them it is compared.
 */
import { nextMark, tableOfMarks } from '../paste/triples.ts';

/** Shorter words have no three characters to be looked up by. */
const SHORTEST = 3;

const FEED = 0x0a;

interface Word {
  text: string;
  /** Lists that it stands in. */
  lists: number[];
}

export class Signs {
  /** By list, the words that are too short to be looked up. */
  readonly #short: (readonly string[])[];
  /** By mark, the number of an entry of `#words`; 0 for none. */
  readonly #numbers = tableOfMarks();
  /** Words that begin with the characters of a mark. */
  readonly #words: Word[][] = [[]];

  constructor(lists: readonly (readonly string[])[]) {
    this.#short = lists.map((words) => words.filter(({ length }) => length < SHORTEST));
    for (const [list, words] of lists.entries())
      for (const word of words) if (word.length >= SHORTEST) this.#add(word, list);
  }

  #add(text: string, list: number): void {
    let mark = 0;
    for (let index = 0; index < SHORTEST; index++) mark = nextMark(mark, text.charCodeAt(index));
    this.#numbers[mark] ||= this.#words.push([]) - 1;
    const words = this.#words[this.#numbers[mark] ?? 0] ?? [];
    const word = words.find((item) => item.text === text);
    if (word) word.lists.push(list);
    else words.push({ text, lists: [list] });
  }

  /** By list, where the lines begin that hold one of its words, in their order; nothing for a list without any. */
  linesIn(text: string): (number[] | undefined)[] {
    const positions = new Array<number[] | undefined>(this.#short.length);
    // Read once, not at every place.
    const numbers = this.#numbers;
    const end = text.length;
    let mark = 0;
    let line = 0;
    for (let index = 0; index < end; index++) {
      const code = text.charCodeAt(index);
      if (code === FEED) line = index + 1;
      mark = nextMark(mark, code);
      const number = numbers[mark] ?? 0;
      if (number !== 0) this.#addWords(number, text, index - SHORTEST + 1, line, positions);
    }
    for (const [list, words] of this.#short.entries())
      if (words.length > 0) positions[list] = withShort(words, text, positions[list]);
    return positions;
  }

  /** Adds the line of those words that do begin at a place. */
  #addWords(number: number, text: string, start: number, line: number, found: (number[] | undefined)[]): void {
    for (const word of this.#words[number] ?? []) {
      if (!text.startsWith(word.text, start)) continue;
      for (const list of word.lists) {
        const lines = found[list];
        if (!lines) found[list] = [line];
        else if (lines.at(-1) !== line) lines.push(line);
      }
    }
  }
}

/** Together with the lines that hold one of some short words. */
function withShort(words: readonly string[], text: string, lines: readonly number[] = []): number[] {
  const uniqueLines = new Set(lines);
  for (const word of words) {
    let at = text.indexOf(word);
    while (at >= 0) {
      uniqueLines.add(text.lastIndexOf('\n', at) + 1);
      const end = text.indexOf('\n', at);
      at = end < 0 ? -1 : text.indexOf(word, end);
    }
  }
  return [...uniqueLines].sort((a, b) => a - b);
}
