import type { CellRule } from '../rule.ts';
import { readValue } from '../value.ts';

export const unitSuffix: CellRule = {
  id: 'LW205',
  level: 'error',
  looksFor: 'Numbers followed by a unit or a prefix.',
  fix: 'write the number alone, in the base unit of the column',
  cell(text, field) {
    const reading = readValue(text, field);
    if (reading.kind !== 'unit') return undefined;
    const { suffix, suggestions } = reading;
    const unit = field.unit ? `, in ${field.unit}` : '';
    return {
      message: `"${suffix}" after the number`,
      expected: `digits alone${unit}`,
      fix:
        suggestions.length > 0
          ? `write ${suggestions.join(' or ')}`
          : `convert the value and write the number alone${unit}`,
      replacement: suggestions.length === 1 ? suggestions[0] : undefined,
    };
  },
};
