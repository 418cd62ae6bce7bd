import { expect, test } from 'vitest';
import { realTable, runOn } from '../testing.ts';
import { driveRate } from './lw305-drive-rate.ts';

const sata = realTable('link-generations', [
  {
    interface: 'sata',
    generation: '3.0',
    transfer_rate_per_s: 6e9,
    lanes: 1,
    code_payload_bits: 8,
    code_line_bits: 10,
  },
]);
const drives = realTable('drives', [{ drive_id: 'disk', protocol: 'sata', interface_generation_max: '3.0' }]);

function check(target: Record<string, string | number>, direction: string, bandwidth: number) {
  const tables = [
    realTable('targets', [{ target_id: 't', drive_id: 'disk', kind: 'array', array_kind: 'none', ...target }]),
    realTable('runs', [{ run_id: 'r', target_id: 't' }]),
    realTable('results', [{ run_id: 'r', direction, bandwidth_bytes_per_s: bandwidth }]),
  ];
  return runOn(driveRate, { tables, reference: [sata, drives] }).map(({ expected }) => expected);
}

test('one drive gives what its interface carries', () => {
  expect(check({ kind: 'drive' }, 'device_writes_host', 600e6)).toEqual([]);
  expect(check({ kind: 'drive' }, 'device_writes_host', 700e6)).toEqual([
    'at most 600000000 B/s, the rate of their interfaces',
  ]);
});

test.each([
  ['raid0', 8, 1, 8],
  ['raid10', 8, 4, 4],
  ['raid5', 8, 1, 7],
  ['raid60', 8, 2, 4],
  ['raidz1', 8, 2, 6],
  ['raidz3', 8, 1, 5],
  ['zfs_mirror', 8, 4, 4],
])('%s of %i drives in %i groups reads from all and writes data to %4$i', (kind, count, groups, data) => {
  const target = { array_kind: kind, drive_count: count, array_groups: groups };
  expect(check(target, 'device_writes_host', count * 600e6)).toEqual([]);
  expect(check(target, 'device_writes_host', count * 620e6)).toHaveLength(1);
  expect(check(target, 'device_reads_host', data * 600e6)).toEqual([]);
  expect(check(target, 'device_reads_host', data * 620e6)).toHaveLength(1);
});

test('arrays of unknown size and unknown drives are left alone', () => {
  expect(check({}, 'device_writes_host', 1e12)).toEqual([]);
  expect(check({ drive_id: '', drive_count: 2 }, 'device_writes_host', 1e12)).toEqual([]);
});

test('a drive without a generation has at most the last one of its protocol', () => {
  const unknown = realTable('drives', [{ drive_id: 'disk', protocol: 'sata' }]);
  const of = (bandwidth: number, count: number) =>
    runOn(driveRate, {
      tables: [
        realTable('targets', [
          {
            target_id: 't',
            drive_id: 'disk',
            kind: 'array',
            array_kind: 'none',
            drive_count: count,
          },
        ]),
        realTable('runs', [{ run_id: 'r', target_id: 't' }]),
        realTable('results', [{ run_id: 'r', direction: 'device_writes_host', bandwidth_bytes_per_s: bandwidth }]),
      ],
      reference: [sata, unknown],
    }).map(({ level }) => level);
  expect(of(878e6, 1)).toEqual(['error']);
  expect(of(12.9e9, 8)).toEqual(['error']);
  expect(of(560e6, 1)).toEqual([]);
});
