// The fixtures are ours, with the columns and keys of util-linux 2.32 to 2.39.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { blockDevices } from './lsblk.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const TABLE = fixture('lsblk.txt');
const JSON_TEXT = fixture('lsblk-json.txt');
const devicesOf = (text: string) => blockDevices(cleaned(text).lines);
const tree = (text: string) => devicesOf(text).map(({ name, parents }) => [name, ...parents]);
const GIB = 1024 ** 3;

test('a table: every device once, with all that it lies on', () => {
  expect(tree(TABLE)).toEqual([
    ['sda'],
    ['sda1', 'sda'],
    ['sda2', 'sda'],
    ['md0', 'sda2', 'sdb2'],
    ['luks-#7', 'md0'],
    ['sdb'],
    ['sdb2', 'sdb'],
    ['sr0'],
    ['nvme0n1'],
  ]);
});

test('cells belong to their columns, also where others are empty', () => {
  const devices = new Map(devicesOf(TABLE).map((device) => [device.name, device]));
  expect(devices.get('sda')).toEqual({
    line: 3,
    listing: 0,
    name: 'sda',
    bytes: { value: Math.round(3.6 * 1024 * GIB), line: 3 },
    type: { value: 'disk', line: 3 },
    transport: { value: 'sata', line: 3 },
    rotates: { value: true, line: 3 },
    model: { value: 'EXAMPLE HD 4000', line: 3 },
    logicalSector: undefined,
    physicalSector: { value: 4096, line: 3 },
    hctl: undefined,
    parents: [],
  });
  expect(devices.get('sdb2')).toMatchObject({ transport: undefined, model: undefined });
  expect(devices.get('sr0')).toMatchObject({ bytes: { value: GIB }, transport: { value: 'usb' } });
  expect(devices.get('nvme0n1')).toMatchObject({ rotates: { value: false }, bytes: { line: 12 } });
});

test('the tree in ASCII, and a decimal comma', () => {
  const ascii = TABLE.replaceAll('├─', '|-').replaceAll('└─', '`-');
  expect(tree(ascii)).toEqual(tree(TABLE));
  const comma = devicesOf(TABLE.replaceAll('931.5G', '931,5G')).at(-1);
  expect(comma?.bytes?.value).toBe(931.5 * GIB);
});

test('without its spaces a table keeps names, sizes, types and transports, and guesses no model', () => {
  const lost = devicesOf(TABLE.replace(/ {2,}/g, ' '));
  expect(lost[0]).toMatchObject({
    name: 'sda',
    bytes: { value: Math.round(3.6 * 1024 * GIB) },
    type: { value: 'disk' },
    transport: { value: 'sata' },
    model: undefined,
  });
});

test('spaces lost before the tree leave open what hangs on what', () => {
  const lost = TABLE.replace(/^ +/gm, '');
  expect(new Map(tree(lost).map(([name, ...parents]) => [name, parents])).get('md0')).toEqual([]);
});

test('a listing from below says the same as one from above', () => {
  const inverse = [
    'NAME    MAJ:MIN RM   SIZE RO TYPE  MOUNTPOINT',
    'md0       9:0    0   3.6T  0 raid1',
    '├─sda1    8:1    0   3.6T  0 part',
    '│ └─sda   8:0    0   3.6T  0 disk',
    '└─sdb1    8:17   0   3.6T  0 part',
    '  └─sdb   8:16   0   3.6T  0 disk',
    '',
  ].join('\n');
  const expected = [['md0', 'sda1', 'sdb1'], ['sda1', 'sda'], ['sda'], ['sdb1', 'sdb'], ['sdb']];
  expect(tree(inverse)).toEqual(expected);
  expect(tree(`lsblk -s\n${inverse}`)).toEqual(expected);
});

test('JSON of all ages, each value with its own line', () => {
  const [old, part, outer, inner, ...others] = devicesOf(JSON_TEXT);
  expect(others).toEqual([]);
  expect(old).toMatchObject({
    name: 'sda',
    bytes: { value: Math.round(3.6 * 1024 * GIB), line: 4 },
    rotates: { value: true },
    model: { value: 'EXAMPLE HD 4000' },
    hctl: { value: '6:0:1:0' },
  });
  expect(part).toMatchObject({
    name: 'sda1',
    parents: ['sda'],
    transport: undefined,
    model: undefined,
  });
  expect(inner?.parents).toEqual(['nvme0n1']);
  expect(outer).toMatchObject({
    listing: 1,
    name: 'nvme0n1',
    bytes: { value: 1_000_204_886_016, line: 31 },
    rotates: { value: false, line: 29 },
    logicalSector: { value: 512 },
    physicalSector: { value: 4096 },
    transport: { value: 'nvme', line: 32 },
  });
});

test('prose and the tables of other tools are no listing', () => {
  expect(devicesOf('NAME  STATE READ WRITE CKSUM\nsda ONLINE 0 0 0\n')).toEqual([]);
  expect(devicesOf('NAME SIZE\nsda 1T\n\nsdb is my disk of 2T in all\n').map(({ name }) => name)).toEqual(['sda']);
  expect(devicesOf('NAME SIZE ALLOC FREE\ntank 1T 1T 1T\n')).toEqual([]);
});

test('no UUID, serial number or WWN comes out', () => {
  const wwn =
    'NAME                             SIZE TYPE\nsda                                1T disk\n`-36001405abcdef0123456789abcdef01   1T mpath\n';
  const text = JSON.stringify([TABLE, JSON_TEXT, wwn].map(devicesOf));
  expect(text).not.toMatch(/EX0000|01234567|36001405/);
});

test.each([
  ['a table', TABLE],
  ['JSON', JSON_TEXT],
])('%s that is cut or torn', (_, text) => {
  expectCutsToSayNothingNew(text, blockDevices);
  expectNoiseToBeRead(text, blockDevices);
});

test('it says the same in every dressing', () => {
  // The name that stands for a UUID holds its line, which dressings move.
  expectDressingsToChangeNothing(TABLE.replace(/luks-[0-9a-f-]{36}/, `luks${' '.repeat(37)}`), blockDevices);
  expectDressingsToChangeNothing(JSON_TEXT, blockDevices);
});
