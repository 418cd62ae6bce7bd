/** A link of Ethernet, by its interface. */
import type { Told } from './lspci.ts';

export interface NetworkLink {
  line: number;
  /** eth0, enp3s0 */
  name: string;
  /** Bits per second: what the link does, the most that the card can, and what the other end offers at most. */
  running: Told<number> | undefined;
  capable: Told<number> | undefined;
  offered: Told<number> | undefined;
  /** full or half. */
  duplex: Told<string> | undefined;
  /** Counters of frames that failed or were dropped, as the driver names them, that are not zero. */
  errors: Told<{ name: string; count: number }[]> | undefined;
}

export function networkLinkAt(line: number, name: string): NetworkLink {
  return {
    line,
    name,
    running: undefined,
    capable: undefined,
    offered: undefined,
    duplex: undefined,
    errors: undefined,
  };
}
