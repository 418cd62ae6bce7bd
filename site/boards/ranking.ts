// Which slots of a board serve a card best, of those whose lanes are known. Pure.
import { type Board, isCard, type Slot } from './board.ts';
import { isDoubted } from './verdict.ts';

/** What people put into slots, and the lanes that it has. */
export const CARDS = { graphics: 16, adapter: 8, nvme: 4 } as const;
export type Card = keyof typeof CARDS;

/** Slots that serve a card alike. */
export interface Place {
  slots: Slot[];
  /** Lanes that the card gets. */
  lanes: number;
}

/** The best and the next: further ones are in the table of slots. */
const SHOWN = 2;

/** A slot of unknown length takes at least what it has lanes for. Whether its end is open, no row says. */
const fits = ({ length, lanes }: Slot, card: number): boolean => (length ?? lanes ?? 0) >= card;

const given = ({ lanes }: Slot, card: number): number => Math.min(lanes ?? 0, card);
const generationOf = ({ generation }: Slot): number => Number(generation ?? 0);

/** What something in a slot turns off or narrows, as far as a source names the slot. */
export const takenBy = ({ name }: Slot, { conditions }: Pick<Board, 'conditions'>): Board['conditions'] =>
  conditions.filter(({ cause, caused_by }) => cause === 'device' && caused_by.split(/, | or | and /u).includes(name));

/** By lanes, then by generation, then those of the processor, which share no uplink. */
export function places({ slots }: Pick<Board, 'slots'>, card: number): Place[] {
  const known = slots.filter((slot) => isCard(slot) && slot.lanes !== null && !isDoubted(slot) && fits(slot, card));
  const isOwn = ({ attached }: Slot) => Number(attached === 'processor');
  const ordered = known.toSorted(
    (slot, other) =>
      given(other, card) - given(slot, card) ||
      generationOf(other) - generationOf(slot) ||
      isOwn(other) - isOwn(slot) ||
      slot.row.position - other.row.position,
  );
  const alike = Map.groupBy(ordered, (slot) => [given(slot, card), slot.generation, slot.attached].join(' '));
  return [...alike.values()].slice(0, SHOWN).map((own) => ({ slots: own, lanes: given(own[0] as Slot, card) }));
}
