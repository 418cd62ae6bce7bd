import { expect, test } from 'vitest';
import { realTable, runOn } from '../testing.ts';
import { linkRate } from './lw304-link-rate.ts';

const generations = realTable('pcie-generations', [
  { generation: '2.0', transfer_rate_per_s: 5e9, code_payload_bits: 8, code_line_bits: 10 },
]);

function check(run: Record<string, string | number>, bandwidth: Record<string, string | number>) {
  const runs = realTable('runs', [
    { run_id: 'r', link_kind: 'pcie', link_generation: '2.0', link_lanes: 1, ...run },
  ]);
  const results = realTable('results', [{ result_id: 'a', run_id: 'r', ...bandwidth }]);
  const findings = runOn(linkRate, { tables: [runs, results], reference: [generations] });
  return findings.map(({ field, expected }) => `${field}: ${expected}`);
}

test('the rate after the line code is allowed, a byte more is not', () => {
  expect(check({}, { bandwidth_bytes_per_s: 500e6 })).toEqual([]);
  expect(check({}, { bandwidth_bytes_per_s: 500e6 + 1 })).toEqual([
    'bandwidth_bytes_per_s: at most 500000000 B/s, the rate after the line code',
  ]);
});

test('ranges are checked too', () => {
  expect(check({}, { bandwidth_high_bytes_per_s: 501e6 })).toHaveLength(1);
});

test('lanes and links side by side multiply the rate', () => {
  const run = { link_lanes: 8, link_count: 2 };
  expect(check(run, { bandwidth_bytes_per_s: 8e9 })).toEqual([]);
  expect(check(run, { bandwidth_bytes_per_s: 8.1e9 })).toHaveLength(1);
});

test('links that are not PCI Express, and unknown links, are left alone', () => {
  expect(check({ link_kind: 'usb' }, { bandwidth_bytes_per_s: 1e12 })).toEqual([]);
  expect(check({ link_lanes: '' }, { bandwidth_bytes_per_s: 1e12 })).toEqual([]);
});
