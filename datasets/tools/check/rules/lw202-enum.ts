import { didYouMean, Suggester } from '../closest.ts';
import type { CellRule } from '../rule.ts';
import { readValue } from '../value.ts';

export const enumeration: CellRule = {
  id: 'LW202',
  level: 'error',
  looksFor: 'Cells that are not one of the values that their column allows.',
  fix: 'write one of the allowed values',
  cell(text, field) {
    const allowed = field.constraints?.enum;
    const reading = readValue(text, field);
    if (!allowed || reading.kind !== 'ok') return undefined;
    if (allowed.some((value) => value === reading.value)) return undefined;
    const names = allowed.map(String);
    const suggestions = new Suggester().closest(text, names);
    return {
      message: `not an allowed value${didYouMean(suggestions)}`,
      expected: `one of ${names.join(', ')}`,
      fix: suggestions[0] ? `write ${suggestions[0]}` : 'write one of the allowed values',
      // Nothing but the case differs: a spreadsheet did that.
      replacement: names.find((name) => name.toLowerCase() === text.toLowerCase()),
    };
  },
};
