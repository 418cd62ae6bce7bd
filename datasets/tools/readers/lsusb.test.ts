// The fixture is ours: a controller and one enclosure on a fast and on a slow bus, in the words of usbutils 018.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases, endsOf } from '../../../tests/support/fuzzing.ts';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import { Lines } from '../paste/lines.ts';
import { lsusbDevices } from './lsusb.ts';

const LIST = readFileSync(join(import.meta.dirname, 'fixtures/lsusb-v.txt'), 'utf8');
const devicesOf = (text: string) => lsusbDevices(cleaned(text).lines);
const shown = (text: string) =>
  devicesOf(text).map(({ id, negotiated, capable, storage, controller }) => [
    id,
    negotiated?.value,
    capable?.value,
    storage.map(({ value }) => value).join(),
    controller?.value,
  ]);

test('a device tells what it runs at, what it can and how it takes commands', () => {
  expect(shown(LIST)).toEqual([
    ['1d6b:0003', 10e9, 10e9, '', '0000:08:00.0'],
    ['1234:0003', 5e9, 10e9, 'bulk-only,uas', undefined],
    ['1234:0003', 1.5e6, undefined, '', undefined],
  ]);
});

test('each value has the line that says it', () => {
  expect(devicesOf(LIST)[1]).toEqual({
    line: 34,
    listing: 0,
    bus: 2,
    device: 3,
    id: '1234:0003',
    name: 'Example Maker Example Enclosure',
    negotiated: { value: 5e9, line: 35 },
    capable: { value: 10e9, line: 67 },
    storage: [
      { value: 'bulk-only', line: 49 },
      { value: 'uas', line: 55 },
    ],
    controller: undefined,
  });
});

test('before usbutils 018 nothing is said of the speed that it runs at', () => {
  const old = LIST.replace(/^Negotiated.*\n/gm, '');
  expect(devicesOf(old).map(({ negotiated }) => negotiated)).toEqual(Array(3).fill(undefined));
});

test('in any dressing and without indentation it says the same', () => {
  expect(shown(LIST.replace(/^ +/gm, ''))).toEqual(shown(LIST));
  for (const dressing of DRESSINGS) expect(shown(wear(LIST, [dressing]).text), dressing.name).toEqual(shown(LIST));
});

test('serial numbers are not taken, even such as look like an address', () => {
  expect(JSON.stringify(devicesOf(LIST))).not.toContain('FAKE');
  const posing = LIST.replace('00000000FAKE', '0000:09:00.0');
  expect(devicesOf(posing)[1]?.controller).toBeUndefined();
});

test('a second listing of the same devices is told from the first', () => {
  expect(devicesOf(LIST + LIST).map(({ listing }) => listing)).toEqual([0, 0, 0, 1, 1, 1]);
});

test('any cut says nothing that the whole does not say', () => {
  const figures = (text: string) =>
    devicesOf(text).flatMap(({ bus, device, id, negotiated, storage, controller }) => [
      JSON.stringify([bus, device, id]),
      ...[negotiated, controller, ...storage].map((told) => JSON.stringify([id, told])),
    ]);
  const capable = (text: string) => devicesOf(text).map((entry) => entry.capable?.value ?? 0);
  const most = capable(LIST);
  const whole = new Set([...figures(LIST), ...devicesOf(LIST).map(({ id }) => JSON.stringify([id, undefined]))]);
  for (const end of endsOf(LIST)) {
    const cut = LIST.slice(0, end);
    expect(figures(cut).filter((figure) => !whole.has(figure))).toEqual([]);
    // Speeds stand slowest first, so a cut may lack the fastest.
    capable(cut).forEach((rate, at) => {
      expect(rate).toBeLessThanOrEqual(most[at] ?? 0);
    });
  }
});

test('hostile lines neither stop nor slow it', () => {
  const hostile = [
    `Bus 001 Device 001: ID 1234:5678 ${'a'.repeat(7000)}`,
    `Negotiated speed: ${'S'.repeat(7000)}`,
    `${' '.repeat(7000)}bInterfaceProtocol 98`,
    `iSerial ${' '.repeat(7000)}1 0000:08:00.0`,
  ];
  const lines = Array.from({ length: cases(3000) }, (_, at) => hostile[at % hostile.length]);
  expect(lsusbDevices(Lines.of(lines.join('\n')))).toEqual([]);
});

test('a list and the description of its devices are one listing, in either order', () => {
  const brief = LIST.split('\n')
    .filter((line) => /^Bus /.test(line))
    .concat('Bus 001 Device 001: ID 1d6b:0002 Linux Foundation 2.0 root hub', '')
    .join('\n');
  for (const text of [brief + LIST, LIST + brief]) {
    const devices = devicesOf(text);
    expect(devices.map(({ listing }) => listing)).toEqual([0, 0, 0, 0]);
    expect(devices.filter(({ negotiated }) => negotiated)).toHaveLength(3);
  }
});

test('a list that names other devices in the same places is of another time', () => {
  const brief = [
    'Bus 002 Device 001: ID 1d6b:0003 Linux Foundation 3.0 root hub',
    'Bus 002 Device 003: ID 4321:0003 Another Enclosure',
    '',
  ].join('\n');
  expect(devicesOf(brief + LIST).map(({ listing }) => listing)).toEqual([0, 0, 1, 1, 1]);
});
