// How many cases a fuzz test tries, and by what luck: a twentieth of them and always the same by day; all of them at night
// (`npm run test:all`), each night others. What a night found is run again with the seed that it printed:
// `EXHAUSTIVE=1 SEED=… npx vitest run -c tests/vitest.config.ts <file>`.

const { EXHAUSTIVE, SEED } = process.env;

export const cases = (all: number): number => (EXHAUSTIVE ? all : Math.ceil(all / 20));

/** Whether a case of a series is tried: by day each twentieth, or another share. */
export const isTried = (index: number, share = 20): boolean => Boolean(EXHAUSTIVE) || index % share === 0;

/** Where a text is cut: at night behind each of its characters, by day behind each twentieth. */
export const endsOf = (text: string): number[] =>
  Array.from(text, (_, end) => end).filter((end) => end > 0 && isTried(end));

const seed = SEED ? Number(SEED) : EXHAUSTIVE ? Date.now() % 2 ** 31 : 0;
if (EXHAUSTIVE) console.log(`SEED=${seed}`);

/** Whole numbers below what is asked for, the same in every run, by day and at night. */
export const fixed = (state: number) => (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};

/** Whole numbers below what is asked for, from a generator of 32 bits (mulberry32); `start` tells sequences apart. */
export function random(start: number): (below: number) => number {
  let state = (seed + start) | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
