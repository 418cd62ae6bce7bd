// Measured rows as the charts, the comparison and the latency question read them: a configuration (one run of one
// target) with its points. Columns keep the database's names and base units; what is not known is left out.

import type { Basis } from '../../calc-wasm/js/calc.ts';

/** One result: a figure per direction of the link. */
export interface Point {
  result_id: string;
  direction: string;
  duplex: string;
  access: string;
  random_percent?: number;
  block_size_bytes?: number;
  block_split?: string;
  read_percent?: number;
  queue_depth?: number;
  jobs?: number;
  /** Queue depth times jobs, or the total that the source gives. */
  requests_in_flight?: number;
  devices?: number;
  /** Bytes per second: the bandwidth, the middle of its range or its one known end. */
  measured_bytes_per_s?: number;
  iops?: number;
  latency_kind?: string;
  latency_mean_s?: number;
  latency_p99_s?: number;
  precision: string;
  relative_metric?: string;
  relative_value?: number;
  relative_low_value?: number;
  relative_high_value?: number;
  /** A result of the same set. */
  relative_to?: string;
  reported_unit?: string;
  reported_unit_means?: string;
  value_origin: string;
  link_limited: string;
  max_payload_size_origin?: string;
  ceiling_bytes_per_s?: number;
  expected_low_bytes_per_s?: number;
  expected_high_bytes_per_s?: number;
  range_basis?: Basis;
  /** Of an array: the result it is compared with, and how many times that it should deliver and does. */
  baseline_id?: string;
  output?: string;
  predicted_times?: number;
  measured_times?: number;
  measured_kind?: string;
  note?: string;
}

/** One run of one target. */
export interface Configuration {
  /** What tells it from all others, for people. */
  name: string;
  set_id: string;
  run_id: string;
  target_id: string;
  target: string;
  target_kind: string;
  drive_id?: string;
  drive_count?: number;
  array_kind: string;
  platform_name?: string;
  link_kind: string;
  link_generation?: string;
  link_lanes?: number;
  link_attachment: string;
  tool?: string;
  direct?: string;
  state: string;
  /** What was done to the drive before, in words. */
  preconditioning?: string;
  test_size_bytes?: number;
  memory_bytes?: number;
  source_title: string;
  source_url?: string;
  licence: string;
  points: Point[];
}

/** `set/run`, the name of a configuration in a URL. */
export const keyOf = ({ set_id, run_id }: Pick<Configuration, 'set_id' | 'run_id'>): string =>
  `${set_id}/${run_id}`;

/** Which way the data of a request goes, seen from the reader: a drive that writes to the host is being read. */
const WAYS: Record<string, string> = {
  device_writes_host: 'read',
  device_reads_host: 'write',
  host_writes_device: 'store',
};

/** 4096 as "4k", 1048576 as "1m", 5000 as "5000b". */
export function sizeKey(bytes: number): string {
  if (bytes % 2 ** 20 === 0) return `${bytes / 2 ** 20}m`;
  return bytes % 1024 === 0 ? `${bytes / 1024}k` : `${bytes}b`;
}

/** What is asked of the target, without how many requests are in flight: "rand-read-4k", "rand-mixed70-8k". */
export function loadKey(point: Point): string {
  return [patternKey(point), point.block_size_bytes && sizeKey(point.block_size_bytes)]
    .filter(Boolean)
    .join('-');
}

/** The same without the block size: "rand-read". */
export function patternKey(point: Point): string {
  const way = `${WAYS[point.direction] ?? point.direction}${point.read_percent ?? ''}`;
  return [`${point.access}${point.random_percent ?? ''}`, way, point.block_split && 'split']
    .filter(Boolean)
    .join('-');
}

/** The values of one result over time or repetitions. */
export interface Series {
  set_id: string;
  result_id: string;
  run_id: string;
  target: string;
  metric: string;
  x_kind: string;
  source_title: string;
  source_url?: string;
  licence: string;
  x: number[];
  value: number[];
}
