// What a reader chooses a controller by: its kind, its link, how much that carries, and what it feeds.
import type { ControllersRow } from '../generated/datasets.ts';
import { ceilingText, controllers, downstream, hostLink } from './parts-build.ts';
import { words } from './words.ts';

/** Those that most people choose from first. */
const ORDER: readonly ControllersRow['kind'][] = [
  ...(['hba', 'raid', 'sata_controller', 'expander', 'pcie_switch', 'nic', 'usb_bridge'] as const),
  ...(['usb_host', 'thunderbolt_controller', 'port_multiplier'] as const),
];

export async function controllersTold() {
  const { columns, kinds, ports } = words;
  const told = (await controllers()).map((row) => {
    const [link, fed] = [hostLink(row), downstream(row)];
    const many = row.downstream_ports ?? 1;
    const cells = [
      { text: link.text, href: link.href },
      { text: ceilingText(link) ?? '' },
      { text: (many > 1 ? ports(many) : '') + fed.text, href: fed.href },
    ];
    return [row.controller_id, { group: kinds[row.kind], cells }] as const;
  });
  return {
    heads: [columns.link, columns.ceiling, columns.feeds],
    groups: ORDER.map((kind) => kinds[kind]),
    of: new Map(told),
  };
}
