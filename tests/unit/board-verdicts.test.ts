// What the page of each board says first, held against the rows that it is said from.
import { describe, expect, test } from 'vitest';
import { isCard, isWide, type Slot, slotOf, textsOf } from '../../site/boards/board.ts';
import { CARDS, places } from '../../site/boards/ranking.ts';
import { isDoubted, verdictOf } from '../../site/boards/verdict.ts';
import { words } from '../../site/boards/words.ts';
import type { BoardSlotsRow } from '../../site/generated/datasets.ts';
import { registryRows } from '../support/dataset.ts';

const rows = registryRows('board-slots') as unknown as BoardSlotsRow[];
const boards = [...Map.groupBy(rows, ({ board_id }) => board_id)].map(([id, own]) => ({
  id,
  slots: own.toSorted((a, b) => a.position - b.position).map(slotOf),
}));

const slot = (cells: Partial<BoardSlotsRow>): Slot =>
  slotOf({
    ...(rows[0] as BoardSlotsRow),
    ...{ slot: 'PCIE1', form: 'pcie', length_lanes: 16, lanes: 16, tables: 6, seen_machines: null, seen_lanes: null },
    ...{ sources: 'linuxhw-dmi', note: null },
    ...cells,
  });
const said = (...slots: Slot[]): string[] => verdictOf({ slots });

describe('every board of the registry', () => {
  test('claims lanes without a proviso only where a text or a link in use bears them out', () => {
    for (const { id, slots } of boards) {
      const whole = said(...slots).find((sentence) => sentence.startsWith('A card with')) ?? '';
      for (const item of slots.filter((card) => isCard(card) && !/#/.test(card.name))) {
        const isNamed = whole.split(/ in |, | or |\.$/).includes(item.name);
        if (!isNamed) continue;
        expect(isWide(item), `${id} ${item.name}`).toBe(true);
        expect(textsOf(item.row).length > 0 || Number(item.seenLanes) >= 8, `${id} ${item.name}`).toBe(true);
      }
    }
  });

  test('starts with a proviso where nothing but firmware speaks', () => {
    for (const { id, slots } of boards) {
      const [lead = ''] = said(...slots);
      const cards = slots.filter(isCard);
      const isFirmwareAlone = cards.every((card) => textsOf(card.row).length === 0 && Number(card.seenLanes) < 8);
      if (cards.length === 0) expect(lead, id).toBe('');
      else if (isFirmwareAlone) expect(lead, id).toMatch(/check the manual/);
    }
  });

  test('has no sentence of a whole link in a slot that several machines stayed far below', () => {
    const doubted = boards.flatMap(({ slots }) => slots.filter((item) => isCard(item) && isDoubted(item)));
    expect(doubted.length).toBeGreaterThan(0);
    for (const { id, slots } of boards) {
      for (const item of slots.filter((card) => isCard(card) && isDoubted(card))) {
        expect(
          said(...slots)
            .filter((text) => text.includes(` ${item.name} `))
            .join(' '),
          id,
        ).toContain('no link in it');
      }
    }
  });

  test('names each slot of open lanes as unknown, and never as narrow', () => {
    for (const { id, slots } of boards) {
      const open = slots.filter((item) => isCard(item) && item.lanes === null);
      if (open.length === 0) continue;
      const text = said(...slots).join(' ');
      expect(text, id).toContain('unknown: check the manual');
      expect(text, id).not.toMatch(/no slot with eight lanes/i);
    }
  });
});

describe('a verdict', () => {
  test('takes the word of a manual and of a link, and passes on that of firmware', () => {
    expect(said(slot({ sources: 'a-manual' }))).toEqual([words.board.whole('PCIE1', 8)]);
    expect(said(slot({ seen_machines: 1, seen_lanes: 8 }))).toEqual([words.board.whole('PCIE1', 8)]);
    expect(said(slot({}))).toEqual([words.board.reported(6, '6', words.board.stated('PCIE1', 1))]);
    const two = [slot({}), slot({ slot: 'PCIE2' })];
    const crowded = words.board.crowded('PCIE1 and PCIE2', 2, 16);
    expect(verdictOf({ slots: two }, 16)).toEqual([words.board.reported(6, '6', crowded)]);
    expect(verdictOf({ slots: two }, 64).join()).not.toContain(crowded);
  });

  test('takes nothing from what a list of firmware leaves out, and names what its count lacks', () => {
    const narrow = { lanes: 1, length_lanes: 1 };
    expect(said(slot({ ...narrow, slot: 'PCIE2' }))[0]).toContain('may be incomplete (PCIE1 is missing)');
    expect(said(slot({ ...narrow, slot: 'SLOT1' }), slot({ ...narrow, slot: 'SLOT3' }))[0]).toContain('SLOT2');
    expect(said(slot({ ...narrow, slot: 'X1PCIEXP3' }))[0]).not.toContain('is missing');
    expect(said(slot({ ...narrow, slot: 'PCIE2', sources: 'a-manual' }))[0]).toMatch(
      /^No slot with eight lanes is listed;/,
    );
  });

  test('says that wide slots share the lanes of a processor that has fewer', () => {
    const both = { slots: [slot({ sources: 'a' }), slot({ slot: 'PCIE2', lanes: 8, sources: 'a' })] };
    expect(verdictOf(both, 16)).toContain(words.board.together('16'));
    expect(verdictOf(both, 40)).not.toContain(words.board.together('40'));
    expect(verdictOf(both)).toHaveLength(1 + 1);
  });

  test('sets what machines had against what firmware says', () => {
    expect(said(slot({ seen_machines: 14, seen_lanes: 2 }))).toEqual([words.board.doubted('PCIE1', 16, 2, 14)]);
    expect(said(slot({ lanes: null, seen_machines: 5, seen_lanes: 2 }))[1]).toBe(words.board.ran('PCIE1', 2, 5));
  });
});

describe('slots for a card', () => {
  const named = (slots: Slot[], card: number) =>
    places({ slots }, card).map(({ slots: own, lanes }) => `${own.map(({ name }) => name).join(' ')} ${lanes}`);

  test('come by lanes, then generation, then those of the processor', () => {
    const slots = [
      slot({ slot: 'A', position: 1, lanes: 4, length_lanes: 16, generation: '4.0', attached_to: 'chipset' }),
      slot({ slot: 'B', position: 2, lanes: 8, length_lanes: 8, generation: '3.0', attached_to: 'chipset' }),
      slot({ slot: 'C', position: 3, lanes: 16, length_lanes: 16, generation: '3.0', attached_to: 'processor' }),
      slot({ slot: 'D', position: 4, lanes: 8, length_lanes: 16, generation: '3.0', attached_to: 'processor' }),
    ];
    expect(named(slots, 8)).toEqual(['C D 8', 'B 8']);
    expect(named(slots, 16)).toEqual(['C 16', 'D 8']);
    expect(named(slots, 4)).toEqual(['A 4', 'C D 4']);
  });

  test('have known lanes that nobody doubts, and room for it, on every board', () => {
    for (const { id, slots } of boards)
      for (const card of Object.values(CARDS)) {
        const found = places({ slots }, card);
        expect(
          found.map(({ lanes }) => lanes),
          id,
        ).toEqual(found.map(({ lanes }) => lanes).toSorted((a, b) => b - a));
        for (const { slots: own, lanes } of found)
          for (const item of own) {
            expect(isCard(item) && !isDoubted(item) && item.lanes !== null, `${id} ${item.name}`).toBe(true);
            expect(lanes, `${id} ${item.name}`).toBe(Math.min(item.lanes ?? 0, card));
            expect(item.length ?? item.lanes, `${id} ${item.name}`).toBeGreaterThanOrEqual(card);
          }
      }
  });
});
