import { linkName } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { nameOf } from './pcie-ends.ts';

export const newerSpeed: DiagnosticRule = {
  id: 'LD125',
  severity: 'normal',
  looksFor: 'A link speed that this version of lspci does not know.',
  why: 'An lspci that is older than a generation prints its speed as unknown, and calls links downgraded by comparing code numbers.',
  sources: ['pciutils-ls-caps'],
  *find({ functions }) {
    for (const device of functions) {
      const { capable, running } = device;
      if (capable?.value.speed !== 'unknown' || !capable.value.lanes) continue;
      yield {
        subject: nameOf(device),
        line: capable.line,
        message:
          running?.value.rate === undefined
            ? `${nameOf(device)} supports a speed that this version of lspci has no name for`
            : `${nameOf(device)} supports a speed that this version of lspci has no name for; it runs at ${linkName(running.value)}`,
        causes: [
          {
            message: 'The device is of a newer generation than lspci',
            check: '`lspci --version`, and `cat /sys/bus/pci/devices/ADDRESS/max_link_speed`',
            fix: 'Update pciutils and read the link again',
          },
        ],
      };
    }
  },
};
