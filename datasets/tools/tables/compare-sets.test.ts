import fc from 'fast-check';
import { expect, test } from 'vitest';
import { realTable } from '../check/testing.ts';
import { Compared, figuresOf } from './compare-sets.ts';
import type { Subject } from './rule.ts';

function set(iops: readonly number[]): Subject {
  const load = {
    run_id: 'r',
    direction: 'device_writes_host',
    access: 'rand',
    block_size_bytes: 4096,
    queue_depth: 32,
  };
  const tables = [
    realTable('targets', [{ target_id: 't', drive_id: 'disk', array_kind: 'none' }]),
    realTable('runs', [{ run_id: 'r', target_id: 't', link_kind: 'pcie' }]),
    realTable(
      'results',
      iops.map((figure) => ({ ...load, iops: figure })),
    ),
  ];
  return { tables, reference: [] };
}

/** By the book: all others in one list, sorted. */
function plainly(sets: readonly number[][], own: number): { figures: number; median: number } {
  const others = sets.flatMap((set, at) => (at === own ? [] : set)).sort((a, b) => a - b);
  const middle = others.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [others[middle - 1], others[middle]];
  return { figures: others.length, median: others.length % 2 === 1 ? high : (low + high) / 2 };
}

test('what the others say is what they say without the set itself, whatever repeats', () => {
  // Few values, so that many are equal.
  const figures = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 7 });
  fc.assert(
    fc.property(fc.array(figures, { minLength: 1, maxLength: 6 }), (sets) => {
      const subjects = sets.map(set);
      const compared = new Compared(subjects);
      for (const [at, subject] of subjects.entries()) {
        const [figure] = figuresOf(subject);
        if (!figure) continue;
        expect(compared.others(subject, figure.key)).toEqual(plainly(sets, at));
      }
    }),
  );
});

test('a set that is not among the compared ones is compared with all of them', () => {
  const compared = new Compared([set([10, 20]), set([60])]);
  const [figure] = figuresOf(set([500]));
  expect(compared.others(set([500]), figure?.key ?? '')).toEqual({ figures: 3, median: 20 });
});

test('a key that nobody has is answered with no figure', () =>
  expect(new Compared([set([10])]).others(set([10]), 'another').figures).toBe(0));
