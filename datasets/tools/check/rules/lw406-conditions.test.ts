import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { conditions } from './lw406-conditions.ts';

const complete = {
  run_id: 'r',
  source_id: 's',
  target_id: 't',
  platform_id: 'p',
  link_kind: 'pcie',
  link_generation: '4.0',
  link_lanes: 4,
  link_attachment: 'cpu',
  max_payload_size_bytes: 256,
  tool: 'fio',
  tool_version: '3.36',
  command: 'fio job.fio',
  kernel: '6.1',
  state: 'steady',
  test_size_bytes: 1,
  memory_bytes: 1,
  fill_percent: 0,
};
const target = { target_id: 't', kind: 'drive', drive_id: 'd', firmware: '1' };

function check(cells = {}, kind = 'own_measurement', targetCells = {}) {
  return run(
    conditions,
    realTable('sources', [{ source_id: 's', kind }]),
    realTable('targets', [{ ...target, ...targetCells }]),
    realTable('runs', [{ ...complete, ...cells }]),
  ).map(({ message }) => message);
}

test('an own measurement that says everything is fine', () => {
  expect(check()).toEqual([]);
});

test('what is missing is named in one finding per run', () => {
  expect(check({ kernel: '', state: 'unknown', command: '' }, 'own_measurement', { firmware: '' })).toEqual([
    'own measurement without command, kernel, state, firmware of its target',
  ]);
});

test('payload sizes are asked of PCIe only, links only where there is one', () => {
  expect(check({ link_kind: 'sata', max_payload_size_bytes: '', link_lanes: '' })).toEqual([]);
  expect(check({ link_kind: 'none', link_generation: '', link_attachment: 'unknown' })).toEqual([]);
});

test('a GPU is neither full nor worn, and a drive is', () => {
  const cells = { fill_percent: '', state: 'unknown' };
  expect(check(cells, 'own_measurement', { kind: 'gpu', drive_id: '', firmware: '' })).toEqual([]);
  expect(check(cells)).toEqual(['own measurement without fill_percent, state']);
});

test('other sources say what they say', () => {
  expect(check({ kernel: '' }, 'review')).toEqual([]);
});
