/** How the dataset's links are called elsewhere: by the calculators and in the generation tables. */
import type { LinkKind } from '../../../calc-wasm/js/generated/chain.ts';
import type { Link as NamedLink } from '../../../calc-wasm/js/link.ts';

export interface Link {
  calculator: LinkKind;
  /** The calculator's and the tables' name of a generation, where the dataset has another one. */
  generation?(name: string): string;
  /** The calculator's names of directions, likewise. */
  directions?: Record<string, string>;
  /** What a protocol of the dataset means for the inputs of the calculator, where it is not one of them. */
  protocols?: Record<string, Record<string, string | boolean>>;
}

const BUS_DIRECTIONS = { device_writes_host: 'read', device_reads_host: 'write' };

export const LINKS: Record<string, Link> = {
  pcie: { calculator: 'pcie' },
  dmi: { calculator: 'dmi' },
  sata: { calculator: 'sata' },
  sas: { calculator: 'sas', generation: (name) => name && `SAS-${name}` },
  usb: { calculator: 'usb', generation: (name) => name.replace(/^4 /, 'USB4 '), directions: BUS_DIRECTIONS },
  thunderbolt: { calculator: 'usb', generation: (name) => `Thunderbolt ${name}`.trim(), directions: BUS_DIRECTIONS },
  ethernet: {
    calculator: 'ethernet',
    generation: (name) => name && `${name}G`,
    protocols: { tcp_no_timestamps: { timestamps: 'off' }, tcp_ipv6: { protocol: 'ipv6' } },
  },
};

/** The link that a row names, its generation empty where the row leaves that open; nothing for `none`. */
export function linkOf(kind: unknown, generation: unknown, lanes?: unknown): NamedLink | undefined {
  // A drive says its protocol, which PCI Express alone carries.
  const wire = kind === 'nvme' ? 'pcie' : String(kind);
  const link = Object.hasOwn(LINKS, wire) ? LINKS[wire] : undefined;
  if (!link) return undefined;
  const name = typeof generation === 'string' ? generation : '';
  const width = typeof lanes === 'number' ? { lanes } : {};
  return { kind: link.calculator, generation: link.generation?.(name) ?? name, ...width };
}
