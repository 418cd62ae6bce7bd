import { expect, test } from 'vitest';
import { plainNumbers } from './plain-numbers.ts';

test.each([
  ['a share', '7,83G resilvered, 56,89% done', '7.83G resilvered, 56.89% done'],
  ['many decimals', '1,1 GB, 1,0 GiB) copied, 5,86203 s', '1.1 GB, 1.0 GiB) copied, 5.86203 s'],
  ['thousands by points', '1.234,56 MB/s', ' 1234.56 MB/s'],
  ['thousands by narrow spaces', '1\u202f234,5 MB/s', ' 1234.5 MB/s'],
  ['three decimals among others', '12,345 MB/s, 3,5 GB', '12.345 MB/s, 3.5 GB'],
  ['full-width signs', '１２３．５％', '123.5%'],
])('%s is written as tools print it in English', (_, text, plain) => {
  expect(plainNumbers(text)).toBe(plain);
  expect(plain.length).toBe(text.length);
});

test.each([
  '12,345 MB/s and 3.5 GB',
  '2,000,398,934,016 bytes',
  'nodes 0,2,4 s',
  '8,16 1K',
  'a-1,5 GB',
  '28,832 / 5,730',
])('%s stays, as its commas may divide thousands or a list', (text) => expect(plainNumbers(text)).toBe(text));

test('a figure with a unit reads alike with a comma and with a point, whatever its digits', () => {
  for (const unit of ['%', ' GB', 'G', ' MiB/s', ' ms', 'K/s', ' GT/s']) {
    for (let number = 1; number < 20_000; number += 37) {
      const point = `at ${(number / 100).toFixed(2)}${unit}`;
      expect(plainNumbers(point.replace('.', ','))).toBe(point);
    }
  }
});
