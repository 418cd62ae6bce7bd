import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { bytesPer, dayOf, decimal, fioSize, rounded } from './number.ts';

test.each(tableOf<[string, number][]>(import.meta.filename, 'numbers'))('%s is %d', (text, value) => {
  expect(decimal(text)).toBe(value);
});

test.each(['', 'x', '1.2.3', '12 34', '12k', '1,5 MB', '--1', 'NaN', '1e999', '9'.repeat(50), undefined])(
  '%s is no number',
  (text) => expect(decimal(text)).toBeUndefined(),
);

test.each(tableOf<[string, number, number][]>(import.meta.filename, 'fio'))(
  'fio understands %s with kb_base %d as %d',
  (text, base, bytes) => expect(fioSize(text, base)).toBe(bytes),
);

test('a share is no size', () => expect(fioSize('50%')).toBeUndefined());

test('rounded counts and units', () => {
  expect(rounded('344k')).toBe(344000);
  expect(rounded('1.5M')).toBe(1500000);
  expect(bytesPer('MiB')).toBe(1048576);
  expect(bytesPer('MB')).toBe(1000000);
  expect([bytesPer('KB'), bytesPer('kiB'), bytesPer('B')]).toEqual([1000, 1024, 1]);
  expect([bytesPer('M'), bytesPer('MHz'), rounded('4KiB')]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['Sat Nov 21 03:59:01 2026', '2026-11-21'],
  ['2014/10/29 21:22:32', '2014-10-29'],
  ['Wed Sep  5 14:10:52 2018', '2018-09-05'],
  ['2021-13-40', undefined],
  ['yesterday', undefined],
])('%s is the day %s', (text, day) => expect(dayOf(text)).toBe(day));

test('white space of any kind around a number says nothing', () => {
  for (const around of [' ', '\t', '\r', '\n', '\u2003']) expect(decimal(`${around}1.5${around}`)).toBe(1.5);
});
