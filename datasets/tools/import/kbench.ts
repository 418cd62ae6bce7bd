/**
 * The summary of kbench, which runs fio in a pod and prints the means of its jobs. What each ran stands in its files of
 * jobs, not in the summary (github.com/longhorn/kbench, fio/*.fio): libaio past the page cache, 4 KiB at depth 64 for
 * IOPS, 128 KiB at depth 64 for bandwidth, 4 KiB for latency, at depth 4 in old versions and at depth 1 in newer ones.
 */
import { type Extraction, type Measurement, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { KIB } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { isFull, measured } from './report.ts';

/** The tool spells it so. */
const TITLE = /^\s*FIO Benchmark (?:Comparsion )?Summary\s*$/;
const VOLUMES = /^\s*For: (\S{1,100})(?: vs (\S{1,100}))?\s*$/;
const SECTION = /^\s*(IOPS|Bandwidth in KiB\/sec|Latency in ns) \(Read\/Write\)\s*$/;
const ROW =
  /^\s*(Random|Sequential):\s+([0-9,]{1,15}) \/ ([0-9,]{1,15})(?:\s+vs\s+([0-9,]{1,15}) \/ ([0-9,]{1,15})\s)?/;

const numberOf = (printed: string): number => Number(printed.replaceAll(',', ''));

/** What a section says of its jobs, with the figure. */
const LOADS: Readonly<Record<string, (figure: number) => Partial<Measurement>>> = {
  IOPS: (iops) => ({ block_size: 4 * KIB, queue_depth: 64, iops }),
  'Bandwidth in KiB/sec': (rate) => ({ block_size: 128 * KIB, queue_depth: 64, bandwidth: rate * KIB }),
  'Latency in ns': (time) => ({ block_size: 4 * KIB, latency_kind: 'total', latency_mean: time / 1e9 }),
};

/** What every summary of a whole run has. */
const ROWS = Object.keys(LOADS).flatMap((section) => [`${section}, Random`, `${section}, Sequential`]);

export const kbench: Importer = {
  tool: 'kbench',
  reads: 'kbench, its summary and its comparison of two volumes',
  recognises: (source) => hasLine(source, TITLE, 'FIO Benchmark '),
  figure: ROW,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let section = '';
  let volumes: string[] = [];
  const rows = new Set<string>();
  for (const [index, line] of source.lines.entries()) {
    const [, one, other] = VOLUMES.exec(line) ?? [];
    if (one !== undefined) [section, volumes] = ['', [one, other ?? '']];
    section = SECTION.exec(line)?.[1] ?? section;
    const [, order = '', ...figures] = ROW.exec(line) ?? [];
    const load = LOADS[section];
    // The last line of a text may be cut within a figure.
    if (!load || order === '' || index + 1 === source.lines.length) continue;
    rows.add(`${section}, ${order}`);
    for (const [place, printed] of figures.entries()) {
      if (printed === undefined || isFull(extraction, source, index)) break;
      const direction = place % 2 === 0 ? 'read' : 'write';
      extraction.measurements.push(
        measured(source, index, {
          tool: 'fio',
          job: [volumes[place >> 1], section.split(' ')[0], order, direction].filter(Boolean).join(' ').toLowerCase(),
          direction,
          access: order === 'Random' ? 'rand' : 'seq',
          jobs: 1,
          engine: 'libaio',
          direct: 'yes',
          ...load(numberOf(printed)),
        }),
      );
    }
  }
  const missing = ROWS.find((row) => !rows.has(row));
  if (missing !== undefined) {
    const message = `the summary has no row “${missing}”; it may be cut off`;
    extraction.notices.push(source.notice('error', source.lines.length, message, 'give the complete output'));
  }
  return extraction;
}
