// The texts are ours, in the words of the tools.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../reading/reading.ts';
import type { Machine } from './machine.ts';
import { machineOf } from './machine-of.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../datasets/tools/readers/fixtures', `${name}.txt`), 'utf8');
const machineIn = (...texts: string[]): Machine => machineOf(read('paste', `${texts.join('\n')}\n`).records, 0);
const driveIn = (machine: Machine, id: string) => machine.drives.find((drive) => drive.id === id);

const LOG_NVME = '[    1.234567] nvme nvme0: pci function 0000:03:00.0';
const LIST = `Node             SN                   Model                                    Namespace Usage                      Format           FW Rev
---------------- -------------------- ---------------------------------------- --------- -------------------------- ---------------- --------
/dev/nvme0n1     FAKE0001             Example NVMe 4000                        1           1.00  TB /   1.00  TB    512   B +  0 B   1.0`;

test('an NVMe drive has the address that the kernel gives its controller', () => {
  const machine = machineIn(fixture('lspci-tree'), LOG_NVME, LIST);
  expect(machine.drives.map(({ id, address, protocol }) => [id, address, protocol])).toEqual([
    ['nvme0n1', '0000:03:00.0', 'NVMe'],
  ]);
});

test('without that, the only NVMe drive is at the only NVMe function', () => {
  expect(driveIn(machineIn(fixture('lspci-tree'), LIST), 'nvme0n1')?.address).toBe('0000:03:00.0');
});

test('the only NVMe function is not given to one of two drives', () => {
  const two = `${LIST}\n${LIST.split('\n')[2]?.replaceAll('nvme0', 'nvme1')}`;
  const { drives } = machineIn(fixture('lspci-tree'), two);
  expect(drives.map(({ id, address }) => [id, address])).toEqual([
    ['nvme0n1', undefined],
    ['nvme1n1', undefined],
  ]);
});

test('where several could be it, a drive is at the function that is named after its model', () => {
  const functions = ['SN850X', '980PRO/PM9A1'].map(
    (name, index) => `0${index + 1}:00.0 Non-Volatile memory controller: Example Corp ${name} NVMe SSD
\tLnkCap:\tPort #0, Speed 16GT/s, Width x4`,
  );
  const row = (name: string, model: string) =>
    LIST.split('\n')[2]?.replaceAll('nvme0', name).replace('Example NVMe 4000', model.padEnd(17));
  const head = LIST.split('\n').slice(0, 2);
  const list = [...head, row('nvme0', 'EX SSD 980 PRO'), row('nvme1', 'EX_BLACK SN850X')];
  const { drives } = machineIn(...functions, list.join('\n'));
  expect(drives.map(({ id, address }) => [id, address])).toEqual([
    ['nvme0n1', '0000:02:00.0'],
    ['nvme1n1', '0000:01:00.0'],
  ]);
});

test('an NVMe function that no tool names is a drive by its address', () => {
  const { drives } = machineIn(fixture('lspci-tree'));
  expect(drives.map(({ id, model }) => [id, model?.value])).toEqual([
    ['0000:03:00.0', 'Example Corporation NVMe SSD 4000'],
  ]);
});

test('the digit of a namespace is not that of its controller where the list says another', () => {
  const list = `Device            Generic           NSID       Usage                      Format           Controllers
----------------- ----------------- ---------- -------------------------- ---------------- ----------------
/dev/nvme0n1      /dev/ng0n1        0x1          1.00  TB /   1.00  TB    512   B +  0 B   nvme1`;
  const log = `${LOG_NVME}\n[    1.300000] nvme nvme1: pci function 0000:04:00.0`;
  expect(driveIn(machineIn(list, log), 'nvme0n1')?.address).toBe('0000:04:00.0');
});

test('a bridge above a device is known from whichever tool draws it', () => {
  const tree = '-[0000:00]---01.1-[01]----00.0  Example Corporation NVMe SSD 4000';
  const { functions } = machineIn(tree);
  expect(functions.map(({ address, parent }) => [address, parent])).toEqual([
    ['0000:00:01.1', undefined],
    ['0000:01:00.0', '0000:00:01.1'],
  ]);
});

test('numbers of classes and ids give way to the words for them', () => {
  const { functions } = machineIn(
    '01:00.0 Non-Volatile memory controller [0108]: Example SSD [1234:5678] (rev 01)\n\tLnkCap:\tPort #0, Speed 8GT/s, Width x4',
    '02:00.0 0107: 1000:0097 (rev 02)\n\tLnkCap:\tPort #0, Speed 8GT/s, Width x8',
  );
  expect(functions.map(({ kind, name }) => [kind, name])).toEqual([
    ['Non-Volatile memory controller', 'Example SSD'],
    ['Serial Attached SCSI controller', '1000:0097'],
  ]);
});

test('the kernel tells what a device could and what the port that holds it back does', () => {
  const { functions } = machineIn(
    '[    2.000000] nvme 0000:04:00.0: 7.876 Gb/s available PCIe bandwidth, limited by 8.0 GT/s PCIe x1 link at 0000:00:1d.0 (capable of 31.504 Gb/s with 8.0 GT/s PCIe x4 link)',
  );
  const shown = functions.map(({ address, capable, running }) => [address, capable?.value.lanes, running?.value.lanes]);
  expect(shown).toEqual([
    ['0000:04:00.0', 4, undefined],
    ['0000:00:1d.0', undefined, 1],
  ]);
});

const SCSI = `[0:0:0:0]    disk    ATA      EXAMPLE HD4000   0001  /dev/sda   4.00TB
  dir: /sys/bus/scsi/devices/0:0:0:0  [/sys/devices/pci0000:00/0000:00:17.0/ata3/host2/target0:0:0/0:0:0:0]
[6:0:1:0]    disk    ATA      EXAMPLE HD4000   0001  /dev/sdb   4.00TB
  dir: /sys/bus/scsi/devices/6:0:1:0  [/sys/devices/pci0000:00/0000:00:01.0/0000:01:00.0/host6/port-6:0/expander-6:0/port-6:0:1/end_device-6:0:1/target6:0:1/6:0:1:0]`;
const SATA_LOG = `[    3.000000] ata3: SATA link up 6.0 Gbps (SStatus 133 SControl 300)
[   90.000000] ata3: limiting SATA link speed to 3.0 Gbps
[   95.000000] ata3: SATA link up 3.0 Gbps (SStatus 123 SControl 320)`;

test('a SATA drive has the speed of its port, and a drive behind SAS its controller and expander', () => {
  const machine = machineIn(SCSI, SATA_LOG);
  expect(driveIn(machine, 'sda')).toMatchObject({
    ata: 'ata3',
    address: '0000:00:17.0',
    protocol: 'SATA',
    running: { value: 3e9 },
  });
  expect(driveIn(machine, 'sdb')).toMatchObject({
    address: '0000:01:00.0',
    isBehindExpander: true,
    running: undefined,
  });
  expect(machine.ata).toMatchObject([
    {
      name: 'ata3',
      controller: '0000:00:17.0',
      limit: { value: 3e9 },
      fallbacks: [{ value: { rate: 3e9, isForced: false } }],
    },
  ]);
});

test('of a port in two boots the last one holds', () => {
  const boot = (rate: string) =>
    `[    0.000000] Linux version 6.8.0\n[    3.000000] ata3: SATA link up ${rate} Gbps (SStatus 133 SControl 300)`;
  const [port] = machineIn(boot('3.0'), boot('6.0')).ata;
  expect([port?.running?.value, port?.fallbacks]).toEqual([6e9, []]);
});

const USB_TREE = (speed: string) => `/:  Bus 002.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/4p, 10000M
    ID 1d6b:0003 Linux Foundation 3.0 root hub
    |__ Port 001: Dev 002, If 0, Class=Mass Storage, Driver=uas, ${speed}
        ID 174c:55aa Example bridge`;

test('the only drive on USB is on the only port with one, and its controller is that of the bus', () => {
  const { drives, usb } = machineIn(
    USB_TREE('5000M'),
    '[    1.000000] xhci_hcd 0000:05:00.3: new USB bus registered, assigned bus number 2',
    'NAME SIZE TYPE TRAN ROTA\nsdc  1.8T disk usb     1',
  );
  expect(drives).toMatchObject([{ id: 'sdc', usb: '2-1', isUsb: true, address: '0000:05:00.3', medium: undefined }]);
  expect(usb.map(({ path, controller, running }) => [path, controller, running?.value])).toEqual([
    ['usb2', '0000:05:00.3', undefined],
    ['2-1', '0000:05:00.3', 5e9],
  ]);
});

test('a device that moved to another port is marked where it was', () => {
  const before = `/:  Bus 001.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/4p, 480M
    |__ Port 003: Dev 004, If 0, Class=Mass Storage, Driver=usb-storage, 480M
        ID 174c:55aa Example bridge
/:  Bus 002.Port 001: Dev 001, Class=root_hub, Driver=xhci_hcd/4p, 10000M`;
  const { usb } = machineIn(before, 'and with another cable:', USB_TREE('5000M'));
  expect(usb.filter(({ isHub }) => !isHub).map(({ path, hasMoved }) => [path, hasMoved])).toEqual([
    ['1-3', true],
    ['2-1', undefined],
  ]);
});

test('virtual disks do not rotate, whatever the system says, and bridges of USB do not say so', () => {
  const { drives } = machineIn(
    'NAME SIZE TYPE ROTA MODEL\nsda   20G disk    1 Virtual Disk\nvda   20G disk    1\nsdb  3.6T disk    1 EXAMPLE HD',
  );
  expect(drives.map(({ id, isVirtual, medium }) => [id, isVirtual, medium?.value])).toEqual([
    ['sda', true, undefined],
    ['vda', true, undefined],
    ['sdb', false, 'HDD'],
  ]);
});

test('drives of a controller keep their places, and those that the system names, too, are there once', () => {
  const storcli = machineIn(fixture('storcli'));
  expect(storcli.drives.length).toBeGreaterThan(0);
  expect(storcli.cards[0]?.drives).toEqual(storcli.drives.map(({ id }) => id));
  const [first] = storcli.drives;
  const model = first?.model?.value ?? '';
  const smart = `# smartctl -i /dev/sdx\n=== START OF INFORMATION SECTION ===\nDevice Model:     ${model}\nSATA Version is:  SATA 3.1, 6.0 Gb/s (current: 6.0 Gb/s)`;
  const both = machineIn(fixture('storcli'), smart);
  expect(both.drives).toHaveLength(storcli.drives.length);
  expect(both.cards[0]?.drives).toContain('sdx');
});

test('members of arrays are the drives that their partitions lie on', () => {
  const mdstat = `md0 : active raid5 sdb1[1] sdc1[2] sda1[0] sdd1[3](S)
      7813770240 blocks super 1.2 level 5, 512k chunk, algorithm 2 [3/2] [U_U]
      [==>..................]  recovery = 12.6% (492000000/3906885120) finish=300.0min speed=180000K/sec`;
  const { groups } = machineIn('NAME SIZE TYPE\nsda  3.6T disk\nsdb  3.6T disk', mdstat);
  expect(groups).toMatchObject([
    {
      system: 'md',
      level: 'raid5',
      chunk: 524_288,
      isDegraded: true,
      action: { value: { kind: 'recovery', done: 0.126, isWaiting: false } },
      vdevs: [
        { role: 'data', kind: 'raid5', members: ['sdb', 'sdc1', 'sda'], count: 3 },
        { role: 'spares', members: ['sdd1'], count: 1 },
      ],
    },
  ]);
});

test('a pool is made of its groups, each with its drives and those that failed', () => {
  const status = `  pool: tank
 state: DEGRADED
  scan: resilver in progress since Sun Nov  1 00:00:00 2026
	1.00T scanned at 500M/s, 900G issued at 400M/s, 4.00T total
	200G resilvered, 22.50% done, 02:00:00 to go
config:

	NAME        STATE     READ WRITE CKSUM
	tank        DEGRADED     0     0     0
	  mirror-0  DEGRADED     0     0     0
	    sda     ONLINE       0     0     0
	    sdb     FAULTED      3     0     0
	logs
	  nvme0n1p1  ONLINE      0     0     0

errors: No known data errors`;
  expect(machineIn(status).groups).toMatchObject([
    {
      system: 'zfs',
      name: 'tank',
      isDegraded: true,
      action: { value: { kind: 'resilver', done: 0.225, rate: 400 * 2 ** 20 } },
      vdevs: [
        { role: 'data', kind: 'mirror', members: ['sda', 'sdb'], count: 2, failed: 1 },
        { role: 'logs', kind: undefined, members: ['nvme0n1p1'], count: 1, failed: 0 },
      ],
    },
  ]);
});

test('two tools of Windows tell of the same disk, and a disk on USB is no SATA disk', () => {
  const { drives, functions } = machineIn(fixture('crystaldiskinfo'), fixture('windows'));
  const shown = drives.map(({ id, protocol, isUsb, medium }) => [id, protocol, isUsb, medium?.value]);
  expect(shown).toEqual([
    ['EXAMPLE SSD 250', 'SATA', undefined, 'SSD'],
    ['EXAMPLE NV2000', 'NVMe', undefined, 'SSD'],
    ['EXAMPLE HD4000', undefined, true, 'HDD'],
    ['EXAMPLE HD 1000', 'SATA', undefined, 'HDD'],
    ['EXAMPLE STICK', undefined, undefined, undefined],
  ]);
  expect(functions.map(({ running, capable }) => [running?.value.lanes, capable?.value.lanes])).toEqual([[2, 4]]);
});

test('two disks of one model in one output of Windows are two', () => {
  const list = 'FriendlyName : EXAMPLE HD\nBusType : SATA\nMediaType : HDD\nSize : 4000787030016\n';
  expect(machineIn(list, list).drives.map(({ id }) => id)).toEqual(['EXAMPLE HD', 'EXAMPLE HD #2']);
});

test('a report of heat and of the size of a command belongs to its drive', () => {
  const { drives } = machineIn(fixture('nvme-controller'));
  expect(driveIn(machineIn(LIST, fixture('nvme-controller')), 'nvme0n1')).toMatchObject({
    commandBytes: { value: 128 * 1024 },
    heat: { hotMinutes: { value: 1234 } },
  });
  expect(drives.map(({ id }) => id)).toContain('nvme0');
});

test('all that the fixtures hold together is one machine without two drives of one name', () => {
  const names = 'lspci-tree kernel-log lsblk lsscsi-v lsusb-tv lsusb-v smartctl storcli zpool mdstat mdadm'.split(' ');
  const machine = machineIn(...names.map(fixture));
  const ids = machine.drives.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const addresses = machine.functions.flatMap(({ address }) => address ?? []);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a report of NVMe: its critical warning is one of health, of heat alone it is not', () => {
  const health = (warning: string, errors: number) =>
    machineOf(
      read(
        'paste',
        `$ sudo nvme smart-log /dev/nvme0\nSmart Log for NVME device:nvme0 namespace-id:ffffffff\ncritical_warning : ${warning}\nmedia_errors : ${errors}\n`,
      ).records,
      0,
    ).drives[0]?.health;
  expect(health('0x4', 118)).toMatchObject({
    isFailing: { value: true, line: 3 },
    mediaErrors: { value: 118, line: 4 },
  });
  expect(health('0x2', 0)).toEqual({ isHot: { value: true, line: 3 } });
});
