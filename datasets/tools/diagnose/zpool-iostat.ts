/** `zpool iostat`: of which pools it tells, and how often; the first time it is an average since the pool was imported. */
import type { Lines } from '../paste/lines.ts';
import { MOST_RECORDS } from './figures.ts';
import { groupKind } from './zpool-tree.ts';

export interface PoolReports {
  /** Of the first. */
  line: number;
  /** Pool. */
  name: string;
  count: number;
}

const HEAD = /^\s*pool\s+alloc\s+free\s+read\s+write\b/;
const RULE = /^[-\s]*-{3}[-\s]*$/;
const ROW = /^([A-Za-z][\w.:-]{0,100})(?:\s+(?:-|[0-9.]{1,6}[KMGTPE]?)){6,}\s*$/;

export function poolReports(lines: Lines): PoolReports[] {
  const pools = new Map<string, PoolReports>();
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    if (HEAD.test(line)) isInside = true;
    if (!isInside || HEAD.test(line) || RULE.test(line)) continue;
    const name = ROW.exec(line)?.[1];
    // What is indented is a group or a drive of the pool.
    if (name === undefined) {
      isInside = /^\s+\S/.test(line);
      continue;
    }
    if (groupKind(name) !== undefined || pools.size >= MOST_RECORDS) continue;
    const known = pools.get(name) ?? { line: index + 1, name, count: 0 };
    known.count++;
    pools.set(name, known);
  }
  return [...pools.values()];
}
