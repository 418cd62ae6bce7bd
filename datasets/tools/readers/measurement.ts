/** What an importer takes out of a tool's output. Base units: bytes, seconds, per second, shares. */

/**
 * Which way the data moved, seen from the computer: `read` and `write` of a drive, `mixed` for reads
 * and writes in one figure, copies to and from a GPU. `unspecified` where the output does not tell.
 */
export type Direction = 'read' | 'write' | 'trim' | 'mixed' | 'host_to_device' | 'device_to_host' | 'unspecified';

/** Order of the requests, as in the table `results`. */
export type Access = 'seq' | 'rand' | 'mixed' | 'copy' | 'unspecified';

export interface Percentile {
  /** Share of the requests in percent, 0 to 100. */
  percentile: number;
  /** At most this many seconds. */
  latency: number;
}

export interface SeriesPoint {
  /** Quantity, as in the table `series`. */
  metric: 'bandwidth_bytes_per_s' | 'iops' | 'latency_mean_s' | 'latency_p99_s';
  x_kind: 'second' | 'round' | 'iteration';
  x: number;
  value: number;
}

/** One job or line of a tool's output and one direction. What the output does not say is absent. */
export interface Measurement {
  tool: string;
  tool_version?: string | undefined;
  /** Name of the file it was read from. */
  file: string;
  /** Line of the file where the job or figure begins, from 1. */
  line: number;
  /** Name of the job, test or line in the tool's own words. */
  job: string;
  /**
   * `whole`: all that ran at that time, the row for a table. `part`: one of several jobs that ran
   * side by side, whose sum is another measurement.
   */
  scope: 'whole' | 'part';
  /** How many parts were added up here. */
  parts?: number | undefined;
  direction: Direction;
  /** Whether similar traffic ran the other way at the same time. */
  duplex: 'one_way' | 'two_way' | 'unknown';
  /** The load in fio's words: read, write, randread, randwrite, rw, randrw, trim, randtrim, copy. */
  pattern?: string | undefined;
  access: Access;
  /** Share of random requests where the load mixes both, 0 to 1. */
  random_share?: number | undefined;
  /** Share of reads in the load, 0 to 1. */
  read_share?: number | undefined;
  /** Bytes per request, where all are alike. */
  block_size?: number | undefined;
  /** Several sizes: bytes/percent joined by colons. */
  block_split?: string | undefined;
  /** Requests in flight per job. */
  queue_depth?: number | undefined;
  /** Threads or processes that each keep the queue depth. */
  jobs?: number | undefined;
  /** Requests in flight in total, where only that is given. */
  outstanding?: number | undefined;
  /** Drives or devices loaded at once. */
  devices?: number | undefined;
  /** Seconds. */
  duration?: number | undefined;
  /** Repetitions that the figure sums up. */
  iterations?: number | undefined;
  /** Bytes per second. */
  bandwidth?: number | undefined;
  /** Operations per second. */
  iops?: number | undefined;
  /** completion: from submission on. total: from before it. Holds for every latency below. */
  latency_kind?: 'completion' | 'total' | 'unknown' | undefined;
  /** Seconds, as all latencies. */
  latency_mean?: number | undefined;
  latency_min?: number | undefined;
  latency_p50?: number | undefined;
  latency_p90?: number | undefined;
  latency_p95?: number | undefined;
  latency_p99?: number | undefined;
  latency_p999?: number | undefined;
  latency_p9999?: number | undefined;
  latency_max?: number | undefined;
  latency_stdev?: number | undefined;
  /** Mean from before submission to completion, where the kind above is completion. */
  latency_total_mean?: number | undefined;
  iops_stdev?: number | undefined;
  /** Bytes per second. */
  bandwidth_stdev?: number | undefined;
  percentiles?: Percentile[] | undefined;
  series?: SeriesPoint[] | undefined;
  /** A figure that is neither bandwidth, operations nor time: kept as printed. */
  score?: { value: number; unit: string } | undefined;
  /** File or device that was loaded, without its folder. */
  target?: string | undefined;
  /** Whether it was measured on an array of the drives that the set is about, not on one of them. */
  array?: true;
  engine?: string | undefined;
  direct?: 'yes' | 'no' | 'unknown' | undefined;
  /** The clock stopped only when the data had reached the drive, though they went through the page cache. */
  flushed?: true | undefined;
  /** Each write waited until the drive had stored it: oflag=dsync of dd, fsync after each of fio. */
  synced?: true | undefined;
  command?: string | undefined;
  /** Bytes of the file or region. */
  test_size?: number | undefined;
  /** State of the drive, as in the table `runs`. */
  state?: 'steady' | 'cached' | undefined;
  /** Day: 2026-05-12. */
  measured_on?: string | undefined;
  /** The figure as a person read it off a window: the number and unit shown, and what the unit means. */
  reported?: { value: string; unit: string; means: string } | undefined;
  /** exact: as measured. approximate: printed with fewer than three digits, or in a vague unit. */
  precision: 'exact' | 'approximate';
  /** The tool's error number: 0 where the job ended well. */
  error: number;
  /** Why a table must not hold it: memory was measured, the job failed. */
  unusable?: string | undefined;
  /** What a reader of the figure should know. */
  warnings: string[];
}

/** A fact about the set-up, named as the column that holds it: runs.link_lanes, drives.model. */
export interface Fact {
  key: string;
  value: string;
  /** The tool whose figures stand beside it: it is of their run, and of no other. Nothing where the file has no figures. */
  tool?: string;
  file: string;
  line: number;
}

/** Something that was not extracted, or that makes the whole file doubtful. */
export interface Notice {
  level: 'error' | 'warning';
  file: string;
  line: number;
  message: string;
  fix: string;
}

export const notice = (level: Notice['level'], file: string, line: number, message: string, fix: string): Notice => ({
  level,
  file,
  line,
  message,
  fix,
});

export interface Extraction {
  measurements: Measurement[];
  facts: Fact[];
  notices: Notice[];
}

/** More figures than all tables of ours hold; what follows would only fill the memory. */
export const MOST_MEASUREMENTS = 200_000;

export const nothing = (): Extraction => ({ measurements: [], facts: [], notices: [] });

/** Digits that a double holds for sure; what lies beyond is noise of the conversion. */
const DIGITS = 12;

/** A quotient or product without binary noise; nothing where it is no number. */
export const exact = (value: number): number | undefined =>
  Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : undefined;

/** A measured quantity: nothing where it is no number, or zero because nothing was measured. */
export const positive = (value: number | undefined, factor = 1): number | undefined =>
  value !== undefined && value > 0 ? exact(value * factor) : undefined;

/** The percentiles that a table has columns for, out of a longer list. */
export function latencyColumns(percentiles: Percentile[]): Partial<Measurement> {
  const at = (wanted: number) => percentiles.find(({ percentile }) => Math.abs(percentile - wanted) < 1e-6)?.latency;
  return {
    latency_p50: at(50),
    latency_p90: at(90),
    latency_p95: at(95),
    latency_p99: at(99),
    latency_p999: at(99.9),
    latency_p9999: at(99.99),
  };
}

/**
 * The sum of parts that ran side by side: bandwidth and operations add up, the mean latency is
 * weighted by operations, extremes stay. Percentiles and deviations of a sum cannot be computed.
 */
export function sumOf(parts: Measurement[]): Measurement | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const add = (pick: (part: Measurement) => number | undefined) => {
    const values = parts.map(pick).filter((value) => value !== undefined);
    if (values.length < parts.length) return undefined;
    return exact(values.reduce((sum, value) => sum + value, 0));
  };
  const extreme = (choose: (...values: number[]) => number, key: 'latency_min' | 'latency_max') => {
    const values = parts.map((part) => part[key]).filter((value) => value !== undefined);
    return values.length === parts.length ? choose(...values) : undefined;
  };
  const iops = add((part) => part.iops);
  const weighted = (key: 'latency_mean' | 'latency_total_mean') => {
    const sum = add((part) => multiply(part[key], part.iops));
    return sum !== undefined && iops ? exact(sum / iops) : undefined;
  };
  const failed = parts.find((part) => part.error !== 0);
  return {
    ...members(first, 'tool', 'tool_version', 'file', 'line', 'job', 'direction', 'duplex', 'pattern', 'access'),
    ...members(first, 'random_share', 'read_share', 'block_size', 'block_split', 'queue_depth', 'latency_kind'),
    ...members(first, 'target', 'engine', 'direct', 'command', 'test_size', 'state', 'measured_on', 'precision'),
    scope: 'whole',
    parts: parts.length,
    jobs: add((part) => part.jobs ?? 1),
    duration: extremeOf(parts.map((part) => part.duration)),
    bandwidth: add((part) => part.bandwidth),
    iops,
    latency_mean: weighted('latency_mean'),
    latency_total_mean: weighted('latency_total_mean'),
    latency_min: extreme(Math.min, 'latency_min'),
    latency_max: extreme(Math.max, 'latency_max'),
    error: failed?.error ?? 0,
    unusable: failed?.unusable,
    warnings: [`the sum of ${parts.length} jobs; percentiles cannot be added up: run with group_reporting to get them`],
  };
}

/** What the sum has of its first part as it is. */
const members = <Name extends keyof Measurement>(of: Measurement, ...names: Name[]): Pick<Measurement, Name> =>
  Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Measurement, Name>;

const multiply = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a * b;

function extremeOf(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
