/** What is typed of a set to write: what may be wrong with it is said before anything is read or measured. */
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import process from 'node:process';
import { LARGEST_FILE_BYTES } from '../readers/source-text.ts';
import { named } from '../repository/repository.ts';
import type { Option, Typed } from '../terminal/command.ts';
import { checkFile } from '../terminal/input.ts';
import { printing, printJson } from '../terminal/output.ts';
import { words as terminal } from '../terminal/words.ts';
import { isSetId } from '../text/name.ts';
import { UsageError } from '../text/usage.ts';
import { words as help } from './help.words.ts';
import { words } from './words.ts';

/** What commands that write a set have in common. */
export const SET_OPTIONS: readonly Option[] = [
  { name: 'set', takes: 'folder', does: help.set },
  { name: 'meta', takes: 'key=value', does: help.meta },
  { name: 'meta-file', takes: 'file', does: help.metaFile },
];

/** The nearest folder above that is there. */
const above = (path: string): string => (existsSync(path) ? path : above(dirname(path)));

/** A set, or what was kept for one: tables of any other folder are somebody's work. */
function isSet(folder: string): boolean {
  const names = readdirSync(folder);
  return names.includes('datapackage.json') || names.every((name) => name === 'raw');
}

/** The folder of a set that can be written. `mayReplace` says whether it may be there, where that can be said. */
export function newSet(typed: string, sets: string | undefined, mayReplace?: boolean): string {
  const folder = resolve(sets ?? '', typed);
  // Where sets have a folder of their own, the name is all that is typed.
  if (!isSetId(sets === undefined ? basename(folder) : typed)) throw new UsageError(help.badSetName(typed));
  const place = above(folder);
  if (place === folder && !mayReplace) {
    throw new Error((mayReplace === undefined ? help.setExists : help.setExistsOr)(folder));
  }
  checkWritable(place, folder);
  if (!statSync(place).isDirectory()) throw new Error(terminal.unwritable(folder));
  if (place === folder && !isSet(folder)) throw new Error(words.notOwn(named(folder)));
  return folder;
}

/** @throws {Error} Where nothing can be written; `typed` is the path that was typed. */
export function checkWritable(path: string, typed = path): void {
  try {
    accessSync(path, constants.W_OK);
  } catch {
    throw new Error(terminal.unwritable(typed));
  }
}

/** Answers from the command line over those from a file. */
export function metaOf({ values, value }: Typed): Record<string, string> {
  const file = value('meta-file');
  const content = file === undefined ? {} : objectIn(file);
  const meta = Object.fromEntries(Object.entries(content).map(([key, answer]) => [key, String(answer)]));
  for (const pair of values('meta')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(help.badMeta(pair));
    meta[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return meta;
}

/** @throws {Error} For a file that holds anything else. */
function objectIn(file: string): object {
  checkFile(file);
  const stat = statSync(file);
  // A device such as /dev/zero has no end.
  if (!stat.isFile()) throw new Error(words.notFile(file));
  if (stat.size > LARGEST_FILE_BYTES) throw new Error(words.tooLarge(file, stat.size, LARGEST_FILE_BYTES));
  const text = readFileSync(file, 'utf8');
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // Said as of other content: the engine's own message is English, and names no file.
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new Error(words.notObject(file));
  return content;
}

/** Writes a set. With `--json` the answer is the list of its files, and messages go to standard error. */
export async function writingSet(folder: string, isJson: boolean, write: () => Promise<number>): Promise<number> {
  if (!isJson) return await write();
  const code = await printing((text) => process.stderr.write(text), write);
  printJson({ set: folder, files: existsSync(folder) ? readdirSync(folder).toSorted() : [] });
  return code;
}
