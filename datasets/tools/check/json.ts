/** What a check found, for programs. The shape is kept; `version` rises when it has to change. */

import type { Finding, Level } from '../tables/finding.ts';
import { countOf } from './count.ts';
import { passes } from './report.ts';
import type { Report } from './report-type.ts';

interface JsonReport {
  version: 1;
  /** Whether there is no error. */
  passes: boolean;
  folders: number;
  /** Rows of each file that was read, headers not counted. */
  rows: Record<string, number>;
  exceptions: number;
  /** Whether there are figures that were not compared with the ceilings of links (LW304). */
  without_core: boolean;
  counts: Record<Level, number>;
  findings: (Omit<Finding, 'endColumn'> & { end_column: number })[];
}

export function formatJson(report: Report): string {
  const { findings, folders, rows, exceptions, withoutCore = false } = report;
  const content: JsonReport = {
    version: 1,
    passes: passes(report),
    folders,
    rows,
    exceptions,
    without_core: withoutCore,
    counts: {
      error: countOf(findings, 'error'),
      warning: countOf(findings, 'warning'),
      note: countOf(findings, 'note'),
    },
    findings: findings.map(({ endColumn, ...finding }) => ({ ...finding, end_column: endColumn })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
