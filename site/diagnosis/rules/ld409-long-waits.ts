import { figure } from '../../../datasets/tools/language/figure.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { Wait } from '../../../datasets/tools/readers/waits.ts';
import type { Machine } from '../join/machine.ts';
import { latency, listed } from '../say/formatting.ts';
import { isHardDisk } from './drive-ends.ts';
import type { Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';

/** Of what the others take, and what no drive in order needs for a commit. */
const MANIFOLD = 5;
const SLOW_COMMIT = 0.1;
/** Seconds that nobody waits for at a drive that answers sooner. */
const LONG = 0.5;
/** A turn of a hard disk takes 8 ms; an SSD that keeps its cache through a power cut needs less than one. */
const SLOW_FLUSH = 5e-3;

export const longWaits = rule('LD409', function* (machine) {
  const { waits } = machine;
  yield* slowCommits(waits.filter(({ tool }) => tool === 'ceph osd perf'));
  const pools = new Map(waits.filter(({ tool }) => tool === 'zpool iostat').map((wait) => [wait.name, wait]));
  for (const pool of pools.values()) {
    const found = queued(pool);
    if (found) yield found;
  }
  const flushes = waits.filter(({ tool }) => tool === 'pveperf');
  for (const flush of [...flushes, ...timedFlushes(machine)])
    if (flush.wait > SLOW_FLUSH) yield slowFlush(machine, flush);
});

/** What fio measured of flushes, and of which file. */
const timedFlushes = ({ figures }: Machine): Pick<Wait, 'name' | 'line' | 'wait'>[] =>
  figures.flatMap(({ measurement: { job, line, latency_mean: wait } }) =>
    job.endsWith(', flushes') && wait !== undefined ? [{ name: '', line, wait }] : [],
  );

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
    causes: [causeOf('LD409', 'trim'), withoutProtection, causeOf('LD409', 'failing')],
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
      causeOf('LD409', 'scrub', {
        signs: scrub !== undefined && scrub >= wait / 2 ? [words.scrubs(latency(scrub))] : [],
      }),
      causeOf('LD409', 'bridge', { signs: onBridge === undefined ? [] : [plural(onBridge, words.bridged)] }),
      causeOf('LD409', 'demand'),
    ],
  };
}

function slowFlush({ drives, groups }: Machine, { name, line, wait }: Pick<Wait, 'name' | 'line' | 'wait'>): Found {
  const [rate, each] = [figure(1 / wait, 3), latency(wait)];
  const pool = groups.find((group) => group.name === name.replace(/^\//, ''));
  const hasNoLog = pool?.system === 'zfs' && !pool.vdevs.some(({ role }) => role === 'logs');
  const disks = causeOf('LD409', 'disks', {
    signs: hasNoLog ? [words.noLog(pool.name)] : [],
    isRefuted: drives.length > 0 && drives.every(({ medium }) => medium?.value === 'SSD'),
  });
  return {
    subject: name === '' ? 'flush' : name,
    line,
    message: name === '' ? words.flushes(each, rate) : words.flushesOn(name, each, rate),
    causes: [disks, { ...withoutProtection, isRefuted: drives.length > 0 && drives.every(isHardDisk) }],
  };
}

const withoutProtection = causeOf('LD409', 'withoutProtection');

const words = {
  commits:
    'one {A write to {names} takes {wait} to be stored; on the fastest OSD it takes {least}} other {Writes to {names} take up to {wait} to be stored; on the fastest OSD they take {least}}',
  queued: (pool: string, wait: string, atDrives: string) =>
    `Requests to ${pool} wait ${wait}, ${atDrives} of that at its drives: the rest is spent in ZFS queues`,
  scrubs: (wait: string) => `requests of a scrub wait ${wait}`,
  bridged: 'one {# drive of the pool is on one USB bridge} other {# drives of the pool are on one USB bridge}',
  flushes: (wait: string, rate: string) => `A flush takes ${wait}: ${rate} a second`,
  flushesOn: (name: string, wait: string, rate: string) => `A flush on ${name} takes ${wait}: ${rate} a second`,
  noLog: (pool: string) => `${pool} has no log device`,
};
