/**
 * elbencho's file of results in CSV: a row for each operation, its columns named in the first line. The figures of the
 * moment when the last thread was done count, as in its table. MiB are 1024² bytes, latencies in microseconds.
 */

import { type Extraction, exact, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { dayOf, decimal } from '../text/number.ts';
import { MIB, MICROSECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, isFull, measured } from './report.ts';

const HEADING = /^\ufeff?ISO date,label,path type,/i;
/** The cleaning of a paste takes the date off its rows, as it does off the lines of a log. */
const ROW = /^(?:[0-9]{4}-[0-9]{2}-[0-9T:+Z-]{2,20})?,[^,]{0,200},(?:dir|file|bdev|blockdev|[a-z0-9]{1,12}),/;
/** Operations that move data; others make and remove files and folders. */
const OPERATION = /^(?:READ|WRITE|RWMIX[0-9]{0,3}\S{0,8})$/;

export const elbenchoCsv: Importer = {
  tool: 'elbencho',
  reads: 'elbencho, its CSV file of results',
  recognises: (source) => hasLine(source, HEADING, ',label,path type,'),
  figure: /^[^,]{0,40},.{0,400},(?:READ|WRITE|RWMIX\w{0,8}),/,
  read,
};

type Cell = (name: string) => string | undefined;

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let columns: string[] | undefined;
  for (const [index, line] of source.lines.entries()) {
    if (isFull(extraction, source, index)) break;
    if (HEADING.test(line)) {
      columns = line
        .replace(/^\ufeff/, '')
        .split(',')
        .map((name) => name.trim().toLowerCase());
      continue;
    }
    if (columns === undefined || !ROW.test(line)) continue;
    const cells = line.split(',');
    const cell: Cell = (name) => cells[columns?.indexOf(name) ?? -1]?.trim();
    const operation = cell('operation') ?? '';
    if (cells.length < columns.length) {
      extraction.notices.push(cutOff(source, index + 1, 'the end of the row'));
    } else if (OPERATION.test(operation)) {
      const measurements = measurementsOf(source, index, operation, cell);
      extraction.measurements.push(...measurements);
      if (measurements.length === 0) {
        const message = `the row ${operation} has no figures`;
        extraction.notices.push(source.notice('warning', index + 1, message, 'repeat the run'));
      }
    }
  }
  if (extraction.measurements.length + extraction.notices.length === 0) {
    extraction.notices.push(cutOff(source, 1, 'a row of reads or writes below the names of the columns'));
  }
  return extraction;
}

function measurementsOf(source: SourceText, index: number, operation: string, cell: Cell): Measurement[] {
  const isMix = operation.startsWith('RWMIX');
  const plain = operation === 'READ' ? 'read' : 'write';
  const measurements = [measurementOf(source, index, operation, isMix ? 'write' : plain, '', cell)];
  if (isMix) measurements.push(measurementOf(source, index, operation, 'read', 'rwmix read ', cell));
  return measurements.filter((measurement) => measurement !== undefined);
}

/** The figures of the writes of a mix stand in the columns of all, those of its reads in columns of their own. */
function measurementOf(
  source: SourceText,
  index: number,
  operation: string,
  direction: 'read' | 'write',
  prefix: string,
  cell: Cell,
): Measurement | undefined {
  const count = (name: string) => Number(cell(name)) || undefined;
  const figure = (name: string, scale = 1) => positive(decimal(cell(`${prefix}${name}`)), scale);
  const iops = figure('iops [last]');
  const rate = figure('mib/s [last]', MIB);
  if (iops === undefined && rate === undefined) return undefined;
  const block = count('block size');
  const finer = iops && block ? iops * block : undefined;
  const agrees = finer && rate && Math.abs(finer / rate - 1) < 0.01;
  const isRandom = cell('random') === '1';
  const isMix = operation.startsWith('RWMIX');
  const share = Number(/^RWMIX([0-9]{1,3})$/.exec(operation)?.[1] ?? Number.NaN) / 100;
  const hosts = count('hosts') ?? 1;
  const threads = count('threads');
  const mean = figure('io lat us [avg]', MICROSECOND);
  const measurement = measured(source, index, {
    tool: 'elbencho',
    tool_version: cell('version') || undefined,
    job: operation,
    direction,
    access: isRandom ? 'rand' : 'seq',
    block_size: agrees ? block : undefined,
    queue_depth: count('io depth'),
    jobs: threads && threads * hosts,
    duration: positive(decimal(cell('time ms [last]')), 1e-3),
    iops,
    bandwidth: agrees ? exact(finer) : rate,
    latency_kind: mean === undefined ? undefined : 'unknown',
    latency_min: figure('io lat us [min]', MICROSECOND),
    latency_mean: mean,
    latency_max: figure('io lat us [max]', MICROSECOND),
    direct: cell('direct io') === '1' ? 'yes' : 'no',
    measured_on: dayOf(cell('iso date')?.slice(0, 10)),
    precision: (rate ?? 0) / MIB < 100 && !agrees ? 'approximate' : 'exact',
    warnings: hosts > 1 ? [`${hosts} computers loaded the target at once`] : [],
  });
  if (!isMix) return measurement;
  return {
    ...measurement,
    duplex: 'two_way',
    pattern: isRandom ? 'randrw' : 'rw',
    read_share: Number.isFinite(share) ? share : undefined,
  };
}
