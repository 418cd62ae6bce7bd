// Words of the catalogue of parts, wherever it is offered.
import type { PartKind } from '../../calc-wasm/js/generated/chain.ts';

/** Parts that a chain may have, but for the processor. */
const inChain = {
  chipset: 'chipset',
  hba: 'HBA',
  raid_card: 'RAID card',
  sata_controller: 'SATA controller',
  expander: 'SAS expander',
  multiplier: 'SATA port multiplier',
  switch: 'PCIe switch',
  adapter: 'adapter card',
  bridge: 'enclosure or bridge',
  usb_host: 'USB controller',
  nic: 'network card',
  drive: 'drive',
} satisfies Record<Exclude<PartKind, 'host'>, string>;

export const words = {
  inChain,
  /** What a part is. */
  kinds: { ...inChain, machine: 'platform', link: 'link' } as Readonly<Record<string, string>>,
  proposals: 'Parts of the catalogue',
};
