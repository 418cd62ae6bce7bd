import { expect, test } from 'vitest';
import { fix } from '../../fix/fix.ts';
import { loadRegistry, loadSchemas, loadSet, loadShared, setFolders } from '../../repository/repository.ts';
import { Table } from '../../tables/table.ts';
import { realSchema, realTable, runOn } from '../testing.ts';
import { generation } from './lw210-generation.ts';
import { linkRate } from './lw304-link-rate.ts';

const schemas = loadSchemas();
const registry = loadRegistry(schemas);
const reference = registry.tables;

const found = (link_kind: string, link_generation: string) =>
  runOn(generation, {
    tables: [realTable('runs', [{ run_id: 'r', link_kind, link_generation }])],
    reference,
  });

test.each([
  ['pcie', '3', '3.0'],
  ['pcie', 'gen3', '3.0'],
  ['pcie', 'Gen 3', '3.0'],
  ['pcie', 'PCIe 3', '3.0'],
  ['pcie', 'PCIe Gen3', '3.0'],
  ['pcie', 'v3.0', '3.0'],
  ['pcie', '8 GT/s', '3.0'],
  ['pcie', '8.0GT/s', '3.0'],
  ['pcie', '2.5 GT/s', '1.0'],
  ['dmi', '3', '3.0'],
  ['sata', '3', '3.0'],
  ['sata', '6 Gb/s', '3.0'],
  ['sas', 'SAS-3', '3'],
  ['sas', '12Gbps', '3'],
  ['usb', '3.2 gen2x1', '3.2 Gen 2x1'],
  ['usb', '480 Mb/s', '2.0'],
  ['usb', 'USB4 Gen 3x2', '4 Gen 3x2'],
  ['thunderbolt', '3.0', '3'],
  ['thunderbolt', 'Thunderbolt 4', '4'],
  ['ethernet', '10G', '10'],
  ['ethernet', '25 GbE', '25'],
])('of %s, %j is understood and becomes %s', (kind, text, name) => {
  expect(found(kind, text)).toMatchObject([{ level: 'error', replacement: name, fixable: true }]);
  expect(found(kind, name)).toEqual([]);
});

test.each([
  ['pcie', '3.5'],
  ['pcie', '9.0'],
  ['pcie', '9 GT/s'],
  ['sata', '4.0'],
  ['usb', '3.2'],
  ['thunderbolt', '9'],
  ['pcie', 'fast'],
])('of %s, %j is refused, and nothing is made of it', (kind, text) => {
  const findings = found(kind, text);
  expect(findings).toHaveLength(1);
  expect(findings[0]).not.toHaveProperty('replacement');
});

test('what two generations have in common names both, and neither is written', () => {
  const [finding] = found('usb', '10 Gb/s');
  expect(finding?.fix).toBe('write 3.2 Gen 1x2 or 3.2 Gen 2x1');
  expect(finding).not.toHaveProperty('replacement');
});

test('links without generations, and tables without a registry, are left alone', () => {
  expect(found('none', '3.5')).toEqual([]);
  expect(found('', '3.5')).toEqual([]);
  const tables = [realTable('runs', [{ run_id: 'r', link_kind: 'pcie', link_generation: '3.5' }])];
  expect(runOn(generation, { tables, reference: [] })).toEqual([]);
});

test('drives and controllers name generations, too', () => {
  const tables = [
    realTable('drives', [{ drive_id: 'a', protocol: 'nvme', interface_generation_max: '4' }]),
    realTable('controllers', [
      { controller_id: 'b', host_link_kind: 'pcie', host_link_generation: '3.5' },
      { controller_id: 'c', downstream_kind: 'sata', downstream_generation: '3' },
    ]),
  ];
  expect(runOn(generation, { tables, reference }).map(({ field, replacement }) => [field, replacement])).toEqual([
    ['interface_generation_max', '4.0'],
    ['host_link_generation', undefined],
    ['downstream_generation', '3.0'],
  ]);
});

test('3.5 GB/s on one lane is found whatever the generation is called, once it is mended', () => {
  const results = realTable('results', [
    { result_id: 'a', run_id: 'r', direction: 'device_writes_host', bandwidth_bytes_per_s: 3.5e9 },
  ]);
  const names = realSchema('runs').fields.map(({ name }) => name);
  const cells: Record<string, string> = {
    run_id: 'r',
    link_kind: 'pcie',
    link_generation: 'Gen 3',
    link_lanes: '1',
  };
  const csv = `${names.join(',')}\n${names.map((name) => cells[name] ?? '').join(',')}\n`;
  const load = (files: readonly { path: string; bytes?: Uint8Array }[]) => ({
    tables: files.flatMap(({ path, bytes }) => (bytes ? [new Table(path, realSchema('runs'), bytes)] : [])),
    reference,
  });
  const mended = fix([{ path: 'runs.csv', bytes: new TextEncoder().encode(csv) }], load);
  const [runs] = load(mended.files).tables;
  expect(runs && runOn(linkRate, { tables: [runs, results], reference })).toHaveLength(1);
});

test('the data name every generation as the registry does', () => {
  const shared = loadShared(schemas, registry);
  const sets = setFolders().map((folder) => loadSet(folder, schemas, shared));
  expect([registry, ...sets].flatMap((subject) => runOn(generation, subject))).toEqual([]);
});
