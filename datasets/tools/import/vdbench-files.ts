/** vdbench 5, workloads of a file system (fwd): reads and writes of a run, of the mean that ends it (`avg_2-60`). */
import { type Extraction, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { decimal } from '../text/number.ts';
import { MIB, MILLISECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, isFull, measured } from './report.ts';

const RUN = /^[0-9:.]{8,12} Starting RD=([^\s;]{1,100}); .{0,120}fwdrate=/;
/** The upper line of the heading; below it stand rates and response times, a pair for each operation. */
const HEADING = /\.\.Interval\.\. +\.ReqstdOps\.\.\. +\.\.\.cpu%\.\.\. +read +\.\.\.\.read\.{2,5} +\.\.\.\.write/;
const MEAN = /^[0-9:.]{8,12} *avg_[0-9]+-[0-9]+((?: +(?:[0-9.]+|NaN)){13,40}) *$/;
/** Whether operations are those of the second half: open, close, create and the like move nothing. */
const PLACES = { read: { rate: 5, time: 6, bytes: 9 }, write: { rate: 7, time: 8, bytes: 10 } } as const;
const SIZE = 12;

export const vdbenchFiles: Importer = {
  tool: 'vdbench',
  reads: 'vdbench 5, workloads of a file system',
  recognises: (source) => hasLine(source, HEADING, '.ReqstdOps'),
  figure: MEAN,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let run: { name: string; line: number; isHeaded: boolean } | undefined;
  const close = () => {
    if (run) extraction.notices.push(cutOff(source, run.line, `the mean (avg_…) of ${run.name.slice(0, 60)}`));
    run = undefined;
  };
  for (const [index, line] of source.lines.entries()) {
    if (isFull(extraction, source, index)) break;
    const name = RUN.exec(line)?.[1];
    if (name !== undefined) {
      close();
      run = { name, line: index + 1, isHeaded: false };
    }
    if (run && HEADING.test(line)) run.isHeaded = true;
    const cells = MEAN.exec(line)?.[1]?.trim().split(/ +/);
    // Where the text ends with the row, some of it may be missing.
    if (!cells || !run?.isHeaded || index + 1 === source.lines.length) continue;
    const { name: job } = run;
    for (const direction of ['read', 'write'] as const) {
      const { rate, time, bytes } = PLACES[direction];
      const iops = positive(decimal(cells[rate]));
      if (iops === undefined) continue;
      extraction.measurements.push(
        measured(source, index, {
          tool: 'vdbench',
          job,
          direction,
          duplex: Number(cells[PLACES.read.rate]) > 0 && Number(cells[PLACES.write.rate]) > 0 ? 'two_way' : 'one_way',
          access: 'unspecified',
          block_size: blockOf(decimal(cells[SIZE])),
          iops,
          bandwidth: positive(decimal(cells[bytes]), MIB),
          latency_kind: 'total',
          latency_mean: positive(decimal(cells[time]), MILLISECOND),
          precision: 'approximate',
          direct: 'unknown',
          unusable: /^(?:SD|FSD)_format|^format/.test(job)
            ? 'vdbench wrote the files here, before the test'
            : undefined,
          warnings: ['the output does not tell random from sequential'],
        }),
      );
    }
    run = undefined;
  }
  close();
  return extraction;
}

/** Mean bytes of a request: a size where all requests had it. */
const blockOf = (bytes: number | undefined): number | undefined =>
  bytes !== undefined && Number.isInteger(Math.log2(bytes)) ? bytes : undefined;
