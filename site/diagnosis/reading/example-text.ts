/**
 * An article or a manual that shows what a tool prints: its words are most of it, and what it shows is of no machine of the
 * reader's. A mail or a post about a machine has words, too, and more of what that machine printed.
 */
import type { Lines } from '../../../datasets/tools/paste/lines.ts';
import { isProse } from './prose.ts';
import type { LineRange } from './records.ts';

/** No example in a text is longer, in characters. */
const LONGEST_EXAMPLE = 8_000;

/** Fewer characters of words than this are a question or a greeting. */
const FEWEST = 800;

function lengthOf(ranges: readonly LineRange[], lines: Lines, counts: (line: string) => boolean): number {
  let length = 0;
  // Ranges may overlap: a line counts once.
  let next = 1;
  for (const { first, last } of ranges) {
    for (let number = Math.max(first, next); number <= last; number++) {
      const line = lines.at(number - 1) ?? '';
      if (counts(line)) length += line.length;
    }
    next = Math.max(next, last + 1);
  }
  return length;
}

/**
 * Whether most of a text is written for people.
 * @param claims What tools printed, in the order of the text.
 * @param unread What no reader knew.
 */
export function isExampleText(claims: readonly LineRange[], unread: readonly LineRange[], lines: Lines): boolean {
  const printed = lengthOf(claims, lines, () => true);
  if (printed > LONGEST_EXAMPLE) return false;
  const words = lengthOf(unread, lines, isProse);
  return words >= FEWEST && words > printed;
}
