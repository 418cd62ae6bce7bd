/**
 * Which lists have a word that may stand in a text, in one pass over the text however many lists and words there are:
 * the first three characters of each word are looked up at every place.
 */
import { nextMark, tableOfMarks } from '../paste/triples.ts';

export class Signs {
  readonly #lists: readonly (readonly string[] | undefined)[];
  /** By mark, the number of an entry of `#owners`; 0 for none. */
  readonly #numbers = tableOfMarks();
  /** Which lists have a word that begins so. */
  readonly #owners: Set<number>[] = [new Set()];

  /** A list that is absent stands for one that any text may have a word of. */
  constructor(lists: readonly (readonly string[] | undefined)[]) {
    this.#lists = lists;
    for (const [list, words] of lists.entries()) {
      for (const word of words ?? []) if (word.length >= 3) this.#add(word, list);
    }
  }

  #add(word: string, list: number): void {
    let mark = 0;
    for (let index = 0; index < 3; index++) mark = nextMark(mark, word.charCodeAt(index));
    this.#numbers[mark] ||= this.#owners.push(new Set()) - 1;
    this.#owners[this.#numbers[mark] ?? 0]?.add(list);
  }

  /** By list: false only where the text holds none of its words. */
  in(text: string): boolean[] {
    const found = this.#lists.map(
      (words) => !words || words.some((word) => word.length < 3 && text.includes(word)),
    );
    const seen = new Uint8Array(this.#owners.length);
    let mark = 0;
    for (let index = 0; index < text.length; index++) {
      mark = nextMark(mark, text.charCodeAt(index));
      const number = this.#numbers[mark] ?? 0;
      if (seen[number] === 1 || number === 0) continue;
      seen[number] = 1;
      for (const list of this.#owners[number] ?? []) found[list] = true;
    }
    return found;
  }
}
