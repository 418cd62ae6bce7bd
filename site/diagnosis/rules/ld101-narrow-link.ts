import type { Candidate } from './finding.ts';
import {
  inCommand,
  isGraphics,
  lostOn,
  nameOf,
  type PcieEnds,
  pcieTree,
  signalSigns,
  titleOf,
  withLoss,
} from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const narrowLink = rule('LD101', function* (machine) {
  for (const link of pcieTree(machine).links) {
    const { device, running, both } = link;
    if (!both || running.value.lanes >= both.lanes) continue;
    yield {
      subject: nameOf(device),
      line: running.line,
      message: `${titleOf(device)} runs at ${withLoss(running.value, { rate: running.value.rate, lanes: both.lanes })}; it and its port ${nameOf(link.port ?? device)} both support x${both.lanes}`,
      causes: causesOf(link, both.lanes),
      lost: lostOn(running.value, { rate: running.value.rate, lanes: both.lanes }),
    };
  }
});

function causesOf({ device, port }: PcieEnds, lanes: number): Candidate[] {
  const contact = causeOf('LD101', 'contact', { device: inCommand(device), signs: signalSigns(device, port) });
  const slot = causeOf('LD101', 'slot', { lanes });
  const split = causeOf('LD101', 'split', { lanes });
  const riser = causeOf('LD101', 'riser', { device: inCommand(device), lanes });
  // A card for x16 rarely stands in a short slot unseen; lanes shared between slots are the rule there.
  return isGraphics(device) ? [slot, split, riser, contact] : [slot, riser, split, contact];
}
