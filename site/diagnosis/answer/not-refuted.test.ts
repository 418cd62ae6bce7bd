// What an answer must not say, because the same paste refutes it. The texts are ours, in the grammar of the tools.
import { expect, test } from 'vitest';
import { examples } from '../examples/examples.ts';
import { rules } from '../rules/catalog.ts';
import { ids, only, printed, roots, said, smartctl } from './answer-testing.ts';
import { diagnose } from './diagnosis.ts';

const limit = (device: string, at: string, link = '8.0 GT/s PCIe x1', rate = '7.876') =>
  `[    2.0] pci ${device}: ${rate} Gb/s available PCIe bandwidth, limited by ${link} link at ${at} (capable of 31.504 Gb/s with 8.0 GT/s PCIe x4 link)`;
const nvmeAt = (number: number, address: string) => `[    2.5] nvme nvme${number}: pci function ${address}`;

test('a drive whose limit the kernel gives is not told that its link is missing, nor what a usual link would give', () => {
  const text = printed(
    '[    1.9] pci 0004:41:00.0: [1f40:2263] type 00 class 0x010802',
    limit('0004:41:00.0', '0004:40:00.0', '2.5 GT/s PCIe x1', '2.000'),
    '$ lsblk',
    'NAME        MAJ:MIN RM   SIZE RO TYPE MOUNTPOINTS',
    'nvme0n1     259:0    0 476,9G  0 disk',
    '$ dd if=tempfile of=/dev/null bs=1M count=1024',
    '1073741824 bytes (1,1 GB, 1,0 GiB) copied, 5,25199 s, 204 MB/s',
  );
  expect(text).not.toMatch(/does not show the PCIe link/);
  expect(text).not.toMatch(/expect [0-9.]+\u202fGB\/s/);
});

test('several devices behind one port are said to share it, once', () => {
  const devices = ['0000:03:00.0', '0000:04:00.0', '0000:05:00.0'];
  const machine = only(
    ...devices.map((device) => limit(device, '0000:00:00.0')),
    ...devices.map((device, index) => nvmeAt(index, device)),
  );
  expect(machine.findings.filter(({ id }) => id === 'LD105')).toHaveLength(1);
  expect(said(...devices.map((device) => limit(device, '0000:00:00.0')))).toMatch(/share 7\.88\u202fGb\/s/);
  const functions = only(limit('0000:01:00.0', '0000:00:1c.0'), limit('0000:01:00.1', '0000:00:1c.0'));
  expect(functions.findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The kernel gives 0000:01:00\.0/),
  ]);
});

test('no Thunderbolt without a sign of it', () => {
  for (const at of ['0000:00:00.0', '0001:00:00.0', '0000:40:01.1', '0000:00:1c.4']) {
    const text = printed(limit('0000:41:00.0', at, '2.5 GT/s PCIe x4', '8.000'));
    expect(text).not.toMatch(/Thunderbolt|USB4/);
  }
});

test('the probe of a port multiplier is no fault', () => {
  const machine = only(
    '[    1.0] ata2: SATA link up 3.0 Gbps (SStatus 123 SControl 300)',
    '[    1.1] ata2.15: Port Multiplier 1.2, 0x197b:0x0325 r0, 5 ports, feat 0x5/0xf',
    '[    1.2] ata2.00: hard resetting link',
    '[    1.6] ata2.00: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
    '[    1.7] ata2.01: hard resetting link',
  );
  expect(ids(machine)).toEqual(['hint LD207']);
  expect(machine.verdict.message).toMatch(/up to 5 drives share/);
});

test('one report of zpool iostat is an average only where its command says no interval', () => {
  const report = [
    'pool        alloc   free   read  write   read  write',
    '----------  -----  -----  -----  -----  -----  -----',
    'tank        6.46T  22.5T    148      0  3.68M      0',
  ];
  expect(printed('# zpool iostat -vl 1', ...report)).not.toMatch(/is an average/);
  expect(printed(...report)).not.toMatch(/is an average/);
  expect(printed('# zpool iostat tank', ...report)).toMatch(/is an average/);
});

test('what a line says that nobody understood is not called missing', () => {
  const strange = 'P3 | sda | 6.0 Gbps | phy 2';
  const known = [
    '$ lsblk -o NAME,MODEL,SIZE,ROTA,TRAN',
    'NAME MODEL       SIZE ROTA TRAN',
    'sda  EXAMPLE 500 500G    1 sata',
    '',
  ];
  expect(printed(...known)).toMatch(/does not show the link speed of sda/);
  const text = printed(...known, strange);
  expect(text).not.toMatch(/does not show the link speed/);
  expect(text).toMatch(/line 5 names sda and was not understood/);
  expect(printed(...known, strange.replace('sda', 'sdaa'))).toMatch(/does not show the link speed of sda/);
});

test('a device that failed is named where no link is', () => {
  const text = said('[ 91.1] nvme nvme0: controller is down; will reset: CSTS=0xffffffff, PCI_STATUS=0x10');
  expect(text).toMatch(/^nvme0 stopped answering/);
  expect(printed('[ 91.1] nvme nvme0: controller is down; will reset: CSTS=0xffffffff')).not.toMatch(/names no drive/);
});

test('a link of one maker is given to no drive of another', () => {
  const text = printed(
    '01:00.0 Non-Volatile memory controller: Samsung Electronics Co Ltd NVMe SSD Controller PM174X',
    '\t\tLnkCap:\tPort #0, Speed 32GT/s, Width x4, ASPM L1',
    '\t\tLnkSta:\tSpeed 16GT/s (downgraded), Width x2 (downgraded)',
    '',
    'Node             SN                   Model                                    Namespace Usage                      Format           FW Rev  ',
    '---------------- -------------------- ---------------------------------------- --------- -------------------------- ---------------- --------',
    '/dev/nvme0n1     000000000001         Micron_9300_MTFDHAL3T8TDP                1           3.84  TB /   3.84  TB    512   B +  0 B   11300DN0',
  );
  expect(text).not.toMatch(/Micron\S* runs at|nvme0n1[^\n]*16\u202fGT/);
});

test('two devices with other ids at one port of USB share no speed', () => {
  const fast = (id: string) => [
    '[   2.0] usb 2-1: new SuperSpeed USB device number 2 using xhci_hcd',
    `[   2.1] usb 2-1: New USB device found, idVendor=${id.slice(0, 4)}, idProduct=${id.slice(5)}, bcdDevice= 2.08`,
    '[   2.2] usb-storage 2-1:1.0: USB Mass Storage device detected',
    '',
  ];
  const slow = [
    roots(2, 480),
    '    |__ Port 001: Dev 003, If 0, Class=Mass Storage, Driver=usb-storage, 480M',
    '        ID 152d:0578 Example bridge',
  ];
  expect(printed(...fast('0781:5590'), ...slow)).not.toMatch(/earlier|supports 5/);
  expect(printed(...fast('152d:0578'), ...slow)).toMatch(/ran at 5\u202fGb\/s earlier|supports 5/);
});

test('a drive of FreeBSD on USB 2 is one, and one made for USB 3 is told so', () => {
  const log = (rate: string, revision: string) => [
    `umass0: <Example AS2115, class 0/0, rev ${revision}/0.01, addr 15> on usbus1`,
    'da0 at umass-sim0 bus 0 scbus0 target 0 lun 0',
    `da0: ${rate}MB/s transfers`,
  ];
  expect(said(...log('40.000', '2.10'))).toMatch(/USB 2\.0, it could do USB 3/);
  expect(printed(...log('40.000', '2.00'))).not.toMatch(/supports 5|could do USB 3/);
  expect(printed(...log('400.000', '3.00'))).toMatch(/da0[^\n]*5\u202fGb\/s/);
});

test('of several figures the headline takes the lowest', () => {
  const run = (rate: string) => [
    '/dev/sda:',
    ` Timing buffered disk reads: 1500 MB in  3.00 seconds = ${rate} MB/sec`,
    '',
  ];
  const text = said(...smartctl('sda', '6.0'), '', ...run('530.00'), ...run('410.00'));
  expect(text).toMatch(/430\u202fMB\/s in the last, 23\s?% slower/);
  expect(text).not.toMatch(/normal/);
});

test('pages of findings and manual pages show no machine', () => {
  for (const { id, why, looksFor } of rules) {
    const { found = '', clean = '' } = examples[id] ?? {};
    const page = [id, looksFor, why.replaceAll(' ', '\n  '), found, clean].join('\n\n');
    expect(diagnose('paste', page).machines, id).toEqual([]);
  }
  const manual = [
    'NAME',
    '  zpool-status',
    'SYNOPSIS',
    '  zpool status',
    'DESCRIPTION',
    examples.LD502?.found ?? '',
  ].join('\n');
  expect(diagnose('paste', manual).machines).toEqual([]);
  expect(diagnose('paste', examples.LD502?.found ?? '').machines).not.toEqual([]);
});

test('a port for hot plug, or Thunderbolt in the log, is a sign of a tunnel', () => {
  const claim = limit('0000:3c:00.0', '0000:02:01.0', '2.5 GT/s PCIe x4', '8.000');
  const plug =
    '[    4.1] pcieport 0000:02:01.0: pciehp: Slot #1 AttnBtn- PwrCtrl- MRL- AttnInd- PwrInd- HotPlug+ Surprise+ Interlock-';
  const driver = '[    4.2] thunderbolt 0-1: new device found, vendor=0x1 device=0x1';
  for (const sign of [plug, driver]) expect(ids(only(sign, claim))).toEqual(['hint LD105']);
  expect(ids(only(plug.replace('02:01.0', '02:02.0'), claim))).toEqual(['problem LD105']);
});

test('no range is expected of a link that was taken for the usual one', () => {
  const text = printed(
    '$ lsblk -o NAME,MODEL,SIZE,ROTA,TRAN',
    'NAME    MODEL         SIZE ROTA TRAN',
    'nvme0n1 EXAMPLE NV1   500G    0 nvme',
    '',
    '$ sudo dd if=/dev/nvme0n1 of=/dev/null bs=1M count=10000 iflag=direct',
    '10485760000 bytes (10 GB, 9.8 GiB) copied, 8.73 s, 1.2 GB/s',
  );
  expect(text).toMatch(/1\.20\u202fGB\/s/);
  expect(text).not.toMatch(/expect |at most 7/);
});
