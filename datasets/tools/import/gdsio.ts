/** gdsio of NVIDIA GPUDirect Storage: a line for each run, in GiB of 1024³ bytes. */

import { type Extraction, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { KIB, MICROSECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, isFull, measured } from './report.ts';

const RUN =
  /^ *IoType: ([A-Z]{4,9}) XferType: (\w{1,20}) Threads: ([0-9]{1,6}) DataSetSize: ([0-9]{1,15})\/[0-9]{1,15}\(KiB\) IOSize: ([0-9]{1,9})(-[0-9-]{1,30})?\(KiB\) Throughput: ([0-9]{1,9}\.[0-9]{6}) GiB\/sec, Avg_Latency: ([0-9]{1,12}\.[0-9]{6}) usecs ops: ([0-9]{1,15}) total_time ([0-9]{1,9}\.[0-9]{6}) secs/;
const BEGUN = /^ *IoType: [A-Z]/;

const TYPES: Readonly<Record<string, Pick<Measurement, 'access' | 'direction'>>> = {
  READ: { access: 'seq', direction: 'read' },
  WRITE: { access: 'seq', direction: 'write' },
  RANDREAD: { access: 'rand', direction: 'read' },
  RANDWRITE: { access: 'rand', direction: 'write' },
};

export const gdsio: Importer = {
  tool: 'gdsio',
  reads: 'gdsio of GPUDirect Storage',
  recognises: (source) => hasLine(source, BEGUN, 'IoType: '),
  figure: /\bThroughput: [0-9.]+ \w+\/sec/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  for (const [index, line] of source.lines.entries()) {
    if (isFull(extraction, source, index)) break;
    if (!BEGUN.test(line)) continue;
    const [, type = '', path = '', threads, size, block, range, rate, latency, operations, time] = RUN.exec(line) ?? [];
    const load = TYPES[type];
    if (!load) {
      extraction.notices.push(
        rate === undefined
          ? cutOff(source, index + 1, 'the end of the line, “total_time … secs”,')
          : source.notice('warning', index + 1, `${type} is not supported`, 'add it by hand'),
      );
      continue;
    }
    const seconds = Number(time);
    extraction.measurements.push(
      measured(source, index, {
        tool: 'gdsio',
        job: `${type} ${path}`,
        ...load,
        block_size: range === undefined ? Number(block) * KIB || undefined : undefined,
        queue_depth: 1,
        jobs: Number(threads) || undefined,
        duration: positive(seconds),
        bandwidth: positive(Number(rate), 1024 ** 3),
        iops: seconds > 0 ? positive(Number(operations) / seconds) : undefined,
        latency_kind: 'total',
        latency_mean: positive(Number(latency), MICROSECOND),
        test_size: Number(size) * KIB || undefined,
        engine: path,
        direct: path === 'GPUD' ? 'yes' : 'unknown',
        warnings:
          path === 'GPUD'
            ? ['between drive and GPU memory, past the memory of the host']
            : range === undefined
              ? []
              : ['requests of several sizes'],
      }),
    );
  }
  return extraction;
}
