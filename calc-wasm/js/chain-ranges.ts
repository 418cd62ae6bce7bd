// The range to expect of a chain, put over the answers of today's core of the chain in one place, here: as ranges.ts does
// for links, from the same file, and never over a version that an embed names.
//
//  1. Drives that stand alone and are held back by a link reach what such a link reaches: its class is that of the
//     link (`classesOf` of ranges.ts), its share one of the most. The model adds nothing in between.
//  2. Drives joined in an array add software, which no measurement of a link has seen. Arrays have classes of their own:
//     by workload and what limits, by workload, of any kind. Their share is one of the upper end that the core expects.
//  3. Where too few sources have measured either, the range is the core's own and `assumed`. So is a range that is taken
//     over from other kinds, and one whose lower end another part sets or a drive's slow end that the reader states.
//  4. Of random reads, software that joins drives may pass on far less than drives and links do: where the drives could give
//     more, the range is that of what software was measured to stop at.
//  5. The upper end is never above the most: the links that limit a chain are bounds of physics.
import { type Basis, type FromClass, refused } from './calc.ts';
import type { Candidate, Chain, Sizer, SizerAnswer } from './chain.ts';
import { ANY, ANY_ARRAY } from './classes.ts';
import type { Load, Place } from './generated/chain.ts';
import { laddered, type Ranges } from './ranges.ts';

/** What limits, as classes of arrays tell it. */
const LIMITS: Record<Place, string> = {
  link_up: 'links',
  link_down: 'links',
  sends: 'links',
  receives: 'links',
  media: 'drives',
  passing: 'parts',
  operations: 'parts',
  turns: 'parts',
  memory: 'parts',
  streams: 'links',
  protocol: 'links',
  waiting: 'links',
  peer: 'parts',
};

/** What limits at a place: links, drives, or other parts. */
export const limitAt = (place: Place): string => LIMITS[place];

/** The workloads that arrays are measured under. */
const MEASURED: readonly Load[] = ['read', 'write', 'random_read', 'random_write'];

/** The workloads in which whole drives are read or written from end to end: as the links were measured. */
const STREAMED: readonly Load[] = ['read', 'write', 'one', 'copy_out', 'copy_in'];

/** The classes of an array, the narrowest first. */
export function arrayClasses(load: Load, place: Place | null): string[] {
  const own = `${ANY_ARRAY} ${load}`;
  return place && MEASURED.includes(load) ? [`${own} ${limitAt(place)}`, own, ANY_ARRAY] : [];
}

/** PCIe with FLITs was not measured. */
const FLIT = /^pcie [67]\./;

/** What a drive does at each side of a link. */
const WAYS: Partial<Record<Place, string>> = { link_up: 'device_writes_host', link_down: 'device_reads_host' };

/** The classes of a link as the core writes it (`pcie 3.0 x4`, `SAS-2 x4`), the narrowest first. */
export function linkClasses(link: string, part: string | undefined, place: Place): string[] {
  // As for links: the uplinks of other makers than Intel's are something else.
  if (FLIT.test(link) || (part === 'chipset' && link.startsWith('pcie '))) return [ANY];
  const name = link.startsWith('SAS-') ? `sas ${link}` : link;
  const [, kind = '', generation = ''] = /^(\S+) (.*?)(?: x\d+)?$/.exec(name) ?? [];
  return laddered(kind, generation, WAYS[place]);
}

export interface Ranged {
  expected_low: number;
  expected_high: number;
  range_basis: Basis;
  range?: FromClass;
}

const rangeIn = (ranges: Ranges, classes: readonly string[]): FromClass | undefined => {
  const name = classes.find((item) => Object.hasOwn(ranges, item));
  const range = name === undefined ? undefined : ranges[name];
  return name !== undefined && range ? { class: name, ...range } : undefined;
};

type Ends = Pick<Candidate, 'expected_low' | 'expected_high' | 'limited_at'>;

/** The core's own. */
const own = ({ expected_low, expected_high }: Ends): Ranged => ({
  expected_low,
  expected_high,
  range_basis: 'assumed',
});

/** A result in which software that joins drives, not the drives, was the limit: random reads a second, and its data set. */
export interface SoftwareStop {
  iops: number;
  set: string;
  /** ZFS reads and checks whole records; the others are Linux md and AMD's RAIDXpert. */
  zfs?: boolean;
}

/**
 * The lowest and the highest of each source: md before and after a lock was taken out of its reads, md RAID 0 and RAID 10,
 * one driver with one queue, ZFS. What it is depends on processor, kernel, threads and level; no row states enough of it for
 * a model.
 */
export const SOFTWARE_STOPS: readonly SoftwareStop[] = [
  { iops: 11_300, set: 'software-random-read-limits', zfs: true },
  { iops: 13_100, set: 'software-random-read-limits', zfs: true },
  { iops: 152e3, set: 'wickist-990-pro-stripes' },
  { iops: 838_861, set: 'software-random-read-limits' },
  { iops: 1.071e6, set: 'finlayson-raid5-nvme' },
  { iops: 4e6, set: 'software-random-read-limits' },
  { iops: 5.892e6, set: 'finlayson-raid5-nvme' },
];

const isZfs = ({ arrays = [] }: Chain): boolean => arrays.some(({ level }) => level.startsWith('raidz'));

/**
 * The lowest and the highest random reads a second at which it was measured to stop, by others than a set that is judged by it.
 * That of ZFS counts for RAID-Z only.
 */
export function softwareStops(chain: Chain, judged?: string): { least: number; most: number } {
  const own = SOFTWARE_STOPS.filter(({ set, zfs = false }) => set !== judged && (isZfs(chain) || !zfs));
  const iops = own.map((stop) => stop.iops);
  return { least: Math.min(...iops), most: Math.max(...iops) };
}

/** Whether the processor joins the drives, as it does at every level but JBOD. */
const isJoinedByHost = ({ arrays = [] }: Chain): boolean =>
  arrays.some(({ on = 'host', level }) => on === 'host' && level !== 'jbod');

/**
 * The range of random reads where the software that joins the drives may stop before they do: from the lowest that it was
 * measured to stop at up to the highest, as far as the drives give that. Nothing elsewhere: of writes no such limit was
 * measured.
 */
export function withSoftware<T extends Pick<Ends, 'expected_low' | 'expected_high'>>(
  range: T,
  { chain, load, size, judged }: { chain: Chain; load: Load; size: number; judged?: string },
): T | undefined {
  const { least, most } = softwareStops(chain, judged);
  if (load !== 'random_read' || !isJoinedByHost(chain) || range.expected_high <= least * size) return undefined;
  return {
    ...range,
    expected_low: Math.min(range.expected_low, least * size),
    expected_high: Math.min(range.expected_high, most * size),
  };
}

/** Drives that are measured alone are given this slow end: a stated one below it is the reader's own. */
const STEADY = 0.9;

/** The range of an array; layouts of the planner have it, too. */
export function ofArray(answer: Ends, chain: Chain, load: Load, ranges: Ranges): Ranged {
  const range = rangeIn(ranges, arrayClasses(load, answer.limited_at));
  if (!range) return own(answer);
  const { expected_high } = answer;
  const expected_low = expected_high * range.low;
  // The arrays of a class were not measured on the inner tracks of disks.
  if (chain.parts.some(({ slow_end = 1 }) => Number(slow_end) < STEADY)) {
    return own({ ...answer, expected_low: Math.min(answer.expected_low, expected_low) });
  }
  const range_basis = range.class === ANY_ARRAY ? 'assumed' : 'measured';
  return { expected_low, expected_high, range_basis, range };
}

/** Of drives that stand alone: that of the link which holds all of them back. */
function ofLink(answer: SizerAnswer, ranges: Ranges): Ranged {
  const { most, limited_by, limited_at, flows, parts, inputs } = answer;
  const holdsAll = flows.every((flow) => flow.held_by === limited_by && flow.held_at === limited_at);
  const sized = parts.find(({ id }) => id === limited_by);
  const part = inputs.chain.parts.find(({ id }) => id === limited_by);
  const isStreamed = STREAMED.includes(inputs.load);
  const isLink = limited_at === 'link_up' || limited_at === 'link_down';
  if (!holdsAll || !isStreamed || !isLink || sized?.link === undefined) return own(answer);
  const range = rangeIn(ranges, linkClasses(sized.link, part?.kind, limited_at));
  if (!range) return own(answer);
  // What every other part gives at its low end, as a share of the most.
  const others = parts.flatMap(({ id, uses }) =>
    uses
      .filter(({ place, use }) => use > 0 && !(id === limited_by && place === limited_at))
      .map(({ expected_low: low, use }) => low / use),
  );
  const least = Math.min(1, ...others);
  // No memory gives all that its channels transfer.
  const memory = parts.flatMap(({ uses }) => uses.filter(({ place }) => place === 'memory'));
  const highest = Math.min(1, ...memory.map(({ expected_high: high, use }) => high / use));
  const ends = { expected_low: most * Math.min(range.low, least), expected_high: most * highest };
  if (least < range.low) return { ...ends, range_basis: 'assumed' };
  return { ...ends, range_basis: range.class === ANY ? 'assumed' : 'measured', range };
}

const hasArray = ({ arrays = [] }: Chain): boolean => arrays.length > 0;

/** The same answer with the range of its class, or with the core's own, which is assumed. */
export function withChainRange(answer: SizerAnswer, ranges: Ranges): SizerAnswer {
  const { chain, load, block_size: size } = answer.inputs;
  const range = hasArray(chain) ? ofArray(answer, chain, load, ranges) : ofLink(answer, ranges);
  const limited = withSoftware({ ...range, limited_at: answer.limited_at }, { chain, load, size });
  if (!limited) return { ...answer, ...range };
  return { ...answer, ...own(limited), software: isZfs(chain) ? 'software raidz' : 'software' };
}

/** A solver of chains whose answers have the ranges of measurements. */
export const withChainRanges =
  (size: Sizer['size'], ranges: Ranges): Sizer['size'] =>
  (question) => {
    const answer = size(question);
    return refused(answer) ? answer : withChainRange(answer, ranges);
  };
