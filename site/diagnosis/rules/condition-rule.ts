/** Rules whose findings follow from single lines, which their tools print of themselves: what they say is all data. */
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Condition, ConditionKind } from '../../../datasets/tools/readers/conditions.ts';
import { wordsOf } from '../../../datasets/tools/text/words-of.ts';
import type { Machine } from '../join/machine.ts';
import { listed } from '../say/formatting.ts';
import { leavingSigns, sectorSigns } from './drive-signs.ts';
import type { Candidate, DiagnosticRule, Evidence } from './finding.ts';
import { declared, filled, type RuleId, rule } from './rule.ts';

/** A finding for each kind of line that the rule has a sentence for; all that is said alike is said once. */
export const conditionRule = (id: RuleId): DiagnosticRule =>
  rule(id, function* (machine) {
    const { says = {}, causes, isRisk } = declared[id];
    // The gravest stands first in the file.
    for (const [kind, said] of Object.entries(says)) {
      const own = machine.conditions.filter((condition) => condition.kind === kind && !isUndone(machine, condition));
      const [first] = own;
      if (!first) continue;
      const names = [...new Set(own.flatMap(({ name }) => (name === '' ? [] : name.split(/,(?=[a-z]{3}\.)/))))];
      const holes = { names: listed(names), value: worstOf(own), count: `${own.length}` };
      yield {
        subject: names[0] ?? kind,
        line: first.line,
        message: plural(names.length, said, holes),
        causes: Object.entries(causes).flatMap(([name, cause]): Candidate[] =>
          name.startsWith(kind)
            ? [{ name: `${id}.${name}`, ...filled(cause, holes), ...EVIDENCE[name]?.(machine, names) }]
            : [],
        ),
        ...(isRisk && { isRisk }),
      };
    }
  });

/** Whether a later line shows that the array started all the same. */
const isUndone = ({ groups }: Machine, { kind, name, line }: Condition): boolean =>
  kind === 'notStarted' &&
  groups.some((group) => group.name === name && group.state?.value === 'active' && group.state.line > line);

/** That a drive is named which fails or did not answer. */
function ofDrives(machine: Machine): Evidence {
  const devices = new Set([...machine.drives.map(({ id }) => id), ...machine.troubles.map(({ device }) => device)]);
  const signs = [...devices].flatMap((name) => [...sectorSigns(machine, name), ...leavingSigns(machine, name)]);
  return { signs: signs.slice(0, 1) };
}

const ofNetwork = (machine: Machine): Evidence => ({ signs: named(machine, 'netDown').map(words.netDown) });

/** What other outputs say of some causes, by their names. */
const EVIDENCE: Readonly<Record<string, (machine: Machine, names: readonly string[]) => Evidence>> = {
  ...Object.fromEntries(
    wordsOf('readOnly forcedReadOnly shutDown hungTask slowOps slowRequests scrubError').map((kind) => [
      `${kind}Drive`,
      ofDrives,
    ]),
  ),
  ...Object.fromEntries(
    wordsOf('slowOps slowRequests slowHeartbeat serverSilent iscsiLost').map((kind) => [`${kind}Network`, ofNetwork]),
  ),
  readOnlyMemory: (machine, names) => {
    const short = named(machine, 'fsNoMemory').filter((name) => names.includes(name));
    return { signs: short.map(words.noMemory), isRefuted: short.length === 0 };
  },
  syncAlwaysLog: (machine, names) => {
    const pools = poolsOf(machine, names);
    const bare = pools.filter(({ vdevs }) => !vdevs.some(({ role }) => role === 'logs'));
    return { signs: bare.map(({ name }) => words.noLog(name)), isRefuted: pools.length > 0 && bare.length === 0 };
  },
  syncAlwaysDevice: (machine, names) => ({
    isRefuted: poolsOf(machine, names).every(({ vdevs }) => !vdevs.some(({ role }) => role === 'logs')),
  }),
  eventResetDrive: (machine) => ({ signs: besides(machine, 'eventBadBlock') }),
  eventRetriedDrive: (machine) => ({ signs: besides(machine, 'eventBadBlock') }),
  eventControllerDrive: (machine) => ({ signs: besides(machine, 'eventBadBlock') }),
  slowMonOpsStuck: ({ conditions }) => {
    const isDown = conditions.some(({ kind }) => kind === 'osdsDown' || kind === 'downOsd');
    const longest = Math.max(...conditions.flatMap(({ kind, value }) => (kind === 'slowMonOps' ? Number(value) : [])));
    return { signs: longest < STUCK ? [] : [words.stuck(`${longest}`)], isRefuted: isDown && longest < STUCK };
  },
};

/** The pools of datasets, where their state was read. */
const poolsOf = ({ groups }: Machine, names: readonly string[]): Machine['groups'] =>
  groups.filter(({ system, name }) => system === 'zfs' && names.some((item) => item.split('/')[0] === name));

/** Seconds after which an operation does not wait for a drive any more. */
const STUCK = 3600;

const named = ({ conditions }: Machine, kind: ConditionKind): string[] => [
  ...new Set(conditions.flatMap((condition) => (condition.kind === kind ? [condition.name] : []))),
];

function besides(machine: Machine, kind: ConditionKind): string[] {
  const names = named(machine, kind);
  return names.length > 0 ? [words.badBlock(listed(names))] : [];
}

const words = {
  noMemory: (name: string) => `the file system on ${name} says that it ran out of memory`,
  noLog: (pool: string) => `${pool} has no log device`,
  netDown: (name: string) => `the log says that the link of ${name} went down`,
  stuck: (seconds: string) => `one waited ${seconds} s, far longer than a slow drive takes`,
  badBlock: (names: string) => `Windows names a bad block of ${names}, too`,
};

/** What is worse the more it is. */
const RISING = new Set(
  wordsOf(
    'fullOsd slowOps slowMonOps slowRequests slowStores checkedSectors checkedLink pgsInactive osdsDown copiesMissing slowHeartbeat',
  ),
);

/** Where the lines differ, the figure that is furthest from what it should be; each kind knows one direction only. */
function worstOf(own: readonly Condition[]): string {
  const values = own.map(({ value }) => value);
  const isFull = own.some(({ kind }) => RISING.has(kind));
  const sorted = values.toSorted((a, b) => (isFull ? Number(b) - Number(a) : Number(a) - Number(b)));
  return sorted[0] ?? '';
}
