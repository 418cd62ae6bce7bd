import { INVISIBLE } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { LINE_BREAK, UNTERMINATED } from '../scanner.ts';

const EDGE = /^\s|\s$/u;
const ODD_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/u;

export const whitespace: Rule = {
  id: 'LW207',
  level: 'error',
  looksFor: 'Spaces at the edges of a cell, line breaks and invisible characters inside it.',
  fix: 'remove them; the middle of a text needs ordinary spaces only',
  *check({ tables }) {
    for (const table of tables) {
      for (const { row, field, position, text } of table.cells()) {
        const flags = table.scan.cellFlags[table.cell(row, position)] ?? 0;
        if (flags & UNTERMINATED) continue;
        const message = problemOf(text, flags);
        if (message === undefined) continue;
        yield table.found(row, position, {
          field: field.name,
          value: text,
          message,
          expected: 'one line of text with ordinary spaces between words',
          fix: 'remove what cannot be seen',
        });
      }
    }
  },
};

function problemOf(text: string, flags: number): string | undefined {
  if (flags & LINE_BREAK) return 'a line break inside the cell';
  if (EDGE.test(text)) return 'space at the edge of the cell';
  // A carriage return at the end of every line is one mistake of the file: LW101.
  if (INVISIBLE.test(text)) return 'an invisible character inside the cell';
  if (ODD_SPACE.test(text)) return 'a space other than the ordinary one';
  return undefined;
}
