// The page and the form of the comparison of layouts.

export const words = {
  open: 'Open the comparison',
  openFull: 'Open the comparison with these layouts',
  change: 'Change drives and layouts',
  title: 'Which layout for these drives?',
  description:
    'The same drives as RAID, ZFS, SHR or btrfs, side by side: space, failures survived, speed, rebuild time and the chance of loss.',
  link: 'Compare layouts side by side',
  drives: 'Drives and workload',
  layouts: 'Layouts',
  layout: (number: number) => `Layout ${number}`,
  none: 'none',
  groups: 'Groups',
  groupsOf: (number: number) => `Groups or vdevs of layout ${number}`,
  groupsHelp: 'RAID 50 and RAID 60 have groups, ZFS has vdevs. Leave empty for the calculator’s default.',
  makers: { raid: 'RAID', zfs: 'ZFS', 'mixed-drives': 'Unlike drives' },
  table: 'Layouts side by side',
  caveats: [
    'Each column is the answer of the calculator that its heading links to, with that calculator’s other inputs at their defaults.',
    'Speeds of SHR and btrfs are averages over all their data, assumed from how they lay it out. Unraid, SnapRAID and erasure codes have no speed model here: a dash is not a zero.',
    'Sequential reads of mirrors count every copy, in RAID 10 as in ZFS: the most that several readers get. A single reader gets half of it from RAID 10 on disks, all of it from md’s far layout. With parity, both count the data drives.',
    'Usable space: ZFS as zfs list shows it, the others before a file system, btrfs less one chunk of metadata.',
    'Rebuild times are for the whole drive; ZFS and btrfs rebuild only the space in use.',
    'The chance of loss assumes that each group survives only its guaranteed number of failures; where only some pairs are fatal, as in SHR and btrfs, it is an upper bound.',
  ],
};
