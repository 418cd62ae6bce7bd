// The fixtures are ours, in the words of smartmontools 7.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/cleaned.ts';
import { smartDrives } from './smartctl.ts';
import {
  expectCutsToSayNothingNew,
  expectDressingsToChangeNothing,
  expectNoiseToBeRead,
} from './testing.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const TEXT = fixture('smartctl.txt');
const JSON_TEXT = fixture('smartctl-json.txt');
const drivesOf = (text: string) => smartDrives(cleaned(text).lines);

test('a SATA drive: what it is, what its link can do and what it does', () => {
  expect(drivesOf(TEXT)[0]).toEqual({
    line: 1,
    name: { value: 'sda', line: 1 },
    access: undefined,
    vendor: undefined,
    model: { value: 'EXAMPLE HD4000', line: 7 },
    transport: { value: 'SATA', line: 15 },
    bytes: { value: 4_000_787_030_016, line: 10 },
    logicalSector: { value: 512, line: 11 },
    physicalSector: { value: 4096, line: 11 },
    rotation: { value: 5400, line: 12 },
    sataVersion: { value: 'SATA 3.1', line: 15 },
    capable: { value: 6e9, line: 15 },
    running: { value: 3e9, line: 15 },
    phys: [],
  });
});

test('a SAS drive: both ports, of which one is not attached', () => {
  const [, drive] = drivesOf(TEXT);
  expect(drive).toMatchObject({
    name: { value: 'sdb' },
    access: { value: 'scsi' },
    vendor: { value: 'EXAMPLE' },
    model: { value: 'SAS8000' },
    transport: { value: 'SAS' },
    physicalSector: { value: 4096 },
    capable: undefined,
  });
  expect(drive?.phys).toEqual([
    {
      line: 39,
      port: 1,
      phy: 0,
      state: { value: 'phy enabled; 12 Gbps', line: 46 },
      running: { value: 12e9, line: 46 },
      attached: { value: 'expander device', line: 43 },
    },
    {
      line: 48,
      port: 2,
      phy: 1,
      state: { value: 'phy enabled; unknown', line: 53 },
      running: undefined,
      attached: { value: 'no device attached', line: 52 },
    },
  ]);
});

test('an NVMe drive has no link, and one asked for behind a bridge says how', () => {
  const [, , nvme, bridged] = drivesOf(TEXT);
  expect(nvme).toMatchObject({
    name: { value: 'nvme0' },
    model: { value: 'EXAMPLE NV1000' },
    transport: { value: 'NVMe' },
    bytes: { value: 1_000_204_886_016 },
    logicalSector: { value: 512 },
    capable: undefined,
    running: undefined,
  });
  expect(bridged).toMatchObject({
    name: { value: 'sdc' },
    access: { value: 'sat,12' },
    bytes: { value: 250_059_350_016 },
    logicalSector: { value: 512 },
    physicalSector: { value: 512 },
    rotation: { value: 0 },
    sataVersion: { value: 'SATA 2.6' },
    capable: { value: 3e9 },
    running: undefined,
  });
});

test.each([
  ['SATA 3.1', 'SATA 3.1', undefined, undefined],
  ['SATA >3.5 (0x7ff), 6.0 Gb/s (current: 6.0 Gb/s)', 'SATA >3.5', 6e9, 6e9],
  ['SATA 3.2, 6.0 Gb/s', 'SATA 3.2', 6e9, undefined],
  ['SATA 2.5, 3.0 Gb/s (current: 1.5 Gb/s)', 'SATA 2.5', 3e9, 1.5e9],
  ['Unknown (0x1000)', undefined, undefined, undefined],
])('SATA Version is: %s', (text, version, capable, running) => {
  const [drive] = drivesOf(`SATA Version is:  ${text}\n`);
  expect([drive?.sataVersion?.value, drive?.capable?.value, drive?.running?.value]).toEqual([
    version,
    capable,
    running,
  ]);
});

test('drives that a loop prints below headings of its own are told apart', () => {
  const one = 'Device Model:     EXAMPLE A\nSATA Version is:  SATA 3.1, 6.0 Gb/s\n';
  const two = one.replace('EXAMPLE A', 'EXAMPLE B');
  const named = (text: string) =>
    drivesOf(text).map(({ name, model }) => [name?.value, model?.value]);
  expect(named(`/dev/sda\n${one}/dev/sdb\n${two}`)).toEqual([
    ['sda', 'EXAMPLE A'],
    ['sdb', 'EXAMPLE B'],
  ]);
  expect(named(one + two)).toEqual([
    [undefined, 'EXAMPLE A'],
    [undefined, 'EXAMPLE B'],
  ]);
});

test('JSON says the same, with the line of each value', () => {
  const [sata, sas, ...others] = drivesOf(JSON_TEXT);
  expect(others).toEqual([]);
  expect(sata).toMatchObject({
    line: 2,
    name: { value: 'sda', line: 5 },
    access: { value: 'sat', line: 5 },
    model: { value: 'EXAMPLE HD4000', line: 6 },
    transport: { value: 'SATA', line: 13 },
    bytes: { value: 4_000_787_030_016, line: 9 },
    rotation: { value: 7200, line: 12 },
    sataVersion: { value: 'SATA 3.3', line: 13 },
    capable: { value: 6e9, line: 17 },
    running: { value: 3e9, line: 21 },
  });
  expect(sas).toMatchObject({
    name: { value: 'sdb' },
    vendor: { value: 'EXAMPLE' },
    transport: { value: 'SAS' },
    phys: [{ port: 1, phy: 0, running: { value: 12e9, line: 38 }, attached: { line: 37 } }],
  });
});

test('no serial number, no name by id and no address comes out', () => {
  const byId = 'smartctl -a /dev/disk/by-id/ata-EXAMPLE_EX0000000004\nDevice Model: EXAMPLE A\n';
  const said = JSON.stringify([drivesOf(TEXT), drivesOf(JSON_TEXT), drivesOf(byId)]);
  expect(said).not.toMatch(/EX0000|5000000|0x/);
});

test.each([
  ['text', TEXT],
  ['JSON', JSON_TEXT],
])('%s that is cut, dressed or torn', (_, text) => {
  expectCutsToSayNothingNew(text, smartDrives);
  expectDressingsToChangeNothing(text, smartDrives);
  expectNoiseToBeRead(text, smartDrives);
});
