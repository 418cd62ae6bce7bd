import { describe, expect, it } from 'vitest';
import { granted, type Inputs, type Played } from '../../calc-wasm/js/calc.ts';
import { calculate, simulate as play } from '../../calc-wasm/js/node.ts';
import { conclusion, NONE, nextPiece, onLine, progressText } from '../../site/arrays/simulation.ts';

const plain = (text: string) => text.replaceAll('\u202f', ' ');
const simulate = (inputs: Inputs, played: Played, trials: number) => granted(play(inputs, played, trials));
const TEN_YEARS = 315_576_000;
const risky = { drives: 8, tolerance: 1, afr: 0.1, service_time: TEN_YEARS };

describe('a simulation in pieces', () => {
  it('counts what the whole counts, whatever the pieces', () => {
    const whole = simulate(risky, NONE, 20_000);
    let pieces = NONE;
    for (const size of [1, 999, 7000, 12_000]) pieces = simulate(risky, pieces, size);
    expect(pieces).toEqual(whole);
    expect(whole.losses).toBeGreaterThan(100);
    expect(simulate({ ...risky, seed: 2 }, NONE, 20_000).losses).not.toBe(whole.losses);
  });

  it('finds the formula inside its interval', () => {
    const formula = granted(calculate('rebuild', risky));
    const { low, high } = simulate(risky, NONE, 50_000);
    expect(low).toBeLessThan(formula.loss);
    expect(high).toBeGreaterThan(formula.loss);
  });

  it('refuses what the calculator refuses', () =>
    expect(play({ drives: 1 }, NONE, 10)).toMatchObject({ error: { code: 'out_of_range' } }));

  it('takes pieces of about the asked time, never more than twice the last', () => {
    expect(nextPiece(1000, 40, 40)).toBe(1000);
    expect(nextPiece(1000, 1, 40)).toBe(2000);
    expect(nextPiece(1000, 400, 40)).toBe(100);
    expect(nextPiece(1000, 0, 40)).toBe(2000);
    expect(nextPiece(0, 500, 40)).toBe(1);
  });
});

describe('what is said of it', () => {
  const played = { trials: 1000, losses: 20, share: 0.02, low: 0.013, high: 0.031 };

  it('agrees, disagrees, or cannot tell', () => {
    expect(plain(conclusion(played, 0.021, 1000))).toBe(
      'Simulated: 2 %, with 95 % confidence 1.3 % to 3.1 % (20 of 1,000 arrays lost data). The formula says 2.1 %. They agree: it lies in this range.',
    );
    expect(conclusion(played, 0.05, 1000)).toContain('outside this range');
    const none = { trials: 1000, losses: 0, share: 0, low: 0, high: 0.0038 };
    expect(conclusion(none, 1e-6, 1000)).toContain('too rare to check');
    expect(conclusion(none, 0.5, 1000)).toContain('outside this range');
  });

  it('says where it was stopped, even before the first piece', () => {
    expect(conclusion(played, 0.021, 10_000)).toMatch(/^Stopped after 1,000 of 10,000 arrays\. Sim/);
    expect(conclusion(NONE, 0.021, 10_000)).toBe('Stopped after 0 of 10,000 arrays.');
    expect(progressText(played, 10_000)).toBe('1,000 of 10,000 arrays, 20 lost data');
  });

  it('stands on a line around what was found and what the formula says', () => {
    const { low, share, high, formula } = onLine(played, 0.02);
    expect(low > 0 && low < share && share < high && high < 100).toBe(true);
    expect(formula).toBe(share);
    expect(onLine(played, 0.5).formula).toBeGreaterThan(onLine(played, 0.5).high);
    expect(onLine({ ...played, losses: 0, share: 0, low: 0, high: 0 }, 0).formula).toBe(50);
  });
});
