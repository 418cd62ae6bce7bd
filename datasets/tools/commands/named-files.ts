/** The files that a command line names: one by one, by a folder that holds them, or by a pattern such as `*.json`. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { type InputFile, LARGEST_FILE_BYTES } from '../readers/source-text.ts';
import { UsageError } from '../text/usage.ts';
import { words } from './words.ts';

/** More than the outputs of one computer; a folder of so many files was named by mistake. */
const MOST_FILES = 10_000;

interface Named {
  path: string;
  /** Its place below the folder that was named. */
  below: string;
  isFound: boolean;
}

export function inputsFrom(paths: readonly string[]): InputFile[] {
  const named = paths.flatMap(filesOf);
  const once = [...new Map(named.map((item) => [item.path, item])).values()];
  if (once.length > MOST_FILES) throw new Error(words.tooMany(once.length, MOST_FILES));
  const count = Map.groupBy(once, ({ path }) => basename(path));
  return once.map(({ path, below, isFound }) => {
    const isOnly = count.get(basename(path))?.length === 1;
    // Folders name people and computers: they are told only where two files have one name.
    const name = isOnly ? basename(path) : below.split(sep).join('-');
    return new NamedFile(path, name, isFound);
  });
}

function filesOf(path: string): Named[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) return [{ path, below: path, isFound: false }];
  if (stat?.isDirectory()) return within(path, '**/*');
  if (stat) throw new Error(words.notFile(path));
  if (!/[*?[{]/.test(path)) throw new Error(words.noPath(path));
  const paths = within('.', path);
  if (paths.length === 0) throw new UsageError(words.noMatch(path));
  return paths;
}

/** What a pattern finds in a folder, in the order of names; hidden files and folders are passed over. */
const within = (folder: string, pattern: string): Named[] =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((part) => part.startsWith('.') && part !== '..'),
    )
    .toSorted()
    .map((path) => ({ path, below: relative(folder, path), isFound: true }));

/** A file that is read when its bytes are asked for, so that those of a folder are never held together. */
class NamedFile implements InputFile {
  readonly name: string;
  readonly isFound: boolean;
  readonly #path: string;
  readonly #isTooLarge: boolean;

  constructor(path: string, name: string, isFound: boolean) {
    const { size } = statSync(path);
    this.name = name;
    this.isFound = isFound;
    this.#path = path;
    this.#isTooLarge = size > LARGEST_FILE_BYTES;
    if (this.#isTooLarge && !isFound) throw new Error(words.tooLarge(path, size, LARGEST_FILE_BYTES));
  }

  /** A larger file that was only found comes as its size, and is refused by name where it is decoded. */
  get bytes(): Uint8Array {
    if (this.#isTooLarge) return new Uint8Array(LARGEST_FILE_BYTES + 1);
    return readFileSync(this.#path);
  }
}
