/** What is asked for on the command line, read and checked. */
import { execFileSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fioSize } from '../text/number.ts';
import { shellWord } from '../text/shell-word.ts';
import { UsageError } from '../text/usage.ts';
import { fillArguments, fioArguments, PLANS } from './jobs.ts';
import { type Options, placeOf } from './measure.ts';
import type { SafePlace } from './place.ts';

/** An option with a value that it does not take. */
export class ValueError extends UsageError {
  readonly option: string;
  readonly value: string;

  constructor(option: string, value: string, expected: string) {
    super(`--${option} ${value}: expected ${expected}`);
    this.option = option;
    this.value = value;
  }
}

export function parse(args: string[]) {
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

export function optionsFrom(values: ReturnType<typeof parse>['values']): Options {
  const plan = PLANS.find(({ name }) => name === values.jobs);
  if (!plan) {
    const names = PLANS.map(({ name }) => name).join(', ');
    throw new ValueError('jobs', values.jobs, `one of ${names}`);
  }
  const size = fioSize(values.size);
  // Below that a drive's cache, or fio's own start, is all that is measured.
  if (!size || size < 2 ** 20) throw new ValueError('size', values.size, 'at least 1m, such as 8g');
  return {
    plan,
    size,
    runtime: count('runtime', values.runtime, plan.runtime, 3600),
    iterations: count('iterations', values.iterations, plan.iterations, 100),
    // It is started in another folder.
    fio: basename(values.fio) === values.fio ? values.fio : resolve(values.fio),
  };
}

function count(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new ValueError(name, text, `a whole number from 1 to ${most}`);
  }
  return value;
}

export function versionOf(fio: string): string {
  try {
    return execFileSync(fio, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    throw new Error(`${fio} cannot be run: install fio, or name it with --fio`);
  }
}

export function commandsOf(options: Options, place: SafePlace): string[] {
  const { plan, runtime, fio } = options;
  const where = placeOf(options, place);
  return [
    [fio, ...fillArguments(where, plan.isSteadyState ? 2 : 1)],
    ...plan.jobs.map((job) => [fio, ...fioArguments(job, runtime, where)]),
  ].map((command) => command.map(shellWord).join(' '));
}
