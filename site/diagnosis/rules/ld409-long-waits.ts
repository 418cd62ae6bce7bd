import { figure } from '../../../datasets/tools/language/figure.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Wait } from '../../../datasets/tools/readers/waits.ts';
import type { Machine } from '../join/machine.ts';
import { latency, listed } from '../say/formatting.ts';
import { isHardDisk } from './drive-ends.ts';
import type { Candidate, DiagnosticRule, Found } from './finding.ts';

/** Of what the others take, and what no drive in order needs for a commit. */
const MANIFOLD = 5;
const SLOW_COMMIT = 0.1;
/** Seconds that nobody waits for at a drive that answers sooner. */
const LONG = 0.5;
/** A turn of a hard disk takes 8 ms; an SSD that keeps its cache through a power cut needs less than one. */
const SLOW_FLUSH = 5e-3;

export const longWaits: DiagnosticRule = {
  id: 'LD409',
  severity: 'problem',
  looksFor: 'Requests that wait long, by `ceph osd perf`, `zpool iostat -l` or pveperf.',
  why: 'Databases and virtual machines wait for each write to be stored. What takes so long is seldom the link: it is a queue, a flush or a drive that is slower than its neighbours.',
  sources: ['openzfs-zpool-iostat', 'ceph-bluestore-discard'],
  *find(machine) {
    const { waits } = machine;
    yield* slowCommits(waits.filter(({ tool }) => tool === 'ceph osd perf'));
    const pools = new Map(waits.filter(({ tool }) => tool === 'zpool iostat').map((one) => [one.name, one]));
    for (const pool of pools.values()) {
      const found = queued(pool);
      if (found) yield found;
    }
    for (const one of waits) if (one.tool === 'pveperf' && one.wait > SLOW_FLUSH) yield slowFlush(machine, one);
  },
};

/** Of the last report, what takes many times as long as the fastest. */
function* slowCommits(waits: readonly Wait[]): Generator<Found> {
  const last = waits.filter(({ listing }) => listing === waits.at(-1)?.listing);
  const least = Math.max(1e-3, Math.min(...last.map(({ wait }) => wait)));
  const slow = last.filter(({ wait }) => wait >= SLOW_COMMIT && wait >= least * MANIFOLD);
  const [first] = slow.toSorted((a, b) => b.wait - a.wait);
  if (!first) return;
  yield {
    subject: first.name,
    line: first.line,
    message: plural(slow.length, words.commits, {
      names: listed(slow.map(({ name }) => name)),
      wait: latency(first.wait),
      least: latency(least),
    }),
    causes: [
      {
        message: 'Its SSD was never told what is free (trim): it moves data before it can write',
        check: '`ceph config get osd bdev_enable_discard`; `ceph osd metadata OSD | grep -E "rotational|model"`',
        fix: 'Set bdev_enable_discard and bdev_async_discard_threads, or trim the whole SSD and let Ceph fill it again',
      },
      withoutProtection,
      {
        message: 'The drive is failing, or it is a hard disk among SSDs',
        check: '`ceph device ls`, then `sudo smartctl -x /dev/sdX` on its host',
        fix: 'Take the OSD out, and replace the drive',
      },
    ],
  };
}

function queued({ name, line, wait, atDrives, scrub, onBridge }: Wait): Found | undefined {
  if (atDrives === undefined || wait < LONG || wait < atDrives * MANIFOLD) return undefined;
  return {
    severity: 'hint',
    subject: name,
    line,
    message: words.queued(name, latency(wait), latency(atDrives)),
    causes: [
      {
        message: 'A scrub or resilver fills the queues: its requests wait, and those of others behind them',
        check: '`zpool status`: is a scrub running? `zpool iostat -q 5` shows which queue is full',
        fix: 'Let it end, or pause it with `sudo zpool scrub -p POOL`; fewer of its requests at a time: zfs_vdev_scrub_max_active',
        signs: scrub !== undefined && scrub >= wait / 2 ? [words.scrubs(latency(scrub))] : [],
      },
      {
        message: 'The drives share one bridge or link, which takes their requests one after the other',
        check: '`lsusb -t` and `lsblk -o NAME,TRAN,HCTL`: are all of them behind one device?',
        fix: 'Give the drives ports of their own: SATA, or an HBA',
        signs: onBridge === undefined ? [] : [plural(onBridge, words.bridged)],
      },
      {
        message: 'More is asked for than the drives can do',
        check: '`zpool iostat -v 5`: operations of each drive; a hard disk does 100 to 200 random ones a second',
        fix: 'Find out who asks: `sudo iotop -o`',
      },
    ],
  };
}

function slowFlush({ drives, groups }: Machine, { name, line, wait }: Wait): Found {
  const [rate, each] = [figure(1 / wait, 3), latency(wait)];
  const pool = groups.find((group) => group.name === name.replace(/^\//, ''));
  const hasNoLog = pool?.system === 'zfs' && !pool.vdevs.some(({ role }) => role === 'logs');
  const disks: Candidate = {
    message: 'Hard disks without a log device or a cache that a battery keeps: a flush waits for a turn of the disk',
    check: '`lsblk -o NAME,ROTA,MODEL`: 1 is a hard disk; `zpool status`: is there a line logs?',
    fix: 'Add a log device (SLOG) to the pool: an SSD with protection against power loss, mirrored; or put what flushes on such SSDs',
    signs: hasNoLog ? [words.noLog(pool.name)] : [],
    isRefuted: drives.length > 0 && drives.every(({ medium }) => medium?.value === 'SSD'),
  };
  return {
    subject: name === '' ? 'pveperf' : name,
    line,
    message: name === '' ? words.flushes(each, rate) : words.flushesOn(name, each, rate),
    causes: [disks, { ...withoutProtection, isRefuted: drives.length > 0 && drives.every(isHardDisk) }],
  };
}

const withoutProtection: Candidate = {
  message: 'An SSD without protection against power loss, which has to write its cache to flash for each flush',
  check:
    '`fio --name=flush --rw=write --bs=4k --fsync=1 --size=256M --filename=FILE`: fewer than 1000 a second is such a drive',
  fix: 'Use SSDs with protection against power loss, made for servers',
};

const words = {
  commits:
    'one {A write to {names} takes {wait} to be stored; on the fastest OSD it takes {least}} other {Writes to {names} take up to {wait} to be stored; on the fastest OSD they take {least}}',
  queued: (pool: string, wait: string, atDrives: string) =>
    `Requests to ${pool} wait ${wait}, of which ${atDrives} are at its drives: the rest is spent in the queues of ZFS`,
  scrubs: (wait: string) => `requests of a scrub wait ${wait}`,
  bridged: 'one {# drive of the pool is on one USB bridge} other {# drives of the pool are on one USB bridge}',
  flushes: (wait: string, rate: string) => `A flush takes ${wait}: ${rate} a second`,
  flushesOn: (name: string, wait: string, rate: string) => `A flush on ${name} takes ${wait}: ${rate} a second`,
  noLog: (pool: string) => `${pool} has no log device`,
};
