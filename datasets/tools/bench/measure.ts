/** Runs a plan with fio, one load after the other, and watches the link meanwhile. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recognise } from '../import/recognise.ts';
import type { Measurement } from '../readers/measurement.ts';
import type { InputFile } from '../readers/source-text.ts';
import { MB } from '../text/units.ts';
import {
  engineFor,
  fillArguments,
  fioArguments,
  type Job,
  type Place,
  type Plan,
  WINDOW_ROUNDS,
} from './jobs.ts';
import type { LinkWatch } from './link-watch.ts';
import type { SafePlace } from './place.ts';
import { folded, isSteady } from './rounds.ts';

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
  const runner = new Runner(options.fio, place.folder, out);
  const found = new Map<Job, Measurement[]>();
  const files: InputFile[] = [];
  let steadyAfter: number | undefined;
  try {
    console.log(`filling ${options.size} bytes ...`);
    await runner.run('fill', fillArguments(where, plan.isSteadyState ? 2 : 1));
    for (let round = 1; round <= iterations && steadyAfter === undefined; round++) {
      for (const [index, job] of plan.jobs.entries()) {
        if (runner.isInterrupted) break;
        process.stdout.write(
          `${round}/${iterations} ${index + 1}/${plan.jobs.length} ${job.name}, ${runtime} s: `,
        );
        const file = await link.during(() =>
          runner.run(`${job.name}-${round}`, fioArguments(job, runtime, where)),
        );
        if (file === undefined) break;
        keep(file);
        const extraction = recognise([file], 'fio');
        for (const { message } of extraction.notices) console.log(message);
        files.push(file);
        found.set(job, [...(found.get(job) ?? []), ...extraction.measurements]);
        console.log(extraction.measurements.map(inWords).join('; '));
      }
      if (runner.isInterrupted) break;
      if (plan.isSteadyState && isRoundSteady(found, plan)) steadyAfter = round;
    }
  } finally {
    runner.stop();
    if (place.isFile) rmSync(join(place.folder, place.filename), { force: true });
    rmSync(out, { recursive: true, force: true });
  }
  const measurements = [...found.values()].flatMap((list) =>
    [...Map.groupBy(list, ({ direction }) => direction).values()].flatMap((repetitions) => {
      const kind = plan.isSteadyState ? 'round' : 'iteration';
      const window = steadyAfter === undefined ? repetitions.length : WINDOW_ROUNDS;
      const whole = folded(
        repetitions.filter(({ error }) => error === 0),
        kind,
        window,
      );
      return whole
        ? [{ ...whole, state: steadyAfter === undefined ? whole.state : ('steady' as const) }]
        : [];
    }),
  );
  return { measurements, files, isWhole: !runner.isInterrupted };
}

/** The writes of the plan's first load decide, over the last rounds. */
function isRoundSteady(found: Map<Job, Measurement[]>, plan: Plan): boolean {
  const [first] = plan.jobs;
  const rounds = (first && found.get(first)) ?? [];
  return (
    rounds.length >= WINDOW_ROUNDS &&
    isSteady(rounds.slice(-WINDOW_ROUNDS).map(({ iops }) => iops ?? 0))
  );
}

function inWords({ direction, bandwidth = 0, iops = 0 }: Measurement): string {
  return `${direction} ${(bandwidth / MB).toFixed(1)} MB/s, ${iops.toFixed(0)} IOPS`;
}

/** Runs fio once at a time, and ends it with the program. */
class Runner {
  isInterrupted = false;
  readonly #fio: string;
  readonly #folder: string;
  readonly #out: string;
  #child: ReturnType<typeof spawn> | undefined;
  readonly #interrupt = () => {
    this.isInterrupted = true;
    this.#child?.kill('SIGINT');
  };

  constructor(fio: string, folder: string, out: string) {
    this.#fio = fio;
    this.#folder = folder;
    this.#out = out;
    process.on('SIGINT', this.#interrupt);
    process.on('SIGTERM', this.#interrupt);
  }

  stop(): void {
    process.off('SIGINT', this.#interrupt);
    process.off('SIGTERM', this.#interrupt);
  }

  /** The output; nothing where the run was interrupted. Fails where fio does. */
  async run(name: string, args: string[]): Promise<InputFile | undefined> {
    const path = join(this.#out, `${name}.json`);
    const child = spawn(this.#fio, [...args, `--output=${path}`], {
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let complaint = '';
    child.stderr.on('data', (data) => {
      complaint = `${complaint}${data}`.slice(-2000);
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    this.#child = undefined;
    if (this.isInterrupted) return undefined;
    if (code !== 0) {
      const hint = /Invalid argument/.test(complaint)
        ? ' (a file system without O_DIRECT, such as tmpfs, cannot be measured without its cache)'
        : '';
      throw new Error(`fio ended with ${code}: ${complaint.trim().split('\n')[0] ?? ''}${hint}`);
    }
    return { name: `${name}.json`, bytes: new Uint8Array(readFileSync(path)) };
  }
}
