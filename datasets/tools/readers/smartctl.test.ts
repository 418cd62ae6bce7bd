// The fixtures are ours, in the words of smartmontools 7.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { smartDrives } from './smartctl.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

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
  const named = (text: string) => drivesOf(text).map(({ name, model }) => [name?.value, model?.value]);
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
  const text = JSON.stringify([drivesOf(TEXT), drivesOf(JSON_TEXT), drivesOf(byId)]);
  expect(text).not.toMatch(/EX0000|5000000|0x/);
});

test.each([
  ['text', TEXT],
  ['JSON', JSON_TEXT],
])('%s that is cut, dressed or torn', (_, text) => {
  expectCutsToSayNothingNew(text, smartDrives);
  expectDressingsToChangeNothing(text, smartDrives);
  expectNoiseToBeRead(text, smartDrives);
});

const AILING = `$ sudo smartctl -x /dev/sdd
=== START OF INFORMATION SECTION ===
Device Model:     EXAMPLE HD2000
=== START OF READ SMART DATA SECTION ===
SMART overall-health self-assessment test result: FAILED!
ID# ATTRIBUTE_NAME          FLAGS    VALUE WORST THRESH FAIL RAW_VALUE
  5 Reallocated_Sector_Ct   PO--CK   001   001   140    NOW  1985
194 Temperature_Celsius     -O---K   112   099   000    -    35 (Min/Max 14/63)
197 Current_Pending_Sector  -O--CK   200   200   000    -    56
198 Offline_Uncorrectable   ----CK   200   200   000    -    0
199 UDMA_CRC_Error_Count    -O--CK   200   001   000    -    4739
`;

test('what a drive says of its health: counts that are not zero, and that it fails', () => {
  expect(drivesOf(AILING)[0]?.health).toEqual({
    isFailing: { value: true, line: 5 },
    reallocated: { value: 1985, line: 7 },
    pending: { value: 56, line: 9 },
    linkErrors: { value: 4739, line: 11 },
  });
  const sound = AILING.replace('FAILED!', 'PASSED')
    .replace(' NOW ', '  -  ')
    .replace(/\b(?:1985|56|4739)$/gm, '0');
  expect(drivesOf(sound)[0]?.health).toEqual({ isReadable: { value: true, line: 9 } });
});

test('reads that failed, in the words of Samsung', () => {
  const text = AILING.replace('Current_Pending_Sector ', 'Uncorrectable_Error_Cnt');
  expect(drivesOf(text)[0]?.health?.uncorrectable).toEqual({ value: 56, line: 9 });
});

test('a drive that calls itself failing for its heat alone is hot, and not failing', () => {
  const nvme = (...reasons: string[]) =>
    drivesOf(
      [
        '=== START OF INFORMATION SECTION ===',
        'Model Number:                       EXAMPLE NV1000',
        '=== START OF SMART DATA SECTION ===',
        'SMART overall-health self-assessment test result: FAILED!',
        ...reasons,
        '',
        'SMART/Health Information (NVMe Log 0x02)',
        'end',
      ].join('\n'),
    )[0]?.health;
  const heat = '- temperature is above or below threshold';
  expect(nvme(heat)).toEqual({ isHot: { value: true, line: 4 } });
  const failing = { isFailing: { value: true, line: 4 } };
  expect(nvme()).toEqual(failing);
  expect(nvme(heat, '- available spare has fallen below threshold')).toEqual(failing);
  expect(nvme('- media has been placed in read only mode')).toEqual(failing);
  const json = (value: number) =>
    drivesOf(
      JSON.stringify({
        smartctl: { version: [7, 4] },
        device: { name: '/dev/nvme0', protocol: 'NVMe' },
        model_name: 'EXAMPLE NV1000',
        smart_status: { passed: false, nvme: { value } },
      }),
    )[0]?.health;
  expect(json(2)).toMatchObject({ isHot: { value: true } });
  expect(json(2)).not.toHaveProperty('isFailing');
  expect(json(3)?.isFailing).toMatchObject({ value: true });
});

const SAS = `$ sudo smartctl -x /dev/sdf
=== START OF INFORMATION SECTION ===
Vendor:               EXAMPLE
Product:              SS1200
Transport protocol:   SAS (SPL-4)
=== START OF READ SMART DATA SECTION ===
SMART Health Status: OK
Elements in grown defect list: 37

Error counter log:
           Errors Corrected by           Total   Correction     Gigabytes    Total
               ECC          rereads/    errors   algorithm      processed    uncorrected
           fast | delayed   rewrites  corrected  invocations   [10^9 bytes]  errors
read:   2083034       17         3   2083054         20      33553.063           2
write:         0        0         0         0          0       6243.154           5
verify:     1001        0         0      1001          0        812.007           1

Non-medium error count:       14
`;

test('a SAS drive that calls itself sound: defects since the factory, and what it could not correct', () => {
  expect(drivesOf(SAS)[0]?.health).toEqual({
    reallocated: { value: 37, line: 8 },
    mediaErrors: { value: 2, line: 14 },
    writeErrors: { value: 5, line: 15 },
  });
  const sound = SAS.replace('list: 37', 'list: 0').replace(/(?<=\.[0-9]{3} +)[125]$/gm, '0');
  expect(drivesOf(sound)[0]?.health).toEqual({ isReadable: { value: true, line: 14 } });
  const log = (read: number, write: number) => ({
    smartctl: { version: [7, 4] },
    device: { name: '/dev/sdf', protocol: 'SCSI' },
    scsi_model_name: 'EXAMPLE SS1200',
    scsi_grown_defect_list: 296,
    scsi_error_counter_log: {
      read: { total_errors_corrected: 9, total_uncorrected_errors: read },
      write: { total_uncorrected_errors: write },
    },
  });
  const healthOf = (json: object) => drivesOf(JSON.stringify(json, undefined, 2))[0]?.health;
  expect(healthOf(log(3, 4))).toMatchObject({
    mediaErrors: { value: 3 },
    writeErrors: { value: 4 },
  });
  expect(healthOf(log(0, 0))).toEqual({ isReadable: { value: true, line: 17 } });
});

test('a table without the drive above it is of a drive without a name', () => {
  const row = '199 UDMA_CRC_Error_Count    0x000a   200   200   000    Old_age   Always       -       65';
  const [drive] = drivesOf(`${row}\n`);
  expect(drive).toMatchObject({ name: undefined, health: { linkErrors: { value: 65 } } });
});

test('the same of JSON, and of NVMe the data that was lost', () => {
  const text = JSON.stringify(
    {
      smartctl: { version: [7, 4] },
      device: { name: '/dev/sdd', protocol: 'ATA' },
      model_name: 'EXAMPLE HD2000',
      smart_status: { passed: false },
      ata_smart_attributes: {
        table: [{ id: 197, name: 'Current_Pending_Sector', raw: { value: 8, string: '8' } }],
      },
      nvme_smart_health_information_log: { media_errors: 3 },
    },
    undefined,
    2,
  );
  expect(drivesOf(text)[0]?.health).toMatchObject({
    isFailing: { value: true },
    pending: { value: 8 },
    mediaErrors: { value: 3 },
  });
  const nvme = '=== START OF INFORMATION SECTION ===\nModel Number:   EXAMPLE NV1000\n';
  const lost = `${nvme}Media and Data Integrity Errors:    1,204\n`;
  expect(drivesOf(lost)[0]?.health).toEqual({ mediaErrors: { value: 1204, line: 3 } });
});

test('an NVMe drive: how hot it is, may be and was, and how often it slowed down', () => {
  const text = `=== START OF INFORMATION SECTION ===
Model Number:                       EXAMPLE NV1000
Warning  Comp. Temp. Threshold:     80 Celsius
Critical Comp. Temp. Threshold:     85 Celsius
=== START OF SMART DATA SECTION ===
Temperature:                        83 Celsius
Warning  Comp. Temperature Time:    1,412
Critical Comp. Temperature Time:    3
Thermal Temp. 1 Transition Count:   12
Thermal Temp. 2 Transition Count:   4
`;
  expect(drivesOf(text)[0]?.heat).toEqual({
    warnsAt: { value: 80, line: 3 },
    criticalAt: { value: 85, line: 4 },
    temperature: { value: 83, line: 6 },
    hotMinutes: { value: 1412, line: 7 },
    throttles: { value: 16, line: 10 },
  });
});
