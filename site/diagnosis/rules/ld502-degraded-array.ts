import { plural } from '../../../datasets/tools/language/plural.ts';
import type { BcachefsUsage } from '../../../datasets/tools/readers/bcachefs.ts';
import type { Group, Machine } from '../join/machine.ts';
import { driveNameOf } from '../join/names.ts';
import { lineName, listed } from '../say/formatting.ts';
import { leavingSigns, sectorSigns } from './drive-signs.ts';
import type { Found } from './finding.ts';
import { downIn, failedIn, isDown, isSystemArray, lostTooMany, PARITY } from './group-state.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  copies: 'A bcachefs file system holds data with fewer copies than it should',
  devices: 'one {# device of bcachefs does not work: {devices}} other {# devices of bcachefs do not work: {devices}}',
  lost: 'one {{array} lacks # drive, more than it can do without: it gives no data} other {{array} lacks # drives, more than it can do without: it gives no data}',
  wasDegraded: (array: string) => `${array} was degraded in the quoted message, which is older than the rest`,
  wasDown: (array: string, state: string) =>
    `${array} was ${state} in the quoted message, which is older than the rest`,
  down: (array: string, state: string) => `${array} is ${state}: it gives no data`,
  degraded: (array: string) => `${array} is degraded`,
  suspended: (pool: string) => `${pool} is suspended: ZFS stopped writing to it after I/O failures`,
  filling: (array: string) => `${array} survives fewer failures until its last drive is filled`,
  bare: (array: string) => `${array} survives the failure of no drive until the new ones are filled`,
  erring:
    'one {{array} is degraded: ZFS still uses # drive that had too many errors} other {{array} is degraded: ZFS still uses # drives that had too many errors}',
  offline:
    'one {{array} is degraded: # drive was taken offline} other {{array} is degraded: # drives were taken offline}',
  offlineOf: 'one {# drive of {array} was taken offline} other {# drives of {array} were taken offline}',
  failed:
    'one {{array} is degraded: # drive is missing or failed} other {{array} is degraded: # drives are missing or failed}',
  marked:
    'one {{array} is degraded: {members} is marked faulty} other {{array} is degraded: {members} are marked faulty}',
  erringToo: 'one {{degraded}, and # more had too many errors} other {{degraded}, and # more had too many errors}',
  failedOf: 'one {# drive of {array} is missing or failed} other {# drives of {array} are missing or failed}',
};

export const degradedArray = rule('LD502', function* (machine) {
  const { groups, bcachefs } = machine;
  for (const usage of bcachefs) yield* ofBcachefs(usage);
  for (const group of groups) {
    const { name, system, line, state, isDegraded, isQuoted } = group;
    if (!isDegraded && !isDown(state?.value) && !group.suspended) continue;
    if (isSystemArray(group, groups)) continue;
    if (isFilling(group)) {
      const isNew = mayBeNew(group);
      const causes = [causeOf('LD502', isNew ? 'filling' : 'refilled', { name })];
      const isBare = !isNew && isWithoutSpareCopy(group);
      const message = isBare ? words.bare(name) : words.filling(name);
      yield {
        subject: name,
        line: state?.line ?? line,
        message,
        ...(isBare ? { isRisk: true } : { severity: 'hint' }),
        causes,
      };
      continue;
    }
    yield {
      subject: name,
      line: group.suspended?.line ?? state?.line ?? line,
      message: messageOf(group),
      ...(isQuoted ? { severity: 'hint' } : { isRisk: true }),
      causes: [
        system === 'md'
          ? causeOf(
              'LD502',
              isDown(state?.value) || lostTooMany(group) !== undefined
                ? 'downArray'
                : group.action
                  ? 'leftWorking'
                  : 'leftArray',
              { name, signs: signsOf(machine, group) },
            )
          : causeOf('LD502', poolCause(group), { name }),
      ],
    };
  }
});

/** What else was read of the members that md marks faulty. */
const signsOf = (machine: Machine, { marked }: Group): string[] => [
  ...new Set(
    (marked?.faulty ?? [])
      .map(driveNameOf)
      .flatMap((drive) => [...sectorSigns(machine, drive), ...leavingSigns(machine, drive)]),
  ),
];

function poolCause(group: Group): 'suspendedPool' | 'erringPool' | 'offlinePool' | 'leftPool' {
  if (group.suspended) return 'suspendedPool';
  return isErring(group) ? 'erringPool' : isOffline(group) ? 'offlinePool' : 'leftPool';
}

/** Whether no drive of a pool is gone, and ZFS calls one degraded for its errors. */
const isErring = (group: Group): boolean => failedIn(group) === 0 && (group.marked?.erring ?? 0) > 0;

/** Whether all drives that a pool lacks were taken offline on purpose. */
const isOffline = (group: Group): boolean => failedIn(group) > 0 && failedIn(group) === group.marked?.offline;

/** Whether md fills, or is about to fill, a drive for each that is missing: as it does where an array was just made. */
function isFilling({ system, action, vdevs, isQuoted, marked, isFilling: isSaid }: Group): boolean {
  const isWork = isSaid || ['recovery', 'resync', 'reshape'].includes(action?.value.kind ?? '');
  if (system !== 'md' || !isWork || isQuoted || marked?.faulty) return false;
  return failedIn({ vdevs }) <= (vdevs.find(({ role }) => role === 'spares')?.count ?? 0);
}

/** mdadm makes RAID 4 and 5 with the last drive to fill, and no other level. */
const mayBeNew = ({ level = 'raid5', unfilled = 1 }: Group): boolean => /^raid[45]$/.test(level) && unfilled === 1;

/** Whether what works is just enough: of parity by its level, of a mirror where one drive is left. */
function isWithoutSpareCopy({ level = '', vdevs, unfilled = 0 }: Group): boolean {
  const data = vdevs.find(({ role }) => role === 'data');
  const most = level === 'raid1' && data ? data.count - 1 : PARITY[level];
  return most !== undefined && unfilled >= most;
}

function* ofBcachefs({ degraded, devices }: BcachefsUsage): Generator<Found> {
  const out = devices.filter(({ state }) => state === 'offline' || state === 'failed');
  const [first] = out;
  if (!first && !degraded) return;
  const names = out.map(({ name, line }) => name ?? lineName(line));
  yield {
    subject: 'bcachefs',
    line: first?.line ?? degraded?.line ?? 1,
    message: first ? plural(out.length, words.devices, { devices: listed(names) }) : words.copies,
    isRisk: true,
    causes: [causeOf('LD502', 'leftBcachefs')],
  };
}

function messageOf(group: Group): string {
  const { name, state, isQuoted } = group;
  const gone = downIn(state?.value);
  if (isQuoted) return gone === undefined ? words.wasDegraded(name) : words.wasDown(name, gone);
  if (gone !== undefined) return words.down(name, gone);
  if (group.suspended) return words.suspended(name);
  const lost = lostTooMany(group);
  if (lost !== undefined) return plural(lost, words.lost, { array: name });
  if (isErring(group)) return plural(group.marked?.erring ?? 1, words.erring, { array: name });
  const failed = failedIn(group);
  // A pool without a drive of its cache is whole, and ZFS calls one whole that still has to notice.
  const isWhole = state?.value === 'ONLINE';
  if (isOffline(group)) return plural(failed, isWhole ? words.offlineOf : words.offline, { array: name });
  if (failed === 0) return words.degraded(name);
  const { faulty = [], erring = 0 } = group.marked ?? {};
  if (faulty.length === failed) return plural(failed, words.marked, { array: name, members: listed(faulty) });
  const degraded = plural(failed, isWhole ? words.failedOf : words.failed, { array: name });
  return erring > 0 ? plural(erring, words.erringToo, { degraded }) : degraded;
}
