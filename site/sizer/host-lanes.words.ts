// Words about lanes of the processor, loaded with what counts them.
import type { Lacks } from '../../datasets/tools/parts/lanes.ts';

const SHARE = 'Put several drives on one slot or a switch.';
const BEHIND = 'Put the rest on the chipset, where they share its uplink.';

export const words = {
  processor: 'the processor',
  /** Lanes to a chipset are none of those that are counted. */
  inUse: (takes: number, has: number, hasChipset: boolean) =>
    `${takes} of ${has} lanes in use${hasChipset ? ' beside the chipset’s' : ''}`,
  lacks: (name: string, one: Lacks) => {
    switch (one.of) {
      case 'lanes':
        return `Too many lanes: the parts take ${one.takes}, ${name} has ${one.has} of its own. ${one.isWhole ? SHARE : BEHIND}`;
      case 'links':
        return `Too many wide slots: the parts take ${one.takes} of x${one.lanes} or wider, ${name} makes ${one.has}. ${one.isWhole ? SHARE : BEHIND}`;
      case 'generation':
        return `Too new a slot: no x${one.lanes} slot of ${name} is PCIe ${one.takes}, its best is ${one.has}. Correct the slot.`;
      default:
        return `Too wide a slot: ${name} has none of x${one.takes}, its widest is x${one.has}. Correct the slot.`;
    }
  },
};
