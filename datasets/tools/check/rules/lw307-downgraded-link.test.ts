import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { downgradedLink } from './lw307-downgraded-link.ts';

const check = (cells: Record<string, string | number>) =>
  run(
    downgradedLink,
    realTable('runs', [
      {
        link_generation: '4.0',
        link_generation_max: '4.0',
        link_lanes: 4,
        link_lanes_max: 4,
        ...cells,
      },
    ]),
  ).map(({ field }) => field);

test('a link that negotiated all it can is fine, and so is one of which nothing else is known', () => {
  expect(check({})).toEqual([]);
  expect(check({ link_generation_max: '', link_lanes_max: '' })).toEqual([]);
});

test('fewer lanes and an older generation need a word', () => {
  expect(check({ link_lanes: 2 })).toEqual(['link_lanes']);
  expect(check({ link_generation: '3.0' })).toEqual(['link_generation']);
  expect(check({ link_generation: '3.0', note: 'The slot is older.' })).toEqual([]);
});
