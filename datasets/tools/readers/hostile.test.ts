// Lines that are long, deep or full of what a reader looks for: they neither stop nor slow it, and tell nothing.
import { expect, test } from 'vitest';
import { cases } from '../../../tests/support/fuzzing.ts';
import { Lines } from '../paste/lines.ts';
import { kernelLog } from './kernel-log.ts';
import { lspciTree } from './lspci-tree.ts';
import { lsscsiDevices } from './lsscsi.ts';
import { lstopoDevices } from './lstopo.ts';
import { lsusbDevices } from './lsusb.ts';
import { lsusbTree } from './lsusb-tree.ts';
import { windowsDisks } from './windows.ts';

const LONG = 7000;
const HOSTILE = {
  kernelLog: [
    `pci 0000:02:00.0: ${'9'.repeat(LONG)} Gb/s available PCIe bandwidth`,
    '1 Gb/s available PCIe bandwidth',
    `ata1: ${'NCQ ('.repeat(1500)}`,
    `usb 1-1: new ${'SuperSpeed '.repeat(700)}`,
    `nvme 0000:02:00.0: ${' '.repeat(LONG)}[ 0] RxErr`,
    `scsi host1: ${'a'.repeat(LONG)}`,
    `usb ${'1.'.repeat(3000)}`,
  ],
  lsscsi: [
    `[0:0:0:0]    disk    ${'- '.repeat(10)}${' '.repeat(LONG)}x`,
    `[0:0:0:0]    disk    ${'a'.repeat(LONG)} /dev/sda`,
    `[0:0:0:0]    disk    ATA /dev/${'a'.repeat(LONG)}`,
    `dir: /sys/x  [/sys/devices/${'a/'.repeat(3900)}`,
    `dir: ${'/sys/'.repeat(1500)}`,
  ],
  lspciTree: [
    '-[0000:00]-+-',
    `-[0000:00]-${'-00.0-[01]--'.repeat(600)}`,
    `${' |'.repeat(3900)}+-00.0`,
    '+-'.repeat(3900),
  ],
  lsusbTree: [
    `/:  Bus 001.Port 001: Dev 001, Class=root_hub, Driver=${'x/'.repeat(3900)}`,
    `${' '.repeat(LONG)}|__ Port 001: Dev 001, 480M`,
    `|__ Port 001: Dev 001, If 0, Class=${'a'.repeat(LONG)}, Driver=x, 480M`,
    `ID 1234:5678 ${' <<<'.repeat(1900)}`,
  ],
  lsusb: [
    `Bus 001 Device 001: ID 1234:5678 ${'a'.repeat(LONG)}`,
    `Negotiated speed: ${'S'.repeat(LONG)}`,
    `${' '.repeat(LONG)}bInterfaceProtocol 98`,
    `iSerial ${' '.repeat(LONG)}1 0000:08:00.0`,
  ],
};

function linesOf(reader: keyof typeof HOSTILE): Lines {
  return Lines.of(Array.from({ length: cases(3000) }, () => HOSTILE[reader].join('\n')).join('\n'));
}

test('the log of the kernel, and lists of USB devices', () => {
  expect(Object.values(kernelLog(linesOf('kernelLog'))).flat()).toEqual([]);
  expect(lsusbTree(linesOf('lsusbTree'))).toEqual([]);
  expect(lsusbDevices(linesOf('lsusb'))).toEqual([]);
});

test('lists of SCSI devices without node and path, and trees of PCI', () => {
  const devices = lsscsiDevices(linesOf('lsscsi'));
  expect(devices.filter(({ node, path }) => node !== undefined || path !== undefined)).toEqual([]);
  expect(lspciTree(linesOf('lspciTree')).length).toBeLessThan(20_000);
});

test.each([
  '<topology><!-- '.repeat(20_000),
  '<topology>'.repeat(20_000),
  `<topology>${'<object type="PCIDev">'.repeat(500)}`,
  `<topology><object ${'pci_busid="'.repeat(20_000)}></object></topology>`,
  '<topology><object pci_busid="__proto__" name="x"/></topology>',
])('a topology %#', (text) => expect(lstopoDevices(Lines.of(text))).toEqual([]));

test('a table with thousands of columns', () =>
  expect(windowsDisks(Lines.of(`${'Model  '.repeat(2000)}Size`))).toEqual([]));
