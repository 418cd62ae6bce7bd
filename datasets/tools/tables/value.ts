import { readNumber as readTyped } from '../../../calc-wasm/js/number.ts';
import type { Field } from '../schema/table-schema.ts';
import { isWebAddress } from '../text/web-address.ts';
import { daysMeant, isDay, isPartialDate } from './date.ts';
import { factorsTo, scaled } from './unit.ts';

/** Longest text that can be a number; anything beyond is prose or an attack. */
const LONGEST_NUMBER = 64;

const INTEGER = /^-?(?:0|[1-9][0-9]*)$/;
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const GROUPED = /^-?[0-9]+(?:[,.' \u00a0\u202f][0-9]+)+$/u;
const WITH_SUFFIX = /^(-?[0-9][0-9,.' \u00a0\u202f]*?)[ \u00a0\u202f]?([A-Za-zµ%][A-Za-zµ/% ]*)$/u;

/** What a cell is to its column's type; each kind but `ok` belongs to one rule. */
export type Reading =
  | { kind: 'ok'; value: string | number | boolean }
  | { kind: 'empty' }
  | { kind: 'whitespace' }
  | { kind: 'separator'; suggestions: string[] }
  | { kind: 'unit'; suffix: string; suggestions: string[] }
  | { kind: 'date'; expected: string; suggestions: string[] }
  | { kind: 'type'; expected: string };

export function readValue(text: string, field: Field): Reading {
  if (text === '') return { kind: 'empty' };
  if (text.trim() !== text) return { kind: 'whitespace' };
  switch (field.type) {
    case 'string':
      if (isDateField(field)) return readDate(text, field);
      if (field.format === 'uri' && !isWebAddress(text)) {
        return { kind: 'type', expected: 'an address that begins with https:// or http://' };
      }
      return { kind: 'ok', value: text };
    case 'boolean':
      if (text === 'true' || text === 'false') return { kind: 'ok', value: text === 'true' };
      return { kind: 'type', expected: 'true or false' };
    case 'date':
      return readDate(text, field);
    case 'integer':
    case 'number':
      return readNumber(text, field);
  }
}

/** Columns of days, and of what is only known to the month or year. */
export function isDateField({ name, type }: Field): boolean {
  return type === 'date' || (type === 'string' && name.endsWith('_on'));
}

function readDate(text: string, { type }: Field): Reading {
  if (type === 'date' ? isDay(text) : isPartialDate(text)) return { kind: 'ok', value: text };
  const expected = 'a date such as 2026-05-12';
  return {
    kind: 'date',
    expected: type === 'date' ? expected : `${expected}, or its month or year`,
    suggestions: daysMeant(text),
  };
}

function readNumber(text: string, field: Field): Reading {
  const expected =
    field.type === 'integer' ? 'a whole number in plain digits' : 'a number in plain digits with a decimal point';
  if (text.length > LONGEST_NUMBER) return { kind: 'type', expected };
  if ((field.type === 'integer' ? INTEGER : NUMBER).test(text)) {
    const value = Number(text);
    const isExact = field.type === 'number' || Number.isSafeInteger(value);
    if (Number.isFinite(value) && isExact) return { kind: 'ok', value };
    return { kind: 'type', expected: `${expected}, small enough for a computer to hold exactly` };
  }
  if (GROUPED.test(text) && !NUMBER.test(text)) {
    return { kind: 'separator', suggestions: withoutSeparators(text, field) };
  }
  const suffixed = WITH_SUFFIX.exec(text);
  if (suffixed && !NUMBER.test(text)) {
    const suffix = (suffixed[2] ?? '').trim();
    const numbers = readingsOf(suffixed[1] ?? '');
    const suggestions = factorsTo(field.unit, suffix).flatMap((factor) =>
      numbers.map((number) => `${scaled(Number(number), factor)}`),
    );
    return { kind: 'unit', suffix, suggestions: suggestions.filter((suggestion) => NUMBER.test(suggestion)) };
  }
  return { kind: 'type', expected };
}

/** The readings of a number written with separators: grouped, or with a decimal comma. */
function withoutSeparators(text: string, { type }: Field): string[] {
  if (type === 'number') return readingsOf(text);
  // No sign of a whole number can be a decimal one: both kinds group.
  const groupedBy = (['.', ','] as const).flatMap((decimal) => readingsOf(text, decimal));
  return [...new Set(groupedBy.filter((reading) => INTEGER.test(reading)))];
}

/** What a person who writes this can mean, in plain digits: nothing, one number, or two. */
function readingsOf(text: string, decimal?: '.' | ','): string[] {
  const reading = readTyped(text, 'count', { decimal });
  if ('value' in reading) return [`${reading.value}`];
  return reading.problem === 'ambiguous_number' ? reading.readings : [];
}
