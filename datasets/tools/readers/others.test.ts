// Fixtures of our own: btrfs-progs 6.2, TrueNAS 24, storcli 7, OpenZFS 2.1, PowerShell 5.1.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import type { Lines } from '../paste/lines.ts';
import { btrfsReports } from './btrfs.ts';
import { networkLinks } from './ethtool.ts';
import { controllers } from './hba.ts';
import { mdArrays } from './mdstat.ts';
import { nvidiaFunctions } from './nvidia-smi.ts';
import { smartDrives } from './smartctl.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';
import { alertPools, alertSpaces } from './truenas-alert.ts';
import { windowsDisks } from './windows.ts';
import { zpools } from './zpool.ts';
import { poolReports } from './zpool-iostat.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const linesOf = (text: string) => cleaned(text).lines;

test('btrfs: space by profile, errors by device, and a scrub', () => {
  const { usages, devices, scrubs } = btrfsReports(linesOf(fixture('btrfs.txt')));
  expect(usages).toMatchObject([
    {
      line: 3,
      missing: { value: 0 },
      profiles: [{ kind: 'data', name: 'raid1' }, { kind: 'metadata' }],
    },
  ]);
  expect(devices).toMatchObject([{ name: 'sda', write: { value: 0 }, read: { value: 12 }, corruption: { value: 3 } }]);
  expect(scrubs).toMatchObject([
    { state: { value: 'running' }, rate: { value: 192_162_038 }, uncorrectable: { value: 1 } },
  ]);
});

test('a mail of TrueNAS tells the state of a pool and how full it is, and no serial number', () => {
  const lines = linesOf(fixture('truenas-alert.txt'));
  const said = [alertPools(lines), alertSpaces(lines)];
  expect(said).toMatchObject([
    [{ name: 'tank', state: { value: 'DEGRADED' }, members: [] }],
    [{ name: 'tank', full: { value: 91 } }],
  ]);
  expect(JSON.stringify(said)).not.toContain('EX-SER');
  expect(alertPools(linesOf('The pool tank state is bad: I think so.'))).toEqual([]);
});

test('storcli tells the state of logical drives and of those below', () => {
  expect(controllers(linesOf(fixture('storcli-volumes.txt')))).toMatchObject([
    {
      volumes: [{ place: '0/0', level: { value: 'RAID6' }, state: { value: 'Dgrd' } }],
      drives: [{ state: { value: 'Onln' } }, { state: { value: 'Failed' } }],
    },
  ]);
});

test('storcli2 has other columns for logical drives', () => {
  const table = (row: string) =>
    linesOf(`CLI Version = 008.0004.0000.0022 Apr 28, 2023
Controller = 0

-------------------------------------------------------------------
DG/VD TYPE   State Access CurrentCache DefaultCache      Size Name 
-------------------------------------------------------------------
${row}
-------------------------------------------------------------------

Rec=Recovery|OfLn=OffLine|Pdgd=Partially Degraded|Dgrd=Degraded
`);
  expect(controllers(table('0/1   RAID10 Dgrd  RW     NR,WT        NR,WB        2.618 TiB      '))).toMatchObject([
    {
      volumes: [
        {
          line: 7,
          place: '0/1',
          level: { value: 'RAID10' },
          state: { value: 'Dgrd' },
          // The one in use, not the one that was set.
          cache: { value: 'NR,WT' },
          bytes: { value: Math.round(2.618 * 1024 ** 4) },
        },
      ],
    },
  ]);
  expect(controllers(table('0/1   RAID10 Dgrd  RW     NR,WT'))).toEqual([]);
  expect(controllers(table('0/1   RAID10 Dgrd of my NR,WT and NR,WB 2.618 TiB'))).toEqual([]);
});

test('zpool iostat -v: cache is a part of its pool and no pool', () => {
  const [tank, ...others] = poolReports(linesOf(fixture('zpool-iostat.txt')));
  expect(others).toEqual([]);
  expect(tank).toMatchObject({ name: 'tank', count: 1, readRate: { value: 12 * 1024 ** 2 } });
  expect(tank?.parts.map(({ name, role, parent }) => [name, role, parent])).toEqual([
    ['mirror-0', 'data', undefined],
    ['sda', 'data', 5],
    ['sdb', 'data', 5],
    ['nvme0n1p1', 'cache', undefined],
  ]);
});

test('Get-Disk: models and sizes of its table, the bus of its list', () => {
  expect(windowsDisks(linesOf(fixture('get-disk.txt')))).toMatchObject([
    { model: { value: 'Example SSD 900 PRO 1TB' }, bus: undefined },
    { model: { value: 'Example Portable' } },
    { bus: { value: 'NVMe' }, bytes: { value: 1_000_204_886_016 } },
  ]);
});

test('rows of zpool status and values of smartctl that 80 columns broke', () => {
  const pool = [
    '  pool: tank',
    ' state: ONLINE',
    'config:',
    '\tNAME                                          STATE     READ WRITE CKSUM',
    '\ttank                                          ONLINE       0     0     0',
    '\t  mirror-0                                    ONLINE       0     0     0',
    '\t    sda                                       ONLINE       0     0',
    '    7',
    '\t    sdb                                       ONLINE       0     0     0',
  ].join('\n');
  const [tank] = zpools(linesOf(pool));
  expect(tank?.members.map(({ name, errors }) => [name, errors?.value.checksum])).toEqual([
    ['mirror-0', 0],
    ['sda', 7],
    ['sdb', 0],
  ]);
  const smart = [
    '=== START OF INFORMATION SECTION ===',
    'Device Model:     EXAMPLE EX4000',
    'User Capacity:    4,000,787,030,016 bytes [4.00',
    'TB]',
    'SATA Version is:  SATA 3.1, 6.0 Gb/s (current: 3.0',
    'Gb/s)',
  ].join('\n');
  expect(smartDrives(linesOf(smart))).toMatchObject([
    { bytes: { value: 4_000_787_030_016 }, capable: { value: 6e9 }, running: { value: 3e9 } },
  ]);
});

test('members of a Synology are called by their slots', () => {
  const [array] = mdArrays(linesOf('md2 : active raid5 sata1p3[0] sata2p3[1]\n      1000 blocks\n'));
  expect(array?.members.map(({ name }) => name)).toEqual(['sata1p3', 'sata2p3']);
});

/** The group of a part is told by its line, which dressings move. */
function reportsWithoutPlaces(lines: Lines) {
  return poolReports(lines).map((report) => ({
    ...report,
    parts: report.parts.map((part) => ({ ...part, parent: undefined })),
  }));
}

test.each([
  ['btrfs.txt', btrfsReports],
  ['ethtool.txt', networkLinks],
  ['truenas-alert.txt', alertPools],
  ['zpool-iostat.txt', reportsWithoutPlaces],
  ['get-disk.txt', windowsDisks],
  ['nvidia-smi.txt', nvidiaFunctions],
] as const)('%s that is cut, dressed or torn', (name, read) => {
  const text = fixture(name);
  expectDressingsToChangeNothing(text, read);
  expectNoiseToBeRead(text.split('\n').slice(0, 12).join('\n'), read);
  expectCutsToSayNothingNew(text, read);
});
