/** SPDK's perf (spdk_nvme_perf) and bdevperf. Their MiB/s, MB/s before 20.10, are of 1024² bytes in both. */

import { type Extraction, exact, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { MICROSECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { commandAbove, cutOff, measured, optionOf, reportsIn } from './report.ts';

/** Both print the heading, bdevperf with the run time of each job. */
const HEADING = /^ *Device Information +: +(runtime\(s\) +)?IOPS +Mi?B\/s +(?:Fail\/s +TO\/s +)?Average +min +max *$/;
const TOTAL = /^ *Total +: +((?:[0-9]+\.[0-9]{2} +){4,6}[0-9]+\.[0-9]{2}) *$/;
const JOB =
  /^ *Job: (\S.{0,100}?) \(Core Mask \w{1,20}(?:, workload: (\w{1,12}))?(?:, percentage: ([0-9]{1,3}))?(?:, depth: ([0-9]{1,7}))?(?:, IO size: ([0-9]{1,9}))?\)/;
const ROW = /^ *(\S.{0,100}?) *: +(?:[0-9]+\.[0-9]{2} +){4,7}[0-9]+\.[0-9]{2} *$/;

export const spdk: Importer = {
  tool: 'spdk',
  reads: 'SPDK perf and bdevperf, their latency table',
  recognises: (source) => hasLine(source, HEADING, 'Device Information'),
  read,
};

const WORKLOADS: Readonly<Record<string, Pick<Measurement, 'access' | 'direction'>>> = {
  read: { access: 'seq', direction: 'read' },
  write: { access: 'seq', direction: 'write' },
  randread: { access: 'rand', direction: 'read' },
  randwrite: { access: 'rand', direction: 'write' },
  rw: { access: 'seq', direction: 'mixed' },
  randrw: { access: 'rand', direction: 'mixed' },
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  for (const report of reportsIn(source, HEADING, TOTAL)) {
    const { start, end, isWhole } = report;
    if (!isWhole || (end === source.lines.length && !source.text.endsWith('\n'))) {
      extraction.notices.push(cutOff(source, start + 1, 'the line “Total” below the devices'));
      continue;
    }
    const isBdev = HEADING.exec(source.lines.at(start) ?? '')?.[1] !== undefined;
    const rows = source.lines.slice(start + 1, end - 1);
    const jobs = rows.map((line) => JOB.exec(line)).filter((match) => match !== null);
    const command = commandAbove(source, report, isBdev ? 'bdevperf' : '(?:spdk_nvme_)?perf');
    const figures =
      TOTAL.exec(source.lines.at(end - 1) ?? '')?.[1]
        ?.split(/ +/)
        .map(Number) ?? [];
    const [iops = 0, mib = 0] = figures;
    const [average, min, max] = figures.slice(-3);
    const optionValue = (name: number, ...options: string[]) => {
      const values = new Set(jobs.flatMap((job) => job[name] ?? []));
      const [value] = values;
      return values.size === 1 ? value : values.size > 1 ? undefined : optionOf(command, ...options);
    };
    const workload = optionValue(2, '-w', '--io-pattern') ?? '';
    const load = WORKLOADS[workload] ?? { access: 'unspecified', direction: 'unspecified' };
    const mix = Number(optionValue(3, '-M', '--rwmixread'));
    const devices = new Set(rows.flatMap((line) => ROW.exec(line)?.[1]?.replace(/ from core .*$/, '') ?? [])).size;
    extraction.measurements.push(
      measured(source, end - 1, {
        tool: 'spdk',
        job: isBdev ? `bdevperf ${workload}`.trim() : `perf ${workload}`.trim(),
        ...load,
        ...(load.direction === 'mixed' && mix > 0 && mix <= 100 ? { read_share: mix / 100 } : {}),
        block_size: blockOf(iops, mib),
        queue_depth: Number(optionValue(4, '-q', '--io-depth')) || undefined,
        jobs: devices === 1 && rows.filter((line) => ROW.test(line)).length === 1 ? 1 : undefined,
        devices: devices > 1 ? devices : undefined,
        iops: positive(iops),
        bandwidth: bandwidthOf(iops, mib),
        latency_kind: 'completion',
        latency_mean: positive(average, MICROSECOND),
        latency_min: positive(min, MICROSECOND),
        latency_max: positive(max, MICROSECOND),
        engine: 'spdk',
        direct: 'yes',
        unusable: jobs.some(([, name]) => /^(?:null|malloc)/i.test(name ?? ''))
          ? 'null and Malloc devices load no drive'
          : undefined,
        warnings: load.direction === 'unspecified' ? ['the output has no load: give the command above it'] : [],
      }),
    );
  }
  return extraction;
}

/** Both figures are printed with two decimals, so their quotient gives the bytes of a request. */
function blockOf(iops: number, mib: number): number | undefined {
  const bytes = (mib * 1024 ** 2) / iops;
  const block = Math.round(bytes / 512) * 512;
  return block > 0 && Math.abs(bytes / block - 1) < 0.002 ? block : undefined;
}

function bandwidthOf(iops: number, mib: number): number | undefined {
  const block = blockOf(iops, mib);
  return block ? exact(iops * block) : positive(mib * 1024 ** 2);
}
