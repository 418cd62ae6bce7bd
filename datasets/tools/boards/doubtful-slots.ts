/**
 * What the slots of a board, seen together, say against one another. Each rule was learnt from a board whose manual or
 * coreboot contradicts its firmware, and holds for boards that nobody looked up: what is doubtful is left open, and the
 * note says why.
 */
import type { BoardSlot } from './slot.ts';

const WIDEST = 16;
/** Card slots of a board that all have one lane: with fewer it may be so. */
const NARROW_SLOTS = 3;

/** `PCIE_3_B` beside `PCIE_3_A`: ports of one slot, as it is split, not slots (Gigabyte MZ31-AR0). */
export function withoutParts(slots: readonly BoardSlot[]): BoardSlot[] {
  const names = new Set(slots.flatMap(({ slot }) => parts(slot)));
  const isPart = (name: string) => {
    const stem = /^(.+_)[B-H]$/.exec(name)?.[1];
    return stem !== undefined && names.has(`${stem}A`);
  };
  const isSplit = ({ form }: BoardSlot) => form === 'pcie' || form === 'mezzanine';
  return slots.filter((slot) => !(isSplit(slot) && parts(slot.slot).every(isPart)));
}

const parts = (slot: string): string[] => slot.replace(NUMBERED, '').split('/');

const NUMBERED = / #\d+$/;
const PCI = /^PCI[ _-]?\d*$/i;
const EXPRESS = /^PCI-?E(?!XT)/i;

/** Where firmware calls other slots PCIe, one that it calls PCI is that: behind a bridge with one lane (HP 280 G2). */
export function withoutPci(slots: readonly BoardSlot[]): BoardSlot[] {
  const isTold = slots.some(({ slot }) => EXPRESS.test(slot));
  return slots.filter(
    ({ slot, form, lanes = 1, generation }) =>
      !(isTold && form === 'pcie' && PCI.test(slot) && lanes === 1 && generation === undefined),
  );
}

/** Boards of processors with wide lanes have a wide slot: of several with one lane each, one is wrong (Z97 Anniversary). */
export function withoutNarrowOnly(slots: readonly BoardSlot[]): BoardSlot[] {
  const cards = slots.filter(({ form }) => form === 'pcie');
  const isWrong =
    cards.length >= NARROW_SLOTS &&
    cards.every(({ lanes }) => lanes === 1) &&
    cards.some(({ attached }) => attached !== 'chipset');
  if (!isWrong) return [...slots];
  return slots.map((slot) =>
    slot.form === 'pcie'
      ? noted({ ...slot, lanes: undefined }, 'The firmware gives every card slot one lane, which cannot be.')
      : slot,
  );
}

/**
 * Processors in a socket lead to wide slots alone. Where firmware writes the processor's port beside a slot of one lane,
 * its addresses, widths and generations belong to other slots than its names (Z87-DELUXE, Prime Z490-P).
 */
export function withoutMisplaced(slots: readonly BoardSlot[]): BoardSlot[] {
  const isMisplaced = slots.some(
    ({ form, lanes, attached }) => form === 'pcie' && lanes === 1 && attached === 'processor',
  );
  if (!isMisplaced) return [...slots];
  return slots.map((slot) =>
    slot.form === 'pcie'
      ? noted(
          {
            ...slot,
            lanes: slot.lanes === 1 ? 1 : undefined,
            generation: undefined,
            attached: undefined,
            seen: 0,
            seenWidth: undefined,
          },
          'The firmware puts a slot of one lane at the processor, so its names and its addresses do not fit together.',
        )
      : slot,
  );
}

/** Shorter slots are those of chipsets. */
const LONG = 8;

/**
 * Some of AMD's processors give the slot of a card eight lanes or four, and firmware writes down what it found:
 * where no slot of a board has sixteen, other processors may give the long one more (Prime B650M-R, AB350-Gaming 3).
 */
export function withoutFewLanes(slots: readonly BoardSlot[], isAmd: boolean): BoardSlot[] {
  const cards = slots.filter(({ form }) => form === 'pcie');
  const longest = Math.max(...cards.map(({ length = 0 }) => length));
  const isDoubtful = isAmd && longest >= LONG && cards.every(({ lanes }) => lanes !== undefined && lanes < WIDEST);
  if (!isDoubtful) return [...slots];
  return slots.map((slot) =>
    slot.form === 'pcie' && slot.length === longest && slot.attached !== 'chipset'
      ? noted(
          { ...slot, lanes: undefined, length: longest < WIDEST ? undefined : longest },
          `The firmware says x${slot.lanes}, as processors with fewer lanes have it; with others it may be x16.`,
        )
      : slot,
  );
}

/** The name of a slot with its own number; `PCIEX1` is a kind. */
const OWN_NUMBER = /(?<![xX\d])\d+(?![xX\d])/;
/** Two risers of one kind have the same slots. */
const OF_RISER = /^RSC-/;

/** Of card slots with one name at most one has it printed beside it (Z87 and Z97 Extreme6: the others are M.2). */
export function withoutTwice(slots: readonly BoardSlot[]): BoardSlot[] {
  const same = Map.groupBy(
    slots.filter(({ slot, form }) => form === 'pcie' && NUMBERED.test(slot)),
    ({ slot }) => slot.replace(NUMBERED, ''),
  );
  return slots.map((slot) => {
    const name = slot.slot.replace(NUMBERED, '');
    const all = NUMBERED.test(slot.slot) ? (same.get(name) ?? []) : [];
    if (all.length < 2 || !OWN_NUMBER.test(name) || OF_RISER.test(name)) return slot;
    const isOneWidth = new Set(all.map(({ lanes }) => lanes)).size === 1;
    return noted(
      isOneWidth ? slot : { ...slot, lanes: undefined },
      `The firmware calls ${all.length} slots ${name}; at most one of them has that name printed beside it.`,
    );
  });
}

const PAIR = /^(PCIE\d)_(M2_\d)$/i;

/** `PCIE4_M2_1`: on the B450 Steel Legend a card slot and a socket on the same lanes; not every board has both. */
export const withPairs = (slots: readonly BoardSlot[]): BoardSlot[] =>
  slots.map((slot) => {
    const [, card, socket] = PAIR.exec(slot.slot) ?? [];
    return card && socket
      ? noted(slot, `The M.2 socket ${socket}. Where the board has a card slot ${card} too, both share these lanes.`)
      : slot;
  });

/** A width in a name of a desktop board is mostly what is wired: X4 of Dell is a slot of sixteen (Precision T1650). */
export const withoutLengthOfName = (slots: readonly BoardSlot[]): BoardSlot[] =>
  slots.map((slot) => (slot.isLengthOfName ? { ...slot, length: undefined } : slot));

/** Old firmware knows no newer generation: that of a processor's slot is open where the processors have a newer one. */
export function withoutOutdated(slots: readonly BoardSlot[], isThird: boolean): BoardSlot[] {
  if (!isThird) return [...slots];
  const long = slots.filter(({ length }) => length === WIDEST);
  const isOfProcessor = ({ attached, lanes, length }: BoardSlot) =>
    attached === 'processor' ||
    (attached === undefined && (lanes === WIDEST || (length === WIDEST && long.length === 1)));
  return slots.map((slot) =>
    slot.form === 'pcie' && isOfProcessor(slot) && slot.generation !== undefined && slot.generation < '3.0'
      ? noted(
          { ...slot, generation: undefined },
          `The firmware says PCIe ${slot.generation}; processors of machines with this board have 3.0.`,
        )
      : slot,
  );
}

/** Boards that are named after the Atom, Celeron, Pentium or N-series soldered to them: `J4125B-ITX`, `PRIME N100I-D D4`. */
const SOLDERED = /^(?:PRIME )?(?:[JN]\d{3,4}|Q1900)(?!\d)/;
/** Intel's data sheets of these processors: four to nine lanes in all, and no port of more than four. */
const WIDEST_SOLDERED = 4;
/** Times as wide as the widest link that machines had in it: firmware has then written down the length (J3455B-ITX). */
const TOO_WIDE = 8;
const FEWEST_SEEN = 2;

/** Lanes that the processor does not have, or that no machine comes near. */
export const withoutImpossible = (slots: readonly BoardSlot[], model: string): BoardSlot[] =>
  slots.map((slot) => {
    const { lanes = 0, seen, seenWidth = lanes } = slot;
    const reason =
      SOLDERED.test(model) && lanes > WIDEST_SOLDERED
        ? 'the processor on this board has no port of more than four lanes'
        : seen >= FEWEST_SEEN && lanes >= seenWidth * TOO_WIDE
          ? `no link in ${seen} machines was wider than x${seenWidth}`
          : undefined;
    return reason ? noted({ ...slot, lanes: undefined }, `The firmware says x${lanes}; ${reason}.`) : slot;
  });

const noted = (slot: BoardSlot, note: string): BoardSlot => ({
  ...slot,
  note: [slot.note, note].filter(Boolean).join(' '),
});
