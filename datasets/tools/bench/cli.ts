/**
 * `npm run bench -- --target <folder>`: measures a drive with fio and writes a set from it. Loads a file
 * of its own, which it removes; an interruption keeps what was measured until then.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { metaFrom } from '../import/cli.ts';
import type { Measurement } from '../import/measurement.ts';
import { fioSize } from '../import/number.ts';
import { recognise } from '../import/recognise.ts';
import { completed, folderFor, importSet } from '../import/set-folder.ts';
import type { InputFile } from '../import/source-text.ts';
import { SETS } from '../repository.ts';
import { MB } from '../units.ts';
import { failed, helped, UsageError } from '../usage.ts';
import {
  engineFor,
  fillArguments,
  fioArguments,
  type Job,
  PLANS,
  type Place,
  type Plan,
  WINDOW_ROUNDS,
} from './jobs.ts';
import { factsAbout } from './machine.ts';
import { type SafePlace, safePlace } from './place.ts';
import { folded, isSteady } from './rounds.ts';

const USAGE = `npm run bench -- --target <folder|new file|device> --set <id> [option...]

  --jobs ${PLANS.map(({ name }) => name).join('|')}     ${PLANS.map(({ name, does }) => `${name}: ${does}`).join('\n                           ')}
  --size 8g              size of the test file; better larger than the memory of the computer
  --runtime <seconds>    per workload
  --iterations <n>       repetitions of each workload, or the most rounds
  --meta <key>=<value>   what the computer does not say, as with dataset -- import
  --meta-file <file>     the same as a JSON object
  --dry-run              print the commands without running them
  --fio <path>           the fio to use
  --i-know-this-destroys-data   test a whole block device and lose the data on it`;

interface Options {
  plan: Plan;
  size: number;
  runtime: number;
  iterations: number;
  fio: string;
}

export async function main(args: string[], sets = SETS): Promise<number> {
  if (helped(args, USAGE)) return 0;
  try {
    const { values } = parse(args);
    if (!values.target)
      throw new UsageError('--target is missing: name a folder, a new file or a device');
    const options = optionsFrom(values);
    const place = safePlace(values.target, options.size, values['i-know-this-destroys-data']);
    if (values['dry-run']) {
      for (const line of commandsOf(options, place)) console.log(line);
      return 0;
    }
    if (!values.set)
      throw new UsageError('--set is missing: name the set to write, such as my-drive');
    const version = versionOf(options.fio);
    const known = factsAbout(place.isFile ? place.folder : place.filename);
    console.log(`${version}, ${known.facts.map(({ key, value }) => `${key}=${value}`).join(', ')}`);
    const folder = folderFor(sets, values.set, false);
    const setOptions = {
      meta: {
        'runs.preconditioning': options.plan.isSteadyState
          ? 'The whole test file was written twice sequentially.'
          : 'The whole test file was written once sequentially.',
        ...metaFrom(values.meta, values['meta-file']),
      },
      keepRaw: true,
      replace: false,
    };
    // Asked before, so that nobody measures for an hour and then has no licence to name.
    const answers = await completed(values.set, known, setOptions);
    if (answers === undefined) return 1;
    const { measurements, files, isWhole } = await measure(options, place);
    const code = await importSet(folder, { ...known, measurements }, files, {
      ...setOptions,
      meta: { ...noteOf(options, isWhole), ...answers },
    });
    return isWhole ? code : 130;
  } catch (error) {
    return failed(error, USAGE);
  }
}

function parse(args: string[]) {
  return parseArgs({
    args,
    options: {
      target: { type: 'string' },
      set: { type: 'string' },
      jobs: { type: 'string', default: 'quick' },
      size: { type: 'string', default: '4g' },
      runtime: { type: 'string' },
      iterations: { type: 'string' },
      meta: { type: 'string', multiple: true, default: [] },
      'meta-file': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      fio: { type: 'string', default: 'fio' },
      'i-know-this-destroys-data': { type: 'boolean', default: false },
    },
  });
}

function optionsFrom(values: ReturnType<typeof parse>['values']): Options {
  const plan = PLANS.find(({ name }) => name === values.jobs);
  if (!plan) {
    throw new UsageError(
      `--jobs ${values.jobs}: expected one of ${PLANS.map(({ name }) => name).join(', ')}`,
    );
  }
  const size = fioSize(values.size);
  // Below that a drive's cache, or fio's own start, is all that is measured.
  if (!size || size < 2 ** 20)
    throw new UsageError(`--size ${values.size}: expected at least 1m, such as 8g`);
  return {
    plan,
    size,
    runtime: count('runtime', values.runtime, plan.runtime, 3600),
    iterations: count('iterations', values.iterations, plan.iterations, 100),
    fio: values.fio,
  };
}

function count(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new UsageError(`--${name} ${text}: expected a whole number from 1 to ${most}`);
  }
  return value;
}

function versionOf(fio: string): string {
  try {
    return execFileSync(fio, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    throw new Error(`${fio} cannot be run: install fio, or name it with --fio`);
  }
}

function placeOf({ size }: Options, { filename }: SafePlace): Place {
  return { filename, size, engine: engineFor(process.platform) };
}

function commandsOf(options: Options, place: SafePlace): string[] {
  const { plan, runtime, fio } = options;
  const where = placeOf(options, place);
  return [
    [fio, ...fillArguments(where, plan.isSteadyState ? 2 : 1)].join(' '),
    ...plan.jobs.map((job) => [fio, ...fioArguments(job, runtime, where)].join(' ')),
  ];
}

/** What a reader of the run should know. */
function noteOf({ plan, iterations }: Options, isWhole: boolean): Record<string, string> {
  const words = [
    ...(plan.isSteadyState ? [`Repeated for at most ${iterations} rounds.`] : []),
    ...(isWhole ? [] : ['Interrupted: the workloads after the last result were not run.']),
  ];
  return words.length > 0 ? { 'runs.note': words.join(' ') } : {};
}

interface Measured {
  measurements: Measurement[];
  files: InputFile[];
  /** Whether nothing interrupted it. */
  isWhole: boolean;
}

/** Runs the plan. The test file is gone afterwards, however it ends. */
async function measure(options: Options, place: SafePlace): Promise<Measured> {
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
        const file = await runner.run(`${job.name}-${round}`, fioArguments(job, runtime, where));
        if (file === undefined) break;
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

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
