import type { Finding } from '../tables/finding.ts';

export interface Report {
  /** Folders that were checked: the registry and sets. */
  folders: number;
  /** Rows of each file, headers not counted. */
  rows: Record<string, number>;
  /** Rows of `exceptions.csv` files: findings that a set asks to be silent about. */
  exceptions: number;
  /** Whether there are figures that were not compared with the ceilings of the core, since it was not at hand. */
  withoutCore?: boolean;
  findings: Finding[];
}
