import { bytesPerSecond, linkName, listed } from '../say/formatting.ts';
import type { Found } from './finding.ts';
import { nameOf, type PcieEnds, pcieTree, rateOf } from './pcie-ends.ts';
import { causeOf, rule } from './rule.ts';

export const sharedUplink = rule('LD106', function* (machine) {
  const tree = pcieTree(machine);
  const uplinks = new Map(
    tree.links
      .filter(({ device }) => device.port === 'Upstream Port')
      .map((uplink) => [uplink.device, uplink] as const),
  );
  // A switch behind a switch counts by its own link, what is behind it does not again.
  const nearest = Map.groupBy(tree.links, ({ device }) => {
    const [, ...way] = uplinks.size > 0 ? tree.way(device) : [];
    return way.find((pciFunction) => uplinks.has(pciFunction));
  });
  for (const [device, uplink] of uplinks) {
    const found = shared(uplink, nearest.get(device) ?? []);
    if (found) yield found;
  }
});

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
    causes: [causeOf('LD106', 'uplink')],
    lost: sum - up,
  };
}
