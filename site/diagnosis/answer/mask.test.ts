import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples, findingsIn } from '../examples/examples.ts';
import { factsOf } from '../facts/facts.ts';
import { read } from '../reading/reading.ts';
import { Mask, masked } from './mask.ts';

const FIXTURES = join(import.meta.dirname, '../../../datasets/tools/readers/fixtures');

const fixtures = readdirSync(FIXTURES).map((name) => [name, readFileSync(join(FIXTURES, name), 'utf8')] as const);

test.each([
  ['Serial Number:    S3NZNX0K112233A', 'Serial Number:    serial-1'],
  ['  Serial No      : Z1Z0ABCD', '  Serial No      : serial-1'],
  ['sn      : MS92X171312900A0X', 'sn      : serial-1'],
  ['"serial_number": "S3NZNX0K112233A",', '"serial_number": "serial-1",'],
  ['<info name="SerialNumber" value="FAKE0001"/>', '<info name="SerialNumber" value="serial-1"/>'],
  ['  iSerial                 3 00000000FAKE', '  iSerial                 3 serial-1'],
  ['usb 4-1: SerialNumber: 00000000FAKE', 'usb 4-1: SerialNumber: serial-1'],
  ['Service Tag: 7ABC123', 'Service Tag: sn-1'],
  ['Asset Tag: IT-004711', 'Asset Tag: serial-1'],
  ['Device Serial Number 00-1b-21-ff-ff-0a-bb-cc', 'Device Serial Number serial-1'],
  ['ata-Samsung_SSD_850_EVO_1TB_S3NZNX0K112233A-part1', 'ata-Samsung_SSD_850_EVO_1TB_serial-1-part1'],
  ['ata-WDC_WD40EFRX-68N32N0_WD-WCC7K0ABCDEF', 'ata-WDC_WD40EFRX-68N32N0_serial-1'],
  ['WDC_WD100EFAX-68LHPN0_JEJ1A2BC', 'WDC_WD100EFAX-68LHPN0_serial-1'],
  ['    ST3500418AS-5VMXXSX1:5  ONLINE  0', '    ST3500418AS-serial-1:5  ONLINE  0'],
  ['/dev/disk/by-id/nvme-Samsung_S5GX', '/dev/disk/by-id/nvme-Samsung_sn-1'],
  ['nqn.2014.08.org.nvmexpress:144d144dS5GXNX0T123456', 'nqn.2014.08.org.nvmexpress:144d144dserial-1'],
  [
    'nqn.2020-04.com.example:nvme:nvm-subsystem-sn-SN50026B77857',
    'nqn.2020-04.com.example:nvme:nvm-subsystem-sn-serial-1',
  ],
  ['Inquiry Data: EXAMPLE HUH721212AL5200 NS07D5G7WG8L', 'Inquiry Data: EXAMPLE HUH721212AL5200 NS07serial-1'],
  [
    'Inquiry Data:      WD-WCAW00000001WDC WD2003FYYS-02W0B0  01.01D01',
    'Inquiry Data:      serial-1WDC        WD2003FYYS-02W0B0  01.01D01',
  ],
  [
    '   Segment 0                : Present (3815447MB, SATA, HDD, Enclosure:0, Slot:0) Z300ABCD',
    '   Segment 0                : Present (3815447MB, SATA, HDD, Enclosure:0, Slot:0) serial-1',
  ],
  [
    '   Group 1, Segment 0       : Present (Controller:1,Enclosure:1,Slot:4) Z1N01CTZ0000S129',
    '   Group 1, Segment 0       : Present (Controller:1,Enclosure:1,Slot:4) serial-1',
  ],
  [
    '   Device 8                 : Present (11444224MB, SAS, HDD, Enclosure:1, Slot:0) 8DGYNB3H',
    '   Device 8                 : Present (11444224MB, SAS, HDD, Enclosure:1, Slot:0) serial-1',
  ],
  ['nda0: <EXAMPLE SSD 1TB 2B2QEXM7 S4EWNX0N1234>', 'nda0: <EXAMPLE SSD 1TB 2B2QEXM7 serial-1>'],
  ['ada0: Serial Number WD-WCC7K0ABCDEF', 'ada0: Serial Number serial-1'],
  ['Disk HGST_HUS726060ALE610 K8G1ABCD is FAULTED', 'Disk HGST_HUS726060ALE610 serial-1 is FAULTED'],
  ['Disk ATA WDC WD80EFAX-68K VAJDA6VL is UNAVAIL', 'Disk ATA WDC WD80EFAX-68K serial-1 is UNAVAIL'],
  ['fc.2000001b321a2b3c:2100001b321a2b3c-fc.50060160c1e0a2b3:5006016841e0a2b3-x', 'fc.wwn-1:wwn-2-fc.wwn-3:wwn-4-x'],
  ['mpatha (3600605b00c1d2e3f4a5b6c7d8e9f0a1b) dm-2 SEAGATE', 'mpatha (3wwn-1) dm-2 SEAGATE'],
  ['mpathb (35000c50094bacf9f) dm-3 SEAGATE', 'mpathb (3wwn-1) dm-3 SEAGATE'],
  ['Board Tracer Number = SPE0012345', 'Board Tracer Number = serial-1'],
  [
    '<key>device_serial</key>\n\t<string>WD-WCAYU0123456</string>',
    '<key>device_serial</key>\n\t<string>serial-1</string>',
  ],
  ['    Drive Unique ID: 5000CCA0B8712794', '    Drive Unique ID: wwn-1'],
  ['    Drive Unique ID   : 5000CCA25335ECBC619300085000CCA2', '    Drive Unique ID   : wwn-1'],
  ['    Drive Unique ID: 70F2A7A96CE53401', '    Drive Unique ID: wwn-1'],
  ['   Unique Identifier                        : DADDB828', '   Unique Identifier                        : wwn-1'],
  ['LU WWN Device Id: 5 e83a97 10002cb71', 'LU WWN Device Id: wwn-1'],
  ['WWN: 5000CCA2940E56BB', 'WWN: wwn-1'],
  ['wwn-0x5000c500c65ac66f', 'wwn-1'],
  ['eui.0025385b01234567', 'wwn-1'],
  ['SAS Address   : 500065b-3-6789-abe0', 'SAS Address   : wwn-1'],
  ['"wwn": { "naa": 5, "oui": 3274, "id": 11659362 }', '"wwn": { "naa": 5, "oui": 3274, "id": 0 }'],
  ['root=UUID=f563804b-1b93-4921-90e1-4114c8111e8f ro', 'root=UUID=uuid-1 ro'],
  ['UUID : b7cace22:832e570f:eba39768:bb1a1ed6', 'UUID : uuid-1'],
  ['UUID="145B-7C42"', 'UUID="uuid-1"'],
  ['link/ether 52:54:00:12:34:56 brd ff:ff:ff:ff:ff:ff', 'link/ether mac-1 brd ff:ff:ff:ff:ff:ff'],
  ['inet 192.168.1.7/24', 'inet ip-1/24'],
  ['from 203.0.113.7 port 22', 'from ip-1 port 22'],
  ['inet6 fe80::5054:ff:fe12:3456/64', 'inet6 ip-1/64'],
  ['inet6 2001:db8::1/64', 'inet6 ip-1/64'],
  ['Jane (jane.doe@example.org)', 'Jane (mail-1)'],
  ['jane@orion:~$ lspci', 'user-1@host-1:~$ lspci'],
  ['[root@ceres tmp]# lspci', '[root@host-1 tmp]# lspci'],
  ['max@arch-pc [05:30:57] [~]', 'user-1@host-1 [05:30:57] [~]'],
  ['newbox:~ # zpool status', 'host-1:~ # zpool status'],
  ['truenas# zpool status', 'host-1# zpool status'],
  ['PS C:\\Users\\Jane> get-disk', 'PS C:\\Users\\user-1> get-disk'],
  ['/home/jane/test', '/home/user-1/test'],
  ['Linux orion 6.5.0-14-generic #14 SMP', 'Linux host-1 6.5.0-14-generic #14 SMP'],
  ['Linux 5.10.62 (orion) 09/04/2021', 'Linux 5.10.62 (host-1) 09/04/2021'],
  ['Jan  1 23:30:53 orion kernel: [   46.6] x', 'Jan  1 23:30:53 host-1 kernel: [   46.6] x'],
  ['2024-01-02T10:11:12+00:00 orion systemd[1]: x', '2024-01-02T10:11:12+00:00 host-1 systemd[1]: x'],
  ['Name : orion:0  (local to host orion)', 'Name : host-1:0  (local to host host-1)'],
  ['ObjectId : {1}\\\\ORION\\root/Microsoft', 'ObjectId : {1}\\\\host-1\\root/Microsoft'],
  ['Connecting to host nas.example.lan, port 5201', 'Connecting to host host-1, port 5201'],
])('%s is masked', (text, wanted) => {
  expect(masked(text).text).toBe(wanted);
});

test.each([
  '01:00.0 Non-Volatile memory controller: Samsung Electronics Co Ltd NVMe SSD Controller S4LV008',
  '0000:01:00.0 [144d:a80a] LnkSta: Speed 16GT/s (ok), Width x4 (ok)',
  'Device Model:     WDC WD100EMAZ-00WJTA0',
  'Model Number:     KINGSTON SA2000M8500G',
  'ST4000DM000-1F2168 ST1000DM010-2EP102 MTFDDAK960TDS INTEL SSDSC2KB480G8 MZ7KM480HAHP-00005',
  'ata-WDC_WD100EFAX-68LHPN0',
  'User Capacity:    10,000,831,348,736 bytes [10.0 TB]',
  'Serial Number:    *removed*',
  '"serial_number": "REDACTED"',
  'SATA Version is:  SATA 3.2, 6.0 Gb/s (current: 3.0 Gb/s)',
  '00:16.3 Serial controller: Intel Corporation Device 7ae3',
  '  Channel description                     : 1 Serial Attached SCSI',
  'Serial: 8250/16550 driver, 32 ports, IRQ sharing enabled',
  'New USB device strings: Mfr=1, Product=2, SerialNumber=3',
  '  iSerial                 1 0000:02:00.0',
  'Version 18.00.00.00 (2013.11.18)',
  'FW Package Build = 24.21.0.126, Driver Version = 10.1.0.4',
  '     ID 1d6b:0003 Linux Foundation 3.0 root hub',
  'Linux version 6.5.0-14-generic (gcc 13.2.0)',
  '[6:0:1:0]    disk    ATA      HGST HUS724040AL A8B0  /dev/sdb',
  '2024-01-02 10:20:30 READ: bw=642MiB/s (673MB/s), 642MiB/s-642MiB/s',
  'nvme0n1 \\\\.\\PHYSICALDRIVE0',
  'Device Serial Number 00-00-00-00-00-00-00-00',
  'Device Model:     Micron_5300_MTFDDAK960TDS',
  'quirks 0x0000000000000010',
])('%s holds nothing private', (text) => {
  expect(masked(text)).toEqual({ text, count: {} });
});

test('a serial number of one tool is masked in the names and lists of another', () => {
  const { text, count } = masked(
    [
      'Serial Number:    Z300ABCD',
      '  mirror of tank-z300abcd and others',
      'Inquiry Data: SEAGATE ST4000NM0023    0004Z300ABCD',
      '/dev/sda  Z300ABCD  ST4000',
    ].join('\n'),
  );
  expect(text).not.toMatch(/Z300ABCD/i);
  expect(text.match(/serial-1/g)).toHaveLength(4);
  expect(count).toEqual({ serial: 1 });
});

test('every spelling of a worldwide name gets the same mask', () => {
  const { text } = masked(
    'LU WWN Device Id: 5 000cca 26ccc09f6\nwwn-0x5000cca26ccc09f6\n5000CCA26CCC09F6 5000cca-2-6ccc-09f6',
  );
  expect(text).toBe('LU WWN Device Id: wwn-1\nwwn-1\nwwn-1 wwn-1');
});

test('a computer is masked by its short name, too', () => {
  expect(masked('Linux orion.example.lan 6.1.0-1 #1\n/dev/md/orion:0 and orion-data').text).toBe(
    'Linux host-1 6.1.0-1 #1\n/dev/md/host-1:0 and host-1-data',
  );
});

test('a name that is also a word of tools is masked where it is a name alone', () => {
  expect(masked('max@orion:~$ dmesg\nata1.00: 7814037168 sectors, max UDMA/133').text).toBe(
    'user-1@host-1:~$ dmesg\nata1.00: 7814037168 sectors, max UDMA/133',
  );
});

test('columns of a table stay where they were, below a heading that names them', () => {
  const table = [
    'Node             SN                   Model                  Usage',
    '---------------- -------------------- ---------------------- -----',
    '/dev/nvme0n1     S5GXNX0T123456789012 Samsung SSD 980 PRO    1.00',
    '/dev/nvme1n1     AB12                 KINGSTON SA2000M8500G  2.00',
  ].join('\n');
  const { text } = masked(table);
  expect(text).not.toContain('S5GX');
  expect(text).not.toContain('AB12');
  expect(text.split('\n').map((line) => line.search(/Model|Samsung|KINGSTON/))).toEqual([38, -1, 38, 38]);
});

test('what else is made of a paste is masked by what the paste tells', () => {
  const mask = new Mask('jane@orion:~$ zpool status\nSerial Number: Z300ABCD');
  const chain = { parts: [{ id: 'z300abcd', name: 'pool orion' }] };
  expect(mask.deep({ chain, assumed: { z300abcd: { slot: 'x4' } }, orion: 4 })).toEqual({
    chain: { parts: [{ id: 'serial-1', name: 'pool host-1' }] },
    assumed: { 'serial-1': { slot: 'x4' } },
    orion: 4,
  });
});

test.each(fixtures)('%s says the same after masking, but for the masks', (name, text) => {
  const mask = new Mask(text);
  const before = read(name, text);
  const after = read(name, mask.text(text));
  expect(after.records).toEqual(mask.deep(before.records));
  expect([after.claims, after.unread]).toEqual([before.claims, before.unread]);
  const facts = factsOf(before.records, before.source);
  expect(facts).not.toEqual([]);
  expect(factsOf(after.records, after.source)).toEqual(mask.deep(facts));
});

test.each(Object.entries(examples))('%s is found after masking as before', (_, { found, judged }) => {
  const mask = new Mask(found);
  const figures = judged && [judged.found];
  expect(findingsIn(mask.text(found), figures)).toEqual(mask.deep(findingsIn(found, figures)));
});

test('a computer that is called as a fact is renames none', () => {
  const mask = new Mask('Linux lanes 6.1.0-1 #1\nName : lanes:0');
  expect(mask.counts).toEqual({ host: 1 });
  expect(mask.deep({ kind: 'pcie-link', name: 'lanes', value: 4 })).toMatchObject({ name: 'lanes' });
});

test.each(fixtures)('masking %s twice changes nothing', (_, text) => {
  const once = masked(text).text;
  expect(masked(once)).toEqual({ text: once, count: {} });
});

const PIECES = [
  'Serial Number: AB12CD34',
  'jane@orion:~$ ',
  '/home/jane',
  'wwn-0x5000c500c65ac66f',
  '\n',
  ' ',
  '192.168.1.7',
  'fe80::1:2',
  'ata-X1_Y2_AB12CD34',
  'AB12CD34',
  'orion',
  '  ',
  '-part1',
  '_',
  ':',
  'sn: ',
  'UUID=',
  'user-1',
  'host-1',
  'serial-2',
  '52:54:00:12:34:56',
  'a@b.org',
  '\\\\orion\\x',
  '\t',
];

test('masking any text twice changes nothing, and leaves its lines in place', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })));
  fc.assert(
    fc.property(texts, (pieces) => {
      const text = pieces.join('');
      const once = masked(text).text;
      expect(once.split('\n').length).toBe(text.split('\n').length);
      expect(masked(once).text).toBe(once);
    }),
  );
});
