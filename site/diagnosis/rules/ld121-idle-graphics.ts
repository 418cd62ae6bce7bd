import type { PciFunction } from '../join/machine.ts';
import { transfers } from '../say/formatting.ts';
import type { Cause, DiagnosticRule } from './finding.ts';
import { inCommand, isGraphics, nameOf, pcieTree } from './pcie-ends.ts';

export const idleGraphics: DiagnosticRule = {
  id: 'LD121',
  severity: 'normal',
  looksFor: 'A graphics card at a low link speed.',
  why: 'Graphics cards lower the speed of their link while idle, to save power. The width stays the same, so judge the width at once and the speed under load only.',
  sources: ['hwloc-385'],
  *find(machine) {
    for (const { device, running, own, both } of pcieTree(machine).links) {
      const most = Math.min(own.rate, both?.rate ?? own.rate);
      if (!isGraphics(device) || running.value.rate >= most) continue;
      yield {
        subject: nameOf(device),
        line: running.line,
        message: `${nameOf(device)} is at ${transfers(running.value.rate)}, as an idle graphics card may be`,
        causes: [powerSaving(device)],
      };
    }
  },
};

export const powerSaving = (device: PciFunction): Cause => ({
  message: 'Power saving: the speed rises when the card has work',
  check: `Give the card work, then \`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\``,
  fix: 'Nothing, if the speed rises; else look at the speed of the slot in the BIOS, and at the riser',
});
