// The fixtures are ours, in the words of each tool.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import type { Controller, ControllerDrive } from './controller.ts';
import { controllers } from './hba.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const TEXTS = {
  storcli: fixture('storcli.txt'),
  'storcli JSON': fixture('storcli-json.txt'),
  megacli: fixture('megacli.txt'),
  sas3ircu: fixture('sas3ircu.txt'),
  ssacli: fixture('ssacli.txt'),
  arcconf: fixture('arcconf.txt'),
};
const read = (name: keyof typeof TEXTS) => controllers(cleaned(TEXTS[name]).lines);
const shown = ({ model, firmware, address, link }: Controller) => [
  model?.value,
  firmware?.value,
  address?.value,
  link?.value,
];
const drive = (each: ControllerDrive) => [
  each.place,
  each.model?.value,
  each.transport?.value,
  each.medium?.value,
  each.bytes?.value,
  each.capable?.value,
  each.running?.value,
];
const TIB = 1024 ** 4;

test('storcli: the controller, its drives in a table, and the speeds of one that was asked for', () => {
  const [found, ...others] = read('storcli');
  expect(others).toEqual([]);
  expect(found && shown(found)).toEqual(['Example RAID 9361-8i', '4.680.00-8290', '0000:5c:00.0', undefined]);
  expect(found?.drives.map(drive)).toEqual([
    ['252:0', 'EXAMPLE HD4000', 'SATA', 'HDD', Math.round(3.637 * TIB), 6e9, 12e9],
    ['252:1', 'EXAMPLE SS900', 'SAS', 'SSD', Math.round(893.137 * 1024 ** 3), undefined, undefined],
    [':2', 'EXAMPLE NV1500', 'NVMe', 'SSD', Math.round(1.454 * TIB), undefined, undefined],
  ]);
  expect(found?.drives[0]).toMatchObject({ line: 23, bytes: { line: 23 }, running: { line: 34 } });
});

test('storcli as JSON says the same of the drive that it holds', () => {
  const [found, ...others] = read('storcli JSON');
  expect(others).toEqual([]);
  expect(found && shown(found)).toEqual(['Example RAID 9361-8i', '4.680.00-8290', '0000:5c:00.0', undefined]);
  expect(found?.drives.map(drive)).toEqual([
    ['252:0', 'EXAMPLE HD4000', 'SATA', 'HDD', Math.round(3.637 * TIB), 6e9, 12e9],
  ]);
  expect(found?.address?.line).toBe(13);
  expect(found?.drives[0]?.running?.line).toBe(33);
});

test('MegaCli: what each drive can do, what the last hop does, and exact sizes', () => {
  expect(read('megacli').flatMap(({ drives }) => drives.map(drive))).toEqual([
    ['64:0', undefined, 'SAS', 'HDD', 4_000_787_030_016, 12e9, 6e9],
    ['64:1', undefined, 'SATA', 'SSD', undefined, 6e9, undefined],
  ]);
});

test('sas3ircu: its decimal bus is the hexadecimal one of lspci, and an enclosure is no drive', () => {
  const [found] = read('sas3ircu');
  expect(found && shown(found)).toEqual(['SAS3008', '16.00.10.00', '0000:83:00.0', undefined]);
  expect(found?.drives.map(drive)).toEqual([
    ['2:3', 'EXAMPLE HD4000', 'SATA', 'HDD', 4_000_787_030_016, undefined, undefined],
  ]);
});

test('ssacli: the link of the controller itself, and the faster port of each drive', () => {
  const [found] = read('ssacli');
  expect(found && shown(found)).toEqual([
    'Smart Array P408i-a SR Gen10',
    '1.65-0',
    '0000:5c:00.0',
    { generation: '3.0', lanes: 8 },
  ]);
  expect(found?.link?.line).toBe(7);
  expect(found?.drives.map(drive)).toEqual([
    ['1I:1:1', 'EXAMPLE SAS1200', 'SAS', 'HDD', 1.2e12, 12e9, 6e9],
    ['1I:1:2', undefined, 'SATA', 'SSD', 480e9, undefined, 6e9],
  ]);
});

test('arcconf: card, volume and drives; an enclosure is none, and no expander makes SATA faster', () => {
  const [found, ...others] = read('arcconf');
  expect(others).toEqual([]);
  expect(found && shown(found)).toEqual([
    'Example RAID 8805',
    '7.5-0 (32034)',
    '0000:5c:00.0',
    { generation: '3.0', lanes: 8 },
  ]);
  expect(found?.backup).toEqual({ value: 'ZMM Optimal', line: 26 });
  expect(found?.drives.map(drive)).toEqual([
    ['0,8', 'EXAMPLE HD4000', 'SATA', 'HDD', 3_815_447 * 1024 ** 2, undefined, 6e9],
    ['0,9', 'EXAMPLE SS900', 'SATA', 'SSD', 457_862 * 1024 ** 2, undefined, undefined],
  ]);
  expect(found?.drives.map(({ state, failing, mediaErrors }) => [state, failing, mediaErrors])).toEqual([
    [{ value: 'Online', line: 50 }, undefined, { value: 3, line: 73 }],
    [{ value: 'Failed', line: 76 }, { value: true, line: 83 }, undefined],
  ]);
  expect(volumes(TEXTS.arcconf)).toEqual([[['0', 'RAID6', 'Degraded', 'WT']]]);
});

test('arcconf: two outputs of one card are one, and the cards of two are told apart', () => {
  const parts = TEXTS.arcconf.split(/^-+\n(?=Physical Device)/m);
  const again = `${parts[0]}# arcconf getconfig 1 pd\nControllers found: 1\n${parts[1]}`;
  expect(controllers(cleaned(again).lines).map(({ drives }) => drives.length)).toEqual([2]);
  const both = `${TEXTS.arcconf}${TEXTS.arcconf.replace('getconfig 1', 'getconfig 2')}`;
  expect(controllers(cleaned(both).lines).map(({ drives }) => drives.length)).toEqual([2, 2]);
});

test('ssacli: what a list says of volumes and drives holds for what is told below of the same', () => {
  const [found, ...others] = controllers(
    cleaned(
      [
        'Smart Array P420i in Slot 0 (Embedded)    (sn: EX0000C1)',
        '',
        '   Array A (SAS, Unused Space: 0  MB)',
        '      logicaldrive 1 (279.4 GB, RAID 1+0, Interim Recovery Mode)',
        '      physicaldrive 1I:1:1 (port 1I:box 1:bay 1, SAS HDD, 300 GB, OK)',
        '      physicaldrive 1I:1:2 (port 1I:box 1:bay 2, SAS HDD, 300 GB, Failed)',
        '      physicaldrive 1I:1:3 (port 1I:box 1:bay 3, SATA SSD, 240 GB, Predictive Failure, spare)',
        '   Array: A',
        '      Status: OK',
        '      Logical Drive: 1',
        '         Size: 279.4 GB',
        '         Fault Tolerance: 1+0',
        '         Status: Interim Recovery Mode',
        '         Mirror Group 1:',
        '            physicaldrive 1I:1:1 (port 1I:box 1:bay 1, SAS HDD, 300 GB, OK)',
        '      physicaldrive 1I:1:1',
        '         Status: OK',
        '         PHY Transfer Rate: 6.0Gbps, Unknown',
      ].join('\n'),
    ).lines,
  );
  expect(others).toEqual([]);
  expect(found?.drives.map(drive)).toEqual([
    ['1I:1:1', undefined, 'SAS', 'HDD', 300e9, undefined, 6e9],
    ['1I:1:2', undefined, 'SAS', 'HDD', 300e9, undefined, undefined],
    ['1I:1:3', undefined, 'SATA', 'SSD', 240e9, undefined, undefined],
  ]);
  expect(found?.drives.map(({ state }) => state?.value)).toEqual(['OK', 'Failed', 'Predictive Failure']);
  expect(found?.volumes).toEqual([
    expect.objectContaining({
      place: '1',
      level: { value: 'RAID1+0', line: 4 },
      state: { value: 'Interim Recovery Mode', line: 4 },
    }),
  ]);
});

test('storcli2 and perccli2: drives in their table, by whether they work', () => {
  const [found] = controllers(
    cleaned(
      [
        'CLI Version = 008.0004.0000.0022 Apr 28, 2023',
        'Controller = 0',
        '',
        'EID:Slt PID State Status DG       Size Intf Med SED_Type   SeSz Model            Sp LU/NS Count Alt-EID',
        '-------------------------------------------------------------------------------------------------------',
        '268:1   258 Conf  Online  0 893.75 GiB SAS  SSD Enterprise 512B EXAMPLE SS900    U            1 -',
        '268:0   257 Conf  Failed  0 893.75 GiB SAS  SSD Enterprise 512B EXAMPLE SS900    U            1 -',
        '306:3   292 UConf Good    -  9.094 TiB SAS  HDD -          4 KiB EXAMPLE HD4000   U            1 -',
      ].join('\n'),
    ).lines,
  );
  const GIB = 1024 ** 3;
  expect(found?.drives.map(drive)).toEqual([
    ['268:1', 'EXAMPLE SS900', 'SAS', 'SSD', 893.75 * GIB, undefined, undefined],
    ['268:0', 'EXAMPLE SS900', 'SAS', 'SSD', 893.75 * GIB, undefined, undefined],
    ['306:3', 'EXAMPLE HD4000', 'SAS', 'HDD', Math.round(9.094 * TIB), undefined, undefined],
  ]);
  expect(found?.drives.map(({ state }) => state?.value)).toEqual(['Online', 'Failed', 'Good']);
});

test('storcli and MegaCli: what a drive expects of itself, and errors of its medium', () => {
  const storcli = controllers(
    cleaned(
      [
        'Controller = 0',
        'Drive /c0/e252/s3 State :',
        '=======================',
        'Media Error Count = 14',
        'Predictive Failure Count = 0',
        'S.M.A.R.T alert flagged by drive = Yes',
      ].join('\n'),
    ).lines,
  );
  expect(storcli[0]?.drives[0]).toMatchObject({
    mediaErrors: { value: 14, line: 4 },
    failing: { value: true, line: 6 },
  });
  const megacli = controllers(
    cleaned(
      [
        'Enclosure Device ID: 32',
        'Slot Number: 1',
        'Media Error Count: 0',
        'Predictive Failure Count: 2',
        'Firmware state: Online, Spun Up',
        'Drive has flagged a S.M.A.R.T alert : No',
      ].join('\n'),
    ).lines,
  );
  expect(megacli[0]?.drives[0]).toMatchObject({ failing: { value: true, line: 4 } });
  expect(megacli[0]?.drives[0]?.mediaErrors).toBeUndefined();
});

test('storcli: a group of drives in the topology, unless its volume is listed', () => {
  const topology = [
    'Controller = 0',
    'DG Arr Row EID:Slot DID Type  State BT     Size PDC  PI SED DS3  FSpace TR',
    ' 0 -   -   -        -   RAID5 Dgrd  N  3.637 TB dflt N  N   none N      N',
    ' 0 0   -   -        -   RAID5 Dgrd  N  3.637 TB dflt N  N   none N      N',
    ' 0 0   0   32:0     0   DRIVE Onln  N  1.818 TB dflt N  N   none -      N',
  ];
  expect(volumes(topology.join('\n'))).toEqual([[['0', 'RAID5', 'Dgrd', undefined]]]);
  const listed = [...topology, '0/0   RAID5 Dgrd  RW     Yes     RWBD  -   ON    3.637 TB data'];
  expect(volumes(listed.join('\n'))).toEqual([[['0/0', 'RAID5', 'Dgrd', 'RWBD']]]);
});

test('storcli: the overview of all cards counts volumes that are not in order, and names the battery', () => {
  const found = controllers(
    cleaned(
      [
        'Ctl Model               Ports PDs DGs DNOpt VDs VNOpt BBU  sPR DS  EHS ASOs Hlth',
        '  0 ExampleRAID9361-8i      8  12   1     1   2     1 Fail On  1&2 Y      4 NdAtn',
        '  1 ExampleRAID9361-8i      8  12   1     0   2     0 Opt  On  1&2 Y      4 Opt',
      ].join('\n'),
    ).lines,
  );
  expect(found.map(({ unwell, backup }) => [unwell, backup?.value])).toEqual([
    [{ value: 1, line: 2 }, 'Failed'],
    [undefined, 'Optimal'],
  ]);
});

test('storcli: the same overview as JSON', () => {
  const rows = [
    { Ctl: 0, Model: 'ExampleRAID9361-8i', PDs: 12, VDs: 2, VNOpt: 1, BBU: 'Fail' },
    { Ctl: 1, Model: 'ExampleRAID9361-8i', PDs: 12, VDs: 2, VNOpt: 0, BBU: 'N/A' },
  ];
  const text = JSON.stringify({ Controllers: [{ 'Response Data': { 'System Overview': rows } }] }, undefined, 2);
  const found = controllers(cleaned(text).lines);
  expect(found.map(({ unwell, backup }) => [unwell?.value, backup?.value])).toEqual([
    [1, 'Failed'],
    [undefined, undefined],
  ]);
});

test('MegaCli: the state of the battery alone', () => {
  const text = 'BBU status for Adapter: 0\n\nBatteryType: BBU\nBattery State: Failed\n';
  expect(controllers(cleaned(text).lines)).toMatchObject([{ backup: { value: 'Failed', line: 4 } }]);
});

test('sas3ircu: a volume of the card and the state of its drives', () => {
  const text = TEXTS.sas3ircu.replace(
    /^(?=.*Physical device information)/m,
    [
      'IR Volume information',
      '-'.repeat(72),
      'IR volume 1',
      '  Volume ID                               : 286',
      '  Status of volume                        : Degraded (DGD)',
      '  RAID level                              : RAID1',
      '  Size (in MB)                            : 285148',
      '',
    ].join('\n'),
  );
  const [found] = controllers(cleaned(text).lines);
  expect(found?.volumes).toEqual([
    expect.objectContaining({
      place: '1',
      level: expect.objectContaining({ value: 'RAID1' }),
      state: expect.objectContaining({ value: 'Degraded (DGD)' }),
      bytes: expect.objectContaining({ value: 285_148 * 1024 ** 2 }),
    }),
  ]);
});

test('no serial number, WWN or SAS address comes out', () => {
  const said = JSON.stringify(Object.values(TEXTS).map((text) => controllers(cleaned(text).lines)));
  expect(said).not.toMatch(/EX0000|5000000/);
});

test.each(Object.entries(TEXTS))('%s that is cut', (_, text) => {
  expectCutsToSayNothingNew(text, controllers);
});

test.each(Object.entries(TEXTS))('%s that is dressed', (_, text) => {
  expectDressingsToChangeNothing(text, controllers);
});

/** What is torn costs time for each line. */
const PIECES = Object.entries(TEXTS).flatMap(([name, text]) =>
  (text.match(/(?:.*\n){1,30}/g) ?? []).map((piece, index) => [`${name} ${index}`, piece] as const),
);

test.each(PIECES)('%s that is torn', (_, piece) => {
  expectNoiseToBeRead(piece, controllers);
});

const volumes = (text: string) =>
  controllers(cleaned(text).lines).map((controller) =>
    controller.volumes.map(({ place, level, state, cache }) => [place, level?.value, state?.value, cache?.value]),
  );

test('MegaCli -LDInfo: volumes in the words of storcli, and drives below them', () => {
  const text = `Adapter: 0
Virtual Drive Information:
Virtual Drive: 0 (Target Id: 0)
Name                :
RAID Level          : Primary-5, Secondary-0, RAID Level Qualifier-3
State               : Degraded
Current Cache Policy: WriteThrough, ReadAheadNone, Direct, No Write Cache if Bad BBU
Virtual Drive: 1 (Target Id: 1)
RAID Level          : Primary-1, Secondary-3, RAID Level Qualifier-0
State               : Optimal
Current Cache Policy: WriteBack, ReadAdaptive, Cached, No Write Cache if Bad BBU
Physical Disk: 0
Enclosure Device ID: 64
Slot Number: 2
Firmware state: Online, Spun Up
`;
  expect(volumes(text)).toEqual([
    [
      ['0', 'RAID5', 'Dgrd', 'WT'],
      ['1', 'RAID10', 'Optl', 'WB'],
    ],
  ]);
  expect(controllers(cleaned(text).lines)[0]?.drives.map(({ place }) => place)).toEqual(['64:2']);
});

test('MegaCli: the battery that another command tells of is that of the same card', () => {
  const text = (card: number) => `Adapter ${card} -- Virtual Drive Information:
Virtual Drive: 0 (Target Id: 0)
RAID Level          : Primary-5, Secondary-0, RAID Level Qualifier-3
State               : Optimal

BBU status for Adapter: ${card}

Battery State: Optimal
`;
  const found = controllers(cleaned(text(0) + text(1)).lines);
  expect(found.map(({ volumes: own, backup }) => [own.length, backup?.value])).toEqual([
    [1, 'Optimal'],
    [1, 'Optimal'],
  ]);
});

test('MegaCli: spans of mirrors or of parity are a level of their own', () => {
  const level = (primary: number, spans: number) =>
    volumes(
      `Adapter: 0\nVirtual Drive: 0 (Target Id: 0)\nRAID Level          : Primary-${primary}, Secondary-0, RAID Level Qualifier-0\nState               : Optimal\nSpan Depth          : ${spans}\n`,
    )[0]?.[0]?.[1];
  expect([level(1, 6), level(5, 2), level(6, 3)]).toEqual(['RAID10', 'RAID50', 'RAID60']);
  expect([level(1, 1), level(5, 1), level(0, 2)]).toEqual(['RAID1', 'RAID5', 'RAID0']);
});

test('megaclisas-status: a line for each volume and drive, without the serial number', () => {
  const text = `-- Array information --
-- ID | Type   |    Size |  Strpsz | Flags | DskCache |   Status |  OS Path | CacheCade |InProgress
c0u0  | RAID-6 |  10913G |  256 KB | RA,WT |  Enabled | Degraded | /dev/sda | None      |None
-- Disk information --
-- ID   | Type | Drive Model                    | Size     | Status          | Speed    | Temp | Slot ID  | LSI ID
c0u0p0  | HDD  | EX0123456789 EXAMPLE HD4000    | 3.637 Tb | Online, Spun Up | 6.0Gb/s  | 31C  | [252:0]  | 9
c0u0p1  | HDD  | EX0123456790 EXAMPLE HD4000    | 3.637 Tb | Failed          | 3.0Gb/s  | 29C  | [252:1]  | 8
`;
  expect(volumes(text)).toEqual([[['0', 'RAID6', 'Dgrd', 'WT']]]);
  const [card] = controllers(cleaned(text).lines);
  expect(card?.drives.map(({ place, state, running }) => [place, state?.value, running?.value])).toEqual([
    ['252:0', 'Online, Spun Up', 6e9],
    ['252:1', 'Failed', 3e9],
  ]);
  expect(JSON.stringify(card)).not.toContain('EX01');
});
