/** What the importers of tools that print a report share: where one begins and ends, and what its words imply. */
import { type Extraction, type Measurement, MOST_MEASUREMENTS, type Notice } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';

/** A report from the line that names its tool to the line that ends it, which alone proves that nothing is missing. */
export interface Report {
  /** Index of its first line. */
  start: number;
  /** Index behind the report before: what stands from there on may belong to this one. */
  after: number;
  /** Index behind its last line. */
  end: number;
  isWhole: boolean;
}

/** More reports than anybody puts together. */
export const MOST_REPORTS = 20_000;

/** All reports of a text; one that begins before another has ended is cut off. */
export function reportsIn(source: SourceText, begins: RegExp, ends: RegExp): Report[] {
  const reports: Report[] = [];
  let open: Report | undefined;
  for (const [index, line] of source.lines.entries()) {
    if (begins.test(line)) {
      if (reports.length >= MOST_REPORTS) break;
      if (open) open.end = index;
      const after = reports.at(-1)?.end ?? 0;
      open = { start: index, after, end: source.lines.length, isWhole: false };
      reports.push(open);
    } else if (open && ends.test(line)) {
      open.end = index + 1;
      open.isWhole = true;
      open = undefined;
    }
  }
  return reports;
}

/** The reports that have ended; `notices` says of each other one which end is missing. */
export function* wholeReports(
  source: SourceText,
  begins: RegExp,
  ends: RegExp,
  missing: string,
  notices: Notice[],
): Generator<Report> {
  for (const report of reportsIn(source, begins, ends)) {
    if (report.isWhole) yield report;
    else notices.push(cutOff(source, report.start + 1, missing));
  }
}

export const cutOff = (source: SourceText, line: number, missing: string): Notice =>
  source.notice('error', line, `${missing} is missing; the output may be cut off`, 'give the complete output');

/** Whether an importer has to stop at a line, because there are figures enough; a notice says so. */
export function isFull({ measurements, notices }: Extraction, source: SourceText, index: number): boolean {
  if (measurements.length < MOST_MEASUREMENTS) return false;
  const message = `more than ${MOST_MEASUREMENTS} figures; those before this line were read`;
  notices.push(source.notice('error', index + 1, message, 'give the output of one run'));
  return true;
}

type Load = Pick<Measurement, 'tool' | 'job' | 'direction' | 'access'> & Partial<Measurement>;

/** A measurement of a line, with what follows from its direction and order of requests. */
export function measured(source: SourceText, index: number, told: Load): Measurement {
  const { direction } = told;
  const isPlain = direction === 'read' || direction === 'write';
  return {
    file: source.name,
    line: index + 1,
    scope: 'whole',
    duplex: direction === 'mixed' ? 'two_way' : isPlain ? 'one_way' : 'unknown',
    pattern: patternOf(told),
    read_share: isPlain ? (direction === 'read' ? 1 : 0) : undefined,
    precision: 'exact',
    error: 0,
    warnings: [],
    ...told,
    unusable: told.unusable ?? (isNothing(told) ? 'the figure is zero' : undefined),
  };

  function isNothing({ bandwidth, iops, latency_mean: latency }: Load): boolean {
    return !bandwidth && !iops && !latency;
  }
}

function patternOf({ direction, access }: Load): string | undefined {
  if (access === 'copy') return 'copy';
  const word = { read: 'read', write: 'write', mixed: 'rw' }[direction as string];
  if (word === undefined || (access !== 'seq' && access !== 'rand')) return undefined;
  return access === 'rand' ? `rand${word}` : word;
}

/** Lines above a report in which its command may stand. */
const COMMAND_WITHIN = 12;

/** Arguments of the command that stands above a report, without the tool's name. */
export function commandAbove(
  source: SourceText,
  { start, after }: Pick<Report, 'start' | 'after'>,
  tool: string,
): string | undefined {
  const pattern = new RegExp(`(?:^|[\\s/])${tool}(?:\\.exe)? (-.{0,500}|\\S.{0,500} -.{0,500})$`);
  for (let index = start - 1; index >= Math.max(after, start - COMMAND_WITHIN); index--) {
    const options = pattern.exec(source.lines.at(index) ?? '')?.[1];
    if (options !== undefined) return options;
  }
  return undefined;
}

/** The value of an option such as `-q 32`, `-q32`, `--io-depth=32`. */
export function optionOf(command: string | undefined, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = new RegExp(`(?:^| )${name}(?: |=)?([\\w.]{1,30})`).exec(command ?? '')?.[1];
    if (value !== undefined) return value;
  }
  return undefined;
}
