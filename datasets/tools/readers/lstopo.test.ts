// The fixture is printed by lstopo of hwloc 2.9 of a machine that does not exist: a switch, two sockets' worth of buses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import { Lines } from '../paste/lines.ts';
import { lstopoDevices } from './lstopo.ts';

const XML = readFileSync(join(import.meta.dirname, 'fixtures/lstopo.xml'), 'utf8');
const devicesOf = (text: string) => lstopoDevices(cleaned(text).lines);
const shown = (text: string) =>
  devicesOf(text).map(({ address, isBridge, bandwidth, parent, disks }) => [
    address,
    isBridge,
    bandwidth,
    parent,
    disks.map(({ name }) => name).join(),
  ]);

test('bridges and devices tell what their links carry, where they hang and which drives they have', () => {
  expect(shown(XML)).toEqual([
    ['0000:00:01.0', true, 7_876_923_000, undefined, ''],
    ['0000:01:00.0', true, 7_876_923_000, '0000:00:01.0', ''],
    ['0000:02:00.0', true, 3_938_462_000, '0000:01:00.0', ''],
    ['0000:03:00.0', false, 3_938_462_000, '0000:02:00.0', 'nvme0n1'],
    ['0000:00:1f.2', false, undefined, undefined, 'sda,sdb'],
    ['0000:80:01.0', true, 15_753_846_000, undefined, ''],
    ['0000:81:00.0', false, 15_753_846_000, '0000:80:01.0', ''],
  ]);
});

test('class, numbers, names and lines', () => {
  const line = XML.slice(0, XML.indexOf('pci_busid="0000:03:00.0"')).split('\n').length;
  expect(devicesOf(XML)[3]).toMatchObject({
    line,
    listing: 0,
    kind: '0108',
    id: '1234:0005',
    name: 'NVMe SSD <4000>',
    bus: undefined,
    disks: [{ line: line + 3, name: 'nvme0n1', model: 'Example NVMe 4000' }],
  });
  expect(devicesOf(XML)[1]?.bus).toEqual({ secondary: 2, subordinate: 4 });
});

test('names as hwloc 1 writes them', () => {
  const old = XML.replace('pci_busid="0000:03:00.0"', 'name="Example SSD" $&');
  expect(devicesOf(old)[3]?.name).toBe('Example SSD');
});

test('of hwloc 3, which numbers its devices otherwise, drives are not told', () => {
  const [device] = devicesOf(XML.replace('version="2.0"', 'version="3.0"')).slice(3);
  expect(device).toMatchObject({ bandwidth: 3_938_462_000, disks: [] });
});

test('serial and hardware numbers are not taken', () => {
  expect(JSON.stringify(devicesOf(XML))).not.toMatch(/FAKE|02:00:00:00/);
});

test('in any dressing it says the same', () => {
  for (const dressing of DRESSINGS) expect(shown(wear(XML, [dressing]).text), dressing.name).toEqual(shown(XML));
});

test('a second topology is told from the first', () => {
  const listings = devicesOf(`before:\n${XML}\nafter:\n${XML}`).map(({ listing }) => listing);
  expect(listings).toEqual([...Array(7).fill(0), ...Array(7).fill(1)]);
});

test('any cut says nothing that the whole does not say', () => {
  const figures = (text: string) =>
    devicesOf(text).flatMap(({ disks, name, ...device }) => [
      JSON.stringify(device),
      ...disks.map((disk) => `${disk.line} ${disk.name}`),
    ]);
  const whole = new Set(figures(XML));
  for (let end = 1; end < XML.length; end += 3)
    expect(figures(XML.slice(0, end)).filter((figure) => !whole.has(figure))).toEqual([]);
});

test('hostile text neither stops nor slows it', () => {
  const hostile = [
    '<topology><!-- '.repeat(20_000),
    '<topology>'.repeat(20_000),
    `<topology>${'<object type="PCIDev">'.repeat(500)}`,
    `<topology><object ${'pci_busid="'.repeat(20_000)}></object></topology>`,
    '<topology><object pci_busid="__proto__" name="x"/></topology>',
  ];
  for (const text of hostile) expect(lstopoDevices(Lines.of(text))).toEqual([]);
});
