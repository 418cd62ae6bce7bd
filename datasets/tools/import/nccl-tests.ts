/**
 * nccl-tests: bandwidth of collectives between GPUs, in GB/s of 1000³ bytes (its source divides by 1.0E9). Several
 * links take part, and which ones the output does not tell, so its figures are shown and no table takes them.
 */

import { type Extraction, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { MICROSECOND } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { measured, type Report, wholeReports } from './report.ts';

/** What mpirun writes before each line of a rank. */
const TAG = String.raw`(?:\[[0-9,]{1,12}\]<std(?:out|err)> ?: ?)?`;
/** Columns differ by collective and version: redop and root stand in some. */
const HEADING = new RegExp(`^${TAG}# +(size +count +type .{0,40}\\btime +algbw +busbw\\b.{0,80})$`);
const END = new RegExp(`^${TAG}# Avg bus bandwidth +: [0-9.]+ *$`);
const FIGURE = new RegExp(`^${TAG} *([0-9]{1,16} +[0-9]{1,16} +[a-z]\\w* +.{10,200})$`);
const NAME = new RegExp(`^${TAG}# Collective test (starting|concluded): (\\w{1,40})`);
const NUMBER = /^[0-9.]{1,12}$/;

export const ncclTests: Importer = {
  tool: 'nccl-tests',
  reads: 'nccl-tests, such as all_reduce_perf',
  recognises: (source) => hasLine(source, HEADING, 'algbw'),
  figure: FIGURE,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const ended = wholeReports(source, HEADING, END, 'the line “# Avg bus bandwidth”', extraction.notices);
  for (const report of ended) {
    const { start, end } = report;
    const name = nameOf(source, report);
    const columns = (HEADING.exec(source.lines.at(start) ?? '')?.[1] ?? '').trim().split(/ +/);
    const [first, second] = columns.flatMap((column, index) => (column === 'time' ? [index] : []));
    for (let index = start + 1; index < end; index++) {
      const cells = FIGURE.exec(source.lines.at(index) ?? '')?.[1]
        ?.trim()
        .split(/ +/);
      if (!cells || first === undefined) continue;
      const isWhole = cells.length === columns.length;
      const cell = (column: string) => cells[columns.indexOf(column)];
      const operation = columns.includes('redop') ? `${cell('redop')} ` : '';
      const halves = [
        { place: '', at: first },
        ...(isWhole && second ? [{ place: ', in place', at: second }] : []),
      ].filter(({ at }) => NUMBER.test(cells[at] ?? '') && NUMBER.test(cells[at + 2] ?? ''));
      if (!isWhole && cells.length !== second) {
        const rest = cells.slice(second).join(' ');
        const message = `“${rest.slice(0, 40)}”, the part in place, is not read`;
        const fix = 'give the output as the tool printed it';
        extraction.notices.push(source.notice('warning', index + 1, message, fix));
      }
      const measurements = halves.map(({ place, at }) =>
        measured(source, index, {
          tool: 'nccl-tests',
          job: `${name} ${operation}${cell('type')}${place}`,
          direction: 'unspecified',
          access: 'copy',
          block_size: Number(cell('size')) || undefined,
          bandwidth: positive(Number(cells[at + 2]), 1e9),
          latency_kind: 'total',
          latency_mean: positive(Number(cells[at]), MICROSECOND),
          precision: 'approximate',
          unusable: 'a collective of several GPUs; a table holds copies between the host and one device',
        }),
      );
      extraction.measurements.push(...measurements);
    }
  }
  return extraction;
}

/** Lines around a table that may name its test. */
const NAMED_WITHIN = 60;

/** A test is named above its own table, behind that of another test, or below it. */
function nameOf(source: SourceText, { start, after, end }: Report): string {
  for (let index = Math.max(after, start - NAMED_WITHIN); index < Math.min(source.lines.length, end + 4); index++) {
    const [, place, name] = NAME.exec(source.lines.at(index) ?? '') ?? [];
    if (name !== undefined && (place === 'starting') === index < start) return name;
  }
  return 'collective';
}
