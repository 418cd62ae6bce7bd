/** Figures of a paste against the chain that they went through. What the paste does not show is not held against them. */
import type { ChainPart } from '../../../calc-wasm/js/chain.ts';
import type { Measurement } from '../../../datasets/tools/readers/measurement.ts';
import { KIB, MB, MIB } from '../../../datasets/tools/text/units.ts';
import type { PlacedChain } from '../chain/build-chain.ts';
import type { Figure, Machine } from '../join/machine.ts';
import type { Core } from './core.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import type { Judged } from './judged.ts';
import { type Load, loadOf, SLOW_MEMORY } from './load.ts';
import { narrowedIn, type Path, pathOf } from './path.ts';
import * as reasons from './reasons.ts';
import { busyGroups, isOfDrives, type Subject, subjectOf } from './subject.ts';

/** Beyond it a hard disk answers from its cache. */
const HARD_DISK_AT_MOST = 300 * MB;
/** Large sequential reads below it are slow on any drive that is not on USB 2. */
const SLOW_ANYWHERE = 40 * MB;
/** Latency, not bandwidth, holds back what is smaller. */
const LARGE_BLOCK = 64 * KIB;
/** From here on random requests move as much as sequential ones of their size. */
const LARGE_RANDOM = MIB;
/** Requests in flight from which on their number is not what holds them back. */
const MANY = 32;
/** Of what is usual, not known: half of it may still be the drive. */
const DOUBT = 0.5;
/** A figure is as good as its range. */
const CLOSE = 0.95;

export const judged = (machine: Machine, built: PlacedChain | undefined, core: Core | undefined): Judged[] =>
  machine.figures
    .filter(({ measurement }) => isOfDrives(measurement))
    .flatMap((figure) => judge(figure, machine, built, core) ?? []);

/** All that is known of a figure. */
interface Case {
  measurement: Measurement;
  load: Load;
  measured: number;
  /** The device that the output names. */
  target: string | undefined;
  machine: Machine;
  subject: Subject | undefined;
  path: Path | undefined;
  expected: Expectation | undefined;
}

function judge(
  figure: Figure,
  machine: Machine,
  built: PlacedChain | undefined,
  core: Core | undefined,
): Judged | undefined {
  const { measurement } = figure;
  const measured = rateOf(measurement);
  if (measured === undefined) return undefined;
  const subject = subjectOf(figure, machine, built);
  const path = subject && built && pathOf(built, subject.members);
  const way = measurement.direction === 'write' ? 'write' : 'read';
  const expected = path && core && !isLinkInDoubt(path, machine) ? expectationOf(path, way, core) : undefined;
  const own = loadOf(measurement);
  const { target } = figure;
  const about: Case = { measurement, load: own, measured, target, machine, subject, path, expected };
  const { verdict, reasons: why } = verdictOf(about);
  // Of a link that nobody saw nothing is expected.
  const isRange = expected !== undefined && !expected.isGuessed && isLarge(about);
  return {
    subject: subject?.name ?? target ?? measurement.target ?? measurement.job,
    line: measurement.line,
    job: measurement.job,
    measured,
    ceiling: expected?.ceiling ?? (expected?.isGuessed ? undefined : expected?.most),
    expectedLow: isRange ? expected.low : undefined,
    expectedHigh: isRange ? expected.high : undefined,
    basis: isRange ? expected.basis : undefined,
    verdict,
    reasons: why.map(({ message }) => message),
  };
}

/** Whether the link is taken for the usual one while the paste shows a slower one that may be it. */
function isLinkInDoubt({ guessed }: Path, { functions, drives }: Machine): boolean {
  const taken = new Set(drives.map(({ address }) => address));
  return (
    guessed.size > 0 &&
    functions.some(
      ({ address, kind, bandwidth }) =>
        bandwidth?.isLimited && !taken.has(address) && (kind === '' || kind === 'Non-Volatile memory controller'),
    )
  );
}

function rateOf({ bandwidth, iops, block_size: size }: Measurement): number | undefined {
  const rate = bandwidth ?? (iops !== undefined && size !== undefined ? iops * size : undefined);
  return rate !== undefined && rate > 0 && Number.isFinite(rate) ? rate : undefined;
}

type Verdict = Pick<Judged, 'verdict'> & { reasons: { message: string }[] };

function verdictOf(about: Case): Verdict {
  const impossible = impossibleBy(about);
  if (impossible.length > 0) return { verdict: 'impossible', reasons: impossible };
  const { measurement, measured, machine, subject, expected } = about;
  const memory = slowMemoryOf(measurement, machine);
  if (memory !== undefined) return unknown(reasons.slowMemory(memory));
  if (measurement.synced) return unknown(reasons.syncedLoad);
  if (isCached(measurement, measured)) return unknown(reasons.pageCache);
  if (!isLarge(about)) return unknown(...smallReasons(about));
  const why = lowReasons(about);
  const isSlow = measurement.direction === 'read' && measured < SLOW_ANYWHERE;
  if (!subject || !expected) {
    if (isSlow && why.length > 0) return { verdict: 'low', reasons: why };
    return unknown(...withoutChain(about));
  }
  const isBelow = measured < expected.low * (expected.isSeen ? CLOSE : DOUBT);
  const isHeldBack = measured < (expected.lowUnslotted ?? 0) || usb2In(about).length > 0;
  if (isHeldBack || (isBelow && (why.length > 0 || isHardDisk(subject)))) return { verdict: 'low', reasons: why };
  if (isBelow) return unknown(reasons.ownRate);
  // Half of what is usual may still be the drive: it is not called slow for it, nor as expected.
  if (measured < expected.low * CLOSE) return unknown(reasons.belowUsual);
  return { verdict: 'normal', reasons: [] };
}

const unknown = (...why: { message: string }[]): Verdict => ({ verdict: 'unknown', reasons: why });

/** More than the links of the paste carry, or than hard disks give. */
function impossibleBy(about: Case): { message: string }[] {
  const { measurement, measured, subject, expected } = about;
  const disks = subject && isHardDisk(subject) ? subject.drives.length : 0;
  const isAboveDisks = disks > 0 && measured > disks * HARD_DISK_AT_MOST;
  const bound = expected?.bound;
  const isAboveLinks = bound !== undefined && measured > bound;
  if (!isAboveDisks && !isAboveLinks) return [];
  const high = expected?.high ?? 0;
  // A unit that was misread explains a figure above the links; what disks alone cannot do, it need not.
  const fits = (rate: number) => isAboveLinks && rate <= bound && rate >= high * CLOSE;
  return [
    ...(isCached(measurement, measured) ? [reasons.pageCache] : []),
    ...(subject?.group?.system === 'zfs' ? [reasons.compressed] : []),
    ...(fits(measured / 8) ? [reasons.inBits(measured)] : []),
    ...(fits(measured / (MIB / MB)) ? [reasons.inMebibytes(measured / (MIB / MB))] : []),
    ...(isAboveDisks ? [reasons.driveCache] : []),
    ...(isCached(measurement, measured) || isAboveDisks ? [] : [reasons.pageCache]),
  ];
}

const isHardDisk = ({ drives, members }: Subject): boolean =>
  drives.length > 0 && drives.length === members.length && drives.every(({ medium }) => medium?.value === 'HDD');

/** Written into memory, or read from it: dd says whether it went past. No memory is as slow as the slowest drives. */
function isCached({ tool, direct, warnings }: Measurement, measured: number): boolean {
  const isDoubtful = tool === 'dd' && direct !== 'yes' && measured >= SLOW_ANYWHERE;
  return isDoubtful && warnings.some((text) => /page cache/.test(text));
}

function isLarge({ measurement: { access }, load: { size, inFlight } }: Case): boolean {
  if (size !== undefined && size < LARGE_BLOCK) return false;
  if (access !== 'rand' && access !== 'mixed') return true;
  return size !== undefined && (size >= LARGE_RANDOM || (inFlight ?? 1) > 1);
}

function smallReasons({ load }: Case): { message: string }[] {
  if (load.size === undefined) return [reasons.randomLoad];
  if ((load.inFlight ?? 1) >= MANY) return [reasons.deepLoad];
  return [reasons.smallLoad, ...(load.inFlight === 1 ? [reasons.oneAtATime(load)] : [])];
}

/** By the figures of a machine: each of them is judged. */
const MEMORY = new WeakMap<Machine['figures'], Map<string | undefined, number | undefined>>();

/** What hdparm -T says, the first figure of each target. */
function memoryRates(figures: Machine['figures']): Map<string | undefined, number | undefined> {
  const known = MEMORY.get(figures);
  if (known) return known;
  const rates = new Map<string | undefined, number | undefined>();
  for (const { measurement } of figures) {
    const { tool, job, target, bandwidth } = measurement;
    if (tool === 'hdparm' && /cache/.test(job) && !rates.has(target)) rates.set(target, bandwidth);
  }
  MEMORY.set(figures, rates);
  return rates;
}

/** hdparm -T of the same run, where it is too slow for a machine at rest. */
function slowMemoryOf({ tool, target }: Measurement, { figures }: Machine): number | undefined {
  if (tool !== 'hdparm') return undefined;
  const rate = memoryRates(figures).get(target);
  return rate !== undefined && rate < SLOW_MEMORY ? rate : undefined;
}

/** What the paste shows that holds the figure back, the likeliest first. */
function lowReasons(about: Case): { message: string }[] {
  const { load, measured, machine, subject, path, expected } = about;
  const isSlotted = expected?.lowUnslotted !== undefined;
  const isEarlier = measured < SLOW_ANYWHERE && machine.usb.some(wasUsb2);
  const isAlone = load.inFlight === 1 && (load.size ?? MIB) < MIB && !isAsSlowInLarger(about);
  return [
    ...(path && isSlotted ? narrowedIn(path).map(reasons.narrowed) : []),
    ...usb2In(about).map(reasons.usb2),
    ...(isEarlier ? [reasons.earlierUsb2] : []),
    ...(subject ? busyGroups(machine, subject).map(reasons.busy) : []),
    ...(isAlone ? [reasons.oneAtATime(load)] : []),
    ...(subject?.group?.isDegraded ? [reasons.degraded(subject.group)] : []),
    ...(path?.shared ?? []).map(({ part, others }) => reasons.shared(part, others)),
  ];
}

/** Requests wait for each other less the larger they are: where these are no faster, something else holds them back. */
function isAsSlowInLarger({
  measurement: { tool, direction },
  load: { size = MIB },
  measured,
  machine,
}: Case): boolean {
  return machine.figures.some(({ measurement: other }) => {
    const isLarger = other.tool === tool && other.direction === direction && (loadOf(other).size ?? 0) >= 4 * size;
    return isLarger && (rateOf(other) ?? Number.POSITIVE_INFINITY) < 1.25 * measured;
  });
}

const usb2In = ({ path }: Case): ChainPart[] =>
  path?.chain.parts.filter(({ link, slot }) => (slot ?? link) === 'usb 2.0') ?? [];

function wasUsb2({ hasMoved, running, earlier, isHub }: Machine['usb'][number]): boolean {
  const before = hasMoved ? running : earlier;
  return !isHub && before?.value === 480e6;
}

/** Links of one drive, by what they carry at most: what a figure alone proves. */
const MOST_OF_ONE = 15.75e9;
const PROOFS: readonly (readonly [above: number, link: string])[] = [
  [7.88e9, 'PCIe 5.0 x4'],
  [3.94e9, 'PCIe 4.0 x4'],
  [1.97e9, 'PCIe 3.0 x4'],
];

function withoutChain({ measurement, measured, subject, target }: Case): { message: string }[] {
  const proof = PROOFS.find(([above]) => measured > above);
  const isProof = proof && measured <= MOST_OF_ONE && measurement.direction === 'read' && !subject?.group;
  return [
    ...(isProof ? [reasons.needsLink(measured, proof[1])] : []),
    subject ? reasons.noWay : target === undefined ? reasons.noTarget : reasons.undescribed(target),
  ];
}
