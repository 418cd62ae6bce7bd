import { allOf } from '../language/list.ts';
import { type Extraction, type Measurement, type Notice, nothing } from '../readers/measurement.ts';
import { decode, type InputFile, SourceText } from '../readers/source-text.ts';
import { importers } from './catalog.ts';
import { detach } from './detach.ts';
import { passedOver } from './ignored-lines.ts';
import type { Importer } from './importer.ts';
import { unreadTool } from './unread-tools.ts';

/**
 * Takes what it can out of the files: measurements, facts about the set-up, and a notice for
 * everything that it could not take. One file may hold the output of several tools.
 * `tool` restricts the search to one of `tools`; touches no file system and throws nothing.
 */
export function recognise(files: readonly InputFile[], tool?: string): Extraction {
  const extraction = nothing();
  for (const file of files) {
    const source = decode(file);
    if (!(source instanceof SourceText)) {
      extraction.notices.push(file.isFound ? skipped(source) : source);
      continue;
    }
    const known = importers.filter((importer) => importer.recognises(source));
    const fitting = known.filter((importer) => tool === undefined || importer.tool === tool);
    if (fitting.length === 0) {
      const notice = unknown(source, tool, known);
      extraction.notices.push(file.isFound ? skipped(notice) : notice);
    }
    // One run may stand there in several forms, of which one is read.
    const extractions = fitting.map((importer) => ofItsRuns(importer, looked(importer, source)));
    const isSilent = extractions.every(({ measurements, facts }) => measurements.length + facts.length === 0);
    for (const item of extractions) {
      if (isSilent) sayNothing(item, source);
      // Not by push(...): an argument list has room for some tens of thousands.
      extraction.measurements = extraction.measurements.concat(item.measurements);
      extraction.facts = extraction.facts.concat(item.facts);
      extraction.notices = extraction.notices.concat(item.notices);
    }
  }
  return extraction;
}

/** Facts that stand in the output of a benchmark are of its runs. */
function ofItsRuns({ tool }: Importer, extraction: Extraction): Extraction {
  if (extraction.measurements.length > 0) for (const fact of extraction.facts) fact.tool = tool;
  return extraction;
}

/** What is wrong with a file that nothing reads, or not what was asked for. */
function unknown(source: SourceText, tool: string | undefined, known: Importer[]): Notice {
  const [actual] = known;
  if (tool !== undefined && actual) {
    return source.notice(
      'error',
      1,
      `this is not output of ${tool} but of ${allOf(known.map(({ reads }) => reads))}`,
      `name the tool ${actual.tool}, or auto`,
    );
  }
  const other = unreadTool(source);
  if (other) {
    const fix = 'give the output of a benchmark of drives or links';
    return source.notice('error', 1, `this is output of ${other.name}, which is not read: ${other.reason}`, fix);
  }
  const message = tool === undefined ? 'this is not the output of a known tool' : `this is not output of ${tool}`;
  return source.notice('error', 1, message, `give one of: ${importers.map(({ reads }) => reads).join('; ')}`);
}

/** A folder holds other files, too. */
function skipped(notice: Notice): Notice {
  const { file, line, message } = notice;
  const fix = 'nothing to do if that is right; name the file itself to see what is expected';
  return { level: 'warning', file, line, message: `skipped: ${message}`, fix };
}

/** The end of a fix that says what was read nevertheless. */
const REST = /; [a-z ]{4,40} were read$/;

/** More than anybody reads; the rest is counted. */
const MOST_NOTICES = 1000;

/** What an importer found, without numbers that no measurement can have; lines are those of the cleaned text. */
export function extractionOf(importer: Importer, source: SourceText): Extraction {
  const extraction = importer.read(source);
  for (const measurement of extraction.measurements) {
    removeImpossible(measurement);
    removeDisordered(measurement);
  }
  // What a fix says of the rest holds only where there is a rest.
  if (extraction.measurements.length === 0) {
    for (const notice of extraction.notices) notice.fix = notice.fix.replace(REST, '');
  }
  detach(extraction);
  return extraction;
}

/** The same as somebody looks at it who gave the file: it says so when there is nothing, and counts the file's own lines. */
export function readWith(importer: Importer, source: SourceText): Extraction {
  const extraction = looked(importer, source);
  sayNothing(extraction, source);
  return extraction;
}

function sayNothing({ measurements, facts, notices }: Extraction, source: SourceText): void {
  if (measurements.length + facts.length + notices.length > 0) return;
  notices.push(
    source.notice('error', 1, 'nothing could be read from it', 'give the complete output of a finished run'),
  );
}

function looked(importer: Importer, source: SourceText): Extraction {
  const extraction = extractionOf(importer, source);
  const { measurements, facts, notices } = extraction;
  notices.push(...passedOver(importer, source, extraction));
  if (notices.length > MOST_NOTICES) {
    const [first] = notices.splice(MOST_NOTICES);
    if (first) notices.push({ ...first, message: `${first.message}; more like it are not listed` });
  }
  if (measurements.length === 0) {
    for (const notice of notices) if (notice.level === 'error') notice.fix += `; it was taken for ${importer.reads}`;
  }
  for (const item of [measurements, facts, notices].flat()) {
    item.line = source.originOf(item.line);
  }
  return extraction;
}

/** Counts of things: whole, at least one. */
const COUNTS = new Set<string>([
  'block_size',
  'queue_depth',
  'jobs',
  'outstanding',
  'devices',
  'iterations',
  'test_size',
] satisfies (keyof Measurement)[]);

const SHARES = new Set<string>(['read_share', 'random_share'] satisfies (keyof Measurement)[]);

function removeImpossible(measurement: Measurement): void {
  const fields = measurement as unknown as Record<string, unknown>;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    // An error number may be any.
    if (typeof value !== 'number' || name === 'error') continue;
    const isPossible = COUNTS.has(name)
      ? Number.isSafeInteger(value) && value >= 1
      : Number.isFinite(value) && value >= 0 && (!SHARES.has(name) || value <= 1);
    if (isPossible) continue;
    fields[name] = undefined;
    measurement.warnings.push(`${name} ${value} is impossible and left out`);
  }
  const isPossible = (value: number) => Number.isFinite(value) && value >= 0;
  measurement.series = measurement.series?.filter(({ x, value }) => isPossible(x) && isPossible(value));
}

/** A histogram's bucket ends above what fell into it, and printed times are rounded. */
const BUCKET = 1.1;

/** Of times that contradict one another the extreme ones go: least, mean and most, and what the tool read off a histogram. */
function removeDisordered(measurement: Measurement): void {
  const { latency_min: least = 0, latency_mean: mean, latency_max: most = Number.POSITIVE_INFINITY } = measurement;
  const percentiles = (measurement.percentiles ?? []).map(({ latency }) => latency);
  const highest = Math.max(mean ?? 0, ...percentiles, measurement.latency_p99 ?? 0, measurement.latency_p9999 ?? 0);
  const drop = (name: 'latency_max' | 'latency_min', reason: string) => {
    measurement[name] = undefined;
    measurement.warnings.push(`${name} is left out: ${reason}`);
  };
  if (highest > most * BUCKET) drop('latency_max', 'the mean or a percentile is longer');
  if (mean !== undefined && least > mean * BUCKET) drop('latency_min', 'the mean is shorter');
}
