import { describe, expect, test } from 'vitest';
import { registryRows } from '../../../tests/support/dataset.ts';
import type { Row } from '../tables/records.ts';
import {
  withoutFewLanes,
  withoutImpossible,
  withoutLengthOfName,
  withoutMisplaced,
  withoutNarrowOnly,
  withoutOutdated,
  withoutParts,
  withoutPci,
  withoutTwice,
  withPairs,
} from './doubtful-slots.ts';
import type { Board } from './harvest.ts';

import { contradictedIn, warned } from './siblings.ts';
import type { BoardSlot } from './slot.ts';
import { chipsetWidest } from './slot-host.ts';

const slot = (name: string, cells: Partial<BoardSlot> = {}): BoardSlot => ({
  slot: name,
  form: 'pcie',
  length: undefined,
  lanes: undefined,
  generation: undefined,
  attached: undefined,
  tables: 4,
  seen: 0,
  seenWidth: undefined,
  ...cells,
});
const names = (slots: readonly BoardSlot[]) => slots.map((boardSlot) => boardSlot.slot);

describe('ports of a split slot', () => {
  test('are no slots beside the one that they are parts of', () => {
    const all = ['PCIE_1_A', 'PCIE_1_B', 'PCIE_1_C', 'PCIE_2_A', 'M2_SK1'].map((item) => slot(item));
    expect(names(withoutParts(all))).toEqual(['PCIE_1_A', 'PCIE_2_A', 'M2_SK1']);
  });
  test('stay where they are a slot of their own too', () => {
    const all = ['PCIE_1_A', 'PCIE_1_C/PCIE_2_A #1', 'PCIE_1_D/PCIE_2_B'].map((item) => slot(item));
    expect(names(withoutParts(all))).toEqual(['PCIE_1_A', 'PCIE_1_C/PCIE_2_A #1']);
  });
  test('are not M.2 sockets with letters', () => {
    const all = ['M.2_A', 'M.2_B'].map((item) => slot(item, { form: 'm2' }));
    expect(withoutParts(all)).toEqual(all);
  });
});

describe('a slot that is called PCI', () => {
  test('is one where others are called PCIe', () => {
    const all = [slot('PCIE x16', { lanes: 16 }), slot('PCIE x1', { lanes: 1 }), slot('PCI')];
    expect(names(withoutPci([...all, slot('PCI_2', { lanes: 1 })]))).toEqual(['PCIE x16', 'PCIE x1']);
  });
  test('is none where all are called so, or where it is told to be wide', () => {
    const dell = ['PCI1', 'PCI2'].map((item) => slot(item, { lanes: 8 }));
    expect(withoutPci(dell)).toEqual(dell);
    const server = [slot('PCIE1'), slot('PCI2', { lanes: 8, generation: '3.0' })];
    expect(withoutPci(server)).toEqual(server);
  });
});

test('where every card slot has one lane, one of them is wrong and nobody knows which', () => {
  const one = { lanes: 1 };
  const all = ['PCIE1', 'PCIE2', 'PCIE3'].map((name) => slot(name, one));
  expect(withoutNarrowOnly(all).map(({ lanes }) => lanes)).toEqual([undefined, undefined, undefined]);
  const behind = all.map((each) => ({ ...each, attached: 'chipset' as const }));
  expect(withoutNarrowOnly(behind)).toEqual(behind);
  expect(withoutNarrowOnly(all.slice(1))).toEqual(all.slice(1));
});

test('a slot of one lane at the processor means that names and addresses of the table do not fit', () => {
  const all = [
    slot('PCIEX1_1', { lanes: 1, attached: 'processor' }),
    slot('PCIEX16_1', { length: 16, generation: '2.0', seen: 1, seenWidth: 1 }),
    slot('PCIEX1_2', { lanes: 1, generation: '2.0', attached: 'chipset' }),
    slot('PCIEX16_2', { length: 16, lanes: 16 }),
    slot('M2_1', { form: 'm2', lanes: 4, attached: 'processor' }),
  ];
  const left = { generation: undefined, attached: undefined, seen: 0, seenWidth: undefined };
  const note = expect.stringContaining('do not fit together');
  expect(withoutMisplaced(all)).toMatchObject([
    { slot: 'PCIEX1_1', lanes: 1, ...left, note },
    { slot: 'PCIEX16_1', lanes: undefined, length: 16, ...left, note },
    { slot: 'PCIEX1_2', lanes: 1, ...left, note },
    { slot: 'PCIEX16_2', lanes: undefined, length: 16, ...left, note },
    { slot: 'M2_1', lanes: 4, attached: 'processor' },
  ]);
  expect(withoutMisplaced(all.slice(1))).toEqual(all.slice(1));
});

describe('the long slot of a board for AMD', () => {
  const own = slot('PCIEX16', { length: 16, lanes: 4, generation: '4.0' });
  const short = slot('PCIEX1', { length: 1, lanes: 1 });
  test('may have more lanes with another processor where no slot has sixteen', () => {
    expect(withoutFewLanes([own, short], true)).toMatchObject([
      { lanes: undefined, length: 16, note: expect.stringContaining('says x4') },
      { lanes: 1 },
    ]);
    const eight = slot('Slot2', { length: 8, lanes: 8 });
    expect(withoutFewLanes([short, eight], true)[1]).toMatchObject({ lanes: undefined, length: undefined });
  });
  test('is believed beside one of sixteen, on boards for Intel, and at the chipset', () => {
    const wide = slot('PCIEX16_1', { length: 16, lanes: 16 });
    for (const [slots, isAmd] of [
      [[wide, own], true],
      [[own, short], false],
      [[{ ...own, attached: 'chipset' as const }, short], true],
      [[short, short], true],
    ] as const)
      expect(withoutFewLanes(slots, isAmd)).toEqual(slots);
  });
});

describe('slots of one name', () => {
  test('with different lanes have none that are known', () => {
    const all = [slot('PCIE5 #1', { lanes: 4 }), slot('PCIE5 #2'), slot('PCIE2', { lanes: 16 })];
    expect(withoutTwice(all)).toMatchObject([
      { lanes: undefined, note: expect.stringContaining('calls 2 slots PCIE5') },
      { lanes: undefined },
      { lanes: 16 },
    ]);
  });
  test('with the same lanes keep them, and say so', () => {
    const all = [1, 2].map((count) => slot(`Slot4 #${count}`, { lanes: 4 }));
    expect(withoutTwice(all)).toMatchObject([{ lanes: 4, note: expect.any(String) }, { lanes: 4 }]);
  });
  test.each(['PCIEX1', 'PCIE1X', 'PCI Express x1 Slot', 'RSC-S2-66 - SLOT1 PCI-E X16'])(
    '%s is a kind of slot, or stands on two risers',
    (name) => {
      const all = [slot(`${name} #1`, { lanes: 1 }), slot(`${name} #2`)];
      expect(withoutTwice(all)).toEqual(all);
    },
  );
});

test('a name of a card slot and a socket says what it may be', () => {
  const [pair, single] = withPairs([slot('PCIE4_M2_1', { form: 'm2', lanes: 4 }), slot('M2_1', { form: 'm2' })]);
  expect(pair).toMatchObject({ lanes: 4, note: expect.stringContaining('a card slot PCIE4 too') });
  expect(single?.note).toBeUndefined();
});

test('a length that nothing but the name tells is open', () => {
  const all = [slot('X4', { length: 4, lanes: 4, isLengthOfName: true }), slot('X1', { length: 1 })];
  expect(withoutLengthOfName(all)).toMatchObject([{ length: undefined, lanes: 4 }, { length: 1 }]);
});

describe('a slot of the processor in old firmware', () => {
  const wide = slot('X16', { length: 16, generation: '2.0' });
  const narrow = slot('X4', { lanes: 4, generation: '2.0', attached: 'chipset' });
  test('has no known generation where processors are newer', () => {
    expect(withoutOutdated([wide, narrow], true)).toMatchObject([
      { generation: undefined, note: expect.stringContaining('PCIe 2.0') },
      { generation: '2.0' },
    ]);
  });
  test('keeps it where they are not, or where it may be one of the chipset', () => {
    expect(withoutOutdated([wide], false)).toEqual([wide]);
    const two = [wide, { ...wide, slot: 'PCIEX16_2' }];
    expect(withoutOutdated(two, true)).toEqual(two);
  });
});

describe('a board with the table of one that a text contradicts', () => {
  const slots = ['PCIE1', 'PCIE2', 'PCIE3', 'PCIE4', 'PCIE5'].map((name) => slot(name));
  const board = (model: string, own = slots): Board => ({
    maker: 'ASRock',
    model,
    revision: undefined,
    systems: [],
    kind: 'desktop',
    chipset: undefined,
    slots: own,
    tables: 4,
    databases: [],
  });
  const checks: Row[] = [
    { board_id: 'a', slot: 'PCIE2', field: 'lanes', outcome: 'differs' },
    { board_id: 'a', slot: 'PCIE3', field: 'lanes', outcome: 'agrees' },
  ];
  const notes = (others: Board) =>
    warned(
      [
        { id: 'a', board: board('A') },
        { id: 'b', board: others },
      ],
      contradictedIn(checks),
    )[1]?.board.slots.map(({ note }) => note);
  test('says so at the same slot', () => {
    expect(notes(board('B'))?.[1]).toContain('The firmware of the ASRock A has the same slots');
    expect(notes(board('B'))?.filter(Boolean)).toHaveLength(1);
  });
  test('is none with other slots, or with few', () =>
    expect(notes(board('B', slots.slice(1)))?.filter(Boolean)).toEqual([]));
});

describe('lanes that cannot be', () => {
  const lanes = (boardSlot: BoardSlot, model: string) => withoutImpossible([boardSlot], model)[0]?.lanes;
  test('are those of a port wider than a soldered processor has', () => {
    for (const model of ['J4125B-ITX', 'N100M', 'PRIME J4005I-C', 'Q1900B-ITX']) {
      expect(lanes(slot('PCIE1', { lanes: 16 }), model), model).toBeUndefined();
      expect(lanes(slot('PCIE1', { lanes: 4 }), model), model).toBe(4);
    }
    for (const model of ['N68C-S', 'Q170M-C', 'Veriton N4640G', 'Nitro N50-600', 'B550M Pro4'])
      expect(lanes(slot('PCIE1', { lanes: 16 }), model), model).toBe(16);
  });
  test('are those that several machines stay far below', () => {
    const seen = (machines: number, width: number) =>
      lanes(slot('PCIE1', { lanes: 16, seen: machines, seenWidth: width }), 'X');
    expect([seen(5, 2), seen(1, 1), seen(5, 4), seen(0, 0)]).toEqual([undefined, 16, 16, 16]);
  });
});

describe('the registry', () => {
  const cell = (value: Row[string] | undefined) => (value === null ? undefined : value);
  const slotOf = (row: Row): BoardSlot =>
    slot(String(row.slot), {
      form: row.form as BoardSlot['form'],
      lanes: cell(row.lanes) as number | undefined,
      seen: Number(row.seen_machines ?? 0),
      seenWidth: cell(row.seen_lanes) as number | undefined,
      generation: cell(row.generation) as string | undefined,
      attached: cell(row.attached_to) as BoardSlot['attached'],
    });

  test('has no slot that the rules leave out', () => {
    const byBoard = Map.groupBy(registryRows('board-slots'), ({ board_id }) => board_id);
    for (const [board, own] of byBoard) {
      const slots = own.toSorted((a, b) => Number(a.position) - Number(b.position)).map(slotOf);
      expect(names(withoutPci(withoutParts(slots))), String(board)).toEqual(names(slots));
      expect(withoutNarrowOnly(slots), String(board)).toEqual(slots);
    }
  });

  test('has no slot with more lanes than its processor, its chipset or its length allow', () => {
    const boards = new Map(registryRows('boards').map((row) => [row.board_id, row]));
    const widest = Map.groupBy(registryRows('cpu-lane-groups'), ({ socket_platform_id }) => socket_platform_id);
    for (const row of registryRows('board-slots')) {
      const board = boards.get(row.board_id);
      const { lanes = 0, attached } = slotOf(row);
      const groups = widest.get(board?.socket_platform_id ?? null) ?? [{ lanes: 16 }];
      const most =
        attached === 'chipset'
          ? chipsetWidest(String(board?.chipset))
          : Math.max(...groups.map((group) => Number(group.lanes)));
      expect(lanes, String(row.board_slot_id)).toBeLessThanOrEqual(most);
      if (row.length_lanes !== null) expect(lanes).toBeLessThanOrEqual(Number(row.length_lanes));
      if (lanes > 0) expect(Number(row.seen_lanes ?? 0), String(row.board_slot_id)).toBeLessThanOrEqual(lanes);
      expect(withoutImpossible([slotOf(row)], String(board?.model)), String(row.board_slot_id)).toEqual([slotOf(row)]);
    }
  });

  test('has no slot of one lane at a processor that stands in a socket with a chipset', () => {
    const withChipset = new Set(
      registryRows('boards').flatMap(({ board_id, chipset }) => (chipset === null ? [] : [board_id])),
    );
    const byBoard = Map.groupBy(registryRows('board-slots'), ({ board_id }) => board_id);
    for (const [board, own] of byBoard) {
      if (!withChipset.has(board)) continue;
      const slots = own.map(slotOf);
      expect(withoutMisplaced(slots), String(board)).toEqual(slots);
    }
  });

  test('has what the checks found, or says why not', () => {
    const slots = new Map(registryRows('board-slots').map((row) => [`${row.board_id} ${row.slot}`, row]));
    for (const { board_id, slot: name, field, found } of registryRows('board-checks')) {
      const row = slots.get(`${board_id} ${name}`);
      // Without a row: a slot that has another name now, or turned out to be none.
      if (row && String(row[String(field)] ?? '') !== String(found ?? ''))
        expect(row.note, `${board_id} ${name} ${field}`).not.toBeNull();
    }
  });
});
