import { expect, test } from 'vitest';
import { loadRegistry, loadSchemas } from '../../repository/repository.ts';
import { realTable, runOn } from '../testing.ts';
import { caps } from './lw314-caps.ts';

const reference = loadRegistry(loadSchemas()).tables;
const CAP = {
  cap_id: 'a',
  controller_id: 'broadcom-sas2008',
  metric: 'bandwidth_bytes_per_s',
  link_kind: 'pcie',
  link_generation: '2.0',
  link_lanes: 8,
  explained_by_link: 'no',
};
const found = (cells: Record<string, string | number>) =>
  runOn(caps, { tables: [realTable('caps', [{ ...CAP, ...cells }])], reference }).map(
    ({ field, message }) => `${field}: ${message}`,
  );

test('a cap well below its link is one', () => {
  expect(found({ value: 2_500_000_000 })).toEqual([]);
});

test('no cap lies above its own link', () => {
  expect(found({ value: 4_500_000_000 })).toEqual(['value: more than its own link can carry']);
});

test('operations count with the bytes that each of them moves', () => {
  const iops = { metric: 'iops', block_size_bytes: 4096 };
  expect(found({ ...iops, value: 350_000 })).toEqual([]);
  expect(found({ ...iops, value: 2_000_000 })).toEqual(['value: more than its own link can carry']);
});

test('a figure that its link explains is no cap of the part', () => {
  expect(found({ value: 3_800_000_000 })).toEqual([
    'explained_by_link: 95 % of what its link carries: the link explains it',
  ]);
  expect(found({ value: 3_800_000_000, explained_by_link: 'partly' })).toEqual([]);
});

test('a link that explains a figure is given', () => {
  const open = { value: 1, link_lanes: '' };
  expect(found({ ...open, explained_by_link: 'yes' })).toEqual([
    'explained_by_link: no link is given that could explain it',
  ]);
  expect(found({ ...open, explained_by_link: 'unknown' })).toEqual([]);
});

test('a row is about one part', () => {
  expect(found({ value: 1, controller_id: '' })).toEqual(['controller_id: the row names no part']);
  expect(found({ value: 1, card_id: 'broadcom-9211-8i' })).toEqual(['card_id: the row names a second part']);
});
