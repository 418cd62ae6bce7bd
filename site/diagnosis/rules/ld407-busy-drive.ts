import { count } from '../../../datasets/tools/language/figure.ts';
import { plural } from '../../../datasets/tools/language/plural.ts';
import type { DiskLoad } from '../../../datasets/tools/readers/iostat.ts';
import { KIB } from '../../../datasets/tools/text/units.ts';
import type { Machine } from '../join/machine.ts';
import { driveNameOf, isDriveName } from '../join/names.ts';
import { bytes, bytesPerSecond, latency, listed, percent } from '../say/formatting.ts';
import { isHardDisk } from './drive-ends.ts';
import { isReadable, sectorSigns } from './drive-signs.ts';
import type { Candidate, Found } from './finding.ts';
import { causeOf, rule } from './rule.ts';

const words = {
  few: (drive: string, wait: string) => `a request to ${drive} takes ${wait} though it gets few`,
  many: (drive: string, count: string, size: string) => `${drive} gets ${count} requests of ${size} a second`,
  full: 'one {{names} is busy nearly all the time, moving {rate}, and no other drive more than {most} of it} other {{names} are busy nearly all the time, moving {rate} each or more, and no other drive more than {most} of it}',
  busy: 'one {{names} is busy {share} of the time, and a request to it takes {wait}. The drive is the limit, not its link} other {{names} are busy at least {share} of the time, and a request to them takes up to {wait}. The drives are the limit, not their links}',
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
  const own = lastOf(machine.loads).filter((load) => !isAtWork(load, machine));
  const diskLoads = own.filter(isSlow);
  const [first] = diskLoads;
  if (!first) {
    yield* atItsMost(own);
    return;
  }
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

/** Drives that move all the time while those beside them have time: what waits, waits for them. */
function* atItsMost(loads: readonly DiskLoad[]): Generator<Found> {
  const full = loads.filter((load) => (load.busy ?? 0) >= BUSY && waitOf(load) >= WAITS && rateOf(load) >= MOVES_MUCH);
  const others = loads.filter((load) => !full.includes(load) && rateOf(load) > 0);
  const most = Math.max(0, ...others.map(({ busy = 1 }) => busy));
  const [first] = full;
  if (!first || others.length === 0 || most > BUSY / 2) return;
  yield {
    severity: 'hint',
    subject: first.name,
    line: first.line,
    message: plural(full.length, words.full, {
      names: listed(full.map(({ name }) => name)),
      rate: bytesPerSecond(Math.min(...full.map(rateOf))),
      most: percent(most),
    }),
    causes: [causeOf('LD407', 'most')],
  };
}

/** Seconds: a request that waits behind others of a hard disk, and that no SSD takes. */
const WAITS = 5e-3;
const rateOf = ({ reads, writes }: DiskLoad): number => (reads.rate ?? 0) + (writes.rate ?? 0);

/** Of each drive what the last report that holds it says. */
function lastOf(loads: readonly DiskLoad[]): DiskLoad[] {
  const drives = loads.filter(({ name }) => isDriveName(name) && driveNameOf(name) === name);
  return [...new Map(drives.map((load) => [load.name, load])).values()];
}

const isSlow = (load: DiskLoad): boolean =>
  (load.busy ?? 0) >= BUSY && waitOf(load) >= LONG && rateOf(load) < MOVES_MUCH;

const waitOf = ({ reads, writes }: DiskLoad): number => Math.max(reads.wait ?? 0, writes.wait ?? 0);

const isRetrying = (load: DiskLoad): boolean =>
  (load.reads.count ?? 0) + (load.writes.count ?? 0) < HARDLY_ANY && waitOf(load) >= VERY_LONG;

/** Whether the drive belongs to an array that is rebuilding or checking, which another rule reports. */
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
