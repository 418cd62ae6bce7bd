/** Numbers as tools print them: decimal commas, grouped digits, k and M. */

/** A number with a decimal point or comma; nothing where the text is none. */
export function decimal(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  if (
    trimmed.length > 40 ||
    !/^[+-]?[0-9][0-9.,' \u00a0\u202f]*(?:e[+-]?[0-9]{1,3})?$/i.test(trimmed)
  ) {
    return undefined;
  }
  const plain = trimmed.replace(/['\u00a0\u202f ]/g, '');
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const commas = plain.split(',').length - 1;
  const points = plain.split('.').length - 1;
  let number = plain;
  if (commas > 0 && points > 0) {
    number =
      comma > point ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
  } else if (commas === 1) {
    number = plain.replace(',', '.');
  } else if (commas > 1) {
    number = plain.replaceAll(',', '');
  }
  const value = Number(number);
  return Number.isFinite(value) ? value : undefined;
}

const POWERS = ['', 'k', 'm', 'g', 't', 'p'];

/**
 * A size in fio's words: 4k is 4096 and, oddly, 4ki is 4000, unless kb_base is 1000: then the other
 * way round, as the standards have it. Nothing for a share such as 50%.
 */
export function fioSize(text: string | undefined, kbBase = 1024): number | undefined {
  const [, digits, prefix = '', i = ''] =
    /^\s*([0-9]{1,15}(?:\.[0-9]{1,9})?)\s*([kmgtp]?)(i?)b?\s*$/i.exec(text ?? '') ?? [];
  if (digits === undefined) return undefined;
  const base = (kbBase === 1000) === (i === '') ? 1000 : 1024;
  return Math.round(Number(digits) * base ** POWERS.indexOf(prefix.toLowerCase()));
}

const UNITS: Record<string, number> = { '': 1, k: 1e3, m: 1e6, g: 1e9, t: 1e12 };

/** A rounded count as fio prints it: 344k. */
export function rounded(text: string | undefined): number | undefined {
  const [, digits, prefix = ''] =
    /^\s*([0-9]{1,15}(?:\.[0-9]{1,9})?)([kmgt]?)\s*$/i.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits) * (UNITS[prefix.toLowerCase()] ?? 1);
}

const SECONDS: Record<string, number> = {
  ns: 1e-9,
  nsec: 1e-9,
  us: 1e-6,
  usec: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  msec: 1e-3,
  s: 1,
  sec: 1,
};

export function secondsPer(unit: string): number | undefined {
  return SECONDS[unit.toLowerCase()];
}

const SIZES: Record<string, number> = {
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
  tib: 1024 ** 4,
};

/** Bytes of a unit by the standards: MB is 1000², MiB is 1024². */
export function bytesPer(unit: string): number | undefined {
  return SIZES[unit.toLowerCase()];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day in a date as tools print it: "Sat Nov 21 03:59:01 2026", "2014/10/29 21:22:32". */
export function dayOf(text: string | undefined): string | undefined {
  const short = (text ?? '').slice(0, 80);
  const [, year, month, day] =
    /\b([12][0-9]{3})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})\b/.exec(short) ?? [];
  if (year && month && day) return dayFrom(year, Number(month), Number(day));
  const [, name, date, asctimeYear] =
    /\b([A-Z][a-z]{2}) +([0-9]{1,2}) [0-9:]{5,8}(?: [A-Z]{1,5})? ([12][0-9]{3})\b/.exec(short) ??
    [];
  if (!name || !asctimeYear) return undefined;
  return dayFrom(asctimeYear, MONTHS.indexOf(name.toLowerCase()) + 1, Number(date));
}

function dayFrom(year: string, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
