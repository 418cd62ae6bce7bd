// The reading of a number where the core is not loaded: forms, importers, tools. It reads as `calc-wasm/src/number.rs`
// does, by the same table of units; a test compares the two over thousands of texts.
import { spellings, type UnitName, units } from './generated/units.ts';

/** A number in base units, or why there is none. */
export type Reading =
  | { value: number }
  | { problem: 'not_a_number' }
  /** `3,487 MB/s`: both readings, as texts that are read in one way. */
  | { problem: 'ambiguous_number'; readings: [string, string] };

export interface ReadOptions {
  /** The decimal sign, where the source of the text is known to use one: then a comma is not ambiguous. */
  decimal?: '.' | ',' | undefined;
}

const NOT_A_NUMBER: Reading = { problem: 'not_a_number' };

/** The most characters of a number: more is a mistake, or an attack. */
const LONGEST = 40;

/** Unicode's white space, as Rust trims it; `trim` removes a byte order mark too, and leaves U+0085. */
const AROUND = /^\p{White_Space}+|\p{White_Space}+$/gu;

/** A sign, digits with their separators and spaces, an exponent, and the rest: the symbol. */
const PARTS = /^([-+\u2212]?)((?:[ \u00a0\u2009\u202f]*[0-9.,'’])*)((?:[eE][-+]?[0-9]+)?)(.*)$/s;

/** Groups of three, kept apart by one sign: separators are spaces, apostrophes, commas or points. */
const GROUPED = /^[0-9]{1,3}([ ',.])[0-9]{3}(?:\1[0-9]{3})*$/;

/** How many base units of `unit` one `symbol` is, 1 for none; nothing where it is not one of this unit's. */
export function factorOf(symbol: string, unit: UnitName): number | undefined {
  if (symbol === '') return 1;
  const { decimal, binary } = units[unit];
  return [...decimal, ...binary, ...spellings[unit]].find(([known]) => known === symbol)?.[1];
}

/** A number of symbols in base units, without the noise of factors below one: 100 µs is 100 ÷ 10⁶. */
export function inBase(value: number, factor: number): number {
  return factor < 1 ? value / Math.round(1 / factor) : value * factor;
}

/** Reads what a person types (`1.5`, `1,5`, `1 000`, `64k`, `600 ns`, `93%`) into base units. */
export function readNumber(text: string, unit: UnitName, options: ReadOptions = {}): Reading {
  if (text.length > 2 * LONGEST || [...text].length > LONGEST) return NOT_A_NUMBER;
  let typed = text.replace(AROUND, '');
  if (unit === 'lane' && /^[xX×]/.test(typed)) typed = typed.slice(1).replace(AROUND, '');
  const [, signed = '', body = '', exponent = '', rest = ''] = PARTS.exec(typed) ?? [];
  const sign = signed === '-' || signed === '\u2212' ? '-' : '';
  const symbol = rest.replace(AROUND, '');
  const factor = factorOf(symbol, unit);
  const readings = plain(body, options.decimal);
  if (factor === undefined || readings.length === 0) return NOT_A_NUMBER;
  const [digits = '', other] = readings.map((reading) => `${sign}${reading}${exponent}`);
  if (other !== undefined) {
    const named = (number: string) => (symbol === '' ? number : `${number} ${symbol}`);
    return { problem: 'ambiguous_number', readings: [named(digits), named(other)] };
  }
  const value = inBase(Number(digits), factor);
  return Number.isFinite(value) ? { value } : NOT_A_NUMBER;
}

/** Digits without grouping, with a decimal point: no reading, one, or two. */
function plain(text: string, decimal: ReadOptions['decimal']): string[] {
  const at = decimalAt(text, decimal);
  const whole = text.slice(0, at);
  const fraction = text.slice(at + 1);
  const joined = withoutGroups(whole);
  const isTwice = decimal !== undefined && whole.includes(decimal);
  if (isTwice || joined === undefined || !/^[0-9]*$/.test(fraction)) return [];
  if (joined + fraction === '') return [];
  const reading = fraction === '' ? joined : `${joined}.${fraction}`;
  const isAmbiguous =
    decimal === undefined &&
    text[at] === ',' &&
    /^[1-9][0-9]{0,2}$/.test(whole) &&
    fraction.length === 3;
  return isAmbiguous ? [joined + fraction, reading] : [reading];
}

/** Where the decimal sign stands; the end where there is none. */
function decimalAt(text: string, decimal: ReadOptions['decimal']): number {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  const told = decimal && text.lastIndexOf(decimal);
  if (told !== undefined) return told < 0 ? text.length : told;
  const last = Math.max(comma, point);
  // Several of one kind group; of two kinds, the last is the decimal sign.
  const isLone = text.indexOf(text[last] ?? '') === last;
  return last >= 0 && (isLone || Math.min(comma, point) >= 0) ? last : text.length;
}

/** Joins groups of three digits; nothing for `12 34` and `1 000,000`. */
function withoutGroups(text: string): string | undefined {
  if (/^[0-9]*$/.test(text)) return text;
  const grouped = text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/’/g, "'");
  return GROUPED.test(grouped) ? grouped.replace(/[^0-9]/g, '') : undefined;
}
