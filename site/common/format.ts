// Numbers for people: three significant figures, a scale that fits, a thin space before the unit.
import type { Basis } from '../../calc-wasm/js/calc.ts';
import { type Scale, type UnitName, units } from '../../calc-wasm/js/generated/units.ts';
import { leastDigits, lowScale, type QuantityStyle, scaleFor, THIN } from '../../datasets/tools/language/figure.ts';
import { signs } from '../../datasets/tools/language/locale.ts';
import { place } from './place.ts';
import { type Forms, formOf } from './plural.ts';
import { words } from './quantity.words.ts';

export interface FormatOptions extends Omit<QuantityStyle, 'space'> {
  /** As the core reads it in every language: dot decimals, no grouping. For form fields. */
  typed?: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it, and a table has hundreds of numbers. */
export function numberFormat(
  options: Intl.NumberFormatOptions = {},
  locale = place.language.locale,
): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** A number without its unit, and the unit as it follows that number. */
interface Parts {
  text: string;
  symbol: string;
  /** The unit whatever the number, for a comparison. */
  unit: string;
}

type How = Required<Pick<FormatOptions, 'digits' | 'exact' | 'typed'>>;

/** Whole numbers stay whole, but for rates; others show all their figures, so that 1.70 and 1.81 line up. */
function partsOf(value: number, symbol: string, { digits, exact, typed }: How, least?: number): Parts {
  // 0.93 ÷ 0.01 is 93.00000000000001: whole, but for the last bits.
  const clean = Number(value.toPrecision(15));
  const whole = Number.isSafeInteger(clean);
  const figures = {
    ...(whole ? {} : { maximumSignificantDigits: digits }),
    ...(whole || exact ? least && { minimumSignificantDigits: least } : { minimumSignificantDigits: digits }),
  };
  const format = typed
    ? numberFormat({ ...figures, useGrouping: false }, 'en')
    : numberFormat({ ...figures, useGrouping: 'min2' });
  return {
    text: format.format(clean).replace(/^-/, '\u2212'),
    symbol: typed ? typedSymbol(symbol) : symbolOf(symbol, clean, figures),
    unit: symbol,
  };
}

const UNIT_WORDS: Partial<Record<string, Forms>> = words.units;

/** A unit as the language writes it after a number: "GB/s", "lane" after 1, "lanes" after 4. */
function symbolOf(symbol: string, count: number, figures: Intl.PluralRulesOptions): string {
  const forms = UNIT_WORDS[symbol];
  return forms ? formOf(count, forms, figures) : (place.language.units[symbol] ?? symbol);
}

/** A unit in a field: the language's own, but for words and multiples of IOPS, which the core does not read. */
export function typedSymbol(symbol: string, own: Readonly<Record<string, string>> = place.language.units): string {
  const written = UNIT_WORDS[symbol] ? undefined : own[symbol];
  return written && !symbol.endsWith('IOPS') ? written : symbol;
}

/** A unit as it stands alone, in a label or a column's head: in the form for none of it, "years", «лет». */
export const unitSymbol = (symbol: string): string => symbolOf(symbol, 0, {});

const joined = ({ text, symbol }: Omit<Parts, 'unit'>): string => (symbol ? `${text}${THIN}${symbol}` : text);

/** A label of an axis, whose zeros say nothing: "2.00 GB/s" is "2 GB/s" there. */
export const withoutZeros = (text: string): string =>
  text.replace(new RegExp(`\\${signs.decimal}(\\d*?)0+(?!\\d)`), (_, rest: string) => rest && signs.decimal + rest);

/** The label of a field with the unit of a bare number: "Rate per drive, MB/s". "Required IOPS" names its unit already. */
export const labelIn = (label: string, unit: string): string =>
  unit === '' || label.split(/\s+/).includes(unit) ? label : words.inUnit(label, unit);

/** `1794000000` bytes per second become "1.79 GB/s"; a share becomes per cent; `null` a dash. */
export const quantity = (value: number | null, unit: UnitName, options: FormatOptions = {}): string =>
  joined(quantityParts(value, unit, options));

/** Below this a share of one is easier read as "1 in 240". */
const SMALL = 0.01;
/** From here on a count is written with a power of ten. */
const HUGE = 1e9;

/** A chance to two figures: "62 %", "1 in 24,000". No model of failures is better than that. */
export function chance(value: number): string {
  if (value > 0.995 && value < 1) return words.almostCertain;
  if (value >= SMALL || value === 0) return quantity(value, 'ratio', { digits: 2, exact: true });
  return oneIn(value);
}

/** A chance above none, always as "1 in 67". */
export const oneIn = (value: number): string => words.oneIn(roughCount(1 / value));

/** "24,000", "3.2 × 10¹⁵". */
function roughCount(value: number): string {
  if (value < HUGE) return numberFormat({ maximumSignificantDigits: 2 }).format(value);
  const power = Math.floor(Math.log10(value));
  const figure = numberFormat({ maximumSignificantDigits: 2 }).format(value / 10 ** power);
  return `${figure} × 10${[...String(power)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
}

/** Characters that the tools of ZFS give a number with its letter. */
const LISTED = 5;

/**
 * Bytes as `zfs list` prints them: "43.5T". A whole power of 1024 has no decimals, everything else as many, two at
 * most, as five characters hold (`zfs_nicenum` of OpenZFS). No language prints otherwise: it is what the tool says.
 */
export function listed(value: number): string {
  const [letter, factor] = units.listed_byte.decimal.findLast(([, scale]) => value >= scale) ?? ['', 1];
  const scaled = value / factor;
  const decimals = Number.isInteger(scaled) ? [0] : [2, 1, 0];
  const texts = decimals.map((places) => `${scaled.toFixed(places)}${letter}`);
  return texts.find((text) => text.length <= LISTED) ?? texts.at(-1) ?? '';
}

/** How many base units one of the unit is in which this number is written. */
export const scaleOf = (value: number, unit: UnitName, options: FormatOptions = {}): number =>
  scaleFor(value, unit, options)[1];

function quantityParts(value: number | null, unit: UnitName, options: FormatOptions, given?: Readonly<Scale>): Parts {
  const { binary = false, digits = 3, exact = false, typed = false, stated = typed } = options;
  if (value === null || !Number.isFinite(value)) return { text: '\u2013', symbol: '', unit: '' };
  const scale = given ?? scaleFor(value, unit, { binary, digits });
  const [symbol, factor] = scale;
  const least = value === 0 ? undefined : leastDigits(unit, scale, { digits, exact, stated });
  return partsOf(value / factor, symbol, { digits, exact, typed }, least);
}

/** A size in the largest unit that needs no more than so many decimals; nothing where none does. */
function sizeIn(value: number, decimals: number, options: FormatOptions): string | undefined {
  const { decimal, binary } = units.byte;
  const [best] = [...decimal, ...binary]
    .filter(([, factor]) => {
      const shifted = (value / factor) * 10 ** decimals;
      // Decimals of a kilobyte would always fit, and say nothing.
      return value >= factor && (decimals === 0 || factor >= 1e6) && Number.isInteger(shifted);
    })
    .sort(([, a], [, b]) => b - a);
  if (!best) return;
  const [symbol, factor] = best;
  const { digits = decimals === 0 ? 3 : 15, typed = false } = options;
  return joined(partsOf(value / factor, symbol, { digits, exact: true, typed }));
}

/** From here on a size is a share of a drive, and reads better with a decimal: "7.6 GB", not "7600 MB". */
const LARGE = 1e9;

/** A size in the largest unit that leaves it whole: 131072 is "128 KiB", 65000 "65 kB", 1500 "1500 B". */
export const size = (value: number, options: FormatOptions = {}): string =>
  sizeIn(value, value < LARGE ? 0 : 1, options) ?? quantity(value, 'byte', options);

/** A drive's size as its label says it: "3.84 TB", "4 TiB"; odd sizes to the byte. */
export const labelSize = (value: number, options: FormatOptions = {}): string =>
  sizeIn(value, 3, options) ?? bytes(value);

/** A size to the byte: "65,536 B". */
export const bytes = (value: number): string => joined({ text: count(value), symbol: unitSymbol(units.byte.symbol) });

/** Two quantities as a range, with one unit unless they are far apart: "1.67–1.78 GB/s". */
export function range(low: number, high: number, unit: UnitName, options: FormatOptions = {}): string {
  const least = quantityParts(low, unit, options, lowScale(low, high, unit, options));
  const most = quantityParts(high, unit, options);
  // A dash between numbers that may be negative would be read as a minus.
  const span = low < 0 ? words.range : words.span;
  return least.unit === most.unit
    ? joined({ ...most, text: span(least.text, most.text) })
    : `${joined(least)} – ${joined(most)}`;
}

/** An expected range of rates: "3.3–3.6 GB/s", "420–505 MB/s (assumed)" where it was not measured. */
export function expectedRange(low: number, high: number, basis: Basis | null, options?: FormatOptions): string {
  const text = range(low, high, 'byte_per_second', options);
  if (basis === 'few') return words.few(text);
  return basis === 'assumed' ? words.assumed(text) : text;
}

/** A number of symbols, as it is: "7000 MB/s". */
export const scaled = (value: number, symbol: string, options: FormatOptions = {}): string =>
  joined(partsOf(value, symbol, { digits: 3, exact: false, typed: false, ...options }));

/** A number as it is, with the decimal sign of the language: "1.5", "128", "2018". */
export const bare = (value: number): string =>
  numberFormat({ useGrouping: false, maximumSignificantDigits: 15 }).format(value);

/** As a sentence or a row begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many there are: "4,584". */
export const count = (value: number): string => numberFormat().format(value);
