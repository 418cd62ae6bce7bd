/**
 * What each rule finds, shown: a paste that has it and one that does not. The site's pages about the findings are made
 * from it, and a test holds it to what the rules really say. All of it is made up.
 */
import { recognise } from '../import/recognise.ts';
import { findingsOf } from './catalog.ts';
import type { Judged } from './diagnosis.ts';
import type { Finding } from './finding.ts';
import { machineOf } from './join/machine-of.ts';
import { read } from './reading.ts';

export interface Example {
  found: string;
  clean: string;
  /** Of rules about figures: what the chain says of the paste. */
  judged?: { found: Judged; clean: Judged };
}

/** What all rules find in a paste of one machine. */
export function findingsIn(text: string, judged: readonly Judged[] = []): Finding[] {
  const { records } = read('paste', text);
  const bytes = new TextEncoder().encode(text);
  const { measurements } = recognise([{ name: 'paste', bytes }]);
  return findingsOf(machineOf({ ...records, measurements }, 0), judged);
}

interface Device {
  address: string;
  kind: string;
  name: string;
  type: string;
  bus?: [string, string, string];
  /** LnkCap and LnkSta: 16GT/s x4. */
  can?: string;
  does?: string;
  target?: string;
  /** MaxPayload that it can and that is set, MaxReadReq. */
  payload?: [can: number, set: number, request: number];
}

/** A device as `lspci -vv` prints it, without the lines that do not matter. */
function lspci({ address, kind, name, type, bus, can, does, target, payload }: Device): string {
  const link = (text: string) => text.replace(/^(\S+) x/, 'Speed $1, Width x');
  const [able, set, request] = payload ?? [];
  return [
    `${address} ${kind}: ${name}`,
    bus && `\tBus: primary=${bus[0]}, secondary=${bus[1]}, subordinate=${bus[2]}, sec-latency=0`,
    `\tCapabilities: [40] Express (v2) ${type}, MSI 00`,
    able && `\t\tDevCap:\tMaxPayload ${able} bytes, PhantFunc 0`,
    set && `\t\tDevCtl:\tCorrErr+ NonFatalErr+ FatalErr+ UnsupReq+`,
    set && `\t\t\tMaxPayload ${set} bytes, MaxReadReq ${request} bytes`,
    can && `\t\tLnkCap:\tPort #0, ${link(can)}, ASPM L1, Exit Latency L1 <64us`,
    does && `\t\tLnkSta:\t${link(does)}`,
    target && `\t\tLnkCtl2: Target Link Speed: ${target}, EnterCompliance- SpeedDis-`,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
}

const listing = (...devices: readonly Device[]) => `${devices.map(lspci).join('\n\n')}\n`;
const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

const PORT: Device = {
  address: '00:01.0',
  kind: 'PCI bridge',
  name: 'Example Corporation PCIe Root Port',
  type: 'Root Port (Slot+)',
  bus: ['00', '01', '01'],
  can: '16GT/s x4',
  does: '16GT/s x4',
};
const DRIVE: Device = {
  address: '01:00.0',
  kind: 'Non-Volatile memory controller',
  name: 'Example Corporation NVMe SSD',
  type: 'Endpoint',
  can: '16GT/s x4',
  does: '16GT/s x4',
};
const CARD: Device = {
  ...DRIVE,
  kind: 'VGA compatible controller',
  name: 'Example Corporation Graphics',
  can: '16GT/s x16',
  does: '16GT/s x16',
};

/** A port and the drive in it, with the same link. */
const inPort = (link: string, port: Partial<Device> = {}, drive: Partial<Device> = {}) =>
  listing({ ...PORT, does: link, ...port }, { ...DRIVE, does: link, ...drive });

/** A switch with two drives, its link upwards and theirs. */
const withSwitch = (upwards: string, each: string) =>
  listing(
    { ...PORT, bus: ['00', '01', '04'], can: '16GT/s x16', does: upwards },
    {
      ...PORT,
      address: '01:00.0',
      name: 'Example Corporation PCIe Switch',
      type: 'Upstream Port',
      bus: ['01', '02', '04'],
      can: upwards,
      does: upwards,
    },
    ...['03', '04'].flatMap((bus, index): Device[] => [
      {
        ...PORT,
        address: `02:0${index}.0`,
        name: 'Example Corporation PCIe Switch',
        type: 'Downstream Port (Slot+)',
        bus: ['02', bus, bus],
        can: each,
        does: each,
      },
      { ...DRIVE, address: `${bus}:00.0`, can: each, does: each },
    ]),
  );

const KERNEL_FREE =
  '[    0.412] nvme 0000:01:00.0: 31.504 Gb/s available PCIe bandwidth (8.0 GT/s PCIe x4 link)';

const smartctl = (rate: string, extra: readonly string[] = []) =>
  lines(
    '$ sudo smartctl -i /dev/sda',
    'smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0] (local build)',
    '=== START OF INFORMATION SECTION ===',
    'Device Model:     Example Drive',
    ...extra,
    `SATA Version is:  SATA 3.2, ${rate}`,
  );
const SOLID = [
  'Sector Size:      512 bytes logical/physical',
  'Rotation Rate:    Solid State Device',
];
const SPINNING = ['Sector Size:      512 bytes logical/physical', 'Rotation Rate:    7200 rpm'];

const usbTree = (...nodes: readonly string[]) =>
  lines('/:  Bus 002.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/8p, 10000M', ...nodes);
const STORAGE = 'If 0, Class=Mass Storage';

const fio = (target: string, rw: string, block: string, rate: number) => {
  const side = rw.includes('write') ? 'write' : 'read';
  const figures = { io_bytes: rate * 60, bw_bytes: rate, bw: Math.round(rate / 1024), iops: 1000 };
  const options = { filename: `/dev/${target}`, rw, bs: block, iodepth: '32', direct: '1' };
  const job = { jobname: 'job', error: 0, 'job options': options, [side]: figures };
  return `${JSON.stringify({ 'fio version': 'fio-3.36', jobs: [job] }, undefined, 1)}\n`;
};

const idCtrl = (mdts: number) =>
  lines(
    '$ sudo nvme id-ctrl /dev/nvme0n1',
    'NVME Identify Controller:',
    'mn        : Example NVMe SSD',
    `mdts      : ${mdts}`,
    '',
  );

const smartLog = (temperature: number, throttles: number) =>
  lines(
    '$ sudo nvme id-ctrl /dev/nvme0',
    'NVME Identify Controller:',
    'mn        : Example NVMe SSD',
    'wctemp    : 353',
    '$ sudo nvme smart-log /dev/nvme0',
    'Smart Log for NVME device:nvme0 namespace-id:ffffffff',
    'critical_warning                    : 0',
    `temperature                         : ${temperature} C`,
    `Thermal Management T1 Trans Count   : ${throttles}`,
  );

const mdstat = (state: readonly string[]) =>
  lines(
    'Personalities : [raid6] [raid5] [raid4]',
    'md0 : active raid5 sdc1[2] sdb1[1] sda1[0]',
    ...state,
    'unused devices: <none>',
  );
const BLOCKS = '      7813772288 blocks super 1.2 level 5, 512k chunk, algorithm 2';

const pool = (...vdevs: readonly string[]) =>
  lines(
    '  pool: tank',
    ' state: ONLINE',
    'config:',
    '',
    '\tNAME        STATE     READ WRITE CKSUM',
    '\ttank        ONLINE       0     0     0',
    ...vdevs,
    '',
    'errors: No known data errors',
  );
const mirror = (number: number, ...names: readonly string[]) => [
  `\t  mirror-${number}  ONLINE       0     0     0`,
  ...names.map((name) => `\t    ${name}     ONLINE       0     0     0`),
];

const zpoolList = (full: number) =>
  lines(
    'NAME   SIZE  ALLOC   FREE  CKPOINT  EXPANDSZ   FRAG    CAP  DEDUP    HEALTH  ALTROOT',
    `tank  10.9T  ${full === 95 ? '10.4T   545G' : '5.45T  5.45T'}        -         -    41%    ${full}%  1.00x    ONLINE  -`,
  );

const judged = (measured: number, verdict: Judged['verdict']): Judged => ({
  subject: 'sda',
  line: 1,
  job: 'Sequential read',
  measured,
  ceiling: 561e6,
  expectedLow: 520e6,
  expectedHigh: 555e6,
  verdict,
  reasons: [],
});

const shift = (value: number) =>
  lines(
    '$ zpool get ashift tank',
    'NAME  PROPERTY  VALUE   SOURCE',
    `tank  ashift    ${value}      local`,
  );

const sectors = (physical: number) =>
  lines(
    '$ lsblk -o NAME,TYPE,PHY-SEC,LOG-SEC,MODEL',
    'NAME TYPE PHY-SEC LOG-SEC MODEL',
    `sda  disk    ${physical}     512 Example Drive`,
  );

/** `zpool iostat` with so many reports. */
const poolIostat = (reports: number) =>
  lines(
    '$ zpool iostat tank 5',
    '              capacity     operations     bandwidth ',
    'pool        alloc   free   read  write   read  write',
    '----------  -----  -----  -----  -----  -----  -----',
    ...Array.from(
      { length: reports },
      () => 'tank        1.20T  2.43T     12     40   480K  1.90M',
    ),
  );

/** A drive of 6 Gb/s as storcli shows it, and the link in front of it. */
const storcli = (link: string) =>
  lines(
    'CLI Version = 007.1017.0000.0000 May 10, 2019',
    'Product Name = Example HBA',
    'Drive /c0/e32/s4 :',
    'Drive /c0/e32/s4 Device attributes :',
    'Model Number = EXAMPLE HD',
    'Device Speed = 6.0Gb/s',
    `Link Speed = ${link}`,
  );

export const examples: Readonly<Record<string, Example>> = {
  LD101: { found: inPort('16GT/s x2'), clean: inPort('16GT/s x4') },
  LD102: { found: inPort('8GT/s x4', { target: '8GT/s' }), clean: inPort('16GT/s x4') },
  LD103: {
    found: inPort('8GT/s x4', { can: '8GT/s x4' }),
    clean: inPort('8GT/s x4', { can: '8GT/s x4' }, { can: '8GT/s x4' }),
  },
  LD104: {
    found: listing({ ...DRIVE, does: '16GT/s x2' }),
    clean: listing(DRIVE),
  },
  LD105: {
    found: lines(
      '[    0.412] pci 0000:01:00.0: 15.752 Gb/s available PCIe bandwidth, limited by 8.0 GT/s PCIe x2 link at 0000:00:1d.0 (capable of 31.504 Gb/s with 8.0 GT/s PCIe x4 link)',
      '[    0.413] pci 0000:01:00.0: enabling Extended Tags',
    ),
    clean: lines(KERNEL_FREE, '[    0.413] nvme nvme0: 8/0/0 default/read/poll queues'),
  },
  LD106: {
    found: withSwitch('8GT/s x4', '8GT/s x4'),
    clean: withSwitch('8GT/s x8', '8GT/s x4'),
  },
  LD107: {
    found: lines(
      '[   91.1] pcieport 0000:00:1d.0: AER: Corrected error received: 0000:01:00.0',
      '[   91.1] nvme 0000:01:00.0: PCIe Bus Error: severity=Corrected, type=Physical Layer, (Receiver ID)',
      '[   91.1] nvme 0000:01:00.0:   device [1234:5678] error status/mask=00000001/0000e000',
      '[   91.1] nvme 0000:01:00.0:    [ 0] RxErr                  (First)',
    ),
    clean: lines('[   0.9] pcieport 0000:00:1d.0: AER: enabled with IRQ 122', KERNEL_FREE),
  },
  LD108: {
    found: inPort('16GT/s x4', { payload: [512, 256, 512] }, { payload: [128, 128, 512] }),
    clean: inPort('16GT/s x4', { payload: [512, 128, 512] }, { payload: [128, 128, 512] }),
  },
  LD109: {
    found: inPort('16GT/s x4', { payload: [512, 128, 512] }, { payload: [256, 128, 512] }),
    clean: inPort('16GT/s x4', { payload: [512, 256, 512] }, { payload: [256, 256, 512] }),
  },
  LD110: {
    found: inPort('16GT/s x4', {}, { payload: [256, 256, 128] }),
    clean: inPort('16GT/s x4', {}, { payload: [256, 256, 512] }),
  },
  LD121: {
    found: listing(
      { ...PORT, can: '16GT/s x16', does: '2.5GT/s x16' },
      { ...CARD, does: '2.5GT/s x16' },
    ),
    clean: listing({ ...PORT, can: '16GT/s x16', does: '16GT/s x16' }, CARD),
  },
  LD122: {
    found: listing({
      ...PORT,
      address: '00:07.0',
      name: 'Example Corporation Thunderbolt 4 PCI Express Root Port',
      can: '2.5GT/s x4',
      does: '2.5GT/s x4',
    }),
    clean: listing(PORT),
  },
  LD123: {
    found: listing({
      ...DRIVE,
      address: '01:00.2',
      kind: 'Ethernet controller',
      name: 'Example Corporation Ethernet Virtual Function',
      can: '8GT/s x8',
      does: 'unknown x0',
    }),
    clean: listing({ ...DRIVE, kind: 'Ethernet controller', can: '8GT/s x8', does: '8GT/s x8' }),
  },
  LD124: { found: listing({ ...PORT, does: '2.5GT/s x0' }), clean: inPort('16GT/s x4') },
  LD125: {
    found: listing({ ...DRIVE, can: 'unknown x4', does: '32GT/s x4' }),
    clean: listing({ ...DRIVE, can: '32GT/s x4', does: '32GT/s x4' }),
  },
  LD126: { found: listing({ ...DRIVE, does: '16GT/s x63' }), clean: listing(DRIVE) },
  LD127: {
    found: inPort('16GT/s x4', { can: '32GT/s x4' }),
    clean: inPort('16GT/s x4'),
  },
  LD128: {
    found: listing(
      {
        ...PORT,
        address: '01:00.0',
        name: 'Advanced Micro Devices, Inc. [AMD/ATI] Navi 10 XL Upstream Port of PCI Express Switch',
        type: 'Upstream Port',
        bus: ['01', '02', '03'],
        can: '16GT/s x8',
        does: '8GT/s x8',
      },
      {
        ...PORT,
        address: '02:00.0',
        name: 'Advanced Micro Devices, Inc. [AMD/ATI] Navi 10 XL Downstream Port of PCI Express Switch',
        type: 'Downstream Port (Slot-)',
        bus: ['02', '03', '03'],
        can: '16GT/s x16',
        does: '16GT/s x16',
      },
      { ...CARD, address: '03:00.0', name: 'Advanced Micro Devices, Inc. [AMD/ATI] Navi 23' },
    ),
    clean: listing({ ...PORT, can: '16GT/s x16', does: '16GT/s x16' }, CARD),
  },
  LD201: {
    found: lines(
      '[  812.3] ata3.00: exception Emask 0x10 SAct 0x2 SErr 0x4050002 action 0xe frozen',
      '[  812.3] ata3: SError: { RecovComm PHYRdyChg CommWake DevExch }',
      '[  820.7] ata3: limiting SATA link speed to 3.0 Gbps',
      '[  821.2] ata3: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
    ),
    clean: lines('[    1.2] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)'),
  },
  LD202: {
    found: lines(
      '[    0.9] ata3: FORCE: PHY spd limit set to 3.0Gbps',
      '[    1.2] ata3: SATA link up 3.0 Gbps (SStatus 123 SControl 320)',
    ),
    clean: lines('[    1.2] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)'),
  },
  LD203: {
    found: smartctl('6.0 Gb/s (current: 3.0 Gb/s)', SOLID),
    clean: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', SOLID),
  },
  LD204: {
    found: smartctl('6.0 Gb/s (current: 3.0 Gb/s)', SPINNING),
    clean: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', SPINNING),
  },
  LD205: {
    found: lines(
      '[    1.2] ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
      '[    1.2] ata1.00: 976773168 sectors, multi 1: LBA48 NCQ (depth 0/32)',
      '[    1.2] ata1.00: configured for UDMA/133',
    ),
    clean: lines(
      '[    1.2] ata1: SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
      '[    1.2] ata1.00: 976773168 sectors, multi 1: LBA48 NCQ (depth 32), AA',
      '[    1.2] ata1.00: configured for UDMA/133',
    ),
  },
  LD206: { found: megacli('12.0Gb/s', '6.0Gb/s'), clean: megacli('12.0Gb/s', '12.0Gb/s') },
  LD207: { found: multiplied('00', '01'), clean: multiplied('00') },
  LD208: { found: expanded(12), clean: expanded(4) },
  LD209: { found: storcli('12.0Gb/s'), clean: storcli('6.0Gb/s') },
  LD301: {
    found: usbTree(
      `    |__ Port 001: Dev 002, ${STORAGE}, Driver=uas, 5000M`,
      '        ID 1234:5678 Example Enclosure',
      '/:  Bus 001.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/8p, 480M',
      `    |__ Port 002: Dev 003, ${STORAGE}, Driver=uas, 480M`,
      '        ID 1234:5678 Example Enclosure',
    ),
    clean: usbTree(
      `    |__ Port 001: Dev 002, ${STORAGE}, Driver=uas, 5000M`,
      '        ID 1234:5678 Example Enclosure',
    ),
  },
  LD302: { found: enclosure('SuperSpeed (5Gbps)'), clean: enclosure('SuperSpeed+ (10Gbps)') },
  LD303: {
    found: lines(
      '[    1.9] usb 2-1: new SuperSpeed USB device number 5 using xhci_hcd',
      '[    1.9] usb 2-1: UAS is ignored for this device, using usb-storage instead',
      '[    1.9] usb-storage 2-1:1.0: USB Mass Storage device detected',
    ),
    clean: usbTree(`    |__ Port 001: Dev 002, ${STORAGE}, Driver=uas, 5000M`),
  },
  LD304: {
    found: usbTree(
      '    |__ Port 001: Dev 002, If 0, Class=Hub, Driver=hub/4p, 5000M',
      `        |__ Port 001: Dev 003, ${STORAGE}, Driver=uas, 5000M`,
      `        |__ Port 002: Dev 004, ${STORAGE}, Driver=uas, 5000M`,
    ),
    clean: usbTree(
      `    |__ Port 001: Dev 003, ${STORAGE}, Driver=uas, 5000M`,
      `    |__ Port 002: Dev 004, ${STORAGE}, Driver=uas, 5000M`,
    ),
  },
  LD305: {
    found: crystalDiskInfo('UASP (Serial ATA)', 'SATA/600 | SATA/600'),
    clean: crystalDiskInfo('Serial ATA', 'SATA/600 | SATA/600'),
  },
  LD401: { found: smartLog(83, 0), clean: smartLog(45, 0) },
  LD402: {
    found: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', [
      'Sector Sizes:     512 bytes logical, 4096 bytes physical',
      'Rotation Rate:    7200 rpm',
    ]),
    clean: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', SPINNING),
  },
  LD403: {
    found: idCtrl(5) + fio('nvme0n1', 'read', '1M', 3_146_000_000),
    clean: idCtrl(8) + fio('nvme0n1', 'read', '1M', 3_146_000_000),
  },
  LD404: {
    found: lines(
      '$ lsblk -o NAME,SIZE,TYPE,ROTA,MODEL',
      'NAME SIZE TYPE ROTA MODEL',
      'sda   30G disk    1 Virtual Disk',
    ),
    clean: lines(
      '$ lsblk -o NAME,SIZE,TYPE,ROTA,MODEL',
      'NAME SIZE TYPE ROTA MODEL',
      'sda  3.6T disk    1 Example Drive',
    ),
  },
  LD501: {
    found: mdstat([
      `${BLOCKS} [3/3] [UUU]`,
      '      [==>..................]  check = 12.6% (492000000/3906886144) finish=270.1min speed=207784K/sec',
    ]),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]),
  },
  LD502: {
    found: mdstat([`${BLOCKS} [3/2] [UU_]`]),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]),
  },
  LD503: { found: zpoolList(95), clean: zpoolList(50) },
  LD504: {
    found: pool(...mirror(0, 'sda', 'sdb'), '\t  sdc         ONLINE       0     0     0'),
    clean: pool(...mirror(0, 'sda', 'sdb'), ...mirror(1, 'sdc', 'sdd')),
  },
  LD505: {
    found: pool('\t  sda         ONLINE       0     0     0'),
    clean: pool(...mirror(0, 'sda', 'sdb')),
  },
  LD506: {
    found: mdstat([`${BLOCKS} [3/3] [UUU]`]) + fio('md0', 'randwrite', '4k', 4_000_000),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]) + fio('md0', 'read', '1M', 315_000_000),
  },
  LD507: {
    found: pool('\t  sda         ONLINE       0     0     0') + shift(9) + sectors(4096),
    clean: pool('\t  sda         ONLINE       0     0     0') + shift(12) + sectors(4096),
  },
  LD508: {
    found: mdstat([`${BLOCKS} [3/3] [UUU]`]) + iostat(1473.96, 2.2),
    clean: mdstat([`${BLOCKS} [3/3] [UUU]`]) + iostat(4.2, 71.6),
  },
  LD601: {
    found: hdparm('Timing buffered disk reads: 4820 MB in  3.00 seconds = 1606.67 MB/sec'),
    clean: hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec'),
    judged: { found: judged(1_684_713_308, 'impossible'), clean: judged(555_745_280, 'normal') },
  },
  LD602: {
    found: hdparm('Timing buffered disk reads: 360 MB in  3.00 seconds = 120.00 MB/sec'),
    clean: hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec'),
    judged: { found: judged(125_829_120, 'low'), clean: judged(555_745_280, 'normal') },
  },
  LD603: {
    found: hdparm('Timing cached reads:   24560 MB in  1.99 seconds = 12326.80 MB/sec'),
    clean: hdparm('Timing buffered disk reads: 1590 MB in  3.00 seconds = 530.00 MB/sec'),
  },
  LD604: { found: dd('bs=1M count=1000'), clean: dd('bs=1M count=1000 oflag=direct') },
  LD701: {
    found: lines(
      '01:00.0 Non-Volatile memory controller: Example Corporation NVMe SSD',
      '\tFlags: bus master, fast devsel, latency 0, IRQ 16',
      '\tCapabilities: <access denied>',
      '\tKernel driver in use: nvme',
    ),
    clean: listing(DRIVE),
  },
  LD702: {
    found: lines(
      '$ sudo nvme list',
      'Node                  Generic               SN                   Model                                    Namespace  Usage                      Format           FW Rev',
      '--------------------- --------------------- -------------------- ---------------------------------------- ---------- -------------------------- ---------------- --------',
      '/dev/nvme0n1          /dev/ng0n1                                 Example NVMe SSD                         0x1        500.11  GB / 500.11  GB    512   B +  0 B   EX01',
    ),
    clean: listing(DRIVE),
  },
  LD703: {
    found: lines(
      '$ lsblk -d -o NAME,SIZE,TYPE,TRAN,MODEL',
      'NAME  SIZE TYPE TRAN MODEL',
      'sda   3.6T disk sata Example Drive',
    ),
    clean: smartctl('6.0 Gb/s (current: 6.0 Gb/s)', SPINNING),
  },
  LD704: {
    found: lines(
      '\t\tLnkCap:\tPort #0, Speed 16GT/s, Width x4, ASPM L1, Exit Latency L1 <64us',
      '\t\tLnkSta:\tSpeed 8GT/s (downgraded), Width x4 (ok)',
    ),
    clean: listing(DRIVE),
  },
  LD705: { found: enclosure(undefined), clean: enclosure('SuperSpeed (5Gbps)') },
  LD706: { found: poolIostat(1), clean: poolIostat(3) },
};

function hdparm(timing: string): string {
  return lines('$ sudo hdparm -tT /dev/sda', '', '/dev/sda:', ` ${timing}`);
}

function dd(options: string): string {
  return lines(
    `$ dd if=/dev/zero of=/mnt/test ${options}`,
    '1000+0 records in',
    '1000+0 records out',
    '1048576000 bytes (1.0 GB, 1000 MiB) copied, 0.687841 s, 1.5 GB/s',
  );
}

function megacli(device: string, link: string): string {
  return lines(
    'Adapter #0',
    '',
    'Enclosure Device ID: 32',
    'Slot Number: 4',
    'PD Type: SAS',
    'Raw Size: 3.638 TB [0x1d1c0beb0 Sectors]',
    'Inquiry Data: EXAMPLE SSD4000         EX01',
    `Device Speed: ${device} `,
    `Link Speed: ${link} `,
    'Media Type: Solid State Device',
    '',
  );
}

/** Drives behind a port multiplier at ata5, as the kernel finds them. */
function multiplied(...places: readonly string[]): string {
  return lines(
    '[    1.2] ata5: SATA link up 6.0 Gbps (SStatus 133 SControl 300)',
    '[    1.3] ata5.15: Port Multiplier 1.2, 0x197b:0x5755 r0, 8 ports, feat 0xf/0x1f',
    ...places.map(
      (place) => `[    1.9] ata5.${place}: SATA link up 6.0 Gbps (SStatus 133 SControl 330)`,
    ),
    '[    2.0] ata5.00: configured for UDMA/133',
  );
}

/** SAS drives on 6 Gb/s behind an expander, as smartctl -x shows them. */
function expanded(count: number): string {
  return lines(
    ...Array.from({ length: count }, (_, index) => String.fromCharCode(97 + index)).flatMap(
      (letter) => [
        `$ sudo smartctl -x /dev/sd${letter}`,
        'smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0] (local build)',
        '=== START OF INFORMATION SECTION ===',
        'Vendor:               EXAMPLE',
        'Product:              SSD4000',
        'Rotation Rate:        Solid State Device',
        'Transport protocol:   SAS (SPL-4)',
        'Protocol Specific port log page for SAS SSP',
        'relative target port id = 1',
        '  generation code = 1',
        '  number of phys = 1',
        '  phy identifier = 0',
        '    attached device type: expander device',
        '    negotiated logical link rate: phy enabled; 6 Gbps',
      ],
    ),
  );
}

/** Writes to md0 that wait so many milliseconds, and members that are so busy, in per cent. */
function iostat(wait: number, busy: number): string {
  const row = (name: string, awaited: number, util: number) =>
    [
      name.padEnd(8),
      '0.20 2.00 0.30 60.00 0.50 10.00 1.60 7.00 0.70 30.43',
      awaited,
      4.38,
      0.03,
      util,
    ].join(' ');
  return lines(
    '$ iostat -dx 10',
    'Device r/s rkB/s rrqm/s %rrqm r_await rareq-sz w/s wkB/s wrqm/s %wrqm w_await wareq-sz aqu-sz %util',
    row('md0', wait, 3.97),
    ...['sda', 'sdb', 'sdc'].map((name) => row(name, 14.38, busy)),
  );
}

/** A bridge for 10 Gb/s as lsusb -v shows it, with its speed since version 018. */
function enclosure(speed: string | undefined): string {
  return lines(
    'Bus 002 Device 002: ID 1234:5678 Example Enclosure',
    ...(speed === undefined ? [] : [`Negotiated speed: ${speed}`]),
    'Device Descriptor:',
    '  bcdUSB               3.20',
    '      bInterfaceClass         8 Mass Storage',
    '      bInterfaceSubClass      6 SCSI',
    '      bInterfaceProtocol     98 ',
    'Binary Object Store Descriptor:',
    '  SuperSpeedPlus USB Device Capability:',
    '    bmSublinkSpeedAttr[0]   0x000a4030',
    '      Speed Attribute ID: 0 10Gb/s Symmetric RX SuperSpeedPlus',
    '',
  );
}

function crystalDiskInfo(interfaceName: string, mode: string): string {
  return lines(
    'CrystalDiskInfo 9.2.0 (C) 2008-2023 hiyohiyo',
    '----------------------------------------------------------------------------',
    ' (1) Example Drive',
    '----------------------------------------------------------------------------',
    '           Model : Example Drive',
    '       Disk Size : 4000.7 GB (8.4/137.4/4000.7/4000.7)',
    `       Interface : ${interfaceName}`,
    `   Transfer Mode : ${mode}`,
    '   Rotation Rate : 5400 RPM',
    '',
  );
}
