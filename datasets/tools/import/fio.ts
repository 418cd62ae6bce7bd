/** What fio's JSON and text have in common: the load's words, jobs that ran side by side, errors before a report. */

import { type Access, type Direction, type Measurement, sumOf } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { waitsForEach } from '../tables/engine.ts';

/** fio refuses more jobs (REAL_MAX_JOBS). */
export const MOST_JOBS = 4096;

/** Engines that load no device at all. */
const DEVICELESS = new Set(['null', 'cpuio']);

export const FIO_DIRECTIONS: readonly Direction[] = ['read', 'write', 'trim', 'mixed'];

export function accessOf(pattern: string | undefined): Access {
  if (pattern === undefined) return 'unspecified';
  if (/^rand/.test(pattern)) return 'rand';
  return /^(?:read|write|trim|rw|readwrite|trimwrite)$/.test(pattern) ? 'seq' : 'unspecified';
}

export const mixes = (pattern: string | undefined): boolean =>
  pattern === 'rw' || pattern === 'readwrite' || pattern === 'randrw';

/** Whether a job that only writes reads all of it back, after it has written. */
export const verifies = (pattern: string | undefined, verify: string | undefined): boolean =>
  (pattern === 'write' || pattern === 'randwrite') && verify !== undefined && verify !== '0';

export const READ_BACK = 'these reads verified what the job had written';

/** Share of reads that a pattern and its option say, 0 to 1. */
export function readShare(pattern: string | undefined, read = 50): number | undefined {
  if (pattern === undefined) return undefined;
  if (mixes(pattern)) return read / 100;
  if (/read$/.test(pattern)) return 1;
  return /write$/.test(pattern) && pattern !== 'trimwrite' ? 0 : undefined;
}

/** The queue depth in force: an engine that waits for each request has one. */
export function effectiveDepth(
  engine: string | undefined,
  depth: number | undefined,
): { depth: number | undefined; warning?: string } {
  if (engine === undefined || !waitsForEach(engine)) return { depth };
  if (depth === undefined || depth <= 1) return { depth: 1 };
  return {
    depth: 1,
    warning: `iodepth ${depth} has no effect with ioengine ${engine}: each job has one request in flight`,
  };
}

export function unusableBecause(engine: string | undefined, error: number, failure?: string): string | undefined {
  if (error !== 0) return `the job ended with error ${error}`;
  if (failure !== undefined) return failure;
  return engine !== undefined && DEVICELESS.has(engine) ? `ioengine ${engine} loads no device` : undefined;
}

export interface JobMeasurement {
  /** Jobs with the same key are copies of one job that ran side by side. */
  key: string;
  /** Group in which the jobs ran at the same time. */
  group: string;
  measurement: Measurement;
}

/** Adds the sum of the copies of a job after them, and says which unlike jobs ran together. */
export function withSums(jobMeasurements: JobMeasurement[]): Measurement[] {
  const copies = Map.groupBy(jobMeasurements, ({ key, measurement }) => `${key}\u0000${measurement.direction}`);
  const measurements: Measurement[] = [];
  for (const group of copies.values()) {
    const parts = group.map(({ measurement }) => measurement);
    measurements.push(...parts);
    if (parts.length < 2) continue;
    for (const part of parts) part.scope = 'part';
    const sum = sumOf(parts);
    if (sum) measurements.push(sum);
  }
  for (const group of Map.groupBy(jobMeasurements, (job) => job.group).values()) {
    const names = new Set(group.map(({ measurement }) => measurement.job));
    if (names.size < 2) continue;
    for (const { measurement } of group) {
      const others = [...names].filter((name) => name !== measurement.job);
      measurement.warnings.push(`ran at the same time as ${others.slice(0, 3).join(', ')}: they shared the device`);
    }
  }
  return measurements;
}

/**
 * Errors that fio prints before its report, looked for in the lines with an index from `start` to
 * below `end`; a run with them is no clean measurement.
 */
export function failureIn(source: SourceText, end: number, start = 0): { line: number; message: string } | undefined {
  for (let index = start; index < end && index < source.lines.length; index++) {
    const line = source.lines.at(index) ?? '';
    if (!/^\ufeff?(?:verify: bad |verify: .*failed|fio: io_u error |fio: .*verify failed)/.test(line)) continue;
    return { line: index + 1, message: `the run failed: ${shown(line.split(' at file ')[0] ?? line)}` };
  }
  return undefined;
}

export const shown = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** How far a figure that is printed with three digits may lie from a finer one. */
export const ROUNDING = 0.006;

/** Whether a form of a run says, rounded, what its JSON does: fio can write several forms into one file. */
export function isSameRun(text: Measurement, json: Measurement): boolean {
  const agree = (rounded: number | undefined, fine: number | undefined) =>
    rounded !== undefined && fine !== undefined && Math.abs(rounded / fine - 1) < ROUNDING;
  return (
    text.job === json.job &&
    text.direction === json.direction &&
    text.scope === json.scope &&
    (agree(text.bandwidth, json.bandwidth) || agree(text.iops, json.iops))
  );
}

/** The flushes of a job, which fio times beside its requests: shown, as the tables hold reads and writes. */
export function flushOf(job: Measurement, latencies: Partial<Measurement>): Measurement {
  const { tool, tool_version, file, line, engine, direct, measured_on, target, jobs } = job;
  return {
    ...{ tool, tool_version, file, line, engine, direct, measured_on, target, jobs },
    ...latencies,
    job: `${job.job}, flushes`,
    scope: 'whole',
    direction: 'unspecified',
    duplex: 'unknown',
    access: 'unspecified',
    latency_kind: 'completion',
    precision: 'approximate',
    error: 0,
    unusable: 'the time of flushes (fsync, fdatasync); a table holds reads and writes',
    warnings: [],
  };
}
