/** The diagnosis as JSON: facts, findings, the chain, and lines that nothing was read from, by their numbers alone. */

import type { LineRange } from '../reading/records.ts';
import type { Finding } from '../rules/finding.ts';
import type { Diagnosis, MachineDiagnosis } from './diagnosis.ts';
import type { Joined } from './joined.ts';

/**
 * The first machine stands at the top, since most pastes are of one; of several each stands in `machines`, the first
 * among them. With several files each line says its file, too.
 */
export function jsonOf({ machines, unread, notices }: Diagnosis, joined: Joined, isOne: boolean) {
  const ranges = (range: LineRange) => (isOne ? [range] : joined.rangesOf(range));
  const each = machines.map((machine) => machineJson(machine, joined, isOne));
  const none = { verdict: null, facts: [], findings: [], unjudged: [], chain: null, assumed: {}, judged: [] };
  return {
    ...(each[0] ?? none),
    ...(each.length > 1 && { machines: each }),
    unread: unread.flatMap(ranges),
    notices: notices.map(({ level, line, message, fix }) => ({ level, message, fix, ...placeOf(line, joined, isOne) })),
  };
}

const machineJson = (
  { verdict, facts, findings, built, judged, coverage }: MachineDiagnosis,
  joined: Joined,
  isOne: boolean,
) => ({
  facts: facts.map((fact) => ({ ...fact, ...placeOf(fact.line, joined, isOne) })),
  verdict: verdict.message,
  findings: findings.map(findingJson),
  unjudged: coverage.unjudged,
  chain: built?.chain ?? null,
  // By id of a part: what of it the paste does not show, and on what ground it was taken.
  assumed: built?.assumed ?? {},
  judged: judged.map((figure) => ({ ...figure, ...placeOf(figure.line, joined, isOne) })),
});

const placeOf = (line: number, joined: Joined, isOne: boolean) => (isOne ? { line } : joined.placeOf(line));

const findingJson = ({ id, severity, subject, message, causes, lost }: Finding) => ({
  id,
  severity,
  subject,
  text: message,
  causes: causes.map((cause) => ({ text: cause.message, because: cause.signs, check: cause.check, fix: cause.fix })),
  ...(lost !== undefined && { lost }),
});
