/**
 * AS SSD Benchmark, the text that it copies. Its MB is 1024² bytes: the same run is shown as 60.63 MB/s and as 15521
 * operations of 4 KiB. Access times are of 512 bytes, as its view of operations says.
 */

import { type Extraction, exact, type Fact, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { dayOf, decimal } from '../text/number.ts';
import { MILLISECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { measured, wholeReports } from './report.ts';

const TITLE = /^AS SSD Benchmark ([0-9][0-9.]{0,20}) *$/;
const END = /^Total: ?[0-9]+ *$/;
const SECTION = /^(Sequential|16MB|4K|4K-64Threads|Access Times|512B|Score):? *$/;
const FIGURE = /^(Read|Write): ?([0-9.,]{1,15}) (MB\/s|iops|ms) *$/;

const MIB = 1024 ** 2;

/** Both views of a test. */
const TESTS: Readonly<Record<string, Pick<Measurement, 'access' | 'job'> & { block: number; threads: number }>> = {
  Sequential: { job: 'Seq', access: 'seq', block: 16 * MIB, threads: 1 },
  '16MB': { job: 'Seq', access: 'seq', block: 16 * MIB, threads: 1 },
  '4K': { job: '4K', access: 'rand', block: 4096, threads: 1 },
  '4K-64Threads': { job: '4K-64Thrd', access: 'rand', block: 4096, threads: 64 },
  'Access Times': { job: 'Acc.time', access: 'rand', block: 512, threads: 1 },
  '512B': { job: 'Acc.time', access: 'rand', block: 512, threads: 1 },
};

export const asSsd: Importer = {
  tool: 'as-ssd',
  reads: 'AS SSD Benchmark, its copied text',
  recognises: (source) => hasLine(source, TITLE, 'AS SSD Benchmark'),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const ended = wholeReports(source, TITLE, END, 'the line “Total” below the scores', extraction.notices);
  for (const { start, end } of ended) {
    const version = TITLE.exec(source.lines.at(start) ?? '')?.[1];
    let test: (typeof TESTS)[string] | undefined;
    let measuredOn: string | undefined;
    for (let index = start + 1; index < end; index++) {
      const line = source.lines.at(index) ?? '';
      const section = SECTION.exec(line)?.[1];
      if (section !== undefined) test = TESTS[section];
      measuredOn = /^Date: ?(.{1,40})$/.exec(line)?.[1] ?? measuredOn;
      const firmware = factOf(source, index, line);
      if (firmware) extraction.facts.push(firmware);
      const [, way, value, unit] = FIGURE.exec(line) ?? [];
      if (way === undefined || test === undefined) continue;
      const number = decimal(value) ?? 0;
      const bytes = unit === 'MB/s' ? number * MIB : unit === 'iops' ? number * test.block : 0;
      const isTime = unit === 'ms';
      extraction.measurements.push(
        measured(source, index, {
          tool: 'as-ssd',
          tool_version: version,
          job: test.job,
          direction: way === 'Read' ? 'read' : 'write',
          access: test.access,
          block_size: test.block,
          queue_depth: 1,
          jobs: test.threads,
          bandwidth: positive(bytes),
          iops: isTime ? undefined : positive(exact(bytes / test.block)),
          latency_kind: isTime ? 'unknown' : undefined,
          latency_mean: isTime ? positive(number, MILLISECOND) : undefined,
          measured_on: dateOf(measuredOn),
          direct: 'yes',
        }),
      );
    }
  }
  return extraction;
}

/** As Windows writes dates: 2024/11/28 is clear, 03.04.2025 only where a number is no month. */
function dateOf(text: string | undefined): string | undefined {
  const [, first, second, year] = /^([0-9]{2})[./]([0-9]{2})[./]([12][0-9]{3})\b/.exec(text ?? '') ?? [];
  if (!year) return dayOf(text);
  if (Number(first) > 12) return dayOf(`${year}-${second}-${first}`);
  return Number(second) > 12 ? dayOf(`${year}-${first}-${second}`) : undefined;
}

function factOf(source: SourceText, index: number, line: string): Fact | undefined {
  const [, firmware] = /^Firmware: ?([\w.-]{1,20}) *$/.exec(line) ?? [];
  return firmware === undefined
    ? undefined
    : { key: 'targets.firmware', value: firmware, file: source.name, line: index + 1 };
}
