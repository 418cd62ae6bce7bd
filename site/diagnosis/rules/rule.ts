/** Rules and their causes. What they say is data, `rules.json`; what speaks for a cause, and against it, is code. */
import type { CauseHoles } from '../../generated/causes.ts';
import type { Candidate, DiagnosticRule, Evidence, Severity } from './finding.ts';
import data from './rules.json' with { type: 'json' };

export type RuleId = keyof typeof data & keyof CauseHoles;

interface Declared {
  severity: Severity;
  looksFor: string;
  why: string;
  sources: readonly string[];
  causes: Readonly<Record<string, CauseWords>>;
  /** What it says of each kind of line that it is made of, in the forms of a plural. */
  says?: Readonly<Record<string, string>>;
  isRisk?: true;
}

interface CauseWords {
  message: string;
  check: string;
  fix: string;
}

/** JSON has no literal types: a test holds the file to this. */
export const declared = data as Readonly<Record<RuleId, unknown>> as Readonly<Record<RuleId, Declared>>;

/** `order`: of a rule that borrows causes of others. */
export function rule(
  id: RuleId,
  find: DiagnosticRule['find'],
  order = Object.keys(declared[id].causes).map((name) => `${id}.${name}`),
): DiagnosticRule {
  const { severity, looksFor, why, sources } = declared[id];
  return { id, severity, looksFor, why, sources, order, find };
}

/** What fills the holes of a cause's words, beside what was read for it and against it. */
type Seen<Hole extends PropertyKey> = Evidence & Readonly<Record<Hole, string | number>>;

export function causeOf<Id extends RuleId, Name extends keyof CauseHoles[Id] & string>(
  id: Id,
  name: Name,
  ...[seen]: [CauseHoles[Id][Name]] extends [never] ? [Evidence?] : [Seen<CauseHoles[Id][Name] & PropertyKey>]
): Candidate {
  const words = declared[id].causes[name];
  if (!words) throw new Error(`${id} has no cause ${name}`);
  const { signs, isRefuted, isChecked, ...holes } = (seen ?? {}) as Seen<string>;
  return { name: `${id}.${name}`, ...filled(words, holes), signs, isRefuted, isChecked };
}

/** The words of a cause without holes. */
export function filled({ message, check, fix }: CauseWords, holes: Readonly<Record<string, unknown>>): CauseWords {
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (hole, own: string) => `${holes[own] ?? hole}`);
  return { message: fill(message), check: fill(check), fix: fill(fix) };
}
