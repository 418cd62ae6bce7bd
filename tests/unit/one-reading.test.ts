// A number that can be read in two ways is nowhere read in one: whoever is asked names both readings.
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { calculate, calculateText } from '../../calc-wasm/js/node.ts';
import { readNumber } from '../../calc-wasm/js/number.ts';
import { problemOf } from '../../datasets/tools/import/answers.ts';
import type { Field } from '../../datasets/tools/schema/table-schema.ts';
import { readValue } from '../../datasets/tools/tables/value.ts';
import { figureProblems } from '../../site/contribute/typed-figures.ts';
import { tableOf } from '../support/test-tables.ts';
import { typedFigure } from '../support/typed-figure.ts';

const rate: Field = { name: 'rate', type: 'number', unit: 'B/s', title: '', description: '' };
const form = (value: string) => figureProblems(typedFigure({ value }));

describe('3,487 is asked back', () => {
  test('by the reader of forms and tools', () => {
    expect(readNumber('3,487 MB/s', 'byte_per_second')).toEqual({
      problem: 'ambiguous_number',
      readings: ['3487 MB/s', '3.487 MB/s'],
    });
  });

  test('by the core, from pages and from the command line alike', () => {
    const answer = calculate('rebuild', { drive_rate: '3,487 MB/s' });
    expect(refused(answer) && answer.error.code).toBe('ambiguous_number');
    expect(JSON.parse(calculateText('rebuild', '{"drive_rate":"3,487 MB/s"}')).error.code).toBe('ambiguous_number');
  });

  test('by the form of figures', () => expect(form('3,487')).toEqual({ value: { readings: ['3487', '3.487'] } }));

  test('by the questions about a set', () =>
    expect(problemOf('3,487', rate)).toBe('can be read in two ways: write 3487 or 3.487'));

  test('by the checks of a table', () => {
    expect(readValue('3,487', rate)).toMatchObject({ suggestions: ['3487', '3.487'] });
    expect(readValue('3,487 MB/s', rate)).toMatchObject({ suggestions: ['3487000000', '3487000'] });
  });
});

test.each(tableOf<[string, number][]>(import.meta.filename, 'numbers'))(
  '%s is one number for all of them',
  (text, value) => {
    expect(readNumber(text, 'count')).toEqual({ value });
    expect(form(text)).toEqual({});
    expect(readValue(text, rate)).toMatchObject({ suggestions: [`${value}`] });
    const answer = calculate('rebuild', { drive_rate: `${text} MB/s` });
    expect(refused(answer) ? answer.error : answer.inputs.drive_rate).toBe(value * 1e6);
  },
);
