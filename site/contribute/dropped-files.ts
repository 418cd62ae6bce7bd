// What a visitor drops, as files with safe paths: archives unpacked, what cannot be taken refused with its reason.
import { quantity } from '../common/format.ts';
import { words as contribute } from './words.ts';
import { isZip, type Limits, MOST_MEBIBYTES, unzip } from './zip.ts';

const words = contribute.check.refused;

export interface DroppedFile {
  /** Folders and name, joined by slashes; never leads out of where it was dropped. */
  path: string;
  bytes: Uint8Array;
}

export interface Refused {
  path: string;
  reason: string;
}

export interface Dropped {
  files: DroppedFile[];
  refused: Refused[];
}

/** A set has about ten files and, with raw logs, some hundred. */
export const LIMITS: Limits = { entries: 2_000, bytes: MOST_MEBIBYTES * 2 ** 20 };

/** Lines of all files together, and cells: a table takes time and memory for each of them, however short. */
export const MOST_LINES = 2_000_000;
export const MOST_CELLS = 25_000_000;

/** What would be too much to read is refused before it is read: by its size, which the browser knows. */
export function readable<File extends { path: string; size: number }>(
  files: readonly File[],
): { files: File[]; refused: Refused[] } {
  const result: { files: File[]; refused: Refused[] } = { files: [], refused: [] };
  let left = LIMITS.bytes;
  for (const file of files) {
    if (file.size > left) {
      result.refused.push({ path: file.path, reason: words.tooMuch(MOST_MEBIBYTES) });
      continue;
    }
    left -= file.size;
    result.files.push(file);
  }
  return result;
}

/** File systems allow 255 bytes for a name; a path of a set has a few of them. */
const LONGEST_PATH = 400;

export function dropped(files: readonly DroppedFile[]): Dropped {
  const result: Dropped = { files: [], refused: [] };
  const usedNames = new Set<string>();
  let left = LIMITS.bytes;
  let [lines, cells] = [MOST_LINES, MOST_CELLS];
  const takeLines = (bytes: Uint8Array): string | undefined => {
    const own = counted(bytes, LINE_FEED);
    const ownCells = own + counted(bytes, COMMA);
    if (own > lines) return words.tooManyLines(quantity(MOST_LINES, 'count'));
    if (ownCells > cells) return words.tooManyCells(quantity(MOST_CELLS, 'count'));
    lines -= own;
    cells -= ownCells;
    return undefined;
  };
  const take = (path: string, bytes: Uint8Array): void => {
    const reason =
      wrongPath(path) ??
      (usedNames.has(path) ? words.twice : undefined) ??
      (bytes.length > left ? words.tooMuch(MOST_MEBIBYTES) : undefined) ??
      (result.files.length >= LIMITS.entries ? words.tooMany(files.length, LIMITS.entries) : undefined) ??
      takeLines(bytes);
    if (reason !== undefined) {
      result.refused.push({ path, reason });
      return;
    }
    usedNames.add(path);
    left -= bytes.length;
    result.files.push({ path, bytes });
  };

  for (const { path, bytes } of files) {
    if (!isZip(bytes)) {
      take(path, bytes);
      continue;
    }
    try {
      const { entries, refused } = unzip(bytes, { ...LIMITS, bytes: left });
      for (const { name, reason } of refused) result.refused.push({ path: name, reason });
      for (const entry of entries) {
        if (isZip(entry.bytes)) result.refused.push({ path: entry.name, reason: words.nested });
        else take(entry.name, entry.bytes);
      }
    } catch (error) {
      result.refused.push({ path, reason: (error as Error).message });
    }
  }
  return result;
}

const LINE_FEED = 0x0a;
const COMMA = 0x2c;

function counted(bytes: Uint8Array, sought: number): number {
  let times = 0;
  for (const byte of bytes) if (byte === sought) times += 1;
  return times;
}

function wrongPath(path: string): string | undefined {
  if (path.length > LONGEST_PATH) return words.longPath(LONGEST_PATH);
  // Backslashes and drive letters are how some systems' archives lead elsewhere.
  if (/^(?:\/|[A-Za-z]:)|\\/.test(path)) return words.outside;
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return words.outside;
  return /\p{Cc}/u.test(path) ? words.control : undefined;
}
