/** What benchmarks printed in a paste, by the importers of the data; each of them passes over all other text. */
import { importers } from '../import/catalog.ts';
import { lspci } from '../import/lspci.ts';
import type { Measurement, Notice } from '../import/measurement.ts';
import { nvme } from '../import/nvme.ts';
import { extractionOf } from '../import/recognise.ts';
import type { SourceText } from '../import/source-text.ts';

/** The others tell of machines, which has readers of its own here. */
const BENCHMARKS = importers.filter((importer) => importer !== lspci && importer !== nvme);

export function benchmarksIn(source: SourceText): {
  measurements: Measurement[];
  notices: Notice[];
} {
  const found = BENCHMARKS.filter((importer) => importer.recognises(source))
    .map((importer) => extractionOf(importer, source))
    // The name of a tool alone may stand in prose.
    .filter(({ measurements }) => measurements.length > 0);
  return {
    measurements: found.flatMap(({ measurements }) => measurements),
    notices: found
      .flatMap(({ notices }) => notices)
      .slice(0, MOST_NOTICES)
      .map((notice) => ({ ...notice, line: source.originOf(notice.line) })),
  };
}

/** More than anybody reads. */
const MOST_NOTICES = 100;
