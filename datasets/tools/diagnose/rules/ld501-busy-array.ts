import { KIB } from '../../units.ts';
import type { Cause, DiagnosticRule } from '../finding.ts';
import type { Group, GroupAction } from '../machine.ts';
import { bytesPerSecond, duration, percent } from '../saying.ts';

export const busyArray: DiagnosticRule = {
  id: 'LD501',
  severity: 'problem',
  looksFor: 'An array or pool that is rebuilding or checking itself.',
  why: 'A resync, recovery, scrub or resilver reads or writes every drive. A benchmark at that time measures what is left over.',
  sources: ['linux-md-admin-guide', 'openzfs-zpool-iostat', 'esos-303'],
  *find({ groups }) {
    for (const group of groups) {
      const { action } = group;
      if (!action || action.value.isWaiting) continue;
      const { kind, done, rate } = action.value;
      const left = secondsLeft(group, action.value);
      yield {
        subject: group.name,
        line: action.line,
        message: `${group.name}: ${kind} is running${done === undefined ? '' : `, ${percent(done)} done`}${rate === undefined ? '' : `, ${bytesPerSecond(rate)}${group.system === 'md' ? ' on each drive' : ''}`}${left === undefined ? '' : `, about ${duration(left)} to go`}; do not measure now`,
        causes: group.system === 'md' ? mdCauses(group, action.value) : zfsCauses(group.name, kind),
      };
    }
  },
};

/** Drives of data by level: what each member holds of the array. */
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

/** Drives whose requests older kernels put together, and what hard disks do without that. */
const MERGED = 16;
const SLOW = 60e6;

function mdCauses({ name, vdevs }: Group, { kind, rate }: GroupAction): Cause[] {
  const look = { check: '`cat /proc/mdstat`: how far it is and how long it takes' };
  if (kind === 'check' || kind === 'repair') {
    return [
      {
        message: 'A scheduled check reads all drives',
        ...look,
        fix: `Wait until it has finished, or stop it: \`echo idle | sudo tee /sys/block/${name}/md/sync_action\``,
      },
    ];
  }
  const members = vdevs.find(({ role }) => role === 'data')?.count ?? 0;
  const unmerged: Cause = {
    message: `Slow for its drives: older kernels (5.4 is one) do not merge the requests of more than ${MERGED} drives`,
    check: '`iostat -x 1`: rareq-sz of 4 KiB on the drives; `uname -r`',
    fix: 'Update the kernel',
  };
  return [
    ...(members > MERGED && rate !== undefined && rate < SLOW ? [unmerged] : []),
    {
      message:
        kind === 'resync'
          ? 'The array is new, or the machine went down while it was written: parity or copies are being written again'
          : 'A drive was replaced, or the array is being changed: data is being moved',
      ...look,
      fix: `Wait until it has finished before you measure. It may go no faster than \`cat /sys/block/${name}/md/sync_speed_max\` says, in KiB/s; the default is ${bytesPerSecond(200_000 * KIB)} a drive`,
    },
  ];
}

function zfsCauses(name: string, kind: string): Cause[] {
  return [
    {
      message:
        kind === 'resilver'
          ? 'A drive was replaced or came back: its data is being rewritten'
          : 'A scrub reads all data and compares checksums',
      check: `\`zpool status ${name}\`: the line scan says how far it is; of its rates, issued is the one that counts`,
      fix:
        kind === 'resilver'
          ? 'Wait until it has finished before you measure'
          : `Wait until it has finished before you measure, or pause it: \`sudo zpool scrub -p ${name}\``,
    },
  ];
}
