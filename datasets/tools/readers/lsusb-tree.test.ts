// The fixture is ours: two buses of a machine that does not exist, as usbutils since 2023 print them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endsOf } from '../../../tests/support/fuzzing.ts';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import { Lines } from '../paste/lines.ts';
import { lsusbTree } from './lsusb-tree.ts';

const TREE = readFileSync(join(import.meta.dirname, 'fixtures/lsusb-tv.txt'), 'utf8');
const nodesOf = (text: string) => lsusbTree(cleaned(text).lines);
const shown = (text: string) =>
  nodesOf(text).map(({ path, parent, rate, interfaces }) => [
    path,
    parent,
    rate,
    interfaces.map(({ driver }) => driver).join(),
  ]);
/** As usbutils to 015 print it: fewer digits, the last bus first. */
const OLD = TREE.replace(/\b(Bus|Port|Dev) 0+(?=[0-9])/g, '$1 ')
  .replace(/Bus ([0-9])\./g, 'Bus 0$1.')
  .replace(/\[none\]/, '')
  .split(/(?=^\/:)/m)
  .reverse()
  .join('');

test('every device has its path, its hub, its speed and its drivers', () => {
  expect(shown(TREE)).toEqual([
    ['usb1', undefined, 480e6, ''],
    ['1-1', 'usb1', 480e6, 'hub'],
    ['1-1.3', '1-1', 1.5e6, 'usbhid,usbhid'],
    ['1-7', 'usb1', 480e6, 'usb-storage'],
    ['usb2', undefined, 20e9, ''],
    ['2-2', 'usb2', 5e9, 'hub'],
    ['2-2.1', '2-2', 5e9, 'uas'],
    ['2-2.4', '2-2', 5e9, ''],
  ]);
});

test('the form of before 2023 says the same', () => {
  const sorted = (text: string) => shown(text).sort((a, b) => (`${a[0]}` < `${b[0]}` ? -1 : 1));
  expect(OLD).toContain('Bus 02.Port 1: Dev 1,');
  expect(sorted(OLD)).toEqual(sorted(TREE));
  expect(new Set(nodesOf(OLD).map(({ listing }) => listing))).toEqual(new Set([0]));
});

test('names, numbers and lanes, each with the line that says it', () => {
  const nodes = nodesOf(TREE);
  expect(nodes[3]).toMatchObject({
    line: 9,
    bus: 1,
    device: 6,
    port: 7,
    id: { value: '1234:0003', line: 10 },
    name: { value: 'Example Enclosure', line: 10 },
    interfaces: [{ line: 9, number: 0, kind: 'Mass Storage', driver: 'usb-storage' }],
  });
  expect(nodes[4]).toMatchObject({ isRoot: true, lanes: { sent: 2, received: 2 }, ports: 2 });
  const uneven = nodesOf(TREE.replace('20000M/x2', '20000M/Tx2+Rx1'))[4];
  expect(uneven?.lanes).toEqual({ sent: 2, received: 1 });
});

test('marks that people put behind a line are not names', () => {
  const marked = TREE.replace(/Driver=uas, 5000M/, '$&\t\t<<<').replace(
    /(?<=5000M\t\t<<<\n.*)Example Enclosure/,
    '$&\t<<< the caddy',
  );
  expect(nodesOf(marked)[6]).toMatchObject({ rate: 5e9, name: { value: 'Example Enclosure' } });
});

test('in any dressing it says the same', () => {
  for (const dressing of DRESSINGS) expect(shown(wear(TREE, [dressing]).text), dressing.name).toEqual(shown(TREE));
});

test('without indentation speeds are told, and hubs are not', () => {
  for (const lost of [TREE.replace(/^ +/gm, ''), TREE.replace(/^ +/gm, ' ')]) {
    const nodes = nodesOf(lost);
    expect(nodes.map(({ rate }) => rate)).toEqual(nodesOf(TREE).map(({ rate }) => rate));
    expect(nodes.filter(({ parent }) => parent !== undefined)).toEqual([]);
  }
});

test('a printed path tells the hub without indentation', () => {
  const paths = `${TREE.split('\n').slice(0, 3).join('\n')}
        ID 1234:0001 Example Hub
        /sys/bus/usb/devices/1-1  /dev/bus/usb/001/002
        |__ Port 003: Dev 005, If 0, Class=Mass Storage, Driver=uas, 480M
            ID 1234:0002 Example Drive
            /sys/bus/usb/devices/1-1.3  /dev/bus/usb/001/005
            Manufacturer=Example Product=Drive Serial=00000000FAKE
`;
  const lost = nodesOf(paths.replace(/^ +/gm, ''));
  expect(lost.map(({ path, parent }) => [path, parent])).toEqual([
    ['usb1', undefined],
    ['1-1', 'usb1'],
    ['1-1.3', '1-1'],
  ]);
  expect(JSON.stringify(lost)).not.toContain('FAKE');
});

test('a part without the line of its bus has devices without a place', () => {
  const part = '|__ Port 001: Dev 004, If 0, Class=Mass Storage, Driver=uas, 10000M\n';
  expect(nodesOf(part)).toMatchObject([{ bus: undefined, path: undefined, parent: undefined, rate: 10e9 }]);
});

test('a bus that comes again or out of order begins the next listing', () => {
  const [first = '', second = ''] = TREE.split(/(?=^\/:)/m);
  const listings = (text: string) =>
    nodesOf(text)
      .filter(({ isRoot }) => isRoot)
      .map(({ bus, listing }) => [bus, listing]);
  expect(listings(`${TREE}now:\n${TREE}`)).toEqual([
    [1, 0],
    [2, 0],
    [1, 1],
    [2, 1],
  ]);
  expect(listings(`${second}with the other cable:\n${first}`)).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

test('any cut says nothing that the whole does not say', () => {
  const figures = (text: string) =>
    nodesOf(text).flatMap(({ listing, path, parent, rate, id, interfaces }) => [
      JSON.stringify([listing, path, parent, rate]),
      JSON.stringify([path, id]),
      ...interfaces.map((entry) => JSON.stringify(entry)),
    ]);
  const whole = new Set([...figures(TREE), ...nodesOf(TREE).map(({ path }) => JSON.stringify([path, undefined]))]);
  for (const end of endsOf(TREE))
    expect(figures(TREE.slice(0, end)).filter((figure) => !whole.has(figure))).toEqual([]);
});

test('hostile lines neither stop nor slow it', () => {
  const hostile = [
    `/:  Bus 001.Port 001: Dev 001, Class=root_hub, Driver=${'x/'.repeat(3900)}`,
    `${' '.repeat(7000)}|__ Port 001: Dev 001, 480M`,
    `|__ Port 001: Dev 001, If 0, Class=${'a'.repeat(7000)}, Driver=x, 480M`,
    `ID 1234:5678 ${' <<<'.repeat(1900)}`,
  ];
  const lines = Array.from({ length: 3000 }, (_, at) => hostile[at % hostile.length]);
  expect(lsusbTree(Lines.of(lines.join('\n')))).toEqual([]);
});
