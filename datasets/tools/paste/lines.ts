/**
 * The lines of a text by their places in it. A line is made when it is asked for, so a long text is held once and not a
 * second time line by line; marks before a line are taken off by moving where it starts.
 */
import { Signatures } from './signatures.ts';
import { SHORTEST_WORD } from './triples.ts';

/** No tool prints a longer line; what lies beyond is not looked at. */
export const LONGEST_LINE = 8_000;

/** A shorter text is looked through sooner than its signatures are made. */
const LONG = 20_000;

/** Of a longer text, such as the log of a benchmark, the lines would take more memory than they are worth. */
const LARGEST_KEPT = 20_000_000;

/** Of more lines none is looked up by its words. */
const MANY_LINES = 500_000;

/** Lines that are put together at a time: a list of all of them takes more memory than their text. */
const BLOCK = 4096;

const LINE_FEED = '\n';
const RETURN = '\r';

/** Lines between two looks at the clock. */
const UNWATCHED = 32;

export class Lines {
  readonly #text: string;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;
  /** Whether the text is these lines and a line feed between them, and nothing else. */
  #isWhole: boolean;
  #settled: Lines | undefined;
  #signatures: Signatures | undefined;
  /** Lines that were asked for. As long as it gets from the start: one that grows by leaps is slow to read. */
  #made: (string | undefined)[] | undefined;
  readonly #changes: number[] = [];
  readonly #words = new Map<string, boolean>();
  /** When the reader at work has had its time, by `performance.now()`. */
  #deadline = Infinity;
  #untilLook = UNWATCHED;
  /** The first line that it was not shown for that reason. */
  #firstLeft: number | undefined;

  private constructor(text: string, starts: Uint32Array, ends: Uint32Array, isWhole: boolean) {
    this.#text = text;
    this.#starts = starts;
    this.#ends = ends;
    this.#isWhole = isWhole;
  }

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
    if (this.#isLate(index)) return '';
    const cached = this.#made?.[index];
    if (cached !== undefined) return cached;
    const line = this.#text.slice(start, Math.min(end, start + LONGEST_LINE));
    if (this.#text.length > LARGEST_KEPT) return line;
    this.#made ??= new Array<string | undefined>(this.length);
    this.#made[index] = line;
    return line;
  }

  /**
   * What `read` makes of the lines in so many milliseconds; to a reader that takes longer, the lines that it has not seen
   * by then are empty.
   * @returns Also the index of the first of those, where there is one.
   */
  within<Found>(milliseconds: number, read: (lines: this) => Found): { found: Found; firstLeft: number | undefined } {
    this.#deadline = performance.now() + milliseconds;
    this.#firstLeft = undefined;
    try {
      const value = read(this);
      return { found: value, firstLeft: this.#firstLeft };
    } finally {
      this.#deadline = Infinity;
    }
  }

  #isLate(index: number): boolean {
    if (this.#deadline === Infinity) return false;
    if (this.#firstLeft === undefined) {
      if (--this.#untilLook > 0) return false;
      this.#untilLook = UNWATCHED;
      if (performance.now() < this.#deadline) return false;
      this.#firstLeft = index;
    }
    return true;
  }

  /** A line as long as it is. */
  whole(index: number): string {
    return this.#text.slice(this.#starts[index], this.#ends[index]);
  }

  /** Offset of a line in the text; of the one behind the last, the length of the text. */
  startOf(index: number): number {
    return this.#starts[index] ?? this.#text.length;
  }

  /** What was taken off the start of a line: the clock of a log, a prompt, a mark of a quotation. */
  before(index: number): string {
    const start = this.#starts[index] ?? 0;
    let from = start;
    while (from > 0 && start - from < LONGEST_LINE && !isLineEnd(this.#text.charCodeAt(from - 1))) from--;
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

  /** Whether a line begins with one of these signs or with a space of any kind, without making it. */
  mayBegin(index: number, signs: string): boolean {
    const first = this.first(index);
    return !(first > 0x20 && first < 0x7f) || signs.includes(String.fromCharCode(first));
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

  /** Index of the last line from `start` to below `end` that matches, or -1. */
  findLast(pattern: RegExp, start = 0, end = this.length): number {
    for (let index = Math.min(end, this.length) - 1; index >= start; index--) {
      if (pattern.test(this.at(index) ?? '')) return index;
    }
    return -1;
  }

  /** Indexes of all lines that match; where words are given, one of them stands in each line that does. */
  all(pattern: RegExp, words?: readonly string[]): number[] {
    const indexes: number[] = [];
    const next = words ? this.seeker(words) : (index: number) => index;
    for (let index = next(0); index < this.length; index = next(index + 1))
      if (pattern.test(this.at(index) ?? '')) indexes.push(index);
    return indexes;
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
    this.#words.clear();
  }

  /** Whether signatures would take more memory than they are worth: no tool but one that logs prints as many lines. */
  get #isTooLong(): boolean {
    return this.length > MANY_LINES;
  }

  /** Indexes, in their order, of the lines that may hold one of these words: of very many lines, all. */
  holding(words: readonly string[]): readonly number[] {
    if (this.#isTooLong) return Array.from(this.#starts, (_, index) => index);
    this.#signatures ??= new Signatures(this.#text, this.#starts, this.#ends);
    const short = words.filter(({ length }) => length < SHORTEST_WORD);
    if (short.length === 0) return this.#signatures.holding(words);
    const long = words.filter(({ length }) => length >= SHORTEST_WORD);
    const candidates = new Set(this.#signatures.holding(long));
    for (const word of short) this.#addHolding(word, candidates);
    return [...candidates].sort((a, b) => a - b);
  }

  /** Adds the lines that hold a word of which the signatures know nothing. */
  #addHolding(word: string, found: Set<number>): void {
    let at = this.#text.indexOf(word);
    for (let line = 0; line < this.length; line++) {
      const [start, last] = [this.startOf(line), this.#endOf(line) - word.length];
      if (at < start) at = this.#text.indexOf(word, start);
      if (at < 0) return;
      if (at <= last) found.add(line);
    }
  }

  #endOf(index: number): number {
    return this.#ends[index] ?? 0;
  }

  /** Those lines: for a reader whom all others tell nothing. */
  entriesHolding(words: readonly string[]): Iterable<[index: number, line: string]> {
    if (this.#isTooLong) return this.entries();
    return this.holding(words).map((index) => [index, this.at(index) ?? '']);
  }

  /** Asks, for indexes that only rise, for the next from there on of such a line; the length where there is none. */
  seeker(words: readonly string[]): (index: number) => number {
    if (this.#isTooLong || words.includes('')) return (index) => index;
    const indexes = this.holding(words);
    let next = 0;
    return (index) => {
      while (next < indexes.length && (indexes[next] ?? 0) < index) next++;
      return indexes[next] ?? this.length;
    };
  }

  /** Whether something may stand within a line; of a short text, also within marks that were taken off. */
  mayHold(part: string): boolean {
    if (this.#text.length < LONG || this.#isTooLong) return this.#text.includes(part);
    const known = this.#words.get(part);
    if (known !== undefined) return known;
    const isHeld =
      part.length < SHORTEST_WORD
        ? this.#text.includes(part)
        : this.holding([part]).some((index) => this.whole(index).includes(part));
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

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d;

function counted(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count++;
  return count;
}
