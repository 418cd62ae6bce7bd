import type { Rule } from '../../tables/rule.ts';
import { UNTERMINATED } from '../../tables/scanner.ts';
import type { Table } from '../../tables/table.ts';

export const cellCount: Rule = {
  id: 'LW103',
  level: 'error',
  looksFor: 'Rows with more or fewer cells than the header.',
  fix: 'give every row one cell per column; quote cells that hold a comma',
  *check({ tables }) {
    for (const table of tables) {
      const width = table.header.length;
      for (let row = 1; row <= table.length; row++) {
        const cells = table.width(row);
        if (cells === width || isCutShort(table, row)) continue;
        const isBlank = cells === 1 && isEmpty(table, row);
        yield table.found(row, isBlank ? 0 : Math.min(cells - 1, width), {
          field: table.header[cells] ?? '',
          message: isBlank ? 'the line is empty' : `${cells} cells`,
          expected: `${width} cells, as many as the header has`,
          fix: isBlank
            ? 'remove the line'
            : cells < width
              ? 'add the missing cells, empty where nothing is known'
              : 'put double quotes around the cell that holds a comma',
          fixable: isBlank,
        });
      }
    }
  },
};

function isEmpty(table: Table, row: number): boolean {
  const cell = table.cell(row, 0);
  return table.scan.cellStarts[cell] === table.scan.cellEnds[cell];
}

/** A missing closing quote swallows the cells after it: LW104 says so. */
function isCutShort(table: Table, row: number): boolean {
  const last = table.cell(row, table.width(row) - 1);
  return ((table.scan.cellFlags[last] ?? 0) & UNTERMINATED) !== 0;
}
