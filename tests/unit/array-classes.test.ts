// What the accuracy page says of each class of arrays.
import { expect, it } from 'vitest';
import type { LeftOut } from '../../datasets/tools/ranges/ranges.ts';
import { arrayClassRows } from '../../site/accuracy/array-classes.ts';

const row = (source: string, inside: boolean, from?: string): LeftOut => ({
  ...{ set: 'a', result: source, source, device: source, link: 'drives', share: 0.9, date: '' },
  ...{ classes: ['array read drives', 'array read', 'array'], inside, ...(from && { from }) },
});
const made = { middle: 0.9, measurements: 9, devices: 9, sources: 9, newest: '' };

it('an assumed class is judged by the core’s own range, a measured one by the other sources', () => {
  const rows = [row('one', false, 'array read'), row('other', true, 'array read')];
  const found = arrayClassRows({ 'array read': { low: 0.7, ...made } }, rows, () => true);
  expect(found.map(({ class: name, low }) => [name, low])).toEqual([
    ['array read', 0.7],
    ['array read drives', undefined],
    ['array', undefined],
  ]);
  expect(found.map(({ coverage }) => [coverage.inside, coverage.sources, coverage.share])).toEqual([
    [1, 2, 0.5],
    [2, 2, 1],
    [2, 2, 1],
  ]);
  expect(arrayClassRows({}, [], () => true)).toEqual([]);
});
