/** What a reader passes over: each line that looks like a figure of its tool is read, spoken of, or named here. */

import type { Extraction, Notice } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';
import type { Importer } from './importer.ts';

/** Lines named one by one; the others are counted. */
const MOST_NAMED = 3;

/** Signs of a line that are shown. */
const SHOWN = 60;

/** Warnings of the lines that `figure` knows and that neither a measurement nor a notice stands for. */
export function passedOver(
  { figure, tool }: Importer,
  source: SourceText,
  { measurements, notices }: Extraction,
): Notice[] {
  if (figure === undefined) return [];
  const spoken = new Set([...measurements, ...notices].map(({ line }) => line));
  const covered = coveredBy(measurements, notices);
  const missed = source.lines.all(figure).filter((index) => !spoken.has(index + 1) && !covered(index + 1));
  const end = fragment(source, spoken);
  if (end !== undefined && !covered(end + 1) && !missed.includes(end)) missed.push(end);
  return missed.slice(0, MOST_NAMED).map((index, place) => {
    const more = place === MOST_NAMED - 1 ? missed.length - MOST_NAMED : 0;
    const text = (source.lines.at(index) ?? '').trim().slice(0, SHOWN);
    const others = more > 0 ? `, and ${more} more lines like it` : '';
    const message =
      index === end
        ? `the output may be cut off in its last line, “${text}”`
        : `“${text}” looks like a figure of ${tool} and is not read${others}`;
    const fix =
      index === end
        ? 'give the complete output if something follows'
        : 'give the output as the tool printed it, or add the figure by hand';
    return source.notice('warning', index + 1, message, fix);
  });
}

/** An error speaks of all lines below it, up to the next measurement: a report that is cut off, a table of no use. */
function coveredBy(
  measurements: Extraction['measurements'],
  notices: Extraction['notices'],
): (line: number) => boolean {
  const marks = [
    ...measurements.map(({ line }) => ({ line, isError: false })),
    ...notices.map(({ line, level }) => ({ line, isError: level === 'error' })),
  ].toSorted((a, other) => a.line - other.line);
  return (line) => marks.findLast((mark) => mark.line <= line)?.isError === true;
}

/** Index of a last line without a line break that begins as an earlier one does, figures aside, and ends before it. */
function fragment(source: SourceText, spoken: ReadonlySet<number>): number | undefined {
  const index = source.lines.length - 1;
  const last = source.lines.at(index) ?? '';
  if (last.trim() === '' || spoken.has(index + 1)) return undefined;
  const begun = shapeOf(last);
  for (let before = index - 1; before >= Math.max(0, index - LOOK_BACK); before--) {
    const shape = shapeOf(source.lines.at(before) ?? '');
    if (shape.length > begun.length && shape.startsWith(begun)) return index;
  }
  return undefined;
}

/** Lines above the last one in which its like may stand. */
const LOOK_BACK = 200;

/** A line with each number, and the letter that counts it, as one sign. */
const shapeOf = (line: string): string => line.slice(0, 500).replaceAll(/[0-9][0-9.,]*[kKmMgGtT]?/g, '0');
