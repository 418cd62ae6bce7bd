import { oneOf } from '../../language/list.ts';
import type { CellRule } from '../../tables/rule.ts';
import { readValue } from '../../tables/value.ts';

export const unitSuffix: CellRule = {
  id: 'LW205',
  level: 'error',
  looksFor: 'Numbers followed by a unit or a prefix.',
  fix: 'write only the number, in the base unit of the column',
  cell(text, field) {
    const reading = readValue(text, field);
    if (reading.kind !== 'unit') return undefined;
    const { suffix, suggestions } = reading;
    return {
      message: `"${suffix}" after the number`,
      expected: field.unit ? `digits alone, in ${field.unit}` : 'digits alone',
      fix:
        suggestions.length > 0
          ? `write ${oneOf(suggestions)}`
          : field.unit
            ? `convert the value and write only the number, in ${field.unit}`
            : 'convert the value and write only the number',
      replacement: suggestions.length === 1 ? suggestions[0] : undefined,
    };
  },
};
