/**
 * fio's JSON and json+, as `stat.c` and `json.c` of fio write them.
 * Units: fio 2.x counts `io_bytes` in KiB and times in microseconds, fio 3.x in bytes and nanoseconds.
 */
import { inBase } from '../../../calc-wasm/js/number.ts';
import { KIB, MILLISECOND } from '../units.ts';
import {
  accessOf,
  effectiveDepth,
  FIO_DIRECTIONS,
  failureIn,
  type JobMeasurement,
  MOST_JOBS,
  mixes,
  readShare,
  shown,
  unusableBecause,
  withSums,
} from './fio.ts';
import { figuresOf, isVersion2 } from './fio-figures.ts';
import { withoutForeignLoad } from './fio-group.ts';
import { blockOf, commandOf, type Options, optionsOf, testSize } from './fio-options.ts';
import type { Importer } from './importer.ts';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  documentsOf,
  type JsonDocument,
  type JsonObject,
  type Offsets,
} from './json-text.ts';
import {
  type Direction,
  type Extraction,
  exact,
  type Measurement,
  nothing,
  positive,
  type SeriesPoint,
} from './measurement.ts';
import { dayOf } from './number.ts';
import { type SourceText, withoutFolder } from './source-text.ts';

export const fioJson: Importer = {
  tool: 'fio',
  reads: 'fio JSON and json+ (2.x, 3.x), also several documents in a file',
  recognises: ({ text }) => text.includes('"fio version"'),
  read,
};

/** One document: a finished run, or the state of one after an interval. */
interface Report {
  document: JsonDocument;
  version: string;
  timestamp: number | undefined;
  jobs: Job[];
}

interface Job {
  object: JsonObject;
  line: number;
  name: string;
  group: string;
  options: Options;
  /** Whether fio has added up the other entries here. */
  isTotal: boolean;
  /** Whether other copies of it may stand where the report was cut off. */
  isOneOfMore: boolean;
}

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const { documents, offsets } = documentsOf(source);
  const reports: Report[] = [];
  const seen = new Set<string>();
  for (const document of documents) {
    // A report that breaks off before it names fio is the next of a run, if one came before.
    const isBroken = document.brokenAt !== undefined && reports.length > 0;
    const isOther = Object.keys(document.value).some((key) => !HEAD.has(key));
    if (asText(document.value['fio version']) === undefined && (!isBroken || isOther)) continue;
    report(document, source, extraction);
    const text = source.text.slice(document.start, document.end);
    if (seen.has(text)) {
      extraction.notices.push(
        source.notice(
          'warning',
          source.lineAt(document.start),
          'the same document stands in the file twice; it is counted once',
          'remove one of them',
        ),
      );
      continue;
    }
    seen.add(text);
    const count = asArray(document.value.client_stats ?? document.value.jobs).length;
    if (count > MOST_JOBS) {
      extraction.notices.push(
        source.notice(
          'error',
          source.lineAt(document.start),
          `the report has ${count} jobs; the first ${MOST_JOBS} were read`,
          'give the output of one run',
        ),
      );
    }
    reports.push(reportOf(document, source, offsets));
  }
  let end = 0;
  for (const chain of chainsOf(reports)) {
    // What stands before a run's last report is of that run, not of those before.
    const last = chain.at(-1)?.document;
    const failure = failureIn(source, last ? source.lineAt(last.start) : end, end);
    if (failure) {
      extraction.notices.push(
        source.notice('error', failure.line, failure.message, 'repeat the run without that error'),
      );
    }
    end = last ? source.lineAt(last.end) : end;
    measure(chain, source, extraction, failure?.message);
  }
  return extraction;
}

/** What fio writes before the jobs. */
const HEAD = new Set(['fio version', 'timestamp', 'timestamp_ms', 'time', 'global options']);

/** Says what is wrong with a document as a whole. */
function report(document: JsonDocument, source: SourceText, extraction: Extraction): void {
  if (document.brokenAt !== undefined) {
    extraction.notices.push(
      source.notice(
        'error',
        source.lineAt(document.brokenAt),
        `the JSON breaks off here: ${document.problem}`,
        'repeat the run, or give the whole file; jobs before this line were read',
      ),
    );
  }
  // fio itself writes "0.00" several times where a list of percentiles is not filled.
  for (const { key, offset } of document.doubled.filter((entry) => !/^[0-9.]+$/.test(entry.key))) {
    const message = `${shown(key)} is stated twice with different values; the last one counts`;
    // Once is enough where every interval repeats it.
    if (extraction.notices.some((notice) => notice.message === message)) continue;
    extraction.notices.push(
      source.notice('warning', source.lineAt(offset), message, 'check which of them held'),
    );
  }
}

function reportOf(document: JsonDocument, source: SourceText, offsets: Offsets): Report {
  const { value } = document;
  const global = optionsOf(value['global options']);
  const hasClients = value.client_stats !== undefined;
  const entries = asArray(hasClients ? value.client_stats : value.jobs);
  const knowsOptions =
    value['global options'] !== undefined ||
    entries.some((entry) => asObject(entry)?.['job options'] !== undefined);
  const jobs = entries.slice(0, MOST_JOBS).flatMap((entry, index): Job[] => {
    const object = asObject(entry);
    // A job that the break left unclosed lacks figures, and its last one may lack digits.
    if (!object || document.unclosed.has(object)) return [];
    const name = asText(object.jobname) ?? `job ${index + 1}`;
    const own = optionsOf(object['job options']);
    return [
      {
        object,
        line: source.lineAt(offsets.get(object) ?? document.start),
        name,
        // Clients start together, so their groups are one.
        group: hasClients ? 'clients' : (asText(object.groupid) ?? '0'),
        options: knowsOptions ? { ...global, ...own } : { unknown: 'yes' },
        isTotal: hasClients && name === 'All clients',
        isOneOfMore:
          document.brokenAt !== undefined &&
          (hasClients ||
            (Number(own.numjobs ?? global.numjobs ?? 1) > 1 &&
              (own.group_reporting ?? global.group_reporting) === undefined)),
      },
    ];
  });
  // The entry that adds the clients up has no options: it has those of its parts where all agree.
  for (const job of jobs.filter(({ isTotal }) => isTotal)) {
    const parts = jobs.filter((part) => !part.isTotal);
    const first = parts[0]?.options ?? {};
    job.options = Object.fromEntries(
      Object.entries(first).filter(([key, value]) =>
        parts.every((part) => part.options[key] === value),
      ),
    );
    job.options.numjobs = String(parts.length);
  }
  return {
    document,
    version: (asText(value['fio version']) ?? '').replace(/^fio-/, ''),
    timestamp: timestampOf(value),
    jobs,
  };
}

/** Seconds since 1970 at which a document was written. */
function timestampOf(value: JsonObject): number | undefined {
  const milliseconds = asNumber(value.timestamp_ms);
  return milliseconds === undefined ? asNumber(value.timestamp) : inBase(milliseconds, MILLISECOND);
}

/** How far the clock may differ from a job's own runtime between two interval reports, in seconds. */
const CLOCK_TOLERANCE = 1.5;

/**
 * Puts the reports of one run's intervals together: the clock advances as the jobs' runtime does.
 * Reports of separate runs each make a chain of their own.
 */
function chainsOf(reports: Report[]): Report[][] {
  const chains: Report[][] = [];
  for (const next of reports) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    if (chain && before && continues(before, next)) chain.push(next);
    else chains.push([next]);
  }
  return chains;
}

function continues(before: Report, next: Report): boolean {
  if (next.version !== '' && before.version !== next.version) return false;
  const isCut = next.document.brokenAt !== undefined;
  if (isCut && next.jobs.length === 0) return isBegun(before, next);
  if (!isCut && before.jobs.length !== next.jobs.length) return false;
  if (before.timestamp === undefined || next.timestamp === undefined) return false;
  const elapsed = next.timestamp - before.timestamp;
  const grown = runtimeOf(next) - runtimeOf(before);
  return (
    next.jobs.every((job, index) => job.name === before.jobs[index]?.name) &&
    grown > 0 &&
    Math.abs(elapsed - grown) <= CLOCK_TOLERANCE
  );
}

/** Whether a report that was cut off before its first job may be the next interval of a run. */
function isBegun(before: Report, next: Report): boolean {
  const elapsed = (next.timestamp ?? 0) - (before.timestamp ?? 0);
  return (
    next.timestamp === undefined ||
    (elapsed >= -CLOCK_TOLERANCE && elapsed <= runtimeOf(before) + CLOCK_TOLERANCE)
  );
}

/** Seconds that the longest job of a report has run. */
function runtimeOf({ jobs }: Report): number {
  const all = jobs.flatMap(({ object }) =>
    FIO_DIRECTIONS.map((direction) => asNumber(asObject(object[direction])?.runtime) ?? 0),
  );
  return inBase(Math.max(0, ...all), MILLISECOND);
}

function measure(
  chain: Report[],
  source: SourceText,
  extraction: Extraction,
  failure: string | undefined,
): void {
  const last = chain.at(-1);
  if (!last) return;
  const isCut = last.document.brokenAt !== undefined;
  // What an interval showed is no result, where the report that ends the run is cut.
  if (isCut && chain.length > 1) return;
  if (last.jobs.length === 0) {
    extraction.notices.push(
      source.notice(
        'error',
        source.lineAt(last.document.start),
        'the report has no job',
        'give the output of a run that has ended',
      ),
    );
  }
  const found: JobMeasurement[] = [];
  const totals: Measurement[] = [];
  for (const [index, job] of last.jobs.entries()) {
    const measured = measureJob(job, last, source, failure);
    if (measured.length === 0) {
      extraction.notices.push(
        source.notice('warning', job.line, `job ${shown(job.name)} did nothing`, 'leave it out'),
      );
    }
    const isAlone = last.jobs.filter(({ group }) => group === job.group).length === 1;
    if (isAlone && !job.isTotal) withoutForeignLoad(job.name, job.options, job.object, measured);
    for (const measurement of measured) {
      if (chain.length > 1) {
        measurement.series = [
          ...intervalSeries(chain, index, measurement.direction),
          ...(measurement.series ?? []),
        ];
      }
      if (job.isTotal) totals.push(measurement);
      else found.push({ key: `${job.group} ${job.name}`, group: job.group, measurement });
    }
  }
  if (isCut) {
    // A sum without the copies that were cut off would be no figure of the run.
    extraction.measurements.push(...found.map(({ measurement }) => measurement), ...totals);
  } else if (totals.length > 0) {
    for (const { measurement } of found) measurement.scope = 'part';
    extraction.measurements.push(...found.map(({ measurement }) => measurement), ...totals);
  } else {
    extraction.measurements.push(...withSums(found));
  }
}

function measureJob(
  job: Job,
  report: Report,
  source: SourceText,
  failure: string | undefined,
): Measurement[] {
  const { object, options } = job;
  const error = asNumber(object.error) ?? 0;
  const pattern = options.unknown
    ? undefined
    : (options.rw ?? options.readwrite ?? 'read').split(':')[0];
  const engine = options.ioengine;
  const active = FIO_DIRECTIONS.filter((direction) => {
    const stats = asObject(object[direction]);
    return stats && ((asNumber(stats.io_bytes) ?? 0) > 0 || (asNumber(stats.iops) ?? 0) > 0);
  });
  const isMixed = active.includes('read') && active.includes('write');
  const { depth, warning } = effectiveDepth(
    engine,
    options.unknown ? undefined : (asNumber(options.iodepth) ?? 1),
  );
  const steady = steadyState(object);
  const directions = active.length === 0 && error !== 0 ? [directionOf(pattern)] : active;
  return directions.map((direction): Measurement => {
    const stats = asObject(object[direction]) ?? {};
    const warnings = warning === undefined ? [] : [warning];
    if (options.unknown) {
      warnings.push('the output has no options: pattern, block size and queue depth are not known');
    }
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
      read_share: readShare(
        pattern,
        asNumber(options.rwmixread) ?? 100 - (asNumber(options.rwmixwrite) ?? 50),
      ),
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

/** Bandwidth and operations of each interval: the difference of two reports, at its end in seconds. */
function intervalSeries(chain: Report[], job: number, direction: Direction): SeriesPoint[] {
  const points: SeriesPoint[] = [];
  let before = { bytes: 0, operations: 0, seconds: 0 };
  for (const { jobs, version } of chain) {
    const stats = asObject(jobs[job]?.object[direction]) ?? {};
    const now = {
      bytes: (asNumber(stats.io_bytes) ?? 0) * (isVersion2(stats, version) ? KIB : 1),
      operations: asNumber(stats.total_ios) ?? 0,
      seconds: inBase(asNumber(stats.runtime) ?? 0, MILLISECOND),
    };
    const seconds = now.seconds - before.seconds;
    if (seconds > 0) {
      const x = exact(now.seconds) ?? 0;
      const bandwidth = positive((now.bytes - before.bytes) / seconds);
      const iops = positive((now.operations - before.operations) / seconds);
      if (bandwidth)
        points.push({ metric: 'bandwidth_bytes_per_s', x_kind: 'second', x, value: bandwidth });
      if (iops) points.push({ metric: 'iops', x_kind: 'second', x, value: iops });
    }
    before = now;
  }
  return points;
}
