import type { PciFunction } from '../join/machine.ts';
import { transfers } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import { inCommand, isGraphics, nameOf, pcieTree } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const idleGraphics = rule('LD121', function* (machine) {
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
});

export const powerSaving = (device: PciFunction): Candidate =>
  causeOf('LD121', 'powerSaving', { device: inCommand(device) });
