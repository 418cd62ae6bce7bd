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

test('Markdown keeps a table a table, whatever its cells hold', () => {
  expect(toMarkdown(['a', 'b'], [['x|y\nz', '<img src=x>']], [false, true])).toBe(
    '| a | b |\n| --- | ---: |\n| x\\|y z | \\<img src=x\\> |\n',
  );
});
