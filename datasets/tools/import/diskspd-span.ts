/** What DiskSpd's XML and text have in common: a time span's load, its counts, and the measurement that they make. */

import {
  latencyColumns,
  type Measurement,
  type Percentile,
  positive,
  type SeriesPoint,
} from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { MILLISECOND } from '../text/units.ts';
import { measured } from './report.ts';

/** How a time span was loaded: the same of XML and text. */
export interface Load {
  line: number;
  version?: string | undefined;
  measuredOn?: string | undefined;
  command?: string | undefined;
  seconds?: number | undefined;
  blockSize?: number | undefined;
  access: 'seq' | 'rand' | 'mixed' | 'unspecified';
  randomShare?: number | undefined;
  readShare?: number | undefined;
  queueDepth?: number | undefined;
  threads?: number | undefined;
  testSize?: number | undefined;
  target?: string | undefined;
  targets: number;
  direct: 'yes' | 'no' | 'unknown';
}

export interface Totals {
  bytes: number;
  operations: number;
  /** Operations per second as printed; without it they come from the count and the time. */
  rate?: number | undefined;
  /** Milliseconds. */
  mean: number | undefined;
  stdev: number | undefined;
  percentiles: Percentile[];
  min: number | undefined;
  max: number | undefined;
  series: SeriesPoint[];
  iopsStdev: number | undefined;
}

export const emptyTotals = (): Totals => ({
  bytes: 0,
  operations: 0,
  mean: undefined,
  stdev: undefined,
  percentiles: [],
  min: undefined,
  max: undefined,
  series: [],
  iopsStdev: undefined,
});

export function measurementOf(
  load: Load,
  direction: 'read' | 'write',
  totals: Totals,
  source: SourceText,
): Measurement {
  const isMixed = load.readShare !== undefined && load.readShare > 0 && load.readShare < 1;
  const word = isMixed ? 'rw' : direction;
  const warnings: string[] = [];
  if (load.access === 'unspecified') {
    warnings.push('the output does not tell random from sequential: give the command with it');
  }
  const time = load.seconds;
  const iops = totals.rate ?? (time ? totals.operations / time : undefined);
  // What the printed rate was made of: the time is printed with two decimals only.
  const bandwidth = iops && (iops * totals.bytes) / totals.operations;
  if (load.targets > 1) warnings.push(`${load.targets} files or drives were loaded at once`);
  return measured(source, load.line - 1, {
    tool: 'diskspd',
    tool_version: load.version,
    job: load.target ?? 'diskspd',
    direction,
    duplex: isMixed ? 'two_way' : 'one_way',
    pattern: patternOf(load.access, word),
    access: load.access,
    random_share: load.randomShare,
    read_share: load.readShare,
    block_size: load.blockSize,
    queue_depth: load.queueDepth,
    jobs: load.threads,
    devices: load.targets > 1 ? load.targets : undefined,
    duration: load.seconds,
    bandwidth: positive(bandwidth),
    iops: positive(iops),
    latency_kind: totals.mean === undefined ? undefined : 'total',
    latency_mean: positive(totals.mean, MILLISECOND),
    latency_min: positive(totals.min, MILLISECOND),
    latency_max: positive(totals.max, MILLISECOND),
    latency_stdev: positive(totals.stdev, MILLISECOND),
    ...latencyColumns(totals.percentiles),
    iops_stdev: positive(totals.iopsStdev),
    percentiles: totals.percentiles.length > 0 ? totals.percentiles : undefined,
    series: totals.series.length > 1 ? totals.series : undefined,
    target: load.target,
    direct: load.direct,
    command: load.command,
    test_size: load.testSize,
    measured_on: load.measuredOn,
    warnings,
  });
}

function patternOf(access: Load['access'], word: string): string | undefined {
  if (access === 'unspecified') return undefined;
  return access === 'seq' ? word : `rand${word}`;
}

export function addPercentile(totals: Totals, percentile: number | undefined, milliseconds: number | undefined): void {
  const latency = positive(milliseconds, MILLISECOND);
  if (percentile === undefined || latency === undefined) return;
  if (percentile === 0) totals.min = milliseconds;
  else if (percentile === 100) totals.max = milliseconds;
  else if (percentile > 0 && percentile < 100) totals.percentiles.push({ percentile, latency });
}
