import { beginsFormula } from '../../csv-cell.ts';
import type { CellRule } from '../rule.ts';

export const formula: CellRule = {
  id: 'LW209',
  level: 'error',
  looksFor: 'Texts that a spreadsheet would run as a formula.',
  fix: 'begin the text with a word',
  cell(text, { type }) {
    if (type !== 'string' || !beginsFormula(text)) return undefined;
    return {
      message: `the text begins with "${text.slice(0, 1)}"`,
      expected: 'a text that no spreadsheet runs as a formula',
      fix: 'begin it with a word',
    };
  },
};
