import { expect, test } from 'vitest';
import { size } from '../../../../calc-wasm/js/chain-node.ts';
import { registry } from '../../../../tests/support/dataset.ts';
import { tableOf } from '../../../../tests/support/test-tables.ts';
import { judgeOf } from '../../predict/judge.ts';
import { realTable, runOn } from '../testing.ts';
import { linkRate } from './lw304-link-rate.ts';
import { chain } from './lw316-chain.ts';

const reference = registry.tables;
type Cells = Record<string, string | number>;

const CHAIN = {
  run_id: 'pool',
  controller_id: 'broadcom-sas2308',
  slot_generation: '3.0',
  slot_lanes: 8,
  expander_id: 'supermicro-bpn-sas2-846el1',
  port_kind: 'sas',
  port_generation: '2',
  port_lanes: 1,
  source_place: 'text',
};
const TARGET = { target_id: 'pool', kind: 'array', array_kind: 'raidz2', drive_count: 12 };

const subject = (cells: Cells, target: Cells = {}, ...others: Cells[]) => ({
  tables: [
    realTable('chains', [{ ...CHAIN, ...cells }, ...others.map((other) => ({ ...CHAIN, ...other }))]),
    realTable('runs', [
      { run_id: 'pool', target_id: 'pool', link_kind: 'none' },
      { run_id: 'wide', target_id: 'pool', link_kind: 'none' },
    ]),
    realTable('targets', [{ ...TARGET, ...target }]),
    realTable('results', [
      { result_id: 'r', run_id: 'pool', direction: 'device_writes_host', bandwidth_bytes_per_s: 2.2e9 },
      { result_id: 'w', run_id: 'pool', direction: 'device_reads_host', bandwidth_bytes_per_s: 2.2e9 },
    ]),
  ],
  reference,
  chained: judgeOf(size),
});
const found = (...of: Parameters<typeof subject>) =>
  runOn(chain, subject(...of)).map(({ field, message }) => `${field}: ${message}`);

test('a chain whose parts stand in their places is one', () => expect(found({})).toEqual([]));

test.each(tableOf<[string, Cells][]>(import.meta.filename, 'broken'))('%s', (message, cells) =>
  expect(found(cells)).toContain(message),
);

test('an array says of how many drives it is', () => {
  expect(found({}, { drive_count: '' })).toEqual(['run_id: the number of drives of the array is not given']);
  expect(found({}, { array_kind: 'none' })).toEqual(['run_id: the target of the run is not an array']);
});

test('what the core cannot read is said of the run', () =>
  expect(found({}, { drive_count: 2 })).toEqual(['run_id: the core cannot read this chain: chain array.members: 2']));

test('a limit is another run, and a calibration', () => {
  const wide = { run_id: 'wide' };
  expect(found({ limit_run_id: 'wide' }, {}, wide)).toEqual(['limit_run_id: the limit run is not a calibration']);
  expect(found({ limit_run_id: 'wide' }, {}, { ...wide, role: 'calibration' })).toEqual([]);
});

test('a figure far from what is expected is fine, one above the links of its chain is not', () => {
  const above = runOn(linkRate, subject({}));
  expect(above.map(({ level, message, key }) => `${key} ${level}: ${message}`)).toEqual([
    'w error: more than the chain of its run can carry',
  ]);
  expect(runOn(linkRate, subject({ port_kind: 'sata', port_generation: '3.0', expander_id: '' }))).toEqual([]);
});
