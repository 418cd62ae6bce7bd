import type { DiagnosticRule, Found } from '../finding.ts';
import type { PciFunction } from '../machine.ts';
import { nameOf, type PcieEnds, PcieTree, rateOf } from '../pcie-ends.ts';
import { bytesPerSecond, linkName, listed } from '../saying.ts';

export const sharedUplink: DiagnosticRule = {
  id: 'LD106',
  severity: 'hint',
  looksFor:
    'Several devices behind a PCIe switch whose uplink carries less than their links combined.',
  why: 'Alone, each device gets its own link; together they get the uplink. Arrays read all their drives at once.',
  sources: ['linux-pcie-bandwidth'],
  *find(machine) {
    const tree = new PcieTree(machine);
    for (const uplink of tree.links) {
      if (uplink.device.port !== 'Upstream Port') continue;
      const below = tree.links.filter(
        (link) => link !== uplink && isBelow(tree, link.device, uplink.device),
      );
      // A switch behind the switch counts by its own link, what is behind it does not again.
      const nearest = below.filter(
        ({ device }) =>
          !below.some((other) => other.device !== device && isBelow(tree, device, other.device)),
      );
      const found = shared(uplink, nearest);
      if (found) yield found;
    }
  },
};

function isBelow(tree: PcieTree, device: PciFunction, top: PciFunction): boolean {
  const [, ...way] = tree.way(device);
  return way.includes(top);
}

function shared(uplink: PcieEnds, below: readonly PcieEnds[]): Found | undefined {
  const rates = below.map(({ running }) => rateOf(running.value));
  const sum = rates.reduce<number>((total, rate) => total + (rate ?? 0), 0);
  const up = rateOf(uplink.running.value);
  if (below.length < 2 || up === undefined || rates.includes(undefined) || sum <= up) return;
  const subject = nameOf(uplink.device);
  return {
    subject,
    line: uplink.running.line,
    message: `${listed(below.map(({ device }) => nameOf(device)))} could move ${bytesPerSecond(sum)} together and share the ${linkName(uplink.running.value)} link of the switch ${subject}, ${bytesPerSecond(up)}`,
    causes: [
      {
        message:
          'The uplink of the switch is narrower than the links below it: devices wait for each other when all are busy',
        check:
          '`lspci -tv` shows what hangs on the switch; measure one device alone, then all at once',
        fix: 'Spread the devices over slots of the processor, or use a switch with a wider uplink',
      },
    ],
    lost: sum - up,
  };
}
