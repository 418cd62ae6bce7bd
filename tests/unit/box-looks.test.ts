// Which texts the search hands to the box: what it may compute, and no names of parts and pages.
import { expect, test } from 'vitest';
import { looksComputed } from '../../site/ask/answerable.ts';

test.each([
  '8 hdd on 9211-8i',
  'raidz2 10x3tb',
  '18tb in tib',
  'pcie 4.0 x4',
  'usb 3.2 gen 2 speed',
  '6 дисков по 8 тб',
  '4x i226',
])('%s is asked', (text) => {
  expect(looksComputed(text)).toBe(true);
});

test.each(['980 PRO', 'JMB585', 'B650', 'write hole', 'why is my SSD slow', 'WD40EFRX', 'x4', ''])(
  '%s is only looked for',
  (text) => {
    expect(looksComputed(text)).toBe(false);
  },
);
