import { expect, test } from 'vitest';
import { tableOf } from '../../../tests/support/test-tables.ts';
import { driveCounts, linkCounts } from './base-rates.ts';

const usual = tableOf<Record<'link' | 'drive', object>>(import.meta.filename, 'usual');
const link = (parts: object) => ({ ...usual.link, ...parts });

test('links are counted below their lanes, speed and payload by kind, and by model', () => {
  expect(linkCounts([link({ links: 90 }), link({ lanes: 2, payload_bytes: 128, links: 30 })])).toEqual({
    narrow: { nvme: [30, 120] },
    narrowModels: { '144d:a808': [30, 120] },
    slow: { nvme: [0, 120] },
    payload: { nvme: [30, 120] },
  });
});

test('a kind with fewer than a hundred links and a model with fewer than twenty have no rate', () => {
  const few = [link({ links: 80 }), link({ device_id: 'a809', links: 19 })];
  expect(linkCounts(few)).toMatchObject({ narrow: {}, narrowModels: { '144d:a808': [0, 80] } });
});

test('devices of one lane, of 128 bytes, and of kinds that idle slowly are left out', () => {
  const rows = [
    link({ lanes: 1, max_lanes: 1, payload_bytes: 128, max_payload_bytes: 128, links: 500 }),
    link({ kind: 'graphics', transfers_per_s: 2.5e9, links: 500 }),
  ];
  expect(linkCounts(rows)).toEqual({
    narrow: { graphics: [0, 500] },
    narrowModels: {},
    slow: { nvme: [0, 500] },
    payload: { graphics: [0, 500] },
  });
});

test('drives count where both rates are told and the drive is for 6 Gb/s', () => {
  const drive = (parts: object) => ({ ...usual.drive, ...parts });
  const rows = [
    drive({}),
    drive({ transfers_per_s: 3e9, drives: 50 }),
    drive({ max_transfers_per_s: 3e9, transfers_per_s: 1.5e9 }),
    drive({ transfers_per_s: null }),
    drive({ medium: null }),
    drive({ kind: 'nvme' }),
  ];
  expect(driveCounts(rows)).toEqual({ ssd: [50, 200] });
});
