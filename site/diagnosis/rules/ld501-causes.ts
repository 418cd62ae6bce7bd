import { causeOf } from './rule.ts';
/** Why an array rebuilds or checks itself, and what makes that slow. */

import type { Condition } from '../../../datasets/tools/readers/conditions.ts';
import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import { KIB } from '../../../datasets/tools/text/units.ts';
import type { Group, GroupAction, Machine } from '../join/machine.ts';
import { driveNameOf } from '../join/names.ts';
import { bytes, bytesPerSecond, lineName, listed, percent } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import type { MemberLoads } from './group-loads.ts';

/** Drives whose requests older kernels put together, and what hard disks do without that. */
const MERGED = 16;
const SLOW = 60e6;
/** The lower limit that the kernel grants a resync beside other work, unless somebody sets another. */
const GRANTED = 1000 * KIB;

export function arrayCauses(
  { loads: all, groups, conditions }: Machine,
  group: Group,
  { kind, rate }: GroupAction,
  loads: MemberLoads,
): Candidate[] {
  const { name, vdevs } = group;
  const members = vdevs.find(({ role }) => role === 'data')?.count ?? 0;
  const isSlow = rate !== undefined && rate < SLOW;
  const own = reasonFor(name, kind);
  const merging = unmerged(loads, isSlow && members > MERGED && all.length === 0);
  if (!isSlow) return [...merging, own];
  const besides = groups.filter((other) => other !== group && isOnSameDrives(other, group));
  const usual = [limits(name, rate, conditions), otherLoad(name)];
  const isStuck = rate < GRANTED / 2;
  const still = isStuck ? standingStill(name, kind, rate) : merging;
  return [...still, ...besides.map(alsoBusy), ...slowest(loads.last), ...(isStuck ? usual.slice(0, 1) : usual), own];
}

/** Neither other work nor unmerged requests slow it below what the kernel grants it. */
function standingStill(name: string, kind: string, rate: number): Candidate[] {
  const signs = [words.granted(bytesPerSecond(rate), bytesPerSecond(GRANTED))];
  const waiting = kind === 'reshape' ? [causeOf('LD501', 'waiting', { name })] : [];
  return [causeOf('LD501', 'stuck', { name, signs }), ...waiting];
}

/** Whether another array works on drives of this one. */
function isOnSameDrives({ action, isQuoted, vdevs }: Group, group: Group): boolean {
  if (!action || action.value.isWaiting || isQuoted) return false;
  const own = new Set(drivesOf(group.vdevs));
  return drivesOf(vdevs).some((drive) => own.has(drive));
}

const drivesOf = (vdevs: Group['vdevs']): string[] => vdevs.flatMap(({ members }) => members.map(driveNameOf));

const alsoBusy = ({ name, action }: Group): Candidate =>
  causeOf('LD501', 'alsoBusy', { kind: action?.value.kind ?? 'resync', name });

function reasonFor(name: string, kind: string): Candidate {
  if (kind === 'check' || kind === 'repair') {
    return causeOf('LD501', 'check', { name });
  }
  const most = bytesPerSecond(200_000 * KIB);
  return causeOf('LD501', kind === 'resync' ? 'resync' : 'change', { name, most });
}

/** Seen in the paste, or as likely as drives are many. */
function unmerged({ small, smallBefore }: MemberLoads, isLikely: boolean): Candidate[] {
  if (small !== undefined) {
    const size = bytes(small);
    return [causeOf('LD501', 'unmerged', { size, most: MERGED })];
  }
  if (smallBefore !== undefined) {
    const size = bytes(smallBefore);
    return [causeOf('LD501', 'mergedNow', { size })];
  }
  if (!isLikely) return [];
  return [causeOf('LD501', 'oldKernel', { most: MERGED })];
}

const BUSY = 0.9;
/** Of the busy one, what the others have at most. */
const LEFT_BEHIND = 0.7;

/** One drive that is busy all the time while the others wait for it. */
function slowest(loads: readonly DiskLoad[]): Candidate[] {
  const [first, second] = loads.toSorted((a, b) => (b.busy ?? 0) - (a.busy ?? 0));
  const [most, next] = [first?.busy ?? 0, second?.busy ?? 0];
  if (!first || !second || most < BUSY || next > most * LEFT_BEHIND) return [];
  return [
    causeOf('LD501', 'slowest', { name: first.name, signs: [words.busiest(first.name, percent(most), percent(next))] }),
  ];
}

/** A resync that goes about as fast as the limit that the paste shows. */
function limits(name: string, rate: number, conditions: readonly Condition[]): Candidate {
  const limit = conditions.find(({ kind }) => kind === 'speedLimit');
  const most = Number(limit?.value) * KIB;
  const isIt = rate >= most * LIMITED.least && rate <= most * LIMITED.most;
  const signs = isIt ? [words.limit(bytesPerSecond(most))] : [];
  return causeOf('LD501', 'limits', { name, signs, isChecked: isIt, isRefuted: rate < most * LIMITED.least });
}

/** Share of the limit that a resync reaches when the limit slows it. */
const LIMITED = { least: 0.7, most: 1.1 };

const otherLoad = (name: string): Candidate => causeOf('LD501', 'otherLoad', { name });

const words = {
  granted: (rate: string, granted: string) =>
    `${rate} is less than the ${granted} that the kernel grants it beside other work`,
  limit: (most: string) => `the paste shows a limit of ${most}, about what it does`,
  busiest: (name: string, most: string, next: string) =>
    `${name} is ${most} busy and no other member more than ${next}`,
  unread: (names: string) => `ZFS counted read errors of ${names}`,
};

/** A drive that fails reads is asked again and again before the data is taken from another. */
function failingSource({ name, counted, action }: Group): Candidate {
  const failing = counted?.value.filter(({ read }) => read > 0) ?? [];
  return causeOf('LD501', 'failingSource', {
    name,
    signs:
      failing.length === 0 ? [] : [words.unread(listed(failing.map(({ name: own, line }) => own ?? lineName(line))))],
    isRefuted: failing.length === 0 || (action?.value.rate ?? 0) >= SLOW,
  });
}

export function poolCauses(group: Group, kind: string): Candidate[] {
  const { name } = group;
  if (kind === 'expansion' || kind === 'removal') {
    return [causeOf('LD501', kind === 'expansion' ? 'expansion' : 'removal', { name })];
  }
  const isResilver = kind === 'resilver';
  return [failingSource(group), causeOf('LD501', isResilver ? 'resilver' : 'scrub', { name })];
}
