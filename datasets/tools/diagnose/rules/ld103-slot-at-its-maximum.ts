import { linkName } from '../say/saying.ts';
import type { DiagnosticRule } from './finding.ts';
import { howOftenNarrow, howOftenSlow, withCommon } from './how-common.ts';
import { inCommand, isGraphics, lostOn, nameOf, pcieTree } from './pcie-ends.ts';

export const slotAtItsMaximum: DiagnosticRule = {
  id: 'LD103',
  severity: 'hint',
  looksFor: 'A device that supports more than its port, with the port at its own maximum.',
  why: 'Nothing is broken: the link does all that the slot supports. Another slot, if the machine has one, would carry more.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth'],
  *find(machine) {
    for (const { device, port, running, own, both } of pcieTree(machine).links) {
      if (!both || !Number.isFinite(own.rate)) continue;
      const { rate, lanes } = running.value;
      const isAtMost = lanes === both.lanes && (rate === both.rate || isGraphics(device));
      const lost = lostOn(both, own);
      if (!isAtMost || lost === undefined) continue;
      yield {
        subject: nameOf(device),
        line: running.line,
        message: `${nameOf(device)} supports ${linkName(own)} and runs at ${linkName(running.value)}, the maximum of its port ${nameOf(port ?? device)}`,
        causes: [
          withCommon(
            {
              message: `The slot is the limit: its port has ${linkName(both)}`,
              check: `\`sudo lspci -vv -s ${inCommand(port ?? device)} | grep LnkCap:\``,
              fix: 'Move the device to a slot with more lanes or a newer generation, if it needs them',
            },
            lanes < own.lanes ? howOftenNarrow(device) : howOftenSlow(device),
          ),
          {
            message: 'A setting of the BIOS or firmware keeps the port at an older generation',
            check:
              'Look in the BIOS, or in the configuration file of the board, for the speed of this slot',
            fix: 'Set it to Auto or to the newest generation that the board supports',
          },
        ],
        lost,
      };
    }
  },
};
