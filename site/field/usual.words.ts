// Which payload size is usual, for the help of fields that ask for it.
import type { Kind } from './counted-kinds.ts';

export const words = {
  said: (sizes: string) => `Most machines use ${sizes}, according to public hardware databases.`,
  size: (size: number, kinds: string) => `${size}\u202fB for ${kinds}`,
  kinds: {
    nvme: 'NVMe drives',
    sas: 'SAS host bus adapters',
    raid: 'RAID controllers',
    sata: 'SATA controllers on PCIe',
    ethernet: 'Ethernet controllers',
    usb: 'USB controllers on PCIe',
    graphics: 'graphics',
  } satisfies Record<Kind, string> as Record<Kind, string>,
  counted: (kind: string, share: string, total: string) => `${kind} (${share} of ${total})`,
  link: 'How that was counted',
};
