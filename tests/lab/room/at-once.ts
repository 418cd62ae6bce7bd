// Machines that run side by side: each has one processor.
import { availableParallelism, freemem } from 'node:os';

/** More than any machine of the lab takes. */
const MEMORY = 4 * 2 ** 30;

/** Runs each job once, as many at a time as there are processors and memory for. */
export async function atOnce<Job>(jobs: readonly Job[], run: (job: Job) => Promise<unknown>): Promise<void> {
  const left = jobs.values();
  const workers = Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / MEMORY)));
  const work = async (): Promise<void> => {
    for (const job of left) await run(job);
  };
  await Promise.all(Array.from({ length: workers }, work));
}
