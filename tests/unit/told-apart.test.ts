import { expect, it } from 'vitest';
import { toldApart } from '../../site/common/distinct-names.ts';

const runs = [
  { drive: 'A', place: 'NAS', run: 'a-1' },
  { drive: 'A', place: 'server', run: 'a-2' },
  { drive: 'A', place: 'server', run: 'a-3' },
  { drive: 'B', place: 'server', run: 'b-1' },
];

it('names each by the first try that no other one has', () => {
  const names = toldApart(runs, [
    ({ drive }) => drive,
    ({ drive, place }) => `${drive}, ${place}`,
    ({ drive, run }) => `${drive}, ${run}`,
  ]);
  expect(names).toEqual(['A, NAS', 'A, a-2', 'A, a-3', 'B']);
});

it('takes the last try where none tells them apart', () => {
  expect(toldApart(runs, [({ drive }) => drive, ({ place }) => place])).toEqual(['NAS', 'server', 'server', 'B']);
  expect(toldApart([], [])).toEqual([]);
});
