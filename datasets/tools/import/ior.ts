/**
 * IOR 3 and 4: reads and writes of many tasks in a file system, a row for each repetition. MiB are 1024² bytes. Its
 * tasks may run on several computers, so its figures are shown and no table takes them.
 */
import { type Extraction, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { decimal } from '../text/number.ts';
import { KIB, MIB } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { isFull, measured, wholeReports } from './report.ts';

const TITLE = /^IOR-([0-9][\w.+-]{0,30}): MPI Coordinated Test of Parallel I\/O/;
const END = /^Finished *: \S/;
const HEADING = /^access +bw\(MiB\/s\) /;
/** Of a repetition; the sums below have more columns. */
const ROW = /^(read|write) +[0-9.]+(?: +\S+){6,10} *$/;
const OPTION = /^([a-z][a-zA-Z ]{1,40}?) *: (\S.{0,100}?) *$/;

export const ior: Importer = {
  tool: 'ior',
  reads: 'IOR 3 and 4',
  recognises: (source) => hasLine(source, TITLE, 'IOR-'),
  figure: ROW,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  for (const { start, end } of wholeReports(source, TITLE, END, 'the line “Finished”', extraction.notices)) {
    const options = new Map<string, string>();
    let columns: string[] = [];
    for (let index = start; index < end; index++) {
      const line = source.lines.at(index) ?? '';
      const [, name = '', value = ''] = OPTION.exec(line) ?? [];
      if (name) options.set(name, value);
      if (HEADING.test(line)) columns = line.trim().split(/ +/);
      const direction = ROW.exec(line)?.[1] as 'read' | 'write' | undefined;
      const cells = line.trim().split(/ +/);
      if (!direction || cells.length !== columns.length) continue;
      if (isFull(extraction, source, index)) return extraction;
      const cell = (column: string) => decimal(cells[columns.indexOf(column)]);
      const ordering = options.get('ordering in a file');
      extraction.measurements.push(
        measured(source, index, {
          tool: 'ior',
          tool_version: TITLE.exec(source.lines.at(start) ?? '')?.[1],
          job: direction,
          direction,
          access: ordering === 'sequential' ? 'seq' : ordering === 'random' ? 'rand' : 'unspecified',
          block_size: positive(cell('xfer(KiB)'), KIB),
          jobs: decimal(options.get('tasks')),
          duration: positive(cell('total(s)')),
          bandwidth: positive(cell('bw(MiB/s)'), MIB),
          iops: positive(cell('IOPS')),
          engine: options.get('api'),
          direct: 'unknown',
          unusable: 'tasks of IOR, maybe on several computers; a table holds what one computer did',
        }),
      );
    }
  }
  return extraction;
}
