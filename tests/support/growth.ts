// How the time that something takes grows with the length of its text: the same verdict on a machine that is busy.

export const MOST_GROWTH = 2.5;
/** Milliseconds: what takes less for all of it is quick enough, whatever its half takes. */
export const QUICK = 40;

/** Processor time in milliseconds, the least of several tries: what else a machine does only adds to it. */
export function timeOf(run: () => unknown, tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** How many times as long a text of twice the length takes; 1 for what is quick. What seems to grow is tried again. */
export function growthOf(run: (text: string) => unknown, textOf: (length: number) => string, length: number): number {
  const [short, long] = [textOf(length / 2), textOf(length)];
  let [half, whole] = [Number.POSITIVE_INFINITY, timeOf(() => run(long), 1)];
  for (let round = 0; round < 4; round++) {
    if (whole < QUICK) return 1;
    half = Math.min(
      half,
      timeOf(() => run(short), 2),
    );
    if (whole <= MOST_GROWTH * half) return 1;
    whole = Math.min(
      whole,
      timeOf(() => run(long), 2),
    );
  }
  return whole / Math.max(half, 0.1);
}
