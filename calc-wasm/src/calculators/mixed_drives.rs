//! `mixed-drives`: what schemes made for unlike drives get out of them: SHR, btrfs, Unraid, SnapRAID, erasure coding.

mod compute;
mod words;

use super::shared::{BYTES, COUNT, IOPS, RATE, SHARE, TB, TIME};
use crate::array::drives::Drives;
use crate::calculator::{Choice, Domain, Model, Stage, Structured};
use crate::layer::Layer;
use crate::{choice, inputs, outputs};
pub(crate) use compute::{evaluate, picture};
pub(crate) use words::WORDS;

choice! {
    /// How unlike drives are joined.
    pub enum Scheme {
        Shr1 = "shr1", "SHR";
        Shr2 = "shr2", "SHR-2";
        BtrfsRaid1 = "btrfs_raid1", "btrfs RAID 1 (two copies)", "btrfs RAID 1";
        BtrfsRaid1c3 = "btrfs_raid1c3", "btrfs RAID1C3 (three copies)", "btrfs RAID1C3";
        BtrfsRaid1c4 = "btrfs_raid1c4", "btrfs RAID1C4 (four copies)", "btrfs RAID1C4";
        BtrfsRaid10 = "btrfs_raid10", "btrfs RAID 10";
        BtrfsRaid5 = "btrfs_raid5", "btrfs RAID 5";
        BtrfsRaid6 = "btrfs_raid6", "btrfs RAID 6";
        BtrfsRaid0 = "btrfs_raid0", "btrfs RAID 0";
        BtrfsSingle = "btrfs_single", "btrfs single";
        BtrfsDup = "btrfs_dup", "btrfs dup";
        Parity = "parity_drives", "Unraid or SnapRAID", "a parity pool";
        Erasure = "erasure", "Erasure code", "an erasure-coded pool";
    }
}

choice! {
    /// What the answer says first.
    pub enum Verdict {
        Whole = "whole", "every drive is used", "Drive failures survived (any drives): {tolerance}. RAID 5 of the same drives: {raid5}.";
        Unreached = "unreached", "the largest drives are partly unused", "{wasted} of the largest drives ({wasted_by}) stays unused: the others cannot match it.";
        Uncertain = "uncertain", "calculators and DSM may differ", "Between {usable_low} and {usable}: published calculators count a slice of three drives, but RAID 6 needs four. What DSM builds is unknown.";
        Small = "small", "metadata may take a large share", "Below 16 GB, what btrfs sets aside for metadata is a large share, and is not counted here: less is usable.";
        Unprotected = "unprotected", "no redundancy", "No redundancy: any failed drive loses data.";
    }
}

inputs! {
    /// Drives and how they are joined.
    pub struct Inputs {
        array {
            /// Sizes as on the labels: `4x8TB + 2x4TB`. Where Ceph keeps pieces on different hosts, what each host holds.
            drives: Drives = Drives::equal(4, 8 * TB).and(2, 4 * TB), Byte "4x8 TB", Domain::Structured(Drives::SHAPE), "Drives";
            /// How the drives are combined.
            scheme: Scheme = Scheme::Shr1, Count, Domain::Choice(Scheme::NAMES), "Scheme";
            /// Drives that hold only parity: at most two in Unraid, six in SnapRAID.
            parity_drives: f64 = 1.0, Count "1", Domain::Between { minimum: 1.0, maximum: 6.0, whole: true }, "Parity drives (Unraid, SnapRAID)";
        }
        advanced_speed {
            /// Random IOPS of one drive: 75 to 200 for a hard disk, tens of thousands for an SSD.
            drive_iops: f64 = 150.0, OperationPerSecond "150 IOPS", Domain::Between { minimum: 1.0, maximum: 1e8, whole: false }, "Random IOPS per drive";
            /// Percentage of I/Os that are reads.
            read_share: f64 = 0.7, Ratio "70 %", Domain::Between { minimum: 0.0, maximum: 1.0, whole: false }, "Read share";
            /// Sequential rate of one drive, or of all drives of a host where hosts are listed; hard disks reach half of it on
            /// the inner tracks.
            drive_rate: f64 = 200e6, BytePerSecond "200 MB/s", Domain::Between { minimum: 1e6, maximum: 1e11, whole: false }, "Rate per drive";
        }
        advanced_scheme {
            /// Before Linux 5.15 btrfs RAID 0 needed two devices with space, RAID 10 four; since then one and two.
            old_kernel: bool = false, Count, Domain::Flag, "Linux before 5.15 (btrfs)";
            /// Data pieces of the erasure code, or data columns of a parity space of Storage Spaces; 1 for whole copies.
            data_pieces: f64 = 4.0, Count "4", Domain::Between { minimum: 1.0, maximum: 64.0, whole: true }, "Data pieces (erasure)";
            /// Parity pieces of the erasure code, or parity columns; for copies, the number besides the first.
            parity_pieces: f64 = 2.0, Count "2", Domain::Between { minimum: 1.0, maximum: 16.0, whole: true }, "Parity pieces (erasure)";
            /// What the system takes first: 4.9 GB on Synology. The calculator's page has a table of other NAS systems.
            reserve: f64 = 0.0, Byte "4.9 GB", Domain::Between { minimum: 0.0, maximum: 1e12, whole: true }, "Reserved per drive";
        }
        advanced_recovery {
            /// How full the pool is when a drive or host is lost.
            filled: f64 = 0.7, Ratio "70 %", Domain::Between { minimum: 0.01, maximum: 1.0, whole: false }, "Filled (erasure)";
            /// Payload rate of each drive's or host's network, each way. Leave empty if it does not limit.
            network_rate: Option<f64> = None, BytePerSecond "1250 MB/s", Domain::Between { minimum: 0.0, maximum: 1e12, whole: false }, "Network per host (erasure)", "none";
            /// Share of its rate that a drive or host gives to recovery. In Ceph, the profile of mClock and osd_max_backfills
            /// decide.
            recovery_share: f64 = 1.0, Ratio "50 %", Domain::Between { minimum: 0.01, maximum: 1.0, whole: false }, "Recovery's share of the drives (erasure)";
            /// Size of the objects in the pool: Ceph's BlueStore allocates 4 KiB at a time for each piece.
            object_size: f64 = 4_194_304.0, Byte "4 MiB", Domain::Between { minimum: 1.0, maximum: 1e12, whole: true }, "Object size (erasure)";
        }
    }
}

outputs! {
    /// Space and safety.
    pub struct Outputs {
        /// Space for data.
        usable: f64, BYTES, "Usable capacity";
        /// Usable capacity without what is uncertain: slices of three drives in SHR-2.
        usable_low: f64, BYTES, "Usable, at least";
        /// All drives together, as on their labels.
        raw: f64, BYTES, "Raw capacity";
        /// Usable ÷ raw capacity.
        efficiency: f64, SHARE, "Storage efficiency";
        /// Drive failures survived, any drives.
        tolerance: f64, COUNT, "Fault tolerance";
        /// What to know first.
        verdict: Verdict, None, "In short";
        /// Space that no stripe or copy can use.
        wasted: f64, BYTES, "Unused";
        /// Size of the largest drives, which the others cannot match.
        wasted_by: f64, BYTES, "Unused on drives of", "none";
        /// Space for copies and parity.
        redundancy: f64, BYTES, "Copies and parity";
        /// After what the system reserves on each drive.
        after_reserve: f64, BYTES, "After the reserve";
        /// After space that no stripe or copy can use.
        after_unreached: f64, BYTES, "After unused space";
        /// After copies and parity.
        after_redundancy: f64, BYTES, "After copies and parity";
        /// What df shows as available on the new btrfs; wrong for drives of different sizes.
        df_available: f64, BYTES, "df shows (btrfs)", "only for btrfs";
        /// How full an erasure-coded pool may be before Ceph warns (nearfull, 85 %).
        nearfull: f64, BYTES, "Ceph warns at (erasure code)", "only for erasure codes";
        /// The same once the largest drive or host is lost and the others hold its pieces, too.
        recovered: f64, BYTES, "Ceph warns at, with one lost", "only for erasure codes with a drive to spare";
        /// Pieces or copies below which Ceph stops reads and writes (min_size), as it sets it for new pools.
        min_size: f64, COUNT, "Ceph needs online (min_size)", "only for erasure codes";
        /// What fits of objects of this size: each piece takes whole allocation units of 4 KiB. Databases of BlueStore are
        /// not counted.
        usable_objects: f64, BYTES, "For objects of this size", "only for erasure codes";
        /// Bytes of pieces on the largest drive or host, which the others have to make again.
        lost: f64, BYTES, "To recover when one is lost", "only for erasure codes with a drive to spare";
        /// Bytes that cross the network for it: a copy once, a piece of an erasure code as often as there are data pieces.
        moved: f64, BYTES, "Over the network for it", "only for erasure codes with a drive to spare";
        /// The least that it takes, with all others at work alike.
        recovery_time: f64, TIME, "Recovery time, at least", "only for erasure codes with a drive to spare";
        /// Slices of equal width into which the drives are cut.
        tiers: f64, COUNT, "Tiers";
        /// One sequential reader of all data, slice after slice, before any shared link.
        read_rate: f64, RATE, "Sequential read", "not modelled for this scheme";
        /// One sequential writer of all data, slice after slice, before any shared link.
        write_rate: f64, RATE, "Sequential write", "not modelled for this scheme";
        /// Random IOPS at this read share, over all data: the drive with the most data is the busiest.
        iops: f64, IOPS, "Random IOPS", "not modelled for this scheme";
        /// The same drives in RAID 5, each counted as the smallest.
        raid5: f64, BYTES, "For comparison: RAID 5", "too few drives", "not possible";
        /// The same drives in RAID 6 or, on paper, RAID-Z2, each counted as the smallest.
        raid6: f64, BYTES, "For comparison: RAID 6", "too few drives";
        /// The same drives in SHR.
        shr1: f64, BYTES, "For comparison: SHR", "too few drives";
        /// The same drives in SHR-2.
        shr2: f64, BYTES, "For comparison: SHR-2", "too few drives";
        /// The same drives in btrfs RAID 1.
        btrfs_raid1: f64, BYTES, "For comparison: btrfs RAID 1", "too few drives";
    }
}

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "mixed-drives",
    version: 2,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Raw, output: "raw" },
        Stage { layer: Layer::Metadata, output: "after_reserve" },
        Stage { layer: Layer::Unused, output: "after_unreached" },
        Stage { layer: Layer::Redundancy, output: "after_redundancy" },
        Stage { layer: Layer::FileSystem, output: "usable" },
    ],
};

compute_checked!();
