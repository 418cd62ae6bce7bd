/**
 * fio's JSON and json+, as `stat.c` and `json.c` of fio write them.
 * Units: fio 2.x counts `io_bytes` in KiB and times in microseconds, fio 3.x in bytes and nanoseconds.
 */
import {
  accessOf,
  effectiveDepth,
  FIO_DIRECTIONS,
  type JobMeasurement,
  MOST_JOBS,
  mixes,
  readShare,
  unusableBecause,
  withSums,
} from './fio.ts';
import type { Importer } from './importer.ts';
import {
  asArray,
  asNumber,
  asObject,
  asText,
  type JsonDocument,
  type JsonObject,
  jsonDocuments,
  type Offsets,
} from './json-text.ts';
import {
  type Direction,
  type Extraction,
  exact,
  latencyColumns,
  type Measurement,
  nothing,
  type Percentile,
  positive,
  type SeriesPoint,
} from './measurement.ts';
import { dayOf, fioSize } from './number.ts';
import { type SourceText, withoutFolder } from './source-text.ts';

const KIB = 1024;

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
}

type Options = Record<string, string>;

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const { documents, offsets } = jsonDocuments(source.text);
  const reports: Report[] = [];
  const seen = new Set<string>();
  for (const document of documents) {
    if (asText(document.value['fio version']) === undefined) continue;
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
  const failure = failureIn(source, documents[0]?.start ?? source.text.length);
  if (failure) {
    extraction.notices.push(
      source.notice('error', failure.line, failure.message, 'repeat the run without that error'),
    );
  }
  for (const chain of chainsOf(reports)) measure(chain, source, extraction, failure?.message);
  return extraction;
}

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

/** Errors that fio prints before its report; a run with them is no clean measurement. */
export function failureIn(
  source: SourceText,
  end: number,
): { line: number; message: string } | undefined {
  const last = source.lineAt(end);
  for (let index = 0; index < last && index < source.lines.length; index++) {
    const line = source.lines[index] ?? '';
    if (
      !/^\ufeff?(?:verify: bad |verify: .*failed|fio: io_u error |fio: .*verify failed)/.test(line)
    ) {
      continue;
    }
    return {
      line: index + 1,
      message: `the run failed: ${shown(line.split(' at file ')[0] ?? line)}`,
    };
  }
  return undefined;
}

function shown(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
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
    if (!object) return [];
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
  return milliseconds === undefined ? asNumber(value.timestamp) : milliseconds / 1000;
}

function optionsOf(value: unknown): Options {
  const object = asObject(value as JsonObject);
  return Object.fromEntries(
    Object.entries(object ?? {}).map(([key, option]) => [key, asText(option) ?? '']),
  );
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
  if (before.version !== next.version || before.jobs.length !== next.jobs.length) return false;
  if (before.timestamp === undefined || next.timestamp === undefined) return false;
  const elapsed = next.timestamp - before.timestamp;
  const grown = runtimeOf(next) - runtimeOf(before);
  return (
    before.jobs.every((job, index) => job.name === next.jobs[index]?.name) &&
    grown > 0 &&
    Math.abs(elapsed - grown) <= CLOCK_TOLERANCE
  );
}

/** Seconds that the longest job of a report has run. */
function runtimeOf({ jobs }: Report): number {
  const all = jobs.flatMap(({ object }) =>
    FIO_DIRECTIONS.map((direction) => asNumber(asObject(object[direction])?.runtime) ?? 0),
  );
  return Math.max(0, ...all) / 1000;
}

function measure(
  chain: Report[],
  source: SourceText,
  extraction: Extraction,
  failure: string | undefined,
): void {
  const last = chain.at(-1);
  if (!last) return;
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
  if (totals.length > 0) {
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
      scope: 'whole',
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
  const entries = jobs.filter(({ name, group }) => name === job.name && group === job.group).length;
  return entries > 1 ? 1 : wanted;
}

/** Block size from the options, held against bytes per operation. */
function blockOf(
  options: Options,
  stats: JsonObject,
  direction: Direction,
  warnings: string[],
): Pick<Measurement, 'block_size' | 'block_split'> {
  if (options.unknown) return {};
  const kbBase = asNumber(options.kb_base) ?? 1024;
  const split = ofDirection(options.bssplit, direction)?.split(':') ?? [];
  if (split.length > 1) return { block_split: blockSplit(split, kbBase) };
  const size = ofDirection(options.bs ?? options.blocksize ?? split[0]?.split('/')[0], direction);
  const range =
    options.bsrange ?? options.blocksize_range ?? (size?.includes('-') ? size : undefined);
  if (range) {
    warnings.push(`requests of several sizes: ${shown(range)}`);
    return {};
  }
  const stated = fioSize(size ?? '4k', kbBase);
  const bytes = asNumber(stats.io_bytes);
  const operations = asNumber(stats.total_ios);
  if (stated && bytes && operations && stats.io_kbytes !== undefined) {
    const actual = bytes / operations;
    if (Math.abs(actual / stated - 1) > 0.02 && (asNumber(stats.short_ios) ?? 0) === 0) {
      warnings.push(
        `the options say ${stated} bytes per request, the counts ${Math.round(actual)}: the block size is left out`,
      );
      return {};
    }
  }
  return { block_size: stated };
}

/** "4k,8k,16k" are the sizes of reads, writes and trims; one holds for all, two for reads and others. */
function ofDirection(text: string | undefined, direction: Direction): string | undefined {
  const parts = text?.split(',') ?? [];
  const index = FIO_DIRECTIONS.indexOf(direction);
  return parts[Math.min(index === 3 ? 0 : index, parts.length - 1)];
}

/** Sizes and shares; shares that are left out divide what remains. */
function blockSplit(entries: string[], kbBase: number): string | undefined {
  const parsed = entries.slice(0, 64).map((entry) => {
    const [size, share = ''] = entry.split('/');
    return { bytes: fioSize(size, kbBase), share: share === '' ? undefined : asNumber(share) };
  });
  if (parsed.some(({ bytes }) => bytes === undefined)) return undefined;
  const stated = parsed.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const open = parsed.filter(({ share }) => share === undefined).length;
  return parsed
    .map(({ bytes, share }) => `${bytes}/${share ?? exact((100 - stated) / open)}`)
    .join(':');
}

/** Bandwidth, operations and latencies of one direction. */
function figuresOf(stats: JsonObject, version: string, warnings: string[]): Partial<Measurement> {
  const isOld = isVersion2(stats, version);
  const bytes = multiplied(asNumber(stats.io_bytes), isOld ? KIB : 1);
  const seconds = multiplied(asNumber(stats.runtime), 1e-3);
  const counted = bytes && seconds ? bytes / seconds : undefined;
  const stated = asNumber(stats.bw_bytes) ?? multiplied(asNumber(stats.bw), KIB);
  // Bytes over time is the finest; bw_bytes is that in whole bytes, bw in whole KiB.
  const bandwidth = asNumber(stats.bw_bytes) ? stated : (counted ?? stated);
  if (counted && stated && Math.abs(stated / counted - 1) > 0.01) {
    warnings.push(
      `bytes over runtime make ${Math.round(counted)} B/s, fio states ${Math.round(stated)} B/s`,
    );
  }
  const samples = asNumber(stats.iops_samples) ?? 2;
  return {
    duration: positive(seconds),
    bandwidth: positive(bandwidth),
    iops: positive(asNumber(stats.iops)),
    ...latenciesOf(stats),
    iops_stdev: samples > 1 ? positive(asNumber(stats.iops_stddev)) : undefined,
    bandwidth_stdev: samples > 1 ? positive(asNumber(stats.bw_dev), KIB) : undefined,
  };
}

/** By what the entry holds, because a version may be missing or of a fork. */
function isVersion2(stats: JsonObject, version: string): boolean {
  if (stats.clat_ns !== undefined || stats.lat_ns !== undefined) return false;
  if (stats.clat !== undefined || stats.lat !== undefined) return true;
  return /^[12]\./.test(version);
}

/** Latencies of one kind: the kind that the percentiles are of, else that of the total. */
function latenciesOf(stats: JsonObject): Partial<Measurement> {
  const inNanoseconds =
    asObject(stats.lat_ns) !== undefined || asObject(stats.clat_ns) !== undefined;
  const perUnit = inNanoseconds ? 1e-9 : 1e-6;
  const total = asObject(inNanoseconds ? stats.lat_ns : stats.lat);
  const completion = asObject(inNanoseconds ? stats.clat_ns : stats.clat);
  const ofTotal = percentilesOf(total, perUnit);
  const ofCompletion = percentilesOf(completion, perUnit);
  const isTotal = ofCompletion.length === 0 && (ofTotal.length > 0 || !isMeasured(completion));
  const chosen = isTotal ? total : completion;
  const percentiles = isTotal ? ofTotal : ofCompletion;
  if (!isMeasured(chosen)) return {};
  return {
    latency_kind: isTotal ? 'total' : 'completion',
    latency_mean: positive(asNumber(chosen?.mean), perUnit),
    latency_min: positive(asNumber(chosen?.min), perUnit),
    latency_max: positive(asNumber(chosen?.max), perUnit),
    latency_stdev: positive(asNumber(chosen?.stddev), perUnit),
    latency_total_mean: isTotal ? undefined : positive(asNumber(total?.mean), perUnit),
    ...latencyColumns(percentiles),
    percentiles: percentiles.length > 0 ? percentiles : undefined,
  };
}

function isMeasured(latency: JsonObject | undefined): boolean {
  return latency !== undefined && (asNumber(latency.max) ?? 0) > 0;
}

function percentilesOf(latency: JsonObject | undefined, perUnit: number): Percentile[] {
  return Object.entries(asObject(latency?.percentile) ?? {}).flatMap(([key, value]) => {
    const percentile = Number(key);
    const time = asNumber(value);
    // 2.x fills its list of twenty with zeros.
    if (!(percentile > 0 && percentile <= 100) || time === undefined || time <= 0) return [];
    const latencySeconds = exact(time * perUnit);
    return latencySeconds === undefined ? [] : [{ percentile, latency: latencySeconds }];
  });
}

function multiplied(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}

/** Bytes that all copies of a job touch: a file that is named is shared, others are one per copy. */
function testSize(options: Options): number | undefined {
  const size = fioSize(options.size ?? options.filesize, asNumber(options.kb_base) ?? 1024);
  const copies = options.filename ? 1 : (asNumber(options.numjobs) ?? 1);
  return size && size > 0 && copies > 0 ? size * copies : undefined;
}

/** Options that name files, folders, computers or what the job is called. */
const PRIVATE =
  /^(?:name|filename|directory|description|hostname|unknown|.*_log|.*_file|.*script|ioscheduler|exec_.*|opendir|lockfile|filename_format)$/;

/** The job as options, without names of files and computers. */
function commandOf(options: Options): string | undefined {
  if (options.unknown) return undefined;
  const words = Object.entries(options)
    .filter(([key]) => /^[a-z0-9_]+$/.test(key) && !PRIVATE.test(key))
    .map(([key, value]) => (value === '' ? `--${key}` : `--${key}=${value}`));
  return words.length > 0 ? `fio ${words.join(' ')}` : undefined;
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
      seconds: (asNumber(stats.runtime) ?? 0) / 1000,
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
