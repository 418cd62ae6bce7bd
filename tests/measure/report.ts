// What was measured, a line each: beside its goal where there is one, and how busy the machine was meanwhile.
import { loadavg } from 'node:os';

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
export const milliseconds = (seconds: number): string => `${Math.round(seconds * 1000)} ms`;

/** The middle one, so that one slow try does not count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, other) => a - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

const COLUMNS = [60, 10, 10, 7];

function line(cells: readonly string[]): void {
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(COLUMNS[0] ?? 0) : cell.padStart(COLUMNS[index] ?? 0),
  );
  console.log(padded.join('  '));
}

export const head = (): void => line(['', 'measured', 'goal', 'ratio', 'load']);

/** Above 1 the goal is missed, and the run ends with 1. */
export function report(name: string, value: number, format: (value: number) => string, goal?: number): void {
  const [of, ratio] = goal === undefined ? ['', ''] : [format(goal), (value / goal).toFixed(2)];
  if (goal !== undefined && !(value <= goal)) process.exitCode = 1;
  line([name, format(value), of, ratio, (loadavg()[0] ?? 0).toFixed(1)]);
}

/** The least time of a run in seconds, of so many rounds over so long: other programs disturb that least. */
export function fastest(run: () => void, rounds: number, patience = 0): number {
  let least = Number.POSITIVE_INFINITY;
  const end = performance.now() + patience * 1000;
  for (let round = 0; round < rounds || performance.now() < end; round++) {
    const start = performance.now();
    run();
    least = Math.min(least, (performance.now() - start) / 1000);
  }
  return least;
}
