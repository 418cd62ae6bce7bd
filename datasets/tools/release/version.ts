/** Names of releases: the year and month, and a number where a month has several. */
import { UsageError } from '../text/usage.ts';

const VERSION = /^(20\d{2})\.(0[1-9]|1[0-2])(?:\.([1-9]\d{0,2}))?$/;

export interface Version {
  /** As it is written: 2026.11, or 2026.11.1. */
  name: string;
  /** The same for readers that take only MAJOR.MINOR.PATCH, which has no leading zeros. */
  semantic: string;
}

export function versionOf(name: string): Version {
  const [, year, month, patch = '0'] = VERSION.exec(name) ?? [];
  if (year === undefined) {
    throw new UsageError(
      `--version “${name}” is not a year and a month: 2026.11, or 2026.11.1 for another one in that month`,
    );
  }
  return { name, semantic: `${year}.${Number(month)}.${patch}` };
}

/** Whether a release comes after another one. */
export function isAfter(version: Version, other: Version): boolean {
  const numbers = ({ semantic }: Version) => semantic.split('.').map(Number);
  const [mine, theirs] = [numbers(version), numbers(other)];
  const at = mine.findIndex((number, index) => number !== theirs[index]);
  return at >= 0 && Number(mine[at]) > Number(theirs[at]);
}
