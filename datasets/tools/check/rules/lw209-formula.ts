import type { CellRule } from '../../tables/rule.ts';
import { beginsFormula, hidesFormula } from '../../text/csv-cell.ts';

export const formula: CellRule = {
  id: 'LW209',
  level: 'error',
  looksFor: 'Texts that a spreadsheet would run as a formula.',
  fix: 'begin the text with a word',
  cell(text, { type }) {
    if (type !== 'string') return undefined;
    if (!beginsFormula(text)) {
      if (!hidesFormula(text)) return undefined;
      return {
        message: 'behind a semicolon or tab the text goes on like a formula',
        expected: 'a text that no spreadsheet runs as a formula, whatever divides its cells',
        fix: 'put a word behind the semicolon or tab',
      };
    }
    return {
      message: `the text begins with "${text.slice(0, 1)}"`,
      expected: 'a text that no spreadsheet runs as a formula',
      fix: 'begin it with a word',
    };
  },
};
