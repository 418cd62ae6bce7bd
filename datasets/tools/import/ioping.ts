/**
 * ioping's statistics: KiB are 1024 bytes, k is 1000 requests. Requests follow each other, one at a time. Versions 0.6
 * to 0.8 do not count the bytes, and the first of them print all four times in one unit.
 */

import { type Extraction, exact, nothing, positive } from '../readers/measurement.ts';
import { type SourceText, withoutFolder } from '../readers/source-text.ts';
import { bytesPer, decimal, secondsPer } from '../text/number.ts';
import { hasLine, type Importer } from './importer.ts';
import { commandAbove, cutOff, measured, type Report, reportsIn } from './report.ts';

const TITLE = /^--- .{1,300} ioping statistics ---$/;
const END =
  /^min\/avg\/max\/mdev = ([0-9.]+) ([nmu]?s|min) \/ ([0-9.]+) ([nmu]?s|min) \/ ([0-9.]+) ([nmu]?s|min) \/ ([0-9.]+) ([nmu]?s|min)$/;
const COUNTS =
  /^([0-9.]+)( [kMG])? requests completed in ([0-9.]+) (?:[nmu]?s|min|h(?:our)?), ([0-9.]+) ((?:[KMGT]i)?B) (read|written), ([0-9.]+)( [kMG])? iops, ([0-9.]+) ((?:[KMGT]i)?B)\/s$/;
const OLD_COUNTS =
  /^([0-9.]+)( [kMG])? requests completed in ([0-9.]+) (?:[nmu]?s|min|h(?:our)?), ([0-9.]+)( [kMG])? iops, ([0-9.]+) ((?:[KMGT]i)?B)\/s$/;
const OLD_TIMES = /^min\/avg\/max\/mdev = ([0-9.]+)\/([0-9.]+)\/([0-9.]+)\/([0-9.]+) ([nmu]?s)$/;
const LAST = new RegExp(`${END.source}|${OLD_TIMES.source}`);
const REQUEST = /^([0-9.]+) (bytes|(?:[KMG]i)?B) (<<<|>>>|from|to) .{1,300}: request=[0-9]+ time=/;

export const ioping: Importer = {
  tool: 'ioping',
  reads: 'ioping 0.6 and later, its final statistics',
  recognises: (source) => hasLine(source, TITLE, ' ioping statistics ') || hasLine(source, REQUEST, ': request='),
  figure: / requests completed in /,
  read,
};

const THOUSANDS: Readonly<Record<string, number>> = { '': 1, ' k': 1e3, ' M': 1e6, ' G': 1e9 };

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const reports = reportsIn(source, TITLE, LAST);
  const cut = source.lines.findLast(REQUEST, (reports.at(-1)?.end ?? -1) + 1);
  if (cut >= 0) extraction.notices.push(cutOff(source, cut + 1, 'the statistics at its end'));
  for (const report of reports) {
    if (!report.isWhole) {
      extraction.notices.push(cutOff(source, report.start + 1, 'the line “min/avg/max/mdev”'));
      continue;
    }
    const counts = countsOf(source, report);
    const times = timesOf(source.lines.at(report.end - 1) ?? '');
    if (!counts || !times) {
      extraction.notices.push(
        source.notice('warning', report.start + 1, 'ioping completed no request', 'repeat the run'),
      );
      continue;
    }
    const { index, direction, block, iops, bandwidth } = counts;
    const device = /\/dev\/[^\s()]{1,100}/.exec(source.lines.at(report.start) ?? '')?.[0];
    const command = commandAbove(source, report, 'ioping');
    const isSequential = /(?:^| )-\w*L/.test(command ?? '');
    const told = direction ?? (command === undefined ? undefined : /(?:^| )-\w*W/.test(command) ? 'write' : 'read');
    const warnings: string[] = [];
    if (command === undefined) warnings.push('the output does not tell random from sequential');
    if (told === undefined) warnings.push('the output does not tell reading from writing: give the command with it');
    extraction.measurements.push(
      measured(source, index, {
        tool: 'ioping',
        job: 'ioping',
        direction: told ?? 'unspecified',
        access: command === undefined ? 'unspecified' : isSequential ? 'seq' : 'rand',
        block_size: block,
        queue_depth: 1,
        jobs: 1,
        iops,
        bandwidth,
        latency_kind: 'total',
        latency_min: times[0],
        latency_mean: times[1],
        latency_max: times[2],
        latency_stdev: times[3],
        target: device && withoutFolder(device),
        direct: command === undefined ? 'unknown' : /(?:^| )-\w*D/.test(command) ? 'yes' : 'no',
        precision: 'approximate',
        warnings,
      }),
    );
  }
  return extraction;
}

interface Counts {
  index: number;
  direction: 'read' | 'write' | undefined;
  block: number | undefined;
  iops: number | undefined;
  bandwidth: number | undefined;
}

const scaled = (digits: string | undefined, scale = '') => positive(decimal(digits), THOUSANDS[scale] ?? 1);

const bytesOf = (digits: string | undefined, unit = '') =>
  positive(decimal(digits), unit === 'bytes' ? 1 : (bytesPer(unit) ?? 1));

/** The line of the counts, and what the lines of requests above say where it lacks the bytes. */
function countsOf(source: SourceText, { start, after, end }: Report): Counts | undefined {
  const index = source.lines.find(COUNTS, start + 1, end);
  const counts = COUNTS.exec(source.lines.at(index) ?? '');
  if (counts) {
    const [, count, scale, , amount, unit, word, iops, iopsScale, rate, rateUnit] = counts;
    return {
      index,
      direction: word === 'read' ? 'read' : 'write',
      block: blockOf(bytesOf(amount, unit) ?? 0, scaled(count, scale) ?? 0),
      iops: scaled(iops, iopsScale),
      bandwidth: bytesOf(rate, rateUnit),
    };
  }
  const old = source.lines.find(OLD_COUNTS, start + 1, end);
  const [, , , , iops, iopsScale, rate, rateUnit] = OLD_COUNTS.exec(source.lines.at(old) ?? '') ?? [];
  if (rate === undefined) return undefined;
  const request = REQUEST.exec(source.lines.at(source.lines.find(REQUEST, after, start)) ?? '');
  const [operations, bandwidth] = [scaled(iops, iopsScale), bytesOf(rate, rateUnit)];
  return {
    index: old,
    direction: request?.[3] === 'from' ? 'read' : request ? 'write' : undefined,
    block: request ? bytesOf(request[1], request[2]) : operations && bandwidth && blockOf(bandwidth, operations),
    iops: operations,
    bandwidth,
  };
}

/** Least, mean, most and deviation in seconds. */
function timesOf(line: string): (number | undefined)[] | undefined {
  const each = END.exec(line);
  if (each) return [1, 3, 5, 7].map((at) => positive(decimal(each[at]), secondsPer(each[at + 1] ?? '')));
  const all = OLD_TIMES.exec(line);
  return all ? [1, 2, 3, 4].map((at) => positive(decimal(all[at]), secondsPer(all[5] ?? ''))) : undefined;
}

/** Bytes per request: a power of two that the rounded counts come near to. */
function blockOf(bytes: number, requests: number): number | undefined {
  const ratio = bytes / requests;
  const power = 2 ** Math.round(Math.log2(ratio));
  return Math.abs(ratio / power - 1) < 0.01 ? exact(power) : undefined;
}
