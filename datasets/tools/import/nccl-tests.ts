/**
 * nccl-tests: bandwidth of collectives between GPUs, in GB/s of 1000³ bytes (its source divides by 1.0E9). Several
 * links take part, and which ones the output does not tell, so its figures are shown and no table takes them.
 */
import { MICROSECOND } from '../units.ts';
import { hasLine, type Importer } from './importer.ts';
import { type Extraction, nothing, positive } from './measurement.ts';
import { measured, wholeReports } from './report.ts';
import type { SourceText } from './source-text.ts';

const HEADING = /^# +size +count +type +redop(?: +root)? +time +algbw +busbw\b/;
const END = /^# Avg bus bandwidth +: [0-9.]+ *$/;
const ROW =
  /^ *([0-9]{1,16}) +[0-9]{1,16} +([a-z0-9_]{1,12}) +(\w{1,10}) +(?:-?[0-9]{1,4} +)?([0-9.]{1,12}) +[0-9.]{1,10} +([0-9.]{1,10}) +(?:[0-9.e+-]{1,10}|N\/A)\b/;
const NAME = /^# Collective test (?:starting|concluded): (\w{1,40})/;

export const ncclTests: Importer = {
  tool: 'nccl-tests',
  reads: 'nccl-tests, such as all_reduce_perf',
  recognises: (source) => hasLine(source, HEADING, 'algbw'),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const ended = wholeReports(
    source,
    HEADING,
    END,
    'the line “# Avg bus bandwidth”',
    extraction.notices,
  );
  for (const { start, end } of ended) {
    const name = nameOf(source, start, end);
    for (let index = start + 1; index < end; index++) {
      const [, size, type, operation, time, bus] = ROW.exec(source.lines.at(index) ?? '') ?? [];
      if (size === undefined) continue;
      extraction.measurements.push(
        measured(source, index, {
          tool: 'nccl-tests',
          job: `${name} ${operation} ${type}`,
          direction: 'unspecified',
          access: 'copy',
          block_size: Number(size) || undefined,
          bandwidth: positive(Number(bus), 1e9),
          latency_kind: 'total',
          latency_mean: positive(Number(time), MICROSECOND),
          precision: 'approximate',
          unusable:
            'a collective of several GPUs; a table holds copies between the host and one device',
        }),
      );
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
