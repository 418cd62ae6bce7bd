// Measured rows as the charts, the comparison and the latency question read them: a configuration (one run of one
// target) with its points. Columns keep the database's names and base units; what is not known is left out.

import type { ConfigurationRow, Known, PointRow, SeriesRow } from './row-columns.ts';

/** One result: a figure per direction of the link. */
export type Point = Known<PointRow>;

/** One run of one target. */
export interface Configuration extends Known<ConfigurationRow> {
  /** What tells it from all others, for people. */
  name: string;
  points: Point[];
}

/** `set/run`, the name of a configuration in a URL. */
export { runKey as keyOf } from '../explorer/measurements.ts';

/** Which way the data of a request goes, seen from the reader: a drive that writes to the host is being read. */
const WAYS: Record<string, string> = {
  device_writes_host: 'read',
  device_reads_host: 'write',
  host_writes_device: 'store',
};

/** 4096 as "4k", 1048576 as "1m", 5000 as "5000b". */
function sizeKey(bytes: number): string {
  if (bytes % 2 ** 20 === 0) return `${bytes / 2 ** 20}m`;
  return bytes % 1024 === 0 ? `${bytes / 1024}k` : `${bytes}b`;
}

/** What is asked of the target, without how many requests are in flight: "rand-read-4k", "rand-mixed70-8k". */
export const loadKey = (point: Point): string =>
  [patternKey(point), point.block_size_bytes && sizeKey(point.block_size_bytes)].filter(Boolean).join('-');

/** The same without the block size: "rand-read". */
export function patternKey(point: Point): string {
  const way = `${WAYS[point.direction] ?? point.direction}${point.read_percent ?? ''}`;
  return [`${point.access}${point.random_percent ?? ''}`, way, point.block_split && 'split'].filter(Boolean).join('-');
}

/** The values of one result over time or repetitions. */
export type Series = Known<SeriesRow>;
