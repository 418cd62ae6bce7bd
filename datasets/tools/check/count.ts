/** How many of what: findings and rows. Apart from the report, so that a page counts without carrying the rules. */

import { plural } from '../language/plural.ts';
import { LEVELS, type Level } from '../tables/finding.ts';
import type { Report } from './report-type.ts';

const words = {
  levels: {
    error: 'one {# error} other {# errors}',
    warning: 'one {# warning} other {# warnings}',
    note: 'one {# note} other {# notes}',
  } satisfies Record<Level, string>,
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const rowsOf = ({ rows }: Report): number => sum(Object.values(rows));

/** What is needed of a finding to count it. */
type Counted = { level: Level; more?: number | undefined };

/** How many problems findings stand for, those that are only counted included. */
export const problems = (findings: readonly Counted[]): number => sum(findings.map(({ more = 0 }) => 1 + more));

export const countOf = (findings: readonly Counted[], level: Level): number =>
  problems(findings.filter((finding) => finding.level === level));

/** "2 errors". */
export const levelText = (count: number, level: Level): string => plural(count, words.levels[level]);

/** "2 errors", "1 warning": the levels that there are. */
export const levelTexts = (findings: readonly Counted[]): string[] =>
  LEVELS.flatMap((level) => {
    const count = countOf(findings, level);
    return count > 0 ? [levelText(count, level)] : [];
  });
