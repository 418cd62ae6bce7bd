/**
 * DiskSpd's XML (-Rxml) and text. Its XML states counts, not rates: they are divided by the time.
 * Latencies are in milliseconds.
 */
import { MILLISECOND } from '../units.ts';
import { hasLine, type Importer } from './importer.ts';
import {
  type Extraction,
  exact,
  latencyColumns,
  type Measurement,
  nothing,
  type Percentile,
  positive,
  type SeriesPoint,
} from './measurement.ts';
import { dayOf, decimal, fioSize } from './number.ts';
import { isFull } from './report.ts';
import { type SourceText, withoutFolder } from './source-text.ts';
import { child, children, rootsOf, textAt, type XmlElement } from './xml-text.ts';

/** How a time span was loaded: the same of XML and text. */
interface Load {
  line: number;
  version: string | undefined;
  measuredOn: string | undefined;
  command: string | undefined;
  seconds: number | undefined;
  blockSize: number | undefined;
  access: 'seq' | 'rand' | 'mixed';
  randomShare: number | undefined;
  readShare: number | undefined;
  queueDepth: number | undefined;
  threads: number | undefined;
  testSize: number | undefined;
  target: string | undefined;
  targets: number;
  direct: 'yes' | 'no' | 'unknown';
}

interface Totals {
  bytes: number;
  operations: number;
  /** Milliseconds. */
  mean: number | undefined;
  stdev: number | undefined;
  percentiles: Percentile[];
  min: number | undefined;
  max: number | undefined;
  series: SeriesPoint[];
  iopsStdev: number | undefined;
}

function emptyTotals(): Totals {
  return {
    bytes: 0,
    operations: 0,
    mean: undefined,
    stdev: undefined,
    percentiles: [],
    min: undefined,
    max: undefined,
    series: [],
    iopsStdev: undefined,
  };
}

function measurementOf(
  load: Load,
  direction: 'read' | 'write',
  totals: Totals,
  source: SourceText,
): Measurement {
  const isMixed = load.readShare !== undefined && load.readShare > 0 && load.readShare < 1;
  const word = isMixed ? 'rw' : direction;
  const warnings: string[] = [];
  if (load.targets > 1) warnings.push(`${load.targets} files or drives were loaded at once`);
  return {
    tool: 'diskspd',
    tool_version: load.version,
    file: source.name,
    line: load.line,
    job: load.target ?? 'diskspd',
    scope: 'whole',
    direction,
    duplex: isMixed ? 'two_way' : 'one_way',
    pattern: load.access === 'seq' ? word : `rand${word}`,
    access: load.access,
    random_share: load.randomShare,
    read_share: load.readShare,
    block_size: load.blockSize,
    queue_depth: load.queueDepth,
    jobs: load.threads,
    devices: load.targets > 1 ? load.targets : undefined,
    duration: load.seconds,
    bandwidth: load.seconds ? positive(totals.bytes / load.seconds) : undefined,
    iops: load.seconds ? positive(totals.operations / load.seconds) : undefined,
    latency_kind: totals.mean === undefined ? undefined : 'total',
    latency_mean: positive(totals.mean, MILLISECOND),
    latency_min: positive(totals.min, MILLISECOND),
    latency_max: positive(totals.max, MILLISECOND),
    latency_stdev: positive(totals.stdev, MILLISECOND),
    ...latencyColumns(totals.percentiles),
    iops_stdev: positive(totals.iopsStdev),
    percentiles: totals.percentiles.length > 0 ? totals.percentiles : undefined,
    series: totals.series.length > 1 ? totals.series : undefined,
    target: load.target,
    direct: load.direct,
    command: load.command,
    test_size: load.testSize,
    measured_on: load.measuredOn,
    precision: 'exact',
    error: 0,
    warnings,
  };
}

export const diskSpdXml: Importer = {
  tool: 'diskspd',
  reads: 'DiskSpd XML (-Rxml)',
  recognises: (source) => source.mayHold('<Results>') && source.mayHold('<TimeSpan'),
  read: readXmlResults,
};

function readXmlResults(source: SourceText): Extraction {
  const extraction = nothing();
  for (const root of rootsOf(source, 'Results', extraction.notices)) {
    readXmlReport(root, source, extraction);
  }
  return extraction;
}

function readXmlReport(root: XmlElement, source: SourceText, extraction: Extraction): void {
  const profiles = children(child(child(root, 'Profile'), 'TimeSpans'), 'TimeSpan');
  // The counts of a span that is not closed lack threads, and the last one digits.
  const spans = children(root, 'TimeSpan').filter(({ isClosed }) => isClosed);
  if (spans.length === 0) {
    extraction.notices.push(
      source.notice(
        'error',
        source.lineAt(root.offset),
        'no time span with results was found',
        'give the output of a finished run',
      ),
    );
  }
  for (const [index, span] of spans.entries()) {
    const load = xmlLoad(root, profiles[index], span, source);
    const found = (['read', 'write'] as const).flatMap((direction) => {
      const totals = xmlTotals(span, direction);
      return totals.operations > 0 ? [measurementOf(load, direction, totals, source)] : [];
    });
    if (found.length === 0) {
      extraction.notices.push(
        source.notice(
          'warning',
          load.line,
          `time span ${index + 1} moved no data`,
          'repeat the run',
        ),
      );
    }
    extraction.measurements.push(...found);
  }
}

function xmlLoad(
  root: XmlElement | undefined,
  profile: XmlElement | undefined,
  span: XmlElement,
  source: SourceText,
): Load {
  const targets = children(child(profile, 'Targets'), 'Target');
  const [target] = targets;
  const randomRatio = decimal(textAt(target, 'RandomRatio'));
  const isRandom = child(target, 'Random') !== undefined;
  const isPartly = randomRatio !== undefined && randomRatio > 0 && randomRatio < 100;
  const writeRatio = decimal(textAt(target, 'WriteRatio')) ?? 0;
  const cache = child(target, 'DisableAllCache') ?? child(target, 'DisableOSCache');
  const path = textAt(target, 'Path');
  return {
    line: source.lineAt(span.offset),
    version: textAt(root, 'System', 'Tool', 'Version'),
    measuredOn: dayOf(textAt(root, 'System', 'RunTime')),
    command: undefined,
    seconds: decimal(textAt(span, 'TestTimeSeconds')),
    blockSize: sameOf(targets.map((entry) => decimal(textAt(entry, 'BlockSize')))),
    access: isPartly ? 'mixed' : isRandom ? 'rand' : 'seq',
    randomShare: isPartly ? randomRatio / 100 : undefined,
    readShare: (100 - writeRatio) / 100,
    queueDepth: decimal(textAt(target, 'RequestCount')) || undefined,
    threads: decimal(textAt(span, 'ThreadCount')) || undefined,
    testSize: decimal(textAt(target, 'FileSize')) || undefined,
    target: path ? withoutFolder(path) : undefined,
    targets: Math.max(1, targets.length),
    direct: cache?.text === 'true' ? 'yes' : child(target, 'DisableOSCache') ? 'no' : 'unknown',
  };
}

function sameOf(values: (number | undefined)[]): number | undefined {
  return values.every((value) => value === values[0]) ? values[0] || undefined : undefined;
}

/** Counts of all threads and targets, latencies of the span. */
function xmlTotals(span: XmlElement, direction: 'read' | 'write'): Totals {
  const word = direction === 'read' ? 'Read' : 'Write';
  const totals = emptyTotals();
  for (const target of children(span, 'Thread').flatMap((thread) => children(thread, 'Target'))) {
    totals.bytes += decimal(textAt(target, `${word}Bytes`)) ?? 0;
    totals.operations += decimal(textAt(target, `${word}Count`)) ?? 0;
  }
  const latency = child(span, 'Latency');
  totals.mean = decimal(textAt(latency, `Average${word}Milliseconds`));
  totals.stdev = decimal(textAt(latency, `${word}LatencyStdev`));
  for (const bucket of children(latency, 'Bucket')) {
    addPercentile(
      totals,
      decimal(textAt(bucket, 'Percentile')),
      decimal(textAt(bucket, `${word}Milliseconds`)),
    );
  }
  const iops = child(span, 'Iops');
  totals.iopsStdev = decimal(textAt(iops, `${word}IopsStdDev`));
  for (const bucket of children(iops, 'Bucket')) {
    const end = decimal(textAt(bucket, 'SampleMillisecond'));
    const value = decimal(textAt(bucket, word));
    if (end === undefined || value === undefined) continue;
    totals.series.push({
      metric: 'iops',
      x_kind: 'second',
      x: exact(end * MILLISECOND) ?? 0,
      value,
    });
  }
  return totals;
}

function addPercentile(
  totals: Totals,
  percentile: number | undefined,
  milliseconds: number | undefined,
): void {
  const latency = positive(milliseconds, MILLISECOND);
  if (percentile === undefined || latency === undefined) return;
  if (percentile === 0) totals.min = milliseconds;
  else if (percentile === 100) totals.max = milliseconds;
  else if (percentile > 0 && percentile < 100) totals.percentiles.push({ percentile, latency });
}

const SPAN = /^Results for timespan ([0-9]+):/;
const SECTION = /^(Total|Read|Write) IO$/;
const PERCENTILE =
  /^\s*(min|max|[0-9]+(?:th|st|nd|rd)|[0-9]-nines) \|\s*([0-9.,]+|N\/A) \|\s*([0-9.,]+|N\/A) \|/;

export const diskSpdText: Importer = {
  tool: 'diskspd',
  reads: 'DiskSpd text',
  recognises: (source) => hasLine(source, SPAN, 'Results for timespan'),
  read: readText,
};

function emptyLoad(): Load {
  return {
    line: 1,
    version: undefined,
    measuredOn: undefined,
    command: undefined,
    seconds: undefined,
    blockSize: undefined,
    access: 'seq',
    randomShare: undefined,
    readShare: undefined,
    queueDepth: undefined,
    threads: undefined,
    testSize: undefined,
    target: undefined,
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

function measureSpan(
  { load, totals, number, isWhole }: Span,
  source: SourceText,
  into: Extraction,
) {
  const found = (['read', 'write'] as const).filter(
    (direction) => totals[direction].operations > 0,
  );
  for (const direction of found) {
    into.measurements.push(measurementOf(load, direction, totals[direction], source));
  }
  if (!isWhole) {
    into.notices.push(
      source.notice(
        'error',
        load.line,
        `time span ${number} is cut off: the end of its tables is missing`,
        'give the complete output; tables that are complete were read',
      ),
    );
  } else if (found.length === 0 || !load.seconds) {
    into.notices.push(
      source.notice('warning', load.line, `time span ${number} has no figures`, 'repeat the run'),
    );
  }
}

/** The time spans of the report in the lines with an index from `start` to below `end`. */
function reportOf(source: SourceText, start: number, end: number): Span[] {
  const common = emptyLoad();
  const inputs = new Map<string, Load>();
  const spans: Span[] = [];
  let input = common;
  let section: 'read' | 'write' | undefined;
  let columns: string[] = [];
  let isOfAll = false;
  for (let index = start; index < end; index++) {
    const line = source.lines.at(index) ?? '';
    const begun = SPAN.exec(line)?.[1];
    if (begun) {
      const load = { ...common, ...(inputs.get(begun) ?? {}), line: index + 1 };
      load.measuredOn = common.measuredOn;
      load.command = common.command;
      const totals = { read: emptyTotals(), write: emptyTotals() };
      spans.push({ number: begun, load, totals, hasLatency: false, isWhole: false });
      section = undefined;
      // One file has one table, whose title older versions leave out.
      isOfAll = load.targets <= 1;
      continue;
    }
    const span = spans.at(-1);
    if (!span) {
      const described = /^\s*timespan: *([0-9]+)/.exec(line)?.[1];
      if (described) {
        input = emptyLoad();
        inputs.set(described, input);
      }
      readInput(line, input, common);
      continue;
    }
    const time = /^actual test time:\s*([0-9.,]+) ?s/.exec(line)?.[1];
    if (time) span.load.seconds = decimal(time);
    const threads = /^thread count:\s*([0-9]+)/.exec(line)?.[1];
    if (threads) span.load.threads = Number(threads) || undefined;
    const heading = SECTION.exec(line)?.[1];
    if (heading) section = heading === 'Total' ? undefined : (heading.toLowerCase() as 'read');
    if (COLUMNS.test(line)) {
      columns = line.split('|').map((title) => title.trim());
      if (columns.includes('AvgLat')) span.hasLatency = true;
    }
    const isLineWhole = index + 1 < source.lines.length;
    if (/^total: *[0-9]/.test(line)) {
      if (section) readTotal(line, columns, isLineWhole, span.totals[section]);
      if (section === 'write' && !span.hasLatency) span.isWhole = true;
      continue;
    }
    // With several files each has a table of its own before that of all.
    if (/^total:\s*$/.test(line)) isOfAll = true;
    const percentile = isOfAll ? PERCENTILE.exec(line) : null;
    if (percentile) {
      const at = percentileOf(percentile[1] ?? '');
      addPercentile(span.totals.read, at, decimal(percentile[2]));
      addPercentile(span.totals.write, at, decimal(percentile[3]));
      if (at === 100) span.isWhole = true;
    }
  }
  return spans;
}

/** The last line of a table: `total: bytes | I/Os | …`, its cells below the titles of the columns. */
function readTotal(line: string, columns: string[], isLineWhole: boolean, totals: Totals): void {
  const cells = line.replace(/^total:/, '').split('|');
  const cell = (title: string) => {
    // The column "thread" has the word total, that of the first figure follows without a bar.
    const position = columns.indexOf(title) - 1;
    if (position < 0 || (position === cells.length - 1 && !isLineWhole)) return undefined;
    return decimal(cells[position]);
  };
  totals.bytes = cell('bytes') ?? 0;
  totals.operations = cell('I/Os') ?? 0;
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
  }
  const block = /^\s*block size: ([0-9.]+ ?[KMG]?(?:iB)?)/.exec(line)?.[1];
  if (block) input.blockSize = fioSize(block.replace('iB', '').replace(' ', ''));
  if (/^\s*using random I\/O/.test(line)) input.access = 'rand';
  const mixed = /^\s*using mixed random\/sequential I\/O \(([0-9]+)% random/.exec(line)?.[1];
  if (mixed) {
    input.access = 'mixed';
    input.randomShare = Number(mixed) / 100;
  }
  const depth = /^\s*number of outstanding I\/O operations(?: per thread)?: ([0-9]+)/.exec(
    line,
  )?.[1];
  if (depth) input.queueDepth = Number(depth) || undefined;
  const mix =
    /^\s*performing mix test \((?:read\/write|write\/read) ratio: ([0-9]+)\/([0-9]+)\)/.exec(line);
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
