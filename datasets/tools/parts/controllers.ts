/** Controllers and the cards that carry them, with the caps that their links do not explain. */
import { type PartKind, usualPayload } from '../../../calc-wasm/js/generated/chain.ts';
import type { Row } from '../tables/records.ts';
import { type CatalogPart, known, linkText, number, origin, type Rows } from './part.ts';

const KINDS: Record<string, PartKind> = {
  sata_controller: 'sata_controller',
  port_multiplier: 'multiplier',
  hba: 'hba',
  raid: 'raid_card',
  expander: 'expander',
  pcie_switch: 'switch',
  nic: 'nic',
  usb_host: 'usb_host',
  usb_bridge: 'bridge',
};

/** A Thunderbolt controller is either end of the cable. */
const kindOf = (row: Row): PartKind =>
  KINDS[String(row.kind)] ?? (row.host_link_kind === 'pcie' ? 'usb_host' : 'bridge');

const READS = new Set(['device_writes_host', 'both']);
const WRITES = new Set(['device_reads_host', 'both']);

/** The most that was measured through a part. Only what its link does not explain is a cap of the part itself. */
function capsOf(rows: Rows, column: string, id: unknown) {
  const caps = rows('caps').filter((cap) => cap[column] === id && cap.explained_by_link === 'no');
  const most = (metric: string, directions: ReadonlySet<string>) => {
    const values = caps
      .filter((cap) => cap.metric === metric && directions.has(String(cap.direction)))
      .flatMap(({ value }) => number(value) ?? []);
    return values.length > 0 ? Math.max(...values) : undefined;
  };
  const limits = known({
    read: most('bandwidth_bytes_per_s', READS),
    write: most('bandwidth_bytes_per_s', WRITES),
    read_iops: most('iops', READS),
    write_iops: most('iops', WRITES),
  });
  return { caps, limits };
}

/**
 * The packet size that a chip brings to a chain. A path carries no larger packets than each part on it allows, and the
 * platform rarely allows more than the usual: so a chip that could do more leaves it open, and one that cannot says so.
 */
function payloadOf(row: Row): number | undefined {
  const own = number(row.max_payload_size_bytes);
  return own !== undefined && own < usualPayload ? own : undefined;
}

export const controllers = (rows: Rows): CatalogPart[] => rows('controllers').flatMap((row) => partOf(rows, row) ?? []);

/** One of them; nothing where the row leaves open what a chain needs, and where there is none. */
export function controller(rows: Rows, id: string | undefined): CatalogPart | undefined {
  const row = rows('controllers').find(({ controller_id }) => controller_id === id);
  return row && partOf(rows, row);
}

function partOf(rows: Rows, row: Row): CatalogPart | undefined {
  const link = linkText(row.host_link_kind, row.host_link_generation, row.host_link_lanes);
  if (link === undefined) return undefined;
  const kind = kindOf(row);
  const feeds = linkText(row.downstream_kind, row.downstream_generation, row.downstream_lanes, true);
  const { caps, limits } = capsOf(rows, 'controller_id', row.controller_id);
  return {
    id: String(row.controller_id),
    name: `${row.vendor} ${row.model}`,
    models: [String(row.model)],
    kind,
    part: {
      kind,
      ...known({
        link,
        ...(kind === 'nic' ? { network: feeds } : { ports: feeds }),
        max_payload_size: payloadOf(row),
        by_frame: kind === 'multiplier' && row.switching === 'command_based' ? false : undefined,
      }),
      ...limits,
    },
    ...known({ places: number(row.downstream_ports) }),
    ...origin(row, ...caps),
  };
}

/** The newest generation that a processor of the registry has: a card without a chip takes that of its slot. */
const newest = (rows: Rows): string =>
  rows('cpu-lane-groups').reduce((best, { generation }) => {
    const text = String(generation);
    return Number(text) > Number(best) ? text : best;
  }, '1.0');

export function cards(rows: Rows): CatalogPart[] {
  const chips = new Map(rows('controllers').map((row) => [row.controller_id, row]));
  return rows('cards').flatMap((card): CatalogPart[] => {
    const chip = card.controller_id === null ? undefined : chips.get(card.controller_id ?? '');
    const count = number(card.controllers) ?? 1;
    const connector = number(card.connector_lanes) ?? 0;
    const generation = chip ? chip.host_link_generation : newest(rows);
    const lanes = Math.min(connector, count * (number(chip?.host_link_lanes) ?? connector));
    const link = linkText('pcie', generation, lanes);
    if (link === undefined) return [];
    const kind = chip ? kindOf(chip) : 'adapter';
    const ports = chip
      ? linkText(chip.downstream_kind, chip.downstream_generation, card.port_lanes, true)
      : linkText('pcie', generation, card.port_lanes);
    const own = capsOf(rows, 'card_id', card.card_id);
    // Of several chips each has the cap: the card's own was measured over all of them.
    const theirs = count === 1 && chip ? capsOf(rows, 'controller_id', chip.controller_id) : own;
    return [
      {
        id: String(card.card_id),
        name: [card.vendor === 'several' ? null : card.vendor, card.model].filter(Boolean).join(' '),
        models: [String(card.model)],
        kind,
        part: {
          kind,
          ...known({ link, ports, max_payload_size: chip && payloadOf(chip) }),
          ...theirs.limits,
          ...own.limits,
        },
        ...known({ places: number(card.ports) }),
        ...origin(card, ...(chip ? [chip] : []), ...new Set([...theirs.caps, ...own.caps])),
      },
    ];
  });
}
