/** What is asked for on the command line, read and checked. */
import { execFileSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import type { Typed } from '../terminal/command.ts';
import { MissingError } from '../terminal/missing.ts';
import { words as terminal } from '../terminal/words.ts';
import { fioSize } from '../text/number.ts';
import { shellWord } from '../text/shell-word.ts';
import { MIB } from '../text/units.ts';
import { UsageError } from '../text/usage.ts';
import { words } from './help.words.ts';
import { fillArguments, fioArguments, PLANS } from './jobs.ts';
import { type Options, placeOf } from './measure.ts';
import type { SafePlace } from './place.ts';

/** @throws {UsageError} For a value that its option does not take. */
export function optionsFrom({ value }: Pick<Typed, 'value'>): Options {
  const jobs = value('jobs') ?? 'quick';
  const plan = PLANS.find(({ name }) => name === jobs);
  if (!plan) throw new UsageError(terminal.notOneOf(`--jobs ${jobs}`, PLANS.map(({ name }) => name).join(', ')));
  const typed = value('size') ?? '4g';
  const size = fioSize(typed);
  // Below that a drive's cache, or fio's own start, is all that is measured.
  if (!size || size < MIB) throw new UsageError(words.value('size', typed, words.accepted.size));
  const fio = value('fio') ?? 'fio';
  return {
    plan,
    size,
    runtime: count('runtime', value('runtime'), plan.runtime, 3600),
    iterations: count('iterations', value('iterations'), plan.iterations, 100),
    // It is started in another folder.
    fio: basename(fio) === fio ? fio : resolve(fio),
  };
}

function count(name: 'runtime' | 'iterations', typed: string | undefined, usual: number, most: number): number {
  if (typed === undefined) return usual;
  const number = Number(typed);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new UsageError(words.value(name, typed, words.accepted[name]));
}

/** @throws {MissingError} */
export function versionOf(fio: string): string {
  try {
    return execFileSync(fio, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    throw new MissingError(words.noFio(fio));
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
