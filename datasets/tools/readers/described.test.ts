// The fixtures are ours, in the shapes of inxi 3.3, hdparm 9.65, lshw B.02, hwinfo 21, macOS 12, ESXi 8 and fdisk 2.38.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { describedDrives } from './described.ts';
import type { DescribedDrive } from './described-drive.ts';
import { networkLinks } from './ethtool.ts';
import { lspciDevices } from './lspci.ts';
import { withAttributes } from './pci-attributes.ts';
import { smartDrives } from './smartctl.ts';
import { profiledUsb } from './system-profiler.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const drivesOf = (text: string) => describedDrives(cleaned(text).lines);
const functionsOf = (text: string) => {
  const { lines } = cleaned(text);
  return withAttributes(lspciDevices(lines), lines);
};
const link = (drive: DescribedDrive | undefined, end: 'linkRunning' | 'linkCapable') =>
  drive?.[end] && [drive[end].value.rate, drive[end].value.lanes];

test('inxi tells drives with the links of SATA and NVMe, and the links of cards', () => {
  const [nvme, hdd, usb, ...others] = drivesOf(fixture('inxi.txt'));
  expect(others).toEqual([]);
  expect(nvme).toMatchObject({
    name: { value: 'nvme0n1' },
    vendor: { value: 'Example' },
    model: { value: 'SSD 900 PRO 1TB', line: 12 },
    transport: { value: 'NVMe' },
    linkRunning: { value: { rate: 8e9, lanes: 2 }, line: 14 },
  });
  expect(hdd).toMatchObject({
    transport: { value: 'SATA' },
    running: { value: 3e9, line: 18 },
    rotation: { value: 7200 },
    logicalSector: { value: 512 },
    physicalSector: { value: 4096 },
  });
  expect(usb).toMatchObject({ transport: { value: 'USB' }, running: undefined });
  expect(functionsOf(fixture('inxi.txt'))).toMatchObject([
    {
      address: '0000:01:00.0',
      running: { value: { rate: 2.5e9, lanes: 8 } },
      capable: { value: { rate: 16e9, lanes: 16 } },
    },
    { address: '0000:03:00.0', kind: '0200', name: 'Example 2.5GbE', capable: undefined },
  ]);
});

test('the words of inxi mean the same at every width', () => {
  const wide = fixture('inxi.txt').replace(/\n {4}(?=\S)/g, ' ');
  const brief = (text: string) =>
    drivesOf(text).map(({ name, model, bytes, running, linkRunning }) => [
      name?.value,
      model?.value,
      bytes?.value,
      running?.value,
      linkRunning?.value,
    ]);
  expect(brief(wide)).toEqual(brief(fixture('inxi.txt')));
  expect(brief('Drives:    ID-1: /dev/sda vendor: Example model: EX1 size: 1.82 TiB')).toHaveLength(1);
  // A speed of nobody's lanes, and one that is not known.
  const odd = (text: string) =>
    drivesOf(`  ID-1: /dev/nvme0n1 model: EX1 size: 1 TiB ${text} tech: SSD`)[0]?.linkRunning;
  expect(odd('speed: 31.6 Gb/s lanes: 3')).toBeUndefined();
  expect(odd('speed: <unknown> lanes: 4')).toBeUndefined();
  expect(odd('speed: 126 Gb/s lanes: 4')?.value).toMatchObject({ rate: 32e9, lanes: 4 });
});

test('hdparm -I tells what a drive can, and is no output of smartctl or lspci', () => {
  const text = fixture('hdparm-identity.txt');
  expect(drivesOf(text)).toMatchObject([
    {
      name: { value: 'sda', line: 2 },
      model: { value: 'EXAMPLE EX4000-68N32N0' },
      capable: { value: 6e9 },
      running: undefined,
      rotation: { value: 5400 },
      logicalSector: { value: 512 },
      physicalSector: { value: 4096 },
    },
  ]);
  const { lines } = cleaned(text);
  expect(smartDrives(lines)).toEqual([]);
  expect(lspciDevices(lines)).toEqual([]);
});

test.each(['hwinfo-disk.txt', 'esxcli.txt', 'system-profiler.txt', 'lshw.txt'])(
  '%s is no output of smartctl, alone and behind one',
  (name) => {
    expect(smartDrives(cleaned(fixture(name)).lines)).toEqual([]);
    const behind = `${fixture('smartctl.txt')}\n${fixture(name)}`;
    expect(smartDrives(cleaned(behind).lines)).toEqual(smartDrives(cleaned(fixture('smartctl.txt')).lines));
  },
);

test('lshw, long and short', () => {
  expect(
    drivesOf(fixture('lshw.txt')).map(({ name, model, transport, address }) => [
      name?.value,
      model?.value,
      transport?.value,
      address?.value,
    ]),
  ).toEqual([
    ['nvme0', 'Example SSD 900 PRO 1TB', 'NVMe', '0000:04:00.0'],
    ['nvme0n1', undefined, 'NVMe', undefined],
    ['sda', 'EX4000-68N32N0', undefined, undefined],
    ['sdb', 'EX2000DM-1AB1', undefined, undefined],
    ['sdc', undefined, undefined, undefined],
  ]);
});

test('hwinfo tells the way to a drive', () => {
  expect(drivesOf(fixture('hwinfo-disk.txt'))).toMatchObject([
    {
      name: { value: 'nvme0n1' },
      transport: { value: 'NVMe' },
      address: { value: '0000:3d:00.0' },
    },
    {
      name: { value: 'sda' },
      model: { value: 'EX4000-68N32N0' },
      transport: { value: 'SATA' },
      bytes: { value: 4_000_787_030_016 },
      address: { value: '0000:00:17.0' },
    },
  ]);
});

test('macOS tells the links of NVMe, of SATA and of USB, and takes no controller for a drive', () => {
  const [nvme, hdd, ...others] = drivesOf(fixture('system-profiler.txt'));
  expect(others).toEqual([]);
  expect(nvme).toMatchObject({ name: { value: 'disk1' }, bytes: { value: 500_107_862_016 } });
  expect(link(nvme, 'linkRunning')).toEqual([5e9, 2]);
  expect(hdd).toMatchObject({
    name: { value: 'disk0' },
    model: { value: 'EXAMPLE HTS545050' },
    running: { value: 3e9 },
    medium: { value: 'HDD' },
  });
  expect(profiledUsb(cleaned(fixture('system-profiler.txt')).lines)).toMatchObject([
    { id: '174c:55aa', name: 'Example Enclosure', negotiated: { value: 480e6 } },
  ]);
});

test('ESXi tells drives without their names, which hold serial numbers', () => {
  const drives = drivesOf(fixture('esxcli.txt'));
  expect(drives).toMatchObject([
    { name: undefined, model: { value: 'Example SSD 900 1TB' }, transport: { value: 'NVMe' } },
  ]);
  expect(JSON.stringify(drives)).not.toContain('0000000000000001');
});

test('fdisk says the same in three languages, and where partitions start', () => {
  const drives = drivesOf(fixture('fdisk.txt'));
  expect(drives.map(({ name, bytes, physicalSector }) => [name?.value, bytes?.value, physicalSector?.value])).toEqual([
    ['sda', 1_000_204_886_016, 4096],
    ['sdb', 2_000_398_934_016, 4096],
    ['sdc', 4_000_787_030_016, 4096],
  ]);
  expect(drives[0]?.partitions).toEqual([{ line: 10, name: 'sda1', start: 63 * 512 }]);
});

test('ethtool tells what the link does, what the card can and what either end offers', () => {
  expect(networkLinks(cleaned(fixture('ethtool.txt')).lines)).toEqual([
    {
      line: 1,
      name: 'enp3s0',
      running: { value: 100e6, line: 12 },
      capable: { value: 2.5e9, line: 6 },
      advertised: { value: 2.5e9, line: 9 },
      offered: { value: 100e6, line: 11 },
      duplex: { value: 'full', line: 13 },
    },
  ]);
  expect(networkLinks(cleaned(fixture('inxi.txt')).lines)).toMatchObject([
    { name: 'enp3s0', running: { value: 100e6 } },
  ]);
});

test('nvidia-smi tells links in words and in columns', () => {
  expect(
    functionsOf(fixture('nvidia-smi.txt')).map(({ address, running, capable }) => [
      address,
      running?.value.rate,
      running?.value.lanes,
      capable?.value.rate,
      capable?.value.lanes,
    ]),
  ).toEqual([
    ['0000:65:00.0', 2.5e9, 8, 16e9, 16],
    ['0000:07:00.0', 16e9, 16, 16e9, 16],
    ['0000:0f:00.0', 16e9, 8, 16e9, 16],
  ]);
  const command = 'nvidia-smi --query-gpu=pcie.link.gen.current,pcie.link.width.current\n1, 16';
  expect(functionsOf(command)).toEqual([]);
});

const LISTS = [
  'sysfs-links.txt',
  'inxi.txt',
  'hdparm-identity.txt',
  'lshw.txt',
  'hwinfo-disk.txt',
  'system-profiler.txt',
  'esxcli.txt',
  'fdisk.txt',
];

test.each(LISTS)('%s that is cut or torn', (name) => {
  const some = fixture(name).split('\n').slice(0, 12).join('\n');
  expectNoiseToBeRead(some, describedDrives);
});

/** What stands below a drive tells whether it is one, so the first lines alone may say nothing. */
test.each(LISTS)('%s that ends early says nothing that the whole does not', (name) => {
  expectCutsToSayNothingNew(fixture(name), describedDrives);
});

test.each(LISTS)('%s says the same in every dressing', (name) => {
  expectDressingsToChangeNothing(fixture(name), describedDrives);
});
