import { rules as written } from '../../generated/diagnostic-rules.ts';
import type { Machine } from '../join/machine.ts';
import type { Judged } from '../judge/judged.ts';
import { conditionRule } from './condition-rule.ts';
import { type DiagnosticRule, type Finding, SEVERITIES } from './finding.ts';
import { declared, type RuleId } from './rule.ts';
import { forSystem } from './systems.ts';
import { weighed } from './weighed.ts';

/**
 * Every rule, in the order of their ids: LD1xx PCIe, LD2xx SATA and SAS, LD3xx USB, LD4xx drives, LD5xx arrays, LD6xx
 * figures, LD7xx what the paste lacks, LD8xx networks. Those without code of their own are all data.
 */
export const rules: readonly DiagnosticRule[] = (Object.keys(declared) as RuleId[]).flatMap((id) => {
  const own = written.filter((rule) => rule.id === id);
  return own.length > 0 ? own : [conditionRule(id)];
});

/** All that the rules find, the gravest first, risk before speed, then what costs most, then in the order of the text. */
export function findingsOf(machine: Machine, judged: readonly Judged[] = []): Finding[] {
  const findings = rules.flatMap(({ id, severity, order, find }) =>
    [...find(machine, judged)].map(
      (item): Finding => ({
        id,
        severity,
        ...item,
        causes: weighed(item.causes, order).map((cause) => forSystem(cause, machine)),
      }),
    ),
  );
  const grade = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  return findings.sort(
    (a, b) =>
      grade(a) - grade(b) ||
      +(b.isRisk ?? false) - +(a.isRisk ?? false) ||
      (b.lost ?? 0) - (a.lost ?? 0) ||
      a.line - b.line,
  );
}
