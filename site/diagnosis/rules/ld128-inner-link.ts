import { linkName } from '../say/formatting.ts';
import type { DiagnosticRule } from './finding.ts';
import { inCommand, isGraphics, nameOf, pcieTree } from './pcie-ends.ts';

export const innerLink: DiagnosticRule = {
  id: 'LD128',
  severity: 'normal',
  looksFor: 'Graphics cards that show the link to a switch of their own.',
  why: 'Newer AMD cards have a switch of their own. The graphics processor shows its link to that switch; the link to the slot is the switch’s.',
  sources: ['lact-334', 'amdgpu-sysfs-6'],
  *find(machine) {
    const tree = pcieTree(machine);
    for (const device of machine.functions) {
      if (!isGraphics(device) || !device.running || !tree.isInternal(device)) continue;
      const top = tree.portOf(tree.portOf(device) ?? device);
      if (!top) continue;
      yield {
        subject: nameOf(device),
        line: device.running.line,
        message: `${nameOf(device)} shows ${linkName(device.running.value)} to a switch on its own card; the link to the slot is that of ${nameOf(top)}`,
        causes: [
          {
            message: 'The card has a switch of its own',
            check: `\`sudo lspci -vv -s ${inCommand(top)} | grep -E "LnkCap:|LnkSta:"\``,
            fix: 'Nothing: read the link of the switch',
          },
        ],
      };
    }
  },
};
