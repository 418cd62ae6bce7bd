import type { Rule } from '../rule.ts';
import { readValue } from '../value.ts';

export const unitSuffix: Rule = {
  id: 'LW205',
  level: 'error',
  looksFor: 'Numbers with a unit or a prefix behind them.',
  fix: 'write the number alone, in the base unit of the column',
  *check({ tables }) {
    for (const table of tables) {
      for (const { row, field, position, text } of table.cells()) {
        const reading = readValue(text, field);
        if (reading.kind !== 'unit') continue;
        const unit = field.unit ? `, in ${field.unit}` : '';
        yield table.found(row, position, {
          field: field.name,
          value: text,
          message: `"${reading.suffix}" after the number`,
          expected: `digits alone${unit}`,
          fix: reading.suggestion
            ? `write ${reading.suggestion}`
            : `convert the value and write the number alone${unit}`,
        });
      }
    }
  },
};
