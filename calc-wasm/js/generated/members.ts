// Generated from calc-wasm by `npm run gen`. Do not edit.
import type { PartKind } from './chain.ts';
import help from './member-help.json' with { type: 'json' };
import declared from './members.json' with { type: 'json' };
import type { Scale, UnitName } from './units.ts';

/** A number in base units, or as people write it: `180 MB/s`. */
export type Amount = number | string;

/** Members of a part that are no text. */
export interface PartMembers {
  /** How many there are on each instance of the part that this one hangs on. */ count?: Amount;
  /** What the part itself can do on its way to the host. */ link?: string;
  /** What the slot can do where the part is plugged in. */ slot?: string;
  /** What its own ports can do. */ ports?: string;
  /** What leaves the machine. */ network?: string;
  /** Bytes per second read: of a drive, or the most that a controller was measured to pass on. */ read?: Amount;
  /** The same for writes. */ write?: Amount;
  /** Random reads per second: of a drive, or the most that a controller passes on. */ read_iops?: Amount;
  /** The same for writes. */ write_iops?: Amount;
  /** Share of its throughput that a drive gives at its slow end: about half for a hard disk's inner tracks. */ slow_end?: Amount;
  /** Bytes that each drive takes at its write rate until its cache is full: of an empty SSD the size of its SLC cache. */ write_cache?: Amount;
  /** Bytes per second that a drive writes once its cache is full. */ write_after?: Amount;
  /** Bytes of a drive. Of other parts it means nothing, but saved questions of the planner state it. */ size?: Amount;
  /** Largest Max Payload Size that the part supports. */ max_payload_size?: Amount;
  /** Largest packet of the network. */ mtu?: Amount;
  /** Protocol over the network; `InfiniBand` carries RDMA alone. */ transport?: string;
  /** Equal ports used as one. */ bond?: string;
  /** Whether each stream uses every port of a bond. */ multichannel?: boolean;
  /** Connections that carry data at once; as many as it takes where nobody states them. */ streams?: Amount;
  /** Requests that each stream keeps in flight; as many as it takes where nobody states them. */ queue_depth?: Amount;
  /** Bytes of one request over the network. */ request_size?: Amount;
  /** Seconds from a request until its answer starts. */ round_trip_time?: Amount;
  /** Bytes per second of the storage at the other end of the network. */ peer?: Amount;
  /** Bytes per second that all channels of the memory transfer, of all sockets, reads and writes together. */ memory?: Amount;
  /** Bytes that a copy between drives writes; its time is left out where nobody states them. */ copy_size?: Amount;
  /** Whether a port multiplier switches frame by frame (FIS-based). */ by_frame?: boolean;
  /** Whether copies between drives below a switch turn round in it, as GPUDirect Storage lets them. */ peer_to_peer?: boolean;
  /** Whether an expander buffers for SATA drives. Few know, so the ceiling counts on it. */ buffered?: boolean;
  /** Whether each command waits for the one before (Bulk-Only Transport), as in some external drives. */ bot?: boolean;
  /** Whether a drive is an SSD: it skips parity without losing time. */ solid?: boolean;
}

/** A member of a part, as the core declares it: `null` is no unit, nothing usual, no choice, or every kind. */
export interface PartMember {
  name: keyof PartMembers; label: string; takes: 'number' | 'link' | 'flag' | 'choice';
  unit: UnitName | null; bare: Scale | null; usual: number | boolean | string | null;
  choices: readonly (readonly [string, string])[] | null;
  folded: boolean; shown: PartKind[]; kinds: PartKind[] | null;
}

/** The members in the order of forms, addresses and JSON. */
export const partMembers = declared as readonly unknown[] as readonly PartMember[];

/** What a form says below the field of a member. */
export const memberHelp: Readonly<Partial<Record<keyof PartMembers, string>>> = help;
