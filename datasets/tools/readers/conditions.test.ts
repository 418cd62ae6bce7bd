import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { conditionsIn } from './conditions.ts';
import { describedDrives } from './described.ts';
import { networkLinks } from './ethtool.ts';
import { sentinelDrives } from './hd-sentinel.ts';
import { kernelLog } from './kernel-log.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const OSDS = [
  'ID  CLASS  WEIGHT   REWEIGHT  SIZE     RAW USE  DATA     OMAP     META     AVAIL    %USE   VAR   PGS  STATUS',
  ' 0    hdd  3.63869   1.00000  3.6 TiB  2.0 TiB  2.0 TiB  1.2 MiB  4.1 GiB  1.6 TiB  55.61  0.87   81      up',
  ' 1    hdd  3.63869   1.00000  3.6 TiB  3.4 TiB  3.4 TiB  1.0 MiB  6.3 GiB  210 GiB  94.36  1.47  139      up',
  ' 2    hdd  3.63869         0      0 B      0 B      0 B      0 B      0 B      0 B      0     0     0    down',
  '                       TOTAL   11 TiB  6.9 TiB  6.9 TiB  3.1 MiB   13 GiB  3.9 TiB  64.05',
];
const PATHS = [
  'mpatha (3600000000000000000000000000000001) dm-2 EXAMPLE,VV',
  "size=500G features='0' hwhandler='1 alua' wp=rw",
  "`-+- policy='service-time 0' prio=50 status=active",
  '  |- 1:0:0:1 sdb 8:16 active ready running',
  '  `- 2:0:0:1 sdd 8:48 failed faulty running',
];
const PROPERTIES = [
  'NAME           PROPERTY      VALUE     SOURCE',
  'example/vm     sync          always    local',
  'example/vm     primarycache  metadata  inherited from example',
  'example/vm     compression   zstd-19   local',
  'example/vm     dedup         on        local',
];
const CIPHERS = [
  '#     Algorithm |       Key |      Encryption |      Decryption',
  '        aes-xts        256b        72.4 MiB/s        71.0 MiB/s',
  '        aes-xts        512b      1854.8 MiB/s      1853.6 MiB/s',
];
const BOLT = [
  ' ● Example Dock',
  '   ├─ name:          Dock',
  '   ├─ generation:    Thunderbolt 3',
  '   │  ├─ rx speed:   20 Gb/s = 2 lanes * 10 Gb/s',
];
const MAC = [
  '    Enclosure:',
  '      Device Name: Enclosure',
  '      Mode: USB4',
  '      Port (Upstream):',
  '          Status: Device connected',
  '          Link Status: 0x2',
  '          Speed: Up to 20 Gb/s x1',
];
const MOUNTS = [
  'server:/data on /mnt/data type nfs (rw,relatime,sync,vers=3,rsize=32768,wsize=32768,proto=udp,addr=10.0.0.5)',
  '//server/data on /mnt/share type cifs (rw,relatime,vers=1.0,cache=none,username=nobody,rsize=16384)',
];
const SMB = [
  'Server Name Selected Client IP    Server IP    Client Interface Index Server Interface Index Client RSS Capable Client RDMA Capable',
  'server      True     192.0.2.20   192.0.2.10   12                     3                      False              False',
];
const LIMIT = ['$ cat /proc/sys/dev/raid/speed_limit_max', '10000'];
const EVENTS = [
  '14/03/2024 21:14:09   129 Warning    Reset to device, \\Device\\RaidPort0, was issued.',
  '14/03/2024 21:14:10   153 Warning    The IO operation at logical block address 0x3a2b1c8 for Disk 1 (PDO name: \\Device\\00000037) was retried.',
  '14/03/2024 21:15:10     7 Error      The device, \\Device\\Harddisk1\\DR1, has a bad block.',
  '14/03/2024 21:15:11    11 Error      The driver detected a controller error on \\Device\\Harddisk2\\DR2.',
];
const FILE_SYSTEMS = [
  '[   97.469119] EXT4-fs (vda): Remounting filesystem read-only',
  '[  120.100000] BTRFS info (device sdb1: state EA): forced readonly',
  '[  130.200000] XFS (dm-0): Filesystem has been shut down due to log error (0x2).',
];
const VOLUMES = [
  '  LV              VG Attr       LSize   Pool Origin Data%  Meta%  Move Log Cpy%Sync Convert',
  '  mirror          vg rwi-aor-p-  24,00m                                    100,00',
  '  pool            vg twi-aotzD-  64,00m             100,00 11,82',
  '  thin            vg Vwi-a-tz-- 256,00m pool        25,00',
  '  broken          vg twi-a-tzF-  64,00m             12,00  90,00',
];
const ALL = [OSDS, PATHS, PROPERTIES, CIPHERS, BOLT, MAC, MOUNTS, SMB, LIMIT, EVENTS, FILE_SYSTEMS, VOLUMES].map(
  (item) => item.join('\n'),
);
const TEXT = `${ALL.join('\n\n')}\n`;

const saidOf = (text: string) =>
  conditionsIn(cleaned(text).lines).map(({ kind, name, value }) => [kind, name, value].join(' ').trim());

test('lines say what slows or endangers storage, and of what', () => {
  expect(saidOf(TEXT)).toEqual([
    'fullOsd osd.1 94.36',
    'downOsd osd.2',
    'failedPath sdd',
    'syncAlways example/vm always',
    'noDataCache example/vm metadata',
    'heavyCompression example/vm zstd-19',
    'dedup example/vm on',
    'slowCipher aes-xts 256b 72.4',
    'halfLink Dock 20',
    'halfUpstream Enclosure 20',
    'nfsSync /mnt/data',
    'nfsUdp /mnt/data',
    'smallTransfers /mnt/data 32768',
    'oldSmb /mnt/share',
    'uncached /mnt/share',
    'smallTransfers /mnt/share 16384',
    'oneCore server',
    'speedLimit  10000',
    'eventReset RaidPort0',
    'eventRetried Disk 1',
    'eventBadBlock Harddisk1',
    'eventController Harddisk2',
    'readOnly vda',
    'forcedReadOnly sdb1',
    'shutDown dm-0',
    'volumePartial mirror',
    'thinFull pool 100',
    'thinFailed broken',
  ]);
});

test.each([
  [PROPERTIES, [/always/g, 'standard'], [/metadata/g, 'all'], [/zstd-19/g, 'lz4'], [/ on /g, ' off']],
  [OSDS, [/94\.36/g, '74.36'], [/down/g, '  up']],
  [PATHS, [/failed faulty/g, 'active ready']],
  [CIPHERS, [/ {2}72\.4/g, '2072.4']],
  [BOLT, [/20 Gb/g, '40 Gb']],
  [BOLT, [/Thunderbolt 3/g, 'Thunderbolt 2']],
  [MAC, [/20 Gb/g, '40 Gb']],
  [MOUNTS, [/sync,|,proto=udp|vers=1\.0,|cache=none,/g, ''], [/size=\d+/g, 'size=1048576']],
  [SMB, [/False/g, 'True']],
  [VOLUMES, [/-p-/g, '---'], [/100,00 11/g, ' 40,00 11'], [/F-/g, '--']],
] as const)('the same lines of what is in order say nothing: %#', (lines, ...changes) => {
  const changed = changes.reduce((text, [what, by]) => text.replace(what, by), lines.join('\n'));
  expect(saidOf(`${changed}\n`)).toEqual([]);
  // A row means nothing without the heading that explains it.
  expect(saidOf(lines.slice(1).join('\n')).length).toBeLessThanOrEqual(saidOf(lines.join('\n')).length);
});

test('conditions that are cut, dressed or torn', () => {
  for (const text of ALL) {
    expectCutsToSayNothingNew(`${text}\n`, conditionsIn);
    expectDressingsToChangeNothing(`${text}\n`, conditionsIn);
  }
  expectNoiseToBeRead(TEXT, conditionsIn);
});

const ADAPTERS = [
  'Name                      InterfaceDescription                    ifIndex Status       MacAddress             LinkSpeed',
  '----                      --------------------                    ------- ------       ----------             ---------',
  'Ethernet                  Realtek PCIe GbE Family Controller           12 Up           02-00-00-00-00-01       100 Mbps',
  'Ethernet 2                Intel(R) Ethernet Controller I226-V           9 Up           02-00-00-00-00-02       2.5 Gbps',
  'Wi-Fi                     Example Wi-Fi Adapter                         7 Disconnected 02-00-00-00-00-03          0 bps',
  '',
].join('\n');

test('Get-NetAdapter tells what links do, and what cards can by their names', () => {
  const links = networkLinks(cleaned(ADAPTERS).lines);
  expect(links.map(({ name, running, capable }) => [name, running?.value, capable?.value])).toEqual([
    ['Ethernet', 100e6, 1e9],
    ['Ethernet 2', 2.5e9, 2.5e9],
  ]);
  expectCutsToSayNothingNew(ADAPTERS, networkLinks);
  expectNoiseToBeRead(ADAPTERS, networkLinks);
});

const cam = (error: string) =>
  [
    'kernel: (ada2:ahcich2:0:0:0): CAM status: ATA Status Error',
    `kernel: (ada2:ahcich2:0:0:0): ATA status: 41 (DRDY ERR), error: ${error}`,
    '',
  ].join('\n');

test('FreeBSD tells an error of the link from one of the medium', () => {
  const wire = kernelLog(cleaned(cam('84 (ICRC ABRT )')).lines);
  expect(wire.ataErrors).toMatchObject([{ port: 'ada2', names: ['ICRC', 'ABRT'] }]);
  expect(wire.troubles.map(({ kind, device }) => `${kind} ${device}`)).toEqual(['ata error ada2']);
  const medium = kernelLog(cleaned(cam('40 (UNC )')).lines);
  expect(medium.troubles.map(({ kind, device }) => `${kind} ${device}`)).toContain('medium error ada2');
});

const DISKUTIL = [
  '   Device Identifier:         disk4',
  '   Whole:                     Yes',
  '   Device / Media Name:       Example SSD',
  '   Protocol:                  USB',
  '   Disk Size:                 1.0 TB (1000204886016 Bytes) (exactly 1953525168 512-Byte-Units)',
  '   Solid State:               Yes',
  '',
].join('\n');

test('diskutil tells a whole disk, and no partition of it', () => {
  const drives = (text: string) => describedDrives(cleaned(text).lines);
  expect(drives(DISKUTIL)).toMatchObject([
    {
      name: { value: 'disk4' },
      model: { value: 'Example SSD' },
      transport: { value: 'USB' },
      bytes: { value: 1_000_204_886_016 },
      medium: { value: 'SSD' },
    },
  ]);
  expect(drives(DISKUTIL.replace('Yes', 'No').replace('disk4', 'disk4s1'))).toEqual([]);
});

const SENTINEL = [
  ' -- Physical Disk Information - Disk: #1: EXAMPLE HD40EFRX --',
  '',
  '  Health,[####################]  12 % (Critical)',
  '  There are 312 bad sectors on the disk surface. The contents of these sectors were moved to the spare area.',
  '  Problems occurred between the communication of the disk and the host 41 times.',
  '',
].join('\n');

test('Hard Disk Sentinel tells the sectors and the link errors of a model', () => {
  expect(sentinelDrives(cleaned(SENTINEL).lines)).toMatchObject([
    { model: { value: 'EXAMPLE HD40EFRX' }, health: { reallocated: { value: 312 }, linkErrors: { value: 41 } } },
  ]);
  expectCutsToSayNothingNew(SENTINEL, sentinelDrives);
  expectDressingsToChangeNothing(SENTINEL, sentinelDrives);
});
