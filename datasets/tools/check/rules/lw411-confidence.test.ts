import { expect, test } from 'vitest';
import { realTable, run } from '../testing.ts';
import { confidence } from './lw411-confidence.ts';

const messages = (table: string, cells: Record<string, string>) =>
  run(confidence, realTable(table, [cells])).map(({ field, message }) => `${field}: ${message}`);

test('an uplink that somebody reported cites who did', () => {
  const uplink = { chipset_id: 'intel-z890', confidence: 'reported' };
  expect(messages('chipset-uplinks', uplink)).toEqual(['sources: the row is reported and cites no source']);
  expect(messages('chipset-uplinks', { ...uplink, sources: 'corsair-z890' })).toEqual([]);
});

test('an unverified row says what no source confirms', () => {
  const row = { card_id: 'a', confidence: 'unverified' };
  expect(messages('cards', row)).toEqual(['note: the row is unverified and does not say why']);
  expect(messages('cards', { ...row, note: 'The width is from memory.' })).toEqual([]);
});

test('tables that grade their figures otherwise are left alone', () => {
  expect(messages('dmi-generations', { confidence: 'assumed' })).toEqual([]);
});
