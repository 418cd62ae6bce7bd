// What a visitor drops, as files with safe paths: archives unpacked, what cannot be taken refused with its reason.
import { words as contribute } from './words.ts';
import { isZip, type Limits, unzip } from './zip.ts';

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

/**
 * A set has about ten files and, with raw logs, some hundred. Memory: the largest table that was tried has 128 MB;
 * four of them are about what a browser's tab bears.
 */
export const LIMITS: Limits = { entries: 2_000, bytes: 512 * 2 ** 20 };

/** File systems allow 255 bytes for a name; a path of a set has a few of them. */
const LONGEST_PATH = 400;

export function dropped(files: readonly DroppedFile[]): Dropped {
  const result: Dropped = { files: [], refused: [] };
  const taken = new Set<string>();
  let left = LIMITS.bytes;
  const take = (path: string, bytes: Uint8Array): void => {
    const reason =
      wrongPath(path) ??
      (taken.has(path) ? words.twice : undefined) ??
      (bytes.length > left ? words.tooMuch : undefined) ??
      (result.files.length >= LIMITS.entries
        ? words.tooMany(files.length, LIMITS.entries)
        : undefined);
    if (reason !== undefined) {
      result.refused.push({ path, reason });
      return;
    }
    taken.add(path);
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

function wrongPath(path: string): string | undefined {
  if (path.length > LONGEST_PATH) return words.longPath(LONGEST_PATH);
  // Backslashes and drive letters are how some systems' archives lead elsewhere.
  if (/^(?:\/|[A-Za-z]:)|\\/.test(path)) return words.outside;
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return words.outside;
  return /\p{Cc}/u.test(path) ? words.control : undefined;
}
