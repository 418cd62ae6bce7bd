import type { CellRule } from '../../tables/rule.ts';
import { INVISIBLE } from '../../text/invisible.ts';

const EDGE = /^\s|\s$/u;
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;
const SPACES = /\s+/gu;
/** What has no width and no meaning outside scripts that join their letters. */
const ZERO_WIDTH = /[\u200b\ufeff\u00ad]/gu;

export const whitespace: CellRule = {
  id: 'LW207',
  level: 'error',
  looksFor: 'Spaces at the edges of a cell, line breaks and invisible characters inside it.',
  fix: 'remove them; the middle of a text needs ordinary spaces only',
  cell(text) {
    const message = problemOf(text);
    if (message === undefined) return undefined;
    const mended = text.replace(ZERO_WIDTH, '').replace(SPACES, ' ').trim();
    return {
      message,
      expected: 'one line of text with ordinary spaces between words',
      fix: 'remove what cannot be seen',
      replacement: problemOf(mended) === undefined ? mended : undefined,
    };
  },
};

function problemOf(text: string): string | undefined {
  if (text.includes('\n')) return 'a line break inside the cell';
  if (EDGE.test(text)) return 'space at the edge of the cell';
  // A carriage return at the end of every line is one mistake of the file: LW101.
  if (INVISIBLE.test(text)) return 'an invisible character inside the cell';
  if (ODD_SPACE.test(text)) return 'a space other than the ordinary one';
  return undefined;
}
