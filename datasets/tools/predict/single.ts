/** What one drive of an array gives under the array's load: measured by the same source, or else promised by its maker. */
import { ioSizes } from '../../../calc-wasm/js/generated/chain.ts';
import type { Rows } from '../parts/part.ts';
import type { Row } from '../tables/records.ts';
import { SPREAD } from './chain-of.ts';

export type Output = 'read_rate' | 'write_rate' | 'read_iops' | 'write_iops';

export interface Single {
  origin: 'measured' | 'rated';
  value: number;
  /** The result or the claim that says so. */
  id: string;
}

interface Asked {
  chain: Row;
  result: Row;
  target: Row;
  output: Output;
}

/** What a result is compared with; nothing where its load says little of a chain. */
export function outputOf(result: Row, run: Row, target: Row): Output | undefined {
  const way = { device_writes_host: 'read', device_reads_host: 'write' }[String(result.direction)];
  if ((way !== 'read' && way !== 'write') || result.precision === 'relative') return undefined;
  if (result.access === 'seq') {
    const isFigure = (result.bandwidth_bytes_per_s ?? null) !== null;
    return isFigure && isStream(result, run, target) ? `${way}_rate` : undefined;
  }
  const size = Number(result.block_size_bytes ?? NaN);
  const isDeep = perDrive(result, target) >= 1 && size <= ioSizes.largestRandom;
  const isFigure = result.access === 'rand' && (result.iops ?? null) !== null;
  return isDeep && isFigure ? `${way}_iops` : undefined;
}

/** Whether the requests are large, and as far as is known enough of them in flight to keep every drive busy. */
function isStream(result: Row, run: Row, target: Row): boolean {
  const size = Number(result.block_size_bytes ?? ioSizes.sequential);
  // Below the sizer's own I/O the requests of one reader, not the chain, set the rate.
  if (size < ioSizes.sequential) return false;
  // Reads ahead of a cache are requests that nobody states.
  if (run.direct !== 'yes' || (target.chunk_size_bytes ?? null) === null) return true;
  const pieces = Math.ceil(size / Number(target.chunk_size_bytes));
  return !(inFlight(result) * pieces < Number(target.drive_count ?? 1));
}

/** Requests in flight; NaN where the row does not say. */
const inFlight = ({ outstanding_requests, queue_depth, jobs }: Row): number =>
  Number(outstanding_requests ?? Number(queue_depth ?? NaN) * Number(jobs ?? 1));

/** The same of each drive. A write goes to every copy. */
function perDrive(result: Row, target: Row): number {
  const copies = result.direction === 'device_reads_host' ? copiesOf(target) : 1;
  return (inFlight(result) * copies) / Number(target.drive_count ?? 1);
}

function copiesOf({ array_kind, array_groups, drive_count }: Row): number {
  if (array_kind === 'raid10' || array_kind === 'raid1e') return 2;
  const isMirror = array_kind === 'raid1' || array_kind === 'zfs_mirror';
  return isMirror ? Number(drive_count ?? 1) / Number(array_groups ?? 1) : 1;
}

export function singleOf(asked: Asked, rows: Rows, claims: readonly Row[]): Single | undefined {
  const own = measured(asked, rows);
  if (!own) return rated(asked, claims);
  return isBusy(own, asked, rows) ? own : undefined;
}

/**
 * Whether the load keeps a drive busy: alone on the same link it gives no more under any other load of the same kind.
 * Where it does, the requests of the reader set the rate, and what those of many drives would give nobody knows. Disks
 * are slower on their inner tracks, however busy they are. The rule was written with such results in view: the accuracy
 * page says so.
 */
function isBusy({ id, value }: Single, { target, output }: Asked, rows: Rows): boolean {
  const medium = rows('drives').find(({ drive_id }) => drive_id === target.drive_id)?.medium;
  if (isRandom(output) || String(medium ?? 'hdd').startsWith('hdd')) return true;
  const targets = new Map(rows('targets').map((row) => [row.target_id, row]));
  const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
  const single = rows('results').find(({ result_id }) => result_id === id);
  const run = runs.get(single?.run_id ?? null);
  return !rows('results').some((other) => {
    const otherRun = runs.get(other.run_id ?? null);
    const drive = targets.get(otherRun?.target_id ?? null);
    return (
      drive &&
      isSingle(drive) &&
      isSameDrive(drive, target) &&
      LINK.every((column) => otherRun?.[column] === run?.[column]) &&
      other.access === single?.access &&
      other.direction === single?.direction &&
      Number(other.bandwidth_bytes_per_s) > value * SPREAD
    );
  });
}

/** Where a drive hangs, as its run states it. */
const LINK = ['platform_id', 'link_kind', 'link_generation', 'link_lanes'];

function measured({ chain, result, target, output }: Asked, rows: Rows): Single | undefined {
  const column = isRandom(output) ? 'iops' : 'bandwidth_bytes_per_s';
  const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
  const targets = new Map(rows('targets').map((row) => [row.target_id, row]));
  const array = runs.get(chain.run_id ?? null);
  const named = chain.single_run_id ?? null;
  const points = rows('results').flatMap((row): Point[] => {
    const run = runs.get(row.run_id ?? null);
    const drive = targets.get(run?.target_id ?? null);
    const value = row[column] ?? null;
    if (!run || !drive || value === null) return [];
    const isDrive =
      named === null ? isSingle(drive) && isSameDrive(drive, target) && isSameTest(run, array) : run.run_id === named;
    const isLoad = row.direction === result.direction && row.access === result.access;
    const depth = perDrive(row, drive);
    return isDrive && isLoad && isOfSize(row, result) ? [{ depth, value: Number(value), id: row.result_id }] : [];
  });
  const best = isRandom(output) ? atDepth(points, perDrive(result, target)) : highest(points);
  return best && { origin: 'measured', value: best.value, id: String(best.id) };
}

const isRandom = (output: Output): boolean => output.endsWith('iops');

/** A figure that states no size may be of any. */
const isOfSize = ({ block_size_bytes: size = null }: Row, result: Row): boolean =>
  size === null || size === result.block_size_bytes;

/** Two drives of which nothing is known are not the same. */
const isSameDrive = (row: Row, other: Row): boolean =>
  (row.drive_id ?? null) !== null && row.drive_id === other.drive_id;

const isSameTest = (row: Row, other: Row | undefined): boolean =>
  row.source_id === other?.source_id && row.platform_id === other?.platform_id && row.state === other?.state;

interface Point {
  /** Requests in flight. */
  depth: number;
  value: number;
  id: Row[string] | undefined;
}

const highest = (points: readonly Point[]): Point | undefined =>
  points.toSorted((a, other) => other.value - a.value)[0];

/** What a drive gives at a depth: between two measured ones on the line through them, over doublings of the depth. */
function atDepth(points: readonly Point[], depth: number): Point | undefined {
  const below = highest(closest(points, (one) => one <= depth, Math.max));
  const above = highest(closest(points, (one) => one >= depth, Math.min));
  if (!below || !above || below.depth === above.depth) return below;
  const share = Math.log(depth / below.depth) / Math.log(above.depth / below.depth);
  return { ...below, value: below.value + share * (above.value - below.value) };
}

/** The points at the one of these depths that lies nearest. */
function closest(
  points: readonly Point[],
  isThere: (depth: number) => boolean,
  nearest: (...depths: number[]) => number,
): Point[] {
  const there = points.filter(({ depth }) => isThere(depth));
  const depth = nearest(...there.map((point) => point.depth));
  return there.filter((point) => point.depth === depth);
}

const isSingle = ({ kind, array_kind, drive_count }: Row): boolean =>
  kind === 'drive' && array_kind === 'none' && (drive_count ?? 1) === 1;

function rated({ result, target, output }: Asked, claims: readonly Row[]): Single | undefined {
  const metric = isRandom(output) ? 'iops' : 'bandwidth_bytes_per_s';
  const row = claims.find(
    (claim) =>
      target.drive_id !== null &&
      claim.drive_id === target.drive_id &&
      claim.metric === metric &&
      (claim.direction === result.direction || claim.direction === 'both') &&
      (claim.access ?? result.access) === result.access &&
      // Operations per second of blocks of one size say nothing of another; a rate is that of long transfers.
      (!isRandom(output) || isOfSize(claim, result)),
  );
  if (!row || typeof row.value !== 'number') return undefined;
  return { origin: 'rated', value: row.value, id: String(row.claim_id) };
}
