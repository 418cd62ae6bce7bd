/**
 * Takes out of a paste what leads to a person or to one computer. A value that is recognised as private anywhere is masked
 * everywhere: the serial number that one tool prints is a part of a device's name in another. The same value gets the same
 * mask, `serial-1`, so what belongs together stays so; columns keep their places, and lines their numbers.
 */
import {
  arrayLevels,
  changeKinds,
  linkKinds,
  loads,
  partKinds,
  places,
} from '../../../calc-wasm/js/generated/chain.ts';
import { columnPlaces } from '../../../datasets/tools/privacy/columns.ts';
import { isOrdinary } from '../../../datasets/tools/privacy/common-words.ts';
import { damagedPlaces } from '../../../datasets/tools/privacy/files.ts';
import type { PrivatePlace } from '../../../datasets/tools/privacy/form.ts';
import { CLASSES, type GivenClass, NUMBER_GROUP, type PrivateClass } from '../../../datasets/tools/privacy/form.ts';
import { givenPlaces } from '../../../datasets/tools/privacy/given-names.ts';
import { hiddenPlaces } from '../../../datasets/tools/privacy/hidden.ts';
import { placesIn } from '../../../datasets/tools/privacy/private-spans.ts';
import { Values } from '../../../datasets/tools/privacy/values.ts';
import type { BuiltChain } from '../chain/built.ts';
import { FACTS } from '../facts/names.ts';
import { SEVERITIES } from '../rules/finding.ts';

/** How many values of each class were masked; what has none is left out. */
type Masked = Partial<Record<PrivateClass, number>>;

/** What is masked already, alone or as the end of a name. */
const MASK = new RegExp(`(?:^|[-_:])(?:${CLASSES.join('|')}|sn)-\\d+$`);

/** Words of the answer itself: a computer that is called `lanes` must not rename a fact, nor one called `drive` a part. */
const VOCABULARY: ReadonlySet<string> = new Set<string>([
  ...[...linkKinds, ...partKinds, ...places, ...loads, ...changeKinds, ...arrayLevels],
  ...SEVERITIES,
  ...Object.entries(FACTS).flatMap(([kind, names]) => [kind, ...Object.entries(names).flat()]),
]);

const isWord = (name: string): boolean => isOrdinary(name) || VOCABULARY.has(name);

/** Names are words: they are compared letter by letter, as passwords are, which may be words. Codes are printed in either
 * case, with separators and without. */
const NAMES = new Set<PrivateClass>(['host', 'user', 'secret', 'pool', 'volume', 'label', 'share', 'domain']);
const WORLDWIDE = new Set<PrivateClass>(['wwn', 'uuid', 'mac']);

/** What all spellings of a value have in common. */
function keyOf(found: PrivateClass, value: string): string {
  if (found === 'host') return value.toLowerCase().replace(/\..*/, '');
  const lower = value.toLowerCase();
  if (!WORLDWIDE.has(found)) return lower;
  return lower.replace(/^(?:nvme-)?(?:eui\.|naa\.|wwn[-:= ]+|scsi-3)/, '').replace(/^0x|[^0-9a-z]/g, '');
}

/** What stood in the way of a form may be masked before: it looks once more, until nothing is left to find. */
const ROUNDS = 8;

/** Members of a chain whose own members are named by parts of the machine. */
const KEYED: ReadonlySet<string> = new Set<keyof BuiltChain>(['assumed', 'seen']);

interface Place {
  start: number;
  end: number;
  mask: string;
}

export class Mask {
  readonly #masks = new Map<string, string>();
  readonly #counts: Masked = {};
  readonly #values = new Values();
  readonly #paste: string;
  readonly #found: readonly PrivatePlace[];
  readonly #kept: ReadonlySet<string>;

  /**
   * Learns from a paste what is private in it, and in whatever else is made of it.
   * @param kept Classes of names that stay.
   */
  constructor(paste: string, kept: readonly GivenClass[] = []) {
    this.#paste = paste;
    this.#kept = new Set(kept);
    this.#found = [...found(paste)];
    for (const place of this.#found) this.#learn(place, paste);
  }

  get counts(): Masked {
    return this.#counts;
  }

  /** A text without what is private: the paste itself, or something that was made of it. */
  text(text: string): string {
    let before = text;
    for (let round = 0; round < ROUNDS; round++) {
      const after = this.#once(before);
      if (after === before) break;
      before = after;
    }
    return before;
  }

  #once(text: string): string {
    const places = [...this.#values.in(text)];
    for (const place of text === this.#paste ? this.#found : found(text)) {
      const mask = this.#learn(place, text);
      if (mask !== undefined) places.push({ ...place, mask });
    }
    return places.length > 0 ? replaced(text, places) : text;
  }

  /** Anything made of a paste: each text in it without what is private. */
  deep<Thing>(thing: Thing): Thing {
    // Most texts of a thing are alike.
    const known = new Map<string, string>();
    const textOf = (text: string): string => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const after = this.text(text);
      known.set(text, after);
      return after;
    };
    const copied = (part: unknown, isKeyed: boolean): unknown => {
      if (typeof part === 'string') return textOf(part);
      if (Array.isArray(part)) return part.map((item) => copied(item, false));
      if (typeof part !== 'object' || part === null) return part;
      return Object.fromEntries(
        Object.entries(part).map(([name, value]) => [isKeyed ? textOf(name) : name, copied(value, KEYED.has(name))]),
      );
    };
    return copied(thing, false) as Thing;
  }

  /** The mask of a value; nothing of what is one already. */
  #learn({ class: found, start, end }: PrivatePlace, text: string): string | undefined {
    if (found === NUMBER_GROUP) return '0';
    if (this.#kept.has(found)) return undefined;
    const value = text.slice(start, end);
    if (MASK.test(value)) return undefined;
    const key = keyOf(found, value);
    const known = this.#masks.get(key);
    if (known !== undefined) {
      this.#remember(found, value, known);
      return known;
    }
    const number = (this.#counts[found] ?? 0) + 1;
    this.#counts[found] = number;
    const mask = `${found}-${number}`;
    // A table has no room for a mask that is longer than what it stands for.
    const short = found === 'serial' && mask.length > value.length ? `sn-${number}` : mask;
    this.#masks.set(key, short);
    this.#remember(found, value, short);
    return short;
  }

  #remember(found: PrivateClass, value: string, mask: string): void {
    if (NAMES.has(found)) {
      if (value.length < 3 || isWord(value)) return;
      this.#values.add(value, mask, 'word');
      const [short = ''] = value.split('.');
      if (found === 'host' && short !== value && short.length > 2 && !isWord(short)) {
        this.#values.add(short, mask, 'word');
      }
      return;
    }
    this.#values.add(value, mask, 'code');
    const key = keyOf(found, value);
    if (key !== value.toLowerCase()) this.#values.add(key, mask, 'code');
  }
}

/** A text without what is private in it, and how much that was. Masking it again changes nothing. */
export function masked(text: string, kept: readonly GivenClass[] = []): { text: string; count: Masked } {
  const mask = new Mask(text, kept);
  return { text: mask.text(text), count: mask.counts };
}

function* found(text: string): Generator<PrivatePlace> {
  yield* placesIn(text);
  yield* columnPlaces(text);
  yield* damagedPlaces(text);
  yield* hiddenPlaces(text);
  yield* givenPlaces(text);
}

/** What is left of a word, and the spaces behind it. */
const REST = /([^ \r\n]{0,80})( +)(?=[^ \r\n])/y;

function replaced(text: string, places: Place[]): string {
  places.sort((a, b) => a.start - b.start || b.end - a.end);
  const pieces: string[] = [];
  let at = 0;
  /** Characters that the line is shorter than it was. */
  let owed = 0;
  for (let index = 0; index < places.length; ) {
    const { start, mask } = places[index] as Place;
    let end = start;
    // What overlaps goes together: nothing of a value may stay behind another.
    for (let next = places[index]; next && (next.start < end || next.start === start); ) {
      end = Math.max(end, next.end);
      next = places[++index];
    }
    pieces.push(text.slice(at, start), mask);
    at = end;
    owed += end - start - mask.length;
    // Within a table the next column stays where it was.
    REST.lastIndex = at;
    const [, rest = '', gap = ''] = REST.exec(text) ?? [];
    const isNext = at + rest.length + gap.length <= (places[index]?.start ?? text.length);
    if (gap !== '' && isNext && (gap.length > 1 || isTabular(text, start))) {
      const spaces = Math.max(Math.min(2, gap.length), gap.length + owed);
      pieces.push(rest, ' '.repeat(spaces));
      owed -= spaces - gap.length;
      at += rest.length + gap.length;
    }
    const next = places[index]?.start ?? text.length;
    if (text.slice(at, Math.min(next, at + NEAR)).includes('\n')) owed = 0;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

/** How far around a value its line is looked at. */
const NEAR = 200;

function isTabular(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  return /\S {2,}/.test(before.slice(before.lastIndexOf('\n') + 1));
}
