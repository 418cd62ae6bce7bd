import type { CellRule } from '../../tables/rule.ts';
import { readValue } from '../../tables/value.ts';

export const type: CellRule = {
  id: 'LW201',
  level: 'error',
  looksFor: 'Cells of the wrong type for their column.',
  fix: 'write plain digits with a decimal point, true or false, or a date such as 2026-05-12',
  cell(text, field) {
    const reading = readValue(text, field);
    if (reading.kind !== 'type') return undefined;
    return {
      message: `not ${field.type === 'integer' ? 'an integer' : `a ${field.type}`}`,
      expected: reading.expected,
      fix: field.example
        ? `write it like ${field.example}, or leave the cell empty`
        : 'leave the cell empty where nothing is known',
    };
  },
};
