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
}

/** Where objects begin in the text. */
export type Offsets = WeakMap<object, number>;

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
  readonly offsets: Offsets;
  at: number;
  doubled: JsonDocument['doubled'] = [];
  readonly unclosed = new Set<object>();

  constructor(text: string, at: number, offsets: Offsets) {
    this.text = text;
    this.at = at;
    this.offsets = offsets;
  }

  /** Fills the object as it goes, so that a cut document keeps what came before the cut. */
  object(depth: number, into: JsonObject): void {
    this.offsets.set(into, this.at);
    this.unclosed.add(into);
    this.at++;
    this.space();
    if (this.text[this.at] === '}') {
      this.at++;
      this.unclosed.delete(into);
      return;
    }
    for (;;) {
      this.space();
      const keyAt = this.at;
      const key = this.string();
      this.space();
      if (this.text[this.at] !== ':') this.fail('a colon is missing after a key');
      this.at++;
      const before = Object.hasOwn(into, key) ? into[key] : undefined;
      this.value(depth, (value) => {
        into[key] = value;
      });
      if (before !== undefined && typeof before !== 'object' && before !== into[key]) {
        this.doubled.push({ key, offset: keyAt });
      }
      this.space();
      const next = this.text[this.at];
      if (next === ',') this.at++;
      else if (next === '}') {
        this.at++;
        this.unclosed.delete(into);
        return;
      } else this.fail('a comma or a closing brace is missing');
    }
  }

  array(depth: number, into: Json[]): void {
    this.offsets.set(into, this.at);
    this.unclosed.add(into);
    this.at++;
    this.space();
    if (this.text[this.at] === ']') {
      this.at++;
      this.unclosed.delete(into);
      return;
    }
    for (;;) {
      this.value(depth, (value) => into.push(value));
      this.space();
      const next = this.text[this.at];
      if (next === ',') this.at++;
      else if (next === ']') {
        this.at++;
        this.unclosed.delete(into);
        return;
      } else this.fail('a comma or a closing bracket is missing');
    }
  }

  /** Objects are handed over before they are filled, all else when it is complete. */
  value(depth: number, take: (value: Json) => void): void {
    this.space();
    const first = this.text[this.at];
    if (first === '{' || first === '[') {
      if (depth >= DEEPEST) this.fail(`nested deeper than ${DEEPEST}`);
      if (first === '{') {
        const object: JsonObject = Object.create(null);
        take(object);
        this.object(depth + 1, object);
      } else {
        const array: Json[] = [];
        take(array);
        this.array(depth + 1, array);
      }
    } else if (first === '"') take(this.string());
    else take(this.literal());
  }

  string(): string {
    if (this.text[this.at] !== '"') this.fail('a quotation mark is missing');
    const start = this.at;
    let end = start + 1;
    for (;;) {
      end = this.text.indexOf('"', end);
      if (end < 0) this.fail('the text ends inside quotation marks');
      let backslashes = 0;
      while (this.text[end - 1 - backslashes] === '\\') backslashes++;
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
    // What more of the number there was is not known.
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
    while (SPACE.has(this.text.charCodeAt(this.at))) this.at++;
  }

  fail(message: string): never {
    throw new Broken(message, Math.min(this.at, this.text.length));
  }
}

const LITERAL = /[-+.\w]{1,64}/y;
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d, 0xfeff]);

interface Documents {
  documents: JsonDocument[];
  offsets: Offsets;
}

const known = new WeakMap<object, Documents>();

/** The documents of a source: several importers look into the same text. */
export function documentsOf(source: { readonly text: string }): Documents {
  const found = known.get(source) ?? jsonDocuments(source.text);
  known.set(source, found);
  return found;
}

/** All documents that begin with a brace at the start of a line. */
export function jsonDocuments(text: string): Documents {
  const offsets: Offsets = new WeakMap();
  const documents: JsonDocument[] = [];
  let broken = 0;
  let at = nextBrace(text, 0);
  while (at >= 0 && documents.length < MOST_DOCUMENTS && broken < MOST_BROKEN) {
    const reader = new Reader(text, at, offsets);
    const value: JsonObject = Object.create(null);
    const document: JsonDocument = {
      value,
      start: at,
      end: at,
      doubled: reader.doubled,
      unclosed: reader.unclosed,
    };
    try {
      reader.object(1, value);
      document.end = reader.at;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      document.end = Math.max(error.offset, at + 1);
      document.brokenAt = error.offset;
      document.problem = error.message;
      broken++;
    }
    documents.push(document);
    at = nextBrace(text, document.end);
  }
  return { documents, offsets };
}

/** A brace that opens a line, or follows the end of a document on the same line. */
function nextBrace(text: string, from: number): number {
  let at = text.indexOf('{', from);
  while (at >= 0) {
    let before = at - 1;
    while (before >= from && (text[before] === ' ' || text[before] === '\t')) before--;
    if (
      before < from ||
      text[before] === '\n' ||
      text[before] === '\r' ||
      text[before] === '\ufeff'
    ) {
      return at;
    }
    at = text.indexOf('{', at + 1);
  }
  return -1;
}

export function asObject(value: Json | undefined): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

export function asArray(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** A number, also where it stands in quotation marks. */
export function asNumber(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*-?[0-9.]+(?:e[+-]?[0-9]+)?\s*$/i.test(value))
    return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

export function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
