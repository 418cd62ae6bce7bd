/** Runs a plan with fio, one load after the other, and watches the link meanwhile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bandwidth, bytes, direction, iops } from '../commands/figures.ts';
import { recognise } from '../import/recognise.ts';
import type { Measurement } from '../readers/measurement.ts';
import type { InputFile } from '../readers/source-text.ts';
import { engineFor, fillArguments, fioArguments, type Job, type Place, type Plan, WINDOW_ROUNDS } from './jobs.ts';
import type { LinkWatch } from './link-watch.ts';
import type { SafePlace } from './place.ts';
import { folded, isSteady } from './rounds.ts';
import { Runner } from './runner.ts';
import { words } from './words.ts';

export interface Options {
  plan: Plan;
  size: number;
  runtime: number;
  iterations: number;
  fio: string;
}

export function placeOf({ size }: Options, { filename }: SafePlace): Place {
  return { filename, size, engine: engineFor(process.platform) };
}

interface Measured {
  measurements: Measurement[];
  files: InputFile[];
  /** Whether nothing interrupted it. */
  isWhole: boolean;
}

/** Runs the plan, and hands over each output as soon as it is there. The test file is gone afterwards, however it ends. */
export async function measure(
  options: Options,
  place: SafePlace,
  link: LinkWatch,
  keep: (file: InputFile) => void,
): Promise<Measured> {
  const { plan, runtime, iterations } = options;
  const where = placeOf(options, place);
  const out = mkdtempSync(join(tmpdir(), 'lanewise-bench-'));
  const path = resolve(place.folder, place.filename);
  const clear = () => {
    if (place.isFile) rmSync(path, { force: true });
    rmSync(out, { recursive: true, force: true });
  };
  const runner = new Runner(options.fio, place.folder, out, clear);
  const rounds = new Map<Job, Measurement[]>();
  const files: InputFile[] = [];
  let steadyAfter: number | undefined;
  try {
    const times = plan.isSteadyState ? 2 : 1;
    const writing = plan.jobs.filter(({ rw }) => rw !== 'read' && rw !== 'randread').length;
    console.log(words.filling(path, bytes(options.size * times), writing * iterations, runtime));
    await runner.run('fill', fillArguments(where, times));
    for (let round = 1; round <= iterations && steadyAfter === undefined; round++) {
      for (const [index, job] of plan.jobs.entries()) {
        if (runner.isInterrupted) break;
        process.stdout.write(
          words.running(`${round}/${iterations}`, `${index + 1}/${plan.jobs.length}`, job.name, runtime),
        );
        const file = await link.during(() => runner.run(`${job.name}-${round}`, fioArguments(job, runtime, where)));
        if (file === undefined) break;
        keep(file);
        const extraction = recognise([file], 'fio');
        for (const { message } of extraction.notices) console.log(message);
        files.push(file);
        rounds.set(job, [...(rounds.get(job) ?? []), ...extraction.measurements]);
        console.log(extraction.measurements.map(inWords).join('; '));
      }
      if (runner.isInterrupted) break;
      if (plan.isSteadyState && isRoundSteady(rounds, plan)) steadyAfter = round;
    }
  } finally {
    runner.stop();
    clear();
  }
  if (runner.isInterrupted) {
    const left = place.isFile ? words.removed : words.overwritten(path);
    console.log(words.interrupted(files.length, plan.jobs.length * iterations, left));
  }
  const kind = plan.isSteadyState ? 'round' : 'iteration';
  const measurements = [...rounds.values()].flatMap((list) => foldedRounds(list, kind, steadyAfter !== undefined));
  return { measurements, files, isWhole: !runner.isInterrupted };
}

/** One measurement for each direction of a job: over the last rounds where the drive became steady, else over all. */
function foldedRounds(rounds: Measurement[], kind: 'round' | 'iteration', isSteadyState: boolean): Measurement[] {
  return [...Map.groupBy(rounds, ({ direction }) => direction).values()].flatMap((repetitions) => {
    const successful = repetitions.filter(({ error }) => error === 0);
    const whole = folded(successful, kind, isSteadyState ? WINDOW_ROUNDS : repetitions.length);
    return whole ? [{ ...whole, state: isSteadyState ? ('steady' as const) : whole.state }] : [];
  });
}

/** The writes of the plan's first load decide, over the last rounds. */
function isRoundSteady(rounds: Map<Job, Measurement[]>, plan: Plan): boolean {
  const [first] = plan.jobs;
  const ofFirst = (first && rounds.get(first)) ?? [];
  return ofFirst.length >= WINDOW_ROUNDS && isSteady(ofFirst.slice(-WINDOW_ROUNDS).map(({ iops }) => iops ?? 0));
}

function inWords(measurement: Measurement): string {
  const rates = [bandwidth(measurement.bandwidth ?? 0), iops(measurement.iops ?? 0)];
  return `${direction(measurement)} ${rates.join(', ')}`;
}
