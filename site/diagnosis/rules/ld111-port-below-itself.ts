import type { PciFunction } from '../join/machine.ts';
import { linkName, transfers } from '../say/formatting.ts';
import type { Candidate, DiagnosticRule } from './finding.ts';
import { inCommand, isBmc, isUpperEnd, lostOn, nameOf, pcieTree, signalSigns, WIDTHS } from './pcie-ends.ts';

export const portBelowItself: DiagnosticRule = {
  id: 'LD111',
  severity: 'hint',
  looksFor: 'A PCIe port below its own maximum, where the paste does not show the device in it.',
  why: 'A port that runs below its maximum may hold a device that supports no more. Without the device that is unknown, unless the port itself is told to go no faster.',
  sources: ['pciutils-ls-caps', 'linux-pcie-bandwidth', 'linux-pcieaer-howto'],
  *find(machine) {
    const tree = pcieTree(machine);
    const shown = machine.functions.filter(({ running }) => running);
    const parents = new Set(shown.map(({ parent }) => parent));
    for (const port of machine.functions) {
      const [can, now] = [port.capable?.value, port.running?.value];
      if (!isUpperEnd(port) || port.empty || tree.isTunnelled(port) || isBmc(port)) continue;
      if (port.address === undefined || parents.has(port.address)) continue;
      if (!can?.rate || !now?.rate || !can.lanes || !now.lanes || !WIDTHS.has(now.lanes)) continue;
      if (now.rate >= can.rate && now.lanes >= can.lanes) continue;
      const told = toldOf(port, now.rate, can.rate);
      yield {
        severity: told === undefined ? 'hint' : 'problem',
        subject: nameOf(port),
        line: port.running?.line ?? port.line,
        message:
          told === undefined
            ? `The port ${nameOf(port)} runs at ${linkName(now)} and supports ${linkName(can)}; the paste does not show what is in it`
            : `The port ${nameOf(port)} is told to go no faster than ${transfers(told)} and runs at ${linkName(now)}; it supports ${linkName(can)}`,
        causes: causesOf(port, told),
        lost: lostOn(
          { rate: now.rate, lanes: now.lanes },
          { rate: told === undefined ? now.rate : can.rate, lanes: now.lanes },
        ),
      };
    }
  },
};

/** The speed that it is told not to pass, where that is what it runs at. */
function toldOf({ allowed }: PciFunction, now: number, can: number): number | undefined {
  const target = allowed?.value.rate;
  return target !== undefined && target < can && now <= target ? target : undefined;
}

function causesOf(port: PciFunction, told: number | undefined): Candidate[] {
  const limited: Candidate = {
    message:
      'The Target Link Speed of the port is below its maximum: a BIOS setting, a driver or setpci limits it on purpose',
    check: `\`sudo lspci -vv -s ${inCommand(port)} | grep -E "LnkCap:|Target Link Speed"\``,
    fix: 'Set the link speed of the slot to Auto in the BIOS, then read the link again',
  };
  const device: Candidate = {
    message: 'The device in the port supports no more, which is no fault',
    check: 'Paste all of `sudo lspci -vv`: LnkCap of the device says what it supports',
    fix: 'Nothing, if the device is at its own maximum',
  };
  const signal: Candidate = {
    message: 'A riser, adapter, cable or bad contact takes lanes or speed away',
    signs: signalSigns(port),
    check:
      '`sudo dmesg | grep -E "AER|PCIe Bus Error"`; plug the device straight into the board and read the link again',
    fix: 'Seat the device again, or use a riser or cable made for its generation',
  };
  const setting: Candidate = {
    message: 'The BIOS sets the slot to an older generation, or splits its lanes',
    check: 'Look in the BIOS for the link speed and the bifurcation of this slot',
    fix: 'Set both to Auto, and update the BIOS',
  };
  const isTold = told !== undefined;
  return isTold ? [limited, signal] : [device, setting, signal];
}
