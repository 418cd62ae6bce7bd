/** Numbers as tools print them: by the core's grammar and table of units, and what single tools have of their own. */
import { factorOf, readNumber } from '../../../calc-wasm/js/number.ts';
import { type Powers, prefixFactor } from './units.ts';

/** Digits, their separators, an exponent: no unit stands beside the numbers of a file. */
const DIGITS = /^[+-]?[0-9][0-9.,' \u00a0\u202f]*(?:e[+-]?[0-9]{1,3})?$/i;

/**
 * A number out of a file, nothing where the text is none. Programs print figures with `printf`, which does not group
 * digits: a single comma or point is the decimal sign of their language, so `3,487` is 3.487 here, while a person who
 * types it is asked.
 */
export function decimal(text: string | undefined): number | undefined {
  if (text === undefined || !DIGITS.test(text.trim())) return undefined;
  const [sign, ...more] = text.match(/[.,]/g) ?? [];
  const isSingle = (sign === '.' || sign === ',') && more.length === 0;
  const reading = readNumber(text, 'count', isSingle ? { decimal: sign } : {});
  return 'value' in reading ? reading.value : undefined;
}

/** Digits with a prefix and a unit, as fio and others write sizes and counts. */
const PREFIXED = /^\s*([0-9]{1,15}(?:\.[0-9]{1,9})?)\s{0,4}([kmgtp]?)(i?)(b?)\s*$/i;

/**
 * A size in fio's words: 4k is 4096 and, oddly, 4ki is 4000, unless kb_base is 1000: then the other
 * way round, as the standards have it. Nothing for a share such as 50%.
 */
export function fioSize(text: string | undefined, kbBase = 1024): number | undefined {
  const [, digits, prefix = '', i = ''] = PREFIXED.exec(text ?? '') ?? [];
  if (digits === undefined) return undefined;
  const powers: Powers = (kbBase === 1000) === (i === '') ? 'decimal' : 'binary';
  const factor = prefixFactor(prefix, powers);
  return factor === undefined ? undefined : Math.round(Number(digits) * factor);
}

/** A rounded count as fio prints it: 344k. */
export function rounded(text: string | undefined): number | undefined {
  const [, digits, prefix = '', i, b] = PREFIXED.exec(text ?? '') ?? [];
  if (digits === undefined || i || b) return undefined;
  return Number(digits) * (prefixFactor(prefix, 'decimal') ?? 1);
}

/** Beside half of the last digit: rates and sizes that are multiplied were rounded, too. */
const ROUNDED = 0.01;

/** Whether a printed number may be a finer one, rounded to the digits that stand there: 0.20 is all from 0.195 to 0.205. */
export function isRounded(finer: number, printed: string | undefined): boolean {
  const value = decimal(printed);
  if (value === undefined) return false;
  const digits = /[.,]([0-9]*)$/.exec(printed ?? '')?.[1]?.length ?? 0;
  return Math.abs(finer - value) <= 0.5 * 10 ** -digits + ROUNDED * value;
}

/** Seconds of a unit of time: ns, usec, ms. */
export function secondsPer(unit: string): number | undefined {
  return unit === '' ? undefined : factorOf(unit.toLowerCase(), 'second');
}

/** Bytes of a unit by the standards: MB is 1000², MiB is 1024². The case of the prefix does not matter. */
export function bytesPer(unit: string): number | undefined {
  const [, prefix, i] = /^([kmgtp]?)(i?)B$/i.exec(unit) ?? [];
  return prefix === undefined ? undefined : prefixFactor(prefix, i ? 'binary' : 'decimal');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day in a date as tools print it: "Sat Nov 21 03:59:01 2026", "2014/10/29 21:22:32". */
export function dayOf(text: string | undefined): string | undefined {
  const short = (text ?? '').slice(0, 80);
  const [, year, month, day] = /\b([12][0-9]{3})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})\b/.exec(short) ?? [];
  if (year && month && day) return dayFrom(year, Number(month), Number(day));
  const [, name, date, asctimeYear] =
    /\b([A-Z][a-z]{2}) +([0-9]{1,2}) [0-9:]{5,8}(?: [A-Z]{1,5})? ([12][0-9]{3})\b/.exec(short) ?? [];
  if (!name || !asctimeYear) return undefined;
  return dayFrom(asctimeYear, MONTHS.indexOf(name.toLowerCase()) + 1, Number(date));
}

function dayFrom(year: string, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
