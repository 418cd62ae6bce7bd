/**
 * fio's JSON and json+, as `stat.c` and `json.c` of fio write them.
 * Units: fio 2.x counts `io_bytes` in KiB and times in microseconds, fio 3.x in bytes and nanoseconds.
 */

import {
  type Direction,
  type Extraction,
  type Measurement,
  nothing,
  type SeriesPoint,
} from '../readers/measurement.ts';
import { type SourceText, withoutFolder } from '../readers/source-text.ts';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  documentsOf,
  type JsonDocument,
  type JsonObject,
} from '../text/json-text.ts';
import { dayOf } from '../text/number.ts';
import {
  accessOf,
  effectiveDepth,
  FIO_DIRECTIONS,
  failureIn,
  flushOf,
  type JobMeasurement,
  MOST_JOBS,
  mixes,
  READ_BACK,
  readShare,
  shown,
  unusableBecause,
  verifies,
  withSums,
} from './fio.ts';
import { figuresOf, latenciesOf } from './fio-figures.ts';
import { withoutForeignLoad } from './fio-group.ts';
import { Chain } from './fio-intervals.ts';
import { blockOf, commandOf, testSize } from './fio-options.ts';
import { type Job, type Report, reportOf, UNREAD } from './fio-report.ts';
import type { Importer } from './importer.ts';
import { isFull } from './report.ts';

export const fioJson: Importer = {
  tool: 'fio',
  reads: 'fio JSON and json+ (2.x, 3.x), one or more documents in a file',
  recognises: (source) => source.mayHold('"fio version"'),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const seen = new Set<string>();
  let chain: Chain | undefined;
  let end = 0;
  const close = () => {
    if (!chain) return;
    const { document } = chain.last;
    // What stands before a run's last report is of that run, not of those before.
    const failure = failureIn(source, source.lineAt(document.start), end);
    if (failure) {
      extraction.notices.push(
        source.notice('error', failure.line, failure.message, 'repeat the run without that error'),
      );
    }
    end = source.lineAt(document.end);
    measure(chain, source, extraction, failure?.message);
  };
  for (const document of documentsOf(source, UNREAD)) {
    // A report that breaks off before it names fio is the next of a run, if one came before.
    const isBroken = document.brokenAt !== undefined && chain !== undefined;
    const isOther = Object.keys(document.value).some((key) => !HEAD.has(key));
    if (asText(document.value['fio version']) === undefined && (!isBroken || isOther)) continue;
    if (isFull(extraction, source, source.lineAt(document.start) - 1)) return extraction;
    report(document, source, extraction);
    const text = source.text.slice(document.start, document.end);
    if (seen.has(text)) {
      const message = 'the file contains the same document twice; it is counted once';
      extraction.notices.push(source.notice('warning', source.lineAt(document.start), message, 'remove one of them'));
      continue;
    }
    seen.add(text);
    const count = asArray(document.value.client_stats ?? document.value.jobs).length;
    if (count > MOST_JOBS) {
      const message = `the report has ${count} jobs; the first ${MOST_JOBS} were read`;
      const fix = 'give the output of one run';
      extraction.notices.push(source.notice('error', source.lineAt(document.start), message, fix));
    }
    const next = reportOf(document, source);
    if (chain?.continuesWith(next)) chain.add(next);
    else {
      close();
      chain = new Chain(next);
    }
  }
  close();
  return extraction;
}

/** What fio writes before the jobs. */
const HEAD = new Set(['fio version', 'timestamp', 'timestamp_ms', 'time', 'global options']);

/** Says what is wrong with a document as a whole. */
function report(document: JsonDocument, source: SourceText, extraction: Extraction): void {
  if (document.brokenAt !== undefined) {
    const message = `the JSON is invalid from here on: ${document.problem}`;
    const fix = 'repeat the run, or give the whole file; jobs before this line were read';
    extraction.notices.push(source.notice('error', source.lineAt(document.brokenAt), message, fix));
  }
  // fio itself writes "0.00" several times where a list of percentiles is not filled.
  for (const { key, offset } of document.doubled.filter((entry) => !/^[0-9.]+$/.test(entry.key))) {
    const message = `${shown(key)} is stated twice with different values; the last one counts`;
    // Once is enough where every interval repeats it.
    if (extraction.notices.some((notice) => notice.message === message)) continue;
    extraction.notices.push(source.notice('warning', source.lineAt(offset), message, 'check which of them held'));
  }
}

function measure(chain: Chain, source: SourceText, extraction: Extraction, failure: string | undefined): void {
  const { last } = chain;
  const isCut = last.document.brokenAt !== undefined;
  // What an interval showed is no result, where the report that ends the run is cut.
  if (isCut && chain.count > 1) return;
  if (last.jobs.length === 0) {
    const fix = 'give the output of a finished run';
    extraction.notices.push(source.notice('error', source.lineAt(last.document.start), 'the report has no job', fix));
  }
  const jobMeasurements: JobMeasurement[] = [];
  const totals: Measurement[] = [];
  const flushes: Measurement[] = [];
  for (const [index, job] of last.jobs.entries()) {
    const measured = measureJob(job, last, source, failure);
    if (measured.length === 0) {
      extraction.notices.push(source.notice('warning', job.line, `job ${shown(job.name)} did nothing`, 'leave it out'));
    }
    const isAlone = last.jobs.filter(({ group }) => group === job.group).length === 1;
    if (isAlone && !job.isTotal) withoutForeignLoad(job.name, job.options, job.object, measured);
    const [flushed] = measured;
    const times = latenciesOf(asObject(job.object.sync) ?? {});
    if (flushed && times.latency_max) flushes.push(flushOf(flushed, times));
    for (const measurement of measured) {
      if (chain.count > 1) {
        measurement.series = [...chain.seriesOf(index, measurement.direction), ...(measurement.series ?? [])];
      }
      if (job.isTotal) totals.push(measurement);
      else jobMeasurements.push({ key: `${job.group} ${job.name}`, group: job.group, measurement });
    }
  }
  if (isCut) {
    // A sum without the copies that were cut off would be no figure of the run.
    extraction.measurements.push(...jobMeasurements.map(({ measurement }) => measurement), ...totals);
  } else if (totals.length > 0) {
    for (const { measurement } of jobMeasurements) measurement.scope = 'part';
    extraction.measurements.push(...jobMeasurements.map(({ measurement }) => measurement), ...totals);
  } else {
    extraction.measurements.push(...withSums(jobMeasurements));
  }
  extraction.measurements.push(...flushes);
}

function measureJob(job: Job, report: Report, source: SourceText, failure: string | undefined): Measurement[] {
  const { object, options } = job;
  const error = asNumber(object.error) ?? 0;
  const pattern = options.unknown ? undefined : (options.rw ?? options.readwrite ?? 'read').split(':')[0];
  const engine = options.ioengine;
  const active = FIO_DIRECTIONS.filter((direction) => {
    const stats = asObject(object[direction]);
    return stats && ((asNumber(stats.io_bytes) ?? 0) > 0 || (asNumber(stats.iops) ?? 0) > 0);
  });
  const isVerified = verifies(pattern, options.verify);
  const isMixed = !isVerified && active.includes('read') && active.includes('write');
  const { depth, warning } = effectiveDepth(engine, options.unknown ? undefined : (asNumber(options.iodepth) ?? 1));
  const steady = steadyState(object);
  const directions = active.length === 0 && error !== 0 ? [directionOf(pattern)] : active;
  return directions.map((direction): Measurement => {
    const stats = asObject(object[direction]) ?? {};
    const warnings = warning === undefined ? [] : [warning];
    if (options.unknown) warnings.push('the output has no options: pattern, block size and queue depth are unknown');
    const isReadBack = isVerified && direction === 'read';
    if (isReadBack) warnings.push(READ_BACK);
    const access = accessOf(pattern);
    const randomShare = access === 'rand' ? asNumber(options.percentage_random) : undefined;
    const isPartlyRandom = randomShare !== undefined && randomShare < 100;
    return {
      tool: 'fio',
      tool_version: report.version || undefined,
      file: source.name,
      line: job.line,
      job: job.name,
      scope: job.isOneOfMore ? 'part' : 'whole',
      direction,
      duplex: direction === 'mixed' || isMixed ? 'two_way' : 'one_way',
      pattern,
      access: isPartlyRandom ? 'mixed' : access,
      random_share: isPartlyRandom ? randomShare / 100 : undefined,
      read_share: isReadBack
        ? 1
        : readShare(pattern, asNumber(options.rwmixread) ?? 100 - (asNumber(options.rwmixwrite) ?? 50)),
      ...blockOf(options, stats, direction, warnings),
      queue_depth: depth,
      jobs: jobCount(job, report),
      ...figuresOf(stats, report.version, warnings),
      series: steady.series.length > 0 && !isMixed ? steady.series : undefined,
      target: options.filename ? withoutFolder(options.filename) : undefined,
      engine,
      direct: options.unknown ? 'unknown' : options.direct === '1' ? 'yes' : 'no',
      command: commandOf(options),
      test_size: testSize(options),
      state: steady.isAttained ? 'steady' : undefined,
      measured_on: dayOf(asText(report.document.value.time)),
      precision: 'exact',
      error,
      unusable: unusableBecause(engine, error, failure),
      warnings,
    };
  });
}

function directionOf(pattern: string | undefined): Direction {
  if (pattern === undefined) return 'unspecified';
  if (mixes(pattern)) return 'mixed';
  return FIO_DIRECTIONS.find((direction) => pattern.endsWith(direction)) ?? 'unspecified';
}

/** How many copies an entry stands for: all of them where fio has added them up. */
function jobCount(job: Job, { jobs }: Report): number | undefined {
  if (job.options.unknown) return undefined;
  const wanted = asNumber(job.options.numjobs) ?? 1;
  if (job.isTotal) return wanted;
  if (job.isOneOfMore) return 1;
  const entries = jobs.filter(({ name, group }) => name === job.name && group === job.group).length;
  return entries > 1 ? 1 : wanted;
}

/** fio's own verdict whether the load became steady, and the samples that it judged. */
function steadyState(object: JsonObject): { isAttained: boolean; series: SeriesPoint[] } {
  const steady = asObject(object.steadystate);
  const samples = asArray(asObject(steady?.data)?.iops);
  const series = samples.slice(0, 86_400).flatMap((sample, index): SeriesPoint[] => {
    const value = asNumber(sample);
    return value === undefined ? [] : [{ metric: 'iops', x_kind: 'second', x: index + 1, value }];
  });
  return { isAttained: asNumber(steady?.attained) === 1, series };
}
