/** Rows of the tables runs, results, series and percentiles from measurements. */

import { exact, type Measurement, type Percentile } from '../readers/measurement.ts';
import type { Cells } from '../text/csv.ts';
import { GIB, KIB, MIB } from '../text/units.ts';
import { type Known, rowFrom } from './answers.ts';

/** Measurements of one run share what the table `runs` holds. */
export function runKey(measurement: Measurement): string {
  const { tool, tool_version, engine, direct, measured_on, state, target, array } = measurement;
  const device = target?.startsWith('/dev/') ? target : '';
  // iozone walks through file sizes: its results are told apart by name.
  const size = tool === 'iozone' ? '' : measurement.test_size;
  return JSON.stringify([tool, tool_version, engine, direct, size, measured_on, state, device, array]);
}

/** The row of a run; what the person says stands above what the tool says. */
export function runRow(
  group: Measurement[],
  names: { run_id: string; source_id: string; target_id: string; platform_id: string | undefined },
  known: Known,
): Cells {
  const [first] = group;
  const size = sameSize(group);
  return {
    ...names,
    tool: first?.tool,
    tool_version: first?.tool_version,
    engine: first?.engine,
    direct: first?.direct,
    command: commonCommand(group),
    preconditioning: first?.state === 'steady' ? 'Run until the tool called it steady.' : undefined,
    test_size_bytes: size,
    measured_on: first?.measured_on,
    link_attachment: 'unknown',
    max_payload_size_origin: known.has('runs.max_payload_size_bytes') ? 'stated' : 'unknown',
    state: first?.state ?? 'unknown',
    ...rowFrom('runs', known),
  };
}

/** Bytes that all loads of a run touched, where it is one number. */
export function sameSize(group: Measurement[]): number | undefined {
  const [first, ...others] = group;
  return others.every(({ test_size: size }) => size === first?.test_size) ? first?.test_size : undefined;
}

/** The words that the commands of a run share; what differs stands in the results. */
function commonCommand(group: Measurement[]): string | undefined {
  const [first, ...others] = [...new Set(group.map(({ command }) => command))];
  if (first === undefined || others.includes(undefined)) return undefined;
  const lists = others.map((command) => new Set(command?.split(' ')));
  const words = first.split(' ').filter((word) => lists.every((list) => list.has(word)));
  return words.length > 1 ? words.join(' ').slice(0, 2000) : undefined;
}

/** "randread-4k-qd32": the load as a name. */
export function loadWords(measurement: Measurement): string {
  const { pattern, job, block_size, queue_depth, jobs, direction, duplex } = measurement;
  return [
    pattern === undefined || pattern === 'copy' || measurement.tool === 'iozone' ? job : pattern,
    block_size === undefined ? undefined : blockWords(block_size),
    measurement.tool === 'iozone' && measurement.test_size ? `of ${blockWords(measurement.test_size)}` : undefined,
    queue_depth === undefined ? undefined : `qd${queue_depth}`,
    jobs !== undefined && jobs > 1 ? `jobs${jobs}` : undefined,
    duplex === 'two_way' && pattern !== 'copy' ? direction : undefined,
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}

function blockWords(bytes: number): string {
  if (bytes % GIB === 0) return `${bytes / GIB}g`;
  if (bytes % MIB === 0) return `${bytes / MIB}m`;
  return bytes % KIB === 0 ? `${bytes / KIB}k` : `${bytes}b`;
}

const DIRECTIONS: Record<Measurement['direction'], string> = {
  read: 'device_writes_host',
  write: 'device_reads_host',
  device_to_host: 'device_writes_host',
  host_to_device: 'device_reads_host',
  trim: 'trim',
  mixed: 'mixed',
  unspecified: 'unspecified',
};

/** What a result has of its run and its file. */
interface ResultContext {
  /** The run does not state how much was loaded, because its loads differ in it. */
  isOwnSize: boolean;
  /** SHA-256 of the file that the tool wrote. */
  hash: string | undefined;
  linkLimited: string | undefined;
}

export function resultRow(
  measurement: Measurement,
  names: { result_id: string; run_id: string },
  workloads: readonly Cells[],
  { isOwnSize, hash, linkLimited = 'unknown' }: ResultContext,
): Cells {
  const readPercent = percent(measurement.read_share);
  const isMix = readPercent !== undefined && readPercent > 0 && readPercent < 100;
  const { reported } = measurement;
  return {
    ...names,
    workload_id: workloadOf(measurement, workloads),
    direction: DIRECTIONS[measurement.direction],
    duplex: measurement.duplex,
    access: measurement.access,
    random_percent: percent(measurement.random_share),
    block_size_bytes: measurement.block_size,
    block_split: measurement.block_split,
    read_percent: isMix ? readPercent : undefined,
    queue_depth: measurement.queue_depth,
    jobs: measurement.jobs,
    outstanding_requests: measurement.outstanding,
    devices: measurement.devices,
    duration_s: measurement.duration,
    iterations: measurement.iterations,
    bandwidth_bytes_per_s: measurement.bandwidth,
    iops: measurement.iops,
    ...latencyCells(measurement),
    iops_stdev_per_s: measurement.iops_stdev,
    bandwidth_stdev_bytes_per_s: measurement.bandwidth_stdev,
    counted: 'payload',
    link_limited: linkLimited,
    precision: measurement.precision,
    value_origin: reported ? 'reported_table' : 'raw_log',
    reported_value: reported?.value,
    reported_unit: reported?.unit,
    reported_unit_means: reported?.means,
    source_place: reported ? measurement.file : `${measurement.file}:${measurement.line} ${measurement.job}`,
    raw_sha256: hash,
    note: sentence([
      ...(isOwnSize && measurement.test_size ? [`loaded ${measurement.test_size} bytes`] : []),
      ...(isBeyondLongest(measurement)
        ? ['percentiles beyond the longest request, which come from a histogram, are cut to it']
        : []),
      ...measurement.warnings,
    ]),
  };
}

function latencyCells(measurement: Measurement): Cells {
  const { latency_max: longest } = measurement;
  return {
    latency_kind: measurement.latency_kind,
    latency_mean_s: measurement.latency_mean,
    latency_min_s: measurement.latency_min,
    latency_p50_s: atMost(measurement.latency_p50, longest),
    latency_p90_s: atMost(measurement.latency_p90, longest),
    latency_p95_s: atMost(measurement.latency_p95, longest),
    latency_p99_s: atMost(measurement.latency_p99, longest),
    latency_p999_s: atMost(measurement.latency_p999, longest),
    latency_p9999_s: atMost(measurement.latency_p9999, longest),
    latency_max_s: longest,
    latency_stdev_s: measurement.latency_stdev,
  };
}

/**
 * A percentile that a tool reads off a histogram may lie above the longest request, by a bucket: no
 * request took that long.
 */
const atMost = (latency: number | undefined, longest = Number.POSITIVE_INFINITY): number | undefined =>
  latency === undefined ? undefined : Math.min(latency, longest);

/** Whether `atMost` changes anything. */
const isBeyondLongest = ({ percentiles = [], latency_max: longest }: Measurement): boolean =>
  longest !== undefined && percentiles.some(({ latency }) => latency > longest);

const percent = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : exact(share * 100);

function sentence(warnings: string[]): string | undefined {
  const text = warnings.map((warning) => `${warning.charAt(0).toUpperCase()}${warning.slice(1)}.`).join(' ');
  return text === '' ? undefined : text;
}

/** The load of the registry with the same numbers; its name says nothing by itself. */
function workloadOf(measurement: Measurement, workloads: readonly Cells[]): string | undefined {
  const randomShare =
    measurement.random_share ??
    { seq: 0, rand: 1, mixed: undefined, copy: undefined, unspecified: undefined }[measurement.access];
  const readShare = measurement.read_share;
  if (randomShare === undefined || readShare === undefined) return undefined;
  const match = workloads.find(
    (workload) =>
      Number(workload.random_percent) === percent(randomShare) &&
      Number(workload.read_percent) === percent(readShare) &&
      (workload.block_split
        ? workload.block_split === measurement.block_split
        : Number(workload.block_size_bytes) === measurement.block_size),
  );
  return match && String(match.workload_id);
}

export function seriesRows({ series = [] }: Measurement, resultId: string): Cells[] {
  const seen = new Set<string>();
  return series.flatMap((point) => {
    const key = `${point.metric} ${point.x}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ result_id: resultId, metric: point.metric, x_kind: point.x_kind, x: point.x, value: point.value }];
  });
}

/** Percentiles with a column of their own in `results`. */
const IN_RESULTS = [50, 90, 95, 99, 99.9, 99.99];

/** The percentiles that have no column. */
export function percentileRows({ percentiles = [], latency_max: longest }: Measurement, resultId: string): Cells[] {
  const isNew = ({ percentile }: Percentile, index: number) =>
    !IN_RESULTS.includes(percentile) && percentiles.findIndex((other) => other.percentile === percentile) === index;
  return percentiles
    .filter(isNew)
    .map(({ percentile, latency }) => ({ result_id: resultId, percentile, latency_s: atMost(latency, longest) }));
}
