/** Figures of fio that people copy without the lines around them: what ran is unknown, and which way and how fast is not. */
import { printedFigures } from '../../../datasets/tools/import/fio-text.ts';
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import type { SourceText } from '../../../datasets/tools/readers/source-text.ts';

const OF_JOB = /^(?:[^\s]{1,120}:)?\s{0,12}(read|write) ?: (?:IOPS|io)=/;
/** Below the jobs, in capitals: all of them together. */
const OF_ALL = /^\s{0,12}(READ|WRITE): (?:bw|io)=/;

/** More than anybody reads. */
const MOST = 100;

/** Those of all jobs only where no job of that direction has its own. */
export function fioFigureLines(source: SourceText): Measurement[] {
  const jobs = linesOf(source, OF_JOB);
  return [
    ...jobs,
    ...linesOf(source, OF_ALL).filter((all) => !jobs.some(({ direction }) => direction === all.direction)),
  ];
}

function linesOf(source: SourceText, pattern: RegExp): Measurement[] {
  const found: Measurement[] = [];
  for (const [index, line] of source.lines.entriesHolding(['read', 'write', 'READ: ', 'WRITE: '])) {
    const name = pattern.exec(line)?.[1];
    const figures = name === undefined ? undefined : printedFigures(line.replace(/\baggrb=/, 'bw='));
    if (name === undefined || figures?.bandwidth === undefined || found.length >= MOST) continue;
    const direction = name.toLowerCase() === 'read' ? 'read' : 'write';
    found.push({
      tool: 'fio',
      file: source.name,
      line: index + 1,
      job: `fio ${direction}`,
      scope: 'whole',
      direction,
      duplex: 'unknown',
      access: 'unspecified',
      ...figures,
      direct: 'unknown',
      precision: 'approximate',
      error: 0,
      warnings: [],
    });
  }
  return found;
}
