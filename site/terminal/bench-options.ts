/** What `lanewise bench` is asked: everything that may be wrong with it is said before anything is written. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Options } from '../../datasets/tools/bench/measure.ts';
import { optionsFrom, parse, ValueError, versionOf } from '../../datasets/tools/bench/options.ts';
import { roomIn, type SafePlace, safePlace, TEST_FILE } from '../../datasets/tools/bench/place.ts';
import { UsageError } from '../../datasets/tools/text/usage.ts';
import { quantity } from '../common/format.ts';
import { words } from './bench.words.ts';
import type { Typed } from './command.ts';
import { MissingError } from './missing.ts';
import { checkMeta, newSet } from './set-options.ts';

export interface Asked {
  options: Options;
  place: SafePlace;
  /** The folder of the set; none where nothing is run. */
  set?: string;
  /** As `npm run bench` reads them. */
  args: string[];
}

const VALUES = ['jobs', 'size', 'runtime', 'iterations', 'meta', 'meta-file', 'fio'];

const inBytes = (size: number): string => quantity(size, 'byte');

function checkWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(words.unwritable(folder));
  }
}

function folderIn([word, ...others]: readonly string[]): string {
  if (word === undefined) throw new UsageError(words.folderMissing);
  if (others[0] !== undefined) throw new UsageError(words.oneFolder(others[0]));
  // A device is none: what is on it would be lost.
  if (!statSync(word, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(words.notFolder(word));
  }
  return resolve(word);
}

function optionsOf(args: string[]): Options {
  try {
    return optionsFrom(parse(args).values);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    const { option, value } = error;
    const accepted = words.accepted[option as keyof typeof words.accepted];
    throw new UsageError(words.value(option, value, accepted));
  }
}

/** @throws {Error} For what cannot be followed. */
export function askedOf(typed: Typed): Asked {
  const folder = folderIn(typed.words);
  const own = VALUES.flatMap((name) => typed.values(name).map((one) => `--${name}=${one}`));
  const options = optionsOf(own);
  const file = join(folder, TEST_FILE);
  if (existsSync(file)) throw new Error(words.left(file));
  const { free, needed } = roomIn(folder, options.size);
  if (needed > free) throw new Error(words.full(folder, inBytes(free), inBytes(needed)));
  const asked = {
    options,
    place: safePlace(folder, options.size, false),
    args: [`--target=${folder}`, ...own],
  };
  if (typed.has('dry-run')) return asked;
  checkWritable(folder);
  const name = typed.value('set');
  if (name === undefined) throw new UsageError(words.setMissing);
  const set = newSet(name);
  checkMeta(typed);
  try {
    versionOf(options.fio);
  } catch {
    throw new MissingError(words.noFio(options.fio));
  }
  return { ...asked, set, args: [...asked.args, `--set=${basename(set)}`] };
}

/** What is written, and how long that takes. */
export function planText({ options, place, set = '' }: Asked): string {
  const { plan, runtime, iterations, size } = options;
  const runs = plan.jobs.length * iterations;
  const { writes, file, set: written, takes } = words.plan;
  return [
    `${writes}:`,
    `  ${file(join(place.folder, place.filename), inBytes(size))}`,
    `  ${written(set)}`,
    takes(runs, Math.ceil((runs * runtime) / 60)),
  ].join('\n');
}
