/** Rules whose findings follow from single lines, which their tools print of themselves: what they say is all data. */
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Condition } from '../../../datasets/tools/readers/conditions.ts';
import { listed } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { declared, filled, type RuleId, rule } from './rule.ts';

/** A finding for each kind of line that the rule has a sentence for; all that is said alike is said once. */
export const conditionRule = (id: RuleId): DiagnosticRule =>
  rule(id, function* ({ conditions }) {
    const { says = {}, causes, isRisk } = declared[id];
    for (const [kind, own] of Map.groupBy(conditions, (one) => one.kind)) {
      const [first, said] = [own[0], says[kind]];
      if (!first || said === undefined) continue;
      const names = [...new Set(own.flatMap(({ name }) => (name === '' ? [] : [name])))];
      const holes = { names: listed(names), value: worstOf(own), count: `${own.length}` };
      yield {
        subject: names[0] ?? kind,
        line: first.line,
        message: plural(names.length, said, holes),
        causes: Object.entries(causes).flatMap(([name, cause]): Candidate[] =>
          name.startsWith(kind) ? [filled(cause, holes)] : [],
        ),
        ...(isRisk && { isRisk }),
      };
    }
  });

/** Where the lines differ, the figure that is furthest from what it should be; each kind knows one direction only. */
function worstOf(own: readonly Condition[]): string {
  const values = own.map(({ value }) => value);
  const isFull = own[0]?.kind === 'fullOsd';
  const sorted = values.toSorted((a, b) => (isFull ? Number(b) - Number(a) : Number(a) - Number(b)));
  return sorted[0] ?? '';
}
