/** Arrays of md and pools of ZFS, with the drives that their members lie on. */

import type { MdDetail } from '../../../datasets/tools/readers/mdadm.ts';
import type { MdArray } from '../../../datasets/tools/readers/mdstat.ts';
import type { Pool, PoolMember } from '../../../datasets/tools/readers/zpool.ts';
import type { PoolShift } from '../../../datasets/tools/readers/zpool-ashift.ts';
import type { Records } from '../reading/records.ts';
import type { Drives } from './drives.ts';
import type { Group, GroupAction, MemberErrors, Vdev } from './machine.ts';
import { driveNameOf } from './names.ts';

const PERCENT = 100;

export const groupsOf = (records: Records, drives: Drives): Group[] =>
  [...mdGroups(records, drives), ...poolsOf(records, drives)].sort((a, b) => a.line - b.line);

/** An array that was printed several times is as it was printed last. */
function mdGroups({ mdstat, mdadm: all }: Records, drives: Drives): Group[] {
  const mdadm = all.filter(({ isExamined }) => !isExamined || mdstat.length === 0);
  const told = new Set([...mdstat, ...mdadm].filter(isOwn).map(({ name }) => name));
  const newest = (record: { name: string; isQuoted?: true }) => isOwn(record) || !told.has(record.name);
  const arrays = new Map(mdstat.filter(newest).map((array) => [array.name, array]));
  const details = new Map(mdadm.filter(newest).map((detail) => [detail.name, detail]));
  const names = [...new Set([...arrays.keys(), ...details.keys()])];
  return names.map((name) => {
    const group = mdGroup(name, arrays.get(name), details.get(name), drives);
    const earlier = earlierAction(name, group.action?.value, mdstat);
    return { ...group, ...(earlier && { earlier }), ...(!told.has(name) && { isQuoted: true }) };
  });
}

/** Whether it stands in the newest message of the text. */
const isOwn = ({ isQuoted }: { isQuoted?: true }): boolean => !isQuoted;

/** What the listing before the last says of the same work. */
function earlierAction(name: string, now: GroupAction | undefined, mdstat: readonly MdArray[]): Group['earlier'] {
  const listed = mdstat.filter((array) => array.name === name && isOwn(array));
  const before = mdAction(listed.at(-2), undefined);
  const isOther = before?.value.kind === now?.kind && before?.value.rate !== now?.rate;
  return before?.value.rate !== undefined && isOther ? before : undefined;
}

function mdGroup(name: string, array: MdArray | undefined, detail: MdDetail | undefined, drives: Drives): Group {
  const level = detail?.level?.value ?? array?.level;
  const wanted = detail?.wanted?.value ?? array?.devices?.value.wanted;
  const working = array?.devices?.value.working;
  const filling = detail?.filling?.value ?? 0;
  const unfilled = (wanted ?? 0) - (working ?? activeOf(detail) ?? wanted ?? 0) + filling;
  const state = detail?.state ?? mdState(array);
  const line = array?.line ?? detail?.line ?? 1;
  return {
    line,
    system: 'md',
    name,
    level,
    chunk: detail?.chunk?.value ?? array?.chunk?.value,
    vdevs: mdVdevs(array, detail, { level, wanted, line }, drives),
    state,
    isDegraded:
      filling > 0 ||
      /\bdegraded\b/.test(state?.value ?? '') ||
      (working !== undefined && wanted !== undefined && working < wanted),
    action: mdAction(array, detail),
    ...(unfilled > 0 && { unfilled }),
    ...(filling > 0 && { isFilling: true as const }),
    ...markedOf(array, detail),
    bytes: detail?.bytes ?? array?.bytes,
  };
}

/** Names as printed, or the numbers of members whose names are hidden. */
function markedOf(array: MdArray | undefined, detail: MdDetail | undefined): Pick<Group, 'marked'> {
  const flagged = (flag: string, word: RegExp) => {
    const listed = (array?.members ?? []).flatMap(({ name, number, flags }) =>
      flags.includes(flag) ? [name ?? `#${number}`] : [],
    );
    const detailed = (detail?.members ?? []).flatMap(({ name, state }) => (word.test(state) ? [name] : []));
    return [...new Set([...listed, ...detailed])];
  };
  const [faulty, writeMostly] = [flagged('F', /\bfaulty\b/), flagged('W', /\bwritemostly\b/)];
  const unread = flagged('E', /\bDiskError\b/i);
  const lists = { faulty, writeMostly, unread };
  const marked = Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0));
  return Object.keys(marked).length > 0 ? { marked } : {};
}

const mdState = (array: MdArray | undefined): Group['state'] =>
  array && { value: array.isActive ? 'active' : 'inactive', line: array.line };

interface Member {
  name: string | undefined;
  role: Vdev['role'];
  isFailed: boolean;
}

function mdVdevs(
  array: MdArray | undefined,
  detail: MdDetail | undefined,
  { level, wanted, line }: { level: string | undefined; wanted: number | undefined; line: number },
  drives: Drives,
): Vdev[] {
  const members: Member[] = array
    ? array.members.map(({ name, flags }) => ({
        name,
        role: flags.includes('S') ? 'spares' : flags.includes('J') ? 'logs' : 'data',
        isFailed: flags.includes('F'),
      }))
    : (detail?.members ?? []).map(({ name, state }) => ({
        name,
        role: /^spare$/.test(state) ? 'spares' : /journal/.test(state) ? 'logs' : 'data',
        isFailed: /faulty|removed/.test(state),
      }));
  const roles = new Set<Vdev['role']>(['data', ...members.map(({ role }) => role)]);
  return [...roles].map((role) => {
    const own = members.filter((member) => member.role === role);
    const alive = own.filter(({ isFailed }) => !isFailed);
    const count = role === 'data' ? (wanted ?? own.length) : own.length;
    // A list that is shorter than the array may be cut, as mdadm lists empty places, too; how many work is said above it.
    const isShort = own.length < (wanted ?? 0);
    const listed = isShort && !array ? own.length : wanted;
    const working = (isShort ? activeOf(detail) : undefined) ?? alive.length + (wanted ?? 0) - (listed ?? 0);
    const missing = role === 'data' && wanted !== undefined ? Math.max(0, wanted - working) : 0;
    return {
      line: array?.line ?? detail?.line ?? line,
      role,
      kind: role === 'data' ? level : undefined,
      members: namesOf(own, drives),
      count,
      failed: role === 'data' && wanted !== undefined ? missing : own.length - alive.length,
    };
  });
}

/** Spares work, too, and one that is being rebuilt is still a spare. */
const activeOf = (detail: MdDetail | undefined): number | undefined =>
  detail?.working && detail.working.value - (detail.spare?.value ?? 0);

/** Drives that members lie on, each once; the name of a partition whose drive no tool lists. */
function namesOf(members: readonly { name: string | undefined }[], drives: Drives): string[] {
  const names = members.flatMap(({ name }) => (name === undefined ? [] : (drives.named(name)?.id ?? name)));
  return [...new Set(names)];
}

/** mdadm names it otherwise than the kernel. */
const KINDS: Readonly<Record<string, string>> = { rebuild: 'recovery' };

function mdAction(array: MdArray | undefined, detail: MdDetail | undefined): Group['action'] {
  const { action } = array ?? {};
  if (action) {
    const { kind, waits, percent, rate } = action.value;
    const value: GroupAction = {
      kind,
      isWaiting: waits !== undefined,
      done: percent && percent.value / PERCENT,
      rate: rate?.value,
    };
    return { value, line: action.line };
  }
  if (!detail?.action) return undefined;
  const { kind, percent } = detail.action.value;
  const lower = kind.toLowerCase();
  const value: GroupAction = {
    kind: KINDS[lower] ?? lower,
    isWaiting: false,
    done: percent / PERCENT,
  };
  return { value, line: detail.action.line };
}

function poolsOf({ zpool, zpoolList, zpoolAshift }: Records, drives: Drives): Group[] {
  const spaces = new Map(
    zpoolList.flatMap((space) =>
      space.kind === 'pool' && space.name !== undefined ? [[space.name, space] as const] : [],
    ),
  );
  const told = new Set(zpool.filter(isOwn).map(({ name }) => name));
  const newest = zpool.filter((pool) => isOwn(pool) || !told.has(pool.name));
  const pools = new Map(newest.map((pool) => [pool.name, pool]));
  const shifts = Map.groupBy(zpoolAshift, ({ name }) => name);
  const names = [...new Set([...pools.keys(), ...spaces.keys(), ...shifts.keys()])];
  return names.map((name) => {
    const pool = pools.get(name);
    const space = spaces.get(name);
    const state = pool?.state ?? space?.health;
    const vdevs = pool ? vdevsOf(pool, drives) : [];
    return {
      line: pool?.line ?? space?.line ?? shifts.get(name)?.[0]?.line ?? 1,
      system: 'zfs',
      name,
      vdevs,
      state,
      isDegraded: state?.value === 'DEGRADED' || vdevs.some(({ failed }) => failed > 0),
      action: pool && scanOf(pool),
      bytes: space?.bytes,
      full: space?.full && { value: space.full.value / PERCENT, line: space.full.line },
      ashift: leastShift(shifts.get(name)),
      ...countedOf(pool),
      ...markedDrives(pool),
      ...(pool?.damage && { damage: pool.damage }),
      ...(pool?.suspended && { suspended: pool.suspended }),
      ...(pool?.isQuoted && { isQuoted: true }),
    };
  });
}

/** Drives that had too many errors, and those that somebody took offline. */
function markedDrives(pool: Pool | undefined): Pick<Group, 'marked'> {
  const leaves = (pool?.members ?? []).filter(({ group }) => group === undefined);
  const erring = leaves.filter(isErring).length;
  const offline = leaves.filter(({ state }) => state?.value === 'OFFLINE').length;
  return erring + offline > 0 ? { marked: { erring, offline } } : {};
}

/** Drives with errors; where none has any, groups whose data did not match its checksum whichever drive it came from. */
function countedOf(pool: Pool | undefined): Pick<Group, 'counted'> {
  const counted = (pool?.members ?? []).flatMap(({ name, line, group, errors }): MemberErrors[] => {
    const { read = 0, write = 0, checksum = 0 } = errors?.value ?? {};
    const isGroup = group !== undefined;
    return read + write + checksum > 0 ? [{ name, line, read, write, checksum, ...(isGroup && { isGroup }) }] : [];
  });
  const drives = counted.filter(({ isGroup }) => !isGroup);
  const value = drives.length > 0 ? drives : counted;
  const [first] = value;
  return first ? { counted: { value, line: first.line } } : {};
}

/** Groups of one pool may differ: the smallest is what slows it down. */
function leastShift(shifts: readonly PoolShift[] = []): Group['ashift'] {
  const [least] = shifts.toSorted((a, b) => a.ashift - b.ashift);
  return least && { value: least.ashift, line: least.line };
}

const isWorking = ({ state }: PoolMember): boolean => /^(?:ONLINE|AVAIL|INUSE)$/.test(state?.value ?? 'ONLINE');

/** A drive is its own; of a group that a paste was cut in, none are known. */
const leavesOf = (member: PoolMember, members: readonly PoolMember[]): PoolMember[] =>
  member.group === undefined
    ? [member]
    : members.filter(({ parent }) => parent === member.line).flatMap((below) => leavesOf(below, members));

/** A drive that had too many errors, and that ZFS goes on using. */
const isErring = ({ group, state }: PoolMember): boolean => group === undefined && state?.value === 'DEGRADED';

/** Groups at the top; drives without a group are one together. */
function vdevsOf({ members }: Pool, drives: Drives): Vdev[] {
  const byLine = new Map(members.map((member) => [member.line, member]));
  const vdevs = new Map<string, Vdev>();
  const failed = new Set<string>();
  for (const member of members) {
    const top = topOf(member, byLine);
    if (top.group === 'indirect' || top.group === 'hole') continue;
    const key = top.group === undefined ? top.role : String(top.line);
    const vdev = vdevs.get(key) ?? {
      line: top.line,
      role: top.role,
      kind: top.group,
      members: [],
      count: 0,
      failed: 0,
    };
    vdevs.set(key, vdev);
    // A drive and the one that takes its place have one place in their group.
    if (isPlace(member, top, byLine)) {
      vdev.count++;
      const isFailed = leavesOf(member, members).some((leaf) => !isWorking(leaf) && !isErring(leaf));
      // Log and cache are often two partitions of one drive.
      const drive = member.name === undefined ? `line ${member.line}` : driveNameOf(member.name);
      if (isFailed && !failed.has(drive)) vdev.failed++;
      if (isFailed) failed.add(drive);
    }
    if (member.group !== undefined) continue;
    vdev.members = [...new Set([...vdev.members, ...namesOf([member], drives)])];
  }
  return [...vdevs.values()];
}

function isPlace(member: PoolMember, top: PoolMember, byLine: ReadonlyMap<number, PoolMember>): boolean {
  if (member === top) return member.group === undefined;
  return byLine.get(member.parent ?? 0) === top;
}

function topOf(member: PoolMember, byLine: ReadonlyMap<number, PoolMember>): PoolMember {
  let top = member;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const above = top.parent === undefined ? undefined : byLine.get(top.parent);
    if (!above) break;
    top = above;
  }
  return top;
}

/** Groups in groups: a spare that replaces a drive of a mirror. */
const DEEPEST = 8;

function scanOf({ scan, work }: Pool): Group['action'] {
  if (!scan?.isRunning)
    return (
      work && {
        value: {
          kind: work.kind,
          isWaiting: false,
          done: work.percent && work.percent.value / PERCENT,
          rate: work.rate?.value,
        },
        line: work.line,
      }
    );
  const { kind, percent, issuedRate, scannedRate, line } = scan;
  return {
    value: {
      kind: kind ?? 'scrub',
      isWaiting: false,
      done: percent && percent.value / PERCENT,
      rate: (issuedRate ?? scannedRate)?.value,
    },
    line,
  };
}
