/** What benchmarks printed in a paste, by the importers of the data; each of them passes over all other text. */
import { importers } from '../../../datasets/tools/import/catalog.ts';
import { lspci } from '../../../datasets/tools/import/lspci.ts';
import { nvme } from '../../../datasets/tools/import/nvme.ts';
import { extractionOf } from '../../../datasets/tools/import/recognise.ts';
import type { Measurement, Notice } from '../../../datasets/tools/readers/measurement.ts';
import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';
import { fioFigureLines } from './figure-lines.ts';
import { nameDisks } from './fio-disks.ts';

/** Programs with a window: they are recognised by their name, which people write in prose, too. */
const NAMED = /diskmark$|^(?:as-ssd|atto|blackmagic|winsat)$/;

/** The others tell of machines, which has readers of its own here. */
const BENCHMARKS = importers.filter((importer) => importer !== lspci && importer !== nvme);

export function benchmarksIn(source: SourceText): { measurements: Measurement[]; notices: Notice[] } {
  const found = BENCHMARKS.filter((importer) => importer.recognises(source))
    .map((importer) => ({ tool: importer.tool, ...extractionOf(importer, source) }))
    .filter(({ tool, measurements }) => measurements.length > 0 || !NAMED.test(tool));
  const isFioRead = found.some(({ tool, measurements }) => tool === 'fio' && measurements.length > 0);
  const measurements = [...found.flatMap((one) => one.measurements), ...(isFioRead ? [] : fioFigureLines(source))];
  nameDisks(measurements, source);
  return {
    measurements,
    notices: found
      .flatMap(({ notices }) => notices)
      .slice(0, MOST_NOTICES)
      .map((notice) => ({ ...notice, line: source.originOf(notice.line) })),
  };
}

/** More than anybody reads. */
const MOST_NOTICES = 100;
