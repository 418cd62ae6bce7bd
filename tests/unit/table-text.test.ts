import { expect, test } from 'vitest';
import { toCsv, toMarkdown } from '../../site/common/table-text.ts';
import { tableOf } from '../support/test-tables.ts';

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

test.each(tableOf<[string, string][]>(import.meta.filename, 'cells'))(
  'a spreadsheet runs nothing of %j',
  (text, cell) => {
    // As a value, and as the name that a query gives its column.
    expect(toCsv([text], [[text]])).toBe(`${cell}\r\n${cell}\r\n`);
  },
);

test('numbers and truth values are no texts', () =>
  expect(toCsv(['n'], [[-5], [-1e-7], [true]])).toBe('n\r\n-5\r\n-1e-7\r\ntrue\r\n'));

test('Markdown keeps a table a table, whatever its cells hold', () => {
  expect(toMarkdown(['a', 'b'], [['x|y\nz', '<img src=x>']], [false, true])).toBe(
    '| a | b |\n| --- | ---: |\n| x\\|y z | \\<img src=x\\> |\n',
  );
});
