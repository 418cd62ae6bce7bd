import { oneOf } from '../../language/list.ts';
import type { CellRule } from '../../tables/rule.ts';
import { readValue } from '../../tables/value.ts';

export const separators: CellRule = {
  id: 'LW206',
  level: 'error',
  looksFor: 'Numbers with thousands separators or a decimal comma.',
  fix: 'write digits without separators and a point before decimals',
  cell(text, field) {
    const reading = readValue(text, field);
    if (reading.kind !== 'separator') return undefined;
    const { suggestions } = reading;
    return {
      message: 'a separator inside the number',
      expected: 'digits without separators, and a point before decimals',
      fix: suggestions.length > 0 ? `write ${oneOf(suggestions)}` : 'write only the digits',
      replacement: suggestions.length === 1 ? suggestions[0] : undefined,
    };
  },
};
