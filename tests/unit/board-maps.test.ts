// The slots of every board, drawn: all of them, legible, and no lane that its row does not state.
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { type Board, slotOf } from '../../site/boards/board.ts';
import { mapOf, type Uplink } from '../../site/boards/map.ts';
import { takenBy } from '../../site/boards/ranking.ts';
import { isDoubted } from '../../site/boards/verdict.ts';
import type { BoardConditionsRow, BoardSlotsRow, BoardsRow } from '../../site/generated/datasets.ts';
import { drawingOf } from '../../site/machine/html.ts';
import { drawnTree, type Machine, partsOf } from '../../site/machine/model.ts';
import { tall } from '../../site/machine/tall.ts';
import { registryRows } from '../support/dataset.ts';
import { isTried } from '../support/fuzzing.ts';
import { drawingsOf, expectApart, expectLegible, textsOf } from '../support/legible.ts';

const named = <Row>(name: string) => registryRows(name) as unknown as Row[];
const slots = Map.groupBy(named<BoardSlotsRow>('board-slots'), ({ board_id }) => board_id);
const conditions = Map.groupBy(named<BoardConditionsRow>('board-conditions'), ({ board_id }) => board_id);
const boards = named<BoardsRow>('boards').map(
  (row): Board => ({
    ...{ row, name: row.model },
    slots: (slots.get(row.board_id) ?? []).toSorted((a, b) => a.position - b.position).map(slotOf),
    conditions: conditions.get(row.board_id) ?? [],
  }),
);

const UPLINK: Uplink = { text: 'PCIe 4.0 ×4', lanes: 4, ceiling: '6.78–7.18 GB/s' };
/** As the page names them: the generation and the lanes that the row states. */
const linksOf = (board: Board) =>
  new Map(
    board.slots.map(({ row, generation, lanes }) => [
      row.position,
      ['PCIe', generation, lanes === null ? 'of unknown width' : `×${lanes}`].filter(Boolean).join(' '),
    ]),
  );
const drawn = (board: Board, uplink?: Uplink): Machine => mapOf(board, uplink, linksOf(board));

test('every board is drawn, and no text lies over another or outside', () => {
  expect(boards.length).toBeGreaterThan(1500);
  // By day each twelfth: neighbours of a maker differ little.
  for (const board of boards.filter((_, index) => isTried(index, 12))) {
    for (const uplink of [undefined, UPLINK]) {
      const machine = drawn(board, uplink);
      for (const drawing of drawingsOf(machine)) expectLegible(drawing, board.row.board_id);
      expectApart(tall(machine, 320), board.row.board_id);
    }
  }
});

test('each slot has the lanes of its row where nobody doubts them, and none where they are unknown', () => {
  for (const board of boards) {
    const parts = new Map(drawn(board).parts.map((part) => [part.id, part]));
    for (const slot of board.slots) {
      const { name, link, on } = parts.get(String(slot.row.position)) ?? {};
      expect(name).toBe(slot.name);
      expect(on).toBe(slot.attached ?? 'unknown');
      const isUnsure = slot.lanes === null || isDoubted(slot);
      expect(link?.isAssumed, `${board.row.board_id} ${slot.name}`).toBe(isUnsure);
      expect(link?.lanes).toBe(isUnsure ? 1 : slot.lanes);
      expect(link?.missing).toBe(isUnsure || slot.length === null ? 0 : slot.length - Number(slot.lanes));
      expect(link?.load).toBe(0);
    }
  }
});

test('a processor is drawn only where a slot is attached to it or to its chipset', () => {
  for (const board of boards) {
    const { parts } = drawn(board);
    const isStated = board.slots.some(({ attached }) => attached !== null);
    expect(parts.some(({ icon }) => icon === 'processor')).toBe(isStated);
    expect(parts.some(({ id }) => id === 'chipset')).toBe(board.slots.some(({ attached }) => attached === 'chipset'));
  }
});

test('what is folded says how many slots it stands for', () => {
  const many = boards.filter((board) => board.slots.length > 16);
  expect(many.length).toBeGreaterThan(0);
  for (const board of many) {
    const machine = drawn(board);
    const tree = drawnTree(machine);
    const shown = tree ? partsOf(tree).filter(({ icon }) => icon === 'slot') : [];
    expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(board.slots.length);
    if (shown.length === board.slots.length) continue;
    const text = drawingsOf(machine)
      .flatMap(textsOf)
      .map((line) => line.text)
      .join(' ');
    expect(text).toContain('more slots');
  }
});

test('lanes of which nobody knows how many there are light no contact', () => {
  const board = boards.find(({ slots: own }) => own.every(({ lanes }) => lanes === null));
  const { document } = parseHTML(`<body>${drawingOf(board ? drawn(board) : drawn(boards[0] as Board))}`);
  expect(document.querySelectorAll('.lw-m-unknown').length).toBeGreaterThan(0);
  expect(document.querySelectorAll('rect.lw-m-flow')).toHaveLength(0);
  expect(document.querySelectorAll('.lw-m-track')).toHaveLength(0);
});

test('a card is drawn in its slot, and what it turns off is named beside the slot', () => {
  const taking = boards.flatMap((board) =>
    board.slots.flatMap((slot) => takenBy(slot, board).map((condition) => ({ board, slot, condition }))),
  );
  expect(taking.length).toBeGreaterThan(10);
  for (const { board, slot, condition } of taking) {
    expect(condition.caused_by).toContain(slot.name);
    const id = String(slot.row.position);
    const svg = drawingOf(drawn(board), { cards: new Map([[id, ['nvme']]]), offs: new Map([[id, ['graphics']]]) });
    const { document } = parseHTML(svg);
    const maps = [...document.querySelectorAll('svg')].filter((map) => map.querySelector(`[data-of="${id}"]`));
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) {
      expect([...map.querySelectorAll('[data-card="nvme"]')].map((card) => card.parentElement?.dataset.of)).toEqual([
        id,
      ]);
      expect(map.querySelector('[data-off]')?.getAttribute('data-of')).toBe(id);
    }
  }
});
