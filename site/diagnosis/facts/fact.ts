/** One thing that the text says. */
export interface Fact {
  /** What kind of thing it is about: pcie-link, sata-link, usb-link, drive, array, figure … (facts/names.ts). */
  kind: string;
  /** As the paste names it, without what identifies a person or a part: 0000:01:00.0, sda, tank. */
  subject: string;
  /** lanes, rate, lanes_capable … */
  name: string;
  value: number | string | boolean;
  /** A base unit of facts/names.ts: byte, bit_per_second, transfer_per_second, lanes …; empty where it has none. */
  unit: string;
  /** Of the reader's own text, from 1. */
  line: number;
}
