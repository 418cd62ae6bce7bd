/**
 * The logs that fio writes beside its report (--write_bw_log and others, with --log_avg_msec): a line
 * for each interval, `milliseconds, value, direction, block size, …`. Which quantity it is, only the
 * name of the file tells. KiB/s, operations per second; latencies in nanoseconds where a line has
 * five cells or more, as fio 3 writes it, and of older ones in a unit that nothing tells.
 */

import {
  type Direction,
  type Extraction,
  exact,
  type Measurement,
  nothing,
  type SeriesPoint,
} from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { KIB, MILLISECOND, NANOSECOND } from '../text/units.ts';
import { FIO_DIRECTIONS } from './fio.ts';
import { hasLine, type Importer } from './importer.ts';

const LINE = /^([0-9]{1,12}), ([0-9]{1,18}), ([012]), ([0-9]{1,12})((?:, \S{1,24}){0,3})$/;

/** Boards take a text only by its ending. */
const NAME = /^(.{0,200}?)_(bw|iops|lat|clat)(?:\.[0-9]{1,6})?\.log(?:\.txt)?$/;

/** What a paste may hold before the first line of the log. */
const BEGINS_WITHIN = 50;

export const fioLog: Importer = {
  tool: 'fio',
  reads: 'fio logs of bandwidth, IOPS and latency (_bw.1.log, _iops.1.log, _lat.1.log)',
  recognises: (source) => NAME.test(source.name) && hasLine(source, LINE, ', ', BEGINS_WITHIN),
  read,
};

interface Sample {
  line: number;
  seconds: number;
  value: number;
}

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const [, name = '', quantity = 'bw'] = NAME.exec(source.name) ?? [];
  const samples = new Map<Direction, Sample[]>();
  for (const [index, line] of source.lines.entries()) {
    if (line === '' || (samples.size === 0 && !/^[0-9]/.test(line))) continue;
    const [, time, value, kind, block, rest = ''] = LINE.exec(line) ?? [];
    if (time === undefined || index + 1 === source.lines.length) {
      const message = 'the log is cut off in this line, or this is not a log line';
      extraction.notices.push(source.notice('error', index + 1, message, 'give the complete log'));
      continue;
    }
    const problem =
      block !== '0'
        ? 'the log has one line per request instead of interval means'
        : quantity.endsWith('lat') && rest === ''
          ? 'the unit of the latencies is unknown: fio before version 3 wrote microseconds'
          : undefined;
    if (problem !== undefined) {
      extraction.notices.push(
        source.notice('error', index + 1, problem, 'repeat the run with fio 3 and --log_avg_msec=1000'),
      );
      break;
    }
    const direction = FIO_DIRECTIONS[Number(kind)] ?? 'unspecified';
    const ofDirection = samples.get(direction) ?? [];
    ofDirection.push({ line: index + 1, seconds: Number(time) * MILLISECOND, value: Number(value) });
    samples.set(direction, ofDirection);
  }
  for (const [direction, found] of samples) {
    extraction.measurements.push(measurementOf(name, quantity, direction, found, source, samples.size));
  }
  return extraction;
}

const METRICS: Record<string, { metric: SeriesPoint['metric']; factor: number }> = {
  bw: { metric: 'bandwidth_bytes_per_s', factor: KIB },
  iops: { metric: 'iops', factor: 1 },
  lat: { metric: 'latency_mean_s', factor: NANOSECOND },
  clat: { metric: 'latency_mean_s', factor: NANOSECOND },
};

function measurementOf(
  name: string,
  quantity: string,
  direction: Direction,
  samples: Sample[],
  source: SourceText,
  directions: number,
): Measurement {
  const { metric, factor } = METRICS[quantity] ?? { metric: 'iops', factor: 1 };
  const mean = meanOf(samples, factor);
  return {
    tool: 'fio',
    file: source.name,
    line: samples[0]?.line ?? 1,
    job: name === '' ? 'log' : name,
    scope: 'whole',
    direction,
    duplex: directions > 1 ? 'two_way' : 'one_way',
    access: 'unspecified',
    duration: exact(samples.at(-1)?.seconds ?? 0),
    bandwidth: quantity === 'bw' ? mean : undefined,
    // Intervals of unlike many requests have no mean latency in common: only the series has it.
    iops: quantity === 'iops' ? mean : undefined,
    latency_kind: quantity === 'lat' ? 'total' : quantity === 'clat' ? 'completion' : undefined,
    series: samples.flatMap(({ seconds, value }): SeriesPoint[] => {
      const x = exact(seconds);
      const scaled = exact(value * factor);
      return x === undefined || scaled === undefined ? [] : [{ metric, x_kind: 'second', x, value: scaled }];
    }),
    direct: 'unknown',
    precision: 'approximate',
    error: 0,
    warnings: ['a log has no options: pattern, block size and queue depth are unknown'],
  };
}

/** The mean over time: an interval counts as long as it lasted. */
function meanOf(samples: Sample[], factor: number): number | undefined {
  let sum = 0;
  let before = 0;
  for (const { seconds, value } of samples) {
    // Logs that follow each other in one file begin anew.
    if (seconds < before) return undefined;
    sum += value * (seconds - before);
    before = seconds;
  }
  return before > 0 ? exact((sum * factor) / before) : undefined;
}
