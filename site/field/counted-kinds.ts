// What was counted, and the kinds of devices that pages show.

/** Kinds of devices in the order of the pages; the others have too few links of their own, or none that matters here. */
export const KINDS = ['nvme', 'sas', 'raid', 'sata', 'ethernet', 'usb', 'graphics'] as const;
export type Kind = (typeof KINDS)[number];

export interface Counted {
  name: string;
  count: number;
  total: number;
}
