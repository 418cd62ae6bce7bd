/**
 * nccl-tests: bandwidth of collectives between GPUs, in GB/s of 1000³ bytes (its source divides by 1.0E9). Several
 * links take part, and which ones the output does not tell, so its figures are shown and no table takes them.
 */

import { type Extraction, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { MICROSECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { measured, wholeReports } from './report.ts';

const HEADING = /^# +size +count +type +redop(?: +root)? +time +algbw +busbw\b/;
const END = /^# Avg bus bandwidth +: [0-9.]+ *$/;
const ROW =
  /^ *([0-9]{1,16}) +[0-9]{1,16} +([a-z0-9_]{1,12}) +(\w{1,10}) +(?:-?[0-9]{1,4} +)?([0-9.]{1,12}) +[0-9.]{1,10} +([0-9.]{1,10}) +(?:[0-9.e+-]{1,10}|N\/A)(?= |$)(.{0,80})$/;
/** The same three figures and the errors again, for the test in place. */
const IN_PLACE = /^ +([0-9.]{1,12}) +[0-9.]{1,10} +([0-9.]{1,10}) +(?:[0-9.e+-]{1,10}|N\/A) *$/;
const NAME = /^# Collective test (?:starting|concluded): (\w{1,40})/;

export const ncclTests: Importer = {
  tool: 'nccl-tests',
  reads: 'nccl-tests, such as all_reduce_perf',
  recognises: (source) => hasLine(source, HEADING, 'algbw'),
  figure: /^ *[0-9]{1,16} +[0-9]{1,16} +[a-z]\w* +\w+ +-?[0-9]/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const ended = wholeReports(source, HEADING, END, 'the line “# Avg bus bandwidth”', extraction.notices);
  for (const { start, end } of ended) {
    const name = nameOf(source, start, end);
    for (let index = start + 1; index < end; index++) {
      const [, size, type, operation, time, bus, rest = ''] = ROW.exec(source.lines.at(index) ?? '') ?? [];
      if (size === undefined) continue;
      const [, againTime, againBus] = IN_PLACE.exec(rest) ?? [];
      if (againTime === undefined && rest.trim() !== '') {
        const message = `“${rest.trim().slice(0, 40)}”, the part in place, is not read`;
        const fix = 'give the output as the tool printed it';
        extraction.notices.push(source.notice('warning', index + 1, message, fix));
      }
      const halves = [
        ['', time, bus],
        [', in place', againTime, againBus],
      ].filter(([, figure]) => figure !== undefined);
      const found = halves.map(([place, duration, rate]) =>
        measured(source, index, {
          tool: 'nccl-tests',
          job: `${name} ${operation} ${type}${place}`,
          direction: 'unspecified',
          access: 'copy',
          block_size: Number(size) || undefined,
          bandwidth: positive(Number(rate), 1e9),
          latency_kind: 'total',
          latency_mean: positive(Number(duration), MICROSECOND),
          precision: 'approximate',
          unusable: 'a collective of several GPUs; a table holds copies between the host and one device',
        }),
      );
      extraction.measurements.push(...found);
    }
  }
  return extraction;
}

/** Lines around a table that may name its test. */
const NAMED_WITHIN = 60;

function nameOf(source: SourceText, start: number, end: number): string {
  const from = Math.max(0, start - NAMED_WITHIN);
  for (let index = from; index < Math.min(source.lines.length, end + 4); index++) {
    const found = NAME.exec(source.lines.at(index) ?? '')?.[1];
    if (found !== undefined) return found;
  }
  return 'collective';
}
