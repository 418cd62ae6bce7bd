import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { lanes } from './lw315-lanes.ts';

const messages = (table: string, cells: Record<string, string | number>) =>
  run(lanes, realTable(table, [cells])).map(({ field, message }) => `${field}: ${message}`);

test('splits add up to the lanes of their group', () => {
  const group = (splits: string, count = 16) => messages('cpu-lane-groups', { lanes: count, splits });
  expect(group('16|8+8|8+4+4')).toEqual([]);
  expect(group('16+16+8|16+8+8+4+4', 40)).toEqual([]);
  expect(group('')).toEqual([]);
  expect(group('16|8+4')).toEqual(['splits: 8+4 adds up to 12 lanes, the group has 16']);
});

test('every slot of a split has a width of PCI Express', () => {
  expect(messages('cpu-lane-groups', { lanes: 16, splits: '10+6' })).toEqual([
    'splits: no PCI Express link has 10 lanes',
  ]);
});

test('links of PCI Express have its widths, others their own', () => {
  const link = (host_link_kind: string, host_link_lanes: number) =>
    messages('controllers', { host_link_kind, host_link_lanes });
  expect(link('pcie', 8)).toEqual([]);
  expect(link('pcie', 6)).toEqual(['host_link_lanes: no PCI Express link has this width']);
  expect(link('sas', 6)).toEqual([]);
  expect(messages('chipset-uplinks', { lanes: 3 })).toEqual(['lanes: no PCI Express link has this width']);
});

test('links of runs and chains are held to it, too', () => {
  expect(messages('runs', { link_kind: 'pcie', link_lanes: 3 })).toEqual([
    'link_lanes: no PCI Express link has this width',
  ]);
  expect(messages('runs', { link_kind: 'sas', link_lanes: 3 })).toEqual([]);
  expect(messages('chains', { slot_lanes: 6 })).toEqual(['slot_lanes: no PCI Express link has this width']);
});
