// How errors and compared rows read.

import { numberFormat, quantity, range, size, unitSymbol } from '../common/format.ts';
import { linkText, valueLabel } from '../explorer/measurement-text.ts';
import type { Row } from '../explorer/measurements.ts';
import type { Compared } from './accuracy.ts';
import type { ComparedArray } from './arrays.ts';
import type { ComparedChain } from './chains.ts';
import { words } from './words.ts';

const percent = (signDisplay: 'auto' | 'exceptZero', minimumFractionDigits: 0 | 1) => {
  const tenths = numberFormat({ minimumFractionDigits, maximumFractionDigits: 1, signDisplay });
  const whole = numberFormat({ maximumFractionDigits: 0, signDisplay });
  return (share: number) => {
    // Not minus zero, which has a sign.
    const rounded = Math.round(share * 1000) || 0;
    const format = rounded === 0 || Math.abs(rounded) >= 1000 ? whole : tenths;
    return `${format.format(rounded / 10).replace('-', '\u2212')}\u202f${unitSymbol('%')}`;
  };
};

/** One digit behind the point, so that they can be compared at a glance; none for nothing, and from 100 % on. */
export const share = percent('auto', 1);
export const signed = percent('exceptZero', 1);

/** For the ticks of an axis: whole where they are. */
export const shareTick = percent('auto', 0);
export const signedTick = percent('exceptZero', 0);

export function directionText({ direction, duplex }: Row): string {
  if (duplex === 'two_way') return words.bothWays;
  const named: Record<string, string> = { device_writes_host: words.toHost, device_reads_host: words.toDevice };
  return named[direction] ?? valueLabel('direction', direction);
}

/** "NVIDIA RTX 6000, PCIe 4.0 ×16, to host": rows of it differ in sizes of blocks alone. */
export const targetText = (row: Row): string =>
  [row.target, linkText(row), directionText(row)].filter(Boolean).join(', ');

/** "PCIe 3.0 ×8, to host, 256 B": what tells the rows of one target apart. */
export function settingText(row: Row): string {
  const block = row.block_size_bytes ?? null;
  return [linkText(row), directionText(row), block === null ? '' : size(Number(block))].filter(Boolean).join(', ');
}

export const payloadText = ({ row, origin }: Compared): string => {
  const bytes = row.max_payload_size_bytes;
  return bytes === null ? '' : [size(bytes), words.shortOrigin[origin]].filter(Boolean).join(', ');
};

export const outputName = ({ output }: Pick<ComparedArray | ComparedChain, 'output'>): string =>
  words.arrays.output[output];

export const times = (value: number): string => `×${quantity(value, 'count')}`;

/** "×3.07", or "< ×1" where the source says no more. */
export const timesMeasured = ({ measured, kind }: ComparedArray): string =>
  `${{ figure: '', at_most: '<\u202f', at_least: '>\u202f' }[kind]}${times(measured)}`;

const LINKS = ['link_up', 'link_down'];

/** The part that limits, as a reader would name it. */
export const limitText = ({ limitedBy, limitedAt }: ComparedChain): string =>
  limitedBy === 'drives' && LINKS.includes(limitedAt) ? words.arrays.limitLinks : (words.arrays.limit[limitedBy] ?? '');

/** "600–1,100 MB/s" */
export const rangeText = ({ low, high }: ComparedChain): string => range(low, high, 'byte_per_second');
