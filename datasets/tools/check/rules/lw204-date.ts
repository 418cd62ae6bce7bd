import { oneOf } from '../../language/list.ts';
import type { CellRule } from '../../tables/rule.ts';
import { readValue } from '../../tables/value.ts';

export const date: CellRule = {
  id: 'LW204',
  level: 'error',
  looksFor: 'Dates that do not exist, or are not written year first with hyphens.',
  fix: 'write the date as 2026-05-12; where a column allows it, 2026-05 or 2026',
  cell(text, field) {
    const reading = readValue(text, field);
    if (reading.kind !== 'date') return undefined;
    const { expected, suggestions } = reading;
    return {
      message: 'not a date',
      expected,
      fix:
        suggestions.length > 0 ? `write ${oneOf(suggestions)}` : 'write year, month and day, or leave the cell empty',
      replacement: suggestions.length === 1 ? suggestions[0] : undefined,
    };
  },
};
