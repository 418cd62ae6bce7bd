import { type Rule, tablesNamed } from '../../tables/rule.ts';

export const digitised: Rule = {
  id: 'LW404',
  level: 'error',
  looksFor: 'Figures read off a chart without a reading error.',
  fix: 'fill in digitise_error_percent',
  *check({ tables }) {
    for (const table of tablesNamed(tables, 'results')) {
      const [origin, error] = [table.column('value_origin'), table.column('digitise_error_percent')];
      for (let row = 1; row <= table.length; row++) {
        if (origin.choice(row) !== 'digitised_chart' || !error.isEmpty(row)) continue;
        yield error.found(row, {
          message: 'the figure was read off a chart, but its reading error is missing',
          expected: 'the reading error, in percent of the figure',
          fix: 'estimate it: read off a value that the text also states, or divide half a pixel by the length of the axis',
        });
      }
    }
  },
};
