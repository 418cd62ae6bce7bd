/** What is taken where nobody says how fast a drive is: by the box and by the catalogue of parts. Every use of it is told to the reader. */
import { withLanes } from '../../../calc-wasm/js/link.ts';

const MB = 1e6;
const TB = 1e12;

/** Hard disks at their outer tracks, by capacity: up to so many bytes. */
const DISKS: readonly (readonly [most: number, rate: number])[] = [
  [2 * TB, 150 * MB],
  // Data sheets of today's: 180 (WD Red Plus, WD Blue), 190 (BarraCuda), 202 (IronWolf), 226 (Exos 7E10).
  [4 * TB, 190 * MB],
  [8 * TB, 200 * MB],
  [12 * TB, 220 * MB],
  [14 * TB, 240 * MB],
  [16 * TB, 250 * MB],
  [18 * TB, 270 * MB],
  [Number.POSITIVE_INFINITY, 285 * MB],
];

/** A disk of which not even the size is known. */
const ANY_DISK = 200 * MB;

const diskRate = (bytes: number | undefined): number =>
  bytes === undefined ? ANY_DISK : (DISKS.find(([most]) => bytes <= most)?.[1] ?? ANY_DISK);

/** Disks of more turns a minute, which are small: data sheets say 195 to 266 MB/s for 10,000 and 200 to 300 for 15,000. */
export const FAST_DISKS: Readonly<Record<string, number>> = { '10k': 230 * MB, '15k': 250 * MB };

/** The average over a whole hard disk: outer and inner tracks. */
export const DISK_AVERAGE = 180 * MB;
const SATA_SSD = 550 * MB;
/** Those at an older link: a little less than it carries. */
const SATA_SSD_OF: Readonly<Record<string, number>> = { 'sata 1.0': 135 * MB, 'sata 2.0': 270 * MB };
/** SSDs with one lane of SAS in use. */
const SAS_SSD: Readonly<Record<string, number>> = {
  'SAS-1': 270 * MB,
  'SAS-2': 530 * MB,
  'SAS-3': 1000 * MB,
  'SAS-4': 2000 * MB,
};
const ANY_SAS_SSD = 1000 * MB;
/** NVMe drives with four lanes. */
export const NVME: Readonly<Record<string, number>> = {
  '1.0': 800 * MB,
  '2.0': 1700 * MB,
  '3.0': 3500 * MB,
  '4.0': 7000 * MB,
  '5.0': 14000 * MB,
};
/** No SSD is larger than a disk for the money: a drive this large that is not called an SSD is a hard disk. */
export const SURELY_DISK = 6 * TB;

/** Drives of which something is usual. NVMe drives of one link differ too much: without a rate the link is their limit. */
export type Usual = 'hdd' | 'ssd' | 'sas_ssd';

/** Bytes per second that a drive of which no rate is known is taken to read, by what it is. */
export function assumedRead(kind: Usual, size: number | undefined, link: string): number {
  switch (kind) {
    case 'hdd':
      return diskRate(size);
    case 'ssd':
      return SATA_SSD_OF[link] ?? SATA_SSD;
    case 'sas_ssd':
      return SAS_SSD[withLanes(link)] ?? ANY_SAS_SSD;
  }
}
