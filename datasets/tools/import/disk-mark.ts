/**
 * The text that CrystalDiskMark copies to the clipboard, and KDiskMark after its model.
 * Lines are read by their words, because web pages squeeze the spaces between them.
 */

import type { Direction, Fact, Measurement, Notice } from '../readers/measurement.ts';
import { exact } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { bytesPer, decimal, secondsPer } from '../text/number.ts';
import { hasLine } from './importer.ts';
import { MOST_REPORTS } from './report.ts';

/** Spaces are squeezed before: the expressions need not try every way to divide them. */
const FIGURE =
  /^ ?(SEQ(?:uential)?|RND|Random)\b ?(Read|Write)? ?([0-9]+ ?[KMG]i?B)? ?(\([^)]{0,40}\))? ?: ?([0-9.,]+) ?([KMG]i?B)\/s(.*)$/i;
/** A heading, or a rate. */
const LIKELY = /\[|b\/s/i;
const SECTION = /^ ?\[(Read|Write|Mix)\] ?(?:Read ?([0-9]{1,2})%)?/i;

export interface DiskMarkLine {
  line: number;
  job: string;
  direction: Direction;
  access: 'seq' | 'rand';
  readShare: number | undefined;
  blockSize: number | undefined;
  queueDepth: number | undefined;
  threads: number | undefined;
  printed: number;
  unit: string;
  iops: number | undefined;
  /** Seconds. */
  latency: number | undefined;
}

/** The lines that each of the programs begins its text with. */
const TITLES = {
  crystaldiskmark: /^[\ufeff\s]*CrystalDiskMark ([0-9][0-9A-Za-z.]*)/,
  kdiskmark: /^[\ufeff\s]*KDiskMark \(([0-9][0-9A-Za-z.]*)\)/,
} as const;

const ANY_TITLE = /DiskMark/;

type DiskMarkTool = keyof typeof TITLES;

/** One copy of a result: from its title to the next, of whichever program. */
export interface DiskMarkReport {
  version: string | undefined;
  lines: DiskMarkLine[];
  footer: DiskMarkFooter;
}

/** A figure with its queue and threads, as no other tool prints it: people copy the table without its title. */
const UNTITLED =
  /^\s{0,8}(?:SEQ|RND)\s{1,8}[0-9]{1,5} ?[KM]iB \(Q= {0,4}[0-9]{1,4}, T= {0,4}[0-9]{1,3}\): {1,12}[0-9.,]{1,12} MB\/s \[/;
const isUntitled = (source: SourceText): boolean => !source.mayHold('DiskMark') && hasLine(source, UNTITLED, 'MB/s [');

export const hasReport = (source: SourceText, tool: DiskMarkTool): boolean =>
  hasLine(source, TITLES[tool], 'DiskMark ') || (tool === 'crystaldiskmark' && isUntitled(source));

/** All results of a program in a text; `notices` names those without figures and those cut off. */
export function reportsOf(source: SourceText, tool: DiskMarkTool, fix: string, notices: Notice[]): DiskMarkReport[] {
  const titles = source.lines.all(ANY_TITLE).flatMap((start) =>
    (['crystaldiskmark', 'kdiskmark'] as const).flatMap((name) => {
      const version = TITLES[name].exec(source.lines.at(start) ?? '')?.[1];
      return version === undefined ? [] : [{ name, version, start }];
    }),
  );
  if (titles.length === 0 && tool === 'crystaldiskmark' && isUntitled(source)) {
    const [first = 0] = source.lines.all(SECTION);
    notices.push(source.notice('error', first + 1, 'the title is missing; the output may be cut off', fix));
    const lines = diskMarkLines(source, first, source.lines.length);
    return [{ version: undefined, lines, footer: diskMarkFooter(source, first, source.lines.length) }];
  }
  const last = titles[MOST_REPORTS];
  if (last) {
    notices.push(
      source.notice(
        'error',
        last.start + 1,
        `more than ${MOST_REPORTS} results; those before this line were read`,
        fix,
      ),
    );
  }
  return titles.slice(0, MOST_REPORTS).flatMap(({ name, version, start }, index) => {
    if (name !== tool) return [];
    const end = titles[index + 1]?.start ?? source.lines.length;
    const footer = diskMarkFooter(source, start, end);
    const lines = diskMarkLines(source, start, end);
    if (lines.length === 0) {
      notices.push(source.notice('error', start + 1, 'no line with a figure was found', fix));
    } else if (!footer.isWhole) {
      const last = lines.at(-1);
      // The text may end in the middle of this line.
      if (last?.line === source.lines.length) lines.pop();
      notices.push(
        source.notice(
          'error',
          last?.line ?? start + 1,
          'the lines below the figures are missing; the output may be cut off',
          fix,
        ),
      );
    }
    return [{ version, lines, footer }];
  });
}

/** Every line with a figure, in the order of the text. */
function diskMarkLines(source: SourceText, start: number, end: number): DiskMarkLine[] {
  const resultLines: DiskMarkLine[] = [];
  let section: { direction: Direction; readShare: number | undefined } | undefined;
  for (let index = start; index < end; index++) {
    const printed = source.lines.at(index) ?? '';
    // Most lines of a paste are of other tools.
    if (!LIKELY.test(printed)) continue;
    const line = printed.replace(/\s+/g, ' ');
    const heading = SECTION.exec(line);
    if (heading) {
      const word = (heading[1] ?? '').toLowerCase();
      section =
        word === 'mix'
          ? { direction: 'mixed', readShare: heading[2] ? Number(heading[2]) / 100 : undefined }
          : { direction: word as Direction, readShare: word === 'read' ? 1 : 0 };
      continue;
    }
    const [, access = '', own, block, tasks = '', digits, unit = '', rest = ''] = FIGURE.exec(line) ?? [];
    const value = decimal(digits);
    if (value === undefined) continue;
    const word = own?.toLowerCase();
    // Since version 7 the direction is in the heading; before, in the line.
    const direction: Direction = word ? (word as Direction) : (section?.direction ?? 'unspecified');
    const depth = /Q[D]?= *([0-9]{1,6})/i.exec(tasks)?.[1];
    const threads = /T= *([0-9]{1,6})/i.exec(tasks)?.[1];
    const [, time, timeUnit = ''] = /< ?([0-9.,]+) ?([nmuµ]?s) ?>/.exec(rest) ?? [];
    const seconds = decimal(time);
    resultLines.push({
      line: index + 1,
      job: (line.split(':')[0] ?? '').trim().slice(0, 100),
      direction,
      access: /^seq/i.test(access) ? 'seq' : 'rand',
      readShare: word ? (word === 'read' ? 1 : 0) : section?.readShare,
      blockSize: blockSize(block ?? /([0-9]{1,9} ?[KMG]i?B)/.exec(line.split(':')[0] ?? '')?.[1]),
      // Version 5 writes (T= 1) alone for one request at a time.
      queueDepth: depth ? Number(depth) : threads ? 1 : undefined,
      threads: threads ? Number(threads) : undefined,
      printed: value,
      unit,
      iops: decimal(/\[ ?([0-9.,]+) ?IOPS/.exec(rest)?.[1]),
      latency: seconds ? exact(seconds * (secondsPer(timeUnit) ?? 1)) : undefined,
    });
  }
  return resultLines;
}

/** Block sizes are powers of two, also where version 3 writes "512KB". */
function blockSize(text: string | undefined): number | undefined {
  const [, digits, unit = ''] = /([0-9]{1,9}) ?([KMG])i?B/i.exec(text ?? '') ?? [];
  return digits ? Number(digits) * (bytesPer(`${unit}iB`) ?? 1) : undefined;
}

/** What the lines below the figures say about the run. */
interface DiskMarkFooter {
  testSize: number | undefined;
  iterations: number | undefined;
  duration: number | undefined;
  date: string | undefined;
  facts: Fact[];
  /** Whether the line that every version writes below the figures is there. */
  isWhole: boolean;
}

const FOOTER = /^\s*(Test|OS|Target|Time|Date) {0,9}: {0,9}(\S.*)$/i;

function diskMarkFooter(source: SourceText, start: number, end: number): DiskMarkFooter {
  const named = new Map<string, { number: number; text: string }>();
  for (let index = start; index < end; index++) {
    const [, name = '', text = ''] = FOOTER.exec(source.lines.at(index) ?? '') ?? [];
    const key = name.toLowerCase();
    if (key !== '' && !named.has(key)) named.set(key, { number: index + 1, text: text.trim() });
  }
  const line = (name: string) => named.get(name.toLowerCase()) ?? { number: start, text: undefined };
  const test = line('Test');
  const os = line('OS');
  const target = line('Target');
  const [, size, unit = ''] = /^([0-9]+) ?([KMGT]i?B)\b/.exec(test.text ?? '') ?? [];
  const facts: Fact[] = [];
  if (os.text) facts.push({ key: 'runs.kernel', value: os.text.slice(0, 100), file: source.name, line: os.number });
  const fill = /(?:\[\w: |^\S+ )([0-9.]{1,6})%/.exec(target.text ?? test.text ?? '')?.[1];
  if (fill && Number(fill) <= 100) {
    facts.push({
      key: 'runs.fill_percent',
      value: fill,
      file: source.name,
      line: target.text ? target.number : test.number,
    });
  }
  const measured = /Measure:? ([0-9]{1,6}) ?sec/i.exec(`${test.text} ${line('Time').text}`)?.[1];
  const repeats = /\(x ?([0-9]{1,4})\)/.exec(test.text ?? '')?.[1];
  return {
    // "1000 MB" of version 3 is 1000 MiB: its sizes are powers of two, as its blocks.
    testSize: size ? Number(size) * (bytesPer(unit.replace(/^([KMGT])B$/, '$1iB')) ?? 1) : undefined,
    iterations: repeats ? Number(repeats) : undefined,
    duration: measured ? Number(measured) : undefined,
    date: line('Date').text,
    facts,
    isWhole: os.text !== undefined,
  };
}

export const measurementOf = (
  diskMarkLine: DiskMarkLine,
  footer: DiskMarkFooter,
  source: SourceText,
): Omit<Measurement, 'tool' | 'bandwidth' | 'warnings'> => ({
  file: source.name,
  line: diskMarkLine.line,
  job: diskMarkLine.job,
  scope: 'whole',
  direction: diskMarkLine.direction,
  duplex: diskMarkLine.direction === 'mixed' ? 'two_way' : 'one_way',
  pattern:
    diskMarkLine.direction === 'mixed'
      ? diskMarkLine.access === 'seq'
        ? 'rw'
        : 'randrw'
      : `${diskMarkLine.access === 'rand' ? 'rand' : ''}${diskMarkLine.direction}`,
  access: diskMarkLine.access,
  read_share: diskMarkLine.readShare,
  block_size: diskMarkLine.blockSize,
  queue_depth: diskMarkLine.queueDepth,
  jobs: diskMarkLine.threads,
  duration: footer.duration,
  iterations: footer.iterations,
  iops: diskMarkLine.iops,
  latency_kind: diskMarkLine.latency === undefined ? undefined : 'unknown',
  latency_mean: diskMarkLine.latency,
  test_size: footer.testSize,
  precision: 'exact',
  error: 0,
});
