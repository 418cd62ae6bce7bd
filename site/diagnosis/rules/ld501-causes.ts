/** Why an array rebuilds or checks itself, and what makes that slow. */

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

export function arrayCauses(
  { loads: all, groups }: Machine,
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
  const usual = [limits(name), otherLoad(name)];
  return [...merging, ...besides.map(alsoBusy), ...slowest(loads.last), ...usual, own];
}

/** Whether another array works on drives of this one. */
function isOnSameDrives({ action, isQuoted, vdevs }: Group, group: Group): boolean {
  if (!action || action.value.isWaiting || isQuoted) return false;
  const own = new Set(drivesOf(group.vdevs));
  return drivesOf(vdevs).some((drive) => own.has(drive));
}

const drivesOf = (vdevs: Group['vdevs']): string[] => vdevs.flatMap(({ members }) => members.map(driveNameOf));

function alsoBusy({ name, action }: Group): Candidate {
  return {
    message: `A ${action?.value.kind ?? 'resync'} of ${name} runs on the same drives, whose heads move between the two`,
    check: '`cat /proc/mdstat`: which arrays work, and on which drives',
    fix: `Let one end before the other: \`echo idle | sudo tee /sys/block/${name}/md/sync_action\` stops ${name} for now`,
  };
}

function reasonFor(name: string, kind: string): Candidate {
  const look = { check: '`cat /proc/mdstat`: how far it is and how long it takes' };
  if (kind === 'check' || kind === 'repair') {
    return {
      message: 'A scheduled check reads all drives',
      ...look,
      fix: `Wait until it has finished, or stop it: \`echo idle | sudo tee /sys/block/${name}/md/sync_action\``,
    };
  }
  return {
    message:
      kind === 'resync'
        ? 'The array is new, or the machine went down while it was written: parity or copies are being written again'
        : 'A drive was replaced, or the array is being changed: data is being moved',
    ...look,
    fix: `Wait until it has finished before you measure. It may go no faster than \`cat /sys/block/${name}/md/sync_speed_max\` says, in KiB/s; the default is ${bytesPerSecond(200_000 * KIB)} a drive`,
  };
}

/** Seen in the paste, or as likely as drives are many. */
function unmerged({ small, smallBefore }: MemberLoads, isLikely: boolean): Candidate[] {
  const merged = {
    check: '`iostat -x 1`: rareq-sz of 4 KiB on the drives; `uname -r`',
    fix: 'Update the kernel: since September 2021 (commit 7f2a6a69f7ce, in kernel 5.10 and newer) it holds back four times as many requests to put them together',
  };
  if (small !== undefined) {
    return [
      {
        message: `Requests of ${bytes(small)} are not merged on their way to the drives, which older kernels do with more than ${MERGED} drives`,
        ...merged,
      },
    ];
  }
  if (smallBefore !== undefined) {
    return [
      {
        message: `In an earlier report requests of ${bytes(smallBefore)} were not merged on their way to the drives; in the last one they are`,
        ...merged,
        fix: 'Nothing, if the last report is of the kernel that stays in use',
      },
    ];
  }
  return isLikely
    ? [
        {
          message: `Slow for its drives: older kernels (5.4 is one) do not merge the requests of more than ${MERGED} drives`,
          ...merged,
        },
      ]
    : [];
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
    {
      message: `One slow drive holds up all of them: ${first.name}`,
      signs: [words.busiest(first.name, percent(most), percent(next))],
      check: `\`sudo smartctl -x /dev/${first.name}\`: sectors that are read again and again; \`iostat -x 1\``,
      fix: 'Replace the drive, or its cable where its link has errors',
    },
  ];
}

function limits(name: string): Candidate {
  return {
    message: 'A limit that somebody set on the speed of a resync',
    check: `\`cat /proc/sys/dev/raid/speed_limit_min /proc/sys/dev/raid/speed_limit_max /sys/block/${name}/md/sync_speed_max\`, in KiB/s`,
    fix: `Set a higher one: \`echo 500000 | sudo tee /sys/block/${name}/md/sync_speed_max\``,
  };
}

function otherLoad(name: string): Candidate {
  return {
    message: 'Other work on the array: beside it the kernel slows a resync to the lower limit, speed_limit_min',
    check: `\`iostat -x 1 ${name}\`: is the array itself read or written?`,
    fix: 'Stop the other work, or raise speed_limit_min',
  };
}

const words = {
  busiest: (name: string, most: string, next: string) =>
    `${name} is ${most} busy and no other member more than ${next}`,
  unread: (names: string) => `ZFS counted errors of reading of ${names}`,
};

/** A drive that fails reads is asked again and again before the data is taken from another. */
function failingSource({ name, counted }: Group): Candidate {
  const failing = counted?.value.filter(({ read }) => read > 0) ?? [];
  return {
    message: 'A drive that it reads from fails reads again and again, and each takes seconds',
    check: '`sudo smartctl -x /dev/sdX` of that drive: Pending and Uncorrectable sectors',
    fix: `Save the data first; if the pool has another copy, \`sudo zpool offline ${name} DRIVE\` lets the rest go on`,
    signs:
      failing.length === 0 ? [] : [words.unread(listed(failing.map(({ name: own, line }) => own ?? lineName(line))))],
    isRefuted: failing.length === 0,
  };
}

export function poolCauses(group: Group, kind: string): Candidate[] {
  const { name } = group;
  if (kind === 'expansion' || kind === 'removal') {
    return [
      {
        message:
          kind === 'expansion'
            ? 'A group got another drive: its data is being spread over all of them'
            : 'A drive or group is being taken out of the pool: its data is moved to the others',
        check: `\`zpool status ${name}\` says how far it is`,
        fix: 'Wait until it has finished before you measure',
      },
    ];
  }
  const isResilver = kind === 'resilver';
  return [
    failingSource(group),
    {
      message: isResilver
        ? 'A drive was attached or replaced, or came back: its data is being written'
        : 'A scrub reads all data and compares checksums',
      check: `\`zpool status ${name}\`: the line scan says how far it is; of its rates, issued is the one that counts`,
      fix: isResilver
        ? 'Wait until it has finished before you measure'
        : `Wait until it has finished before you measure, or pause it: \`sudo zpool scrub -p ${name}\``,
    },
  ];
}
