import { expect, test } from 'vitest';
import { registryRows } from '../../../tests/support/dataset.ts';
import { driveCalled } from './drives-called.ts';

const drive = (drive_id: string, model: string, capacity_bytes: number) => ({
  ...{ drive_id, vendor: 'WD', model, capacity_bytes },
});
const rows = [drive('a', 'Black SN770', 1e12), drive('b', 'Black SN770', 2e12), drive('c', 'Red 4 TB', 4e12)];

test('a drive is found by its name in any spelling, and with its size where it comes in several', () => {
  expect(driveCalled(['WD_BLACK SN770 1TB'], rows)).toBe('a');
  expect(driveCalled(['Western Digital Black SN770 2 TB'], rows)).toBe('b');
  expect(driveCalled(['WD Black SN770'], rows)).toBeUndefined();
  expect(driveCalled(['', 'wd red 4tb'], rows)).toBe('c');
  expect(driveCalled(['', 'some drive'], rows)).toBeUndefined();
});

test('every drive of the registry that has its name alone is found by it', () => {
  const all = registryRows('drives');
  const names = all.map(({ vendor, model }) => `${vendor} ${model}`);
  const alone = all.filter((_, index) => names.filter((name) => name.startsWith(names[index] ?? '')).length === 1);
  expect(alone.length).toBeGreaterThan(100);
  for (const row of alone) expect(driveCalled([`${row.vendor} ${row.model}`], all)).toBe(row.drive_id);
});
