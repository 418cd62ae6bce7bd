/**
 * vdbench 5, the summary on the screen: one line for each interval, then the mean of a run definition (`avg_2-60`).
 * The heading says what MB is, 1024² unless set otherwise; rate times bytes is finer.
 */

import { type Extraction, exact, type Measurement, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { isRounded } from '../text/number.ts';
import { MILLISECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, measured } from './report.ts';

const RUN = /^[0-9:.]{8,12} Starting RD=([^\s;]{1,100}); I\/O rate: .{0,200}/;
const UNITS = /^ +rate +(1024\*\*2|1000\*\*2) +i\/o +pct +time\b/;
const MEAN = /^[0-9:.]{8,12} *avg_[0-9]+-[0-9]+((?: +(?:[0-9.]+|NaN)){5,14}) *$/;
/** Its pages mark a run: `<a name=…></a><i><b>13:49:00.013 Starting RD=…</b></i>`. */
const TAGS = /<\/?[a-z][^<>]{0,200}>/gi;
const END = /^[0-9:.]{8,12} Vdbench execution completed successfully\b/;

export const vdbench: Importer = {
  tool: 'vdbench',
  reads: 'vdbench 5, its screen output, summary.html and totals.html',
  recognises: (source) =>
    hasLine(source, /Starting RD=\S{1,100}; I\/O rate: /, 'Starting RD=') || hasLine(source, MEAN, 'avg_'),
  figure: /^[0-9:.]{8,12} *avg_[0-9]/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let run: Run | undefined;
  let isBinary: boolean | undefined;
  let last = 0;
  let isEnded = true;
  const open = () => {
    if (run) extraction.notices.push(cutOff(source, run.line, `the mean of ${run.name.slice(0, 60)}`));
    if (run) isEnded = true;
    run = undefined;
  };
  for (const [index, marked] of source.lines.entries()) {
    const line = marked.replaceAll(TAGS, '');
    const name = RUN.exec(line)?.[1];
    if (name !== undefined) {
      open();
      isEnded = false;
      const threads = Number(/\bthreads=([0-9]{1,6})\b/.exec(line)?.[1]) || undefined;
      run = { name, line: index + 1, threads };
      isBinary = undefined;
      continue;
    }
    if (END.test(line)) {
      open();
      isEnded = true;
    }
    const unit = UNITS.exec(line)?.[1];
    if (unit) isBinary = unit === '1024**2';
    const cells = MEAN.exec(line)?.[1]?.trim().split(/ +/);
    // Where the text ends with a digit, more of them may have followed.
    if (!cells || !run || index + 1 === source.lines.length) continue;
    last = index + 1;
    isEnded = false;
    extraction.measurements.push(measureMean(source, index, run, cells, isBinary));
    run = undefined;
  }
  open();
  if (!isEnded) extraction.notices.push(cutOff(source, last, 'its last line, “Vdbench execution completed”,'));
  if (extraction.measurements.length + extraction.notices.length === 0) {
    extraction.notices.push(cutOff(source, 1, 'the line “Starting RD=”'));
  }
  return extraction;
}

/** Runs in which vdbench makes its file. */
export const FORMAT = /^(?:SD|FSD)_format/;

interface Run {
  name: string;
  line: number;
  threads: number | undefined;
}

function measureMean(
  source: SourceText,
  index: number,
  { name, threads }: Run,
  cells: readonly string[],
  isBinary: boolean | undefined,
): Measurement {
  const [rate = 0, mb = 0, bytes = 0, share = 0, response] = cells.map(Number);
  const scale = isBinary === undefined ? undefined : isBinary ? 1024 ** 2 : 1e6;
  const finer = rate * bytes;
  const agrees = scale !== undefined && mb > 0 && isRounded(finer / scale, cells[1]);
  return measured(source, index, {
    tool: 'vdbench',
    job: name,
    direction: share === 100 ? 'read' : share === 0 ? 'write' : 'mixed',
    access: 'unspecified',
    read_share: exact(share / 100),
    block_size: agrees && Number.isInteger(Math.log2(bytes)) ? bytes : undefined,
    outstanding: threads,
    iops: positive(rate),
    bandwidth: agrees ? positive(finer) : scale && positive(mb * scale),
    latency_kind: 'total',
    latency_mean: positive(response, MILLISECOND),
    direct: 'unknown',
    unusable: FORMAT.test(name) ? 'vdbench wrote the file here, before the test' : undefined,
    warnings: ['the output does not tell random from sequential'],
  });
}
