import type { Field } from '../../table-schema.ts';
import type { Rule } from '../rule.ts';
import { readValue } from '../value.ts';

export const range: Rule = {
  id: 'LW203',
  level: 'error',
  looksFor: 'Cells that are empty, too small, too large, too long or not of the required form.',
  fix: 'write a value within the limits of the column',
  *check({ tables }) {
    for (const table of tables) {
      const patterns = new Map(
        table.schema.fields.map((field) => [field, compile(field.constraints?.pattern)]),
      );
      for (const { row, field, position, text } of table.cells(hasLimits)) {
        const problem = problemOf(text, field, patterns.get(field));
        if (!problem) continue;
        yield table.found(row, position, { field: field.name, value: text, ...problem });
      }
    }
  },
};

function hasLimits(field: Field): boolean {
  const { required, minimum, maximum, maxLength, pattern } = field.constraints ?? {};
  return [required, minimum, maximum, maxLength, pattern].some((limit) => limit !== undefined);
}

function compile(pattern: string | undefined): RegExp | undefined {
  return pattern === undefined ? undefined : new RegExp(`^(?:${pattern})$`, 'u');
}

function problemOf(text: string, field: Field, pattern: RegExp | undefined) {
  const { required, minimum, maximum, maxLength } = field.constraints ?? {};
  const example = field.example ? `, such as ${field.example}` : '';
  const reading = readValue(text, field);
  if (reading.kind === 'empty') {
    if (!required) return undefined;
    return { message: 'the cell is empty', expected: `a value${example}`, fix: 'fill it in' };
  }
  if (reading.kind !== 'ok') return undefined;
  if (typeof reading.value === 'number') {
    if (minimum !== undefined && reading.value < minimum) {
      return {
        message: 'too small',
        expected: `at least ${minimum}${example}`,
        fix: 'check the value and its unit',
      };
    }
    if (maximum !== undefined && reading.value > maximum) {
      return {
        message: 'too large',
        expected: `at most ${maximum}${example}`,
        fix: 'check the value and its unit',
      };
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
  if (pattern && !pattern.test(text)) {
    return {
      message: 'not of the required form',
      expected: `text that matches ${field.constraints?.pattern}${example}`,
      fix: `write it like ${field.example ?? 'the examples in the descriptor'}`,
    };
  }
  return undefined;
}
