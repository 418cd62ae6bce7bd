// Names of interfaces, as their standards write them.
import type { LinkKind } from '../../calc-wasm/js/generated/chain.ts';

export const words = {
  pcie: 'PCIe',
  dmi: 'DMI',
  sata: 'SATA',
  sas: 'SAS',
  usb: 'USB',
  ethernet: 'Ethernet',
} satisfies Record<LinkKind, string>;
