/**
 * The table at the end of PiBenchmarks' Storage.sh. Its rows of fio stand nowhere else: the script keeps fio's output to
 * itself. It runs 4 KiB requests at depth 64 past the page cache, and its KB are 1024 bytes, as fio's are. The other
 * rows repeat the outputs above the table.
 */

import { type Extraction, nothing, positive } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { decimal } from '../text/number.ts';
import { KIB, MIB } from '../text/units.ts';
import { hasLine, type Importer } from './importer.ts';
import { measured } from './report.ts';

const TITLE = /^ *Category +Test +Result\b/;
const FIO = /^FIO +4k random (read|write) +([0-9]{1,9}) IOPS \(([0-9]{1,12}) KB\/s\)/;
/** The tools whose outputs stand above, by a word of them. */
const OTHERS: readonly [row: RegExp, output: string][] = [
  [/^HDParm +\S.* [0-9.]+ MB\/s/, ' reads:'],
  [/^DD +\S.* [0-9.]+ [kMG]B\/s/, ' copied, '],
  [/^IOZone +\S.* [0-9]+ KB\/s/, 'Iozone:'],
];

export const piBenchmarks: Importer = {
  tool: 'pibenchmarks',
  reads: 'PiBenchmarks Storage.sh, its table of results',
  recognises: (source) => hasLine(source, TITLE, 'Category'),
  figure: /^FIO +(?!results\b)\S.*[0-9]/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  for (const [index, line] of source.lines.entries()) {
    const [, direction, iops, rate] = FIO.exec(line) ?? [];
    if (direction === 'read' || direction === 'write') {
      extraction.measurements.push(
        measured(source, index, {
          tool: 'fio',
          job: `4k random ${direction}`,
          direction,
          access: 'rand',
          block_size: 4 * KIB,
          queue_depth: 64,
          jobs: 1,
          test_size: 80 * MIB,
          engine: 'libaio',
          direct: 'yes',
          iops: positive(decimal(iops)),
          bandwidth: positive(decimal(rate), KIB),
        }),
      );
    } else if (OTHERS.some(([row, output]) => row.test(line) && !source.mayHold(output))) {
      const message = `“${line.trim().replaceAll(/ +/g, ' ').slice(0, 60)}” is not read: it is rounded from an output that the text does not have`;
      const fix = 'give what the script printed above the table, too';
      extraction.notices.push(source.notice('warning', index + 1, message, fix));
    }
  }
  return extraction;
}
