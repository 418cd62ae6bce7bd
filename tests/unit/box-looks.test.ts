// Which texts the search hands to the box: what it may compute, and no names of parts and pages.

import { expect, test } from 'vitest';
import { looksComputed } from '../../site/ask/answerable.ts';
import { tableOf } from '../support/test-tables.ts';

test.each(tableOf<string[]>(import.meta.filename, 'asked'))('%s is asked', (text) => {
  expect(looksComputed(text)).toBe(true);
});

test.each(['980 PRO', 'JMB585', 'B650', 'write hole', 'why is my SSD slow', 'WD40EFRX', 'x4', ''])(
  '%s is only looked for',
  (text) => expect(looksComputed(text)).toBe(false),
);
