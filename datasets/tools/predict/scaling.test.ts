import { expect, test } from 'vitest';
import { modelVersion } from '../../../calc-wasm/js/node.ts';
import type { Row } from '../tables/records.ts';
import { type Measured, scaling } from './scaling.ts';

function measured(id: string, drives: number, kind: string, result: Row, of: Row = {}): Measured {
  return {
    result: { result_id: id, direction: 'device_writes_host', access: 'seq', precision: 'exact', ...result },
    run: { source_id: 'review', platform_id: null, state: 'unknown' },
    target: {
      target_id: `target-${id}`,
      drive_id: 'model',
      drive_count: drives,
      array_kind: kind,
      array_groups: null,
      ...of,
    },
  };
}

const rate = (bytes: number): Row => ({ bandwidth_bytes_per_s: bytes });
const single = measured('single', 1, 'none', rate(100));
const raid5 = measured('raid5', 4, 'raid5', rate(240));
const scaled = (one: Measured, ...others: Measured[]) => scaling(one, [one, ...others]);

test('an array is compared with a single drive of its source', () => {
  expect(scaled(raid5, single)).toEqual({
    result_id: 'raid5',
    baseline_id: 'single',
    calculator: 'raid',
    model_version: modelVersion('raid'),
    output: 'read_rate',
    predicted_times: 3,
    measured_times: 2.4,
    measured_kind: 'figure',
  });
});

test('ZFS pools are asked of their own calculator, with their vdevs', () => {
  const of = (kind: string, groups: number | null) =>
    scaled(measured('pool', 12, kind, rate(100), { array_groups: groups }), single);
  expect(of('raidz2', 2)).toMatchObject({ calculator: 'zfs', predicted_times: 8 });
  expect(of('raidz2', null)).toMatchObject({ predicted_times: 10 });
  expect(of('zfs_stripe', null)).toMatchObject({ predicted_times: 12 });
  const mirrors = measured('m', 12, 'zfs_mirror', { ...rate(1), direction: 'device_reads_host' });
  mirrors.target.array_groups = 6;
  const written = { ...single, result: { ...single.result, direction: 'device_reads_host' } };
  expect(scaled(mirrors, written)).toMatchObject({ output: 'write_rate', predicted_times: 6 });
});

test('without a single drive the smallest stripe stands for it', () => {
  const stripe = (drives: number) => measured(`stripe-${drives}`, drives, 'raid0', rate(100 * drives));
  expect(scaled(raid5, stripe(4), stripe(2))).toMatchObject({
    baseline_id: 'stripe-2',
    predicted_times: 1.5,
    measured_times: 1.2,
  });
  expect(scaled(stripe(2), stripe(4))).toBeUndefined();
});

test('drives of which nothing is known are not taken for the same', () => {
  const unknown = (id: string, drives: number, kind: string) =>
    measured(id, drives, kind, rate(100), { drive_id: null });
  expect(scaled(unknown('raid0', 4, 'raid0'), unknown('single', 1, 'none'))).toBeUndefined();
});

test('a ratio is compared with the array that it refers to', () => {
  const other = measured('raid0', 2, 'raid0', {});
  const ratio = (figures: Row) =>
    scaled(
      measured('raid5', 4, 'raid5', {
        precision: 'relative',
        relative_metric: 'bandwidth',
        relative_to: 'raid0',
        ...figures,
      }),
      other,
    );
  expect(ratio({ relative_value: 1.2 })).toMatchObject({
    predicted_times: 1.5,
    measured_times: 1.2,
    measured_kind: 'figure',
  });
  expect(ratio({ relative_high_value: 1 })).toMatchObject({ measured_kind: 'at_most' });
  expect(ratio({ relative_low_value: 1 })).toMatchObject({ measured_kind: 'at_least' });
  expect(ratio({ relative_value: 1.2, relative_metric: 'score' })).toBeUndefined();
});

test('random requests are compared where each drive has as many in flight', () => {
  const random = (id: string, drives: number, kind: string, load: Row) =>
    measured(id, drives, kind, { access: 'rand', iops: 1000, ...load });
  const alone = random('single', 1, 'none', { queue_depth: 32 });
  const of = (load: Row) => scaled(random('raid10', 4, 'raid10', load), alone);
  expect(of({ queue_depth: 1 })).toBeUndefined();
  expect(of({})).toBeUndefined();
  expect(of({ queue_depth: 32 })).toBeUndefined();
  const perDrive = { output: 'read_iops', predicted_times: 4 };
  expect(of({ queue_depth: 128 })).toMatchObject(perDrive);
  expect(of({ queue_depth: 8, jobs: 16 })).toMatchObject(perDrive);
  expect(of({ outstanding_requests: 128 })).toMatchObject(perDrive);
});

test.each<[string, Measured]>([
  ['is of another drive', measured('single', 1, 'none', rate(100), { drive_id: 'other' })],
  ['moves data the other way', measured('single', 1, 'none', { ...rate(100), direction: 'device_reads_host' })],
  ['has another block size', measured('single', 1, 'none', { ...rate(100), block_size_bytes: 4096 })],
  ['has no bandwidth', measured('single', 1, 'none', { iops: 100 })],
  ['is from another source', { ...single, run: { ...single.run, source_id: 'forum' } }],
  ['was measured in another state', { ...single, run: { ...single.run, state: 'cached' } }],
])('there is no comparison with a figure that %s', (_, baseline) => expect(scaled(raid5, baseline)).toBeUndefined());

test.each<[string, Measured]>([
  ['its level has no calculator', measured('a', 4, 'storage_spaces_parity', rate(1))],
  ['the calculator refuses it', measured('a', 3, 'raid10', rate(1))],
  ['it moves data both ways', measured('a', 4, 'raid5', { ...rate(1), direction: 'mixed' })],
  ['it is a single drive', measured('a', 1, 'none', rate(1))],
])('an array is not compared where %s', (_, one) => expect(scaled(one, single)).toBeUndefined());
