import type { CellRule } from '../../tables/rule.ts';
import { isDateField, readValue } from '../../tables/value.ts';

export const range: CellRule = {
  id: 'LW203',
  level: 'error',
  looksFor: 'Cells that are empty, too small, too large, too long or not in the required form.',
  fix: 'write a value within the limits of the column',
  cell(text, field) {
    const { required, minimum, maximum, maxLength, pattern } = field.constraints ?? {};
    const example = field.example ? `, such as ${field.example}` : '';
    const reading = readValue(text, field);
    if (reading.kind === 'empty') {
      if (!required) return undefined;
      return { message: 'the cell is empty', expected: `a value${example}`, fix: 'fill it in' };
    }
    if (reading.kind !== 'ok') return undefined;
    if (typeof reading.value === 'number') {
      if (minimum !== undefined && reading.value < minimum) {
        return { message: 'too small', expected: `at least ${minimum}${example}`, fix: 'check the value and its unit' };
      }
      if (maximum !== undefined && reading.value > maximum) {
        return { message: 'too large', expected: `at most ${maximum}${example}`, fix: 'check the value and its unit' };
      }
      return undefined;
    }
    if (maxLength !== undefined && text.length > maxLength) {
      return {
        message: `${text.length} characters`,
        expected: `at most ${maxLength} characters`,
        fix: 'shorten the text',
      };
    }
    if (pattern !== undefined && !isDateField(field) && !compiled(pattern).test(text)) {
      const [, number] = GENERATION.exec(text.trim()) ?? [];
      if (number !== undefined && /generation/.test(field.name)) {
        return {
          message: 'a generation is named by its number',
          expected: `a name such as ${number}.0`,
          fix: `write ${number}.0; for USB the name and its lanes, such as 3.2 Gen 2x1`,
        };
      }
      return {
        message: 'not in the required form',
        expected: `text that matches ${pattern}${example}`,
        fix: `write it like ${field.example ?? 'the examples in the descriptor'}`,
      };
    }
    return undefined;
  },
};

/** As people write a generation whose link is unknown here. */
const GENERATION = /^gen(?:eration)?[ .-]?([1-7])$/i;

const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known) return known;
  const expression = new RegExp(`^(?:${pattern})$`, 'u');
  patterns.set(pattern, expression);
  return expression;
}
