/** What links carry after their line code, from the generation tables of the registry. */
import { LINKS } from '../text/links.ts';
import { type Subject, tableNamed } from './rule.ts';

/** Links on which only one side speaks at a time, so that a mixed load does not add up. */
const HALF_DUPLEX = /^(?:sata|usb [12]\.[01])/;

export interface Rate {
  /** Bytes per second, one direction, of all lanes. */
  oneWay: number;
  /** Bytes per second of a load in both directions. */
  bothWays: number;
}

/** The rate of `lanes` lanes; without a number those that the generation itself has. */
export type RateOf = (kind: string, generation: string, lanes: number) => Rate | undefined;

export function linkRates(subject: Subject): RateOf {
  const perLane = new Map<string, { rate: number; lanes: number }>();
  for (const name of ['pcie-generations', 'link-generations']) {
    const table = tableNamed(subject, name);
    if (!table) continue;
    const [owner, generation] = [table.column('interface'), table.column('generation')];
    const [transfers, lanes] = [table.column('transfer_rate_per_s'), table.column('lanes')];
    const [payload, line] = [table.column('code_payload_bits'), table.column('code_line_bits')];
    for (let row = 1; row <= table.length; row++) {
      const key = `${owner.exists ? owner.text(row) : 'pcie'} ${generation.text(row)}`;
      const rate = (transfers.number(row) * payload.number(row)) / line.number(row) / 8;
      if (rate > 0) perLane.set(key, { rate, lanes: lanes.number(row) || 1 });
    }
  }
  return (kind, generation, lanes) => {
    const link = LINKS[kind];
    if (!link || generation === '') return undefined;
    // On the wire, DMI is PCI Express of the same generation.
    const wire = kind === 'dmi' ? 'pcie' : link.calculator;
    const key = `${wire} ${link.generation?.(generation) ?? generation}`;
    const rate = perLane.get(key);
    if (!rate) return undefined;
    // A PCIe link without a width is unknown; the others have as many lanes as their generation.
    if (wire === 'pcie' && !(lanes > 0)) return undefined;
    const oneWay = rate.rate * (rate.lanes > 1 ? rate.lanes : lanes || rate.lanes);
    return { oneWay, bothWays: HALF_DUPLEX.test(key) ? oneWay : 2 * oneWay };
  };
}
