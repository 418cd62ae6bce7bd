/** A link of Ethernet, by its interface. */
import type { Stated } from './stated.ts';

export interface NetworkLink {
  line: number;
  /** eth0, enp3s0 */
  name: string;
  /** Bits per second: what the link does, the most that the card can, and what either end offers the other at most. */
  running?: Stated<number> | undefined;
  capable?: Stated<number> | undefined;
  advertised?: Stated<number> | undefined;
  offered?: Stated<number> | undefined;
  /** full or half. */
  duplex?: Stated<string> | undefined;
  /** Counters of frames that failed or were dropped, as the driver names them, that are not zero. */
  errors?: Stated<{ name: string; count: number }[]> | undefined;
  /** A tool of Windows lists it. */
  isOfWindows?: true;
}
