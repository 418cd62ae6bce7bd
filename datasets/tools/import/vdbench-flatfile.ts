/**
 * vdbench's flatfile.html: a line for each interval and one for the mean of a run (`avg_2-60`), with the load in columns
 * of their own. What a megabyte is the file does not say: operations times bytes do.
 */

import { type Extraction, exact, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { decimal, isRounded } from '../text/number.ts';
import { MILLISECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, isFull, measured } from './report.ts';
import { FORMAT } from './vdbench.ts';

const HEADING = /^\s*tod +(?:timestamp +)?Run +Interval +reqrate +rate +MB\/sec +bytes\/io +read% /;
/** Names of runs hold no blank. */
const ROW = /^\s*[0-9]{1,2}:[0-9:.]{4,10} /;

export const vdbenchFlatfile: Importer = {
  tool: 'vdbench',
  reads: 'vdbench 5, its flatfile.html',
  recognises: (source) => hasLine(source, HEADING, ' reqrate '),
  figure: /^\s*[0-9]{1,2}:[0-9:.]{4,10} .{0,200} avg_[0-9]+-[0-9]+ /,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let columns: string[] = [];
  /** A run whose intervals no mean has ended yet. */
  let open: { name: string; line: number } | undefined;
  const close = () => {
    if (open) {
      const mean = `the mean (avg_…) of ${open.name.slice(0, 60)}`;
      extraction.notices.push(cutOff(source, open.line, mean));
    }
    open = undefined;
  };
  for (const [index, line] of source.lines.entries()) {
    if (isFull(extraction, source, index)) break;
    if (HEADING.test(line)) {
      columns = line.trim().split(/ +/);
      continue;
    }
    if (columns.length === 0 || !ROW.test(line)) continue;
    const cells = line.trim().split(/ +/);
    const cell = (name: string) => cells[columns.indexOf(name)];
    const name = cell('Run') ?? '';
    if (open && open.name !== name) close();
    // Where the text ends with the row, some of it may be missing.
    const isWhole = cells.length >= columns.length && index + 1 < source.lines.length;
    if (!/^avg_/.test(cell('Interval') ?? '')) {
      open ??= { name, line: index + 1 };
      continue;
    }
    open = undefined;
    if (!isWhole) {
      extraction.notices.push(cutOff(source, index + 1, 'the end of the row'));
      continue;
    }
    extraction.measurements.push(measureRow(source, index, cell));
  }
  close();
  if (extraction.measurements.length + extraction.notices.length === 0) {
    extraction.notices.push(cutOff(source, 1, 'the mean (avg_…) of a run'));
  }
  return extraction;
}

/** The mean of a run. */
function measureRow(source: SourceText, index: number, cell: (name: string) => string | undefined): Measurement {
  const name = cell('Run') ?? '';
  const rate = decimal(cell('rate')) ?? 0;
  const bytes = decimal(cell('bytes/io')) ?? 0;
  const share = decimal(cell('read%'));
  const access = accessOf(cell('seekpct'));
  const size = decimal(cell('xfersize'));
  const finer = rate * bytes;
  const agrees = [1024 ** 2, 1e6].some((unit) => isRounded(finer / unit, cell('MB/sec')));
  return measured(source, index, {
    tool: 'vdbench',
    tool_version: /^[0-9]/.test(cell('version') ?? '') ? cell('version') : undefined,
    job: name,
    direction: share === 100 ? 'read' : share === 0 ? 'write' : 'mixed',
    access,
    random_share: access === 'mixed' ? exact(Number(cell('seekpct')) / 100) : undefined,
    read_share: share === undefined ? undefined : exact(share / 100),
    block_size: size && Math.abs(size / bytes - 1) < 0.01 ? size : undefined,
    outstanding: decimal(cell('threads')) || undefined,
    iops: positive(rate),
    bandwidth: agrees ? positive(finer) : undefined,
    latency_kind: 'total',
    latency_mean: positive(decimal(cell('resp')), MILLISECOND),
    latency_max: positive(decimal(cell('resp_max')), MILLISECOND),
    latency_stdev: positive(decimal(cell('resp_std')), MILLISECOND),
    direct: 'unknown',
    unusable: FORMAT.test(name) ? 'vdbench wrote the file here, before the test' : undefined,
    warnings: agrees ? [] : ['operations times bytes are not the rate: it is left out'],
  });
}

/** seekpct is the share of requests that seek; other words are of other orders. */
function accessOf(seeks: string | undefined): 'seq' | 'rand' | 'mixed' | 'unspecified' {
  const share = decimal(seeks);
  if (share === undefined || share < 0 || share > 100) return 'unspecified';
  return share === 0 ? 'seq' : share === 100 ? 'rand' : 'mixed';
}
