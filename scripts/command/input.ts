/** What a command is given to read: files and standard input, up to a size. */
import { createReadStream, statSync } from 'node:fs';
import process from 'node:process';
import { decoded, LARGEST_FILE_BYTES } from '../../datasets/tools/readers/source-text.ts';
import { UsageError } from '../../datasets/tools/text/usage.ts';

export const STDIN = '-';

/** As messages call it. */
export const nameOf = (path: string): string => (path === STDIN ? 'standard input' : path);

const MOST = `${LARGEST_FILE_BYTES / 1024 / 1024} MB`;

const tooLarge = (name: string): Error =>
  new Error(`${name} has more than ${MOST}: give the part about drives and links`);

const empty = (name: string): Error => new Error(`${name} is empty: give the output of a tool`);

/** Why the system could not read a file, in words. */
const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file; check the name',
  EISDIR: 'it is a folder; name a file in it',
  EACCES: 'you may not read it; change its permissions, or run this as another user',
  EPERM: 'you may not read it; change its permissions, or run this as another user',
};

const unreadable = (name: string, error: unknown): Error => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new Error(`${name} cannot be read: ${REASONS[code] ?? message}`);
};

/**
 * The text of a file, or of standard input for `-`.
 * @throws {Error} For what cannot be read, is empty, or is too large; pipes and devices have no size beforehand.
 */
export async function textOf(path: string): Promise<string> {
  const name = nameOf(path);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of path === STDIN ? process.stdin : createReadStream(path)) {
      parts.push(part);
      size += part.length;
      if (size > LARGEST_FILE_BYTES) break;
    }
  } catch (error) {
    throw unreadable(name, error);
  }
  if (size > LARGEST_FILE_BYTES) throw tooLarge(name);
  if (size === 0) throw empty(name);
  return decoded(Buffer.concat(parts));
}

/** Says of a path that is read later what `textOf` would say of it at once; a pattern and a folder are left alone. */
export function checkReadable(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return;
  if (found.size === 0) throw empty(path);
  if (found.size > LARGEST_FILE_BYTES) throw tooLarge(path);
}

/** The one JSON that a command is given: itself, in a file, or on standard input. */
export async function jsonOf(words: readonly string[], what: string): Promise<string> {
  const [word, ...others] = words;
  if (word === undefined) throw new UsageError(`${what} is missing: give JSON, a file, or -`);
  if (others.length > 0) {
    throw new UsageError(`“${others[0]}” is one word too many: put the JSON between quotes`);
  }
  return word.trimStart().startsWith('{') ? word : textOf(word);
}
