import { type Rule, tablesNamed } from '../../tables/rule.ts';

export const reported: Rule = {
  id: 'LW312',
  level: 'error',
  looksFor: "Results without the author's own figure and unit, unless they come from a tool's log.",
  fix: 'fill in reported_value, reported_unit and reported_unit_means together',
  *check({ tables }) {
    for (const table of tablesNamed(tables, 'results')) {
      const columns = ['reported_value', 'reported_unit', 'reported_unit_means'].map((name) => table.column(name));
      const origin = table.column('value_origin');
      for (let row = 1; row <= table.length; row++) {
        let missing = 0;
        for (const column of columns) if (column.isEmpty(row)) missing++;
        const hasNone = missing === columns.length;
        if (missing === 0 || (hasNone && origin.choice(row) === 'raw_log')) continue;
        const first = columns.find((column) => column.isEmpty(row));
        if (!first || !table.isWhole(row)) continue;
        yield first.found(row, {
          message: hasNone
            ? `the author's figure is missing, and the origin is ${origin.text(row) || 'not given'}`
            : 'the cell is empty, but others of the three are not',
          expected: 'reported_value, reported_unit and reported_unit_means, or none where a tool wrote a log',
          fix: 'write the number and the unit as the source prints them, and what the unit means',
        });
      }
    }
  },
};
