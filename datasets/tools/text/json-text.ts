/**
 * Reads the JSON documents in a text: text may stand before, between and after them, keys may come
 * twice, the last document may be cut off. `JSON.parse` knows none of it and loses all places.
 */

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export interface JsonDocument {
  value: JsonObject;
  /** Where it begins and ends in the text. */
  start: number;
  end: number;
  /** Where the text is no JSON any more; what was complete before is in `value`. */
  brokenAt?: number;
  /** What is wrong there. */
  problem?: string;
  /** Objects and lists that the break left unclosed, the document itself among them. */
  unclosed: ReadonlySet<object>;
  /** Keys that stand twice in one object with different values; the last one counts. */
  doubled: { key: string; offset: number }[];
  /** Where an object or list begins in the text. */
  placeOf(object: object): number;
  /** Where a key of an object stands, if the places of keys were asked for; the object itself where it has no such key. */
  placeOfKey(object: object, key: string): number;
}

interface JsonOptions {
  /** Keys whose values are looked at only to find their end, so that they cost no memory. */
  unread?: ReadonlySet<string>;
  /** Where in the text to begin. */
  from?: number;
  /** Whether each key is asked for its place. */
  hasKeyPlaces?: boolean;
  /** Only where documents begin and end is asked for: no value is kept. */
  isOutline?: boolean;
}

/**
 * An object without any names of the language. Unlike one that `Object.create(null)` makes, those with the same keys
 * share their shape, and take a third of the memory.
 */
const Bare = function Bare() {} as unknown as new () => JsonObject;
Bare.prototype = Object.create(null);

/** Deeper than any tool nests; more would exhaust the stack. */
const DEEPEST = 100;

/** More documents than any status interval writes in a day. */
const MOST_DOCUMENTS = 100_000;

/** More documents that break off than anybody puts together. */
const MOST_BROKEN = 1000;

/** Thrown without a stack, which nobody reads and which takes longer than the reading. */
class Broken {
  readonly message: string;
  readonly offset: number;
  constructor(message: string, offset: number) {
    this.message = message;
    this.offset = offset;
  }
}

class Reader {
  readonly text: string;
  /** Keys whose values are looked at only to find their end. */
  readonly unread: ReadonlySet<string>;
  at: number;
  readonly doubled: JsonDocument['doubled'] = [];
  readonly unclosed = new Set<object>();
  readonly places = new Map<object, number>();
  /** By object, where each of its keys stands. */
  readonly keyPlaces: Map<object, Map<string, number>> | undefined;

  constructor(text: string, at: number, { unread = NOTHING, hasKeyPlaces = false }: JsonOptions) {
    this.text = text;
    this.at = at;
    this.unread = unread;
    this.keyPlaces = hasKeyPlaces ? new Map() : undefined;
  }

  /** Fills the object as it goes, so that a cut document keeps what came before the cut. */
  object(depth: number, into: JsonObject | undefined): void {
    this.open(into);
    if (!this.isNext(BRACE_CLOSES)) {
      do this.member(depth, into);
      while (this.isNext(COMMA));
      if (!this.isNext(BRACE_CLOSES)) this.fail('a comma or a closing brace is missing');
    }
    this.close(into);
  }

  member(depth: number, into: JsonObject | undefined): void {
    this.space();
    const keyAt = this.at;
    const key = this.string();
    if (!this.isNext(COLON)) this.fail('a colon is missing after a key');
    const kept = this.unread.has(key) ? undefined : into;
    if (kept) this.keyPlaces?.get(kept)?.set(key, keyAt);
    const before = kept && Object.hasOwn(kept, key) ? kept[key] : undefined;
    this.value(depth, kept, key);
    if (before !== undefined && typeof before !== 'object' && before !== kept?.[key]) {
      this.doubled.push({ key, offset: keyAt });
    }
  }

  array(depth: number, into: Json[] | undefined): void {
    this.open(into);
    if (!this.isNext(BRACKET_CLOSES)) {
      let index = 0;
      do this.value(depth, into, index++);
      while (this.isNext(COMMA));
      if (!this.isNext(BRACKET_CLOSES)) this.fail('a comma or a closing bracket is missing');
    }
    this.close(into);
  }

  /** Objects are put into their place before they are filled, all else when it is complete. */
  value(depth: number, into: JsonObject | Json[] | undefined, key: string | number): void {
    this.space();
    const first = this.text.charCodeAt(this.at);
    if (first === BRACE_OPENS || first === BRACKET_OPENS) {
      if (depth >= DEEPEST) this.fail(`nested deeper than ${DEEPEST}`);
      if (first === BRACE_OPENS) {
        this.object(depth + 1, into && put(into, key, new Bare()));
      } else {
        this.array(depth + 1, into && put(into, key, [] as Json[]));
      }
      return;
    }
    const value = first === QUOTE ? this.string() : this.literal();
    if (into) put(into, key, value);
  }

  open(into: object | undefined): void {
    if (into) {
      this.places.set(into, this.at);
      this.keyPlaces?.set(into, new Map());
      this.unclosed.add(into);
    }
    this.at++;
  }

  close(into: object | undefined): void {
    if (into) this.unclosed.delete(into);
  }

  /** Passes over spaces and a sign, if that is what follows them. */
  isNext(code: number): boolean {
    this.space();
    if (this.text.charCodeAt(this.at) !== code) return false;
    this.at++;
    return true;
  }

  string(): string {
    if (this.text.charCodeAt(this.at) !== QUOTE) this.fail('a quotation mark is missing');
    const start = this.at;
    let end = start + 1;
    for (;;) {
      end = this.text.indexOf('"', end);
      if (end < 0) this.fail('the text ends inside quotation marks');
      let backslashes = 0;
      while (this.text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++;
      if (backslashes % 2 === 0) break;
      end++;
    }
    this.at = end + 1;
    const raw = this.text.slice(start + 1, end);
    if (!raw.includes('\\')) return raw;
    try {
      return JSON.parse(`"${raw.replace(/[\n\r\t]/g, ' ')}"`);
    } catch {
      // Windows paths with single backslashes are common: kept as they stand.
      return raw;
    }
  }

  literal(): Json {
    LITERAL.lastIndex = this.at;
    const word = LITERAL.exec(this.text)?.[0] ?? '';
    if (word === '') this.fail('a value is missing');
    // What more of the number there was is unknown.
    if (this.at + word.length >= this.text.length) this.fail('the text ends inside a value');
    let value: Json;
    if (word === 'true' || word === 'false') value = word === 'true';
    // Tools print these where a quotient has no value.
    else if (/^(?:null|-?nan|-?inf|-?infinity)$/i.test(word)) value = null;
    else {
      value = Number(word);
      if (Number.isNaN(value)) this.fail('neither a number nor a word that JSON knows');
    }
    this.at += word.length;
    return value;
  }

  space(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09 && code !== MARK) return;
      this.at++;
    }
  }

  fail(message: string): never {
    throw new Broken(message, Math.min(this.at, this.text.length));
  }
}

const LITERAL = /[-+.\w]{1,64}/y;
const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const BRACKET_OPENS = 0x5b;
const BRACKET_CLOSES = 0x5d;
const BRACE_OPENS = 0x7b;
const BRACE_CLOSES = 0x7d;
/** The byte order mark. */
const MARK = 0xfeff;

function put<Value extends Json>(into: JsonObject | Json[], key: string | number, value: Value): Value {
  (into as Record<string | number, Json>)[key] = value;
  return value;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The documents of a source, one after the other, so that each can be let go before the next is read. `unread` names
 * keys whose values nobody asks for, which then cost no memory.
 */
export function documentsOf(source: { readonly text: string }, unread = NOTHING): Generator<JsonDocument> {
  return jsonDocuments(source.text, { unread });
}

/** All documents that begin with a brace at the start of a line. */
export function* jsonDocuments(
  text: string,
  { from = 0, isOutline = false, ...options }: JsonOptions = {},
): Generator<JsonDocument> {
  let count = 0;
  let broken = 0;
  let at = nextBrace(text, from);
  while (at >= 0 && count < MOST_DOCUMENTS && broken < MOST_BROKEN) {
    const reader = new Reader(text, at, options);
    const value = new Bare();
    const document: JsonDocument = {
      value,
      start: at,
      end: at,
      doubled: reader.doubled,
      unclosed: reader.unclosed,
      placeOf: (object) => reader.places.get(object) ?? document.start,
      placeOfKey: (object, key) => reader.keyPlaces?.get(object)?.get(key) ?? document.placeOf(object),
    };
    try {
      reader.object(1, isOutline ? undefined : value);
      document.end = reader.at;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      document.end = Math.max(error.offset, at + 1);
      document.brokenAt = error.offset;
      document.problem = error.message;
      broken++;
    }
    count++;
    yield document;
    at = nextBrace(text, document.end);
  }
}

/** A brace that opens a line, or follows the end of a document on the same line. */
function nextBrace(text: string, from: number): number {
  let at = text.indexOf('{', from);
  while (at >= 0) {
    let before = at - 1;
    while (before >= from && (text[before] === ' ' || text[before] === '\t')) before--;
    if (before < from || text[before] === '\n' || text[before] === '\r' || text[before] === '\ufeff') return at;
    at = text.indexOf('{', at + 1);
  }
  return -1;
}

export function asObject(value: Json | undefined): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

export const asArray = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** A number, also where it stands in quotation marks. */
export function asNumber(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*-?[0-9.]+(?:e[+-]?[0-9]+)?\s*$/i.test(value)) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

export function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
