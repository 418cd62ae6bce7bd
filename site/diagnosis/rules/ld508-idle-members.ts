import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import { percent, seconds } from '../say/formatting.ts';
import type { Cause, DiagnosticRule } from './finding.ts';
import { memberLoadsOf } from './group-loads.ts';

/** Writes to an array that take so long wait for something. */
const LONG = 0.5;
/** Drives that have so little to do and answer so soon are not what they wait for. */
const IDLE = 0.2;
const SOON = 0.1;

export const idleMembers: DiagnosticRule = {
  id: 'LD508',
  severity: 'problem',
  looksFor: 'Writes that wait long at an array whose drives have next to nothing to do.',
  why: 'What is slow then is neither a drive nor a link but what hands the writes to the array: the file system or the kernel.',
  sources: ['sysstat-iostat', 'ahelpme-ext4-flush', 'lore-raid6-ext4-writes'],
  *find(machine) {
    for (const group of machine.groups) {
      if (group.action && !group.action.value.isWaiting && !group.isQuoted) continue;
      const members = memberLoadsOf(machine, group).all;
      const own = machine.loads.filter(({ name }) => name === group.name);
      const waiting = own.toSorted((a, b) => waitOf(b) - waitOf(a))[0];
      const worst = Math.max(...members.map(({ busy = 1 }) => busy));
      const slowest = Math.max(...members.map(longestOf));
      if (!waiting || members.length === 0 || waitOf(waiting) < LONG) continue;
      if (worst > IDLE || slowest > SOON) continue;
      yield {
        subject: group.name,
        line: waiting.line,
        message: `Writes to ${group.name} wait ${seconds(waitOf(waiting))}, while its drives are at most ${percent(worst)} busy and answer within ${seconds(slowest)}: neither drives nor links are the limit`,
        causes: CAUSES,
      };
    }
  },
};

const waitOf = ({ writes }: DiskLoad): number => writes.wait ?? 0;
const longestOf = ({ reads, writes }: DiskLoad): number => Math.max(reads.wait ?? 0, writes.wait ?? 0);

const CAUSES: Cause[] = [
  {
    message:
      'The file system looks for free space at length: ext4 on RAID, mounted with stripe=, is known for it on some kernels',
    check:
      '`sudo perf top`: ext4_mb_good_group near the top, a kworker of flush at 100 % of a processor; `grep stripe= /proc/mounts`',
    fix: 'Mount it with `stripe=0`, or start another kernel, older or newer, and copy again',
  },
  {
    message: 'The array rebuilds a stripe for each small write, and has too few stripes in memory',
    check:
      '`cat /sys/block/md*/md/stripe_cache_active /sys/block/md*/md/stripe_cache_size`: is the first at the second?',
    fix: 'Raise stripe_cache_size of the array, to 8192 for example; each takes a page of every drive',
  },
];
