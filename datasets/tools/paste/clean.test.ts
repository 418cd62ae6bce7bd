import { expect, test } from 'vitest';
import { fixed } from '../../../tests/support/fuzzing.ts';
import { dressed } from '../../../tests/support/pasted-wrappings.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { cleaned } from './clean.ts';

const textOf = (pasted: string) => cleaned(pasted).lines.settled().text;
const linesOf = (pasted: string) => textOf(pasted).split('\n');

test('a text that wears nothing comes back as it is, without a list of lines', () => {
  const text = '# size count\n  0 | 1\n\t1 | 2\n{"a": "b"}\n12:30:01.250  1  2\n';
  const { lines, origin } = cleaned(text);
  expect(lines.settled()).toBe(lines);
  expect([lines.text, lines.slice(0), origin]).toEqual([text, text.split('\n'), undefined]);
});

test.each(tableOf<[string, string, string[]][]>(import.meta.filename, 'cleaned'))('%s', (_, pasted, lines) =>
  expect(linesOf(pasted)).toEqual(lines),
);

test.each(tableOf<[string, string][]>(import.meta.filename, 'kept'))('%s stay', (_, text) =>
  expect(textOf(text)).toBe(text),
);

test('each line knows the line that the reader sees', () => {
  expect([...(cleaned('a<br>b\nc &gt; d').origin ?? [])]).toEqual([1, 1, 2]);
  expect([...(cleaned('1\r2\n3').origin ?? [])]).toEqual([1, 1, 2]);
  expect(cleaned('1\r2\r3').origin).toBeUndefined();
  expect(cleaned('> ```\n> a\n> ```').origin).toBeUndefined();
});

/** Pieces that marks are made of, and what could make an expression try many ways. */
const PIECES = [
  '>¦|¦ ¦\t¦\n¦\r¦```¦~~~¦1¦12¦:¦[¦]¦$ ¦@¦PS C:\\¦&lt;¦&#x110000;¦&#0;¦<br¦>¦<p ¦\u001b[¦\u001b]¦\u0007',
  'Nov 22 10:00:00 ¦2026-11-02T23:30:53Z¦\ufeff¦\u00a0¦text¦🦀',
].flatMap((row) => row.split('¦'));

test('any text can be cleaned: once is enough, and no line leads outside the paste', () => {
  const below = fixed(7);
  for (let count = 0; count < 5000; count++) {
    const text = Array.from({ length: below(60) }, () => PIECES[below(PIECES.length)]).join('');
    const pasted = below(2) === 0 ? text : dressed(text, count + 1).worn.text;
    const { lines: clean, origin } = cleaned(pasted);
    const lines = clean.settled().text.split('\n').length;
    expect(clean.length, JSON.stringify(pasted)).toBe(lines);
    const most = pasted.split(/\r\n|\r|\n/).length;
    if (origin === undefined) expect(lines, JSON.stringify(pasted)).toBeLessThanOrEqual(most);
    else {
      expect(origin.length, JSON.stringify(pasted)).toBe(lines);
      expect(Math.max(...origin), JSON.stringify(pasted)).toBeLessThanOrEqual(most);
      expect([...origin].toSorted((a, b) => a - b)).toEqual([...origin]);
    }
  }
});

test('a paste of twice the length makes twice the lines and no more', () => {
  for (const piece of ['>>>> a\n', '1: a\n', '| a\n', '    a\n\n', '&lt;<br>', '\u001b]', '[root@']) {
    const once = textOf(piece.repeat(2000)).length;
    const twice = textOf(piece.repeat(4000)).length;
    expect(twice, piece).toBeLessThanOrEqual(2 * once + 2000 * piece.length + piece.length);
  }
});
