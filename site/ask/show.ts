/** Figures as sentences hold them: three significant digits, a thin space before the unit, as the language writes both. */
import { inUnit, plain, quantity, symbolOf, THIN } from '../../datasets/tools/language/figure.ts';
import { locale } from '../../datasets/tools/language/locale.ts';
import type { Unit } from './answer.ts';
import type { MarkOf } from './mark.ts';

const exact = new Intl.NumberFormat(locale, {
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
  useGrouping: false,
});

/** 12,000 */
export const whole = (value: number): string => inUnit(Math.round(value), '');
/** At most so many significant digits: 25.1, 12000. */
export const about = (value: number, figures = 3): string => plain(value, figures);
/** Three digits, zeros too: 14.0. */
export const three = (value: number): string => exact.format(Number(value.toPrecision(3)));

/** 18 TB: as it was typed. */
export const amount = (value: number, unit: string): string => `${plain(value)} ${symbolOf(unit)}`;

export const rate = (value: number): string => quantity(value, 'byte_per_second');
/** A share in per cent, with two digits. */
export const share = (value: number): string => quantity(value, 'ratio', { digits: 2 });
export const bytes = (value: number): string => quantity(value, 'byte');
export const binary = (value: number): string => quantity(value, 'byte', { binary: true });

const FAMILIES: Readonly<Record<string, string>> = { raid: 'RAID ', raidz: 'RAID-Z', shr: 'SHR-' };
/** RAID 6, RAID-Z2: as the field writes a level that was typed in any way. */
export function levelName({ level, text }: Pick<MarkOf<'level'>, 'level' | 'text'>): string {
  const [, family = '', number = ''] = /^(raidz?|shr)(\d+)$/.exec(level) ?? [];
  return level === 'shr1' ? 'SHR' : family ? `${FAMILIES[family]}${number}` : text;
}

const YEAR = 31_557_600;
/** Minutes from two on, hours from two on: "90 min" is how long things are said to take. */
export function time(seconds: number): string {
  if (seconds < 1) return quantity(seconds, 'second');
  if (seconds < 120) return inUnit(seconds, 's');
  if (seconds >= YEAR) return quantity(seconds, 'second');
  return seconds < 7200 ? inUnit(seconds / 60, 'min') : inUnit(seconds / 3600, 'h');
}

const SHOWN: Readonly<Partial<Record<Unit, (value: number) => string>>> = {
  ...{ 'B/s': rate, B: bytes, s: time, ratio: about },
  probability: (value) => `${about(value * 100, 2)}${THIN}%`,
};
/** Of lanes and drives the words say it. */
export const shown = (value: number, unit: Exclude<Unit, 'lanes' | 'drives'>): string =>
  SHOWN[unit]?.(value) ?? inUnit(value, unit);
