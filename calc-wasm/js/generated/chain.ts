// Generated from calc-wasm by `npm run gen`. Do not edit.
import type { Scale, UnitName } from './units.ts';

/** What a part is. */
export const partKinds = ['host', 'chipset', 'switch', 'adapter', 'sata_controller', 'hba', 'raid_card', 'usb_host', 'expander', 'multiplier', 'bridge', 'nic', 'drive'] as const;
export type PartKind = (typeof partKinds)[number];

/** What a link is. */
export const linkKinds = ['pcie', 'dmi', 'sata', 'sas', 'usb', 'ethernet'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What of a part may limit. */
export const places = ['link_up', 'link_down', 'media', 'passing', 'operations', 'turns', 'sends', 'receives', 'memory'] as const;
export type Place = (typeof places)[number];

/** What the drives are asked to do. */
export const loads = ['read', 'write', 'one', 'scrub', 'rebuild', 'copy_out', 'copy_in', 'random_read', 'random_write'] as const;
export type Load = (typeof loads)[number];

/** What may be changed. */
export const changeKinds = ['slot', 'processor', 'width', 'generation', 'payload', 'switching', 'network', 'chip', 'faster', 'drives'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Whose layouts are looked at. */
export const families = ['any', 'raid', 'zfs'] as const;
export type Family = (typeof families)[number];

/** Whether drives give the rate that is wanted. */
export const reaches = ['surely', 'at_best', 'no'] as const;
export type Reach = (typeof reaches)[number];

/** How drives are joined. */
export const arrayLevels = ['raid5', 'raid6', 'raidtp', 'raid10', 'raid1', 'raid0', 'jbod', 'raid50', 'raid60', 'raid1e', 'md_raid10_near', 'md_raid10_far', 'md_raid10_offset', 'raid3', 'raid4', 'raid5e', 'raid5ee', 'raidz1', 'raidz2', 'raidz3'] as const;
export type ArrayLevel = (typeof arrayLevels)[number];

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
  "count": "How many on each part it connects to.", "slot": "Leave empty if the slot gives the full link.", "ports": "Leave empty if they do not limit.", "read": "For a controller: its own throughput limit. Leave empty if unknown.", "slow_end": "For a hard disk, about 50 % of the outer-track rate.", "max_payload_size": "Leave empty for the usual 256 B.", "memory": "Channels × MT/s × 8 B of all sockets: 2 × 3200 × 8 gives 51.2 GB/s. Each byte counts once, and once more on its way to the network. Leave empty if unknown.", "solid": "In parity arrays, sequential reads use every SSD; hard disks lose time skipping parity.",
};

/** Version of each model of chains. */
export const modelVersions = {
  "sizer": 3, "planner": 2,
};

/** Bytes of one I/O: of sequential loads, and of the largest random one. */
export const ioSizes = { "sequential": 131072.0, "largestRandom": 1048576.0 };

/** Bytes of the largest packet that paths usually carry, where nothing is known of a path. */
export const usualPayload = 256;

/** Drive failures that the smallest array of each level survives, whichever drives fail: in one span of raid50 and raid60, in one vdev of RAID-Z. */
export const failuresSurvived: Readonly<Record<string, number>> = {
  "raid5": 1, "raid6": 2, "raidtp": 3, "raid10": 1, "raid1": 1, "raid0": 0, "jbod": 0, "raid50": 1, "raid60": 2, "raid1e": 1, "md_raid10_near": 1, "md_raid10_far": 1, "md_raid10_offset": 1, "raid3": 1, "raid4": 1, "raid5e": 1, "raid5ee": 1, "raidz1": 1, "raidz2": 2, "raidz3": 3,
};

/** Levels that are striped over several spans. */
export const groupedLevels: readonly string[] = ["raid50","raid60"];

/** Generations of each kind of link, the slowest first, and the widths that it has. */
export const links: Record<LinkKind, { generations: string[]; widths: number[] }> = {
  "pcie": { "generations": ["1.0", "2.0", "3.0", "4.0", "5.0", "6.0", "7.0"], "widths": [1.0, 2.0, 4.0, 8.0, 12.0, 16.0, 32.0] },
  "dmi": { "generations": ["1.0", "2.0", "3.0", "4.0"], "widths": [2.0, 4.0, 8.0] },
  "sata": { "generations": ["1.0", "2.0", "3.0"], "widths": [] },
  "sas": { "generations": ["SAS-1", "SAS-2", "SAS-3", "SAS-4"], "widths": [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0] },
  "usb": { "generations": ["1.1", "2.0", "3.2 Gen 1x1", "3.2 Gen 1x2", "3.2 Gen 2x1", "3.2 Gen 2x2", "USB4 Gen 2x2", "USB4 Gen 3x2", "USB4 Gen 4", "Thunderbolt 1", "Thunderbolt 2", "Thunderbolt 3", "Thunderbolt 4", "Thunderbolt 5"], "widths": [] },
  "ethernet": { "generations": ["1G", "2.5G", "5G", "10G", "25G", "40G", "50G", "100G", "200G", "400G"], "widths": [] },
};
