// The fixtures are printed by lsscsi 0.32 of a machine that does not exist: one drive each behind SATA, USB and NVMe, and
// two and their enclosure behind a SAS expander.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases, endsOf } from '../../../tests/support/fuzzing.ts';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import { Lines } from '../paste/lines.ts';
import { lsscsiDevices } from './lsscsi.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, `fixtures/${name}`), 'utf8');
const LIST = fixture('lsscsi-v.txt');
const CARRIED = fixture('lsscsi-t.txt');
const devicesOf = (text: string) => lsscsiDevices(cleaned(text).lines);
const shown = (text: string) =>
  devicesOf(text).map(({ unit, kind, name, transport, node, size, path }) => [
    unit,
    kind,
    name ?? transport?.value,
    node,
    size,
    path?.value,
  ]);

test('a list tells unit, model, node and size of each drive', () => {
  expect(shown(LIST).map((row) => row.slice(0, 5))).toEqual([
    ['0:0:0:0', 'disk', 'ATA Example SSD 500', '/dev/sda', 500e9],
    ['6:0:0:0', 'disk', 'ATA Example HDD 8T', '/dev/sdb', 8e12],
    ['6:0:1:0', 'disk', 'EXAMPLE SAS HDD 8T', '/dev/sdc', 8e12],
    ['6:0:2:0', 'enclosu', 'EXAMPLE Expander 24', undefined, undefined],
    ['7:0:0:0', 'disk', 'Example USB Drive', '/dev/sdd', 1e12],
    ['N:0:1:1', 'dsk/nvm', 'Example NVMe 4000', '/dev/nvme0n1', 4e12],
  ]);
});

test('a path tells the controllers, ports and expanders on the way', () => {
  const none = { ata: undefined, usb: undefined, ports: [], expanders: [] };
  const [sata, sas, , , usb, nvme] = devicesOf(LIST).map(({ path }) => path);
  expect(sata).toEqual({ value: { ...none, functions: ['0000:00:1f.2'], ata: 'ata1' }, line: 2 });
  expect(sas?.value).toEqual({
    ...none,
    functions: ['0000:00:01.0', '0000:01:00.0'],
    ports: ['port-6:0', 'port-6:0:0'],
    expanders: ['expander-6:0'],
  });
  expect(usb?.value).toEqual({ ...none, functions: ['0000:00:14.0'], usb: '2-2.1' });
  expect(nvme?.value).toEqual({ ...none, functions: ['0000:00:1d.0', '0000:03:00.0'] });
});

test('transports stand in the place of names', () => {
  expect(devicesOf(CARRIED).map(({ name, transport }) => [name, transport?.value])).toEqual(
    ['sata', 'sas', 'sas', 'sas', 'usb', 'pcie'].map((transport) => [undefined, transport]),
  );
});

test('attributes of `-L` tell the transport and the depth of the queue', () => {
  const long = `[0:0:0:0]    disk    ATA      Example SSD 500  EX01  /dev/sda
  device_blocked=0
  queue_depth=31
  transport=sata
`;
  expect(devicesOf(long)[0]).toMatchObject({
    queueDepth: { value: 31, line: 3 },
    transport: { value: 'sata', line: 4 },
  });
});

test.each([
  ['/dev/sda   [8:0]  /dev/sg0   [21:0]   8.00TB', 8e12],
  ['/dev/sda   /dev/sg0   8.00TB', 8e12],
  ['/dev/sda   7.28TiB', Math.round(7.28 * 1024 ** 4)],
  ['/dev/sda   500GB   <--- this one', 500e9],
  ['/dev/sda   ----> 8 TB', undefined],
  ['/dev/sda ', undefined],
])('the size in %s', (tail, size) => {
  const [device] = devicesOf(`[0:0:0:0]    disk    ATA      Example SSD 500  EX01  ${tail}\n`);
  expect(device).toMatchObject({ node: '/dev/sda', size });
});

test('a line of the path behind its device is read, too', () => {
  const joined = LIST.replace(/\n {2}dir:/g, ' dir:');
  expect(devicesOf(joined).map(({ path }) => path?.value)).toEqual(devicesOf(LIST).map(({ path }) => path?.value));
});

test('addresses and serial numbers are not taken', () => {
  expect(CARRIED).toContain('0x500');
  expect(JSON.stringify([...devicesOf(CARRIED), ...devicesOf(LIST)])).not.toMatch(/0x500|FAKE/);
});

test('in any dressing it says the same', () => {
  for (const text of [LIST, CARRIED])
    for (const dressing of DRESSINGS) expect(shown(wear(text, [dressing]).text), dressing.name).toEqual(shown(text));
});

test('a second listing of the same drives is told from the first', () => {
  const listings = devicesOf(`${LIST}and with -t:\n${CARRIED}`).map(({ listing }) => listing);
  expect(listings).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
});

test('any cut says nothing that the whole does not say', () => {
  const figures = (text: string) =>
    devicesOf(text).flatMap(({ unit, node, size, transport, path, queueDepth }) => [
      ...[node, size].map((value) => `${unit} ${value}`),
      ...[transport, path, queueDepth].map((told) => `${unit} ${JSON.stringify(told)}`),
    ]);
  for (const text of [LIST, CARRIED]) {
    const whole = new Set(figures(text));
    for (const { unit } of devicesOf(text)) whole.add(`${unit} undefined`);
    for (const end of endsOf(text))
      expect(figures(text.slice(0, end)).filter((figure) => !whole.has(figure))).toEqual([]);
  }
});

test('hostile lines neither stop nor slow it', () => {
  const hostile = [
    `[0:0:0:0]    disk    ${'- '.repeat(10)}${' '.repeat(7000)}x`,
    `[0:0:0:0]    disk    ${'a'.repeat(7000)} /dev/sda`,
    `[0:0:0:0]    disk    ATA /dev/${'a'.repeat(7000)}`,
    `dir: /sys/x  [/sys/devices/${'a/'.repeat(3900)}`,
    `dir: ${'/sys/'.repeat(1500)}`,
  ];
  const lines = Array.from({ length: cases(3000) }, (_, at) => hostile[at % hostile.length]);
  const devices = lsscsiDevices(Lines.of(lines.join('\n')));
  expect(devices.filter(({ node, path }) => node !== undefined || path !== undefined)).toEqual([]);
});
