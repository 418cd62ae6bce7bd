/** What one drive of an array gives under the array's load: measured by the same source, or else promised by its maker. */
import type { Rows } from '../parts/part.ts';
import type { Row } from '../records.ts';

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

/** The sizer's own I/O for sequential loads: below it the requests of one reader, not the chain, set the rate. */
const STREAMING = 131_072;

/** What a result is compared with; nothing where its load says little of a chain. */
export function outputOf(result: Row, target: Row): Output | undefined {
  const way = { device_writes_host: 'read', device_reads_host: 'write' }[String(result.direction)];
  if ((way !== 'read' && way !== 'write') || result.precision === 'relative') return undefined;
  if (result.access === 'seq') {
    const isStream = Number(result.block_size_bytes ?? STREAMING) >= STREAMING;
    return isStream && (result.bandwidth_bytes_per_s ?? null) !== null ? `${way}_rate` : undefined;
  }
  const isBusy = perDrive(result, target) >= 1 && (result.block_size_bytes ?? null) !== null;
  const isFigure = result.access === 'rand' && (result.iops ?? null) !== null;
  return isBusy && isFigure ? `${way}_iops` : undefined;
}

/** Requests in flight for each drive; NaN where the row does not say. */
function perDrive(result: Row, target: Row): number {
  const inFlight =
    result.outstanding_requests ?? Number(result.queue_depth ?? NaN) * Number(result.jobs ?? 1);
  return Number(inFlight) / Number(target.drive_count ?? 1);
}

export function singleOf(asked: Asked, rows: Rows, claims: readonly Row[]): Single | undefined {
  return measured(asked, rows) ?? rated(asked, claims);
}

function measured({ chain, result, target, output }: Asked, rows: Rows): Single | undefined {
  const column = isRandom(output) ? 'iops' : 'bandwidth_bytes_per_s';
  const runs = new Map(rows('runs').map((run) => [run.run_id, run]));
  const targets = new Map(rows('targets').map((one) => [one.target_id, one]));
  const array = runs.get(chain.run_id ?? null);
  const named = chain.single_run_id ?? null;
  const found = rows('results').flatMap((one): Point[] => {
    const run = runs.get(one.run_id ?? null);
    const drive = targets.get(run?.target_id ?? null);
    const value = one[column] ?? null;
    if (!run || !drive || value === null) return [];
    const isDrive =
      named === null
        ? isSingle(drive) && isSameDrive(drive, target) && isSameTest(run, array)
        : run.run_id === named;
    const isLoad = one.direction === result.direction && one.access === result.access;
    const depth = perDrive(one, drive);
    return isDrive && isLoad && isOfSize(one, result)
      ? [{ depth, value: Number(value), id: one.result_id }]
      : [];
  });
  const best = isRandom(output) ? atDepth(found, perDrive(result, target)) : highest(found);
  return best && { origin: 'measured', value: best.value, id: String(best.id) };
}

const isRandom = (output: Output): boolean => output.endsWith('iops');

/** A figure that states no size may be of any. */
const isOfSize = ({ block_size_bytes: size = null }: Row, result: Row): boolean =>
  size === null || size === result.block_size_bytes;

/** Two drives of which nothing is known are not the same. */
const isSameDrive = (one: Row, other: Row): boolean =>
  (one.drive_id ?? null) !== null && one.drive_id === other.drive_id;

const isSameTest = (one: Row, other: Row | undefined): boolean =>
  one.source_id === other?.source_id &&
  one.platform_id === other?.platform_id &&
  one.state === other?.state;

interface Point {
  /** Requests in flight. */
  depth: number;
  value: number;
  id: Row[string] | undefined;
}

const highest = (points: readonly Point[]): Point | undefined =>
  points.toSorted((one, other) => other.value - one.value)[0];

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
  const depth = nearest(...there.map((one) => one.depth));
  return there.filter((one) => one.depth === depth);
}

const isSingle = ({ kind, array_kind, drive_count }: Row): boolean =>
  kind === 'drive' && array_kind === 'none' && (drive_count ?? 1) === 1;

function rated({ result, target, output }: Asked, claims: readonly Row[]): Single | undefined {
  const metric = isRandom(output) ? 'iops' : 'bandwidth_bytes_per_s';
  const found = claims.find(
    (claim) =>
      target.drive_id !== null &&
      claim.drive_id === target.drive_id &&
      claim.metric === metric &&
      (claim.direction === result.direction || claim.direction === 'both') &&
      (claim.access ?? result.access) === result.access &&
      // Operations per second of blocks of one size say nothing of another; a rate is that of long transfers.
      (!isRandom(output) || isOfSize(claim, result)),
  );
  if (!found || typeof found.value !== 'number') return undefined;
  return { origin: 'rated', value: found.value, id: String(found.claim_id) };
}
