// What a drive does at its best, of the rows that say so of the drive alone. Pure.
import type { Row } from '../explorer/measurements.ts';

/** A figure over all sources that have one, each counted by its best. */
export interface Best {
  /** The best of all sources, in the unit of the figure. */
  value: number;
  /** The best of the source that saw the worst. */
  worst: number;
  sources: number;
  row: Row;
}

export interface DriveBest {
  /** Sequential reads, bytes per second. */
  read?: Best;
  /** Sequential writes, bytes per second; of an empty drive where the source says so. */
  write?: Best;
  /** Reads of any other kind, bytes per second: where they are faster, the sequential ones were not the drive at its best. */
  otherRead?: Best;
  /** Random reads of 4 KiB, one at a time: operations per second. */
  random?: Best;
  /** The same as the mean latency that the source gives, seconds. */
  latency?: Best;
}

/** What a vendor states at most, bytes per second. */
export interface Rated {
  read?: number;
  write?: number;
}

/** Reads of a drive of which every sequential one was behind a link that held it back: no measure of the drive. */
interface HeldBack {
  best: Best;
  link: string;
  /** The best reads of any kind that nothing is known to have held back. */
  free?: Best;
}

/** What is told of a drive. */
export interface DriveFigures extends DriveBest {
  kind: DriveKind;
  /** The link of its best read, else of its best write; its own where no source states it; empty where none is known. */
  link: string;
  /** The fastest link that it has itself; empty where no row says. */
  own: string;
  /** Whether that is its own, which nobody says that it had. */
  isAssumed: boolean;
  heldBack?: HeldBack;
  rated: Rated;
  /** Its best read as a share of that link's ceiling. */
  share?: number;
  /** Writes beyond the cache, bytes per second, and after how many bytes where a source measured that too. */
  sustained?: { rate: number; after?: number };
}

/** More than this above the ceiling of its link, and the figure came from memory. */
const FROM_MEMORY = 1.02;

/**
 * Whether a row is of one drive, and of the drive: not of several at once, not through the page cache, not faster than its
 * link, and not a mere ratio.
 */
export const isOfDriveAlone = (row: Row): boolean =>
  row.target_kind === 'drive' && isOfOne(row.drive_count) && isOfWhatIsUnderTest(row);

/** A count that no source states is taken as one. */
const isOfOne = (count: Row[string] | undefined): boolean => typeof count !== 'number' || count === 1;

const isOfWhatIsUnderTest = (row: Row): boolean =>
  row.precision !== 'relative' &&
  row.direct !== 'no' &&
  row.duplex !== 'two_way' &&
  (row.measured_over_ceiling === null || row.measured_over_ceiling <= FROM_MEMORY);

const isGoing = (row: Row, access: string, direction: string): boolean =>
  row.access === access && row.direction === direction;

const READS = 'device_writes_host';
const WRITES = 'device_reads_host';
const ONE_BLOCK = 4096;

const isRandomRead = (row: Row): boolean => isGoing(row, 'rand', READS) && Number(row.block_size_bytes) === ONE_BLOCK;

/** @param better Whether the first is the better of two. */
function bestOf(
  rows: readonly Row[],
  column: string,
  better: (one: number, other: number) => boolean,
): Best | undefined {
  const figure = (row: Row) => Number(row[column]);
  const known = rows.filter((row) => typeof row[column] === 'number' && figure(row) > 0);
  const ofSources = [...Map.groupBy(known, ({ set_id, source_id }) => `${set_id}/${source_id}`)].map(([, own]) =>
    own.reduce((best, row) => (better(figure(row), figure(best)) ? row : best)),
  );
  const [first, ...others] = ofSources.toSorted((a, other) => (better(figure(a), figure(other)) ? -1 : 1));
  if (!first) return undefined;
  const last = others.at(-1) ?? first;
  return { value: figure(first), worst: figure(last), sources: ofSources.length, row: first };
}

const more = (one: number, other: number): boolean => one > other;
const less = (one: number, other: number): boolean => one < other;

const known = <Found extends object>(found: Found): { [Name in keyof Found]?: Best } =>
  Object.fromEntries(Object.entries(found).filter(([, best]) => best !== undefined)) as never;

/** With fewer bytes in flight a rate says how long one request takes, not what the drive carries. */
const FEWEST_BYTES = 65_536;

/** What no source states of block and depth is taken to be enough. */
const isOfThroughput = ({ block_size_bytes: block, requests_in_flight: flying }: Row): boolean =>
  typeof block !== 'number' || block * (typeof flying === 'number' ? flying : 1) >= FEWEST_BYTES;

/** Of reads and writes one after the other the best rate, of these random reads the most operations. */
function ratesOf(own: readonly Row[], random: readonly Row[]) {
  const seq = (direction: string) => own.filter((row) => isGoing(row, 'seq', direction) && isOfThroughput(row));
  return {
    read: bestOf(seq(READS), 'measured_bytes_per_s', more),
    write: bestOf(seq(WRITES), 'measured_bytes_per_s', more),
    random: bestOf(random, 'iops', more),
  };
}

/** @param isHeld Whether a row's link held the drive back, so that its rate is no measure of it. */
export function bestOfDrive(rows: readonly Row[], isHeld: (row: Row) => boolean = () => false): DriveBest {
  const own = rows.filter(isOfDriveAlone);
  const random = own.filter((row) => isRandomRead(row) && Number(row.requests_in_flight) === 1);
  const free = own.filter((row) => !isHeld(row));
  const others = free.filter(({ access, direction }) => direction === READS && access !== 'seq');
  const otherRead = bestOf(others, 'measured_bytes_per_s', more);
  return known({ ...ratesOf(free, random), otherRead, latency: bestOf(random, 'latency_mean_s', less) });
}

/** The best reads behind links that held the drive back, where no sequential ones are free of that. */
export function heldBackOf(rows: readonly Row[], isHeld: (row: Row) => boolean): Omit<HeldBack, 'link'> | undefined {
  const { read, otherRead } = bestOfDrive(rows, isHeld);
  if (read) return undefined;
  const held = rows.filter((row) => isOfDriveAlone(row) && isGoing(row, 'seq', READS) && isHeld(row));
  const best = bestOf(held, 'measured_bytes_per_s', more);
  return best && { best, ...(otherRead && otherRead.value > best.value && { free: otherRead }) };
}

/** A write that leaves less than this of the drive is one of the whole drive. */
const WHOLE = 0.95;

/** The slowest stage of a long write, or of one of the whole drive, bytes per second; infinite where there is none. */
export function longWriteOf(rows: readonly Row[], capacity: number): number {
  const isLong = ({ state, test_size_bytes: size }: Row) =>
    state === 'transition' || state === 'steady' || (state === 'fob' && Number(size) >= WHOLE * capacity);
  const long = rows.filter((row) => isGoing(row, 'seq', WRITES) && isLong(row) && isOfDriveAlone(row));
  return Math.min(...long.flatMap(({ measured_bytes_per_s: rate }) => (typeof rate === 'number' ? [rate] : [])));
}

/** Whether a row is of writes beyond the cache alone, or of a whole drive that has one: no drive at its best. */
export const isPastCache = ({ state, test_size_bytes: size }: Row, cache = Number.POSITIVE_INFINITY): boolean =>
  state === 'transition' || (state === 'fob' && Number(size) > cache);

/** A share of its link that a drive reaches only where the link limits. */
const FULL = 0.8;

/**
 * Which rows have a link that is known to be slower than the drive: than its own link, than what it is rated for or
 * reached elsewhere, or one of another kind that a run of the drive filled, as behind a bridge to USB.
 */
export function holdsBack(rows: readonly Row[], own: Own, rated: Rated): (row: Row) => boolean {
  const home = own.protocol === 'nvme' ? 'pcie' : own.protocol;
  const alone = rows.filter(isOfDriveAlone);
  const filled = new Set(
    alone.filter((row) => row.link_kind !== home && Number(row.measured_over_ceiling) >= FULL).map(linkKey),
  );
  const fastest = (direction: string) =>
    Math.max(0, ...alone.filter((row) => row.direction === direction).map((row) => Number(row.measured_bytes_per_s)));
  const [reads, writes] = [Math.max(fastest(READS), rated.read ?? 0), Math.max(fastest(WRITES), rated.write ?? 0)];
  return (row) => {
    const { link_kind: kind, link_generation: generation, link_lanes: lanes, measured_over_ceiling: share } = row;
    if (kind === 'pcie' && own.protocol === 'nvme' && isSlower({ generation, lanes }, own)) return true;
    const reached = row.direction === READS ? reads : writes;
    const carried = typeof share === 'number' && share > 0 ? Number(row.measured_bytes_per_s) / share : mostOver(row);
    return filled.has(linkKey(row)) || carried < reached;
  };
}

const linkKey = ({ link_kind: kind, link_generation: generation, link_lanes: lanes }: Row): string =>
  [kind, generation, lanes].join(' ');

/** A lane of the first generation, bytes per second; each generation doubles it, or nearly. */
const LANE = 250_000_000;

/** More than a link of PCI Express carries; infinite where it is not known. */
const mostOver = ({ link_kind: kind, link_generation: generation, link_lanes: lanes }: Row): number =>
  kind === 'pcie' && generation && lanes
    ? LANE * 2 ** (Number(generation) - 1) * Number(lanes)
    : Number.POSITIVE_INFINITY;

/** The link of a drive as the registry has it. */
export interface Own extends PcieLink {
  protocol: unknown;
}

/** What an array does at its best: random reads of 4 KiB at whatever depth serves it. */
export type ArrayBest = Pick<DriveBest, 'read' | 'write' | 'random'>;

export function bestOfArray(rows: readonly Row[]): ArrayBest {
  const own = rows.filter((row) => row.target_kind === 'array' && isOfWhatIsUnderTest(row));
  return known(ratesOf(own, own.filter(isRandomRead)));
}

/**
 * What went over a link at its best in each direction, however it was asked for. Several links at once say nothing of one;
 * an array counts where its link was the one to the computer, which then has a ceiling.
 *
 * @param most What the link carries at most, bytes per second. Infinite where nothing is known.
 */
export function bestOfLink(rows: readonly Row[], most: number): Pick<DriveBest, 'read' | 'write'> {
  const own = rows.filter((row) => isOfWhatIsUnderTest(row) && row.duplex === 'one_way' && isOfOneLink(row, most));
  const { [READS]: reads = [], [WRITES]: writes = [] } = Object.groupBy(own, ({ direction }) => String(direction));
  const best = (rows: readonly Row[]) => bestOf(rows, 'measured_bytes_per_s', more);
  return known({ read: best(reads), write: best(writes) });
}

const isOfOneLink = (row: Row, most: number): boolean =>
  isOfOne(row.link_count) &&
  (row.measured_over_ceiling !== null ||
    (row.target_kind !== 'array' &&
      isOfOne(row.drive_count) &&
      Number(row.measured_bytes_per_s) <= most * FROM_MEMORY));

/** What a drive is compared with: drives that hang on links alike and store alike. */
const DRIVE_KINDS = ['nvme', 'ssd', 'disk', 'other'] as const;
export type DriveKind = (typeof DRIVE_KINDS)[number];

export function kindOf({ protocol, medium }: Readonly<Record<string, unknown>>): DriveKind {
  if (String(medium).startsWith('hdd')) return 'disk';
  if (protocol === 'nvme') return 'nvme';
  return protocol === 'sata' || protocol === 'sas' ? 'ssd' : 'other';
}

/** Where a figure stands among others of its kind. */
export interface Standing {
  beats: number;
  /** How many others there are. */
  of: number;
}

/** Rows of the table that are shown before more are asked for. */
export const FIRST_ROWS = 40;

/** Fewer others than this say little. */
export const FEWEST_OTHERS = 8;

/** @param others The figures of all drives of the kind but this one. */
export const standing = (value: number, others: readonly number[]): Standing | undefined =>
  others.length < FEWEST_OTHERS
    ? undefined
    : { beats: others.filter((other) => value > other).length, of: others.length };

interface PcieLink {
  generation: unknown;
  lanes: unknown;
}

/** Whether a link of PCI Express is known to be slower than another one. */
export function isSlower(pcieLink: PcieLink, than: PcieLink): boolean {
  // Each generation doubles the rate of a lane. What is not known is none of them.
  const rate = ({ generation, lanes }: PcieLink) => (generation ? Number(lanes) * 2 ** Number(generation) : Number.NaN);
  const [had, own] = [rate(pcieLink), rate(than)];
  return had > 0 && own > 0 && had < own;
}
