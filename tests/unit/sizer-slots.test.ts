// Slots of a board that a chain names.
import { describe, expect, test } from 'vitest';
import type { ChainPart } from '../../calc-wasm/js/chain.ts';
import { size } from '../../calc-wasm/js/chain-node.ts';
import type { NamedBoard } from '../../datasets/tools/names/boards.ts';
import { loadBoards } from '../../datasets/tools/names/load.ts';
import { crowded, type Fit, fits, movable } from '../../site/sizer/slots.ts';
import { tableOf } from '../support/test-tables.ts';

const BOARD: NamedBoard = tableOf(import.meta.filename, 'board');

const HBA: ChainPart = { id: 'hba', kind: 'hba', link: 'pcie 3.0 x8', ports: 'sas 3' };
const SSDS: ChainPart = { id: 'ssds', on: 'hba', link: 'sata 3.0', count: 8, read: '550 MB/s' };
const NVME: ChainPart = { id: 'nvme', link: 'pcie 4.0 x4', read: '7000 MB/s' };

const settingOf = (...parts: ChainPart[]) => ({ chain: { parts }, load: 'read' as const, block_size: 4096 });
const named = (all: readonly Fit[], name: string): Fit => {
  const fit = all.find(({ place }) => place.name === name);
  if (!fit) throw new Error(`no slot ${name}`);
  return fit;
};

describe('a card', () => {
  const found = fits(size, settingOf(HBA, SSDS), HBA, BOARD);

  test('is ranked by what the whole chain gives', () => {
    expect(found.map(({ place }) => place.name).slice(0, 3)).toEqual(['LONG', 'TRAP', 'OPEN']);
    expect(named(found, 'LONG').most).toBeCloseTo(8 * 550e6, -7);
    expect(named(found, 'TRAP').most).toBeLessThan(0.9e9);
  });

  test.each(tableOf<[string, string][]>(import.meta.filename, 'without_figure'))(
    'has no figure in %s: %s',
    (slot, why) => {
      expect(named(found, slot)).toMatchObject({ why });
      expect(named(found, slot).most).toBeUndefined();
      expect(named(found, slot).setting).toBeUndefined();
    },
  );

  test('brings the chipset along that its slot is on, once', () => {
    const { setting } = named(found, 'TRAP');
    expect(setting?.chain.parts).toMatchObject([
      { id: 'chipset', kind: 'chipset', link: 'pcie 3.0 x4' },
      { id: 'hba', slot: 'pcie 3.0 x1', on: 'chipset' },
      { id: 'ssds' },
    ]);
    const again = setting && fits(size, setting, HBA, BOARD);
    expect(named(again ?? [], 'TRAP')).toMatchObject({ isHere: true, isUplinkOpen: false });
    expect(named(again ?? [], 'LONG').setting?.chain.parts.filter(({ kind }) => kind === 'chipset')).toHaveLength(1);
    expect(named(again ?? [], 'LONG').setting?.chain.parts.find(({ id }) => id === 'hba')?.on).toBeUndefined();
  });

  test('is counted without an uplink that nobody states, and says so', () => {
    const { chipset: _, ...bare } = BOARD;
    const slot = named(fits(size, settingOf(HBA, SSDS), HBA, bare), 'TRAP');
    expect(slot).toMatchObject({ isUplinkOpen: true });
    expect(slot.setting?.chain.parts.find(({ id }) => id === 'hba')?.on).toBeUndefined();
  });
});

test('a drive goes into M.2 sockets and, on an adapter, into card slots', () => {
  const found = fits(size, settingOf(NVME), NVME, BOARD);
  expect(named(found, 'M2').most).toBeLessThan(4e9);
  expect(named(found, 'LONG').most).toBeCloseTo(7e9, -7);
  expect(named(found, 'OCP').why).toBe('form');
});

test('what has a slot each, or hangs on another card, is not moved', () => {
  const { chain } = settingOf(HBA, SSDS, { ...NVME, count: 4 });
  expect(movable(chain).map(({ id }) => id)).toEqual(['hba']);
});

describe('what finds no slot', () => {
  const of = (...parts: ChainPart[]) => crowded({ parts }, BOARD);

  test.each<[string, ChainPart[]]>([
    ['a card in its slot', [{ ...HBA, slot: 'pcie 4.0 x16' }]],
    ['a card whose slot is not said', [HBA, { ...HBA, id: 'two' }]],
    [
      'an open cell that may be wide enough',
      [
        { ...HBA, slot: 'pcie 3.0 x8' },
        { ...HBA, id: 'two', slot: 'pcie 3.0 x8' },
      ],
    ],
  ])('is not %s', (_, parts) => expect(of(...parts)).toBeUndefined());

  test('is one wide card too many', () => {
    const cards = ['a', 'b', 'c', 'd'].map((id) => ({ ...HBA, id, slot: 'pcie 3.0 x8' }));
    expect(of(...cards)).toEqual({ of: 'slots', lanes: 8, takes: 4, has: 2, isCards: true });
  });

  test('is a slot newer than the board has', () => {
    expect(of({ ...HBA, slot: 'pcie 5.0 x16' })).toEqual({
      of: 'generation',
      id: 'hba',
      lanes: 16,
      takes: '5.0',
      has: '4.0',
    });
    // One of them may be.
    expect(of({ ...HBA, slot: 'pcie 5.0 x4' })).toBeUndefined();
  });
});

test('drives are not refused on a board whose firmware lists no M.2 socket', () => {
  const bare = { ...BOARD, places: BOARD.places.filter(({ form }) => form === 'pcie') };
  const drives = { ...NVME, slot: 'pcie 5.0 x4', count: 9 };
  expect(crowded({ parts: [drives] }, bare)).toBeUndefined();
  expect(crowded({ parts: [drives] }, BOARD)).toMatchObject({ of: 'slots', isCards: false });
});

test('a chipset gets an id that no part has', () => {
  const other: ChainPart = { id: 'chipset', kind: 'nic', link: 'pcie 3.0 x4', network: 'ethernet 10G' };
  const { setting, why } = named(fits(size, settingOf(HBA, SSDS, other), HBA, BOARD), 'TRAP');
  expect(why).toBeUndefined();
  expect(setting?.chain.parts.find(({ kind }) => kind === 'chipset')?.id).toBe('chipset-2');
});

test('a part behind a chipset stays there in a slot of which nobody knows whose it is', () => {
  const places = BOARD.places.map(({ attached: _, ...place }) => place);
  const chipset: ChainPart = { id: 'pch', kind: 'chipset', link: 'pcie 3.0 x1' };
  const [behind] = fits(size, settingOf(chipset, { ...HBA, on: 'pch' }, SSDS), HBA, { ...BOARD, places });
  expect(behind).toMatchObject({ isUplinkCounted: true, isUplinkOpen: false });
  expect(behind?.most).toBeLessThan(1e9);
});

test('no board of the registry gives a card more than its slot written out, nor breaks', () => {
  const boards = loadBoards();
  let figures = 0;
  for (const board of boards.near('x11s', 40)) {
    for (const { place, link, most } of fits(size, settingOf(HBA, SSDS), HBA, board)) {
      if (most === undefined || link === undefined) continue;
      const written = size(settingOf({ ...HBA, slot: link }, SSDS));
      if ('error' in written) throw new Error(`${board.name} ${place.name}`);
      expect(most, `${board.name} ${place.name}`).toBeLessThanOrEqual(written.most * 1.000_001);
      figures += 1;
    }
  }
  expect(figures).toBeGreaterThan(10);
});
