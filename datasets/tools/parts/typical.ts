/** What is taken where nobody says how fast a drive is: by the box and by the catalogue of parts. Every use of it is told to the reader. */
import { withLanes } from '../../../calc-wasm/js/link.ts';
import rows from './typical.json' with { type: 'json' };

const MB = 1e6;
const TB = 1e12;

/** The average over a whole hard disk: outer and inner tracks. */
export const DISK_AVERAGE = 180 * MB;
/** No SSD is larger than a disk for the money: a drive this large that is not called an SSD is a hard disk. */
export const SURELY_DISK = 6 * TB;

/** Drives of which something is usual; of NVMe drives it is that of four lanes, their link named by its generation. */
export type Usual = 'hdd' | 'ssd' | 'sas_ssd' | 'nvme';

/** Of a row, what a drive has to be: a row without a condition is for all that come to it. */
interface Row {
  kind: string;
  /** Thousands of turns a minute. */
  turns?: number;
  /** Bytes. */
  up_to?: number;
  link?: string;
  /** Bytes per second, of a disk at its outer tracks. */
  rate: number;
}

/** Thousands of turns a minute where a text says that a disk makes more than 7200: "10k SAS", "15K.7", "Exos 15E900". */
export const turnsIn = (text: string): number | undefined => {
  const [, thousands] =
    /(?<![\p{L}\p{N}.,])(10|15)(?:[.,]?000 ?(?:rpm|об)|[kк](?!\p{L}| ?(?:iops|иопс))|E\d)/iu.exec(text) ?? [];
  return thousands === undefined ? undefined : Number(thousands);
};

/** Bytes per second that a drive of which no rate is known is taken to read, by what it is. */
export function assumedRead(kind: Usual, size: number | undefined, link: string, turns?: number): number {
  const of = kind === 'sas_ssd' ? withLanes(link) : link;
  const row = (rows as Row[]).find(
    (item) =>
      item.kind === kind &&
      (item.turns === undefined || item.turns === turns) &&
      (item.up_to === undefined || (size !== undefined && size <= item.up_to)) &&
      (item.link === undefined || item.link === of),
  );
  return row?.rate ?? Number.NaN;
}
