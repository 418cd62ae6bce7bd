import { didYouMean, Suggester } from '../closest.ts';
import type { Rule } from '../rule.ts';
import { readValue } from '../value.ts';

export const enumeration: Rule = {
  id: 'LW202',
  level: 'error',
  looksFor: 'Cells that are not one of the values that their column allows.',
  fix: 'write one of the allowed values',
  *check({ tables }) {
    const suggester = new Suggester();
    for (const table of tables) {
      for (const { row, field, position, text } of table.cells(hasEnum)) {
        const reading = readValue(text, field);
        const allowed = field.constraints?.enum ?? [];
        if (reading.kind !== 'ok' || allowed.some((value) => value === reading.value)) continue;
        const names = allowed.map(String);
        const suggestions = suggester.closest(text, names);
        yield table.found(row, position, {
          field: field.name,
          value: text,
          message: `not an allowed value${didYouMean(suggestions)}`,
          expected: `one of ${names.join(', ')}`,
          fix: suggestions[0] ? `write ${suggestions[0]}` : 'write one of the allowed values',
        });
      }
    }
  },
};

function hasEnum(field: { constraints?: { enum?: unknown[] } }): boolean {
  return field.constraints?.enum !== undefined;
}
