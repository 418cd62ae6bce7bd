/** Figures as lines on a terminal say them, in the language of the tools. */
import { inUnit, quantity } from '../language/figure.ts';
import type { Measurement } from '../readers/measurement.ts';
import { words } from './words.ts';

const SPACE = { space: ' ' };

/** To the byte: a block of 4096 B is no 4.1 kB. */
export const bytes = (size: number): string => inUnit(size, 'B', { ...SPACE, digits: 15 });
export const bandwidth = (rate: number): string => quantity(rate, 'byte_per_second', SPACE);
export const iops = (rate: number): string => inUnit(Math.round(rate), 'IOPS', SPACE);
export const latency = (time: number): string => quantity(time, 'second', SPACE);
/** 16 GT/s, of a rate in billions of transfers. */
export const transfers = (rate: number): string => inUnit(rate, 'GT/s', SPACE);

export const direction = (measurement: Measurement): string => words.directions[measurement.direction];
