import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { plainNumbers } from './plain-numbers.ts';

test.each(tableOf<[string, string, string][]>(import.meta.filename, 'written'))(
  '%s is written as tools print it in English',
  (_, text, plain) => {
    expect(plainNumbers(text)).toBe(plain);
    expect(plain.length).toBe(text.length);
  },
);

test.each(tableOf<string[]>(import.meta.filename, 'kept'))(
  '%s stays, as its commas may divide thousands or a list',
  (text) => expect(plainNumbers(text)).toBe(text),
);

test('a figure with a unit reads alike with a comma and with a point, whatever its digits', () => {
  for (const unit of ['%', ' GB', 'G', ' MiB/s', ' ms', 'K/s', ' GT/s']) {
    for (let number = 1; number < 20_000; number += 37) {
      const point = `at ${(number / 100).toFixed(2)}${unit}`;
      expect(plainNumbers(point.replace('.', ','))).toBe(point);
    }
  }
});
