import { rules } from './catalog.ts';
import { compareFindings, type Finding } from './finding.ts';
import type { Subject } from './rule.ts';

/** Every finding of every rule, in the order of file, line and column. Touches no file system. */
export function check(subject: Subject): Finding[] {
  const findings: Finding[] = [];
  for (const rule of rules) {
    for (const found of rule.check(subject))
      findings.push({ level: rule.level, ...found, rule: rule.id });
  }
  return findings.sort(compareFindings);
}
