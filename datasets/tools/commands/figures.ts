/** Figures as lines on a terminal say them, in the language of the tools. */
import { locale, units } from '../language/locale.ts';
import type { Measurement } from '../readers/measurement.ts';
import { MB, MICROSECOND } from '../text/units.ts';
import { words } from './words.ts';

const wholes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'min2' });
const decimals = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: 'min2',
});

const inUnit = (text: string, unit: string): string => `${text} ${units[unit] ?? unit}`;

export const bytes = (size: number): string => inUnit(wholes.format(size), 'B');
export const bandwidth = (rate: number): string => inUnit(decimals.format(rate / MB), 'MB/s');
export const iops = (rate: number): string => inUnit(wholes.format(rate), 'IOPS');
export const latency = (time: number): string => inUnit(decimals.format(time / MICROSECOND), 'µs');
/** 16.0 GT/s */
export const transfers = (rate: number): string => inUnit(decimals.format(rate), 'GT/s');

export const direction = (measurement: Measurement): string => words.directions[measurement.direction];
