import type { Rule } from '../../tables/rule.ts';
import { cellText, MALFORMED, STRAY_QUOTE, UNTERMINATED } from '../../tables/scanner.ts';

/** Bytes of a cell that are enough to echo it. */
const ECHO_BYTES = 256;

export const quoting: Rule = {
  id: 'LW104',
  level: 'error',
  looksFor: 'Double quotes that do not pair up around a whole cell.',
  fix: 'put double quotes around the whole cell and write a quote inside it twice',
  *check({ tables }) {
    for (const table of tables) {
      const { allFlags, cellFlags, rowCells } = table.scan;
      if (!(allFlags & MALFORMED)) continue;
      for (let row = 0; row <= table.length && row + 1 < rowCells.length; row++) {
        for (let position = 0; position < table.width(row); position++) {
          const cell = table.cell(row, position);
          const flags = cellFlags[cell] ?? 0;
          if (!(flags & MALFORMED)) continue;
          yield table.found(row, position, {
            field: table.header[position] ?? '',
            value: cellText(table.scan, cell, ECHO_BYTES),
            message:
              flags & UNTERMINATED
                ? 'the cell opens with a double quote that is never closed'
                : flags & STRAY_QUOTE
                  ? 'a double quote inside a cell that does not begin with one'
                  : 'text after the closing double quote',
            expected: 'double quotes around the whole cell or none at all',
            fix:
              flags & UNTERMINATED
                ? 'close the cell with a double quote'
                : 'write "like this, with ""inner"" quotes twice"',
          });
        }
      }
    }
  },
};
