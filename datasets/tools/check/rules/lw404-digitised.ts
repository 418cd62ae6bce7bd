import type { Rule } from '../rule.ts';

export const digitised: Rule = {
  id: 'LW404',
  level: 'error',
  looksFor: 'Figures read off a chart that do not say how exactly they could be read.',
  fix: 'fill in digitise_error_percent',
  *check({ tables }) {
    for (const table of tables) {
      if (table.schema.name !== 'results') continue;
      const [origin, error] = [
        table.column('value_origin'),
        table.column('digitise_error_percent'),
      ];
      for (let row = 1; row <= table.length; row++) {
        if (origin.choice(row) !== 'digitised_chart' || !error.isEmpty(row)) continue;
        yield error.found(row, {
          message: 'the figure was read off a chart, but not how exactly',
          expected: 'the error of reading, in percent of the figure',
          fix: 'measure it: read a value off that the text states, too, or half a pixel over the length of the axis',
        });
      }
    }
  },
};
