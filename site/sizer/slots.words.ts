// Words about the slots of a board that is named, loaded with what reads the boards.
import { words as forms } from '../common/slot-forms.words.ts';
import type { Crowded, Why } from './slots.ts';

const attached = { processor: 'on the processor', chipset: 'on the chipset' };

export const words = {
  title: (board: string) => `Slots of the ${board}`,
  forms,
  long: (lanes: number) => `×${lanes} long`,
  attached,
  uplinkOpen: 'on the chipset, whose uplink is unknown and not counted',
  open: 'unknown',
  whose: (isCounted: boolean) =>
    `CPU or chipset slot unknown: ${isCounted ? 'chipset uplink counted, as now' : 'chipset uplink ignored'}`,
  /** The words of the link come first, for those who speak to it. */
  putNamed: (part: string, slot: string) => `Put it here: the ${part} into ${slot}`,
  here: 'it is in a slot like this one',
  /** Over figures that are the most: of which workload. */
  whole: (part: string, load: string) => `With the ${part} in it · ${load}`,
  why: {
    form: 'takes other cards or drives',
    short: 'too short for this card, unless its end is open',
    lanes: 'how many lanes it has is unknown',
    generation: 'its generation is unknown: type the slot yourself, such as pcie 4.0 x4',
  } satisfies Record<Why, string>,
  crowded: (one: Crowded, board: string, part: string) =>
    one.of === 'generation'
      ? `Too new a slot: the ${part} has one of PCIe ${one.takes}, and no known slot of the ${board} with ×${one.lanes} or more is newer than ${one.has}.`
      : `Too few slots: ${one.isCards ? 'cards' : 'cards and drives'} take ${one.takes} slots of ×${one.lanes} or wider, and of the ${board} ${one.has} are known.`,
  several: (name: string) => `Several boards are called ${name}: choose one.`,
  unknown: (name: string) =>
    `“${name}” is not a known processor, chipset or board. Type its slots yourself; the planner knows the usual ones of each chipset.`,
  near: 'Boards with this in their name:',
};
