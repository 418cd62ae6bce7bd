/** What a command is given to read: files and standard input, up to a size. */
import { accessSync, constants, createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { decoded, LARGEST_FILE_BYTES } from '../readers/source-text.ts';
import { UsageError } from '../text/usage.ts';
import { complain } from './output.ts';
import { words } from './words.ts';

export const STDIN = '-';

/** As messages call it. */
export const nameOf = (path: string): string => (path === STDIN ? words.standardInput : path);

const MOST = `${LARGEST_FILE_BYTES / 1024 / 1024} MB`;

const tooLarge = (name: string): Error => new Error(words.tooLarge(name, MOST));

const empty = (name: string): Error => new Error(words.empty(name));

const { missing, folder, denied, full } = words.reasons;
const REASONS: Record<string, string> = { ENOENT: missing, EISDIR: folder, EACCES: denied, EPERM: denied };

/** Why the system could not take what was printed, in words. */
export const unprinted = ({ code, message }: NodeJS.ErrnoException): string =>
  words.notPrinted(code === 'ENOSPC' ? full : message);

const unreadable = (name: string, error: unknown): Error => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new Error(words.unreadable(name, REASONS[code] ?? message));
};

/** Milliseconds after which a pipe that nobody writes to is said to be waited for. */
const WAIT_MS = 2_000;

/** A file of a known size is read at once: a stream of it takes ten times as long. */
function partsOf(path: string): AsyncIterable<Buffer> | Buffer[] {
  if (path === STDIN) return process.stdin;
  return isShort(path) ? [readFileSync(path)] : createReadStream(path);
}

/** Of pipes, devices and what cannot be looked at nothing is known. */
function isShort(path: string): boolean {
  try {
    const stats = statSync(path);
    return stats.isFile() && stats.size > 0 && stats.size <= LARGEST_FILE_BYTES;
  } catch {
    return false;
  }
}

/**
 * The text of a file, or of standard input for `-`.
 * @throws {Error} For what cannot be read, is empty, or is too large; pipes and devices have no size beforehand.
 */
export async function textOf(path: string, ofEmpty = words.empty): Promise<string> {
  const name = nameOf(path);
  const parts: Buffer[] = [];
  let size = 0;
  const waiting = setTimeout(() => complain(words.waiting(name)), WAIT_MS);
  try {
    for await (const part of partsOf(path)) {
      clearTimeout(waiting);
      parts.push(part);
      size += part.length;
      if (size > LARGEST_FILE_BYTES) break;
    }
  } catch (error) {
    throw unreadable(name, error);
  } finally {
    clearTimeout(waiting);
  }
  if (size > LARGEST_FILE_BYTES) throw tooLarge(name);
  if (size === 0) throw new Error(ofEmpty(name));
  return decoded(Buffer.concat(parts));
}

/** Says of a path that is read later what `textOf` would say of it at once; a pattern and a folder are left alone. */
export function checkReadable(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  try {
    accessSync(path, stats.isDirectory() ? constants.R_OK | constants.X_OK : constants.R_OK);
  } catch (error) {
    throw unreadable(path, error);
  }
  if (!stats.isFile()) return;
  if (stats.size === 0) throw empty(path);
  if (stats.size > LARGEST_FILE_BYTES) throw tooLarge(path);
}

/** The same of a file that has to be there. @throws {Error} In words, for what cannot be read. */
export function checkFile(path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw unreadable(path, error);
  }
  if (statSync(path).isDirectory()) throw unreadable(path, { code: 'EISDIR' });
}

/** The one JSON that a command is given: itself, in a file, or on standard input. `none` is said where it is not. */
export async function jsonOf(typed: readonly string[], none: string): Promise<string> {
  const [word, ...others] = typed;
  if (word === undefined) throw new UsageError(none);
  if (others.length > 0) throw new UsageError(words.oneJson(others[0] ?? ''));
  if (/^\s*[{["]/.test(word) && !existsSync(word)) return word;
  return textOf(word, words.emptyJson);
}
