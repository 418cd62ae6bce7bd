/**
 * The least time of each run in milliseconds: other tenants of the machine disturb that least. The runs take turns, so
 * that a busy moment hits all of them, for so many rounds and so many milliseconds at least.
 */
export function fastest(runs: readonly (() => void)[], rounds: number, patience = 0): number[] {
  const least = runs.map(() => Number.POSITIVE_INFINITY);
  const end = performance.now() + patience;
  for (let round = 0; round < rounds || performance.now() < end; round++) {
    for (const [index, run] of runs.entries()) {
      const start = performance.now();
      run();
      least[index] = Math.min(least[index] ?? 0, performance.now() - start);
    }
  }
  return least;
}
