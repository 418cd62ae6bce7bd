// Numbers for people: three significant figures, a scale that fits, a thin space before the unit.
import { type UnitName, units } from '../generated/units.ts';

/** Narrow no-break space: value and unit stay on one line. */
const THIN = '\u202f';

export interface FormatOptions {
  /** Powers of 1024 (MiB) instead of powers of 1000 (MB), where the unit has them. */
  binary?: boolean;
  digits?: number;
  locale?: string;
}

/** Whole numbers stay whole; others show all their figures, so that 1.70 and 1.81 line up. */
function digitsOf(value: number, digits: number, locale: string): string {
  // 0.93 ÷ 0.01 is 93.00000000000001: whole, but for the last bits.
  const clean = Number(value.toPrecision(12));
  const whole = Number.isInteger(clean) && Math.abs(clean) < 1e6;
  return new Intl.NumberFormat(locale, {
    ...(whole ? {} : { minimumSignificantDigits: digits, maximumSignificantDigits: digits }),
    useGrouping: 'min2',
  })
    .format(clean)
    .replace(/^-/, '\u2212');
}

/** `1794000000` bytes per second become "1.79 GB/s"; a share becomes per cent; `null` a dash. */
export function quantity(
  value: number | null,
  unit: UnitName,
  { binary = false, digits = 3, locale = 'en' }: FormatOptions = {},
): string {
  if (value === null || !Number.isFinite(value)) return '\u2013';
  const { decimal, binary: powers } = units[unit];
  const scales = binary && powers.length > 0 ? powers : decimal;
  // The largest scale that leaves at least 1, so that 0.93 is "93 %" and 600 ns is not "0.0000006 s".
  const [symbol, factor] = scales.findLast(
    ([, scale]) => Math.abs(value) >= scale * (1 - 0.5 * 10 ** -digits),
  ) ??
    scales[0] ?? ['', 1];
  const scaled = value / factor;
  const text = digitsOf(scaled, digits, locale);
  return symbol ? `${text}${THIN}${symbol}` : text;
}

/** A size in the powers that write it shorter: 131072 is "128 KiB", 65000 "65 kB", 16 × 10¹² "16 TB". */
export function size(value: number, options: FormatOptions = {}): string {
  const [powers, decimal] = [true, false].map((binary) =>
    quantity(value, 'byte', { ...options, binary }),
  );
  // Without their units: "KiB" is longer than "kB" for no merit of the number.
  const length = (text = '') => text.split(THIN)[0]?.length ?? 0;
  return (length(powers) <= length(decimal) ? powers : decimal) ?? '';
}

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
