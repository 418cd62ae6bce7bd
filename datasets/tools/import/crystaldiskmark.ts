/** CrystalDiskMark 3 to 8, which counts MB as 1000² bytes and says so in its text. */
import { diskMarkFooter, diskMarkLines, measurementOf } from './disk-mark.ts';
import { hasLine, type Importer } from './importer.ts';
import { type Extraction, exact, nothing } from './measurement.ts';
import { bytesPer, dayOf } from './number.ts';
import type { SourceText } from './source-text.ts';

const NAME = /^[\ufeff\s]*CrystalDiskMark ([0-9][0-9A-Za-z.]*)/;

export const crystalDiskMark: Importer = {
  tool: 'crystaldiskmark',
  reads: 'CrystalDiskMark 3 to 8, the text that it copies or saves',
  recognises: (source) => hasLine(source, NAME),
  read,
};

function read(source: SourceText): Extraction {
  const extraction = nothing();
  const footer = diskMarkFooter(source);
  const version = source.lines.map((line) => NAME.exec(line)?.[1]).find((found) => found);
  const lines = diskMarkLines(source);
  if (lines.length === 0) {
    extraction.notices.push(
      source.notice(
        'error',
        1,
        'no line with a figure was found',
        'copy the result as text: Ctrl+Shift+C',
      ),
    );
  }
  const isProfileSilent = /^[56]\./.test(version ?? '');
  for (const found of lines) {
    const bandwidth = exact(found.printed * (bytesPer(found.unit) ?? 1));
    const warnings: string[] = [];
    if (found.blockSize === undefined) {
      warnings.push(
        isProfileSilent
          ? 'the text does not state the block size: 128 KiB with Q32, 1 MiB with one request, unless set otherwise'
          : 'the text does not state the block size',
      );
    }
    if (found.printed === 0) warnings.push('the figure is zero: the test was left out or failed');
    extraction.measurements.push({
      ...measurementOf(found, footer, source),
      tool: 'crystaldiskmark',
      tool_version: version,
      bandwidth,
      measured_on: dayOf(footer.date),
      direct: 'yes',
      unusable: found.printed === 0 ? 'the figure is zero' : undefined,
      warnings,
    });
  }
  extraction.facts = footer.facts;
  return extraction;
}
