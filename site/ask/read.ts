/** From a text to its marks: every stretch of it once, from left to right, the longest reading of a place first. */
import { type BoardPlace, type Boards, type NamedBoard, placeNamed } from '../../datasets/tools/names/boards.ts';
import { type Catalogue, MOST_WORDS } from '../../datasets/tools/names/catalogue.ts';
import type { Named } from '../../datasets/tools/names/named-part.ts';
import { AFTER, BARE_LANES, type Built, pcie, RULES } from './forms.ts';
import type { Mark } from './mark.ts';
import { BIT_RATE, BYTE_RATE, BYTES, unitOf } from './units.ts';
import { known, NUMBERS, SAID } from './vocabulary.ts';

const NUMBER = /(\d{1,3}(?:,\d{3})+(?![\d.])|\d+(?:[.,]\d+)?)/uy;
/** "8, 8, 4 TB", "8 + 4 TB", "8 8 4 TB". */
const LISTED =
  /(\d{1,2}(?:(?:\s?[,+]\s?\d{1,2}){2,}|(?:\s?\+\s?\d{1,2})|(?: \d{1,2}){2,}))\s?([tт])(?:b|б)(?![\p{L}\p{N}])/iuy;
/** "2x8 + 3x4 TB": no comma, which may be that of a decimal. */
const LISTED_COUNTS =
  /((?:\d{1,2}\s?[x×х]\s?\d{1,2}\s?\+\s?)+\d{1,2}\s?[x×х]\s?\d{1,2})\s?([tт])(?:b|б)(?![\p{L}\p{N}])/iuy;
/** But "8 хдд": a word of its own. */
const TIMES = /\s?(?!хдд|хард)[x×хX*]\s?(?=[\p{L}\p{N}])/uy;
const WORD = /[\p{L}\p{N}_]+(?:[-'’./][\p{L}\p{N}_]+)*/uy;
const STOP = /[\p{L}\p{N}]/u;
/** The text with letters that look alike in both alphabets taken for the Latin ones, in words with digits. */
const [CYRILLIC, LATIN] = ['авекмнорстху', 'abekmhopctxy'] as const;
const latin = (word: string): string =>
  /\d/.test(word)
    ? word.replaceAll(/\p{Script=Cyrillic}/gu, (one) => LATIN[CYRILLIC.indexOf(one.toLowerCase())] ?? one)
    : word;

/** "Gb/s" is bits and "GB/s" bytes; all in small letters "mb/s" is how people write megabytes. */
const isBits = (unit: string, isRead: boolean): boolean =>
  (isRead && !/^.(?:B(?!it)|b\/s$)/.test(unit)) || /^[A-Z]b\/s$/.test(unit);

const toNumber = (written: string): number =>
  Number(/^\d{1,3}(?:,\d{3})+$/.test(written) ? written.replaceAll(',', '') : written.replace(',', '.'));

/** "x4 instead of x8", "no bifurcation, but a switch": of what is not there nothing is asked. */
function isAbsent(word: Mark | undefined, what: Mark | undefined, all: readonly Mark[]): boolean {
  if (word?.type !== 'tag' || word.tag !== 'negation' || !what) return false;
  if (what.type === 'tag')
    return what.tag === 'bifurcation' && all.some((mark) => mark.type === 'tag' && mark.tag === 'switch_tag');
  return (
    /^(?:instead of|rather than|вместо)$/i.test(word.text) && ['pcie', 'wire', 'level', 'name'].includes(what.type)
  );
}

class Reader {
  readonly marks: Mark[] = [];
  #at = 0;

  readonly text: string;
  readonly names: Catalogue;
  /** The board that is named, wherever in the text: its slots are names only with it. */
  readonly #board: { start: number; end: number; boards: readonly NamedBoard[] } | undefined;

  constructor(text: string, names: Catalogue, boards?: Boards) {
    this.text = text;
    this.names = names;
    this.#board = boards && this.#boardIn(boards);
  }

  #boardIn(boards: Boards) {
    for (const { index: start } of this.text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
      for (const bare of this.#ends(start).toReversed()) {
        for (const end of new Set([bare + this.#bracketAt(bare, /^ ?\([^()]{1,20}\)|^\./), bare])) {
          const typed = this.text.slice(start, end);
          const namedBoards = boards.exact(typed);
          if (namedBoards.length > 0 && this.names.exact(typed).length === 0)
            return { start, end, boards: namedBoards };
        }
      }
    }
    return undefined;
  }

  /** How long what a name ends with is, where it does: (WI-FI). */
  #bracketAt(end: number, pattern: RegExp): number {
    return pattern.exec(this.text.slice(end))?.[0].length ?? 0;
  }

  /** Where each word ends that may belong to a name that begins here. */
  #ends(start: number): number[] {
    const ends: number[] = [];
    let at = start;
    for (let words = 0; words < MOST_WORDS; words++) {
      const word = this.#match(WORD, at);
      if (!word) break;
      at += word[0].length;
      ends.push(at);
      const gap = /^[ \t]{1,2}|^[-/]/.exec(this.text.slice(at, at + 2));
      if (!gap) break;
      at += gap[0].length;
    }
    return ends;
  }

  /** The board, or one of its slots. */
  #onBoard(): boolean {
    const board = this.#board;
    if (!board) return false;
    if (this.#at === board.start) return this.#put(board.end - board.start, { type: 'board', boards: board.boards });
    const [own] = board.boards;
    for (const end of this.#ends(this.#at).toReversed()) {
      // Brackets belong to a name: M.2_1(SOCKET3).
      const bracket = this.#bracketAt(end, /^\([^()\s]{1,20}\)/);
      for (const last of bracket > 0 ? [end + bracket, end] : [end]) {
        const place: BoardPlace | undefined =
          own && last <= (this.#at < board.start ? board.start : this.text.length)
            ? placeNamed(own, this.text.slice(this.#at, last))
            : undefined;
        if (place) {
          const { generation, lanes } = place;
          return this.#put(last - this.#at, { ...pcie(generation, lanes?.toString()), place });
        }
      }
    }
    return false;
  }

  read(): Mark[] {
    while (this.#at < this.text.length) {
      const one = this.text[this.#at] ?? '';
      if (one === '*' && this.#countBehind()) continue;
      if (!STOP.test(one)) {
        this.#at++;
        continue;
      }
      if (this.#onBoard() || this.#name() || this.#rules()) continue;
      if (this.#topic() || this.#number() || this.#tag() || this.#filler()) continue;
      this.#word();
    }
    return this.marks
      .filter((mark, at, all) => !(isAbsent(mark, all[at + 1], all) || isAbsent(all[at - 1], mark, all)))
      .map((mark, at, all) => this.#united(this.#sized(mark, all[at - 1])));
  }

  /** "3.4 GB/s instead of 7.4": a number that was expected has the unit of what was seen. */
  #united(mark: Mark): Mark {
    const rate = this.marks.findLast((other) => other.type === 'rate' && other.end <= mark.start);
    const isClaim = mark.type === 'number' && SAID.claim.test(this.text.slice(0, mark.start).slice(-40));
    if (rate?.type !== 'rate' || !isClaim || mark.isPercent || !(mark.value > 0 && mark.value < 50)) return mark;
    const { start, end, text, value } = mark;
    return { type: 'rate', start, end, text, perSecond: (value * rate.perSecond) / rate.value, value, unit: rate.unit };
  }

  /** "raid6 8x18": of an array a number behind its count is terabytes. */
  #sized(mark: Mark, before: Mark | undefined): Mark {
    const isArray = this.marks.some(({ type }) => type === 'level' || type === 'draid');
    const isBehind = before?.type === 'count' && /[xх×]$/i.test(before.text);
    const isWidth = /^[- ]?wide/i.test(this.text.slice(mark.end));
    if (!isArray || !isBehind || isWidth || mark.type !== 'number' || mark.isPercent || !(mark.value <= LARGEST_DISK))
      return mark;
    const { start, end, text, value } = mark;
    return { type: 'size', start, end, text, bytes: value * 1e12, value, unit: 'TB', isBare: true };
  }

  #match(pattern: RegExp, at = this.#at): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.text);
  }

  #put(length: number, built: Built): true {
    const start = this.#at;
    this.#at += length;
    const mark = { start, end: this.#at, text: this.text.slice(start, this.#at), ...built };
    this.marks.push(mark as unknown as Mark);
    return true;
  }

  /** The longest name that begins here. */
  #name(): boolean {
    const ends = this.#ends(this.#at);
    const first = this.text.slice(this.#at, ends[0] ?? this.#at);
    for (const end of ends.toReversed()) {
      const typed = this.text.slice(this.#at, end);
      const names = this.#exact(typed);
      if (names.length > 0 && !this.#isAmount(typed, end)) return this.#put(typed.length, { type: 'name', names });
    }
    return ends.length > 0 && this.names.isMaker(first) && this.#put(first.length, { type: 'maker' });
  }

  #exact(typed: string): readonly Named[] {
    const found = this.names.exact(typed);
    if (found.length > 0) return found;
    // "SAS9300-8i" is what its maker prints on it.
    const other = latin(typed).replace(/^sas(?=\d{4}-)/i, '');
    const named = other === typed ? [] : this.names.exact(other);
    // "870 EVOs", "9211-8is"
    return named.length > 0 || !/[\p{L}\d]s$/iu.test(typed) ? named : this.names.exact(typed.slice(0, -1));
  }

  /** A name that ends in a number is none where a unit follows: `ssd 750 MB/s`, `SATA 3.0 Gb/s`. */
  #isAmount(typed: string, end: number): boolean {
    // "USB 3 Gen 2" is more than USB 3, and "USB4 v2" more than USB4.
    if (/^usb ?[23]/i.test(typed) && /^\s?gen/i.test(this.text.slice(end))) return true;
    if (/^usb ?4/i.test(typed) && /^\s?(?:v(?:er(?:sion)?)?[. ]?2|\(?80\s?g)/i.test(this.text.slice(end))) return true;
    if (!/(?:^|[\s-])\d+(?:[.,]\d+)?$/.test(typed)) return false;
    const unit = /^\s?/.exec(this.text.slice(end))?.[0].length ?? 0;
    return [BYTE_RATE, BIT_RATE, BYTES].some((pattern) => this.#match(pattern, end + unit));
  }

  #rules(): boolean {
    for (const { pattern, build } of RULES) {
      const match = this.#match(pattern);
      const built = match && build(match);
      if (match && built && this.#isFree(match[0].length)) return this.#put(match[0].trimEnd().length, built);
    }
    // "x4" alone: lanes where a slot or a link is spoken of, else a count.
    const bare = this.#match(BARE_LANES);
    if (bare) return this.#put(bare[0].length, pcie(undefined, bare[1]));
    return this.#countBehind();
  }

  /** A count stands behind what it counts, "8 TB *4"; "x58" alone is a name. */
  #countBehind(): boolean {
    const last = this.marks.at(-1);
    const isBehind =
      last !== undefined &&
      ['size', 'rate', 'tag', 'name'].includes(last.type) &&
      this.text.slice(last.end, this.#at).trim() === '';
    const many = isBehind ? this.#match(AFTER) : null;
    return many !== null && this.#put(many[0].length, { type: 'count', value: Number(many[1]) });
  }

  #isFree(length: number): boolean {
    const after = this.text[this.#at + length] ?? '';
    const last = this.text[this.#at + length - 1] ?? '';
    return !(STOP.test(last) && /[\p{L}]/u.test(last) && /[\p{L}\p{N}]/u.test(after));
  }

  /** "8, 8, 8, 4 TB": each number is a drive of its own; "2x8 + 3x4 TB": each but the counts. */
  #list(): boolean {
    const match = this.#match(LISTED_COUNTS) ?? this.#match(LISTED);
    if (!match) return false;
    const [whole, numbers = '', letter = ''] = match;
    const { factor, name } = unitOf(letter, false, false, false);
    const start = this.#at;
    const written = [...numbers.matchAll(/(\d+)(\s?[x×х]\s?)?/giu)];
    for (const [at, one] of written.entries()) {
      const [item, digits = '', times] = one;
      this.#at = start + one.index;
      const value = Number(digits);
      if (times) {
        this.#put(item.length, { type: 'count', value });
        continue;
      }
      const length = at === written.length - 1 ? whole.length - one.index : item.length;
      this.#put(length, { type: 'size', bytes: value * factor, value, unit: name });
    }
    return true;
  }

  #number(): boolean {
    if (this.#list()) return true;
    const match = this.#match(NUMBER);
    if (!match) return this.#wordNumber();
    const [written] = match;
    const value = toNumber(written);
    if (value > LARGEST) return this.#put(written.length, { type: 'word' });
    const at = this.#at + written.length;
    // The order code of a card: "9560-16i", but not "10-15GB/s".
    const code = /^-(?:\d{1,2}(?![kmgt]i?b)[a-z]{1,2}){1,2}(?![\p{L}\p{N}])/iu.exec(this.text.slice(at));
    if (code) return this.#put(written.length + code[0].length, { type: 'word' });
    // "500G" of a drive; smaller ones are networks.
    if (/^G(?![\p{L}\p{N}/])/u.test(this.text.slice(at)) && value >= 120 && value !== 200 && value !== 400)
      return this.#put(written.length + 1, { type: 'size', bytes: value * 1e9, value, unit: 'GB' });
    const gap = /^[ \u00a0\u2009-]?/.exec(this.text.slice(at))?.[0].length ?? 0;
    // "400-450 MB/s" is its middle.
    const range = /^(?:\s?[kmg])?\s?[-–]\s?(\d+(?:[.,]\d+)?)\s?/i.exec(this.text.slice(at));
    const upper = toNumber(range?.[1] ?? '0');
    const behind = at + (range?.[0].length ?? 0);
    const bits = this.#match(BIT_RATE, behind);
    const rated = bits ?? this.#match(BYTE_RATE, behind);
    if (range && upper > value && rated && (bits || !rated[2])) {
      const { factor, name } = unitOf(rated[1] ?? 'm', false, isBits(rated[0], bits !== null), true);
      const middle = (value + upper) / 2;
      const rate = { type: 'rate' as const, value: middle, unit: name, perSecond: middle * factor };
      return this.#put(written.length + range[0].length + rated[0].length, rate);
    }
    for (const [pattern, kind] of [
      [BIT_RATE, 'bits'],
      [BYTE_RATE, 'rate'],
      [BYTES, 'size'],
    ] as const) {
      const unit = this.#match(pattern, at + gap);
      if (!unit) continue;
      const length = written.length + gap + unit[0].length;
      const areBits = isBits(unit[0], kind === 'bits');
      const letter = unit[1] ?? unit[3] ?? unit[4]?.[0] ?? 'g';
      const isBinary = kind !== 'bits' && unit[2] !== undefined;
      const { factor, name } = unitOf(letter, isBinary, areBits, kind !== 'size');
      const amount = { value, unit: name };
      return this.#put(
        length,
        kind === 'size'
          ? { type: 'size', bytes: value * factor, ...amount }
          : { type: 'rate', perSecond: value * factor, ...amount },
      );
    }
    const rest = this.text.slice(at);
    const iops = /^\s?(k|m|к|тыс\.?|млн)?\s?(?:iops|иопс)(?![\p{L}])/iu.exec(rest);
    if (iops) {
      const scale = /^[kк]|тыс/i.test(iops[1] ?? '') ? 1000 : iops[1] ? 1e6 : 1;
      return this.#put(written.length + iops[0].length, { type: 'iops', value: value * scale });
    }
    const time = /^\s?(µs|us|мкс|ms|мс)(?![\p{L}])/iu.exec(rest);
    if (time) {
      const scale = /^(?:ms|мс)$/i.test(time[1] ?? '') ? 1e-3 : 1e-6;
      return this.#put(written.length + time[0].length, { type: 'time', seconds: value * scale });
    }
    const percent = /^\s?(?:%|percent|процент\p{L}*)/iu.exec(rest);
    if (percent)
      return this.#put(written.length + percent[0].length, { type: 'number', value: value / 100, isPercent: true });
    const times = this.#match(TIMES, at);
    if (times && Number.isInteger(value))
      return this.#put(written.length + times[0].trimEnd().length, { type: 'count', value });
    // A speed of rotation is a word of disks.
    if (/^ ?(?:rpm|об)(?![\p{L}\p{N}])/iu.test(rest)) return false;
    if (/^[\p{L}_]/u.test(rest)) {
      // Glued to letters: "12disks", "8hdd"; anything else is a name.
      const glued =
        /^(?:-?)(hdds?|ssds?|disks?|drives?|bays?|nvmes?|диск\p{L}*|хдд|хард\p{L}*|ссд|шт|[tp]bw|dwpd)(?![\p{L}\p{N}])/iu.exec(
          rest,
        );
      if (!glued) return false;
    }
    if (/^(?:-(?:bay|drive|disk|port)|[- ]?wide)/i.test(rest) && Number.isInteger(value))
      return this.#put(written.length, { type: 'count', value });
    return this.#put(written.length, { type: 'number', value });
  }

  #wordNumber(): boolean {
    const word = this.#match(WORD)?.[0];
    if (/^(?:half|наполовину)(?=[ -](?:full|filled|used|заполн|занят))/iu.test(this.text.slice(this.#at)))
      return this.#put(word?.split('-')[0]?.length ?? 0, { type: 'number', value: 0.5, isPercent: true });
    const value = word && NUMBERS[word.toLowerCase()];
    if (!value) return false;
    const isOfTag = (tag: string): boolean => ['quad_card', 'dual_link', 'single_link', 'lane_words'].includes(tag);
    if (known.tags.some(({ pattern, tag }) => isOfTag(tag) && this.#match(pattern))) return false;
    return this.#put(word.length, { type: 'count', value });
  }

  #tag(): boolean {
    let best: { length: number; tag: string } | undefined;
    for (const { tag, pattern } of known.tags) {
      const match = this.#match(pattern);
      if (match && match[0].length > (best?.length ?? 0)) best = { length: match[0].length, tag };
    }
    const filler = this.#match(known.fillers)?.[0].length ?? 0;
    if (!best || filler > best.length) return false;
    return this.#put(best.length, { type: 'tag', tag: best.tag });
  }

  /** A topic by the longest of its words here, where no part or tag has a longer one. */
  #topic(): boolean {
    const others = [...known.tags.map(({ pattern }) => pattern), known.fillers];
    const longest = (): number => Math.max(...others.map((pattern) => this.#match(pattern)?.[0].length ?? 0));
    const [first] = known.topics
      .flatMap(({ pattern, topic }) => {
        const length = this.#match(pattern)?.[0].length ?? 0;
        return length > 0 ? [{ topic, length }] : [];
      })
      .sort((a, other) => other.length - a.length);
    return (
      first !== undefined && first.length >= longest() && this.#put(first.length, { type: 'topic', topic: first.topic })
    );
  }

  #filler(): boolean {
    const match = this.#match(known.fillers) ?? this.#plain();
    if (!match || match[0] === '') return false;
    this.#at += match[0].length;
    return true;
  }

  /** "a modern NAS", but not "how modern is it", "is it modern?", "modern of 8 disks". */
  #plain(): RegExpExecArray | undefined {
    const match = this.#match(known.plain);
    const after = this.text.slice(this.#at + (match?.[0].length ?? 0));
    const isAsked =
      SAID.asks_for.test(this.text.slice(0, this.#at)) ||
      /^\s*(?:[?!.,;]|$|(?:of|for|is|matters?|у|для)\s|ok(?:ay)?(?!\p{L}))/iu.test(after);
    return match && !isAsked ? match : undefined;
  }

  #word(): void {
    const unit =
      /^(tib|gib|mib|kib|tb|gb|mb|kb|тиб|гиб|миб|тб|гб|мб)(\s?\/\s?s(?:ec)?|\/с|ps)?(?![\p{L}\p{N}])/iu.exec(
        this.text.slice(this.#at),
      ) ??
      /^(мегабайт\p{L}*|мегабит\p{L}*|терабайт\p{L}*|гигабайт\p{L}*|гигабит\p{L}*|gigabits?|megabytes?|mbps|gbps|mbit(?:\/s)?|gbit(?:\/s)?|[кмг]бит|[кмгт]байт\p{L}*)(\s?\/\s?[sс]| в секунду)?/iu.exec(
        this.text.slice(this.#at),
      );
    if (unit) {
      this.#put(unit[0].length, { type: 'unitword', unit: unit[0] });
      return;
    }
    const word = this.#match(WORD)?.[0] ?? this.text[this.#at] ?? '';
    this.#put(Math.max(1, word.length), { type: 'word' });
  }
}

/** Terabytes of the largest drive that is counted so. */
const LARGEST_DISK = 36;
/** No machine has more of anything. */
const LARGEST = 1e15;

/** Longest text whose words are read; a longer one is a paste or prose. */
export const LONGEST = 1200;

export const marksOf = (text: string, names: Catalogue, boards?: Boards): Mark[] =>
  new Reader(text, names, boards).read();
