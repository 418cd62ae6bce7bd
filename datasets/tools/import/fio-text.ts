/** fio's normal output, made for people: rounded figures, which the counts below them make exact. */

import {
  type Direction,
  type Extraction,
  exact,
  latencyColumns,
  type Measurement,
  type Notice,
  nothing,
  type Percentile,
  positive,
} from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { bytesPer, dayOf, fioSize, rounded, secondsPer } from '../text/number.ts';
import { MILLISECOND } from '../text/units.ts';
import {
  accessOf,
  effectiveDepth,
  failureIn,
  flushOf,
  isSameRun,
  type JobMeasurement,
  MOST_JOBS,
  mixes,
  READ_BACK,
  ROUNDING,
  unusableBecause,
  verifies,
  withSums,
} from './fio.ts';
import { fioJson } from './fio-json.ts';
import { hasLine, type Importer } from './importer.ts';

const HEADER = /^\ufeff?(.{1,200}?): \(g=([0-9]+)\): rw=([a-z]+)(?![a-z]),? ?(.*)$/;
const JOB = /^(.{1,200}?): \(groupid=([0-9]+), jobs=([0-9]+)\): err= ?([0-9]+)(?![0-9])(.*)$/;
const FIGURES = /^ {1,4}(read|write|trim|mixed) ?: (.*)$/;
const LATENCY = /^ {1,6}(slat|clat|lat|sync) \((nsec|usec|msec|sec)\): ?(min=.*)$/;
const PERCENTILES = /^ {1,6}(slat|clat|lat|sync) percentiles \((nsec|usec|msec|sec)\):/;
const SAMPLES = /^ {1,6}(bw|iops) .*stdev= ?([0-9.]+), samples= ?([0-9]+)/;
const BANDWIDTH_UNIT = /^ {1,6}bw \( *([kKMG]?)(i?)B *(?:\/s)?\)/;
const ISSUED = /issued +(?:rwts?|r\/w\/d)? ?: total=(?:r=)?([0-9]+)[,/](?:w=)?([0-9]+)(?:[,/](?:d=)?([0-9]+))?/;

export const fioText: Importer = {
  tool: 'fio',
  reads: 'fio, normal text output (2.x, 3.x)',
  recognises: (source) => hasLine(source, HEADER, ': (g=') || hasLine(source, JOB, ': (groupid='),
  read,
};

/** What the line at the start of a run says about a job. */
interface Load {
  pattern: string;
  engine: string | undefined;
  depth: number | undefined;
  /** Bytes per request of reads, writes and trims; nothing where they vary. */
  blocks: (number | undefined)[];
}

interface JobText {
  name: string;
  group: string;
  line: number;
  jobs: number;
  error: number;
  process: string | undefined;
  measuredOn: string | undefined;
  directions: DirectionText[];
  /** Requests of reads, writes and trims. */
  issued: (number | undefined)[];
  /** The line of the requests, the last with figures of a job, has been read to its end. */
  isComplete: boolean;
}

interface DirectionText {
  direction: Direction;
  figures: string;
  latencies: Map<string, { unit: number; stats: string }>;
  /** By their kind: slat, clat, lat. */
  percentiles: Map<string, Percentile[]>;
  bandwidthStdev: number | undefined;
  iopsStdev: number | undefined;
}

/** One start of fio: the loads that it announces, then a report, or one at each interval and the last. */
interface Run {
  /** Index of the line from which on messages belong to this run. */
  start: number;
  version: string | undefined;
  loads: NamedLoad[];
  reports: Report[];
}

interface NamedLoad extends Load {
  name: string;
  group: string;
  /** Dots below its line stand for more copies of it. */
  isMany: boolean;
}

interface Report {
  jobs: JobText[];
  /** The summary below the jobs has begun: no job is missing. */
  isSummed: boolean;
  /** The summary has a line with its times: nothing is missing. */
  isWhole: boolean;
}

/** Bytes of the smallest block that drives have. */
const SECTOR = 512;

/** Where a report ends, and its last line for each group that moved data. */
const SUMMARY = /^Run status group [0-9]+ \(all jobs\):/;
/** Mail programs break the line before it. */
const SUMMARY_TIMES = /\b(?:run|maxt)=(?:[0-9]+-)?[0-9]+ ?msec/;
/** A job's first line that is cut before its end. */
const JOB_BEGUN = /^.{1,200}?: \(groupid=/;

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const runs = runsIn(source, extraction);
  // fio can write the same run in both forms into one file: the JSON says more.
  const known = fioJson.recognises(source) ? fioJson.read(source).measurements : [];
  const names = new Set(known.map(({ job }) => job));
  for (const [index, run] of runs.entries()) {
    // Where a job fails, fio announces the loads before the JSON that has their results.
    if (run.reports.length === 0 && run.loads.every(({ name }) => names.has(name))) continue;
    const measurements = measurementsOf(run, index, runs[index + 1]?.start, source, extraction);
    extraction.measurements = extraction.measurements.concat(
      measurements.filter((measurement) => !known.some((other) => isSameRun(measurement, other))),
    );
  }
  const total = extraction.measurements.findLast(({ job }) => job === ALL_CLIENTS);
  for (const measurement of extraction.measurements) {
    if (total && measurement.job !== ALL_CLIENTS && measurement.line < total.line) measurement.scope = 'part';
  }
  return extraction;
}

/** As fio calls what it adds up of its clients. */
const ALL_CLIENTS = 'All clients';

/** Cuts the text into runs and their reports before any figure is looked at. */
function runsIn(source: SourceText, { notices }: Extraction): Run[] {
  const reader = new RunReader();
  for (const [index, line] of source.lines.entries()) {
    // The expressions of a job look far into each line of another tool.
    const isOfJob = line.includes(': (g');
    if (reader.readLoad(line, index, isOfJob)) continue;
    const job = isOfJob ? JOB.exec(line) : null;
    if (job && reader.jobs === MOST_JOBS) {
      const message = `more than ${MOST_JOBS} jobs; those before were read`;
      notices.push(source.notice('error', index + 1, message, 'give the output of one run'));
      break;
    }
    if (job) reader.addJob(jobOf(job, index));
    else reader.readResult(line, index, isOfJob, index + 1 < source.lines.length);
  }
  return reader.runs;
}

class RunReader {
  readonly runs: Run[] = [];
  jobs = 0;
  /** Seconds of the percentiles that follow. */
  #unit = 1;
  /** Index behind the last summary. */
  #end = 0;

  #begin(start: number): Run {
    const run: Run = { start, version: undefined, loads: [], reports: [] };
    this.runs.push(run);
    return run;
  }

  /** Whether the line announces a load or the version, which a run does in this order and before its first result. */
  readLoad(line: string, index: number, isOfJob: boolean): boolean {
    const header = isOfJob ? HEADER.exec(line) : null;
    const version = header ? undefined : /^fio-([0-9][0-9A-Za-z.-]*)\s*$/.exec(line)?.[1];
    const last = this.runs.at(-1);
    const announced = last?.loads.at(-1);
    if (announced && line === '...') announced.isMany = true;
    if (!header && !version) return false;
    const isOpen = last && last.version === undefined && last.reports.length === 0;
    const run = isOpen ? last : this.#begin(index);
    run.version = version;
    if (header) {
      const [, name = '', group = '', pattern = '', rest = ''] = header;
      run.loads.push({ name, group, isMany: false, ...loadOf(pattern, rest) });
    }
    return true;
  }

  addJob(job: JobText): void {
    this.jobs++;
    const run = this.runs.at(-1);
    const last = run?.reports.at(-1);
    if (last && !last.isSummed) {
      last.jobs.push(job);
      return;
    }
    // Without the lines before a run its processes tell: an interval has those of the one before.
    const process = last?.jobs.find(({ name }) => name === job.name)?.process;
    const isOfRun = run && (!last || job.process === undefined || job.process === process);
    (isOfRun ? run : this.#begin(this.#end)).reports.push({ jobs: [job], isSummed: false, isWhole: false });
  }

  /** A line below the first one of a job. */
  readResult(line: string, index: number, isOfJob: boolean, isLineWhole: boolean): void {
    const reports = this.runs.at(-1)?.reports;
    const report = reports?.at(-1);
    if (!reports || !report) return;
    if (SUMMARY.test(line)) {
      report.isSummed = true;
      report.isWhole = false;
      this.#end = index + 1;
    } else if (isOfJob && JOB_BEGUN.test(line)) {
      if (report.isSummed) reports.push({ jobs: [], isSummed: false, isWhole: false });
    } else if (report.isSummed) {
      if (SUMMARY_TIMES.test(line)) report.isWhole = true;
    } else {
      const job = report.jobs.at(-1);
      if (job) this.#unit = readJobLine(line, job, this.#unit, isLineWhole);
    }
  }
}

const jobOf = ([, name = '', group = '', count, error, rest]: RegExpExecArray, index: number): JobText => ({
  name,
  group,
  line: index + 1,
  jobs: Number(count),
  error: Number(error),
  process: /\bpid=([0-9]+):/.exec(rest ?? '')?.[1],
  measuredOn: dayOf(rest),
  directions: [],
  issued: [],
  isComplete: false,
});

/** Takes what a line below a job's first one says; gives back the unit of the percentiles. */
function readJobLine(line: string, job: JobText, unit: number, isLineWhole: boolean): number {
  const issued = ISSUED.exec(line);
  if (issued) {
    job.issued = issued.slice(1).map((count) => (count ? Number(count) : undefined));
    job.isComplete = isLineWhole;
    return unit;
  }
  const figures = FIGURES.exec(line);
  if (figures) {
    job.directions.push({
      direction: figures[1] as Direction,
      figures: figures[2] ?? '',
      latencies: new Map(),
      percentiles: new Map(),
      bandwidthStdev: undefined,
      iopsStdev: undefined,
    });
    return unit;
  }
  const direction = job.directions.at(-1);
  return direction ? readDetail(line, direction, unit) : unit;
}

/** What the last report of a run says: those of its intervals before are states on the way there. */
function measurementsOf(
  run: Run,
  number: number,
  end: number | undefined,
  source: SourceText,
  { notices }: Extraction,
): Measurement[] {
  const failure = failureIn(source, end ?? source.lines.length, run.start);
  if (failure) notices.push(source.notice('error', failure.line, failure.message, 'repeat the run without that error'));
  const report = run.reports.at(-1);
  if (!report) {
    const message = 'the output has no result of a job';
    notices.push(source.notice('error', run.start + 1, message, 'give the output of a finished run'));
    return [];
  }
  const last = report.jobs.at(-1);
  const hasMoved = report.jobs.some(({ directions }) => directions.length > 0);
  // What fio adds up of its clients stands behind the summary of the last of them, and has none of its own.
  const isTotal = report.jobs.length === 1 && last?.name === ALL_CLIENTS && last.isComplete;
  const isAll = report.isSummed || isTotal;
  if (!isTotal && (!report.isSummed || (hasMoved && !report.isWhole))) {
    const message = 'the summary after the last job is missing; the output may be cut off';
    const fix = 'give the complete output; jobs that are complete were read';
    notices.push(source.notice('error', last?.line ?? source.lines.length, message, fix));
  }
  // What an interval showed is no result, where the report that ends the run is cut.
  if (!isTotal && !report.isWhole && run.reports.length > 1) return [];
  const jobMeasurements: JobMeasurement[] = [];
  const flushes: Measurement[] = [];
  const matches = matchesOf(run, report, isAll);
  for (const job of report.jobs.filter(({ isComplete }) => isAll || isComplete)) {
    const match = matches.get(job) ?? { load: undefined, isMany: true, copies: 1 };
    const isUnlike = addsUnlike(job, report, run);
    const load = isUnlike ? undefined : match.load;
    const ofJob = job.directions.flatMap(
      (direction) => measure(job, direction, load, match.copies, run.version, source, failure?.message) ?? [],
    );
    for (const measurement of isUnlike ? ofJob : []) {
      Object.assign(measurement, { jobs: undefined, warnings: [UNLIKE] });
    }
    const [first] = ofJob;
    if (!first) notices.push(emptyJob(job, source));
    const sync = job.directions.findLast(({ latencies }) => latencies.has('sync'));
    if (first && sync) flushes.push(flushOf(first, latenciesIn(sync, 'sync')));
    const group = `${number} ${job.group}`;
    const key = `${group} ${job.name} ${JSON.stringify(load)}`;
    jobMeasurements.push(...ofJob.map((measurement) => ({ key, group, measurement })));
    if (isAll || !match.isMany) continue;
    // A sum without the copies that were cut off would be no figure of the run.
    for (const measurement of ofJob) measurement.scope = 'part';
  }
  return [...(isAll ? withSums(jobMeasurements) : jobMeasurements.map(({ measurement }) => measurement)), ...flushes];
}

function emptyJob({ name, error, line }: JobText, source: SourceText): Notice {
  const job = name.slice(0, 80);
  const message = error === 0 ? `job ${job} has no figures` : `job ${job} ended with error ${error}`;
  return source.notice(error === 0 ? 'warning' : 'error', line, message, 'repeat the run');
}

/** For each result of a report, the load that was announced for it. */
function matchesOf(run: Run, report: Report, isAll: boolean): Map<JobText, Matched> {
  const announced = Map.groupBy(run.loads, nameOf);
  const matches = [...Map.groupBy(report.jobs, nameOf)].flatMap(([name, siblings]) =>
    loadsFor(announced.get(name) ?? [], siblings, isAll),
  );
  return new Map(matches.map((match) => [match.job, match]));
}

const UNLIKE =
  'several unlike jobs stand in one result: pattern, block size and queue depth are left out; run them without group_reporting';

/** Whether a result adds unlike jobs up: with group_reporting a group has one, named after its first job. */
function addsUnlike(job: JobText, report: Report, run: Run): boolean {
  const results = report.jobs.filter(({ group }) => group === job.group);
  if (job.jobs < 2 || results.length !== 1) return false;
  const announced = run.loads.filter(({ group }) => group === job.group);
  const loads = announced.map(({ name, group, isMany, ...load }) => JSON.stringify(load));
  return new Set(loads).size > 1;
}

const nameOf = ({ name, group }: { name: string; group: string }): string => `${group} ${name}`;

interface Matched {
  job: JobText;
  load: Load | undefined;
  /** Whether other copies of it ran, or may have run where the report is cut off. */
  isMany: boolean;
  /** How many results have its name. */
  copies: number;
}

/**
 * The loads of the results of one name, `siblings`. They may be unlike: they then come in the order
 * in which they were announced.
 */
function loadsFor(announced: NamedLoad[], siblings: JobText[], isAll: boolean): Matched[] {
  const loads = announced.map(({ pattern, engine, depth, blocks }): Load => ({ pattern, engine, depth, blocks }));
  const isRepeated = announced.some(({ isMany }) => isMany);
  const [first] = loads;
  const isAlike = new Set(loads.map((load) => JSON.stringify(load))).size <= 1;
  const isInOrder = !isRepeated && (!isAll || loads.length === siblings.length);
  return siblings.map((job, index) => ({
    job,
    load: isAlike ? first : isInOrder ? loads[index] : undefined,
    isMany: isAlike ? isRepeated || loads.length !== 1 || siblings.length > 1 : !isInOrder,
    copies: siblings.length,
  }));
}

function loadOf(pattern: string, rest: string): Load {
  const block = /\bbs=(.*?)(?:, (?:io|mem)|$)/.exec(rest)?.[1] ?? '';
  const sizes = block.includes('(')
    ? [...block.matchAll(/\([RWT]\) ([^,]+)/g)].map(([, size]) => size ?? '')
    : block.split(/[/,]/);
  return {
    pattern,
    engine: /\bioengine=([a-z_0-9:-]+)/.exec(rest)?.[1],
    depth: rounded(/\biodepth=([0-9]+)/.exec(rest)?.[1]),
    blocks: sizes.map((size) => {
      const [low = '', high] = size.split('-');
      return low.trim() === (high ?? low).trim() ? blockOf(low.trim()) : undefined;
    }),
  };
}

/** 3.x writes 64.0KiB for what the option calls 64k, or 64.0kB where its k is 1000; 2.x writes 64K. */
function blockOf(text: string): number | undefined {
  const [, digits, unit = ''] = /^([0-9.]{1,10})([kKMG]i?B)$/.exec(text) ?? [];
  const isStandard = unit.includes('i') || unit.startsWith('k');
  if (digits === undefined || !isStandard) return fioSize(text);
  const bytes = Number(digits) * (bytesPer(unit) ?? Number.NaN);
  // Three digits are printed, so that 9.77KiB may be 10000 bytes: a size that is no number of sectors was rounded.
  return bytes % SECTOR === 0 ? bytes : undefined;
}

/** Reads one line below the figures of a direction; the unit of a list of percentiles stays on. */
function readDetail(line: string, into: DirectionText, unit: number): number {
  const latency = LATENCY.exec(line);
  if (latency) {
    into.latencies.set(latency[1] ?? '', { unit: secondsPer(latency[2] ?? '') ?? 1, stats: latency[3] ?? '' });
    return unit;
  }
  const percentiles = PERCENTILES.exec(line);
  if (percentiles) {
    into.percentiles.set(percentiles[1] ?? '', []);
    return secondsPer(percentiles[2] ?? '') ?? 1;
  }
  if (/^ +\| *[0-9.]+th=/.test(line)) {
    const list = [...into.percentiles.values()].at(-1);
    for (const [, percentile, time] of line.matchAll(/([0-9.]{1,12})th=\[ *([0-9]{1,18})\]/g)) {
      const seconds = positive(Number(time), unit);
      if (seconds) list?.push({ percentile: Number(percentile), latency: seconds });
    }
    return unit;
  }
  const [, quantity, stdev, samples] = SAMPLES.exec(line) ?? [];
  if (quantity && Number(samples) > 1) {
    if (quantity === 'iops') into.iopsStdev = positive(Number(stdev));
    else {
      const [, prefix = 'K', i] = BANDWIDTH_UNIT.exec(line) ?? [];
      // 3.x writes kB for 1000 bytes, 2.x writes KB for 1024.
      const scale = bytesPer(prefix === 'k' && i === '' ? 'kB' : `${prefix}iB`) ?? 1;
      into.bandwidthStdev = positive(Number(stdev), scale);
    }
  }
  return unit;
}

const BANDWIDTH =
  /\b(?:BW|bw)=([0-9.]{1,20}) ?([kKMGT]?i?)(?:(B|bit)\/s)?( \(([0-9.]{1,20})([kKMGT]?i?)(?:(?:B|bit)\/s)?\)\()?/;

const lastDigit = (digits: string): number => 10 ** -(digits.split('.')[1]?.length ?? 0);

/** Whether a rate in both kinds of units is two rates: builds around 2.17 print 35.1GiB/s (38.6GB/s) for 35.9 GiB/s. */
function isTwoRates([digits, unit]: readonly string[], [others, other]: readonly string[]): boolean {
  const [one, two] = [bytesPer(`${unit}B`), bytesPer(`${other}B`)];
  if (!digits || !others || !one || !two) return false;
  return Math.abs(Number(digits) * one - Number(others) * two) > lastDigit(digits) * one + lastDigit(others) * two;
}

/** "IOPS=344k, BW=1343MiB/s (1408MB/s)(4096MiB/3050msec)" of 3.x, "io=…, bw=…, iops=…, runtime=…" of 2.x. */
export function printedFigures(text: string): {
  bandwidth: number | undefined;
  iops: number | undefined;
  duration: number | undefined;
} {
  const [, digits = '', unit, named, other, otherDigits = '', otherUnit = ''] = BANDWIDTH.exec(text) ?? [];
  const isUnclear = isTwoRates([digits, unit ?? ''], [otherDigits, otherUnit]);
  // Of all clients together 3.x writes 147Mi (154M), which are bytes.
  const measure = named ?? (other === undefined ? '' : 'B');
  // 3.x states it in both kinds of units, which are then what they say; 2.x writes MB for MiB.
  const bytes = unit === undefined ? undefined : bytesPer(`${unit}B`);
  const isBinary = unit !== undefined && other === undefined && /^[KMGT]$/.test(unit);
  const perUnit = isBinary ? bytesPer(`${unit}iB`) : bytes;
  const scale = perUnit === undefined || measure === '' ? undefined : measure === 'B' ? perUnit : perUnit / 8;
  const iops = rounded(/\b(?:IOPS|iops)=([0-9.]{1,20}[kKMGT]?)/.exec(text)?.[1]);
  // 1.x and 2.x write runt=, some builds of 2.x runtime=.
  const [, time] = /(?:\/|\brunt(?:ime)?= *)([0-9]{1,12}) ?msec/.exec(text) ?? [];
  return {
    bandwidth: digits && scale && !isUnclear ? positive(Number(digits), scale) : undefined,
    iops,
    duration: time ? positive(Number(time), MILLISECOND) : undefined,
  };
}

function measure(
  job: JobText,
  text: DirectionText,
  load: Load | undefined,
  siblings: number,
  version: string | undefined,
  source: SourceText,
  failure: string | undefined,
): Measurement | undefined {
  const printed = printedFigures(text.figures);
  if (!printed.bandwidth && !printed.iops) return undefined;
  const isReadBack = text.direction !== 'mixed' && verifies(load?.pattern, job.directions.some(isRead) ? '1' : '0');
  const isMixed = !isReadBack && (job.directions.length > 1 || text.direction === 'mixed');
  const index = ['read', 'write', 'trim'].indexOf(text.direction);
  const block = load?.blocks[Math.min(Math.max(index, 0), load.blocks.length - 1)];
  const { depth, warning } = effectiveDepth(load?.engine, load?.depth);
  const figures = refined(printed, job.issued[index], block);
  const warnings = warning === undefined ? [] : [warning];
  if (isReadBack && isRead(text)) warnings.push(READ_BACK);
  if (!load) warnings.push('the line with the load is missing: pattern and block size are unknown');
  return {
    tool: 'fio',
    tool_version: version,
    file: source.name,
    line: job.line,
    job: job.name,
    scope: 'whole',
    direction: text.direction,
    duplex: isMixed ? 'two_way' : 'one_way',
    pattern: load?.pattern,
    access: accessOf(load?.pattern),
    // The output does not state the mix; only a pure load tells.
    read_share: mixes(load?.pattern)
      ? mixOf(job)
      : text.direction === 'read'
        ? 1
        : text.direction === 'write'
          ? 0
          : undefined,
    block_size: block,
    queue_depth: depth,
    jobs: siblings > 1 ? 1 : job.jobs,
    duration: printed.duration,
    bandwidth: figures.bandwidth,
    iops: figures.iops,
    ...latenciesOf(text),
    iops_stdev: text.iopsStdev,
    bandwidth_stdev: text.bandwidthStdev,
    engine: load?.engine,
    direct: 'unknown',
    measured_on: job.measuredOn,
    precision: figures.isExact ? 'exact' : 'approximate',
    error: job.error,
    unusable: unusableBecause(load?.engine, job.error, failure),
    warnings,
  };
}

const isRead = ({ direction }: DirectionText): boolean => direction === 'read';

/** Share of reads as counted, in whole percent: near enough to the option to name the load. */
function mixOf({ issued: [reads, writes] }: JobText): number | undefined {
  if (reads === undefined || writes === undefined || reads + writes === 0) return undefined;
  return Math.round((100 * reads) / (reads + writes)) / 100;
}

/** Requests issued over the runtime, where that agrees with the rounded figures. */
function refined(
  printed: { bandwidth: number | undefined; iops: number | undefined; duration: number | undefined },
  issued: number | undefined,
  block: number | undefined,
): { bandwidth: number | undefined; iops: number | undefined; isExact: boolean } {
  if (issued && printed.duration && printed.iops && block) {
    const iops = issued / printed.duration;
    const bandwidth = iops * block;
    const agrees = (value: number, rough: number) => Math.abs(value / rough - 1) < ROUNDING;
    if (agrees(iops, printed.iops) && agrees(bandwidth, printed.bandwidth ?? bandwidth)) {
      return { bandwidth: exact(bandwidth), iops: exact(iops), isExact: true };
    }
  }
  return { bandwidth: printed.bandwidth, iops: printed.iops, isExact: false };
}

function latenciesOf(text: DirectionText): Partial<Measurement> {
  // As in JSON: completion goes before the total where both were asked for; submission is no answer of the drive.
  const kind =
    ['clat', 'lat'].find((name) => text.percentiles.has(name)) ?? (text.latencies.has('clat') ? 'clat' : 'lat');
  const total = text.latencies.get('lat');
  if (!text.latencies.has(kind)) return {};
  return {
    ...latenciesIn(text, kind),
    latency_kind: kind === 'lat' ? 'total' : 'completion',
    latency_total_mean: kind === 'lat' || !total ? undefined : timeIn(total, 'avg'),
  };
}

/** Times of one kind: slat, clat, lat, or sync of flushes. */
function latenciesIn(text: DirectionText, kind: string): Partial<Measurement> {
  const percentiles = text.percentiles.get(kind) ?? [];
  const chosen = text.latencies.get(kind);
  if (!chosen) return {};
  return {
    latency_mean: timeIn(chosen, 'avg'),
    latency_min: timeIn(chosen, 'min'),
    latency_max: timeIn(chosen, 'max'),
    latency_stdev: timeIn(chosen, 'stdev'),
    ...latencyColumns(percentiles),
    percentiles: percentiles.length > 0 ? percentiles : undefined,
  };
}

function timeIn({ unit, stats }: { unit: number; stats: string }, name: string): number | undefined {
  const text = new RegExp(`\\b${name}= *([0-9.]{1,20}[kKMGT]?)`).exec(stats)?.[1];
  return positive(rounded(text), unit);
}
