import { describe, expect, it } from 'vitest';
import { fixed } from '../../../tests/support/fuzzing.ts';
import { FEWEST_SOURCES, lowerEnd, MISS, type Score } from './conformal.ts';

const sources = (...shares: number[][]): Score[] =>
  shares.flatMap((own, at) => own.map((share) => ({ source: `s${at}`, link: 'pcie', share })));

const alone = (count: number): Score[] => sources(...Array.from({ length: count }, (_, at) => [0.5 + at / 100]));

describe('the lower end of a range', () => {
  it('needs as many sources as can keep the promise, and is then the lowest measurement', () => {
    expect(FEWEST_SOURCES).toBe(9);
    expect(lowerEnd(alone(8))).toBeUndefined();
    expect(lowerEnd(alone(9))).toBe(0.5);
    expect(lowerEnd([])).toBeUndefined();
  });

  it('leaves out one source in ten where there are many', () => {
    // 19 and the one to come: two of twenty may lie below, one of which is the one to come.
    expect(lowerEnd(alone(18))).toBe(0.5);
    expect(lowerEnd(alone(19))).toBe(0.51);
    expect(lowerEnd(alone(99))).toBeCloseTo(0.59, 12);
  });

  it('counts a source once, however much it has measured', () => {
    const many = Array.from({ length: 1000 }, () => 0.2);
    const others = alone(19).map((score) => ({ ...score, source: `other ${score.source}` }));
    expect(lowerEnd([...sources(many), ...others])).toBe(0.5);
    // Half of a source is half of its weight.
    expect(lowerEnd([...sources([0.2, 0.9]), ...others])).toBe(0.5);
  });

  it('counts kinds of links alike, so that the one measured most does not speak for the others', () => {
    const rare = { source: 'rare', link: 'dmi', share: 0.2 };
    expect(lowerEnd([...alone(99), { ...rare, link: 'pcie' }])).toBeGreaterThan(0.5);
    expect(lowerEnd([...alone(99), rare])).toBe(0.2);
  });

  it('takes sources in any order, and is never above the ceiling', () => {
    expect(lowerEnd(alone(30).toReversed())).toBe(lowerEnd(alone(30)));
    expect(lowerEnd(sources(...Array.from({ length: 9 }, () => [1.004])))).toBe(1);
  });

  it('covers nine in ten measurements of sources that it has not seen', () => {
    const below = fixed(7);
    const random = () => below(2 ** 31) / 2 ** 31;
    const source = (): number[] => {
      const [machine, count] = [random() ** 2 * 0.3, 1 + Math.floor(random() * 20)];
      return Array.from({ length: count }, () => 1 - machine - random() * 0.05);
    };
    for (const known of [9, 14, 30]) {
      let covered = 0;
      const rounds = 1500;
      for (let round = 0; round < rounds; round += 1) {
        const low = lowerEnd(sources(...Array.from({ length: known }, source))) ?? Number.NaN;
        const unseen = source();
        covered += unseen.filter((share) => share >= low).length / unseen.length;
      }
      // Two standard errors of the mean of so many rounds.
      expect(covered / rounds, `${known} sources`).toBeGreaterThan(1 - MISS - 0.016);
    }
  });
});
