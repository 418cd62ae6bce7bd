/** iozone's table (kBytes of 1024 per second) and the summary of its throughput mode. */

import { type Access, type Direction, type Extraction, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { dayOf, decimal } from '../text/number.ts';
import { KIB, MICROSECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import tests from './iozone.json' with { type: 'json' };
import { commandAbove, isFull, measured } from './report.ts';

const TITLE = /Iozone: Performance Test of File I\/O/;
const HEADER = /^\s*kB\s+reclen\s+write/i;
const THROUGHPUT = /^\s*Children see throughput for\s+([0-9]+) {1,20}(\S.{0,40}?)\s{0,20}=\s*([0-9.]+) (\S{1,12})/i;
const COMPLETE = /^\s*iozone test complete\./;

/** What the figures count; the options -O and -N ask for the latter two. */
const UNITS: readonly { unit: Unit; pattern: RegExp }[] = [
  { unit: 'kbytes', pattern: /^kB(?:ytes)?\/s/i },
  { unit: 'operations', pattern: /^op(?:eration)?s(?:\/s| per second)/i },
  { unit: 'microseconds', pattern: /^(?:usecs?|microseconds)(?:\/op| per operation)/i },
];

type Unit = 'kbytes' | 'operations' | 'microseconds';

interface Test {
  job: string;
  /** Through the C library, which the option for direct I/O does not reach. */
  isBuffered?: true;
  direction: Direction;
  access: Access;
}

/** The columns in the order in which every version prints them, below a header of two lines. */
const TESTS = tests.columns as readonly Test[];

const CHILDREN = tests.children as Record<string, Test>;

export const iozone: Importer = {
  tool: 'iozone',
  reads: 'iozone 3, its table and the summary of throughput mode',
  recognises: (source) => hasLine(source, TITLE, 'Iozone: ') || hasLine(source, HEADER),
  read,
};

interface Setup {
  version?: string | undefined;
  command?: string | undefined;
  isDirect: boolean;
  measuredOn?: string | undefined;
  recordBytes?: number | undefined;
  fileBytes?: number | undefined;
  /** It checks what it reads, and says itself that its figures then mean nothing. */
  isInvalid?: true;
  /** Nothing where the output names one that is unknown. */
  unit: Unit | undefined;
}

const newSetup = (): Setup => ({
  isDirect: false,
  unit: 'kbytes',
});

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const { measurements, notices } = extraction;
  let setup = newSetup();
  let columns: number[] = [];
  /** How many figures stood before this run. */
  let before = 0;
  let isComplete = true;
  let ended = 0;
  const close = (line: number) => {
    if (!isComplete && measurements.length > before) {
      const message = 'its last line, “iozone test complete.”, is missing; the output may be cut off';
      notices.push(source.notice('error', line, message, 'give the complete output; rows that are complete were read'));
    }
    before = measurements.length;
  };
  for (const [index, line] of source.lines.entries()) {
    if (isFull(extraction, source, index)) return extraction;
    // Most lines of a long table: nothing else begins with a number.
    if (columns.length > 2 && /^ *[0-9]/.test(line)) {
      readRow(line, index, columns, setup, source, extraction);
      continue;
    }
    if (TITLE.test(line)) {
      close(index);
      isComplete = false;
      setup = newSetup();
      const typed = commandAbove(source, { start: index, after: ended }, 'iozone');
      if (typed !== undefined) takeCommand(typed, setup);
      columns = [];
    }
    if (COMPLETE.test(line)) {
      isComplete = true;
      ended = index + 1;
      columns = [];
      before = measurements.length;
      continue;
    }
    readSetup(line, setup);
    if (HEADER.test(line)) {
      columns = rightEdges(line).flatMap(({ text, end }) => (/^[0-9]/.test(text) ? [] : [end]));
      isComplete = false;
    } else if (readThroughput(line, index, setup, source, extraction)) isComplete = false;
  }
  close(source.lines.length);
  if (measurements.length === 0) {
    notices.push(source.notice('error', 1, 'no row of figures was found', 'give the output of a finished run'));
  }
  return extraction;
}

/** Whether the line is one of the summary of throughput mode. */
function readThroughput(
  line: string,
  index: number,
  setup: Setup,
  source: SourceText,
  extraction: Extraction,
): boolean {
  const [, children, name, figure, unit] = THROUGHPUT.exec(line) ?? [];
  if (children === undefined || name === undefined) return false;
  const test = CHILDREN[name.toLowerCase()];
  const rate = decimal(figure);
  setup.unit = unitOf(unit ?? '');
  if (test && rate !== undefined) {
    const jobs = Number(children);
    const size = setup.fileBytes && setup.fileBytes * jobs;
    add(extraction, source, index, setup, test, rate, { block: setup.recordBytes, size, jobs });
  } else {
    const message = `the test ${name.slice(0, 40)} is not supported`;
    extraction.notices.push(source.notice('warning', index + 1, message, 'add it by hand'));
  }
  return true;
}

const INVALID = 'iozone checked its data (-+d): measurements are invalid in this mode, by its own words';

const unitOf = (text: string): Unit | undefined => UNITS.find(({ pattern }) => pattern.test(text))?.unit;

function readSetup(line: string, setup: Setup): void {
  setup.version ??= /Version \$Revision: ([0-9.]+) \$/.exec(line)?.[1];
  setup.measuredOn ??= dayOf(/Run began: (.{1,60})/.exec(line)?.[1]);
  if (/O_DIRECT feature enabled/.test(line)) setup.isDirect = true;
  if (/Performance measurements are invalid in this mode/.test(line)) setup.isInvalid = true;
  const command = /Command line used: (\S+)(.{0,1000})$/.exec(line);
  if (command) takeCommand(command[2] ?? '', setup);
  const unit = /Output is in (.{1,40})/.exec(line)?.[1];
  if (unit) setup.unit = unitOf(unit);
  const record = /Record Size ([0-9]+) kB/i.exec(line)?.[1];
  if (record) setup.recordBytes = Number(record) * KIB;
  const file = /File size set to ([0-9]+) kB/i.exec(line)?.[1];
  if (file) setup.fileBytes = Number(file) * KIB;
}

function takeCommand(told: string, setup: Setup): void {
  const options = ` ${told.trim()}`;
  // Names of files and folders are nobody's business: -f, -F and -U take one.
  setup.command = `iozone${options.replace(/ -[fFU] ?\S+/g, '')}`;
  if (/ -\w*I/.test(options)) setup.isDirect = true;
}

const rightEdges = (line: string): { text: string; end: number }[] =>
  [...line.matchAll(/\S+/g)].map((word) => ({ text: word[0], end: word.index + word[0].length }));

/** How far a figure's right edge may lie from its heading's: the columns are 8 to 10 wide. */
const EDGE_TOLERANCE = 4;

/** Cells are empty where a test was left out, so figures are told apart by where they end. */
function readRow(
  line: string,
  index: number,
  columns: number[],
  setup: Setup,
  source: SourceText,
  extraction: Extraction,
): void {
  const words = rightEdges(line);
  // Where the text ends with a digit, more of them may have followed.
  if (index + 1 === source.lines.length && /[0-9]$/.test(line)) words.pop();
  if (words.length < 3) return;
  if (words.length > columns.length || !words.every(({ text }) => /^[0-9]{1,15}$/.test(text))) {
    // Other lines that begin with a number may follow a table.
    if (words.slice(0, 3).every(({ text }) => /^[0-9]{1,15}$/.test(text))) {
      const message = `the row has ${words.length} cells below ${columns.length} headings and is not read`;
      const fix = 'give the output as iozone printed it';
      extraction.notices.push(source.notice('warning', index + 1, message, fix));
    }
    return;
  }
  const [size, record, ...figures] = words.map(({ text, end }) => ({ value: Number(text), end }));
  if (!size || !record) return;
  const isFull = words.length === columns.length;
  for (const [position, { value, end }] of figures.entries()) {
    const nearest = isFull ? position : columns.slice(2).findIndex((edge) => Math.abs(edge - end) <= EDGE_TOLERANCE);
    const test = TESTS[nearest];
    if (!test) {
      const fix = 'give the output with its spaces as iozone printed them';
      extraction.notices.push(source.notice('warning', index + 1, `the figure ${value} has no heading above it`, fix));
      continue;
    }
    add(extraction, source, index, setup, test, value, { block: record.value * KIB, size: size.value * KIB, jobs: 1 });
  }
}

const CACHED = 'without -I a file smaller than the memory measures the page cache';
const BUFFERED = 'fwrite and fread go through the page cache, which -I does not change';
const UNTOLD = 'the output does not tell whether -I was given: it may be of the page cache';

function add(
  extraction: Extraction,
  source: SourceText,
  index: number,
  setup: Setup,
  test: Test,
  rate: number,
  load: { block: number | undefined; size: number | undefined; jobs: number },
): void {
  const direct = test.isBuffered ? 'no' : setup.isDirect ? 'yes' : setup.command === undefined ? 'unknown' : 'no';
  const { unit } = setup;
  const operations = unit === 'operations' ? positive(rate) : undefined;
  extraction.measurements.push(
    measured(source, index, {
      tool: 'iozone',
      tool_version: setup.version,
      job: test.job,
      direction: test.direction,
      access: test.access,
      block_size: load.block || undefined,
      queue_depth: 1,
      jobs: load.jobs || undefined,
      bandwidth: unit === 'kbytes' ? positive(rate, KIB) : operations && load.block && positive(operations, load.block),
      iops: operations,
      latency_kind: unit === 'microseconds' ? 'unknown' : undefined,
      latency_mean: unit === 'microseconds' ? positive(rate, MICROSECOND) : undefined,
      test_size: load.size || undefined,
      direct,
      command: setup.command,
      measured_on: setup.measuredOn,
      unusable: setup.isInvalid ? INVALID : unit === undefined ? 'the unit of the figures is unknown' : undefined,
      warnings: test.isBuffered ? [BUFFERED] : { yes: [], no: [CACHED], unknown: [UNTOLD] }[direct],
    }),
  );
}
