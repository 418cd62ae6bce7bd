// The reading of a number where the core is not loaded: forms, importers, tools. It reads as `calc-wasm/src/number.rs`
// does, by the same table of units; a test compares the two over thousands of texts.
import { letters, type Scale, spellings, type UnitName, units } from './generated/units.ts';

/** A number in base units, or why there is none. */
export type Reading =
  | { value: number }
  | { problem: 'not_a_number' }
  /** A rate in GT/s: how many bytes a transfer carries depends on the lanes and the line code. */
  | { problem: 'transfers' }
  /** `3,487 MB/s`, `12 gb/s`: both readings, as texts that are read in one way. */
  | { problem: 'ambiguous_number'; readings: [string, string] };

export interface ReadOptions {
  /** The decimal sign, where the source of the text is known to use one: then a comma is not ambiguous. */
  decimal?: '.' | ',' | undefined;
  /** The symbol that the field shows: a number alone counts it, and it says what letters such as `k` stand for. */
  bare?: string | undefined;
}

const NOT_A_NUMBER: Reading = { problem: 'not_a_number' };

/** The most characters of a number: more is a mistake, or an attack. */
const LONGEST = 40;

/** Word joiner, which comes along with a unit that is copied from a page. */
export const JOINER = '\u2060';

/** Unicode's white space, as Rust trims it; `trim` removes a byte order mark too, and leaves U+0085. */
const AROUND = /^\p{White_Space}+|(?<!\p{White_Space})\p{White_Space}+$/gu;

/** A sign, digits with their separators and spaces, an exponent; what follows is the symbol. */
const PARTS = /^([-+\u2212]?)((?:[ \u00a0\u2009\u202f]*[0-9.,'’])*)((?:[eE][-+]?[0-9]+)?)/;

/** Groups of three, kept apart by one sign: separators are spaces, apostrophes, commas or points. */
const GROUPED = /^[0-9]{1,3}([ ',.])[0-9]{3}(?:\1[0-9]{3})*$/;

const listed = (unit: UnitName): Scale[] => [...units[unit].decimal, ...units[unit].binary, ...spellings[unit]];

/** How many base units of `unit` one `symbol` is, 1 for none; nothing where no unit is spelled so. */
export function factorOf(symbol: string, unit: UnitName): number | undefined {
  if (symbol === '') return 1;
  return listed(unit).find(([known]) => known === symbol)?.[1];
}

/** The Latin letters that Cyrillic ones of a unit stand for: ТБ, МБ/с, Гбит/с, мкс, мин, ч. */
const CYRILLIC = 'КкМмГгТтПпИиБбснчд';
const LATIN = 'KkMmGgTtPpiiBbsnhd';

/** A symbol as it is compared: Latin, whole words as letters, and of a rate what stands before `/s` or `ps`. */
function stemOf(symbol: string, unit: UnitName): string {
  const latin = symbol.replace(/[А-я]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
  const isRate = unit === 'byte_per_second';
  const stem = isRate ? latin.replace(/(?:\/sec|\/s|ps)$/i, '').replace(/bits?$/i, 'b') : latin;
  return isRate || unit === 'byte' ? stem.replace(/bytes?$/i, 'B') : stem;
}

/** ASCII letters alone, as the core compares them: a Kelvin sign is no k. */
const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** What a typed symbol can mean in a field that counts in `bare`, each as it is shown: see `Unit::meant` in calc-wasm. */
function scalesOf(symbol: string, unit: UnitName, bare: string): Scale[] {
  const { small, large, largeSymbols } = letters[unit];
  const scales = [...listed(unit), ...(largeSymbols.includes(bare) ? large : small)];
  const wanted = stemOf(symbol, unit);
  const scalesWith = (same: (stem: string) => boolean): Scale[] => {
    const factors = scales.filter(([known]) => same(stemOf(known, unit))).map(([, one]) => one);
    // Letters are shown as the symbol that they stand for, which comes first in the lists.
    const shown = [...new Set(factors)].map((factor) => scales.find(([, one]) => one === factor));
    return shown.filter((scale) => scale !== undefined);
  };
  const exact = scalesWith((stem) => stem === wanted);
  return exact.length > 0 ? exact : scalesWith((stem) => folded(stem) === folded(wanted));
}

/** A number of symbols in base units, without the noise of factors below one: 100 µs is 100 ÷ 10⁶. */
export function inBase(value: number, factor: number): number {
  return factor < 1 ? value / Math.round(1 / factor) : value * factor;
}

/**
 * Reads what a person types (`1.5`, `1,5`, `1 000`, `64k`, `600 ns`, `93%`) into base units. A number alone counts in
 * `bare`, base units where that is not told; below 1 it is a share of one in a field of per cent.
 */
export function readNumber(text: string, unit: UnitName, options: ReadOptions = {}): Reading {
  if (text.length > 2 * LONGEST || [...text].length > LONGEST) return NOT_A_NUMBER;
  const { bare = units[unit].symbol } = options;
  let typed = text.replaceAll(JOINER, '').replace(AROUND, '');
  if (unit === 'lane' && /^[xX×]/.test(typed)) typed = typed.slice(1).replace(AROUND, '');
  const [written = '', signed = '', body = '', exponent = ''] = PARTS.exec(typed) ?? [];
  const sign = signed === '-' || signed === '\u2212' ? '-' : '';
  const symbol = typed.slice(written.length).replace(AROUND, '');
  const [digits, otherDigits] = plain(body, options.decimal);
  if (digits === undefined) return NOT_A_NUMBER;
  const [scale, otherScale] = symbol === '' ? [] : scalesOf(symbol, unit, bare);
  if (symbol !== '' && scale === undefined) return noSymbol(symbol, unit);

  const named = (number: string, of: string) => `${sign}${number}${exponent}${of && ' '}${of}`;
  if (otherDigits !== undefined) return ambiguous(named(digits, symbol), named(otherDigits, symbol));
  if (scale && otherScale) return ambiguous(named(digits, scale[0]), named(digits, otherScale[0]));
  const number = Math.abs(Number(`${digits}${exponent}`));
  const isShare = bare === '%' && number > 0 && number < 1;
  const factor = scale?.[1] ?? (isShare ? 1 : factorOf(bare, unit));
  const value = times(`${sign}${digits}`, exponent, factor ?? 1);
  return Number.isFinite(value) ? { value } : NOT_A_NUMBER;
}

/** A written number of so many base units each. Powers of ten move the decimal point: 1.57 % is 0.0157. */
function times(digits: string, exponent: string, factor: number): number {
  const power = Math.round(Math.log10(factor));
  const written = Number(exponent.slice(1));
  const isMoved = Number(`1e${power}`) === factor && Number.isSafeInteger(written);
  return isMoved ? Number(`${digits}e${written + power}`) : Number(`${digits}${exponent}`) * factor;
}

const ambiguous = (...readings: [string, string]): Reading => ({ problem: 'ambiguous_number', readings });

function noSymbol(symbol: string, unit: UnitName): Reading {
  const isTransfers = unit === 'byte_per_second' && scalesOf(symbol, 'transfer_per_second', '').length > 0;
  return isTransfers ? { problem: 'transfers' } : NOT_A_NUMBER;
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
    decimal === undefined && text[at] === ',' && /^[1-9][0-9]{0,2}$/.test(whole) && fraction.length === 3;
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
