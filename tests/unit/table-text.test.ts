import { expect, test } from 'vitest';
import { toCsv, toMarkdown } from '../../site/common/table-text.ts';

test('CSV quotes what needs it, and leaves out what is not known', () => {
  expect(
    toCsv(
      ['a', 'b,c'],
      [
        [1.5, 'say "x"\ny'],
        [null, ''],
      ],
    ),
  ).toBe('a,"b,c"\r\n1.5,"say ""x""\ny"\r\n,\r\n');
});

test.each([
  ['=HYPERLINK("https://example.org","x")', '"\'=HYPERLINK(""https://example.org"",""x"")"'],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+A1', "'+A1"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['＝1+1', "'＝1+1"],
  ["'=1", "'=1"],
  ['-5', '-5'],
  ['+1.5e-3', '+1.5e-3'],
  ['-1,234.5', '"-1,234.5"'],
  ['−1.7 %', '−1.7 %'],
  ['-1.7 %', '-1.7 %'],
  ['a = b', 'a = b'],
])('a spreadsheet runs nothing of %j', (text, cell) => {
  // As a value, and as the name that a query gives its column.
  expect(toCsv([text], [[text]])).toBe(`${cell}\r\n${cell}\r\n`);
});

test('numbers and truth values are no texts', () => {
  expect(toCsv(['n'], [[-5], [-1e-7], [true]])).toBe('n\r\n-5\r\n-1e-7\r\ntrue\r\n');
});

test('Markdown keeps a table a table, whatever its cells hold', () => {
  expect(toMarkdown(['a', 'b'], [['x|y\nz', '<img src=x>']], [false, true])).toBe(
    '| a | b |\n| --- | ---: |\n| x\\|y z | \\<img src=x\\> |\n',
  );
});
