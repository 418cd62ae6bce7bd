// What an answer is about: which drive, which machine, which system. The texts are ours, of the shape of pastes that were taken for another.
import { expect, test } from 'vitest';
import { core, ids, mdstat, nvme, only, printed, roots, smartctl } from './answer-testing.ts';
import { diagnose } from './diagnosis.ts';
import { Joined } from './joined.ts';
import { jsonOf } from './json.ts';

test('two enclosures of one id share no ability', () => {
  const machine = only(
    roots(6, 10000),
    '    |__ Port 001: Dev 002, If 0, Class=Mass Storage, Driver=uas, 5000M',
    '        ID 174c:55aa ASMedia Technology Inc. ASM1051E bridge, ASM1053E bridge, ASM1153 bridge, ASM1153E bridge',
    '    |__ Port 002: Dev 003, If 0, Class=Mass Storage, Driver=uas, 10000M',
    '        ID 174c:55aa ASMedia Technology Inc. ASM1051E bridge, ASM1053E bridge, ASM1153 bridge, ASM1153E bridge',
  );
  expect(ids(machine)).not.toContain('problem LD302');
});

test('a device at another port later in the paste is compared with itself', () => {
  const old = (bus: number, rate: number) => [
    '$ lsusb -tv',
    `/:  Bus 0${bus}.Port 1: Dev 1, Class=root_hub, Driver=xhci_hcd/8p, ${rate}M`,
    `    |__ Port 2: Dev 3, If 0, Class=Mass Storage, Driver=uas, ${rate}M`,
    '        ID 1234:abcd Example Disk',
    '',
  ];
  const machine = only(...old(1, 480), ...old(2, 5000));
  expect(machine.verdict.message).toMatch(/runs at 5\u202fGb\/s; at 1-2, earlier in the paste, it ran at 480/);
  expect(machine.findings[0]?.causes[0]?.message).toMatch(/cable/);
  expect(ids(machine)).not.toContain('problem LD301');
});

test('a USB controller that stopped answering is what it is about, before the devices behind it', () => {
  const machine = only(
    '[   41.0] usb 4-2: new SuperSpeed USB device number 3 using xhci_hcd',
    '[   41.1] scsi host6: uas',
    '[ 5123.4] xhci_hcd 0000:0c:00.3: WARNING: Host System Error',
    '[ 5123.5] xhci_hcd 0000:0c:00.3: xHCI host controller not responding, assume dead',
    '[ 5123.5] xhci_hcd 0000:0c:00.3: HC died; cleaning up',
    '[ 5123.5] usb 4-2: USB disconnect, device number 3',
  );
  expect(machine.verdict.message).toMatch(/^The USB controller 0000:0c:00\.3 stopped answering/);
  expect(ids(machine)[0]).toBe('problem LD307');
});

test('a figure with a named drive is given to no other', () => {
  const hdparm = ['/dev/nvme0n1:', ' Timing buffered disk reads: 4046 MB in  3.00 seconds = 1348.40 MB/sec'];
  const machine = only(...smartctl('sda', '6.0'), '', ...hdparm);
  expect(machine.judged[0]).toMatchObject({ subject: 'nvme0n1', verdict: 'unknown', ceiling: undefined });
  expect(machine.judged[0]?.reasons[0]).toMatch(/names nvme0n1 and does not describe it/);
  expect(ids(machine).filter((id) => /LD6/.test(id))).toEqual([]);
  const [fio] = only(
    ...smartctl('sdb', '6.0'),
    '',
    '/dev/sdc:',
    ' Timing buffered disk reads: 1600 MB in  3.00 seconds = 533.00 MB/sec',
  ).judged;
  expect(fio?.subject).toBe('sdc');
});

test('a port multiplier is no fault of its port, and no drive', () => {
  const machine = only(
    '[ 1.2] ata5: SATA link up 3.0 Gbps (SStatus 123 SControl 300)',
    '[ 1.3] ata5.15: Port Multiplier 1.1, 0x1095:0x3726 r23, 6 ports, feat 0x1/0x9',
    '[ 1.9] ata5.00: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
    '[ 2.9] ata5.01: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
  );
  expect(machine.verdict.message).toMatch(/^2 drives share one SATA link, ata5/);
  const drives = machine.built?.chain.parts.filter(({ kind }) => kind === undefined) ?? [];
  expect(drives.reduce((sum, { count }) => sum + Number(count ?? 1), 0)).toBe(2);
});

test('registers without a name have one in every line, and ports among them are no slow slots', () => {
  const link = (does: string) => ['\t\tLnkCap:\tPort #0, Speed 8GT/s, Width x4, ASPM L1', `\t\tLnkSta:\t${does}`];
  expect(printed(...link('Speed 8GT/s, Width x2'))).toMatch(/Unnamed device \(line 1\): 8\u202fGT\/s x2/);
  expect(ids(only(...link('Speed 8GT/s, Width x2'), ...link('Speed 2.5GT/s, Width x1')))).not.toContain(
    'problem LD104',
  );
});

test('on Windows no cause names a command of Linux', () => {
  const disk = (mode: string, interfaceName = 'Serial ATA') => [
    'CrystalDiskInfo 9.2.0 (C) 2008-2023 hiyohiyo',
    '----------------------------------------------------------------------------',
    ' (1) Example SSD 500',
    '----------------------------------------------------------------------------',
    '           Model : Example SSD 500',
    '       Disk Size : 500.1 GB (8.4/137.4/500.1/500.1)',
    `       Interface : ${interfaceName}`,
    `   Transfer Mode : ${mode}`,
    '   Rotation Rate : ---- (SSD)',
  ];
  const hwinfo = [
    'Device Name:                            Example NVMe Controller',
    'PCI Address (Bus:Device:Function) Number: 1:0:0',
    'Device/Port Type:                       PCI Express Endpoint',
    'Maximum Link Width:                     4x',
    'Current Link Width:                     2x',
    'Maximum Link Speed:                     8.0 GT/s',
    'Current Link Speed:                     8.0 GT/s',
  ];
  for (const text of [
    hwinfo,
    disk('SATA/300 | SATA/600'),
    disk('PCIe 3.0 x2 | PCIe 3.0 x4', 'NVM Express'),
    disk('SATA/600 | SATA/600', 'UASP (Serial ATA)'),
  ]) {
    const { findings, verdict } = only(...text);
    expect(findings).not.toEqual([]);
    for (const { causes } of findings)
      for (const { message, check, fix } of causes)
        expect(`${message} ${check} ${fix}`).not.toMatch(/\b(?:sudo|dmesg|lspci|smartctl|lsusb)\b|\/sys\//);
    expect(verdict.next ?? '').not.toMatch(/sudo|lspci/);
  }
});

test('the JSON says what of the chain was assumed, and what was not judged', () => {
  const text = 'NAME  SIZE TYPE TRAN\nsda  465.8G disk sata\nmmcblk0  29.7G disk mmc\n';
  const joined = new Joined([{ name: 'paste', text }]);
  const json = jsonOf(diagnose('paste', text, core), joined, true);
  const parts = json.chain?.parts ?? [];
  expect(parts).toHaveLength(1);
  const assumed: Readonly<Record<string, unknown>> = json.assumed;
  expect(assumed[parts[0]?.id ?? '']).toHaveProperty('link');
  expect(json.unjudged.flatMap(({ names }) => names)).toContain('sda');
});

test('a drive of which Windows says the model alone is on no link', () => {
  const machine = only(
    'PS C:\\> Get-PhysicalDisk',
    '',
    'Number FriendlyName        SerialNumber  MediaType   CanPool OperationalStatus HealthStatus Usage            Size',
    '------ ------------        ------------  ---------   ------- ----------------- ------------ -----            ----',
    '0      EXAMPLE SSD 980     EX0000000001  SSD         False   OK                Healthy      Auto-Select 931.51 GB',
  );
  expect(machine.built?.chain.parts ?? []).toEqual([]);
  expect(machine.verdict.next).toMatch(/CrystalDiskInfo/);
});

test('a NVMe drive behind Thunderbolt hangs on no link of the first generation', () => {
  const machine = only(
    '00:07.0 PCI bridge: Intel Corporation Tiger Lake-LP Thunderbolt 4 PCI Express Root Port #1',
    '\tBus: primary=00, secondary=01, subordinate=03, sec-latency=0',
    '\tCapabilities: [40] Express (v2) Root Port (Slot+), MSI 00',
    '\t\tLnkCap:\tPort #20, Speed 2.5GT/s, Width x4, ASPM L1',
    '\t\tLnkSta:\tSpeed 2.5GT/s, Width x4',
    '',
    '01:00.0 PCI bridge: Intel Corporation JHL7440 Thunderbolt 3 Bridge',
    '\tBus: primary=01, secondary=02, subordinate=03, sec-latency=0',
    '\tCapabilities: [c0] Express (v2) Upstream Port, MSI 00',
    '\t\tLnkCap:\tPort #0, Speed 2.5GT/s, Width x4, ASPM L1',
    '\t\tLnkSta:\tSpeed 2.5GT/s, Width x4',
    '',
    ...nvme('02:00.0', 'Speed 8GT/s, Width x4'),
  );
  const links = machine.built?.chain.parts.map(({ link, slot }) => `${link} ${slot}`) ?? [];
  expect(links.join()).not.toMatch(/pcie 1\.0/);
  expect(machine.verdict.message).toMatch(/^Nothing could be judged/);
});

test('drives behind a RAID card keep their size, and the logical drive its own', () => {
  const behind = (place: number) => [
    `$ sudo smartctl -i -d megaraid,${place} /dev/sda`,
    'smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0] (local build)',
    '=== START OF INFORMATION SECTION ===',
    'Device Model:     EXAMPLE HD4000',
    'User Capacity:    4,000,787,030,016 bytes [4.00 TB]',
    'Rotation Rate:    7200 rpm',
    'SATA Version is:  SATA 3.3, 6.0 Gb/s (current: 6.0 Gb/s)',
    '',
  ];
  const { machine } = only(
    '$ lsblk -o NAME,SIZE,TYPE,MODEL',
    'NAME SIZE TYPE MODEL',
    'sda  10.9T disk PERC H710',
    '',
    ...behind(0),
    ...behind(1),
  );
  expect(machine.drives.map(({ id, bytes }) => [id, bytes?.value])).toEqual([
    ['sda', Math.round(10.9 * 2 ** 40)],
    ['megaraid,0', 4000787030016],
    ['megaraid,1', 4000787030016],
  ]);
});

test('a figure of one host is not judged by the drive of another', () => {
  const text = [
    'root@alpha:~# smartctl -i /dev/sda',
    ...smartctl('sda', '3.0').slice(1),
    '',
    'root@beta:~# hdparm -t /dev/sda',
    '',
    '/dev/sda:',
    ' Timing buffered disk reads: 1600 MB in  3.00 seconds = 533.00 MB/sec',
    '',
  ];
  const { machines } = diagnose('paste', text.join('\n'), core);
  expect(machines).toHaveLength(2);
  for (const { findings } of machines) expect(findings.filter(({ id }) => id === 'LD601')).toEqual([]);
});

test('arrays of one name and another size, and ports of one address and another class, are of two machines', () => {
  const array = (name: string, blocks: string) =>
    mdstat(
      `md0 : active raid5 ${name}1[2] sdb1[1] sda1[0]`,
      `      ${blocks} blocks super 1.2 level 5, 512k chunk, algorithm 2 [3/3] [UUU]`,
    );
  const count = (...lines: string[]) => diagnose('paste', `${lines.join('\n')}\n`, core).machines.length;
  expect(count(...array('sdc', '7813772288'), '', ...array('sdd', '39065219072'))).toBe(2);
  expect(count(...array('sdc', '7813772288'), '', ...array('sdc', '7813772288'))).toBe(1);
  const at = (kind: string, name: string) => [
    `00:00.0 ${kind}: ${name}`,
    '\t\tLnkCap:\tPort #0, Speed 5GT/s, Width x1, ASPM L1',
    '',
  ];
  expect(count(...at('PCI bridge', 'Example Bridge 2712'), ...at('Host bridge', 'Example Device 2020'))).toBe(2);
});

test('what a tool of Windows measured is no drive with a name of Linux', () => {
  const { judged } = only(
    ...smartctl('sda', '6.0'),
    '',
    '------------------------------------------------------------------------------',
    'CrystalDiskMark 8.0.4 x64 (C) 2007-2021 hiyohiyo',
    '------------------------------------------------------------------------------',
    '* MB/s = 1,000,000 bytes/s [SATA/600 = 600,000,000 bytes/s]',
    '* KB = 1000 bytes, KiB = 1024 bytes',
    '',
    '[Read]',
    '  SEQ    1MiB (Q=  8, T= 1):  7100.123 MB/s [   6771.2 IOPS] <  1180.98 us>',
  );
  expect(judged).not.toEqual([]);
  for (const { verdict, subject } of judged) {
    expect(verdict).toBe('unknown');
    expect(subject).not.toBe('sda');
  }
});
