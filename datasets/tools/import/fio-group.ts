/**
 * With group_reporting fio's JSON holds one entry for all jobs of a group: the name of the first, the options of the
 * last, and nothing that says how many they were. Where the counts cannot be of that one job, its options are not taken.
 */

import type { Measurement } from '../readers/measurement.ts';
import { asNumber, asObject, type JsonObject } from '../text/json-text.ts';
import { mixes, verifies } from './fio.ts';
import type { Options } from './fio-options.ts';
import { testSize } from './fio-options.ts';

/** How far means that were rounded may exceed what they cannot. */
const TOLERANCE = 1.2;

/** What shows that an entry is of several jobs, or nothing. */
function signOf(
  name: string,
  options: Options,
  object: JsonObject,
  measured: readonly Measurement[],
): string | undefined {
  if (options.name !== undefined && options.name !== name) {
    return `the options are of the job ${options.name.slice(0, 40)}`;
  }
  const [first] = measured;
  // What a job reads back to verify comes after its writes, and mixed is the sum of the two beside it.
  const isReadBack = verifies(first?.pattern, options.verify);
  const isSummed = measured.length > 1;
  const own = measured.filter(
    ({ direction }) => !(isReadBack && direction === 'read') && !(isSummed && direction === 'mixed'),
  );
  const moved = new Set(own.map(({ direction }) => direction));
  const isOneWay = first?.pattern !== undefined && !mixes(first.pattern);
  if (isOneWay && moved.has('read') && moved.has('write')) {
    return `it read and wrote, where the options say ${first.pattern}`;
  }
  const inFlight = own.reduce(
    (sum, { iops = 0, latency_total_mean: total, latency_mean: mean = 0 }) => sum + iops * (total ?? mean),
    0,
  );
  const wanted = (asNumber(options.iodepth) ?? 1) * (first?.jobs ?? Number.NaN);
  if (inFlight > wanted * TOLERANCE) {
    return `${inFlight.toFixed(1)} requests were in flight, where the options allow ${wanted}`;
  }
  const bytes = own.reduce((sum, { direction }) => sum + (asNumber(asObject(object[direction])?.io_bytes) ?? 0), 0);
  const size = testSize(options);
  const repeats = ['runtime', 'timeout', 'time_based', 'loops', 'io_size', 'io_limit', 'number_ios'];
  const isOnce = size !== undefined && !repeats.some((key) => options[key] !== undefined);
  // fio 2.x counts KiB, which are fewer.
  if (isOnce && bytes > size * (first?.jobs ?? 1) * TOLERANCE) {
    return `${bytes} bytes were moved, where the options say ${size}`;
  }
  return undefined;
}

/** Takes the load off measurements of an entry that adds unlike jobs up. */
export function withoutForeignLoad(name: string, options: Options, object: JsonObject, measured: Measurement[]): void {
  const sign = options.unknown ? undefined : signOf(name, options, object, measured);
  if (sign === undefined) return;
  for (const measurement of measured) {
    Object.assign(measurement, WITHOUT_LOAD, {
      read_share: readShareOf(measurement, measured),
      warnings: [
        ...measurement.warnings,
        `one entry holds several jobs (${sign}): pattern, block size and queue depth are left out; run different jobs without group_reporting`,
      ],
    });
  }
}

/** A direction alone is read or written whatever the pattern was. */
function readShareOf({ direction }: Measurement, all: readonly Measurement[]): number | undefined {
  if (all.length > 1 || (direction !== 'read' && direction !== 'write')) return undefined;
  return direction === 'read' ? 1 : 0;
}

/** What only the options of one job could tell. */
const WITHOUT_LOAD = {
  pattern: undefined,
  access: 'unspecified',
  random_share: undefined,
  read_share: undefined,
  block_size: undefined,
  block_split: undefined,
  queue_depth: undefined,
  jobs: undefined,
  command: undefined,
  target: undefined,
  test_size: undefined,
} as const satisfies Partial<Measurement>;
