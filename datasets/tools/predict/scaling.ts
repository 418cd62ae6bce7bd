/**
 * What the array calculators are asked about a measured array: how many times a smaller set of the
 * same drives it delivers. They know drives and layout, so a ratio to a figure of the same source is
 * all that they can be judged by.
 */
import { refused } from '../../../calc-wasm/js/calc.ts';
import { calculate, modelVersion } from '../../../calc-wasm/js/node.ts';
import type { Row } from '../tables/records.ts';

/** A result with the rows that it refers to. */
export interface Measured {
  result: Row;
  run: Row;
  target: Row;
}

type Output = 'read_rate' | 'write_rate' | 'read_iops' | 'write_iops';

const LEVELS = new Set(['jbod', 'raid0', 'raid1', 'raid1e', 'raid10', 'raid5', 'raid6', 'raid50', 'raid60']);

/** dRAID is left out: the dataset has no columns for its data drives and spares. */
const ZFS_LAYOUTS: Record<string, string> = {
  zfs_stripe: 'stripe',
  zfs_mirror: 'mirror',
  raidz1: 'raidz1',
  raidz2: 'raidz2',
  raidz3: 'raidz3',
};

/** Any rate would do: it is divided out again. */
const DRIVE = { drive_rate: 1e8, drive_iops: 100 };

/** Arrays that lose nothing to copies or parity: what they deliver says what one drive does. */
const STRIPES = ['none', 'raid0', 'zfs_stripe'];

/** One row of `array-predictions`, without the set's name; nothing where there is nothing to compare. */
export function scaling(of: Measured, all: readonly Measured[]): Row | undefined {
  const output = outputOf(of);
  const array = calculatorOf(of.target);
  if (!output || !array) return undefined;
  const baseline = of.result.precision === 'relative' ? named(of, all) : smallest(of, output, all);
  const measured = baseline && measuredTimes(of.result, baseline.result, output);
  const [own, other] = [drivesWorth(of.target, output), baseline && drivesWorth(baseline.target, output)];
  if (!baseline || !measured || own === undefined || other === undefined) return undefined;
  return {
    result_id: of.result.result_id ?? null,
    baseline_id: baseline.result.result_id ?? null,
    calculator: array,
    model_version: modelVersion(array),
    output,
    predicted_times: own / other,
    measured_times: measured.times,
    measured_kind: measured.kind,
  };
}

function calculatorOf({ array_kind }: Row): 'raid' | 'zfs' | undefined {
  const kind = String(array_kind);
  if (LEVELS.has(kind)) return 'raid';
  return kind in ZFS_LAYOUTS ? 'zfs' : undefined;
}

/** The output that a load is compared with. Random requests that leave drives idle say nothing about an array. */
function outputOf({ result, target }: Measured): Output | undefined {
  const way = { device_writes_host: 'read', device_reads_host: 'write' }[String(result.direction)];
  if (way !== 'read' && way !== 'write') return undefined;
  if (result.access === 'seq') return `${way}_rate`;
  return result.access === 'rand' && requestsPerDrive({ result, target }) >= 1 ? `${way}_iops` : undefined;
}

/** Requests in flight for each drive; NaN where the row does not say. */
function requestsPerDrive({ result, target }: Pick<Measured, 'result' | 'target'>): number {
  const inFlight = result.outstanding_requests ?? Number(result.queue_depth ?? NaN) * Number(result.jobs ?? 1);
  return Number(inFlight) / Number(target.drive_count ?? NaN);
}

/** What a target delivers in multiples of one of its drives; nothing for an array that no calculator knows. */
function drivesWorth(target: Row, output: Output): number | undefined {
  const { array_kind: kind, drive_count: drives, array_groups: groups } = target;
  if (drives === null || drives === undefined) return undefined;
  if (kind === 'none') return drives === 1 ? 1 : undefined;
  const pool = { drives: `${drives}x1TB`, ...DRIVE };
  const answer =
    calculatorOf(target) === 'zfs'
      ? calculate('zfs', { ...pool, layout: ZFS_LAYOUTS[String(kind)] ?? '', vdevs: groups ?? 1 })
      : calculate('raid', { ...pool, level: String(kind), ...(groups && { groups }) });
  if (refused(answer)) return undefined;
  return answer[output] / (output.endsWith('rate') ? DRIVE.drive_rate : DRIVE.drive_iops);
}

/** The row that a ratio refers to, if it is about the same drives in another array. */
const named = ({ result, target }: Measured, all: readonly Measured[]): Measured | undefined =>
  all.find(
    (item) =>
      item.result.result_id === result.relative_to &&
      item.target.target_id !== target.target_id &&
      sameDrive(item.target, target),
  );

/**
 * The fewest drives that the same source loaded alike, alone or striped; a load it does not describe fits any.
 * Random requests load drives alike when each drive has as many in flight: one drive sorts a queue of 32, eight
 * drives with four requests each do not.
 */
function smallest(of: Measured, output: Output, all: readonly Measured[]): Measured | undefined {
  const isRandom = output.endsWith('iops');
  const alike = (one: Measured) =>
    (isRandom ? ['block_size_bytes'] : ['block_size_bytes', 'queue_depth', 'jobs']).every(
      (name) => (one.result[name] ?? null) === null || one.result[name] === of.result[name],
    ) &&
    (!isRandom || requestsPerDrive(one) === requestsPerDrive(of));
  const same = (one: Measured) =>
    one.run.source_id === of.run.source_id &&
    one.run.platform_id === of.run.platform_id &&
    one.run.state === of.run.state &&
    sameDrive(one.target, of.target);
  // The core is slow and every result of a set is compared with every other, so the filters come first.
  const first = all
    .filter((item) => STRIPES.includes(String(item.target.array_kind)) && same(item) && alike(item))
    .filter((item) => outputOf(item) === output && figure(item.result, output) !== null)
    .toSorted((a, other) => Number(a.target.drive_count) - Number(other.target.drive_count))
    .find((item) => drivesWorth(item.target, output) !== undefined);
  return first?.target.target_id === of.target.target_id ? undefined : first;
}

/** Two drives of which nothing is known are not the same. */
const sameDrive = (row: Row, other: Row): boolean => (row.drive_id ?? null) !== null && row.drive_id === other.drive_id;

const figure = (result: Row, output: Output): number | null => {
  const value = result[output.endsWith('rate') ? 'bandwidth_bytes_per_s' : 'iops'] ?? null;
  return value === null ? null : Number(value);
};

function measuredTimes(result: Row, baseline: Row, output: Output): { times: number; kind: string } | undefined {
  if (result.precision !== 'relative') {
    const [own, other] = [figure(result, output), figure(baseline, output)];
    return own === null || other === null ? undefined : { times: own / other, kind: 'figure' };
  }
  const isSpeed = result.relative_metric === 'bandwidth' || result.relative_metric === 'iops';
  const [times, low, high] = [
    result.relative_value ?? null,
    result.relative_low_value ?? null,
    result.relative_high_value ?? null,
  ];
  if (!isSpeed) return undefined;
  if (times !== null) return { times: Number(times), kind: 'figure' };
  if (high !== null) return { times: Number(high), kind: 'at_most' };
  return low === null ? undefined : { times: Number(low), kind: 'at_least' };
}
