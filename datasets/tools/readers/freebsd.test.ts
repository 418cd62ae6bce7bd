// The fixtures are ours, in the shapes of pciconf of FreeBSD 12 to 14, dmidecode 3.5 and FreeBSD's tools for drives.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import type { Lines } from '../paste/lines.ts';
import { describedDrives } from './described.ts';
import { dmiTable } from './dmidecode.ts';
import { pciconfDevices } from './pciconf.ts';
import { expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const readOf = <Found>(name: string, read: (lines: Lines) => Found) => read(cleaned(fixture(name)).lines);

test('pciconf tells links, payloads and empty slots, in both of its ways to write ids', () => {
  const [, port, empty, inner, drive, ...others] = readOf('pciconf.txt', pciconfDevices);
  expect(others).toEqual([]);
  expect(port).toMatchObject({
    address: '0000:00:01.0',
    kind: '0604',
    vendorId: '1234',
    deviceId: '0e02',
    name: 'Example Corporation PCI Express Root Port',
    port: 'Root Port',
    payload: { value: 256 },
    payloadCapable: { value: 512 },
    running: { value: { lanes: 2, rate: 5e9 } },
    empty: undefined,
  });
  expect(empty).toMatchObject({ running: { value: { lanes: 0, rate: undefined } }, empty: {} });
  expect(inner).toMatchObject({
    deviceId: '0e28',
    driver: undefined,
    running: undefined,
    port: 'Root Complex Integrated Endpoint',
  });
  expect(drive).toMatchObject({
    address: '0000:01:00.0',
    classCode: 0x010802,
    driver: { value: 'nvme' },
    readRequest: { value: 512 },
    running: { value: { lanes: 2, rate: 8e9 }, line: 39 },
    capable: { value: { lanes: 4, rate: 8e9 } },
    aspm: { value: 'L1' },
  });
});

test('an address that comes again begins the next listing of pciconf', () => {
  const text = fixture('pciconf.txt');
  const listings = pciconfDevices(cleaned(text + text).lines).map(({ listing }) => listing);
  expect(listings).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]);
});

test('dmidecode tells slots, memory and processors without placeholders and serial numbers', () => {
  const table = readOf('dmidecode.txt', dmiTable);
  expect(table).toMatchObject({
    systems: [{ maker: 'Example Systems', model: undefined }],
    boards: [{ maker: 'Example Boards', model: 'B999 PRO' }],
    processors: [{ name: 'Example CPU 9000', socket: 'AM4', cores: 8 }],
    memory: [{ bytes: 16 * 2 ** 30, type: 'DDR4', rate: 2667e6 }],
    slots: [
      { designation: 'PCIEX16_2', lanes: 1, isInUse: true, address: { value: '0000:00:01.0' } },
      { designation: 'M2_1', lanes: 4, isInUse: false, address: undefined },
    ],
  });
  expect(JSON.stringify(table)).not.toContain('PRIVATE');
});

test("FreeBSD's tools for drives name them with their sectors, and no serial number", () => {
  const drives = readOf('freebsd-drives.txt', describedDrives);
  expect(drives).toMatchObject([
    { name: { value: 'da0' }, model: { value: 'WDC WD40EFRX-68N' }, transport: { value: 'SATA' } },
    { name: { value: 'ada0' }, model: { value: 'EXAMPLE SSD 500GB' } },
    { name: { value: 'nvme0' }, bytes: { value: 953869 * 2 ** 20 }, transport: { value: 'NVMe' } },
    {
      name: { value: 'ada1' },
      model: { value: 'Example HDD 4TB' },
      logicalSector: { value: 512 },
      physicalSector: { value: 4096 },
      rotation: { value: 5400 },
    },
    { name: { value: 'da3' }, bytes: { value: 500107862016 }, rotation: { value: 7200 } },
  ]);
  expect(JSON.stringify(drives)).not.toContain('PRIVATE');
});

test.each([
  ['pciconf.txt', pciconfDevices],
  ['dmidecode.txt', dmiTable],
  ['freebsd-drives.txt', describedDrives],
] as const)('%s is read in what people put around it, and in any order', (name, read) => {
  const text = fixture(name);
  expectDressingsToChangeNothing(text, read);
  expectNoiseToBeRead(text, read);
});

test('messages of the start name SATA drives with what they can and what their links do', () => {
  const text = `ada1 at ahcich2 bus 0 scbus2 target 0 lun 0
ada1: <EXAMPLE EX4000NAS-1 0042> ACS-3 ATA SATA 3.x device
ada1: Serial Number EX0123456
ada1: 300.000MB/s transfers (SATA 2.x, UDMA6, PIO 8192bytes)
ada1: 3815447MB (7814037168 512 byte sectors)
`;
  const found = describedDrives(cleaned(text).lines);
  expect(found).toMatchObject([
    {
      line: 2,
      name: { value: 'ada1' },
      model: { value: 'EXAMPLE EX4000NAS-1' },
      transport: { value: 'SATA' },
      capable: { value: 6e9 },
      running: { value: 3e9, line: 4 },
    },
  ]);
  expect(JSON.stringify(found)).not.toContain('EX0123456');
});
