// What of a board is free: all of it, what a graphics card leaves, and what a first array leaves for a second.
import type { Candidate } from '../../calc-wasm/js/chain.ts';
import { type Board, type LaneGroup, linksOf, slotKey, slotsOf, without } from '../../datasets/tools/parts/boards.ts';
import type { State } from '../common/state.ts';
import { lanesOf } from './cards.ts';
import { ANY, type Ground, roomIn, type Spot } from './drive-locations.ts';
import { chosen, type Graphics } from './request.ts';

/** Lanes that a graphics card takes. */
export const TAKEN: Record<Graphics, number> = { none: 0, x8: 8, x16: 16 };
/** Lanes of an NVMe drive. */
const FOUR = 4;

/** The same board with other lanes of the processor. */
const withGroups = (ground: Ground, groups: LaneGroup[]): Ground => ({
  ...ground,
  groups,
  slots: ground.isNamed
    ? ground.slots
    : [...groups.flatMap(slotsOf), ...ground.slots.filter(({ of }) => of === 'chipset')],
});

/** What is free of the board that was chosen, or of any. */
export function groundOf(board: Board | undefined, state: State): Ground {
  const lanes = TAKEN[chosen(state, 'graphics') as Graphics] ?? 0;
  const ground = board ?? ANY;
  if (lanes === 0) return ground;
  const groups = without(ground.groups, lanes);
  if (board) return withGroups(board, groups);
  // The slots of no board in particular are not made of its lanes: beside a card of sixteen only narrow ones are free.
  return { ...ANY, groups, slots: ANY.slots.filter(({ link }) => lanesOf(link) <= 16 - lanes) };
}

/** What is left where an array stands at its place. */
export function after(ground: Ground, { where }: Spot, candidate: Candidate): Ground {
  const { card, slot, ports } = where;
  const used = roomIn(candidate);
  if (slot?.of === 'processor' && !ground.isNamed) {
    return withGroups(ground, without(ground.groups, lanesOf(slot.link)));
  }
  if (card && slot) {
    const isTaken = (boardSlot: typeof slot) => slotKey(boardSlot) === slotKey(slot);
    return { ...ground, slots: ground.slots.flatMap((slot) => (isTaken(slot) ? fewer(slot, 1) : [slot])) };
  }
  if (ports === 'sata') return { ...ground, sata: filled(ground.sata, () => 1, used) };
  if (ports === 'm2') {
    const room = ({ takes, link }: (typeof ground.slots)[number]) =>
      takes === 'cards' ? 0 : Math.floor(lanesOf(link) / FOUR);
    return { ...ground, slots: filled(ground.slots, room, used) };
  }
  const width = ports === 'u2' ? FOUR : 1;
  const room = (group: LaneGroup) =>
    ports !== 'u2' && group.takes !== 'either' ? 0 : (linksOf(group, width) ?? Math.floor(group.lanes / width));
  return withGroups(ground, filled(ground.groups, room, used));
}

const fewer = <One extends { count: number }>(one: One, by: number): One[] =>
  one.count > by ? [{ ...one, count: one.count - by }] : [];

/** What drives leave of things that each have room for some, the first being filled first. */
function filled<One extends { count: number }>(all: readonly One[], room: (one: One) => number, drives: number): One[] {
  let left = drives;
  return all.flatMap((item) => {
    const each = room(item);
    if (each === 0 || left <= 0) return [item];
    const used = Math.min(item.count, Math.ceil(left / each));
    left -= used * each;
    return fewer(item, used);
  });
}

/** Lanes of the processor that drives of a plan take, of all that a board has; nothing where they are not known. */
export function lanesUsed(
  board: Board | undefined,
  { where }: Spot,
  candidate: Candidate,
): { used: number; all: number } | undefined {
  if (!board || where.ports !== 'u2') return;
  const all = board.groups.reduce((sum, { lanes, count }) => sum + lanes * count, 0);
  return { used: roomIn(candidate) * FOUR, all };
}
