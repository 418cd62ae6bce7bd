/** Where is measured, and whether it is safe to. */
import { closeSync, constants, existsSync, lstatSync, openSync, realpathSync, statfsSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { quantity } from '../language/figure.ts';
import { words } from './help.words.ts';
import { mountPointsOf } from './machine.ts';

/** The name of the file that is made and removed again. */
export const TEST_FILE = 'lanewise-bench.tmp';

/** Left free beside the test file: a full file system is slow, and other programs need room. */
const MARGIN = 0.1;

/** Bytes that a folder has free, and those that a test file needs there. */
function roomIn(folder: string, size: number): { free: number; needed: number } {
  const { bavail, bsize } = statfsSync(folder);
  return { free: bavail * bsize, needed: Math.ceil(size * (1 + MARGIN)) };
}

export interface SafePlace {
  folder: string;
  /** What fio loads, in the folder or with its whole path. */
  filename: string;
  /** Whether the file is ours to remove. */
  isFile: boolean;
}

/** The place to load, or an error that says why it is not safe. */
export function safePlace(target: string, size: number, mayDestroy: boolean): SafePlace {
  const typed = resolve(target);
  if (!existsSync(typed)) {
    if (!existsSync(dirname(typed))) throw new Error(words.noFolder(target));
    return filePlace(typed, size);
  }
  // Links such as those of /dev/disk/by-path are followed here, so that what is checked is what fio loads.
  const path = realpathSync(typed);
  const stat = statSync(path);
  if (stat.isDirectory()) return filePlace(join(path, TEST_FILE), size);
  if (stat.isBlockDevice()) {
    if (!mayDestroy) throw new Error(words.isDevice(target));
    const points = mountPointsOf(path);
    if (points.length > 0) throw new Error(words.mounted(target, points.join(', ')));
    assertUnused(target, path);
    return { folder: '/', filename: path, isFile: false };
  }
  throw new Error(words.overwritten(target));
}

/** Characters that fio takes for the end of a name or cuts off, and its name for standard output; a colon can be escaped. */
const UNNAMEABLE = /[;#\n]|^\s|\s$|^-$/;

/** Asks the kernel for the device alone: it says no where a file system, swap, RAID or LVM holds it. */
function assertUnused(target: string, path: string): void {
  try {
    closeSync(openSync(path, constants.O_RDONLY | constants.O_EXCL));
  } catch (error) {
    throw new Error(words.inUse(target, (error as Error).message));
  }
}

function filePlace(path: string, size: number): SafePlace {
  const folder = realpathSync(dirname(path));
  if (UNNAMEABLE.test(basename(path))) throw new Error(words.unnameable(path));
  // A link that leads nowhere is there, too: fio would make what it leads to.
  if (lstatSync(path, { throwIfNoEntry: false })) throw new Error(words.left(path));
  const { free, needed } = roomIn(folder, size);
  if (needed > free) throw new Error(words.full(folder, quantity(free, 'byte'), quantity(needed, 'byte')));
  return { folder, filename: basename(path), isFile: true };
}
