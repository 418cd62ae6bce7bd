/** Figures and lists as findings say them. */
import { inSymbol, quantity, THIN } from '../../../datasets/tools/language/figure.ts';
import { allOf } from '../../../datasets/tools/language/list.ts';
import { locale } from '../../../datasets/tools/language/locale.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PciLink } from '../../../datasets/tools/readers/lspci.ts';
import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import { KIB } from '../../../datasets/tools/text/units.ts';

/** Made when it is needed: that takes as long as Node to start. */
const percents = new Map<number, Intl.NumberFormat>();

/** 3.94 GB/s */
export const bytesPerSecond = (rate: number): string => quantity(rate, 'byte_per_second');

/** 6 Gb/s, 480 Mb/s: what a link is called by. The kernel prints 1024 of the widest. */
export const bitsPerSecond = (rate: number): string =>
  inSymbol(rate / 8, rate >= 1e9 ? 'Gb/s' : 'Mb/s', 'byte_per_second');

/** 8 GT/s */
export const transfers = (rate: number): string => inSymbol(rate, 'GT/s', 'transfer_per_second');

/** 8 GT/s x4, or what of it is known. */
export const linkName = ({ rate, lanes }: Pick<PciLink, 'rate' | 'lanes'>): string =>
  [rate === undefined ? '' : transfers(rate), lanes === undefined ? '' : `x${lanes}`]
    .filter((part) => part !== '')
    .join(' ');

/** 128 KiB, 512 B */
export const bytes = (size: number): string =>
  quantity(size, 'byte', { binary: true, ...(size < KIB && { digits: 4 }) });

export function percent(share: number, decimals = 0): string {
  const format =
    percents.get(decimals) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals });
  percents.set(decimals, format);
  return format.format(share);
}

/** 1.47 s, 16 ms: no shorter than the millisecond that has begun. */
export const seconds = (time: number): string => quantity(time >= 1 ? time : Math.ceil(time * 1e3) / 1e3, 'second');

/** 16.2 ms, 85 µs: as long as a request takes. */
export const latency = (time: number): string => quantity(time, 'second');

const words = {
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  minutes: (minutes: number) => `${minutes} min`,
  more: 'one {# more} other {# more}',
  line: (line: number) => `Device in line ${line}`,
};

/** Set for each paste: rules know lines of the text that was taken out of it, and readers see the paste. */
let lineOfPaste = (line: number): number => line;

export function countLinesOf(source: Pick<SourceText, 'originOf'>): void {
  lineOfPaste = (line) => source.originOf(line);
}

/** What a thing is called by of which no name may be said. */
export const lineName = (line: number): string => words.line(lineOfPaste(line));

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
