/** CrystalDiskMark 3 to 8, which counts MB as 1000² bytes and says so in its text. */

import { type Extraction, exact, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { bytesPer, dayOf } from '../text/number.ts';
import { type DiskMarkReport, hasReport, measurementOf, reportsOf } from './disk-mark.ts';
import type { Importer } from './importer.ts';

export const crystalDiskMark: Importer = {
  tool: 'crystaldiskmark',
  reads: 'CrystalDiskMark 3 to 8, its copied or saved text',
  recognises: (source) => hasReport(source, 'crystaldiskmark'),
  figure: /:\s+[0-9].{0,30}MB\/s/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const fix = 'copy the result as text: Ctrl+Shift+C';
  for (const report of reportsOf(source, 'crystaldiskmark', fix, extraction.notices)) {
    readReport(report, source, extraction);
  }
  return extraction;
}

function readReport({ version, lines, footer }: DiskMarkReport, source: SourceText, extraction: Extraction): void {
  const isProfileSilent = /^[56]\./.test(version ?? '');
  for (const line of lines) {
    const bandwidth = exact(line.printed * (bytesPer(line.unit) ?? 1));
    const warnings: string[] = [];
    if (line.blockSize === undefined) {
      warnings.push(
        isProfileSilent
          ? 'the text does not state the block size: 128 KiB with Q32, 1 MiB with one request, unless set otherwise'
          : 'the text does not state the block size',
      );
    }
    if (line.printed === 0) warnings.push('the figure is zero: the test was left out or failed');
    extraction.measurements.push({
      ...measurementOf(line, footer, source),
      tool: 'crystaldiskmark',
      tool_version: version,
      bandwidth,
      measured_on: dayOf(footer.date),
      direct: 'yes',
      unusable: line.printed === 0 ? 'the figure is zero' : undefined,
      warnings,
    });
  }
  extraction.facts.push(...footer.facts);
}
