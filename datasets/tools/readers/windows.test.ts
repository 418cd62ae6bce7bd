// The fixtures are ours, in the words of PowerShell 5 and CrystalDiskInfo 9.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../../../site/diagnosis/reading/reading.ts';
import { cleaned } from '../paste/clean.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';
import { windowsDisks } from './windows.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const POWERSHELL = fixture('windows.txt');
const WMIC = fixture('wmic.txt');
const CRYSTAL = fixture('crystaldiskinfo.txt');
const disksOf = (text: string) => windowsDisks(cleaned(text).lines);
const GIB = 1024 ** 3;

test('the table of Get-PhysicalDisk, whose gigabytes are of 1024³ bytes', () => {
  const disks = disksOf(POWERSHELL).slice(0, 3);
  expect(
    disks.map(({ line, model, medium, bytes, bus }) => [line, model?.value, medium?.value, bytes?.value, bus?.value]),
  ).toEqual([
    [5, 'EXAMPLE HD 1000', 'HDD', Math.round(931.51 * GIB), undefined],
    [6, 'EXAMPLE NV2000', 'SSD', Math.round(1.82 * 1024 * GIB), undefined],
    [7, 'EXAMPLE STICK', undefined, Math.round(57.3 * GIB), undefined],
  ]);
});

test('the list of Get-PhysicalDisk, with names or with the numbers that stand for them', () => {
  expect(disksOf(POWERSHELL).slice(3)).toMatchObject([
    {
      line: 11,
      model: { value: 'EXAMPLE NV2000', line: 11 },
      bus: { value: 'NVMe', line: 12 },
      medium: { value: 'SSD', line: 13 },
      bytes: { value: 2_000_398_934_016, line: 14 },
      logicalSector: { value: 512 },
      physicalSector: { value: 4096 },
      rotation: { value: 0 },
    },
    {
      model: { value: 'EXAMPLE HD 1000' },
      bus: { value: 'SATA' },
      medium: { value: 'HDD' },
      rotation: undefined,
    },
  ]);
});

test('CrystalDiskInfo: the mode that a link runs in before the one that it could', () => {
  const [sata, nvme, usb, ...others] = disksOf(CRYSTAL);
  expect(others).toEqual([]);
  expect(sata).toMatchObject({
    model: { value: 'EXAMPLE SSD 250', line: 14 },
    bus: { value: 'SATA' },
    medium: { value: 'SSD' },
    bytes: { value: 250e9, line: 16 },
    rotation: { value: 0 },
    running: { value: { name: 'SATA/300', rate: 3e9 }, line: 20 },
    capable: { value: { name: 'SATA/600', rate: 6e9 }, line: 20 },
  });
  expect(nvme).toMatchObject({
    bus: { value: 'NVMe' },
    bytes: { value: 2000.3e9 },
    running: { value: { generation: '3.0', lanes: 2, rate: undefined } },
    capable: { value: { generation: '4.0', lanes: 4 } },
  });
  expect(usb).toMatchObject({
    bus: { value: 'USB' },
    rotation: { value: 5400 },
    running: undefined,
    capable: { value: { name: 'SATA/600' } },
  });
});

test('wmic: the table and the list, of whose bus only USB is believed', () => {
  expect(
    disksOf(WMIC).map(({ line, model, bytes, bus, medium }) => [line, model?.value, bytes?.value, bus?.value, medium]),
  ).toEqual([
    [3, 'EXAMPLE HD 1000', 1_000_202_273_280, undefined, undefined],
    [4, 'EXAMPLE NV2000', 2_000_396_321_280, undefined, undefined],
    [5, 'EXAMPLE STICK', 61_524_610_560, 'USB', undefined],
    [10, 'EXAMPLE SSD 500', 500_105_249_280, undefined, undefined],
    [14, 'EXAMPLE DISK', 4_000_784_417_280, 'USB', undefined],
  ]);
});

test('wmic: its commands behind a prompt belong to what they print', () => {
  expect(read('paste', WMIC).unread).toEqual([]);
});

test('what only looks like a table or a list of wmic tells of no disk', () => {
  for (const text of [
    'Model   Price\nEXAMPLE 100',
    'Model  Size\nEXAMPLE  large',
    'Model=EXAMPLE',
    'Size=1000',
    `${'Model  '.repeat(2000)}Size`,
  ]) {
    expect(disksOf(text)).toEqual([]);
  }
});

test('a table that lost its columns says nothing', () => {
  expect(disksOf(POWERSHELL.replace(/ {2,}/g, ' ')).map(({ line }) => line)).toEqual([11, 19]);
});

test('no serial number comes out', () => {
  expect(JSON.stringify([disksOf(POWERSHELL), disksOf(CRYSTAL)])).not.toContain('EX0000');
});

test.each([
  ['PowerShell', POWERSHELL],
  ['CrystalDiskInfo', CRYSTAL],
  ['wmic', WMIC],
])('%s that is cut, dressed or torn', (_, text) => {
  expectCutsToSayNothingNew(text, windowsDisks);
  expectDressingsToChangeNothing(text, windowsDisks);
  expectNoiseToBeRead(text, windowsDisks);
});

test('disks of two tables are told apart', () => {
  const table = `FriendlyName      MediaType BusType
------------      --------- -------
EXAMPLE NV2000    SSD       NVMe
`;
  expect(disksOf(`${table}\n${table}`).map((disk) => disk.table)).toEqual([1, 2]);
});

test('the health that Windows and CrystalDiskInfo tell, where it is not good', () => {
  const table = `Number FriendlyName   MediaType HealthStatus        Size
------ ------------   --------- ------------        ----
0      EXAMPLE SSD1   SSD       Healthy        931.51 GB
1      EXAMPLE HD4    HDD       Warning          3.64 TB
`;
  expect(disksOf(table).map(({ health }) => health)).toEqual([undefined, { isFailing: { value: true, line: 4 } }]);
  const crystal = `CrystalDiskInfo 9.2.0
 (1) EXAMPLE HD4
           Model : EXAMPLE HD4
   Transfer Mode : SATA/600 | SATA/600
   Health Status : Caution
05 _96 _96 _10 000000000000 Reallocated Sectors Count
C5 100 100 __0 000000000038 Current Pending Sector Count
C7 200 200 __0 00010000000A UltraDMA CRC Error Count
`;
  expect(disksOf(crystal)[0]?.health).toEqual({
    pending: { value: 56, line: 7 },
    linkErrors: { value: 10, line: 8 },
  });
});
