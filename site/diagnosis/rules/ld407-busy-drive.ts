import { count } from '../../../datasets/tools/language/figure.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import { KIB } from '../../../datasets/tools/text/units.ts';
import type { Machine } from '../join/machine.ts';
import { driveNameOf, isDriveName } from '../join/names.ts';
import { bytes, latency, listed, percent } from '../say/formatting.ts';
import { isHardDisk } from './drive-ends.ts';
import { isReadable, sectorSigns } from './drive-signs.ts';
import type { Candidate } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  few: (drive: string, wait: string) => `a request to ${drive} takes ${wait} though it gets few`,
  many: (drive: string, count: string, size: string) => `${drive} gets ${count} requests of ${size} a second`,
  busy: 'one {{names} is busy {share} of the time, and a request to it takes {wait}: the drive is the limit, not its link} other {{names} are busy at least {share} of the time, and a request to them takes up to {wait}: the drives are the limit, not their links}',
};

/** A drive that takes many requests at once may always have one and be far from its limit; its requests do not wait. */
const BUSY = 0.85;
const LONG = 0.01;
/** Bytes per second; what moves more may be held back by its link. */
const MOVES_MUCH = 60e6;
/** A second, and seconds of each: no load of a sound drive. */
const HARDLY_ANY = 30;
const VERY_LONG = 0.1;

export const busyDrive = rule('LD407', function* (machine) {
  const diskLoads = lastOf(machine.loads).filter((load) => isSlow(load) && !isAtWork(load, machine));
  const [first] = diskLoads;
  if (!first) return;
  yield {
    subject: first.name,
    line: first.line,
    message: plural(diskLoads.length, words.busy, {
      names: listed(diskLoads.map(({ name }) => name)),
      share: percent(Math.min(...diskLoads.map(({ busy = 0 }) => busy))),
      wait: latency(Math.max(...diskLoads.map(waitOf))),
    }),
    causes: [small(machine, diskLoads), shingled(machine, first.name), failing(machine, diskLoads)],
  };
});

/** Of each drive what the last report that holds it says. */
function lastOf(loads: readonly DiskLoad[]): DiskLoad[] {
  const drives = loads.filter(({ name }) => isDriveName(name) && driveNameOf(name) === name);
  return [...new Map(drives.map((load) => [load.name, load])).values()];
}

function isSlow(load: DiskLoad): boolean {
  const { busy = 0, reads, writes } = load;
  return busy >= BUSY && waitOf(load) >= LONG && (reads.rate ?? 0) + (writes.rate ?? 0) < MOVES_MUCH;
}

const waitOf = ({ reads, writes }: DiskLoad): number => Math.max(reads.wait ?? 0, writes.wait ?? 0);

const isRetrying = (load: DiskLoad): boolean =>
  (load.reads.count ?? 0) + (load.writes.count ?? 0) < HARDLY_ANY && waitOf(load) >= VERY_LONG;

/** Whether an array works on it, which another rule says. */
const isAtWork = ({ name }: DiskLoad, { groups }: Machine): boolean =>
  groups.some(
    ({ action, vdevs }) =>
      action && vdevs.some(({ members }) => members.some((member) => driveNameOf(member) === name)),
  );

/** Requests a second that heads are moved for at most; a drive with queued commands sorts them. */
const SEEKS = 60;
/** Larger requests move much with few of them. */
const SMALL = 256 * KIB;

/** Only what has heads is limited by moving them. */
function small({ drives }: Machine, diskLoads: readonly DiskLoad[]): Candidate {
  const drive = ({ name }: DiskLoad) => drives.find(({ id }) => id === name);
  const areSolid = diskLoads.every((load) => drive(load)?.medium?.value === 'SSD');
  return causeOf('LD407', areSolid ? 'flushes' : 'seeks', {
    signs: diskLoads.filter((load) => !isRetrying(load)).flatMap(manySigns),
    isChecked: diskLoads.some((load) => load.reads.size !== undefined || load.writes.size !== undefined),
  });
}

function manySigns({ name, reads, writes }: DiskLoad): string[] {
  const { count: often = 0, size } = (reads.count ?? 0) >= (writes.count ?? 0) ? reads : writes;
  return often >= SEEKS && size !== undefined && size <= SMALL
    ? [words.many(name, count(Math.round(often)), bytes(size))]
    : [];
}

function failing(machine: Machine, diskLoads: readonly DiskLoad[]): Candidate {
  const [{ name } = { name: 'sdX' }] = diskLoads;
  return causeOf('LD407', 'failing', {
    name,
    signs: diskLoads.flatMap((load) => [
      ...sectorSigns(machine, load.name),
      ...(isRetrying(load) ? [words.few(load.name, latency(waitOf(load)))] : []),
    ]),
    isRefuted: diskLoads.every((load) => isReadable(machine, load.name)),
  });
}

/** Disks whose tracks overlap; an SSD has none. */
function shingled({ drives }: Machine, name: string): Candidate {
  const drive = drives.find(({ id }) => id === name);
  return causeOf('LD407', 'shingled', {
    name,
    isRefuted:
      drive?.medium?.value === 'SSD' || (drive !== undefined && !isHardDisk(drive) && drive.protocol === 'NVMe'),
  });
}
