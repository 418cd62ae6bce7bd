import type { Rule } from '../rule.ts';
import { readValue } from '../value.ts';

export const separators: Rule = {
  id: 'LW206',
  level: 'error',
  looksFor: 'Numbers with thousands separators or a decimal comma.',
  fix: 'write digits without separators and a point before decimals',
  *check({ tables }) {
    for (const table of tables) {
      for (const { row, field, position, text } of table.cells()) {
        const reading = readValue(text, field);
        if (reading.kind !== 'separator') continue;
        yield table.found(row, position, {
          field: field.name,
          value: text,
          message: 'a separator inside the number',
          expected: 'digits without separators, and a point before decimals',
          fix:
            reading.suggestions.length > 0
              ? `write ${reading.suggestions.join(' or ')}`
              : 'write the digits alone',
        });
      }
    }
  },
};
