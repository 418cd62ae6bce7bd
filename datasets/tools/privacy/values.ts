/**
 * Finds known values anywhere in a text, in time that depends on the text alone: a look at three characters tells almost
 * everywhere that no value begins, and where one may, each length that values have is tried once.
 */
import { lower } from './private-spans.ts';

/** A word stands between other signs. A code that is long enough may also stand within a name. */
type Kind = 'word' | 'code';

interface Value {
  mask: string;
  isBounded: boolean;
  /** As it was written, where letters count. */
  spelling: string | undefined;
}

/** Shorter ones are met by chance. */
const SHORTEST_CODE = 6;
const SHORTEST_WORD = 3;
/** What is as long is met nowhere by chance. */
const FREE = 8;
const LONGEST = 160;

const FILTER = 1 << 16;

export class Values {
  readonly #values = new Map<string, Value>();
  readonly #filter = new Uint8Array(FILTER);
  /** Lengths of the values, the longest first. */
  #lengths: number[] = [];

  add(value: string, mask: string, kind: Kind): void {
    const isWord = kind === 'word';
    const shortest = isWord ? SHORTEST_WORD : SHORTEST_CODE;
    if (value.length < shortest || value.length > LONGEST) return;
    if (!isWord && /^\d+$/.test(value) && value.length < FREE) return;
    const key = lower(value);
    if (this.#values.has(key)) return;
    const isBounded = isWord || value.length < FREE || /^\d+$/.test(value);
    this.#values.set(key, { mask, isBounded, spelling: isWord ? value : undefined });
    this.#filter[hash(key, 0)] = 1;
    if (this.#lengths.includes(value.length)) return;
    this.#lengths = [...this.#lengths, value.length].sort((a, b) => b - a);
  }

  *in(text: string): Generator<{ start: number; end: number; mask: string }> {
    if (this.#values.size === 0) return;
    const folded = lower(text);
    for (let at = 0; at + SHORTEST_WORD <= folded.length; at++) {
      if (this.#filter[hash(folded, at)] === 0) continue;
      for (const length of this.#lengths) {
        const end = at + length;
        if (end > folded.length) continue;
        const value = this.#values.get(folded.slice(at, end));
        if (value === undefined || !fits(value, text, at, end)) continue;
        yield { start: at, end, mask: value.mask };
        at = end - 1;
        break;
      }
    }
  }
}

const hash = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % FILTER;

const ALPHANUMERIC = /[\p{L}\p{N}]/u;

function fits({ isBounded, spelling }: Value, text: string, start: number, end: number): boolean {
  if (spelling !== undefined && text.slice(start, end) !== spelling) return false;
  if (!isBounded) return true;
  return !ALPHANUMERIC.test(text[start - 1] ?? '') && !ALPHANUMERIC.test(text[end] ?? '');
}
