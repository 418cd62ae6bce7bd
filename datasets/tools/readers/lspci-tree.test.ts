// The fixtures are printed by pciutils 3.9.0 of the registers of a machine that does not exist: two root buses, a switch
// with an empty slot beside it, and a drive behind a controller with a domain of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endsOf } from '../../../tests/support/fuzzing.ts';
import { DRESSINGS, wear } from '../../../tests/support/pasted-wrappings.ts';
import { cleaned } from '../paste/clean.ts';
import { Lines } from '../paste/lines.ts';
import { lspciDevices } from './lspci.ts';
import { lspciTree } from './lspci-tree.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, `fixtures/${name}`), 'utf8');
const TREE = fixture('lspci-roots-tree.txt');
const treeOf = (text: string) => lspciTree(cleaned(text).lines);
const parents = (text: string) => treeOf(text).map(({ address, parent }) => [address, parent]);

test('every device has its address and the bridge that it hangs on', () => {
  expect(parents(TREE)).toEqual([
    ['0000:00:00.0', undefined],
    ['0000:00:01.0', undefined],
    ['0000:01:00.0', '0000:00:01.0'],
    ['0000:02:00.0', '0000:01:00.0'],
    ['0000:03:00.0', '0000:02:00.0'],
    ['0000:02:01.0', '0000:01:00.0'],
    ['0000:04:00.0', '0000:02:01.0'],
    ['0000:04:00.1', '0000:02:01.0'],
    ['0000:00:1c.0', undefined],
    ['0000:00:1f.2', undefined],
    ['0000:80:00.0', undefined],
    ['0000:80:01.0', undefined],
    ['0000:81:00.0', '0000:80:01.0'],
    ['10000:e0:06.0', undefined],
    ['10000:e1:00.0', '10000:e0:06.0'],
  ]);
});

test('the tree and the list of one machine agree', () => {
  const listed = lspciDevices(cleaned(fixture('lspci-roots.txt')).lines);
  const drawn = treeOf(TREE);
  const of = (nodes: readonly Pick<(typeof drawn)[number], 'address' | 'parent' | 'bus'>[]) =>
    new Map(nodes.map(({ address, parent, bus }) => [address, { parent, bus }]));
  expect(of(drawn)).toEqual(of(listed.map(({ address = '', parent, bus }) => ({ address, parent, bus }))));
});

test('names and buses stand beside, with their lines', () => {
  expect(treeOf(TREE).slice(1, 5)).toMatchObject([
    { line: 2, name: undefined, bus: { secondary: 1, subordinate: 4 } },
    { line: 2, name: undefined, bus: { secondary: 2, subordinate: 4 } },
    { line: 2, name: undefined, bus: { secondary: 3, subordinate: 3 } },
    { line: 2, name: 'Device 1234:0005', bus: undefined },
  ]);
});

test('without names it draws the same tree', () => {
  expect(parents(TREE.replace(/ {2}Device .*/g, ''))).toEqual(parents(TREE));
});

test('a lone root bus with one device, and with several', () => {
  expect(parents('-[0000:00]---00.0  Device 1234:0001\n')).toEqual([['0000:00:00.0', undefined]]);
  const several = '-[0000:00]-+-00.0\n           \\-01.1-[01]----00.0\n';
  expect(parents(several)).toEqual([
    ['0000:00:00.0', undefined],
    ['0000:00:01.1', undefined],
    ['0000:01:00.0', '0000:00:01.1'],
  ]);
});

test('in any dressing it draws the same tree', () => {
  for (const dressing of DRESSINGS) expect(parents(wear(TREE, [dressing]).text), dressing.name).toEqual(parents(TREE));
});

test('of lines that lost their columns only those with a root bus are told', () => {
  const whole = new Map(treeOf(TREE).map(({ address, parent }) => [address, parent]));
  for (const lost of [TREE.replace(/^[\s|]+/gm, ''), TREE.replace(/ +/g, ' ')]) {
    const told = treeOf(lost);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ address, parent }) => whole.get(address) !== parent)).toEqual([]);
  }
});

test('a second tree is told from the first', () => {
  const listings = treeOf(`before:\n${TREE}\nafter:\n${TREE}`).map(({ listing }) => listing);
  expect(new Set(listings.slice(0, 15))).toEqual(new Set([0]));
  expect(new Set(listings.slice(15))).toEqual(new Set([1]));
});

test('any cut says nothing that the whole does not say', () => {
  const figures = (text: string) =>
    treeOf(text).map(({ address, parent, bus }) => JSON.stringify([address, parent, bus]));
  const whole = new Set(figures(TREE));
  for (const end of endsOf(TREE))
    expect(figures(TREE.slice(0, end)).filter((figure) => !whole.has(figure))).toEqual([]);
});

test('hostile lines neither stop nor slow it', () => {
  const hostile = [
    '-[0000:00]-+-',
    `-[0000:00]-${'-00.0-[01]--'.repeat(600)}`,
    `${' |'.repeat(3900)}+-00.0`,
    '+-'.repeat(3900),
  ];
  const lines = Array.from({ length: 3000 }, (_, at) => hostile[at % hostile.length]);
  expect(lspciTree(Lines.of(lines.join('\n'))).length).toBeLessThan(20_000);
});
