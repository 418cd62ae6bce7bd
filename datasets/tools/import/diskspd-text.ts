/** DiskSpd's text: the rates that it prints, under the load that its inputs or its command line state. */

import { type Extraction, nothing } from '../readers/measurement.ts';
import { type SourceText, withoutFolder } from '../readers/source-text.ts';
import { dayOf, decimal, fioSize } from '../text/number.ts';
import { loadFromCommand } from './diskspd-command.ts';
import { addPercentile, emptyTotals, type Load, measurementOf, type Totals } from './diskspd-span.ts';
import { hasLine, type Importer } from './importer.ts';
import { isFull } from './report.ts';

const SPAN = /^Results for timespan ([0-9]+):/;
const SECTION = /^(Total|Read|Write) IO$/;
const PERCENTILE = /^\s*(min|max|[0-9]+(?:th|st|nd|rd)|[0-9]-nines) \|\s*([0-9.,]+|N\/A) \|\s*([0-9.,]+|N\/A) \|/;

export const diskSpdText: Importer = {
  tool: 'diskspd',
  reads: 'DiskSpd text',
  recognises: (source) => hasLine(source, SPAN, 'Results for timespan'),
  figure: SPAN,
  read: readText,
};

function emptyLoad(): Load {
  return {
    line: 1,
    access: 'unspecified',
    targets: 0,
    direct: 'unknown',
  };
}

interface Span {
  number: string;
  load: Load;
  totals: Record<'read' | 'write', Totals>;
  /** Whether latencies were measured: their table is then the end of a span. */
  hasLatency: boolean;
  isWhole: boolean;
}

/** What a report begins with; the first of them that follows a result begins another one. */
const BEGIN = /^(?:Command Line: |Input parameters:)/;

const COMMAND = /^Command Line: (?:\S*[\\/])?(diskspd.{0,1000})$/i;

/** Columns of the tables of threads, whose number depends on the options. */
const COLUMNS = /^thread \|/;

function readText(source: SourceText): Extraction {
  const extraction = nothing();
  let start = 0;
  let hasResult = false;
  const close = (end: number) => {
    if (hasResult) {
      for (const span of reportOf(source, start, end)) measureSpan(span, source, extraction);
    }
    start = end;
    hasResult = false;
  };
  for (const [index, line] of source.lines.entries()) {
    if (isFull(extraction, source, index)) return extraction;
    if (hasResult && BEGIN.test(line)) close(index);
    if (SPAN.test(line)) {
      // A report numbers its spans from 1.
      if (hasResult && SPAN.exec(line)?.[1] === '1') close(index);
      hasResult = true;
    }
  }
  close(source.lines.length);
  return extraction;
}

function measureSpan({ load, totals, number, isWhole }: Span, source: SourceText, into: Extraction) {
  const directions = (['read', 'write'] as const).filter((direction) => totals[direction].operations > 0);
  for (const direction of directions) {
    into.measurements.push(measurementOf(load, direction, totals[direction], source));
  }
  if (!isWhole) {
    const message = `time span ${number} is cut off: the end of its tables is missing`;
    const fix = 'give the complete output; tables that are complete were read';
    into.notices.push(source.notice('error', load.line, message, fix));
  } else if (directions.length === 0 || !load.seconds) {
    into.notices.push(source.notice('warning', load.line, `time span ${number} has no figures`, 'repeat the run'));
  }
}

/** The time spans of the report in the lines with an index from `start` to below `end`. */
function reportOf(source: SourceText, start: number, end: number): Span[] {
  const settings = new Settings();
  const spans: Span[] = [];
  let table: Tables | undefined;
  for (let index = start; index < end; index++) {
    const line = source.lines.at(index) ?? '';
    const number = SPAN.exec(line)?.[1];
    if (number) {
      const load = settings.loadOf(number, index);
      const totals = { read: emptyTotals(), write: emptyTotals() };
      const span = { number, load, totals, hasLatency: false, isWhole: false };
      spans.push(span);
      table = new Tables(span);
    } else if (table) table.read(line, index + 1 < source.lines.length);
    else settings.read(line);
  }
  return spans;
}

/** What a report says before its first time span: the load of each span, or the command line that asked for it. */
class Settings {
  readonly #common = emptyLoad();
  readonly #inputs = new Map<string, Load>();
  #input = this.#common;
  #command: Partial<Load> | undefined;

  read(line: string): void {
    const span = /^\s*timespan: *([0-9]+)/.exec(line)?.[1];
    if (span) {
      this.#input = emptyLoad();
      this.#inputs.set(span, this.#input);
    }
    const words = COMMAND.exec(line)?.[1];
    if (words !== undefined) this.#command = loadFromCommand(words);
    readInput(line, this.#input, this.#common);
  }

  loadOf(span: string, index: number): Load {
    const common = this.#common;
    const stated = this.#inputs.get(span) ?? (common.targets > 0 ? {} : this.#command);
    return { ...common, ...stated, line: index + 1, measuredOn: common.measuredOn, command: common.command };
  }
}

class Tables {
  readonly #span: Span;
  #section: 'read' | 'write' | undefined;
  #columns: string[] = [];
  /** Whether the table of latencies is that of all files: one file has no other, whose title older versions leave out. */
  #isOfAll: boolean;

  constructor(span: Span) {
    this.#span = span;
    this.#isOfAll = span.load.targets <= 1;
  }

  read(line: string, isLineWhole: boolean): void {
    const { load, totals } = this.#span;
    const time = /^actual test time:\s*([0-9.,]+) ?s/.exec(line)?.[1];
    if (time) load.seconds = decimal(time);
    const threads = /^thread count:\s*([0-9]+)/.exec(line)?.[1];
    if (threads) load.threads = Number(threads) || undefined;
    const heading = SECTION.exec(line)?.[1];
    if (heading) this.#section = heading === 'Total' ? undefined : (heading.toLowerCase() as 'read');
    if (COLUMNS.test(line)) {
      this.#columns = line.split('|').map((title) => title.trim());
      if (this.#columns.includes('AvgLat')) this.#span.hasLatency = true;
    }
    if (/^total: *[0-9]/.test(line)) {
      if (this.#section) readTotal(line, this.#columns, isLineWhole, totals[this.#section]);
      if (this.#section === 'write' && !this.#span.hasLatency) this.#span.isWhole = true;
      return;
    }
    // With several files, a table for each file precedes the table of the total.
    if (/^total:\s*$/.test(line)) this.#isOfAll = true;
    const [, name, read, write] = (this.#isOfAll && PERCENTILE.exec(line)) || [];
    if (name === undefined) return;
    const percentile = percentileOf(name);
    addPercentile(totals.read, percentile, decimal(read));
    addPercentile(totals.write, percentile, decimal(write));
    if (percentile === 100) this.#span.isWhole = true;
  }
}

const RATE = 'I/O per s';

/** The last line of a table: `total: bytes | I/Os | …`, its cells below the titles of the columns. */
function readTotal(line: string, columns: string[], isLineWhole: boolean, totals: Totals): void {
  const cells = line.replace(/^total:/, '').split('|');
  const cell = (title: string) => {
    // The column "thread" has the word total, that of the first figure follows without a bar.
    const position = columns.indexOf(title) - 1;
    if (position < 0 || (position === cells.length - 1 && !isLineWhole)) return undefined;
    return decimal(cells[position]);
  };
  // A line that is cut before its rate says nothing of the run.
  if (columns.includes(RATE) && cell(RATE) === undefined) return;
  totals.bytes = cell('bytes') ?? 0;
  totals.operations = cell('I/Os') ?? 0;
  totals.rate = cell(RATE);
  totals.mean = cell('AvgLat');
  totals.stdev = cell('LatStdDev');
  totals.iopsStdev = cell('IopsStdDev');
}

/** One line of the part that repeats what was asked for. */
function readInput(line: string, input: Load, common: Load): void {
  const command = /^Command Line: (?:\S*[\\/])?diskspd\S*(.{0,1000})$/i.exec(line)?.[1];
  if (command !== undefined) {
    // The last word is the file; its folder may name a person.
    const words = command.trim().split(/\s+/);
    common.command = ['diskspd', ...words.filter((word) => word.startsWith('-'))].join(' ');
  }
  common.measuredOn ??= dayOf(/^\s*start time: (.{1,60})/.exec(line)?.[1]);
  const path = /^\s*path: '(.{1,300})'/.exec(line)?.[1];
  if (path) {
    input.targets++;
    input.target ??= withoutFolder(path);
    // Only what is not sequential is said.
    if (input.access === 'unspecified') input.access = 'seq';
  }
  const block = /^\s*block size: ([0-9.]+ ?[KMG]?(?:iB)?)/.exec(line)?.[1];
  if (block) input.blockSize = fioSize(block.replace('iB', '').replace(' ', ''));
  if (/^\s*using random I\/O/.test(line)) input.access = 'rand';
  const mixed = /^\s*using mixed random\/sequential I\/O \(([0-9]+)% random/.exec(line)?.[1];
  if (mixed) {
    input.access = 'mixed';
    input.randomShare = Number(mixed) / 100;
  }
  const depth = /^\s*number of outstanding I\/O operations(?: per thread)?: ([0-9]+)/.exec(line)?.[1];
  if (depth) input.queueDepth = Number(depth) || undefined;
  const mix = /^\s*performing mix test \((?:read\/write|write\/read) ratio: ([0-9]+)\/([0-9]+)\)/.exec(line);
  if (mix) input.readShare = Number(line.includes('read/write') ? mix[1] : mix[2]) / 100;
  if (/^\s*performing read test/.test(line)) input.readShare = 1;
  if (/^\s*performing write test/.test(line)) input.readShare = 0;
  if (/software cache disabled|caching disabled/.test(line)) input.direct = 'yes';
  if (/using software cache|caching enabled/.test(line)) input.direct = 'no';
}

/** "99th" is 99, "3-nines" is 99.9. */
function percentileOf(text: string): number {
  if (text === 'min') return 0;
  if (text === 'max') return 100;
  const nines = /^([0-9])-nines/.exec(text)?.[1];
  return nines ? Number((100 - 10 ** (2 - Number(nines))).toFixed(7)) : Number.parseInt(text, 10);
}
