// Lists of parts, made by us in the forms that people paste, become chains; nothing of them is made up.
import { describe, expect, test } from 'vitest';
import { refused } from '../../calc-wasm/js/calc.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import { loadCatalogue } from '../../datasets/tools/names/load.ts';
import golden from '../../tests/golden/box/lists.json' with { type: 'json' };
import { cases, random } from '../../tests/support/fuzzing.ts';
import { listChain } from './list-chain.ts';
import { isPartsList, partsList } from './parts-list.ts';

const names = loadCatalogue();
const read = (text: string) => listChain(text, names);

describe.each(Object.entries(golden.lists))('a list of PCPartPicker as %s', (_, text) => {
  const { chain, unread, idle } = read(text);

  test('is a chain of its board, cards and drives', () => {
    expect(chain?.parts.map(({ kind, count = 1 }) => `${count} ${kind}`)).toEqual([
      '1 chipset',
      '1 hba',
      '1 drive',
      '2 drive',
    ]);
    const [chipset, hba, nvme, disks] = chain?.parts ?? [];
    expect([chipset?.name, hba?.name]).toEqual(['B650', '9211-8i']);
    expect([nvme?.on, disks?.on]).toEqual(['chipset', 'hba']);
    expect(nvme?.link).toBe('pcie 3.0 x4');
    // No row knows this disk: what the list says of it, and no rate.
    expect(disks).toMatchObject({ link: 'sata 3.0', size: 8e12 });
    expect(disks).not.toHaveProperty('read');
  });

  test('leaves out what is no part of a storage path', () => {
    expect(idle).toHaveLength(3);
    expect(unread).toEqual([]);
  });
});

test.each(Object.entries(golden.tables))('a table as %s says name and count', (_, text) => {
  const { chain, unread } = read(text);
  expect(unread).toEqual([]);
  expect(chain?.parts.map(({ kind, count = 1 }) => [kind, count])).toEqual([
    ['hba', 1],
    ['drive', 8],
  ]);
});

test('what is not understood is said, and becomes nothing', () => {
  const { chain, unread } = read(
    'Storage: 8 x Frobnicator 3000 4 TB NVMe Solid State Drive\nCustom: Mystery card\nStorage: 970 EVO Plus 1TB\n9300-8i x 0',
  );
  expect(chain?.parts.map(({ kind }) => kind)).toEqual(['drive']);
  expect(unread.map(({ as }) => as)).toEqual([
    'an NVMe drive whose PCIe generation is not stated',
    'not in the catalogue',
    'the count “0” is not a whole number from 1 to 1000',
  ]);
});

test('a name of two kinds of parts is not guessed', () => {
  expect(read('H310\n970 EVO Plus 1TB').unread).toHaveLength(1);
  expect(read('Motherboard: Gigabyte H310M\nStorage: 970 EVO Plus 1TB').unread).toHaveLength(1);
  const { chain } = read('Motherboard: Gigabyte H310 S2H\nStorage: 970 EVO Plus 1TB');
  expect(chain?.parts.map(({ kind }) => kind)).toEqual(['chipset', 'drive']);
});

test('one line and prose are no list', () => {
  expect(isPartsList('8 x 4TB HDD on 9211-8i')).toBe(false);
  expect(isPartsList(golden.lists.text)).toBe(true);
  expect(read('').problem).toContain('not a parts list');
  expect(read('Dear all,\nmy machine is slow.\nWhy?').chain).toBeUndefined();
  expect(read('a\n'.repeat(201)).problem).toContain('at most 200');
  expect(read('x'.repeat(30_001)).problem).toContain('at most 30000');
});

test('whatever is pasted, every line is answered for, and a chain that comes of it is one that the core answers', () => {
  const dice = random(28);
  const words = [...golden.words, '\ud800'];
  for (let at = 0; at < cases(3_000); at++) {
    const text = Array.from({ length: 1 + dice(30) }, () => words[dice(words.length)]).join(' ');
    const { chain, understood, unread, idle } = read(text);
    // Every line is answered for; a second board beside.
    expect(understood.length + unread.length + idle.length).toBeGreaterThanOrEqual(partsList(text).length);
    if (!chain) continue;
    const answer = size({ chain });
    expect(refused(answer) ? JSON.stringify([text, answer.error]) : '').toBe('');
  }
});
