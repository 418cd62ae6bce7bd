import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { gstatLoads } from './gstat.ts';
import { expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';
import { usbDevices } from './usb-devices.ts';

const GSTAT = [
  'dT: 1.003s  w: 1.000s',
  ' L(q)  ops/s    r/s   kBps   ms/r    w/s   kBps   ms/w   %busy Name',
  '    1    112      3     12   12.1    109   6970    8.9   97.5| ada0',
  '    0      0      0      0    0.0      0      0    0.0    0.0| ada1',
  '   10     98     98  12544  101.8      0      0    0.0  100.1| da2',
  '',
].join('\n');

const device = (speed: number, version: string, driver: string) =>
  [
    `T:  Bus=02 Lev=01 Prnt=01 Port=00 Cnt=01 Dev#=  2 Spd=${speed} MxCh= 0`,
    `D:  Ver= ${version} Cls=00(>ifc ) Sub=00 Prot=00 MxPS=64 #Cfgs=  1`,
    'P:  Vendor=152d ProdID=0578 Rev=02.09',
    'S:  Product=Example Enclosure',
    `I:  If#= 0 Alt= 0 #EPs= 2 Cls=08(stor.) Sub=06 Prot=50 Driver=${driver}`,
    '',
  ].join('\n');

test('gstat: requests and how busy each disk is, in base units', () => {
  const [first, idle, last] = gstatLoads(cleaned(GSTAT).lines);
  expect(first).toMatchObject({ name: 'ada0', busy: 0.975, reads: { count: 3, wait: 0.0121 }, writes: { count: 109 } });
  expect(first?.writes.rate).toBe(6970 * 1024);
  expect(idle).toMatchObject({ name: 'ada1', busy: 0, reads: { size: undefined } });
  expect(last).toMatchObject({ name: 'da2', busy: 1, reads: { size: 128 * 1024 } });
});

test('usb-devices: what a link runs at, and whether the device is made for more', () => {
  const read = (text: string) => usbDevices(cleaned(text).lines)[0];
  expect(read(device(480, '2.10', 'usb-storage'))).toMatchObject({
    id: '152d:0578',
    negotiated: { value: 480e6 },
    capable: { value: 5e9 },
    storage: [{ value: 'bulk-only' }],
  });
  expect(read(device(480, '2.00', 'usb-storage'))?.capable).toBeUndefined();
  expect(read(device(5000, '3.20', 'uas'))).toMatchObject({ capable: undefined, storage: [{ value: 'uas' }] });
});

test.each([
  ['gstat', GSTAT, gstatLoads],
  ['usb-devices', device(480, '2.10', 'uas'), usbDevices],
] as const)('%s: dressings change nothing, and noise throws nothing', (_, text, read) => {
  expectDressingsToChangeNothing(text, read);
  expectNoiseToBeRead(text, read);
});
