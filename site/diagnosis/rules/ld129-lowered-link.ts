import { plural } from '../../../datasets/tools/language/plural.ts';
import type { PciFunction } from '../join/machine.ts';
import { isTunnel } from '../join/tunnels.ts';
import { linkName, listed } from '../say/formatting.ts';
import { ORDER, slotCauses } from './ld104-one-end-seen.ts';
import { isBmc, isGraphics, isUpperEnd, nameOf, pcieTree } from './pcie-ends.ts';
import { rule } from './rule.ts';

const words = {
  lowered:
    'one {# link runs at less than its device supports, according to lspci: {links}} other {# links run at less than their devices support, according to lspci: {links}}',
  at: (name: string, link: string) => `${name} at ${link}`,
};

export const loweredLink = rule(
  'LD129',
  function* (machine) {
    const pciFunctions = machine.functions.filter(isLowered);
    const [first] = pciFunctions;
    if (!first?.lowered) return;
    const { value: what, line } = first.lowered;
    yield {
      subject: nameOf(first),
      line,
      message: plural(pciFunctions.length, words.lowered, {
        links: listed(
          pciFunctions.map((pciFunction) =>
            words.at(nameOf(pciFunction), linkName(pciFunction.running?.value ?? NOTHING)),
          ),
        ),
      }),
      causes: slotCauses(
        first,
        what.includes('width') ? first.running?.value.lanes : undefined,
        what.includes('speed'),
        { port: pcieTree(machine).portOf(first) },
      ),
    };
  },
  ORDER,
);

const NOTHING = { rate: undefined, lanes: undefined };

function isLowered(pciFunction: PciFunction): boolean {
  const { lowered, running, capable } = pciFunction;
  if (!lowered || capable !== undefined || (running?.value.lanes ?? 0) < 1) return false;
  // The speed of graphics falls while they have nothing to do.
  const isIdle = isGraphics(pciFunction) && !lowered.value.includes('width');
  return !isUpperEnd(pciFunction) && !isIdle && !isTunnel(pciFunction) && !isBmc(pciFunction);
}
