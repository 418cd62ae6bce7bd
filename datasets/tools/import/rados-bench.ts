/**
 * `rados bench` of Ceph. Its MB are 1024² bytes: objects times their size over the time is what it prints. A pool is
 * many drives, copies and a network, so the figures are shown and no table takes them.
 */

import { type Extraction, exact, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { decimal } from '../text/number.ts';
import { MIB } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { commandAbove, measured, optionOf, wholeReports } from './report.ts';

const BEGIN = /^\s*Total time run: +[0-9.]+ *$/;
const END = /^\s*Min latency(?:\(s\))?: +[0-9.]+ *$/;
const BANDWIDTH = /^\s*Bandwidth \(MB\/sec\): +[0-9.]+ *$/;

export const radosBench: Importer = {
  tool: 'rados-bench',
  reads: 'rados bench of Ceph',
  recognises: (source) => hasLine(source, BANDWIDTH, 'Bandwidth (MB/sec):'),
  figure: /^\s*Total time run:/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const missing = 'the line “Min latency”';
  for (const report of wholeReports(source, BEGIN, END, missing, extraction.notices)) {
    const figures = new Map<string, number | undefined>();
    for (const line of source.lines.slice(report.start, report.end)) {
      const [, name, value] = /^\s*([A-Z][A-Za-z() /]{3,30}): +([0-9.]{1,20}) *$/.exec(line) ?? [];
      if (name) figures.set(name.replace(/\(s\)$/, '').toLowerCase(), decimal(value));
    }
    const reads = figures.get('total reads made');
    const direction = reads === undefined ? 'write' : 'read';
    const operations = reads ?? figures.get('total writes made');
    const seconds = figures.get('total time run');
    const size = figures.get(`${direction} size`) ?? figures.get('object size');
    const printed = positive(figures.get('bandwidth (mb/sec)'), MIB);
    const finer = operations && size && seconds ? exact((operations * size) / seconds) : undefined;
    const agrees = finer && printed && Math.abs(finer / printed - 1) < 0.01;
    const command = commandAbove(source, report, 'rados');
    const isRandom = / rand\b/.test(command ?? '');
    extraction.measurements.push(
      measured(source, report.start, {
        tool: 'rados-bench',
        job: `rados bench ${direction}`,
        direction,
        access: isRandom ? 'rand' : 'unspecified',
        block_size: agrees ? size : undefined,
        outstanding: Number(optionOf(command, '-t', '--concurrent-ios')) || undefined,
        duration: seconds,
        bandwidth: agrees ? finer : printed,
        iops: agrees && operations && seconds ? exact(operations / seconds) : undefined,
        latency_kind: 'total',
        latency_mean: positive(figures.get('average latency')),
        latency_min: positive(figures.get('min latency')),
        latency_max: positive(figures.get('max latency')),
        latency_stdev: positive(figures.get('stddev latency')),
        bandwidth_stdev: positive(figures.get('stddev bandwidth'), MIB),
        unusable: 'a pool of Ceph: many drives, their copies and a network between them',
      }),
    );
  }
  return extraction;
}
