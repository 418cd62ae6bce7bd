// What the accuracy page says of each class of arrays.
import { expect, it } from 'vitest';
import type { LeftOut } from '../../datasets/tools/ranges/ranges.ts';
import { arrayClassRows } from '../../site/accuracy/array-classes.ts';

const row = (source: string, inside: boolean, from?: string): LeftOut => ({
  set: 'a',
  result: source,
  source,
  device: source,
  link: 'drives',
  share: 0.9,
  date: '',
  classes: ['array read drives', 'array read', 'array'],
  inside,
  ...(from && { from }),
});
const made = { middle: 0.9, measurements: 9, devices: 9, sources: 9, newest: '' };

it('a class without a range of its own takes that of the next wider one, and is judged by it', () => {
  const rows = [row('one', false, 'array read'), row('other', true, 'array read')];
  const found = arrayClassRows({ 'array read': { low: 0.7, ...made } }, rows, () => true);
  expect(found.map(({ class: name, from, low }) => [name, from, low])).toEqual([
    ['array read', 'array read', 0.7],
    ['array read drives', 'array read', 0.7],
    ['array', undefined, undefined],
  ]);
  expect(found.map(({ coverage }) => [coverage.inside, coverage.sources, coverage.share])).toEqual([
    [1, 2, 0.5],
    [1, 2, 0.5],
    [2, 2, 1],
  ]);
});

it('where no class has enough sources, the core’s own range is what is judged', () => {
  const rows = [row('one', false), row('other', true)];
  const [first] = arrayClassRows({}, rows, ({ source }) => source === 'one');
  expect(first).toMatchObject({ class: 'array read', from: undefined, low: undefined });
  expect(first?.coverage).toMatchObject({ inside: 1, measurements: 2 });
  expect(arrayClassRows({}, [], () => true)).toEqual([]);
});
