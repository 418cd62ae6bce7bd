/** Figures as sentences hold them: three significant digits, a thin space before the unit, as the language writes both. */
import { locale, units } from '../../datasets/tools/language/locale.ts';
import type { Unit } from './answer.ts';

const THIN = ' ';
const STEPS = ['', 'k', 'M', 'G', 'T', 'P'] as const;

/** As the site writes them: 1250, 12,500. */
const grouped = new Intl.NumberFormat(locale, {
  maximumFractionDigits: 0,
  useGrouping: 'min2',
});
const written = new Intl.NumberFormat(locale, {
  maximumFractionDigits: 20,
  useGrouping: false,
});
const exact = new Intl.NumberFormat(locale, {
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
  useGrouping: false,
});

/** 12,000 */
export const whole = (value: number): string => grouped.format(value);
/** As somebody types it: 12000, 7.68. */
export const plain = (value: number): string => written.format(value);
/** At most so many significant digits: 25.1, 12000. */
export const about = (value: number, figures = 3): string => plain(Number(value.toPrecision(figures)));
/** Three digits, zeros too: 14.0. */
export const three = (value: number): string => exact.format(Number(value.toPrecision(3)));

/** A unit as the language writes it. */
export const symbol = (unit: string): string => units[unit] ?? unit;
/** 18 TB: as it was typed. */
export const amount = (value: number, unit: string): string => `${plain(value)} ${symbol(unit)}`;

const digits = (value: number): string => (value >= 1000 ? whole(Math.round(value)) : about(value));

function scaled(value: number, unit: string, base = 1000): string {
  let step = 0;
  let left = value;
  // A kilobyte a second is no figure of drives; 999.6 MB rounds to 1 GB.
  while (left >= base * 0.9995 && step < STEPS.length - 1) {
    left /= base;
    step++;
  }
  const prefix = base === 1024 && step > 0 ? `${(STEPS[step] ?? '').toUpperCase()}i` : STEPS[step];
  return `${digits(left)}${THIN}${symbol(`${prefix}${unit}`)}`;
}

export const rate = (value: number): string => scaled(value, 'B/s');
export const bytes = (value: number): string => scaled(value, 'B');
export const binary = (value: number): string => scaled(value, 'B', 1024);

export function time(seconds: number): string {
  if (seconds < 120) return `${digits(seconds)}${THIN}${symbol('s')}`;
  if (seconds < 7200) return `${digits(seconds / 60)}${THIN}${symbol('min')}`;
  return `${digits(seconds / 3600)}${THIN}${symbol('h')}`;
}

/** Both ends with one unit, where they have the same. */
export function range(low: number, high: number): string {
  const [from, to] = [rate(low), rate(high)];
  if (from === to) return to;
  const unit = to.slice(to.indexOf(THIN));
  return `${from.endsWith(unit) ? from.slice(0, -unit.length) : from}–${to}`;
}

/** Of lanes the words say it. */
export function shown(value: number, unit: Exclude<Unit, 'lanes'>): string {
  switch (unit) {
    case 'B/s':
      return rate(value);
    case 'B':
      return bytes(value);
    case 's':
      return time(value);
    case 'ratio':
      return about(value);
    case 'probability':
      return `${about(value * 100, 2)}${THIN}%`;
    default:
      return `${digits(value)}${THIN}${symbol(unit)}`;
  }
}
