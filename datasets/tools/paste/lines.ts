/**
 * The lines of a text by their places in it. A line is made when it is asked for, so a long text is held once and not a
 * second time line by line; marks before a line are taken off by moving where it starts.
 */
import { Signatures } from './signatures.ts';
import { Triples } from './triples.ts';

/** No tool prints a longer line; what lies beyond is not looked at. */
export const LONGEST_LINE = 8_000;

/** A shorter text is looked through sooner than the table of its triples is made. */
const LONG = 20_000;

/** Of a longer text, such as the log of a benchmark, the lines would take more memory than they are worth. */
const LARGEST_KEPT = 20_000_000;

/** Lines that are put together at a time: a list of all of them takes more memory than their text. */
const BLOCK = 4096;

const LINE_FEED = '\n';
const RETURN = '\r';

export class Lines {
  readonly #text: string;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  /** Whether the text is these lines and a line feed between them, and nothing else. */
  #isWhole: boolean;
  #settled: Lines | undefined;
  #triples: Triples | undefined;
  #signatures: Signatures | undefined;
  /** Lines that were asked for. As long as it gets from the start: one that grows by leaps is slow to read. */
  #made: (string | undefined)[] | undefined;
  readonly #changes: number[] = [];
  readonly #words = new Map<string, boolean>();

  private constructor(text: string, starts: Uint32Array, ends: Uint32Array, isWhole: boolean) {
    this.#text = text;
    this.#starts = starts;
    this.#ends = ends;
    this.#isWhole = isWhole;
  }

  /** The lines between line feeds. */
  static of(text: string): Lines {
    const count = counted(text, LINE_FEED) + 1;
    const starts = new Uint32Array(count);
    const ends = new Uint32Array(count);
    let start = 0;
    for (let index = 0; index < count; index++) {
      const feed = text.indexOf(LINE_FEED, start);
      starts[index] = start;
      ends[index] = feed < 0 ? text.length : feed;
      start = feed + 1;
    }
    return new Lines(text, starts, ends, true);
  }

  /**
   * Lines of a text with carriage returns. Before a line feed one belongs to the line end; alone it is the line end of
   * an old Macintosh, or of progress that is written over itself, which an editor shows as one line: `origin` then says
   * which, from 1.
   */
  static withReturns(text: string): { lines: Lines; origin: Uint32Array | undefined } {
    const feeds = counted(text, LINE_FEED);
    const most = feeds + counted(text, RETURN) + 1;
    const starts = new Uint32Array(most);
    const ends = new Uint32Array(most);
    const origin = new Uint32Array(most);
    let count = 0;
    let number = 1;
    let start = 0;
    let nextReturn = text.indexOf(RETURN);
    while (start <= text.length) {
      const feed = text.indexOf(LINE_FEED, start);
      const end = feed < 0 ? text.length : feed;
      const isReturned = feeds > 0 && end > start && text[end - 1] === RETURN;
      const last = isReturned ? end - 1 : end;
      for (;;) {
        if (nextReturn >= 0 && nextReturn < start) nextReturn = text.indexOf(RETURN, start);
        const isBroken = nextReturn >= 0 && nextReturn < last;
        starts[count] = start;
        ends[count] = isBroken ? nextReturn : last;
        origin[count++] = number;
        if (!isBroken) break;
        start = nextReturn + 1;
      }
      number++;
      start = end + 1;
    }
    const lines = new Lines(text, starts.slice(0, count), ends.slice(0, count), false);
    const isOverwritten = feeds > 0 && count > feeds + 1;
    return { lines, origin: isOverwritten ? origin.slice(0, count) : undefined };
  }

  get length(): number {
    return this.#starts.length;
  }

  /** A line up to the longest that is looked at; nothing where there is none. */
  at(index: number): string | undefined {
    const start = this.#starts[index];
    const end = this.#ends[index];
    if (start === undefined || end === undefined) return undefined;
    const made = this.#made?.[index];
    if (made !== undefined) return made;
    const line = this.#text.slice(start, Math.min(end, start + LONGEST_LINE));
    if (this.#text.length > LARGEST_KEPT) return line;
    this.#made ??= new Array<string | undefined>(this.length);
    this.#made[index] = line;
    return line;
  }

  /** A line as long as it is. */
  whole(index: number): string {
    return this.#text.slice(this.#starts[index], this.#ends[index]);
  }

  /** What was taken off the start of a line: the clock of a log, a prompt, a mark of a quotation. */
  before(index: number): string {
    const start = this.#starts[index] ?? 0;
    let from = start;
    while (from > 0 && start - from < LONGEST_LINE && !isLineEnd(this.#text.charCodeAt(from - 1)))
      from--;
    return this.#text.slice(from, start);
  }

  /** Characters of a line, however many. */
  lengthOf(index: number): number {
    return (this.#ends[index] ?? 0) - (this.#starts[index] ?? 0);
  }

  /** Code of the first character, without making the line; -1 where there is none. */
  first(index: number): number {
    const start = this.#starts[index] ?? 0;
    return start < (this.#ends[index] ?? 0) ? this.#text.charCodeAt(start) : -1;
  }

  /** Whether it holds spaces at most; so does what stands before the first line and behind the last. */
  isBlank(index: number): boolean {
    const first = this.first(index);
    // Most lines begin with a sign.
    return !(first > 0x20 && first < 0x7f) && (this.at(index) ?? '').trim() === '';
  }

  /** No generator: every reader goes through all lines, and calls of this one can be inlined. */
  entries(): IterableIterator<[index: number, line: string]> {
    return new Entries(this);
  }

  slice(start: number, end = this.length): string[] {
    const lines: string[] = [];
    for (let index = start; index < Math.min(end, this.length); index++) {
      lines.push(this.at(index) ?? '');
    }
    return lines;
  }

  /** Index of the first line from `start` to below `end` that matches, or -1. */
  find(pattern: RegExp, start = 0, end = this.length): number {
    for (let index = start; index < Math.min(end, this.length); index++) {
      if (pattern.test(this.at(index) ?? '')) return index;
    }
    return -1;
  }

  /** Index of the last line from `start` on that matches, or -1. */
  findLast(pattern: RegExp, start = 0): number {
    for (let index = this.length - 1; index >= start; index--) {
      if (pattern.test(this.at(index) ?? '')) return index;
    }
    return -1;
  }

  /** Indexes of all lines that match. */
  all(pattern: RegExp): number[] {
    const found: number[] = [];
    for (let index = this.find(pattern); index >= 0; index = this.find(pattern, index + 1)) {
      found.push(index);
    }
    return found;
  }

  /** Lines that were changed, one after the other: what was looked at before need not be looked at again. */
  get changes(): readonly number[] {
    return this.#changes;
  }

  /** Takes characters off the start of a line. */
  drop(index: number, count: number): void {
    const end = this.#ends[index] ?? 0;
    this.#starts[index] = Math.min(end, (this.#starts[index] ?? 0) + count);
    this.#changed(index);
  }

  clear(index: number): void {
    this.#ends[index] = this.#starts[index] ?? 0;
    this.#changed(index);
  }

  #changed(index: number): void {
    if (this.#made) this.#made[index] = undefined;
    this.#changes.push(index);
    this.#isWhole = false;
    this.#settled = undefined;
    this.#signatures = undefined;
  }

  /** Indexes, in their order, of the lines that may hold one of these words of three characters and more. */
  holding(words: readonly string[]): readonly number[] {
    this.#signatures ??= new Signatures(this.#text, this.#starts, this.#ends);
    return this.#signatures.holding(words);
  }

  /** Those lines: for a reader whom all others tell nothing. */
  entriesHolding(words: readonly string[]): [index: number, line: string][] {
    return this.holding(words).map((index) => [index, this.at(index) ?? '']);
  }

  /** Asks, for indexes that only rise, for the next from there on of such a line; the length where there is none. */
  seeker(words: readonly string[]): (index: number) => number {
    const held = this.holding(words);
    let next = 0;
    return (index) => {
      while (next < held.length && (held[next] ?? 0) < index) next++;
      return held[next] ?? this.length;
    };
  }

  /** Whether something within a line stands in the text, of which marks that were taken off are still a part. */
  mayHold(part: string): boolean {
    if (this.#text.length < LONG) return this.#text.includes(part);
    const known = this.#words.get(part);
    if (known !== undefined) return known;
    this.#triples ??= new Triples(this.#text);
    const isHeld = this.#triples.mayHold(part) && this.#text.includes(part);
    this.#words.set(part, isHeld);
    return isHeld;
  }

  /** The same lines over a text that holds nothing else. */
  settled(): Lines {
    if (this.#isWhole) return this;
    this.#settled ??= this.#copied();
    return this.#settled;
  }

  #copied(): Lines {
    const blocks: string[] = [];
    for (let start = 0; start < this.length; start += BLOCK) {
      const lines: string[] = [];
      const end = Math.min(this.length, start + BLOCK);
      for (let index = start; index < end; index++) lines.push(this.whole(index));
      blocks.push(lines.join(LINE_FEED));
    }
    return Lines.of(blocks.join(LINE_FEED));
  }

  /** All of the text: of settled lines, they and a line feed between them. */
  get text(): string {
    return this.#text;
  }

  /** Index of the line of settled lines that holds an offset of the text. */
  indexAt(offset: number): number {
    let low = 0;
    let high = this.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}

class Entries implements IterableIterator<[index: number, line: string]> {
  readonly #lines: Lines;
  #index = -1;

  constructor(lines: Lines) {
    this.#lines = lines;
  }

  next(): IteratorResult<[index: number, line: string], undefined> {
    const index = ++this.#index;
    if (index >= this.#lines.length) return { done: true, value: undefined };
    return { done: false, value: [index, this.#lines.at(index) ?? ''] };
  }

  [Symbol.iterator](): this {
    return this;
  }
}

function isLineEnd(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

function counted(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count++;
  return count;
}
