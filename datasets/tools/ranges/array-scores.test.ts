import { describe, expect, it, test } from 'vitest';
import * as chain from '../../../calc-wasm/js/chain-node.ts';
import { withChainRanges } from '../../../calc-wasm/js/chain-ranges.ts';
import { publishedSets } from '../../../tests/support/dataset.ts';
import { fixed } from '../../../tests/support/fuzzing.ts';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { realTable } from '../check/testing.ts';
import { predictChained } from '../predict/predict-chained.ts';
import { measuredArrays } from './array-scores.ts';
import { FEWEST_SOURCES } from './conformal.ts';
import { coverageOf, type LeftOut, leftOut, rangesFrom } from './ranges.ts';
import type { Measured } from './scores.ts';
import { aShare } from './testing.ts';

const sets = publishedSets();
const measured = measuredArrays(sets, predictChained(sets));

const CLASSES = ['array read drives', 'array read', 'array'];
const array = (source: string, share: number, rest: Partial<Measured> = {}): Measured =>
  aShare(source, share, { link: 'drives', date: '2026', classes: CLASSES, ...rest });
const many = (count: number, share: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => array(`s${at}`, share(at)));

describe('a measured array', () => {
  const tables = [
    realTable('sources', [{ source_id: 'review', author: 'A. Tester', published_on: '2025-02' }]),
    realTable('runs', [{ run_id: 'pool', source_id: 'review', target_id: 'pool' }]),
    realTable('results', [
      { result_id: 'read', run_id: 'pool', bandwidth_bytes_per_s: 900e6 },
      { result_id: 'rand', run_id: 'pool', iops: 1000, block_size_bytes: 4096 },
    ]),
  ];
  const prediction = tableOf<object>(import.meta.filename, 'prediction');
  const of = (change: object) => measuredArrays([{ setId: 'own', tables }], [{ ...prediction, ...change }]);

  it('is a share of the upper end that the core expects of its chain', () => {
    expect(of({})).toEqual([tableOf(import.meta.filename, 'measured')]);
    const [random] = of({ result_id: 'rand', output: 'read_iops', expected_high_bytes_per_s: 8.192e6 });
    expect(random).toMatchObject({ share: 0.5, classes: expect.arrayContaining(['array']) });
  });

  it('takes no part where it chose the core’s ranges, or nothing is known of one drive', () => {
    expect(of({ role: 'calibration' })).toEqual([]);
    expect(of({ expected_high_bytes_per_s: null })).toEqual([]);
    expect(of({ result_id: 'gone' })).toEqual([]);
  });
});

describe('the ranges of arrays', () => {
  it('come with the ninth source, and turn what the sizer assumes into what was measured', () => {
    const question = {
      chain: {
        parts: [{ id: 'drives', count: 4, link: 'sata 3.0', read: 200e6 }],
        arrays: [{ id: 'pool', level: 'raid0' as const, members: ['drives'] }],
      },
    };
    const ask = (rows: Measured[]) => withChainRanges(chain.size, rangesFrom(rows))(question) as object;
    expect(ask(many(FEWEST_SOURCES - 1, () => 0.9))).toMatchObject({ range_basis: 'assumed' });
    expect(ask(many(FEWEST_SOURCES, () => 0.9))).toMatchObject({
      range_basis: 'measured',
      expected_low: 720e6,
      expected_high: 800e6,
      range: { class: 'array read drives', sources: FEWEST_SOURCES },
    });
  });

  it('count an array above its upper end as a miss, and are none where that is too many', () => {
    const above = (count: number) => many(20, (at) => (at < count ? 1.3 : 0.8));
    expect(rangesFrom(above(1))['array read']).toMatchObject({ low: 0.8 });
    expect(rangesFrom(above(3))).toEqual({});
  });

  it('hold 85 % and more of sources that they have not seen', () => {
    // Shares that spread over half the range and, one in twenty, above it: drawn by a fixed rule.
    const below = fixed(7);
    const next = () => below(2 ** 31) / 2 ** 31;
    const rows = Array.from({ length: 60 }, (_, at) => at).flatMap((at) => {
      const own = next();
      return Array.from({ length: 1 + Math.floor(next() * 20) }, () =>
        array(`s${at}`, next() < 0.05 ? 1.1 : 0.5 + 0.3 * own + 0.2 * next()),
      );
    });
    const { share, measurements } = coverageOf(leftOut(rows));
    expect(measurements).toBe(rows.length);
    expect(share).toBeGreaterThanOrEqual(0.85);
  });
});

/** From the name of the source, so that nobody chooses: 0 to 9. */
const foldOf = ({ source }: Measured): number =>
  [...source].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 0) % 10;

/** The share that missed; none where nothing was promised. */
function missed(rows: readonly LeftOut[]): number {
  const { measurements, share } = coverageOf(rows);
  return measurements === 0 ? 0 : 1 - share;
}

describe('the measurements of arrays in the dataset', () => {
  test('are of every set that states a chain and the rate of a drive', () => {
    expect(new Set(measured.map(({ set }) => set)).size).toBeGreaterThan(1);
    for (const { share, classes } of measured) {
      expect(share).toBeGreaterThan(0);
      expect(classes).toHaveLength(3);
    }
  });

  test('have a range only where as many sources measured that class as the promise needs', () => {
    for (const [name, { sources }] of Object.entries(rangesFrom(measured)))
      expect(sources, name).toBeGreaterThanOrEqual(FEWEST_SOURCES);
  });

  test('lie inside ranges that were made without their source, 85 % and more', () => {
    expect(missed(leftOut(measured))).toBeLessThanOrEqual(0.15);
    expect(missed(leftOut(measured, foldOf))).toBeLessThanOrEqual(0.15);
  });
});
