/**
 * Boards of one maker with the same table of slots. Firmware is copied from board to board: what a text contradicts on
 * one of them is not sure on the others either.
 */
import type { Row } from '../tables/records.ts';
import type { Board } from './harvest.ts';

export interface NamedBoard {
  id: string;
  board: Board;
}

/** A slot of whose lanes a text says something else than the firmware. */
export interface Contradicted {
  board: string;
  slot: string;
}

/** Tables of fewer slots are alike by chance. */
const FEWEST_SLOTS = 5;

export const contradictedIn = (checks: readonly Row[]): Contradicted[] =>
  checks
    .filter(({ field, outcome }) => field === 'lanes' && outcome === 'differs')
    .map(({ board_id, slot }) => ({ board: String(board_id), slot: String(slot) }));

/** The same boards; slots like a contradicted one say so in their notes. */
export function warned(boards: readonly NamedBoard[], contradicted: readonly Contradicted[]): NamedBoard[] {
  const byId = new Map(boards.map((board) => [board.id, board.board]));
  const doubts = contradicted.flatMap(({ board: id, slot }) => {
    const board = byId.get(id);
    return board && board.slots.length >= FEWEST_SLOTS
      ? [{ id, slot, key: keyOf(board), name: `${board.maker} ${board.model}` }]
      : [];
  });
  const byKey = Map.groupBy(doubts, ({ key }) => key);
  return boards.map(({ id, board }) => {
    const mine = (byKey.get(keyOf(board)) ?? []).filter((doubt) => doubt.id !== id);
    if (mine.length === 0) return { id, board };
    const slots = board.slots.map((boardSlot) => {
      const doubt = mine.find(({ slot }) => slot === boardSlot.slot);
      const note = `The firmware of the ${doubt?.name} has the same slots, and there a text contradicts the lanes of this one.`;
      return doubt ? { ...boardSlot, note: [boardSlot.note, note].filter(Boolean).join(' ') } : boardSlot;
    });
    return { id, board: { ...board, slots } };
  });
}

const keyOf = ({ maker, slots }: Board): string =>
  [maker, ...slots.map(({ slot, form, lanes }) => `${slot} ${form} x${lanes ?? '?'}`)].join('\n');
