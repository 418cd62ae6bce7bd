// Generated from calc-wasm by `npm run gen`. Do not edit.

/** What a part is. */
export const partKinds = ['host', 'chipset', 'switch', 'adapter', 'sata_controller', 'hba', 'raid_card', 'usb_host', 'expander', 'multiplier', 'bridge', 'nic', 'drive'] as const;
export type PartKind = (typeof partKinds)[number];

/** What a link is. */
export const linkKinds = ['pcie', 'dmi', 'sata', 'sas', 'usb', 'ethernet'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What of a part may limit. */
export const places = ['link_up', 'link_down', 'media', 'passing', 'operations', 'turns', 'sends', 'receives', 'memory', 'streams', 'protocol', 'waiting', 'peer'] as const;
export type Place = (typeof places)[number];

/** What the drives are asked to do. */
export const loads = ['read', 'write', 'one', 'scrub', 'rebuild', 'copy_out', 'copy_in', 'copy', 'copy_back', 'random_read', 'random_write'] as const;
export type Load = (typeof loads)[number];

/** What may be changed. */
export const changeKinds = ['slot', 'processor', 'width', 'generation', 'both', 'payload', 'switching', 'network', 'chip', 'faster', 'drives'] as const;
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

/** Version of each model of chains. */
export const modelVersions = {
  "sizer": 5, "planner": 2
};

/** Bytes of one I/O: of sequential loads, and of the largest random one. */
export const ioSizes = { "sequential": 131072.0, "largestRandom": 1048576.0 };

/** Bytes of the largest packet that paths usually carry, where nothing is known of a path. */
export const usualPayload = 256;

/** The most parts of a chain for which changes are tried. */
export const mostTried = 512;

/** The use of its link above which the core offers no faster drive. */
export const filled = 0.88;

/** Drive failures that the smallest array of each level survives, whichever drives fail: in one span of raid50 and raid60, in one vdev of RAID-Z. */
export const failuresSurvived: Readonly<Record<string, number>> = {
  "raid5": 1, "raid6": 2, "raidtp": 3, "raid10": 1, "raid1": 1, "raid0": 0, "jbod": 0, "raid50": 1, "raid60": 2, "raid1e": 1, "md_raid10_near": 1, "md_raid10_far": 1, "md_raid10_offset": 1, "raid3": 1, "raid4": 1, "raid5e": 1, "raid5ee": 1, "raidz1": 1, "raidz2": 2, "raidz3": 3
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
  "ethernet": { "generations": ["1G", "2.5G", "5G", "10G", "25G", "40G", "50G", "100G", "200G", "400G", "800G", "InfiniBand EDR", "InfiniBand HDR", "InfiniBand NDR", "InfiniBand XDR", "Wi-Fi 6 80 MHz", "Wi-Fi 6 160 MHz", "Wi-Fi 7 160 MHz", "Wi-Fi 7 320 MHz", "Thunderbolt 20G", "Thunderbolt 40G"], "widths": [] }
};
