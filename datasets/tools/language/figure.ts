/** Figures and quantities as the language writes them, in units of the core's table. */
import { units as known, type Scale, type UnitName } from '../../../calc-wasm/js/generated/units.ts';
import { factorOf } from '../../../calc-wasm/js/number.ts';
import { locale, signs, units } from './locale.ts';

/** Between a figure and its unit: no line breaks there. */
export const THIN = '\u202f';

export interface QuantityStyle {
  /** Powers of 1024 (MiB) instead of powers of 1000 (MB), where the unit has them. */
  binary?: boolean;
  /** Significant digits, at most. */
  digits?: number;
  /** Between figure and unit. */
  space?: string;
  /** Without zeros at the end: for what somebody typed, set or rated. */
  exact?: boolean;
  /** An input: a whole number of it stays whole. */
  stated?: boolean;
}

/** Significant digits of a quantity. */
const DIGITS = 3;
/** More than any count has. */
const ALL_DIGITS = 15;

/** Signs of a figure whose thousands stand together. */
const UNGROUPED = { ...signs, group: '' };

/** As somebody types it, with its decimals: 12000, 7.68. */
export const plain = (value: number, digits = ALL_DIGITS): string => figure(value, digits, UNGROUPED);

/** The scale of a unit in which a value is written: the largest that leaves at least 1 once it is rounded. */
export function scaleFor(
  value: number,
  unit: UnitName,
  { binary = false, digits = DIGITS }: QuantityStyle = {},
): Readonly<Scale> {
  const { decimal, binary: powers } = known[unit];
  const scales = binary && powers.length > 0 ? powers : decimal;
  const fitting = scales.findLast(([, scale]) => Math.abs(value) >= scale * (1 - 0.5 * 10 ** -digits));
  // Nothing of a unit is nothing of its base: "0 s", not "0 ns".
  const base = value === 0 ? scales.find(([, scale]) => scale === 1) : undefined;
  return base ?? fitting ?? scales[0] ?? ['', 1];
}

/** Rates are measured or computed; counts, sizes and times are often set, and stay whole. */
const RATES: ReadonlySet<UnitName> = new Set(['byte_per_second', 'operation_per_second']);

/** How many digits even a whole number shows, so that "4.00 GB/s" stands beside "4.52": nothing of a base unit. */
export const leastDigits = (
  unit: UnitName,
  [, factor]: Readonly<Scale>,
  { digits = DIGITS, exact, stated }: QuantityStyle,
) => (RATES.has(unit) && factor > 1 && !exact && !stated ? Math.min(digits, DIGITS) : undefined);

/** A unit as the language writes it. */
export const symbolOf = (symbol: string): string => units[symbol] ?? symbol;

/** A figure and its unit: from a thousand on whole, grouped from ten thousand on, as on the pages. */
export function inUnit(
  value: number,
  symbol: string,
  { digits = DIGITS, space = THIN }: QuantityStyle = {},
  least = 0,
): string {
  const size = Math.abs(value);
  const shown = size < 1000 || digits > DIGITS ? value : Math.round(value);
  const text = withZeros(figure(shown, size < 1000 ? digits : ALL_DIGITS, size < 1e4 ? UNGROUPED : signs), least);
  return symbol === '' ? text : `${text}${space}${symbolOf(symbol)}`;
}

/** A number of base units in one symbol of the unit, whatever its size: `6e9 / 8` bytes a second are "6 Gb/s". */
export const inSymbol = (value: number, symbol: string, unit: UnitName): string =>
  inUnit(value / (factorOf(symbol, unit) ?? 1), symbol);

/** A number of base units in the scale that fits: `1794000000` bytes per second are "1.79 GB/s". */
export function quantity(
  value: number,
  unit: UnitName,
  style: QuantityStyle = {},
  scale = scaleFor(value, unit, style),
): string {
  const [symbol, factor] = scale;
  return inUnit(value / factor, symbol, style, value === 0 ? 0 : leastDigits(unit, scale, style));
}

/** "4" with three digits is "4.00". */
function withZeros(text: string, least: number): string {
  const missing = least - text.replace(/\D/g, '').replace(/^0+/, '').length;
  if (missing <= 0) return text;
  return `${text}${text.includes(signs.decimal) ? '' : signs.decimal}${'0'.repeat(missing)}`;
}

/** The scale of a range’s lower end: that of its upper end too, unless its number were below 0.1 there. */
export function lowScale(low: number, high: number, unit: UnitName, style: QuantityStyle = {}): Readonly<Scale> {
  const [own, shared] = [scaleFor(low, unit, style), scaleFor(high, unit, style)];
  // Minutes are no decimals of hours.
  const isDecimal = shared[1] / own[1] >= 1000;
  return low === 0 || (isDecimal && low >= shared[1] / 10) ? shared : own;
}

/** Both ends of a range of rates: "1.60–1.75 GB/s", "0.900–1.20 GB/s", "5.00 MB/s – 1.20 GB/s". */
export function rateRange(low: number, high: number): string {
  const unit = 'byte_per_second';
  const [from, to] = [quantity(low, unit, {}, lowScale(low, high, unit)), quantity(high, unit)];
  if (from === to) return to;
  const symbol = to.slice(to.indexOf(THIN));
  return from.endsWith(symbol) ? `${from.slice(0, -symbol.length)}–${to}` : `${from} – ${to}`;
}

/** A count with all of its digits: "1,662". */
export const count = (value: number): string => figure(value, ALL_DIGITS);

/** Numbers beyond these would be written with an exponent; no tool prints such numbers. */
const LEAST = 1e-6;
const MOST = 1e15;

/** At most `most` significant digits, written as `Intl.NumberFormat` would, whose creation takes as long as Node's start. */
export function figure(value: number, most: number, { group, decimal } = signs): string {
  const size = Math.abs(value);
  if (!(size >= LEAST && size < MOST))
    return new Intl.NumberFormat(locale, { maximumSignificantDigits: most }).format(value);
  const [whole = '', part] = String(rounded(value, most)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, group);
  return part === undefined ? grouped : `${grouped}${decimal}${part}`;
}

/** By the digits that it is written with: 1.005 is a little less and becomes 1.01. */
function rounded(value: number, most: number): number {
  const [mantissa = '', exponent] = value.toExponential().split('e');
  const digits = mantissa.replace(/\D/g, '');
  if (digits.length <= most) return value;
  const kept = Number(digits.slice(0, most)) + (Number(digits[most]) >= 5 ? 1 : 0);
  return Math.sign(value) * Number(`${kept}e${Number(exponent) - most + 1}`);
}
