import type { Group, GroupAction, Machine } from '../join/machine.ts';
import { bytes, bytesPerSecond, duration, percent } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import { type MemberLoads, memberLoadsOf } from './group-loads.ts';
import { PARITY } from './group-state.ts';
import { arrayCauses, poolCauses } from './ld501-causes.ts';
import { rule } from './rule.ts';

export const busyArray = rule('LD501', function* (machine) {
  for (const group of machine.groups) {
    const { action, isQuoted } = group;
    if (!action || action.value.isWaiting) continue;
    const loads = memberLoadsOf(machine, group);
    yield {
      subject: group.name,
      line: action.line,
      message: isQuoted
        ? `${group.name}: ${stateOf(group, action.value, loads)}; the quoted message that shows it is older than the rest`
        : `${group.name}: ${stateOf(group, action.value, loads)}. Do not measure now`,
      ...(isQuoted && { severity: 'hint' }),
      causes: causesOf(machine, group, action.value, loads),
    };
  }
});

const words = {
  runs: (kind: string) => `${kind} is running`,
  ran: (kind: string) => `${kind} was running`,
  done: (share: string) => `${share} done`,
  each: (rate: string) => `${rate} on each drive`,
  small: (size: string) => `in requests of ${size} that are not merged`,
  before: (rate: string) => `${rate} before`,
  smallBefore: (size: string) => `before in requests of ${size} that are not merged`,
  left: (time: string) => `about ${time} to go`,
};

/** Up to here a tenth of a per cent says more than none. */
const BEGINNING = 0.1;

/** What runs, how far it is, how fast, and how long it takes still: a list whose parts do not depend on each other. */
function stateOf(group: Group, action: GroupAction, loads: MemberLoads): string {
  const { kind, done, rate } = action;
  const before = group.earlier?.value.rate;
  const { small, smallBefore } = loads;
  const smallThen = before === undefined ? words.smallBefore : words.small;
  const left = secondsLeft(group, action);
  const perDrive = group.system === 'md' ? words.each : (each: string) => each;
  return [
    group.isQuoted ? words.ran(kind) : words.runs(kind),
    done === undefined ? '' : words.done(percent(done, done < BEGINNING ? 1 : 0)),
    rate === undefined ? '' : perDrive(bytesPerSecond(rate)),
    small ? words.small(bytes(small)) : '',
    before === undefined ? '' : words.before(bytesPerSecond(before)),
    smallBefore ? smallThen(bytes(smallBefore)) : '',
    left === undefined ? '' : words.left(duration(left)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const causesOf = (machine: Machine, group: Group, action: GroupAction, loads: MemberLoads): Candidate[] =>
  group.system === 'md' ? arrayCauses(machine, group, action, loads) : poolCauses(group, action.kind);

/** Of md its members are gone through at once, each as far as the others; of ZFS the pool does not say how much it holds. */
function secondsLeft(group: Group, { kind, done, rate }: GroupAction): number | undefined {
  const members = group.vdevs.find(({ role }) => role === 'data')?.count ?? 0;
  const parity = PARITY[group.level ?? ''];
  const share = group.level === 'raid1' ? 1 : parity === undefined ? 0 : members - parity;
  if (!group.bytes || !rate || done === undefined || share < 1 || kind === 'reshape') return undefined;
  return (group.bytes.value / share / rate) * (1 - done);
}
