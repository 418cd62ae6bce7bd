/** ioping's statistics: KiB are 1024 bytes, k is 1000 requests. Requests follow each other, one at a time. */
import { hasLine, type Importer } from './importer.ts';
import { type Extraction, exact, nothing, positive } from './measurement.ts';
import { bytesPer, decimal, secondsPer } from './number.ts';
import { commandAbove, cutOff, measured, reportsIn } from './report.ts';
import { type SourceText, withoutFolder } from './source-text.ts';

const TITLE = /^--- .{1,300} ioping statistics ---$/;
const END =
  /^min\/avg\/max\/mdev = ([0-9.]+) ([nmu]?s|min) \/ ([0-9.]+) ([nmu]?s|min) \/ ([0-9.]+) ([nmu]?s|min) \/ ([0-9.]+) ([nmu]?s|min)$/;
const COUNTS =
  /^([0-9.]+)( [kMG])? requests completed in ([0-9.]+) (?:[nmu]?s|min|h(?:our)?), ([0-9.]+) ((?:[KMGT]i)?B) (read|written), ([0-9.]+)( [kMG])? iops, ([0-9.]+) ((?:[KMGT]i)?B)\/s$/;
const REQUEST = /^([0-9.]+) ((?:[KMG]i)?B) (<<<|>>>) .{1,300}: request=[0-9]+ time=/;

export const ioping: Importer = {
  tool: 'ioping',
  reads: 'ioping, its final statistics',
  recognises: (source) =>
    hasLine(source, TITLE, ' ioping statistics ') || hasLine(source, REQUEST, ': request='),
  read,
};

const THOUSANDS: Readonly<Record<string, number>> = { '': 1, ' k': 1e3, ' M': 1e6, ' G': 1e9 };

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const reports = reportsIn(source, TITLE, END);
  const cut = source.lines.findLast(REQUEST, (reports.at(-1)?.end ?? -1) + 1);
  if (cut >= 0) {
    extraction.notices.push(cutOff(source, cut + 1, 'the statistics at its end'));
  }
  for (const report of reports) {
    const { start, end, isWhole } = report;
    if (!isWhole) {
      extraction.notices.push(cutOff(source, start + 1, 'the line “min/avg/max/mdev”'));
      continue;
    }
    const index = source.lines.find(COUNTS, start + 1, end);
    const counts = COUNTS.exec(source.lines.at(index) ?? '');
    const times = END.exec(source.lines.at(end - 1) ?? '');
    if (!counts || !times) {
      extraction.notices.push(
        source.notice('warning', start + 1, 'ioping completed no request', 'repeat the run'),
      );
      continue;
    }
    const [
      ,
      count,
      scale = '',
      ,
      amount,
      unit = '',
      word,
      iops,
      iopsScale = '',
      rate,
      rateUnit = '',
    ] = counts;
    const time = (at: number) => positive(decimal(times[at]), secondsPer(times[at + 1] ?? '') ?? 1);
    const block = blockOf(
      (decimal(amount) ?? 0) * (bytesPer(unit) ?? 1),
      (decimal(count) ?? 0) * (THOUSANDS[scale] ?? 1),
    );
    const device = /\/dev\/\S{1,100}/.exec(source.lines.at(start) ?? '')?.[0];
    const command = commandAbove(source, report, 'ioping');
    const isSequential = /(?:^| )-\w*L/.test(command ?? '');
    extraction.measurements.push(
      measured(source, index, {
        tool: 'ioping',
        job: 'ioping',
        direction: word === 'read' ? 'read' : 'write',
        access: command === undefined ? 'unspecified' : isSequential ? 'seq' : 'rand',
        block_size: block,
        queue_depth: 1,
        jobs: 1,
        iops: positive(decimal(iops), THOUSANDS[iopsScale] ?? 1),
        bandwidth: positive(decimal(rate), bytesPer(rateUnit) ?? 1),
        latency_kind: 'total',
        latency_min: time(1),
        latency_mean: time(3),
        latency_max: time(5),
        latency_stdev: time(7),
        target: device && withoutFolder(device),
        direct: command === undefined ? 'unknown' : /(?:^| )-\w*D/.test(command) ? 'yes' : 'no',
        precision: 'approximate',
        warnings: command === undefined ? ['the output does not tell random from sequential'] : [],
      }),
    );
  }
  return extraction;
}

/** Bytes per request: a power of two that the rounded counts come near to. */
function blockOf(bytes: number, requests: number): number | undefined {
  const ratio = bytes / requests;
  const power = 2 ** Math.round(Math.log2(ratio));
  return Math.abs(ratio / power - 1) < 0.01 ? exact(power) : undefined;
}
