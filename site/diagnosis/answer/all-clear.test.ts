// When nothing is called slow, and when it must not be. The texts are ours, of the shape of pastes that got a false all-clear.
import { expect, test } from 'vitest';
import { CLEAR, ids, nvme, only, port, roots, said, smartctl } from './answer-testing.ts';

test('an all-clear names the links that were compared', () => {
  expect(said(...smartctl('sda', '6.0'))).toBe(
    'The link shown runs at the most that its ends support: sda at 6\u202fGb/s.',
  );
  expect(said(...nvme('01:00.0', 'Speed 16GT/s, Width x4'), ...smartctl('sda', '6.0'))).toMatch(
    /^All 2 links shown run at the most/,
  );
});

test('what could not be judged stands beside what was, and asks for it', () => {
  const machine = only(
    'NAME  SIZE TYPE TRAN',
    'sda  465.8G disk sata',
    'sdb  465.8G disk sata',
    '',
    ...smartctl('sda', '6.0'),
  );
  expect(machine.verdict.message).toMatch(
    /^No fault in the link that could be judged: sda .*because the paste does not show the link speed of sdb\.$/,
  );
  expect(machine.verdict.next).toMatch(/smartctl/);
  expect(machine.coverage.unjudged).toEqual([{ names: ['sdb'], why: 'the paste does not show the link speed of sdb' }]);
});

test.each([
  [
    'resets',
    '[ 902.7] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd\n[ 934.2] usb 2-1: reset SuperSpeed USB device number 3 using xhci_hcd',
    /reset 2-1 2 times/,
  ],
  [
    'aborts',
    '[ 5.1] scsi host7: uas\n[ 60.2] sd 7:0:0:0: [sdd] tag#3 uas_eh_abort_handler 0 uas-tag 1 inflight: CMD IN ',
    /gave up 1 command of sdd/,
  ],
  [
    'a medium error',
    'kernel: critical medium error, dev sdf, sector 81920 op 0x0:(READ) flags 0x0 phys_seg 1 prio class 2',
    /1 I\/O error of sdf/,
  ],
  [
    'an old kernel',
    'kernel: [12.3] end_request: I/O error, dev sda, sector 63\nkernel: [12.4] end_request: I/O error, dev sda, sector 64',
    /2 I\/O errors of sda/,
  ],
  [
    'a controller down',
    '[ 5934.2] nvme nvme2: controller is down; will reset: CSTS=0xffffffff, PCI_STATUS=0x10',
    /nvme2 stopped answering 1 time/,
  ],
  [
    'a controller lost',
    '[ 5934.2] nvme nvme2: controller is down; will reset: CSTS=0xffffffff, PCI_STATUS read failed (134)\n[ 5934.7] nvme nvme2: Disabling device after reset failure: -19',
    /nvme2 did not come back/,
  ],
  ['timeouts', '[ 71.0] nvme nvme0: I/O 256 QID 1 timeout, reset controller', /A command of nvme0 timed out/],
  [
    'failed commands',
    '[ 88.1] ata3.00: failed command: WRITE FPDMA QUEUED\n[ 88.9] ata3: COMRESET failed (errno=-16)',
    /1 command failed at ata3/,
  ],
])('what failed in a log is said first: %s', (_, log, expected) => {
  // Every link beside it is as it should be.
  const message = said(...smartctl('sda', '6.0'), '', log);
  expect(message).toMatch(expected);
  expect(message).not.toMatch(CLEAR);
});

test('a partition that fails is its drive, said once', () => {
  const machine = only(
    '[ 12.3] print_req_error: I/O error, dev sdc, sector 991820288',
    '[ 12.4] Buffer I/O error on dev sdc1, logical block 123977280, async page read',
    '[ 12.4] ata4.00: failed command: READ FPDMA QUEUED',
  );
  expect(machine.findings.map(({ message }) => message)).toEqual(['The kernel logged 2 I/O errors of sdc']);
});

test('a log without faults is no fault', () => {
  const machine = only(
    '[    1.7] nvme nvme0: pci function 0000:02:00.0',
    '[    1.8] nvme nvme0: 8/0/0 default/read/poll queues',
    '[    1.9] usb 2-1: new SuperSpeed USB device number 3 using xhci_hcd',
    '[    2.0] nvme nvme0: Shutdown timeout set to 8 seconds',
  );
  expect(machine.machine.troubles).toEqual([]);
  expect(machine.verdict.message).toMatch(/^Nothing could be judged, because/);
});

test('a port that is told to be slow is a problem, and one whose device is unseen a hint', () => {
  const told = only(
    ...port(
      '00:1c.4',
      'Speed 8GT/s, Width x4',
      'Speed 2.5GT/s, Width x4',
      '\t\tLnkCtl2: Target Link Speed: 2.5GT/s, EnterCompliance-',
    ),
  );
  expect(ids(told)).toEqual(['problem LD111']);
  expect(told.verdict.message).toMatch(/told to go no faster than 2\.5/);
  const unseen = only(...port('00:03.1', 'Speed 16GT/s, Width x16', 'Speed 8GT/s, Width x8'));
  expect(ids(unseen)).toEqual(['hint LD111']);
  expect(unseen.findings[0]?.causes[0]?.message).toMatch(/supports no more/);
});

test('empty slots are one finding, and nothing is said of their links', () => {
  const EMPTY = [
    '\t\t\tTrErr- Train- SlotClk+ DLActive- BWMgmt- ABWMgmt-',
    '\t\tSltSta:\tStatus: AttnBtn- PowerFlt- MRL- CmdCplt- PresDet- Interlock-',
  ];
  const slots = ['00:01.0', '00:02.0', '00:03.0'].flatMap((address) => [
    ...port(address, 'Speed 32GT/s, Width x4', 'Speed 2.5GT/s, Width x16', ...EMPTY),
    '',
  ]);
  const machine = only(...slots);
  expect(ids(machine)).toEqual(['normal LD124']);
  expect(machine.findings[0]?.message).toMatch(/^3 ports have nothing attached/);
  expect(machine.verdict.message).toMatch(/^Nothing could be judged/);
  // A port of a chipset whose register of presence is wrong, with a link that is up.
  const up = only(
    ...port(
      '00:01.0',
      'Speed 32GT/s, Width x4',
      'Speed 32GT/s, Width x4',
      '\t\t\tTrErr- Train- SlotClk+ DLActive+ BWMgmt- ABWMgmt-',
      EMPTY[1] ?? '',
    ),
  );
  expect(ids(up)).toEqual([]);
});

test('the chip that manages a server is no headline', () => {
  const machine = only(
    '02:00.0 PCI bridge: ASPEED Technology, Inc. AST1150 PCI-to-PCI Bridge (rev 04)',
    '\t\tLnkCap:\tPort #0, Speed 5GT/s, Width x1, ASPM L0s L1',
    '\t\tLnkSta:\tSpeed 2.5GT/s (downgraded), Width x1 (ok)',
  );
  expect(ids(machine)).toEqual([]);
  expect(machine.verdict.message).toMatch(/^Nothing could be judged/);
});

test('many SATA links at 1.5 Gb/s are said once', () => {
  const up = (name: string) => `[ 2.1] ${name}: SATA link up 1.5 Gbps (SStatus 113 SControl 300)`;
  const machine = only(up('ata1'), up('ata2'), up('ata3'));
  expect(ids(machine)).toEqual(['hint LD210']);
  expect(machine.verdict.message).toMatch(/^3 SATA links run at 1\.5/);
  const cards = ['0', '1'].flatMap((slot) => [
    'Enclosure Device ID: 32',
    `Slot Number: ${slot}`,
    'PD Type: SATA',
    'Raw Size: 465.761 GB [0x3a386030 Sectors]',
    'Inquiry Data: EXAMPLE HD500',
    'Device Speed: 1.5Gb/s ',
    'Link Speed: 1.5Gb/s ',
    'Media Type: Hard Disk Device',
    '',
  ]);
  expect(said('Adapter #0', '', ...cards)).toMatch(/^2 SATA links run at 1\.5/);
});

test('USB 2 and Bulk-Only are never an all-clear', () => {
  const slow = only(
    roots(1, 480),
    '    |__ Port 004: Dev 003, If 0, Class=Hub, Driver=hub/4p, 480M',
    '        |__ Port 002: Dev 007, If 0, Class=Mass Storage, Driver=usb-storage, 480M',
  );
  expect(slow.verdict.message).toMatch(/480\u202fMb\/s, about 40 MB\/s at most/);
  expect(slow.findings[0]?.causes[0]?.message).toMatch(/USB 2.0 hub/);
  const bulk = only(roots(2, 5000), '    |__ Port 003: Dev 002, If 0, Class=Mass Storage, Driver=usb-storage, 5000M');
  expect(bulk.verdict.message).toMatch(/does not show whether it offers UAS/);
  expect(said(roots(2, 5000), '    |__ Port 003: Dev 002, If 0, Class=Mass Storage, Driver=uas, 5000M')).toMatch(
    /^Nothing could be judged/,
  );
});

test('a tunnel in a line of the kernel is no slow slot', () => {
  const machine = only(
    '[ 12.3] pci 0000:3c:00.0: 8.000 Gb/s available PCIe bandwidth, limited by 2.5 GT/s PCIe x4 link at 0000:00:07.2 (capable of 31.504 Gb/s with 8.0 GT/s PCIe x4 link)',
  );
  expect(ids(machine)).toEqual(['hint LD105']);
  expect(machine.findings[0]?.causes[0]?.message).toMatch(/Thunderbolt or USB4/);
  const slot = only(
    '[ 12.3] pci 0000:3c:00.0: 2.000 Gb/s available PCIe bandwidth, limited by 2.5 GT/s PCIe x1 link at 0000:00:1c.2 (capable of 31.504 Gb/s with 8.0 GT/s PCIe x4 link)',
  );
  expect(ids(slot)).toEqual(['problem LD105']);
});

test('signal errors on a link that saves power name that first', () => {
  const aer = [
    '[ 91.1] pcieport 0000:00:1d.0: AER: Corrected error received: 0000:01:00.0',
    '[ 91.1] nvme 0000:01:00.0: PCIe Bus Error: severity=Corrected, type=Physical Layer, (Receiver ID)',
  ];
  const saving = only(
    ...nvme('01:00.0', 'Speed 16GT/s, Width x4'),
    '\t\tLnkCtl:\tASPM L1 Enabled; RCB 64 bytes, LnkDisable- CommClk+',
    '',
    ...aer,
  );
  expect(saving.findings.find(({ id }) => id === 'LD107')?.causes[0]?.message).toMatch(/ASPM L1/);
  const plain = only(...nvme('01:00.0', 'Speed 16GT/s, Width x4'), '', ...aer);
  expect(plain.findings.find(({ id }) => id === 'LD107')?.causes[0]?.message).toMatch(/^Signal errors/);
});

test('drives behind an expander are said to share its cable, also where no speed is shown', () => {
  const disk = (index: number) => [
    `[0:0:${index}:0]    disk    ATA      EXAMPLE HD8000   0001  /dev/sd${String.fromCharCode(97 + index)}   8.00TB`,
    `  dir: /sys/bus/scsi/devices/0:0:${index}:0  [/sys/devices/pci0000:00/0000:00:03.0/0000:03:00.0/host0/port-0:0/expander-0:0/port-0:0:${index}/end_device-0:0:${index}/target0:0:${index}/0:0:${index}:0]`,
  ];
  const many = (count: number) => Array.from({ length: count }, (_, index) => disk(index)).flat();
  expect(said(...many(12))).toMatch(/^12 drives are behind an expander and share its cable/);
  expect(ids(only(...many(3)))).not.toContain('hint LD208');
});

test('queuing that is off on two ports is said once, and nothing is slower than the first SATA', () => {
  const off = (name: string) => [
    `[ 1.2] ${name}: SATA link up 6.0 Gbps (SStatus 133 SControl 300)`,
    `[ 1.2] ${name}.00: 976773168 sectors, multi 1: LBA48 NCQ (depth 0/32)`,
  ];
  const machine = only(...off('ata1'), ...off('ata3'));
  expect(machine.findings.filter(({ id }) => id === 'LD205').map(({ message }) => message)).toEqual([
    'Command queuing is off on 2 ports, ata1 and ata3: one command at a time of 32',
  ]);
  expect(
    said(
      '[ 9.2] ata3: limiting SATA link speed to 1.5 Gbps',
      '[ 9.9] ata3: SATA link up 1.5 Gbps (SStatus 113 SControl 310)',
    ),
  ).not.toMatch(/or less/);
});

test('a hard disk on a slower link is no fault, and not called the most', () => {
  expect(said(...smartctl('sda', '3.0', '5400 rpm'))).toBe(
    'No fault in the link that could be judged: sda at 3\u202fGb/s.',
  );
});

const SENTENCE =
  'A link is trained when the machine starts, and each of its two ends says what it supports and what it runs at, so both have to be read before anybody can tell whether it could be faster.';

test('what an article or a manual shows is no machine that is fine', () => {
  const example = smartctl('sda', '6.0');
  const article = [...Array.from({ length: 12 }, () => SENTENCE), '', ...example, '', SENTENCE];
  expect(said(...article)).toBe(
    'Nothing could be judged, because the text is mostly prose, so it may show an example and not your own machine.',
  );
});

test('a question with the output of a machine is about that machine', () => {
  const output = ['sda', 'sdb', 'sdc', 'sdd'].flatMap((name) => smartctl(name, '6.0'));
  expect(said('Hello,', SENTENCE, '', ...output, '', 'Thank you for reading so far!')).toMatch(CLEAR);
});

test('a fault is said whatever stands around it', () => {
  const log = 'kernel: [12.3] end_request: I/O error, dev sda, sector 63';
  expect(said(...Array.from({ length: 12 }, () => SENTENCE), log, log)).toMatch(/I\/O error/);
});
