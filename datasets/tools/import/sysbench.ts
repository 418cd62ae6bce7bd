/** sysbench 1.0 and 1.1 fileio, which prints MiB of 1024² bytes; requests per second times the block are finer. */

import { type Extraction, exact, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { fioSize } from '../text/number.ts';
import { MILLISECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, measured, type Report, reportsIn } from './report.ts';

const TITLE = /^sysbench ([0-9][0-9.]{0,10}[\w-]{0,20})\b/;
/** The line below it, which a copy may begin with. */
const SECOND = /^Running the test with following options:/;
const OLD_END = /^Read [0-9.]+[KMGT]?b {1,4}Written [0-9.]+[KMGT]?b {1,4}Total transferred /;
const END = /^ *execution time \(avg\/stddev\): +[0-9.]+\/[0-9]+\.[0-9]{2}$/;
const NEW_RATE = /^ +(?:read|write): +IOPS=[0-9.]+ /;
const NEW_END = /^ +sum: +[0-9.]+$/;
const FILE_TEST = /^Doing (.{4,40}) test$/;

/** What sysbench calls its tests. */
const TESTS: Readonly<Record<string, Pick<Measurement, 'access' | 'direction'>>> = {
  'sequential read': { access: 'seq', direction: 'read' },
  'sequential write (creation)': { access: 'seq', direction: 'write' },
  'sequential rewrite': { access: 'seq', direction: 'write' },
  'random read': { access: 'rand', direction: 'read' },
  'random write': { access: 'rand', direction: 'write' },
  'random r/w': { access: 'rand', direction: 'mixed' },
};

export const sysbench: Importer = {
  tool: 'sysbench',
  reads: 'sysbench 1.0 and 1.1, fileio run',
  recognises: (source) => hasLine(source, FILE_TEST, 'Doing ') || hasLine(source, OLD_END, 'Total transferred '),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const begins = hasLine(source, TITLE, 'sysbench ') ? TITLE : SECOND;
  for (const report of reportsIn(source, begins, END)) {
    const { start, end } = report;
    const lines = source.lines.slice(start, end);
    // 1.1 prints nothing below its latencies.
    const isNew = lines.some((line) => NEW_RATE.test(line));
    const isWhole = report.isWhole || (isNew && lines.slice(0, -1).some((line) => NEW_END.test(line)));
    const test = lines.findIndex((line) => FILE_TEST.test(line));
    if (lines.some((line) => OLD_END.test(line))) {
      const message = 'the output format of sysbench before 1.0 is not supported';
      extraction.notices.push(source.notice('error', start + 1, message, 'repeat the run with sysbench 1.0'));
    } else if (test >= 0 && !isWhole) {
      const notice = isNew
        ? cutOff(source, start + 1, 'the sum of its latencies')
        : cutOff(source, start + 1, 'its last line, “execution time”,');
      extraction.notices.push(notice);
    } else if (test >= 0) readRun(report, lines, source, extraction);
  }
  return extraction;
}

const CACHED = 'without --file-extra-flags=direct, a file smaller than memory measures the page cache';
const MEAN_OF_FLUSHES =
  'the latency is left out: it is the mean of writes and fsyncs; run with --file-fsync-freq=0 --file-fsync-end=off to get that of writes';

function readRun({ start }: Report, lines: string[], source: SourceText, extraction: Extraction): void {
  const value: Values = (pattern) => {
    for (const line of lines) {
      const text = pattern.exec(line)?.[1];
      if (text !== undefined) return text;
    }
    return undefined;
  };
  const name = value(FILE_TEST) ?? '';
  const test = TESTS[name];
  if (!test) {
    const message = `the test “${name}” is not supported`;
    extraction.notices.push(source.notice('warning', start + 1, message, 'add it by hand'));
    return;
  }
  const isMixed = test.direction === 'mixed';
  const block = fioSize(value(/^Block size ([0-9.]+[KMG]?i?B)$/)?.replace('iB', ''));
  const ratio = Number(value(/^Read\/Write ratio for combined random IO test: ([0-9.]+)$/));
  for (const [direction, pattern] of [
    ['read', /^ *read(?:s\/s: +|: +IOPS=)([0-9.]+)(?: |$)/],
    ['write', /^ *write(?:s\/s: +|: +IOPS=)([0-9.]+)(?: |$)/],
  ] as const) {
    const iops = positive(Number(value(pattern)));
    if (iops === undefined) continue;
    const index = start + lines.findIndex((line) => pattern.test(line));
    const measurement = measured(source, index, {
      tool: 'sysbench',
      tool_version: TITLE.exec(lines[0] ?? '')?.[1],
      job: name,
      direction,
      access: test.access,
      block_size: block,
      queue_depth: lines.includes('Using synchronous I/O mode') ? 1 : undefined,
      jobs: Number(value(/^Number of threads: ([0-9]{1,6})$/)) || undefined,
      duration: positive(Number(value(/^ *total time: +([0-9.]+)s$/))),
      iops,
      bandwidth: block ? exact(iops * block) : undefined,
      test_size: fioSize(value(/^([0-9.]+[KMGT]iB) total file size$/)?.replace('iB', '')),
      engine: value(/^Using (.{1,30}) I\/O mode$/),
      ...latenciesAndCache(value, isMixed),
    });
    if (isMixed) {
      const share = ratio > 0 ? exact(ratio / (ratio + 1)) : undefined;
      Object.assign(measurement, { duplex: 'two_way', pattern: 'randrw', read_share: share });
    }
    extraction.measurements.push(measurement);
  }
}

/** What the first line that a pattern fits says. */
type Values = (pattern: RegExp) => string | undefined;

/** One latency is printed for all events, and a flush is an event of its own: it is that of a kind where all are of it. */
function latenciesAndCache(value: Values, isMixed: boolean) {
  const isFlushed = Number(value(/^ *fsync(?:s\/s:|: +IOPS=) *([0-9.]+)$/)) > 0;
  const isOneKind = !isMixed && !isFlushed;
  const flags = value(/^Extra file open flags: (.{1,100})$/);
  const isDirect = /\bdirect/.test(flags ?? '');
  const milliseconds = (pattern: RegExp) => {
    const text = isOneKind ? value(pattern) : undefined;
    return text === undefined ? undefined : positive(Number(text), MILLISECOND);
  };
  return {
    latency_kind: isOneKind ? 'total' : undefined,
    latency_min: milliseconds(/^ *min: +([0-9.]+)$/),
    latency_mean: milliseconds(/^ *avg: +([0-9.]+)$/),
    latency_max: milliseconds(/^ *max: +([0-9.]+)$/),
    latency_p95: milliseconds(/^ *95th percentile: +([0-9.]+)$/),
    direct: isDirect ? 'yes' : flags === undefined ? 'unknown' : 'no',
    warnings: [...(isDirect ? [] : [CACHED]), ...(isFlushed && !isMixed ? [MEAN_OF_FLUSHES] : [])],
  } as const satisfies Partial<Measurement>;
}
