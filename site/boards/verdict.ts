// What the page of a board says first: of each slot no more than its witnesses bear out, the surest first.
import { count } from '../common/format.ts';
import { list } from '../common/list.ts';
import { type Board, isCard, isWide, type Slot, textsOf, traps, WIDE, widest } from './board.ts';
import { words } from './words.ts';

const say = words.board;

/** Fewer machines may all have had narrow cards. */
const FEWEST_SEEN = 3;
/** A card of four lanes in a slot of sixteen is common; one of a lane in a slot of eight alone is not. */
const FAR_BELOW = 4;

/** Whether several machines stayed so far below what the firmware says that it is not repeated without them. */
export const isDoubted = ({ lanes, seen, seenLanes, row }: Slot): boolean =>
  textsOf(row).length === 0 && (seen ?? 0) >= FEWEST_SEEN && (lanes ?? 0) >= (seenLanes ?? 0) * FAR_BELOW;

const isRead = ({ row }: Slot): boolean => textsOf(row).length > 0;
/** A link in use is a floor: it shows that the lanes are there, never that there are no more. */
const isShownWide = (slot: Slot): boolean => isRead(slot) || (slot.seenLanes ?? 0) >= WIDE;

const names = (slots: readonly Slot[], last: 'and' | 'or' = 'and'): string =>
  list(
    slots.map(({ name }) => name),
    last,
  );

/** PCIE2 and 3 alone, or SLOT1, 2 and 4: names that count, and what their count leaves out. */
const COUNTED = /^((?:PCIE|PCI-E SLOT|SLOT) ?)([1-9])$/i;

/** The first number that a list leaves out. */
function missingFrom(slots: readonly Slot[]): string {
  const numbers = slots.flatMap(({ name }) => COUNTED.exec(name)?.[2] ?? []).map(Number);
  const gap = Array.from({ length: Math.max(0, ...numbers) }, (_, index) => index + 1).find(
    (number) => !numbers.includes(number),
  );
  const stem = slots.map(({ name }) => COUNTED.exec(name)?.[1]).find((item) => item !== undefined);
  return gap === undefined || numbers.length < slots.length ? '' : `${stem}${gap}`;
}

function trapTexts(slots: readonly Slot[]): string[] {
  return traps(slots).map(({ slots: same, length, lanes }) => say.trap(names(same), same.length, length, lanes));
}

function reported(slots: readonly Slot[], claims: readonly string[]): string[] {
  if (claims.length === 0) return [];
  const machines = Math.min(...slots.map(({ tables }) => tables ?? 1));
  return [say.reported(machines, count(machines), claims.join(' '))];
}

function wideTexts(wide: readonly Slot[], slotLanes: number | undefined): string[] {
  const shown = wide.filter(isShownWide);
  const lanes = shown.reduce((sum, slot) => sum + (slot.lanes ?? 0), 0);
  return [
    ...(shown.length > 0 ? [say.whole(names(shown, 'or'), WIDE)] : []),
    ...(slotLanes !== undefined && shown.length > 1 && lanes > slotLanes ? [say.together(count(slotLanes))] : []),
  ];
}

/**
 * Sentences, those first that a manual, a review or a link in use bears out.
 *
 * @param slotLanes Lanes that the processor has for cards; nothing where no row says.
 */
export function verdictOf(board: Pick<Board, 'slots'>, slotLanes?: number): string[] {
  const cards = board.slots.filter(isCard);
  const open = cards.filter(({ lanes }) => lanes === null);
  const doubted = cards.filter(isDoubted);
  const known = cards.filter((slot) => slot.lanes !== null && !isDoubted(slot));
  const wide = known.filter(isWide);
  const [read, firmware] = [known.filter(isRead), known.filter((slot) => !isRead(slot))];
  const isWhole = ({ lanes }: Slot): boolean => slotLanes !== undefined && (lanes ?? 0) >= slotLanes;
  // Of a processor with sixteen lanes, no two slots have all of them, and the first slot is the likelier.
  const isSecond = (slot: Slot): boolean =>
    wide.filter(isWhole).length > 1 ||
    open.some(({ name, row }) => name < slot.name && (row.length_lanes ?? 0) >= (slotLanes ?? 0));
  const unshown = wide.filter((slot) => !isShownWide(slot));
  const crowded = unshown.filter((slot) => isWhole(slot) && isSecond(slot));
  const stated = unshown.filter((slot) => !crowded.includes(slot));
  const most = wide.length + open.length + doubted.length === 0 ? widest(known) : [];
  const isMostRead = most.every(isRead);
  const widestOf = isMostRead ? say.widest : say.listed;
  const none = most.length > 0 ? [widestOf(names(most), most.length, most[0]?.lanes ?? 0, missingFrom(cards))] : [];
  const ofFirmware = [
    ...(stated.length > 0 ? [say.stated(names(stated), stated.length)] : []),
    ...(crowded.length > 0 ? [say.crowded(names(crowded), crowded.length, slotLanes ?? 0)] : []),
    ...(isMostRead ? [] : none),
    ...trapTexts(firmware),
  ];
  return [
    ...wideTexts(wide, slotLanes),
    ...(isMostRead ? none : []),
    ...trapTexts(read),
    ...reported(firmware, ofFirmware),
    ...doubted.map((slot) => say.doubted(slot.name, slot.lanes ?? 0, slot.seenLanes ?? 0, slot.seen ?? 0)),
    ...(open.length > 0 ? [say.unsure(names(open), open.length)] : []),
    ...open.flatMap(({ name, seen, seenLanes }) => (seen && seenLanes ? [say.ran(name, seenLanes, seen)] : [])),
  ];
}
