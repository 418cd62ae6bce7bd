import { expect, test } from 'vitest';
import type { Calc } from '../../../calc-wasm/js/calc.ts';
import { realTable } from '../check/testing.ts';
import { ceilingOf } from './ceiling.ts';

const runs = realTable('runs', [
  { run_id: 'a', link_kind: 'pcie', link_generation: '2.0', link_lanes: 1, max_payload_size_bytes: 128 },
  { run_id: 'b', link_kind: 'pcie', link_generation: '2.0', link_lanes: 1 },
  { run_id: 'c', link_kind: 'pcie', link_lanes: 1 },
]);
const load = { counted: 'payload', direction: 'device_writes_host', duplex: 'one_way' };
const results = realTable('results', [
  { result_id: 'x', ...load, block_size_bytes: 4096 },
  { result_id: 'y', ...load, block_size_bytes: 4096 },
  { result_id: 'z', ...load, direction: 'device_reads_host', block_size_bytes: 4096 },
  { result_id: 'w', ...load, block_size_bytes: 512 },
]);

test('rows that ask the same are answered once, by what their run and they say', () => {
  const asked: unknown[] = [];
  const calculate = ((name: string, inputs: unknown) => {
    asked.push([name, inputs]);
    const ceiling = 400e6 + asked.length;
    return { calculator: 'pcie', ceiling, base_rate: ceiling, expected_high: ceiling - 1 };
  }) as Calc['calculate'];
  const ceiling = ceilingOf(calculate);
  const bounds = [1, 2, 3, 4].map((row) => ceiling(runs, 1, results, row));
  expect(bounds.map((bound) => bound?.ceiling)).toEqual([400e6 + 1, 400e6 + 1, 400e6 + 2, 400e6 + 3]);
  expect(bounds[0]?.most).toBeCloseTo(400e6, 6);
  expect(asked[0]).toEqual([
    'pcie',
    { generation: '2.0', lanes: 1, direction: 'device_writes_host', max_payload_size: 128, transfer_size: 4096 },
  ]);
});

test('an unknown payload is bounded, too, and a way whatever flows the other way', () => {
  const asked: unknown[] = [];
  const calculate = ((_: string, inputs: unknown) => {
    asked.push(inputs);
    return { calculator: 'pcie', ceiling: 1, base_rate: 1, expected_high: 1 };
  }) as unknown as Calc['calculate'];
  const both = realTable('results', [{ result_id: 'x', ...load, duplex: 'two_way', block_size_bytes: 4096 }]);
  ceilingOf(calculate)(runs, 2, both, 1);
  expect(asked).toMatchObject([{ generation: '2.0', lanes: 1, direction: 'device_writes_host', transfer_size: 4096 }]);
});

test('a run that does not say enough, and a refusal, have no ceiling', () => {
  const refuse = (() => ({ error: { code: 'x', input: 'y', value: 'z', allowed: '' } })) as unknown;
  const ceiling = ceilingOf(refuse as Calc['calculate']);
  expect(ceiling(runs, 3, results, 1)).toBeUndefined();
  expect(ceiling(runs, 1, results, 1)).toBeUndefined();
});
