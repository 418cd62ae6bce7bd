import { expect, test } from 'vitest';
import { asked } from './testing.ts';

test.each([
  // 113 GB at 4 GB/s, the rest at 1.5 GB/s.
  ['copy 300 GB to 980 pro 1tb', 113 / 4 + 187 / 1.5],
  ['copying 300 gb to a 980pro', 113 / 4 + 187 / 1.5],
  // 60 % of the cells are free, and 60 % of the cache.
  ['how long does it take to copy 500 GB to a 1 TB 980 Pro that is 40 % full', 67.8 / 4 + 432.2 / 1.5],
  // Everything fits in the cache, and the network is slower.
  ['copy 200gb to a sn580 1tb over 10gbe', 200 / 1.177],
  ['copy 100 GB to samsung 970 evo plus 1tb', 42 / 3.3 + 58 / 1.7],
])('%s', (text, seconds) => {
  const answer = asked(text);
  expect(answer).toMatchObject({ outcome: 'answer', page: 'calculator:write-cache', unit: 's' });
  expect(Math.abs((answer.value ?? 0) / seconds - 1)).toBeLessThan(0.01);
  expect(answer.unread).toEqual([]);
  expect(answer.url).toContain('empty-cache=');
});

test.each(['copy 500 GB to a 2 TB 990 Pro that is 60 % full', 'copy 100 GB to a 970 evo plus 2tb'])(
  'no cache is made up for %s',
  (text) => {
    const answer = asked(text);
    expect(answer).toMatchObject({ outcome: 'page', page: 'calculator:write-cache' });
    expect(answer.value).toBeUndefined();
    expect(answer.text).toContain('data do not include');
  },
);

test('a copy that does not fit gives no number', () => {
  const answer = asked('copy 900 GB to a 1 TB 980 pro that is 40 % full');
  expect(answer.value).toBeUndefined();
  expect(answer.text).toContain('does not fit');
});

test('of a model in several sizes the one that is named is taken', () => {
  const answer = asked('sn850x 4tb in pcie 3.0 x4');
  const drive = answer.chain?.parts.find(({ kind }) => kind === 'drive' || kind === undefined);
  expect(Number(drive?.size)).toBe(4e12);
});
