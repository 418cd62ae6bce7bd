/** What is typed of a set to write: what may be wrong with it is said before anything is read or measured. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { metaFrom } from '../../datasets/tools/commands/import.ts';
import { isSetId } from '../../datasets/tools/text/name.ts';
import { UsageError } from '../../datasets/tools/text/usage.ts';
import type { Typed } from './command.ts';
import { checkFile } from './input.ts';
import { words as refusals } from './refusals.words.ts';

/** The nearest folder above that is there. */
const above = (path: string): string => (existsSync(path) ? path : above(dirname(path)));

/** The folder of a set that can be written. `replaced` says whether it may be there. */
export function newSet(typed: string, replaced?: boolean): string {
  const set = resolve(typed);
  if (!isSetId(basename(set))) throw new UsageError(refusals.badSetName(typed));
  if (existsSync(set) && !replaced) {
    throw new Error((replaced === undefined ? refusals.setExists : refusals.setExistsOr)(set));
  }
  const place = above(set);
  checkWritable(place, set);
  if (!statSync(place).isDirectory()) throw new Error(refusals.unwritable(set));
  return set;
}

/** @throws {Error} Where nothing can be written; `named` is the path that was typed. */
export function checkWritable(path: string, named = path): void {
  try {
    accessSync(path, constants.W_OK);
  } catch {
    throw new Error(refusals.unwritable(named));
  }
}

export function checkMeta({ values, value }: Typed): void {
  const pairs = values('meta');
  const wrong = pairs.find((pair) => pair.indexOf('=') < 1);
  if (wrong !== undefined) throw new UsageError(refusals.badMeta(wrong));
  const file = value('meta-file');
  if (file !== undefined) checkFile(file);
  metaFrom(pairs, file);
}
