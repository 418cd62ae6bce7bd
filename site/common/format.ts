// Numbers for people: three significant figures, a scale that fits, a thin space before the unit.
import { type UnitName, units } from '../../calc-wasm/js/generated/units.ts';

/** Narrow no-break space: value and unit stay on one line. */
const THIN = '\u202f';

export interface FormatOptions {
  /** Powers of 1024 (MiB) instead of powers of 1000 (MB), where the unit has them. */
  binary?: boolean;
  /** Significant figures. */
  digits?: number;
  /** No trailing zeros: for sizes that somebody typed or set, not for rates that were measured or computed. */
  exact?: boolean;
  /** Digits in groups where a number is long; not for what the reader may type, where a comma says two things. */
  grouping?: boolean;
  locale?: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it, and a table has hundreds of numbers. */
function format(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** Whole numbers stay whole; others show all their figures, so that 1.70 and 1.81 line up. */
function digitsOf(
  value: number,
  digits: number,
  exact: boolean,
  { locale = 'en', grouping = true }: FormatOptions,
): string {
  // 0.93 ÷ 0.01 is 93.00000000000001: whole, but for the last bits.
  const clean = Number(value.toPrecision(15));
  const whole = Number.isSafeInteger(clean);
  return format(locale, {
    ...(whole ? {} : { maximumSignificantDigits: digits }),
    ...(whole || exact ? {} : { minimumSignificantDigits: digits }),
    useGrouping: grouping && 'min2',
  })
    .format(clean)
    .replace(/^-/, '\u2212');
}

/** Units that are words, not symbols, for exactly one. */
const SINGULAR: Record<string, string> = { lanes: 'lane', years: 'year' };

/** `1794000000` bytes per second become "1.79 GB/s"; a share becomes per cent; `null` a dash. */
export function quantity(
  value: number | null,
  unit: UnitName,
  options: FormatOptions = {},
): string {
  const { binary = false, digits = 3, exact = false } = options;
  if (value === null || !Number.isFinite(value)) return '\u2013';
  const { decimal, binary: powers } = units[unit];
  const scales = binary && powers.length > 0 ? powers : decimal;
  // The largest scale that leaves at least 1, so that 0.93 is "93 %" and 600 ns is not "0.0000006 s".
  const [symbol, factor] = scales.findLast(
    ([, scale]) => Math.abs(value) >= scale * (1 - 0.5 * 10 ** -digits),
  ) ??
    scales[0] ?? ['', 1];
  const scaled = value / factor;
  const text = digitsOf(scaled, digits, exact, options);
  const said = text === '1' ? (SINGULAR[symbol] ?? symbol) : symbol;
  return said ? `${text}${THIN}${said}` : text;
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
  const { digits = decimals === 0 ? 3 : 15 } = options;
  return `${digitsOf(value / factor, digits, true, options)}${THIN}${symbol}`;
}

/** A size in the largest unit that leaves it whole: 131072 is "128 KiB", 65000 "65 kB", 1500 "1500 B". */
export const size = (value: number, options: FormatOptions = {}): string =>
  sizeIn(value, 0, options) ?? quantity(value, 'byte', options);

/** A drive's size as its label says it: "3.84 TB", "4 TiB"; odd sizes to the byte. */
export const labelSize = (value: number, options: FormatOptions = {}): string =>
  sizeIn(value, 3, options) ?? `${count(value, options.locale)}${THIN}${units.byte.symbol}`;

/** Two quantities as a range with one unit: "1.67 to 1.78 GB/s". */
export function range(
  low: number,
  high: number,
  unit: UnitName,
  options: FormatOptions = {},
): string {
  const [lowText = '', lowUnit] = quantity(low, unit, options).split(THIN);
  const [highText = '', highUnit] = quantity(high, unit, options).split(THIN);
  if (lowUnit !== highUnit) return `${lowText}${THIN}${lowUnit} to ${highText}${THIN}${highUnit}`;
  return `${lowText} to ${highText}${highUnit ? THIN + highUnit : ''}`;
}

/** How many there are: "4,584". */
export const count = (value: number, locale = 'en'): string => format(locale).format(value);
