import { beforeAll, describe, expect, test } from 'vitest';
import { granted } from '../../calc-wasm/js/calc.ts';
import { calculate } from '../../calc-wasm/js/node.ts';
import type { DiscardSupportRow, FailureRatesRow, NasReservesRow } from '../../site/generated/datasets.ts';
import { discardSupport, failureRates, nasReserves } from '../../site/registry/tables-build.ts';

let layers: DiscardSupportRow[];
let rates: FailureRatesRow[];
let reserves: NasReservesRow[];

beforeAll(async () => {
  layers = await discardSupport();
  rates = await failureRates();
  reserves = await nasReserves();
});

describe('tables on calculator pages', () => {
  test('have a source in every row, or say that it is not verified and why', () => {
    const unfounded = [...layers, ...rates, ...reserves].filter(({ confidence, sources, note }) =>
      confidence === 'unverified' ? note === null : sources === null,
    );
    expect(unfounded).toEqual([]);
  });

  test('hold rates that the calculator computes with, more failures with a greater loss', () => {
    const losses = [...rates]
      .sort((a, b) => a.annual_failure_rate - b.annual_failure_rate)
      .map(({ annual_failure_rate: afr }) => {
        const answer = granted(calculate('rebuild', { afr }));
        return answer.year_loss;
      });
    expect(losses.length).toBeGreaterThan(5);
    expect(losses).toEqual([...losses].sort((a, b) => a - b));
  });

  test('say of every reserve bytes or a share, and the calculator takes what is kept of a drive', () => {
    expect(reserves.filter(({ bytes, share }) => (bytes === null) === (share === null))).toEqual([]);
    for (const { bytes } of reserves.filter(({ kept_of: of }) => of === 'drive')) {
      const { raw, after_reserve: after } = granted(
        calculate('mixed-drives', { drives: '4x8TB', reserve: Number(bytes) }),
      );
      expect(raw - after).toBe(4 * Number(bytes));
    }
  });

  test('say of every layer that passes discard on a condition which one', () =>
    expect(layers.filter(({ passes, condition }) => passes === 'conditional' && !condition)).toEqual([]));
});
