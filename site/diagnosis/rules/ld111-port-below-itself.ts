import type { PciFunction } from '../join/machine.ts';
import { linkName, transfers } from '../say/formatting.ts';
import type { Candidate } from './finding.ts';
import { inCommand, isBmc, isUpperEnd, lostOn, nameOf, pcieTree, signalSigns, WIDTHS } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const portBelowItself = rule('LD111', function* (machine) {
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
});

/** The speed that it is told not to pass, where that is what it runs at. */
function toldOf({ allowed }: PciFunction, now: number, can: number): number | undefined {
  const target = allowed?.value.rate;
  return target !== undefined && target < can && now <= target ? target : undefined;
}

function causesOf(port: PciFunction, told: number | undefined): Candidate[] {
  const limited = causeOf('LD111', 'limited', { port: inCommand(port) });
  const device = causeOf('LD111', 'device');
  const signal = causeOf('LD111', 'signal', { signs: signalSigns(port) });
  const setting = causeOf('LD111', 'setting');
  const isTold = told !== undefined;
  return isTold ? [limited, signal] : [device, setting, signal];
}
