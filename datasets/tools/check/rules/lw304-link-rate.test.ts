import { expect, test } from 'vitest';
import type { Subject } from '../../tables/rule.ts';
import { realTable, runOn } from '../testing.ts';
import { linkRate } from './lw304-link-rate.ts';

const pcie = realTable('pcie-generations', [
  { generation: '2.0', transfer_rate_per_s: 5e9, code_payload_bits: 8, code_line_bits: 10 },
]);
const others = realTable(
  'link-generations',
  [
    ['sata', '3.0', 6e9, 1, 8, 10],
    ['sas', 'SAS-3', 12e9, 1, 8, 10],
    ['usb', '3.2 Gen 2x2', 10e9, 2, 128, 132],
    ['usb', 'USB4 Gen 3x2', 20e9, 2, 128, 132],
    ['usb', 'Thunderbolt 3', 20.625e9, 2, 64, 66],
    ['ethernet', '10G', 10e9, 1, 1, 1],
  ].map(([owner = '', generation = '', transfers = 0, lanes = 0, payload = 0, line = 0]) => ({
    interface: owner,
    generation,
    transfer_rate_per_s: transfers,
    lanes,
    code_payload_bits: payload,
    code_line_bits: line,
  })),
);

type Cells = Record<string, string | number>;

function check(run: Cells, result: Cells, rest: Partial<Subject> = {}) {
  const runs = realTable('runs', [{ run_id: 'r', link_kind: 'pcie', link_generation: '2.0', link_lanes: 1, ...run }]);
  const results = realTable('results', [{ result_id: 'a', run_id: 'r', direction: 'device_writes_host', ...result }]);
  const subject = { tables: [runs, results], reference: [pcie, others], ...rest };
  return runOn(linkRate, subject).map(({ level, field, expected }) => `${level} ${field}: ${expected}`);
}

test('nothing above the rate after the line code is allowed', () => {
  expect(check({}, { bandwidth_bytes_per_s: 500e6 })).toEqual([]);
  expect(check({}, { bandwidth_bytes_per_s: 501e6 })).toEqual([
    'error bandwidth_bytes_per_s: at most 500000000 B/s, the rate after the line code',
  ]);
});

test('ranges are checked too; an upper end alone says less than that', () => {
  const high = { bandwidth_high_bytes_per_s: 520e6 };
  expect(check({}, { bandwidth_low_bytes_per_s: 400e6, ...high })).toHaveLength(1);
  expect(check({}, high)).toEqual([]);
});

test('lanes and links side by side multiply the rate', () => {
  const run = { link_lanes: 8, link_count: 2 };
  expect(check(run, { bandwidth_bytes_per_s: 8e9 })).toEqual([]);
  expect(check(run, { bandwidth_bytes_per_s: 8.2e9 })).toHaveLength(1);
});

test.each([
  ['sata', '3.0', '', 600e6],
  ['sas', '3', 4, 4 * 1.2e9],
  ['usb', '3.2 Gen 2x2', '', 20e9 / 8 / 1.03125],
  ['usb', '4 Gen 3x2', '', 40e9 / 8 / 1.03125],
  ['thunderbolt', '3', '', 5e9],
  ['ethernet', '10', '', 1.25e9],
  ['dmi', '2.0', 4, 2e9],
])('%s %s x%s carries what its generation says', (kind, generation, lanes, rate) => {
  const run = { link_kind: kind, link_generation: generation, link_lanes: lanes };
  expect(check(run, { bandwidth_bytes_per_s: Math.floor(rate) })).toEqual([]);
  expect(check(run, { bandwidth_bytes_per_s: Math.ceil(rate * 1.001) })).toHaveLength(1);
});

test('a mixed load may use both directions of PCIe, but SATA has only one', () => {
  const mixed = { direction: 'mixed', bandwidth_bytes_per_s: 900e6 };
  expect(check({}, mixed)).toEqual([]);
  expect(check({ link_kind: 'sata', link_generation: '3.0' }, mixed)).toHaveLength(1);
});

test('what is above the most is asked about, what is above the ceiling of the model refused', () => {
  const ceiling = () => ({ most: 440e6, ceiling: 457e6 });
  const at = (bandwidth_bytes_per_s: number) => check({}, { bandwidth_bytes_per_s }, { ceiling });
  expect(at(440e6)).toEqual([]);
  expect(at(457e6)).toEqual(['warning bandwidth_bytes_per_s: at most 440000000 B/s']);
  expect(at(457e6 + 1)).toEqual([
    'error bandwidth_bytes_per_s: at most 457000000 B/s, the ceiling after packet headers',
  ]);
});

test('over 1 GB/s through one lane of PCIe 2.0 is refused', () => {
  expect(check({}, { bandwidth_low_bytes_per_s: 1e9 })).toHaveLength(1);
});

test('unknown links are left alone', () => {
  expect(check({ link_kind: 'none' }, { bandwidth_bytes_per_s: 1e12 })).toEqual([]);
  expect(check({ link_lanes: '' }, { bandwidth_bytes_per_s: 1e12 })).toEqual([]);
  expect(check({ link_generation: '9.0' }, { bandwidth_bytes_per_s: 1e12 })).toEqual([]);
});

test('an uplink cannot have passed more than it carries', () => {
  const found = (cells: Cells) =>
    runOn(linkRate, {
      tables: [pcie, others, realTable('chipset-uplinks', [cells])],
      reference: [],
    }).map(({ field, expected }) => `${field}: ${expected}`);
  const uplink = { pcie_generation: '2.0', lanes: 4 };
  expect(found({ ...uplink, measured_read_bytes_per_s: 1.6e9 })).toEqual([]);
  expect(found({ ...uplink, measured_read_bytes_per_s: '' })).toEqual([]);
  expect(found({ ...uplink, measured_write_bytes_per_s: 2.1e9 })).toEqual([
    'measured_write_bytes_per_s: at most 2000000000 B/s, the rate after the line code',
  ]);
});
