/**
 * fio's terse form (--minimal, --output-format=terse): a line for each job, its cells divided by
 * semicolons. Versions 3 to 5: bandwidth in KiB/s, times in milliseconds, latencies in microseconds.
 */

import {
  type Direction,
  type Extraction,
  exact,
  latencyColumns,
  type Measurement,
  nothing,
  type Percentile,
  positive,
} from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { decimal } from '../text/number.ts';
import { KIB, MICROSECOND, MILLISECOND } from '../text/units.ts';
import { isSameRun } from './fio.ts';
import { fioJson } from './fio-json.ts';
import { fioText } from './fio-text.ts';
import { hasLine, type Importer } from './importer.ts';

/** `terse version;fio-3.33;job;group;error;KiB;…` */
const LINE = /^\ufeff?([345]);fio-([0-9][^;]*)(?:;([^;]*)(?:;[0-9]+;([0-9]+))?)?/;
const LATER = /^\ufeff?2;[^;]*;[0-9]+;[0-9]+;[0-9]+;/;

const BEFORE_DIRECTIONS = 5;

/** Cells of a direction: 41 in version 3 and 4, and in 5 the samples of bandwidth and of operations. */
const CELLS: Record<string, number> = { 3: 41, 4: 41, 5: 47 };

/** Behind the directions: processor, depths, latency buckets; what follows is of the drives. */
const CELLS_BEHIND = 5 + 7 + 10 + 12;

const PERCENTILES = 20;

export const fioTerse: Importer = {
  tool: 'fio',
  reads: 'fio terse and minimal output (format versions 3 to 5)',
  recognises: (source) => hasLine(source, LINE, ';fio-') || hasLine(source, LATER, '2;'),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  for (const [index, line] of source.lines.entries()) {
    if (LATER.test(line)) {
      const message = 'version 2 of the terse format is not supported';
      extraction.notices.push(source.notice('warning', index + 1, message, 'repeat the run with --output-format=json'));
    }
    readJob(line, index, source, extraction);
  }
  // fio can write the same run in both forms into one file: the JSON says more.
  const known = [fioJson, fioText]
    .filter((form) => form.recognises(source))
    .flatMap((form) => form.read(source).measurements);
  const { measurements } = extraction;
  extraction.measurements = measurements.filter((measurement) => !known.some((other) => isSameRun(measurement, other)));
  warnOfCopies(extraction.measurements);
  return extraction;
}

/** The line of a job, with a measurement for each direction that moved data. */
function readJob(line: string, index: number, source: SourceText, { measurements, notices }: Extraction): void {
  const [, terse, version = '', name = '', error = '0'] = LINE.exec(line) ?? [];
  if (terse === undefined) return;
  const cells = line.split(';');
  const width = CELLS[terse] ?? 0;
  const count = terse === '3' ? 2 : 3;
  const wanted = BEFORE_DIRECTIONS + count * width + CELLS_BEHIND;
  if (cells.length < wanted || (cells.length === wanted && !line.endsWith('%'))) {
    const message = `the output is cut off: the line has ${cells.length} cells`;
    const fix = 'give the complete output; lines that are complete were read';
    notices.push(source.notice('error', index + 1, message, fix));
    return;
  }
  const directions = (['read', 'write', 'trim'] as const).slice(0, count).flatMap((direction, at) => {
    const start = BEFORE_DIRECTIONS + at * width;
    return measure(cells.slice(start, start + width), direction) ?? [];
  });
  for (const figures of directions) {
    measurements.push({
      tool: 'fio',
      tool_version: version,
      file: source.name,
      line: index + 1,
      job: name,
      scope: 'whole',
      duplex: directions.length > 1 ? 'two_way' : 'one_way',
      access: 'unspecified',
      direct: 'unknown',
      precision: 'exact',
      error: Number(error),
      unusable: error === '0' ? undefined : `the job ended with error ${error}`,
      warnings: ['the terse format has no options: pattern, block size and queue depth are unknown'],
      ...figures,
    });
  }
}

/** Nothing in the form tells copies of a job from runs that follow each other: none is added up. */
function warnOfCopies(measurements: Measurement[]): void {
  for (const [, alike] of Map.groupBy(measurements, ({ job, direction }) => `${job} ${direction}`)) {
    if (alike.length < 2) continue;
    for (const { warnings } of alike) {
      warnings.push('several lines have this name: copies that ran side by side, or separate runs');
    }
  }
}

/** Cells in fio's order: KiB, KiB/s, IOPS, ms, submission (4), completion (4), percentiles, total (4), bandwidth. */
function measure(cells: string[], direction: Direction): (Partial<Measurement> & { direction: Direction }) | undefined {
  const [kib, rate, iops, time] = cells.slice(0, 4).map(decimal);
  if (!kib || !time) return undefined;
  const seconds = time * MILLISECOND;
  const [min, max, mean, stdev] = cells.slice(8, 12).map(decimal);
  const percentiles = cells.slice(12, 12 + PERCENTILES).flatMap((cell): Percentile[] => {
    const [, percentile, microseconds] = /^([0-9.]+)%=([0-9]+)$/.exec(cell) ?? [];
    const latency = positive(decimal(microseconds), MICROSECOND);
    // Places that are not used stand as 0%=0.
    return latency && Number(percentile) > 0 ? [{ percentile: Number(percentile), latency }] : [];
  });
  const total = decimal(cells[12 + PERCENTILES + 2]);
  const counted = exact((kib * KIB) / seconds);
  return {
    direction,
    duration: exact(seconds),
    // KiB over milliseconds is finer than whole KiB/s.
    bandwidth: counted ?? positive(rate, KIB),
    iops: positive(iops),
    latency_kind: max ? 'completion' : undefined,
    latency_min: positive(min, MICROSECOND),
    latency_max: positive(max, MICROSECOND),
    latency_mean: positive(mean, MICROSECOND),
    latency_stdev: positive(stdev, MICROSECOND),
    latency_total_mean: positive(total, MICROSECOND),
    ...latencyColumns(percentiles),
    percentiles: percentiles.length > 0 ? percentiles : undefined,
  };
}
