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

/** How many times as long a text of twice the length takes; 1 for what is quick. */
export function growthOf(run: (text: string) => unknown, textOf: (length: number) => string, length: number): number {
  const [short, long] = [textOf(length / 2), textOf(length)];
  if (timeOf(() => run(long), 1) < QUICK) return 1;
  for (const tries of [3, 12]) {
    const time = timeOf(() => run(long), tries);
    const growth =
      time /
      Math.max(
        timeOf(() => run(short), tries),
        0.1,
      );
    if (time < QUICK || growth <= MOST_GROWTH) return 1;
    if (tries === 12) return growth;
  }
  return 1;
}
