/**
 * The slots of a board out of the tables of its machines. What firmware says is the maker's word: it is left out where
 * it cannot be true, or where the tables differ.
 */

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
import type { Machine, SeenPort } from './machine.ts';
import type { Attached, BoardSlot, NamedSlot, SlotForm } from './slot.ts';
import { attachedAt, chipsetWidest } from './slot-host.ts';

/** Tables that must agree before a board or a slot is taken. */
export const FEWEST_TABLES = 2;
/** Share of the tables that must name a slot: risers and cards of single machines are named by few. */
const MOST = 0.5;
/** Share of those that state a cell which must state the same. */
const AGREE = 0.75;
/** Wider ones are believed only where something else speaks for them. */
const NARROW = 4;
const WIDEST = 16;

/** What is known of a chipset beside its name. */
export interface BoardChipset {
  name: string;
  /** Generations of its own lanes, the oldest first; none where no source says. */
  generations: readonly string[];
}

/** Slots in the order in which the tables list them. */
export function slotsOf(machines: readonly Machine[], chipset?: BoardChipset): BoardSlot[] {
  const bySlot = Map.groupBy(
    machines.flatMap((machine) => machine.slots.map((slot, position) => ({ machine, slot, position }))),
    ({ slot }) => slot.name,
  );
  const fewest = Math.max(FEWEST_TABLES, machines.length * MOST);
  const slots = [...bySlot].flatMap(([name, said]) => {
    const form = agreed(said.map(({ slot }) => slot.form));
    if (said.length < fewest || form === undefined) return [];
    const position = said.reduce((sum, item) => sum + item.position, 0) / said.length;
    return [{ position, slot: merged(name, form, said, chipset) }];
  });
  const ordered = slots.sort((a, b) => a.position - b.position).map(({ slot }) => slot);
  const isThird = machines.filter((machine) => machine.isThird).length >= FEWEST_TABLES;
  const possible = withoutImpossible(withoutParts(ordered), machines[0]?.model ?? '');
  const named = withPairs(withoutTwice(withoutPci(possible)));
  if (!isForDesktops(machines)) return withoutOutdated(named, isThird);
  const isAmd = machines.some(({ family }) => family === 'am4' || family === 'am5');
  const placed = withoutFewLanes(withoutMisplaced(withoutNarrowOnly(named)), isAmd);
  return believable(withoutOutdated(withoutLengthOfName(placed), isThird));
}

/** Makers whose tables name long slots of a desktop board by their length. */
const BY_LENGTH: ReadonlySet<string> = new Set('ASUS ASRock MSI Gigabyte Biostar ECS Foxconn Acer Pegatron'.split(' '));

/** Processors without a chipset are those of servers, and of boards with one slot. */
const isForDesktops = (machines: readonly Machine[]): boolean =>
  machines.every(({ maker, family }) => BY_LENGTH.has(maker) || isClient(family)) &&
  !machines.some(({ family }) => family === 'whole');

const isClient = (family: Machine['family']): boolean =>
  family === undefined || family === 'intel-client' || family === 'am4' || family === 'am5';

type Said = { machine: Machine; slot: NamedSlot }[];

function merged(name: string, form: SlotForm, said: Said, chipset: BoardChipset | undefined): BoardSlot {
  const ports = said.flatMap(({ machine, slot }) => portOf(machine, slot) ?? []);
  const seenWidth = ports.length > 0 ? Math.max(...ports.map(({ lanes }) => lanes)) : undefined;
  const attached = attachedOf(said);
  const stated = agreed(said.map(({ slot }) => slot.lanes));
  const isImpossible =
    stated !== undefined &&
    ((attached === 'chipset' && stated > chipsetWidest(chipset?.name)) ||
      (seenWidth !== undefined && seenWidth > stated));
  const lanes = isImpossible ? undefined : stated;
  return {
    slot: name,
    form,
    lanes,
    seenWidth,
    length: agreed(said.map(({ slot }) => slot.length)),
    generation: generationOf(said, attached, lanes, chipset),
    // A wide slot at a place of the chipset: one of the two is wrong, and nobody knows which.
    attached: isImpossible && attached === 'chipset' ? undefined : attached,
    tables: said.length,
    seen: ports.length,
    isLengthOfName: said.every(({ slot }) => slot.length === undefined || slot.isLengthOfName),
  };
}

/** As the firmware states it: none that the chipset does not have, of a slot that may be its own; else the one it has. */
function generationOf(
  said: Said,
  attached: Attached | undefined,
  lanes: number | undefined,
  chipset: BoardChipset | undefined,
): string | undefined {
  const stated = agreed(said.map(({ slot }) => slot.generation));
  const mayBeOfChipset = attached === 'chipset' || (attached === undefined && (lanes ?? 0) <= NARROW);
  const { generations = [] } = chipset ?? {};
  const newest = generations.at(-1);
  const isTooNew = stated !== undefined && newest !== undefined && stated > newest;
  if (stated === undefined) return attached === 'chipset' && generations.length === 1 ? newest : undefined;
  return mayBeOfChipset && isTooNew ? undefined : stated;
}

/** What most of those say that say anything. */
function agreed<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const stated = values.filter((value) => value !== undefined);
  const [most] = [...Map.groupBy(stated, (value) => value)].sort((a, b) => b[1].length - a[1].length);
  return most && most[1].length >= FEWEST_TABLES && most[1].length >= stated.length * AGREE ? most[0] : undefined;
}

function attachedOf(said: Said): Attached | undefined {
  const byName = agreed(said.map(({ slot }) => slot.attached));
  if (byName) return byName;
  const perMachine = said.map(({ machine, slot }) =>
    slot.address === undefined ? undefined : attachedAt(slot.address, machine.family),
  );
  return agreed(perMachine);
}

/** The link of what is in a slot: at its address, or at the port that some firmware writes behind another bus. */
function portOf({ links }: Machine, { address }: NamedSlot): SeenPort | undefined {
  if (address === undefined) return undefined;
  return links.get(address) ?? links.get(address.replace(/:[0-9a-f]{2}:/, ':00:'));
}

/**
 * Of a desktop's processor, whose lanes mostly suffice for one wide slot: a second one is believed where a link shows
 * it, or where it is said to be narrower than it is long; what else is told of it is mostly its length.
 */
function believable(slots: readonly BoardSlot[]): BoardSlot[] {
  const isWide = ({ form, lanes = 0 }: BoardSlot) => form === 'pcie' && lanes > NARROW;
  const widest = slots.find((slot) => isWide(slot) && slot.lanes === WIDEST) ?? slots.find(isWide);
  return slots.map((slot) => {
    const isShorter = slot.length !== undefined && slot.length > (slot.lanes ?? 0);
    const isBelieved =
      !isWide(slot) ||
      slot === widest ||
      slot.seenWidth === slot.lanes ||
      (slot.lanes !== WIDEST && (slot.attached === 'processor' || isShorter));
    return isBelieved ? slot : { ...slot, lanes: undefined };
  });
}
