// Networks that are known by measurements alone: no row above the ceiling of its link, and the range is that of the rows.
import { expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import { links as known } from '../../calc-wasm/js/generated/chain.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import { networkMeasurements } from '../../site/registry/tables-build.ts';
import { unknownReference } from '../../site/sources/references-build.ts';

const rows = await networkMeasurements();
const answerOf = (generation: string, more = {}) => granted(calculate('ethernet', { generation, ...more }));
const links = [...new Set(rows.map((row) => row.generation))];

test.each(links)('%s', (link) => {
  const rates = rows.filter((row) => row.generation === link).map((row) => Number(row.rate_bits_per_s) / 8);
  const answer = answerOf(link);
  expect(Math.max(...rates)).toBeLessThan(answer.ceiling);
  expect([answer.expected_low, answer.expected_high, answer.measurements, answer.range_basis]).toEqual([
    Math.min(...rates),
    Math.max(...rates),
    rates.length,
    'few',
  ]);
  // A range of one is none, and no more is expected than the storage gives.
  expect(rates.length).toBeGreaterThan(2);
  const slow = answerOf(link, { drive_rate: 1e7 });
  expect([slow.expected_low, slow.expected_high, slow.limited_by]).toEqual([1e7, 1e7, 'drives']);
});

test('every network that has no model of its range has rows, and every row a source', () => {
  const few = known.ethernet.generations.filter((generation) => {
    const transport = generation.startsWith('InfiniBand') ? 'rocev2' : 'tcp';
    return answerOf(generation, { transport }).range_basis === 'few';
  });
  expect(few.toSorted()).toEqual(links.toSorted());
  for (const row of rows) for (const key of row.sources.split(' ')) expect(unknownReference(key)).toBeUndefined();
});
