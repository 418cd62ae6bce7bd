/** One line of figures that a person typed or copied off a window, word by word. */
import { type Reading, readNumber } from '../../../calc-wasm/js/number.ts';
import type { Access } from '../readers/measurement.ts';
import { prefixFactor } from '../text/units.ts';

export type Way = 'read' | 'write';

/** A rate as it stands there: the unit may be missing, or stand once for all. */
export interface TypedRate {
  way: Way | undefined;
  text: string;
  reading: Reading;
  unit: RateUnit | undefined;
}

export interface RateUnit {
  /** K, M or G. */
  prefix: string;
  /** Whether it says itself that it counts in powers of 1024. */
  isBinary: boolean;
}

export interface TypedLine {
  /** What was measured, as the line says it. */
  label: string;
  access?: Access | undefined;
  block?: number | undefined;
  depth?: number | undefined;
  threads?: number | undefined;
  rates: TypedRate[];
  /** Ways without a rate: of a line of headings, the order of the columns. */
  columns: Way[];
  /** A unit without a rate, which holds for the lines below. */
  unit?: RateUnit | undefined;
}

/** Marks of lists, quotes, headings and tables. */
const MARKS = /^[\s>#*•–—-]+|[|:[\]()]/g;
/** Words that headings and labels hold beside what counts. */
const NOISE = /^(?:-|–|,|i\/o|io|disk|size|speed|test|rate|results?|units?)$/i;
const WAY = /^(read|write)s?,?$/i;
const ACCESS = /^(seq|sequential|rnd|rand|random)([0-9]{1,5}[KM])?(?:i?B)?$/i;
const DEPTH = /^QD?=?([1-9][0-9]{0,4})(?:T=?([1-9][0-9]{0,4}))?$/i;
const THREADS = /^T=?([1-9][0-9]{0,4})$/i;
const NUMBER = /^([0-9][0-9.,'’]{0,20}?)[,;]?$/;
/** A unit that may stand close behind its number. */
const CLOSE = /^([0-9][0-9.,'’]{0,20})([A-Z](?:[A-Z/]{1,6}))$/i;
const RATE_UNIT = /^([KMG])(i?)B(?:\/s|\/sec|ps)[,;]?$/i;
const SIZE_UNIT = /^([KMG]?)(?:i?B)$/i;

const MOST_WORDS = 30;

/** Nothing where the line holds a word that says something else. */
export function typedLine(line: string): TypedLine | undefined {
  const words = line
    .replace(MARKS, ' ')
    .trim()
    .split(/\s+/)
    .flatMap((word) => CLOSE.exec(word)?.slice(1) ?? [word]);
  if (words.length > MOST_WORDS) return undefined;
  const typed: TypedLine = {
    label: '',
    rates: [],
    columns: [],
  };
  const label: string[] = [];
  let way: Way | undefined;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    const number = NUMBER.exec(word)?.[1];
    const text = WAY.exec(word)?.[1];
    const unit = RATE_UNIT.exec(word);
    if (number !== undefined && SIZE_UNIT.test(next)) {
      const block = sizeOf(number, next);
      if (typed.block !== undefined || block === undefined) return undefined;
      typed.block = block;
      label.push(word, next);
      index++;
    } else if (number !== undefined) {
      const reading = readNumber(number, 'count');
      typed.rates.push({ way, text: number, reading, unit: undefined });
      if (way !== undefined) typed.columns.pop();
      way = undefined;
    } else if (text !== undefined) {
      way = text.toLowerCase() as Way;
      typed.columns.push(way);
    } else if (unit) {
      const of = { prefix: (unit[1] ?? '').toUpperCase(), isBinary: unit[2] !== '' };
      const rate = typed.rates.at(-1);
      if (rate) rate.unit = of;
      else typed.unit = of;
    } else if (takesLabel(word, typed)) label.push(word);
    else if (!NOISE.test(word)) return undefined;
  }
  typed.label = label.join(' ').slice(0, 100);
  return typed;
}

/** A word that says how was measured. */
function takesLabel(word: string, typed: TypedLine): boolean {
  const [, access, size] = ACCESS.exec(word) ?? [];
  if (access !== undefined) {
    typed.access = /^s/i.test(access) ? 'seq' : 'rand';
    if (size !== undefined) typed.block = sizeOf(size.slice(0, -1), `${size.at(-1)}B`);
    return true;
  }
  const [, depth, threads] = DEPTH.exec(word) ?? [];
  const alone = THREADS.exec(word)?.[1];
  if (depth !== undefined) typed.depth = Number(depth);
  if (threads !== undefined || alone !== undefined) typed.threads = Number(threads ?? alone);
  return depth !== undefined || alone !== undefined;
}

/** Sizes of requests are of 1024 in every tool. */
function sizeOf(number: string, unit: string): number | undefined {
  const reading = readNumber(number, 'count');
  const factor = prefixFactor(SIZE_UNIT.exec(unit)?.[1] ?? '', 'binary');
  const bytes = 'value' in reading && factor ? reading.value * factor : 0;
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : undefined;
}
