import { expect, test } from 'vitest';
import { dressed } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from './clean.ts';

const textOf = (pasted: string) => cleaned(pasted).lines.settled().text;
const linesOf = (pasted: string) => textOf(pasted).split('\n');

test('a text that wears nothing comes back as it is, without a list of lines', () => {
  const text = '# size count\n  0 | 1\n\t1 | 2\n{"a": "b"}\n12:30:01.250  1  2\n';
  const { lines, origin } = cleaned(text);
  expect(lines.settled()).toBe(lines);
  expect([lines.text, lines.slice(0), origin]).toEqual([text, text.split('\n'), undefined]);
});

test.each([
  ['answers in answers', '>> > a\n> b\n', ['a', 'b', '']],
  ['a quote without spaces keeps the indentation', '>  read: 1\n>write: 2', ['  read: 1', 'write: 2']],
  ['an empty line of a quote', '> a\n>\n>   b', ['a', '', '  b']],
  ['colours, titles and links', '\u001b[1;32ma\u001b[0m\u001b]8;;x\u001b\\b\u001b(B', ['ab']],
  ['a log of the kernel inside a log', 'Nov 22 10:00:00 box kernel: [   46.123456] a', ['a']],
  ['progress that is written over itself', 'a 1\ra 2\nb', ['a 1', 'a 2', 'b']],
  ['breaks of a page', 'a<br>b &lt; 3&nbsp;&#x27;c&#x27;<br />\nd', ['a', "b < 3 'c'", 'd']],
  ['a prompt in front of a command', '[root@box ~]# dd if=a of=b\nroot@box:/# ', ['dd if=a of=b', '']],
  ['numbers of lines that are empty', '1: a\n2:\n3:   b', ['a', '', '  b']],
])('%s', (_, pasted, lines) => expect(linesOf(pasted)).toEqual(lines));

test.each([
  ['bars of a tree', ' |           \\-00.0\n |__ Port 1\n'],
  ['a table of Markdown', '\n| a | b |\n| --- | --- |\n| 1 | 2 |\n'],
  ['rows that count up below a heading', '    0     1\n1  26.5  26.4\n2  26.5  26.4\n3  26.5  26.4\n'],
  ['rows that count from zero', '\n0 26.5\n1 26.4\n2 26.5\n'],
  ['comments of a tool', '# nThread 1\n# size\n'],
  ['the clock of a tool', '16:24:30.156  1  320.0\n16:24:31.156  2  320.0\n'],
  ['streams of iperf3', '[  5]   0.00-1.00   sec  1.53 GBytes\n[ ID] Interval\n'],
  ['angles that are no tags', 'a <access denied> &amp; b <Results>\n'],
])('%s stay', (_, text) => expect(textOf(text)).toBe(text));

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
  let state = 7;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
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
