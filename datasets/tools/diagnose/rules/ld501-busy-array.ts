import type { Cause, DiagnosticRule } from '../finding.ts';
import { type MemberLoads, memberLoadsOf } from '../group-loads.ts';
import type { Group, GroupAction, Machine } from '../machine.ts';
import { bytes, bytesPerSecond, duration, percent } from '../saying.ts';
import { arrayCauses, poolCauses } from './ld501-causes.ts';

export const busyArray: DiagnosticRule = {
  id: 'LD501',
  severity: 'problem',
  looksFor: 'An array or pool that is rebuilding or checking itself.',
  why: 'A resync, recovery, scrub or resilver reads or writes every drive. A benchmark at that time measures what is left over.',
  sources: ['linux-md-admin-guide', 'openzfs-zpool-iostat', 'esos-303', 'lore-raid-plug-limit'],
  *find(machine) {
    for (const group of machine.groups) {
      const { action, isQuoted } = group;
      if (!action || action.value.isWaiting) continue;
      const loads = memberLoadsOf(machine, group);
      yield {
        subject: group.name,
        line: action.line,
        message: `${group.name}: ${stateOf(group, action.value, loads)}; ${isQuoted ? 'the quoted message that shows it is older than the rest' : 'do not measure now'}`,
        ...(isQuoted && { severity: 'hint' }),
        causes: causesOf(machine, group, action.value, loads),
      };
    }
  },
};

/** What runs, how far it is, how fast, and how long it takes still. */
function stateOf(group: Group, action: GroupAction, loads: MemberLoads): string {
  const { kind, done, rate } = action;
  const each = group.system === 'md' ? ' on each drive' : '';
  const before = group.earlier?.value.rate;
  const [small, smallBefore] = [loads.small, loads.smallBefore].map(
    (size) => size && `requests of ${bytes(size)} that are not merged`,
  );
  const left = secondsLeft(group, action);
  return [
    `${kind} ${group.isQuoted ? 'was' : 'is'} running`,
    done === undefined ? '' : `${percent(done)} done`,
    rate === undefined ? '' : `${bytesPerSecond(rate)}${each}`,
    small ? `in ${small}` : '',
    before === undefined ? '' : `${bytesPerSecond(before)} before`,
    smallBefore ? `${before === undefined ? 'before ' : ''}in ${smallBefore}` : '',
    left === undefined ? '' : `about ${duration(left)} to go`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function causesOf(
  machine: Machine,
  group: Group,
  action: GroupAction,
  loads: MemberLoads,
): Cause[] {
  return group.system === 'md'
    ? arrayCauses(machine, group, action, loads)
    : poolCauses(group.name, action.kind);
}

/** Drives of parity by level: what each member holds of the array. */
const PARITY: Readonly<Record<string, number>> = { raid4: 1, raid5: 1, raid6: 2 };

/** Of md its members are gone through at once, each as far as the others; of ZFS the pool does not say how much it holds. */
function secondsLeft(group: Group, { kind, done, rate }: GroupAction): number | undefined {
  const members = group.vdevs.find(({ role }) => role === 'data')?.count ?? 0;
  const parity = PARITY[group.level ?? ''];
  const share = group.level === 'raid1' ? 1 : parity === undefined ? 0 : members - parity;
  if (!group.bytes || !rate || done === undefined || share < 1 || kind === 'reshape')
    return undefined;
  return (group.bytes.value / share / rate) * (1 - done);
}
