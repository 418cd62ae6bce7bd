/** Figures and lists as findings say them. */
import { figure } from '../../../datasets/tools/language/figure.ts';
import { allOf } from '../../../datasets/tools/language/list.ts';
import { locale, units } from '../../../datasets/tools/language/locale.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PciLink } from '../../../datasets/tools/readers/lspci.ts';

/** Significant digits of a figure. */
const DIGITS = 3;
/** More than any count has. */
const ALL_DIGITS = 15;

/** Made when it is needed: that takes as long as Node to start. */
let percents: Intl.NumberFormat | undefined;

/** Between a figure and its unit: no line breaks there. */
const THIN = '\u202f';

const inUnit = (value: number, unit: string): string => `${figure(value, DIGITS)}${THIN}${units[unit] ?? unit}`;

/** 1,662 */
export const count = (number: number): string => figure(number, ALL_DIGITS);

/** 3.94 GB/s */
export function bytesPerSecond(rate: number): string {
  if (rate >= 1e9) return inUnit(rate / 1e9, 'GB/s');
  return rate >= 1e6 ? inUnit(rate / 1e6, 'MB/s') : inUnit(rate / 1e3, 'kB/s');
}

/** 6 Gb/s, 480 Mb/s: what a link is called by. The kernel prints 1024 of the widest. */
export function bitsPerSecond(rate: number): string {
  if (rate >= 1e12) return `${Math.round(rate / 1e9)}${THIN}${units['Gb/s'] ?? 'Gb/s'}`;
  return rate >= 1e9 ? inUnit(rate / 1e9, 'Gb/s') : inUnit(rate / 1e6, 'Mb/s');
}

/** 8 GT/s */
export const transfers = (rate: number): string => inUnit(rate / 1e9, 'GT/s');

/** 8 GT/s x4, or what of it is known. */
export function linkName({ rate, lanes }: Pick<PciLink, 'rate' | 'lanes'>): string {
  return [rate === undefined ? '' : transfers(rate), lanes === undefined ? '' : `x${lanes}`]
    .filter((part) => part !== '')
    .join(' ');
}

/** 128 KiB, 512 bytes */
export function bytes(count: number): string {
  if (count >= 1 << 20) return inUnit(count / (1 << 20), 'MiB');
  return count >= 1 << 10 ? inUnit(count / (1 << 10), 'KiB') : `${count}${THIN}${units.B ?? 'B'}`;
}

export function percent(share: number): string {
  percents ??= new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return percents.format(share);
}

/** 1.47 s, 16 ms */
export const seconds = (time: number): string => (time >= 1 ? inUnit(time, 's') : inUnit(Math.ceil(time * 1e3), 'ms'));

/** 16.2 ms, 85 µs: as long as a request takes. */
export const latency = (time: number): string => (time >= 1e-3 ? inUnit(time * 1e3, 'ms') : inUnit(time * 1e6, 'µs'));

const words = {
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  more: 'one {# more} other {# more}',
  line: (line: number) => `Unnamed device (line ${line})`,
};

/** What a thing without a name is called by. */
export const lineName = (line: number): string => words.line(line);

/** 3 h 20 min */
export function duration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const text = minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60);
  return text.replaceAll(' ', THIN);
}

const MOST_NAMED = 4;

/** sda, sdb and sdc; of many the first and how many more. */
export function listed(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return allOf(names);
  const first = names.slice(0, MOST_NAMED - 1);
  return allOf([...first, plural(names.length - first.length, words.more)]);
}

/** A sentence that begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
