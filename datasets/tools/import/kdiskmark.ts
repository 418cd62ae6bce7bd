/**
 * KDiskMark, a window around fio. It divides fio's KiB/s by 1000 and prints the quotient as "MB/s"
 * (src/benchmark.cpp), 2.3 % below the truth; operations times block size tell which unit was meant.
 */

import { type Extraction, exact, nothing } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import { dayOf } from '../text/number.ts';
import { KIB, MB } from '../text/units.ts';
import { type DiskMarkLine, type DiskMarkReport, hasReport, measurementOf, reportsOf } from './disk-mark.ts';
import type { Importer } from './importer.ts';

/** What its "MB" is: 1000 KiB. */
const KDISKMARK_MB = 1000 * KIB;

/** Half of the 2.4 % between the two units: what is farther from both fits neither. */
const TOLERANCE = 0.012;

export const kDiskMark: Importer = {
  tool: 'kdiskmark',
  reads: 'KDiskMark, its copied or saved text',
  recognises: (source) => hasReport(source, 'kdiskmark'),
  figure: /:\s+[0-9].{0,30}MB\/s/,
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  for (const report of reportsOf(source, 'kdiskmark', 'copy the result as text', extraction.notices)) {
    readReport(report, source, extraction);
  }
  return extraction;
}

function readReport({ version, lines, footer }: DiskMarkReport, source: SourceText, extraction: Extraction): void {
  for (const line of lines) {
    const { unit, warning } = unitOf(line);
    const warnings = [warning];
    const inFlight = (line.latency ?? 0) * (line.iops ?? 0);
    const wanted = (line.queueDepth ?? 1) * (line.threads ?? 1);
    if (inFlight > 0 && inFlight < wanted / 2) {
      warnings.push('latency and operations per second do not fit: the requests went into a cache');
    }
    extraction.measurements.push({
      ...measurementOf(line, footer, source),
      tool: 'kdiskmark',
      tool_version: version,
      bandwidth: exact(line.printed * unit),
      measured_on: dayOf(footer.date),
      engine: undefined,
      direct: 'unknown',
      unusable: line.printed === 0 ? 'the figure is zero' : undefined,
      warnings,
    });
  }
  extraction.facts.push(...footer.facts);
}

function unitOf(diskMarkLine: DiskMarkLine): { unit: number; warning: string } {
  const product = (diskMarkLine.iops ?? 0) * (diskMarkLine.blockSize ?? 0);
  const isDecimal =
    product > 0 &&
    Math.abs((diskMarkLine.printed * MB) / product - 1) < TOLERANCE &&
    Math.abs((diskMarkLine.printed * MB) / product - 1) < Math.abs((diskMarkLine.printed * KDISKMARK_MB) / product - 1);
  return isDecimal
    ? { unit: MB, warning: 'MB is 1000² bytes here: operations times block size confirm it' }
    : { unit: KDISKMARK_MB, warning: 'the printed MB is 1000 KiB; the figure is converted' };
}
