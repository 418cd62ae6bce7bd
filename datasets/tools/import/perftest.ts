/**
 * perftest (ib_write_bw, ib_read_bw, ib_send_bw): bandwidth between two network adapters. Its MB are 1024² bytes, as
 * newer versions write, its Gb 1000³ bits. No table takes a network, so the figures are shown only.
 */

import { type Extraction, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { decimal } from '../text/number.ts';
import { MIB } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { cutOff, measured } from './report.ts';

const HEADING = /^\s*#bytes\s+(?:#sl\s+)?#iterations\s+BW peak\[(MB|MiB|Gb)\/sec\]\s+BW average\[(?:MB|MiB|Gb)\/sec\]/;
const ROW =
  /^\s*([0-9]{1,15})\s+(?:[0-9]{1,2}\s+)?([0-9]{1,12})\s+([0-9.]{1,14})\s+([0-9.]{1,14})(?:\s+[0-9.]{1,14}){0,5}\s*$/;
const TITLE = /^ *\S.{0,50} BW Test *$/;
const END = /^ *-{20,}/;

export const perftest: Importer = {
  tool: 'perftest',
  reads: 'perftest, such as ib_write_bw',
  recognises: (source) => hasLine(source, HEADING, '#iterations'),
  figure: /^\s*[0-9]{1,15}\s+[0-9]{1,12}\s+[0-9.]{3,14}\s+[0-9.]{3,14}\b/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  let name = 'bandwidth test';
  let table: { line: number; factor: number; rows: number } | undefined;
  const close = () => {
    if (table) extraction.notices.push(cutOff(source, table.line, 'the line below the figures'));
    table = undefined;
  };
  for (const [index, line] of source.lines.entries()) {
    const title = TITLE.exec(line);
    if (title) {
      close();
      name = line.trim().slice(0, 60);
      continue;
    }
    const unit = HEADING.exec(line)?.[1];
    if (unit !== undefined) {
      close();
      table = { line: index + 1, factor: unit === 'Gb' ? 1e9 / 8 : MIB, rows: 0 };
      continue;
    }
    if (table === undefined) continue;
    if (END.test(line) && table.rows > 0) {
      table = undefined;
      continue;
    }
    const [, size, iterations, , average] = ROW.exec(line) ?? [];
    // Where the text ends with a digit, more of them may have followed.
    if (average === undefined) continue;
    if (index + 1 === source.lines.length) {
      const message = 'the last line may be cut off: its figure is not read';
      extraction.notices.push(source.notice('warning', index + 1, message, 'give the complete output'));
      continue;
    }
    table.rows++;
    extraction.measurements.push(
      measured(source, index, {
        tool: 'perftest',
        job: name,
        direction: 'unspecified',
        duplex: /Bidirectional/i.test(name) ? 'two_way' : 'one_way',
        access: 'copy',
        block_size: Number(size) || undefined,
        iterations: Number(iterations) || undefined,
        bandwidth: positive(decimal(average), table.factor),
        unusable: 'the memories of two computers over a network; a table holds drives and their links',
      }),
    );
  }
  close();
  return extraction;
}
