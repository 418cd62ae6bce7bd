import type { Candidate, DiagnosticRule } from './finding.ts';
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

export const narrowLink: DiagnosticRule = {
  id: 'LD101',
  severity: 'problem',
  looksFor: 'A PCIe link with fewer lanes than both the device and its port have.',
  why: 'Bandwidth falls with the lanes: x2 carries half of what x4 does. Both ends support more, so something between them takes lanes away.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth'],
  *find(machine) {
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
  },
};

function causesOf({ device, port }: PcieEnds, lanes: number): Candidate[] {
  const contact: Candidate = {
    message: 'Some lanes do not make contact: a card that is not fully seated, or dirt on its contacts',
    signs: signalSigns(device, port),
    check: `Power off, take the card out, clean its contacts, seat it again, then \`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\``,
    fix: 'Seat the card until it clicks; try another card in the slot to see which of the two it is',
  };
  const slot: Candidate = {
    message: `The slot is wired with fewer than ${lanes} lanes, or shares them with another slot or M.2 socket`,
    check:
      'Look up the slot in the manual of the board: how many lanes it has, and what takes them away when it is in use',
    fix: `Use a slot with ${lanes} lanes of its own, or empty the one that it shares them with`,
  };
  const split: Candidate = {
    message: 'The BIOS splits the slot (bifurcation), so one device gets only part of its lanes',
    check: 'Look in the BIOS for the bifurcation of this slot: x16, x8/x8 or x4/x4/x4/x4',
    fix: `Set the slot to x${lanes}, unless an adapter for several drives sits in it`,
  };
  const riser: Candidate = {
    message: 'A riser, adapter or cable carries fewer lanes than the slot',
    check: `Plug the device straight into the board and read the link again: \`sudo lspci -vv -s ${inCommand(device)} | grep LnkSta:\``,
    fix: `Use a riser or cable with ${lanes} lanes`,
  };
  // A card for x16 rarely stands in a short slot unseen; lanes shared between slots are the rule there.
  return isGraphics(device) ? [slot, split, riser, contact] : [slot, riser, split, contact];
}
