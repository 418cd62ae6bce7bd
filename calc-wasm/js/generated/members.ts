// Generated from calc-wasm by `npm run gen`. Do not edit.
import type { PartKind } from './chain.ts';
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
  /** Bytes of a drive. Of other parts it means nothing, but saved questions of the planner state it. */ size?: Amount;
  /** Largest Max Payload Size that the part supports. */ max_payload_size?: Amount;
  /** Largest packet of the network. */ mtu?: Amount;
  /** Bytes per second that all channels of the memory transfer, of all sockets, reads and writes together. */ memory?: Amount;
  /** Whether a port multiplier switches frame by frame (FIS-based). */ by_frame?: boolean;
  /** Whether an expander buffers for SATA drives. */ buffered?: boolean;
  /** Whether each command waits for the one before (Bulk-Only Transport), as in some external drives. */ bot?: boolean;
  /** Whether a drive is an SSD: it skips parity without losing time. */ solid?: boolean;
}

/** A member of a part, as the core declares it: `null` is no unit, nothing usual, or every kind. */
export interface PartMember {
  name: keyof PartMembers; label: string; takes: 'number' | 'link' | 'flag';
  unit: UnitName | null; bare: Scale | null; usual: number | boolean | null;
  folded: boolean; shown: PartKind[]; kinds: PartKind[] | null;
}

/** The members in the order of forms, addresses and JSON. */
export const partMembers: readonly PartMember[] = [
  { "name": "count", "label": "Count", "takes": "number", "unit": "count", "bare": null, "folded": false, "usual": 1, "shown": ["chipset", "switch", "adapter", "sata_controller", "hba", "raid_card", "usb_host", "expander", "multiplier", "bridge", "nic", "drive"], "kinds": null },
  { "name": "link", "label": "Link", "takes": "link", "unit": null, "bare": null, "folded": false, "usual": null, "shown": ["chipset", "switch", "adapter", "sata_controller", "hba", "raid_card", "usb_host", "expander", "multiplier", "bridge", "nic", "drive"], "kinds": null },
  { "name": "slot", "label": "Slot", "takes": "link", "unit": null, "bare": null, "folded": false, "usual": null, "shown": ["switch", "adapter", "sata_controller", "hba", "raid_card", "usb_host", "nic", "drive"], "kinds": null },
  { "name": "ports", "label": "Ports", "takes": "link", "unit": null, "bare": null, "folded": false, "usual": null, "shown": ["chipset", "switch", "adapter", "sata_controller", "hba", "raid_card", "usb_host", "expander", "multiplier", "bridge", "nic"], "kinds": null },
  { "name": "network", "label": "Network", "takes": "link", "unit": null, "bare": null, "folded": false, "usual": null, "shown": ["nic"], "kinds": ["nic"] },
  { "name": "read", "label": "Read rate", "takes": "number", "unit": "byte_per_second", "bare": ["MB/s", 1000000.0], "folded": false, "usual": null, "shown": ["sata_controller", "hba", "raid_card", "usb_host", "expander", "multiplier", "bridge", "drive"], "kinds": null },
  { "name": "write", "label": "Write rate", "takes": "number", "unit": "byte_per_second", "bare": ["MB/s", 1000000.0], "folded": false, "usual": null, "shown": ["sata_controller", "hba", "raid_card", "usb_host", "expander", "multiplier", "bridge", "drive"], "kinds": null },
  { "name": "read_iops", "label": "Read IOPS", "takes": "number", "unit": "operation_per_second", "bare": ["IOPS", 1.0], "folded": true, "usual": null, "shown": ["sata_controller", "hba", "raid_card", "usb_host", "expander", "multiplier", "bridge", "drive"], "kinds": null },
  { "name": "write_iops", "label": "Write IOPS", "takes": "number", "unit": "operation_per_second", "bare": ["IOPS", 1.0], "folded": true, "usual": null, "shown": ["sata_controller", "hba", "raid_card", "usb_host", "expander", "multiplier", "bridge", "drive"], "kinds": null },
  { "name": "slow_end", "label": "Inner-track rate", "takes": "number", "unit": "ratio", "bare": ["%", 0.01], "folded": true, "usual": 1, "shown": ["drive"], "kinds": ["drive"] },
  { "name": "size", "label": "Capacity", "takes": "number", "unit": "byte", "bare": ["TB", 1000000000000.0], "folded": true, "usual": null, "shown": ["drive"], "kinds": null },
  { "name": "max_payload_size", "label": "Max Payload Size", "takes": "number", "unit": "byte", "bare": ["B", 1.0], "folded": true, "usual": null, "shown": ["chipset", "switch", "adapter", "sata_controller", "hba", "raid_card", "usb_host", "nic", "drive"], "kinds": null },
  { "name": "mtu", "label": "MTU", "takes": "number", "unit": "byte", "bare": ["B", 1.0], "folded": true, "usual": 1500, "shown": ["nic"], "kinds": ["nic"] },
  { "name": "memory", "label": "Memory bandwidth", "takes": "number", "unit": "byte_per_second", "bare": ["GB/s", 1000000000.0], "folded": true, "usual": null, "shown": ["host"], "kinds": ["host"] },
  { "name": "by_frame", "label": "FIS-based switching", "takes": "flag", "unit": null, "bare": null, "folded": true, "usual": true, "shown": ["multiplier"], "kinds": ["multiplier"] },
  { "name": "buffered", "label": "Buffers for SATA drives", "takes": "flag", "unit": null, "bare": null, "folded": true, "usual": false, "shown": ["expander"], "kinds": ["expander"] },
  { "name": "bot", "label": "Bulk-Only Transport (no UASP)", "takes": "flag", "unit": null, "bare": null, "folded": true, "usual": false, "shown": ["bridge"], "kinds": ["bridge", "drive"] },
  { "name": "solid", "label": "SSD", "takes": "flag", "unit": null, "bare": null, "folded": true, "usual": false, "shown": ["drive"], "kinds": ["drive"] },
];

/** What a form says below the field of a member. */
export const memberHelp: Readonly<Partial<Record<keyof PartMembers, string>>> = {
  "count": "How many on each part it connects to.", "slot": "Leave empty if the slot gives the full link.", "ports": "Leave empty if they do not limit.", "read": "For a controller: its own throughput limit. Leave empty if unknown.", "slow_end": "For a hard disk, about 50 % of the outer-track rate.", "max_payload_size": "Leave empty for the usual 256 B.", "memory": "Channels × MT/s × 8 B of all sockets: 2 × 3200 × 8 gives 51.2 GB/s. Data sent to the network crosses memory twice. Leave empty if unknown.", "solid": "In parity arrays, sequential reads use every SSD; hard disks lose time skipping parity.",
};
