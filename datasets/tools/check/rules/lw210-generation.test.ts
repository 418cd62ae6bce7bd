import { expect, test } from 'vitest';
import { publishedSets, registry } from '../../../../tests/support/dataset.ts';
import { fix } from '../../fix/fix.ts';
import { Table } from '../../tables/table.ts';
import { realSchema, realTable, runOn } from '../testing.ts';
import { generation } from './lw210-generation.ts';
import { linkRate } from './lw304-link-rate.ts';

const reference = registry.tables;

test('3.5 GB/s on one lane is found whatever the generation is called, once it is mended', () => {
  const results = realTable('results', [
    { result_id: 'a', run_id: 'r', direction: 'device_writes_host', bandwidth_bytes_per_s: 3.5e9 },
  ]);
  const names = realSchema('runs').fields.map(({ name }) => name);
  const cells: Record<string, string> = { run_id: 'r', link_kind: 'pcie', link_generation: 'Gen 3', link_lanes: '1' };
  const csv = `${names.join(',')}\n${names.map((name) => cells[name] ?? '').join(',')}\n`;
  const load = (files: readonly { path: string; bytes?: Uint8Array }[]) => ({
    tables: files.flatMap(({ path, bytes }) => (bytes ? [new Table(path, realSchema('runs'), bytes)] : [])),
    reference,
  });
  const mended = fix([{ path: 'runs.csv', bytes: new TextEncoder().encode(csv) }], load);
  const [runs] = load(mended.files).tables;
  expect(runs && runOn(linkRate, { tables: [runs, results], reference })).toHaveLength(1);
});

test('the data name every generation as the registry does', () =>
  expect([registry, ...publishedSets()].flatMap((subject) => runOn(generation, subject))).toEqual([]));
