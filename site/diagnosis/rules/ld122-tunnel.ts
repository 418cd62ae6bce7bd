import { linkName, listed } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { nameOf, pcieTree } from './pcie-ends.ts';

export const tunnel: DiagnosticRule = {
  id: 'LD122',
  severity: 'normal',
  looksFor: 'Links of Thunderbolt and USB4 that claim 2.5 GT/s.',
  why: 'The USB4 specification has the ports of a tunnel claim 2.5 GT/s and says that this is not their throughput. The Thunderbolt or USB4 link decides that.',
  sources: ['linux-usb4-link-speed'],
  *find(machine) {
    const tree = pcieTree(machine);
    const slow = machine.functions.filter((one) => {
      const { rate, lanes } = one.running?.value ?? {};
      return rate === 2.5e9 && lanes !== 0 && tree.isTunnelled(one);
    });
    const [first] = slow;
    if (!first?.running) return;
    yield {
      subject: nameOf(first),
      line: first.running.line,
      message: `${listed(slow.map(nameOf))}: ${linkName(first.running.value)} is what a tunnel claims, not what it carries`,
      causes: [
        {
          message: 'The link exists in the registers only',
          check: '`boltctl list` shows the speed of the cable; measure the drive itself',
          fix: 'Nothing',
        },
      ],
    };
  },
};
