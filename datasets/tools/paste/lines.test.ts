import { expect, test } from 'vitest';
import { Lines, LONGEST_LINE } from './lines.ts';

const TEXTS = ['', '\n', 'a', 'a\n', '\na\n\nb', 'a\n \n\tb\n'];

test.each(TEXTS)('the lines of %j are what stands between its line feeds', (text) => {
  const lines = Lines.of(text);
  const wanted = text.split('\n');
  expect(lines.length).toBe(wanted.length);
  expect([...lines.entries()]).toEqual([...wanted.entries()]);
  expect(lines.at(-1)).toBeUndefined();
  expect(lines.at(wanted.length)).toBeUndefined();
  for (const [index, line] of wanted.entries()) {
    expect(lines.isBlank(index)).toBe(line.trim() === '');
    expect(lines.first(index)).toBe(line === '' ? -1 : line.charCodeAt(0));
  }
});

test.each([
  ['a\r\nb\r\n', ['a', 'b', ''], undefined],
  ['a\r\nb', ['a', 'b'], undefined],
  ['1\r2\r3', ['1', '2', '3'], undefined],
  ['1\r2\r', ['1', '2', ''], undefined],
  ['1\r2\r\n3', ['1', '2', '3'], [1, 1, 2]],
  ['1\r\r\n3\r\n', ['1', '', '3', ''], [1, 1, 2, 3]],
  ['\r\n\ra\n', ['', '', 'a', ''], [1, 2, 2, 3]],
])('returns of %j end lines', (text, wanted, places) => {
  const { lines, origin } = Lines.withReturns(text);
  expect(lines.slice(0)).toEqual(wanted);
  expect(origin && [...origin]).toEqual(places);
  expect(lines.settled().text).toBe(wanted.join('\n'));
});

test('marks are taken off without a copy of the text until one is asked for', () => {
  const lines = Lines.of('> a\n> bc\n```\n>');
  lines.drop(0, 2);
  lines.drop(1, 2);
  lines.clear(2);
  lines.drop(3, 2);
  expect(lines.slice(0)).toEqual(['a', 'bc', '', '']);
  expect(lines.text).toBe('> a\n> bc\n```\n>');
  const settled = lines.settled();
  expect([settled.text, settled.slice(0)]).toEqual(['a\nbc\n\n', ['a', 'bc', '', '']]);
  expect([0, 1, 2, 3, 4, 5, 6].map((offset) => settled.indexAt(offset))).toEqual([0, 0, 1, 1, 1, 2, 3]);
});

test('a text of many lines is put together as a short one is', () => {
  const wanted = Array.from({ length: 10_000 }, (_, index) => `${index}`);
  const { lines } = Lines.withReturns(wanted.join('\r\n'));
  expect(lines.settled().text).toBe(wanted.join('\n'));
});

test('a line is looked at up to the longest, and is whole in the text', () => {
  const long = 'x'.repeat(LONGEST_LINE + 1);
  const lines = Lines.of(`${long}\ny`);
  expect([lines.at(0)?.length, lines.whole(0).length]).toEqual([LONGEST_LINE, LONGEST_LINE + 1]);
  lines.drop(1, 1);
  expect(lines.settled().text).toBe(`${long}\n`);
});

test('lines are found from a line on, up to another, and from the end', () => {
  const lines = Lines.of('a1\nb\na2\na3');
  expect([lines.find(/a/), lines.find(/a/, 1), lines.find(/a/, 1, 2), lines.find(/z/)]).toEqual([0, 2, -1, -1]);
  expect([lines.findLast(/a/), lines.findLast(/b/), lines.findLast(/b/, 2)]).toEqual([3, 1, -1]);
  expect(lines.all(/a/)).toEqual([0, 2, 3]);
});

test('what was taken off a line is still known, and how long the line is', () => {
  const lines = Lines.of('> [    1.000000] a\nbc');
  lines.drop(0, 2);
  lines.drop(0, 15);
  expect([lines.before(0), lines.before(1), lines.before(9)]).toEqual(['> [    1.000000] ', '', '']);
  expect([lines.lengthOf(0), lines.lengthOf(1), lines.lengthOf(9)]).toEqual([1, 2, 0]);
});
