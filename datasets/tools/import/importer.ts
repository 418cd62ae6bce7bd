import type { Extraction } from '../readers/measurement.ts';
import type { SourceText } from '../readers/source-text.ts';

export interface Importer {
  /** Name on the command line and in `Measurement.tool`; several formats may share it. */
  tool: string;
  /** What it reads, for the list that a wrong name gets. */
  reads: string;
  /** Whether the text holds such output. Quick: every file is shown to every importer. */
  recognises(source: SourceText): boolean;
  /**
   * A line with a figure of the tool, looser than what is read: where no measurement begins on such a line and no
   * notice speaks of it, it is named as passed over. Formats that are read as a whole, such as JSON, need none.
   */
  figure?: RegExp;
  read(source: SourceText): Extraction;
}

/**
 * Whether one of the first lines matches; outputs name themselves early. `word` stands in each line that does: most texts
 * lack it, which is seen many times quicker than that no line matches.
 */
export function hasLine(source: SourceText, pattern: RegExp, word = '', within = 20_000): boolean {
  if (!source.mayHold(word)) return false;
  const next = source.lines.seeker([word]);
  const end = Math.min(source.lines.length, within);
  for (let index = next(0); index < end; index = next(index + 1)) {
    if (pattern.test(source.lines.at(index) ?? '')) return true;
  }
  return false;
}
