// The fixture is ours: one boot of a machine that does not exist, in the words of Linux 5.7 and later.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases, endsOf } from '../../../tests/support/fuzzing.ts';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import { Lines } from '../paste/lines.ts';
import { type KernelLog, kernelLog } from './kernel-log.ts';

const LOG = readFileSync(join(import.meta.dirname, 'fixtures/kernel-log.txt'), 'utf8');
const logOf = (text: string) => kernelLog(cleaned(text).lines);
const limit = (before: string, speed = '8.0 GT/s PCIe', suffix = '') =>
  `${before}pci 0000:02:00.0: 15.752 Gb/s available PCIe bandwidth, limited by ${speed} x2 link at 0000:00:1d.0 (capable of 31.504 Gb/s with ${speed} x4 link)${suffix}`;

test('a device tells what limits its bandwidth, and one without a limit its link', () => {
  expect(logOf(LOG).bandwidths).toEqual([
    {
      line: 3,
      listing: 0,
      address: '0000:02:00.0',
      available: 15.752e9,
      link: { speed: '8.0 GT/s', rate: 8e9, lanes: 2 },
      isLimited: true,
      at: '0000:00:1d.0',
      capable: { available: 31.504e9, link: { speed: '8.0 GT/s', rate: 8e9, lanes: 4 } },
    },
    {
      line: 9,
      listing: 0,
      address: '0000:07:00.0',
      available: 4e9,
      link: { speed: '5.0 GT/s', rate: 5e9, lanes: 1 },
      isLimited: false,
      at: undefined,
      capable: undefined,
    },
  ]);
});

test.each([
  ['of Linux up to 5.6', limit('', '8 GT/s')],
  ['of Linux 6.15 in Flit mode', limit('', '8.0 GT/s PCIe', ', in Flit mode')],
  ['with the caller of the message', limit('[    0.41][   T13] ')],
  ['wrapped by a mail program', limit('').replace(' (capable', '\n(capable')],
  ['wrapped twice', limit('').replace(' bandwidth,', '\nbandwidth,').replace(' at 0', '\nat 0')],
  ['without an answer of the port', limit('').replace('at 0000:00:1d.0', 'at <unknown>')],
])('the limit is read in words %s', (_, line) => {
  const [found, ...others] = logOf(`${line}\n`).bandwidths;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ available: 15.752e9, isLimited: true, link: { rate: 8e9 } });
  expect(found?.capable).toMatchObject({ available: 31.504e9, link: { lanes: 4 } });
  expect(found?.at).toBe(line.includes('<unknown>') ? undefined : '0000:00:1d.0');
});

test('a width that no link has is a register that did not answer, and says nothing', () => {
  const asleep = limit('').replace('31.504 Gb/s with 8.0', '1984.941 Gb/s with 32.0');
  expect(logOf(`${asleep.replace('x4', 'x63')}\n`).bandwidths).toEqual([]);
});

test('a link that was down has no speed', () => {
  const down =
    'pci 000f:00:00.0: 0.000 Gb/s available PCIe bandwidth, limited by Unknown x0 link at 000f:00:00.0 (capable of 7.876 Gb/s with 8.0 GT/s PCIe x1 link)\n';
  expect(logOf(down).bandwidths[0]?.link).toEqual({ speed: 'Unknown', rate: undefined, lanes: 0 });
});

test('payload sizes that were set, refused or left different', () => {
  expect(
    logOf(LOG).payloads.map(({ address, kind, size, before, most, bridge, bridgeSize }) => [
      address,
      kind,
      size,
      before ?? bridge,
      most ?? bridgeSize,
    ]),
  ).toEqual([
    ['0000:03:00.0', 'refused', 256, undefined, undefined],
    ['0000:04:00.0', 'set', 256, 128, 512],
    ['0000:05:00.0', 'bridge set', 128, 256, 256],
    ['0000:00:01.1', 'set', 256, 128, 512],
    ['0000:06:00.0', 'differs', 512, '0000:00:1c.0', 128],
  ]);
});

test('errors are counted by device and severity, in the words of every version', () => {
  expect(logOf(LOG).errors).toEqual([
    {
      line: 34,
      listing: 0,
      address: '0000:02:00.0',
      severity: 'corrected',
      announced: 2,
      detailed: 2,
      layers: { 'Physical Layer': 1, 'Data Link Layer': 1 },
      names: { RxErr: 1, Timeout: 1 },
    },
    {
      line: 42,
      listing: 0,
      address: '0000:02:00.0',
      severity: 'non-fatal',
      announced: 1,
      detailed: 0,
      layers: {},
      names: {},
    },
  ]);
});

/** As the kernel prints what the firmware has seen first (drivers/firmware/efi/cper.c), then what it makes of it. */
const recordOf = (grade: string, section = 'PCIe error', id = '0000:80:01.1') => `\
[  123.412345] {1}[Hardware Error]: Hardware error from APEI Generic Hardware Error Source: 514
[  123.412351] {1}[Hardware Error]: event severity: ${grade}
[  123.412352] {1}[Hardware Error]:  Error 0, type: ${grade}
[  123.412353] {1}[Hardware Error]:   section_type: ${section}
[  123.412354] {1}[Hardware Error]:   port_type: 4, root port
[  123.412355] {1}[Hardware Error]:   version: 3.0
[  123.412356] {1}[Hardware Error]:   command: 0x0547, status: 0x4010
[  123.412357] {1}[Hardware Error]:   device_id: ${id}
[  123.412358] {1}[Hardware Error]:   slot: 0
[  123.412360] {1}[Hardware Error]:   vendor_id: 0x1022, device_id: 0x1453
`;

test('an error that the firmware has seen first is one of its device', () => {
  const added = `[  123.412363] pcieport 0000:80:01.1: AER: aer_status: 0x00000040, aer_mask: 0x00000000
[  123.412364] pcieport 0000:80:01.1: AER:    [ 6] BadTLP
[  123.412365] pcieport 0000:80:01.1: AER: aer_layer=Data Link Layer, aer_agent=Receiver ID
`;
  expect(logOf(`${recordOf('corrected')}${added}end\n`).errors).toMatchObject([
    {
      line: 8,
      address: '0000:80:01.1',
      severity: 'corrected',
      announced: 0,
      detailed: 1,
      layers: { 'Data Link Layer': 1 },
      names: { BadTLP: 1 },
    },
  ]);
  const severities = ['recoverable', 'fatal'].map((grade) => logOf(recordOf(grade)).errors[0]?.severity);
  expect(severities).toEqual(['non-fatal', 'fatal']);
  // Of memory, of nothing that is wrong, and without its head.
  expect(logOf(recordOf('corrected', 'memory error')).errors).toEqual([]);
  expect(logOf(recordOf('info')).errors).toEqual([]);
  expect(logOf(recordOf('fatal').split('\n').slice(4).join('\n')).errors).toEqual([]);
});

test('a SATA link that the kernel slowed down is told from one that came up so', () => {
  expect(logOf(LOG).ata.map(({ line, listing, ...message }) => message)).toEqual([
    { kind: 'up', port: 'ata1', rate: 6e9, limit: undefined },
    { kind: 'queue', port: 'ata1.00', depth: 32, most: undefined, off: undefined },
    { kind: 'limited', port: 'ata1', rate: 3e9, isForced: false },
    { kind: 'up', port: 'ata1', rate: 3e9, limit: 3e9 },
    { kind: 'queue', port: 'ata1.00', depth: 1, most: undefined, off: 'errors' },
  ]);
});

test.each([
  ['NCQ (depth 31/32), AA', { depth: 31, most: 32, off: undefined }],
  ['NCQ (depth 0/32)', { depth: 1, most: 32, off: 'not used' }],
  ['NCQ (not used)', { depth: 1, most: undefined, off: 'not used' }],
])('the queue of a drive: %s', (words, queue) => {
  const line = `ata3.00: 976773168 sectors, multi 16: LBA48 ${words}\n`;
  expect(logOf(line).ata).toMatchObject([{ port: 'ata3.00', ...queue }]);
});

test('names join controllers, buses, hosts and disks', () => {
  const { nvme, buses, hosts, disks } = logOf(LOG);
  expect(nvme).toEqual([{ line: 17, listing: 0, controller: 'nvme0', address: '0000:02:00.0' }]);
  expect(buses.map(({ bus, controller }) => [bus, controller])).toEqual([
    [3, '0000:08:00.0'],
    [4, '0000:08:00.0'],
  ]);
  expect(hosts.map(({ host, driver, port }) => [host, driver, port])).toEqual([
    [0, 'ahci', undefined],
    [6, 'uas', undefined],
    [7, 'usb-storage', '3-2.1'],
  ]);
  expect(disks).toEqual([{ line: 32, listing: 0, name: 'sda', unit: '0:0:0:0' }]);
});

test('USB devices tell their speed, their numbers and why UAS is not used', () => {
  expect(logOf(LOG).usb.map(({ line, listing, ...message }) => message)).toEqual([
    { kind: 'speed', port: '4-1', speed: 'SuperSpeed Plus Gen 2x1', rate: 10e9, isReset: false },
    { kind: 'id', port: '4-1', id: '1234:9abc' },
    { kind: 'product', port: '4-1', name: 'Example Enclosure' },
    { kind: 'speed', port: '3-2.1', speed: 'high-speed', rate: 480e6, isReset: false },
    { kind: 'uas ignored', port: '3-2.1' },
    { kind: 'usb-storage', port: '3-2.1' },
    { kind: 'quirks', port: '3-2.1', id: '1234:9abd', flags: 0x800000 },
  ]);
});

test.each([
  ['low-speed', 1.5e6],
  ['full-speed', 12e6],
  ['SuperSpeed', 5e9],
  ['SuperSpeed Gen 1', 5e9],
  ['SuperSpeedPlus', 10e9],
  ['SuperSpeedPlus Gen 2', 10e9],
  ['SuperSpeed Plus Gen 1x2', 10e9],
  ['SuperSpeed Plus Gen 2x2', 20e9],
  ['SuperSpeed Plus Gen 9x9', undefined],
])('a new %s USB device has its rate', (speed, rate) => {
  const line = `usb 2-1: new ${speed} USB device number 3 using xhci_hcd\n`;
  expect(logOf(line).usb).toMatchObject([{ speed, rate }]);
});

test('a second boot and a name given to another device begin a second log', () => {
  const listings = (text: string) => logOf(text).ata.map(({ listing }) => listing);
  expect(listings(LOG + LOG)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  const headless = LOG.replace(/^.*\n/, '');
  expect(listings(headless + headless)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
  const moved = 'nvme nvme0: pci function 0000:01:00.0\nnvme nvme0: pci function 0000:02:00.0\n';
  expect(logOf(moved).nvme.map(({ listing }) => listing)).toEqual([0, 1]);
});

test('in any dressing it says the same', () => {
  const plain = JSON.stringify(logOf(LOG), withoutLines);
  for (const dressing of DRESSINGS)
    expect(JSON.stringify(logOf(wear(LOG, [dressing]).text), withoutLines), dressing.name).toEqual(plain);
});

test('serial numbers are not taken', () => {
  expect(JSON.stringify(logOf(LOG))).not.toContain('FAKE');
});

test('any cut says nothing that the whole does not say', () => {
  const whole = figures(logOf(LOG));
  for (const end of endsOf(LOG)) {
    // Cut names are names; counts of errors grow.
    const cut = figures(logOf(LOG.slice(0, end)));
    expect([...cut].filter((figure) => !whole.has(figure))).toEqual([]);
  }
});

test('hostile lines neither stop nor slow it', () => {
  const hostile = [
    `pci 0000:02:00.0: ${'9'.repeat(7000)} Gb/s available PCIe bandwidth`,
    '1 Gb/s available PCIe bandwidth',
    `ata1: ${'NCQ ('.repeat(1500)}`,
    `usb 1-1: new ${'SuperSpeed '.repeat(700)}`,
    `nvme 0000:02:00.0: ${' '.repeat(7000)}[ 0] RxErr`,
    `scsi host1: ${'a'.repeat(7000)}`,
    `usb ${'1.'.repeat(3000)}`,
  ];
  const log = kernelLog(Lines.of(Array.from({ length: cases(2000) }, () => hostile.join('\n')).join('\n')));
  expect(Object.values(log).flat()).toEqual([]);
});

function withoutLines(key: string, value: unknown): unknown {
  return key === 'line' ? undefined : value;
}

function figures({ bandwidths, payloads, ata, nvme, buses, usb, hosts, disks }: KernelLog) {
  const messages = [bandwidths, payloads, ata, nvme, buses, usb, hosts, disks].flat();
  return new Set(
    messages
      .filter((message) => !('kind' in message && message.kind === 'product'))
      .map((message) => JSON.stringify(message)),
  );
}

test('where the clock begins anew between two lines, so does the next boot', () => {
  const up = 'ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)';
  const slow = 'ata1: SATA link up 1.5 Gbps (SStatus 113 SControl 310)';
  const listings = (text: string) => logOf(text).ata.map(({ listing }) => listing);
  expect(listings(`[  900.000000] ${slow}\n[    1.000000] ${up}\n`)).toEqual([0, 1]);
  expect(
    listings(`Jan  1 00:00:00 box kernel: [  900.000000] ${slow}\nJan  1 00:10:00 box kernel: [    1.000000] ${up}\n`),
  ).toEqual([0, 1]);
});

test('a log that was searched twice is one boot', () => {
  const up = 'ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)';
  const other = 'usb 2-1: new SuperSpeed USB device number 2 using xhci_hcd';
  const { ata, usb } = logOf(`$ dmesg | grep usb\n[  900.000000] ${other}\n$ dmesg | grep ata\n[    1.000000] ${up}\n`);
  expect([...usb, ...ata].map(({ listing }) => listing)).toEqual([0, 0]);
});

test.each([
  ['blk_update_request: I/O error, dev sdb, sector 2048 op 0x0:(READ) flags 0x0', 'io error', 'sdb'],
  ['print_req_error: critical medium error, dev nvme0n1, sector 8', 'medium error', 'nvme0n1'],
  ['ata3.00: error: { UNC }', 'medium error', 'ata3'],
  ['sd 0:0:15:0: Power-on or device reset occurred', 'scsi reset', '0:0:15:0'],
  ['mpt3sas_cm0: log_info(0x31110610): originator(PL), code(0x11), sub_code(0x0610)', 'scsi log', 'mpt3sas_cm0'],
  ['end_request: I/O error, dev sda, sector 63', 'io error', 'sda'],
  ['Buffer I/O error on device sdc1, logical block 0', 'io error', 'sdc1'],
  ['sd 6:0:0:0: [sdd] tag#29 uas_eh_abort_handler 0 uas-tag 9 inflight: CMD OUT', 'usb abort', 'sdd'],
  ['usb 2-1.4: USB disconnect, device number 7', 'usb gone', '2-1.4'],
  ['xhci_hcd 0000:0c:00.3: HC died; cleaning up', 'usb host dead', '0000:0c:00.3'],
  ['xhci-hcd f10f8000.usb3: HC died; cleaning up', 'usb host dead', 'f10f8000.usb3'],
  ['nvme nvme1: controller is down; will reset: CSTS=0xffffffff, PCI_STATUS=0x10', 'nvme down', 'nvme1'],
  [
    'nvme nvme0: I/O tag 113 (1071) opcode 0x2 (I/O Cmd) QID 7 timeout, aborting req_op:READ(0)',
    'nvme timeout',
    'nvme0',
  ],
  ['nvme nvme0: Removing after probe failure status: -19', 'nvme lost', 'nvme0'],
  ['ata4.00: failed command: READ FPDMA QUEUED', 'ata error', 'ata4'],
  [
    'sd 6:0:3:0: attempting task abort!scmd(0x000000007f3c2d57), outstanding for 30408 ms & timeout 30000 ms',
    'scsi abort',
    '6:0:3:0',
  ],
  ['mpt2sas3: attempting task abort! scmd(ffff8814605d2100)', 'scsi abort', 'mpt2sas3'],
  ['mpt3sas_cm0: attempting host reset! scmd(0000000089c83e88)', 'scsi abort', 'mpt3sas_cm0'],
  ['sd 2:2:3:0: [sdd] megasas: RESET cmd=28 retries=0', 'scsi abort', 'sdd'],
  [
    'hpsa 0000:06:00.0: scsi 0:1:0:0: resetting logical  Direct-Access     EX       LOGICAL VOLUME   RAID-5',
    'scsi abort',
    '0:1:0:0',
  ],
  ['aacraid: Host adapter abort request (0,0,1,0)', 'scsi abort', 'aacraid'],
  ['sd 7:0:14:0: Device offlined - not ready after error recovery', 'scsi lost', '7:0:14:0'],
  ['mpt3sas_cm0: fault_state(0x2623)!', 'scsi fault', 'mpt3sas_cm0'],
  ['megaraid_sas 0000:18:00.0: FW detected to be in faultstate, restarting it...', 'scsi fault', '0000:18:00.0'],
  ['sd 0:0:5:0: [sdf] tag#1544 Sense Key : Medium Error [current] [descriptor]', 'sense error', 'sdf'],
  ['md/raid:md0: Disk failure on sdc1, disabling device.', 'array drop', 'sdc1'],
  ['md/raid1:md127: Disk failure on nvme0n1p2, disabling device.', 'array drop', 'nvme0n1p2'],
  ['md: kicking non-fresh sdd1 from array!', 'array drop', 'sdd1'],
  ['(ada0:ahcich0:0:0:0): CAM status: Command timeout', 'scsi abort', 'ada0'],
  ['(ada0:ahcich0:0:0:0): Error 5, Retries exhausted', 'io error', 'ada0'],
  ['(da3:mps0:0:11:0): SCSI sense: MEDIUM ERROR asc:11,0 (Unrecovered read error)', 'sense error', 'da3'],
  ['sd 7:0:14:0: rejecting I/O to offline device', 'scsi lost', '7:0:14:0'],
])('what a drive failed at is counted by device: %s', (line, kind, device) => {
  const twice = `[   12.345678] ${line}\n[   13.345678] ${line}\nend`;
  expect(logOf(twice).troubles).toMatchObject([{ kind, device, count: 2, line: 1 }]);
});

test.each([
  'nvme nvme0: Shutdown timeout set to 8 seconds',
  'nvme nvme0: I/O 256 QID 1 timeout, completion polled',
  'EXT4-fs (sda1): errors=remount-ro',
  'ata4: SATA link down (SStatus 0 SControl 300)',
  'mpt3sas_cm0: task abort: SUCCESS scmd(0000000089c83e88)',
  'sd 0:0:5:0: [sdf] tag#1544 Sense Key : Illegal Request [current]',
  '(aprobe0:ahcich0:0:0:0): Error 5, Retries exhausted',
  '(da3:mps0:0:11:0): SCSI sense: ILLEGAL REQUEST asc:20,0 (Invalid command operation code)',
  'md/raid:md0: device sdb1 operational as raid disk 0',
  'ata2.01: hard resetting link',
  'aacraid: Comm Interface type2 enabled',
])('what is no failure of a drive is none: %s', (line) => {
  expect(logOf(`[   12.345678] ${line}\nend`).troubles).toEqual([]);
});

test('a SATA port: links that were reset, a drive that was given up, and optical drives', () => {
  const log = logOf(
    [
      '[   41.2] ata4: SError: { HostInt PHYRdyChg 10B8B }',
      '[   41.2] ata4: hard resetting link',
      '[   47.9] ata4: hard resetting link',
      '[   52.9] ata4.00: disabled',
      '[    1.9] ata5.00: ATAPI: EXAMPLE  DVD-RW 24X, EX01, max UDMA/100',
      '[    2.1] sd 1:0:0:0: [sdb] Write cache: disabled',
      '',
    ].join('\n'),
  );
  expect(log.troubles.map(({ kind, device, count }) => [kind, device, count])).toEqual([
    ['ata reset', 'ata4', 2],
    ['ata lost', 'ata4', 1],
  ]);
  expect(log.ata).toMatchObject([{ kind: 'packet', port: 'ata5.00' }]);
});

test('a unit of SCSI is called by the name that the same log gives it', () => {
  const log = logOf(
    [
      '[    2.1] sd 6:0:3:0: [sdd] 7814037168 512-byte logical blocks: (4.00 TB/3.64 TiB)',
      '[  900.1] sd 6:0:3:0: attempting device reset! scmd(0x000000007f3c2d57)',
      '[  930.1] sd 6:0:4:0: Device offlined - not ready after error recovery',
      '',
    ].join('\n'),
  );
  expect(log.troubles.map(({ kind, device }) => [kind, device])).toEqual([
    ['scsi abort', 'sdd'],
    ['scsi lost', '6:0:4:0'],
  ]);
});

test('a USB device on a controller without USB 3 is told from one on another', () => {
  const up = (driver: string) => logOf(`[ 3.1] usb 1-1.2: new high-speed USB device number 4 using ${driver}\n`).usb[0];
  expect(up('ehci-pci')).toMatchObject({ isOldHost: true });
  expect(up('xhci_hcd')).not.toHaveProperty('isOldHost');
});

test('a port that Synology names with its bay is a port', () => {
  const log = logOf(
    [
      '[   12.1] ata1 (slot 3): SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
      '[   99.2] ata1.00 (slot 3): failed command: READ FPDMA QUEUED',
      'end',
    ].join('\n'),
  );
  expect(log.ata).toMatchObject([{ kind: 'up', port: 'ata1', rate: 6e9 }]);
  expect(log.troubles).toMatchObject([{ kind: 'ata error', device: 'ata1' }]);
});
