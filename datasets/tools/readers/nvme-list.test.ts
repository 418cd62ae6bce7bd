// The fixtures are ours, with the widths of columns of nvme-cli 1.x and 2.x.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleaned } from '../paste/clean.ts';
import { nvmeList } from './nvme-list.ts';
import { expectCutsToSayNothingNew, expectDressingsToChangeNothing, expectNoiseToBeRead } from './testing.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const FIRST = fixture('nvme-list-1.txt');
const SECOND = fixture('nvme-list-2.txt');
const JSON_TEXT = fixture('nvme-list-json.txt');
const listOf = (text: string) => nvmeList(cleaned(text).lines);
const shown = (text: string) =>
  listOf(text).namespaces.map(({ name, model, bytes, sector, controllers }) => [
    name,
    model?.value,
    bytes?.value,
    sector?.value,
    ...controllers,
  ]);

test('the table of 1.x: names, models and sizes, also where the serial number was taken out', () => {
  expect(shown(FIRST)).toEqual([
    ['nvme0n1', 'EXAMPLE NV1000', 1e12, 512],
    ['nvme1n1', 'EXAMPLE ENTERPRISE 7.68TB MODEL', 7.68e12, 4096],
  ]);
  expect(listOf(FIRST).namespaces[1]).toMatchObject({
    line: 5,
    model: { line: 5 },
    bytes: { line: 5 },
  });
});

test('the tables of 2.x: namespaces with their controllers, those with their addresses', () => {
  expect(shown(SECOND)).toEqual([
    ['nvme0n1', undefined, 1e12, 512, 'nvme0'],
    ['nvme1n1', undefined, 3.84e12, 512, 'nvme1', 'nvme2'],
    ['nvme3n1', 'EXAMPLE NV2000', 500.11e9, 512],
  ]);
  expect(listOf(SECOND).controllers).toEqual([
    {
      line: 9,
      name: 'nvme0',
      model: { value: 'EXAMPLE NV1000', line: 9 },
      transport: { value: 'pcie', line: 9 },
      address: { value: '0000:01:00.0', line: 9 },
    },
    expect.objectContaining({
      name: 'nvme1',
      model: { value: 'EXAMPLE SHARED', line: 10 },
      address: { value: '10000:e1:00.0', line: 10 },
    }),
    expect.objectContaining({
      name: 'nvme2',
      address: undefined,
      transport: { value: 'tcp', line: 11 },
    }),
  ]);
});

test('JSON, flat and nested', () => {
  expect(shown(JSON_TEXT)).toEqual([
    ['nvme0n1', 'EXAMPLE NV1000', 1_000_204_886_016, 512],
    ['nvme0n1', 'EXAMPLE NV1000', 1_000_204_886_016, 4096, 'nvme0'],
  ]);
  const { namespaces, controllers } = listOf(JSON_TEXT);
  expect(namespaces[0]).toMatchObject({ line: 4, bytes: { line: 12 }, sector: { line: 13 } });
  expect(controllers).toMatchObject([{ name: 'nvme0', address: { value: '0000:01:00.0', line: 31 } }]);
});

test('a table that lost its columns or broke its rows says what is certain', () => {
  const collapsed = FIRST.replace(/ {2,}/g, ' ');
  expect(shown(collapsed)).toEqual([
    ['nvme0n1', 'EXAMPLE NV1000', 1e12, 512],
    ['nvme1n1', undefined, 7.68e12, 4096],
  ]);
  const wrapped = FIRST.replaceAll(' TB / ', ' TB\n/ ').replaceAll(' GB / ', ' GB\n/ ');
  expect(shown(wrapped)).toEqual(shown(FIRST));
});

test('prose about a drive is no row', () => {
  expect(shown('nvme0n1 is my 1.00 TB / 1.00 TB 512 B + 0 B drive\n')).toEqual([]);
});

test('no serial number and no name of a host comes out', () => {
  const text = JSON.stringify([FIRST, SECOND, JSON_TEXT, FIRST.replace(/ {2,}/g, ' ')].map(listOf));
  expect(text).not.toMatch(/EX0000|nqn|traddr|192\.0/);
});

test.each([
  ['text of 1.x', FIRST],
  ['text of 2.x', SECOND],
  ['JSON', JSON_TEXT],
])('%s that is cut, dressed or torn', (_, text) => {
  expectCutsToSayNothingNew(text, nvmeList);
  expectDressingsToChangeNothing(text, nvmeList);
  expectNoiseToBeRead(text, nvmeList);
});
