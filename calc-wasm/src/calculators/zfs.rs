//! `zfs`: the space that `zfs list` will show, and what a vdev layout costs and survives.

mod compute;
mod words;

use super::shared::{BYTES, COUNT, IOPS, RATE, SHARE, TB};
use crate::array::drives::Drives;
use crate::array::zfs::Version;
use crate::calculator::{Choice, Domain, Model, Stage, Structured};
use crate::formula::When;
use crate::layer::Layer;
use crate::unit::Unit;
use crate::{choice, inputs, outputs};
pub(crate) use compute::{evaluate, picture};
pub(crate) use words::WORDS;

choice! {
    /// How a vdev spreads its blocks.
    pub enum Layout {
        Raidz1 = "raidz1", "RAID-Z1";
        Raidz2 = "raidz2", "RAID-Z2";
        Raidz3 = "raidz3", "RAID-Z3";
        Mirror = "mirror", "Mirror", "mirrors";
        Stripe = "stripe", "Stripe", "a stripe";
        Draid1 = "draid1", "dRAID1";
        Draid2 = "draid2", "dRAID2";
        Draid3 = "draid3", "dRAID3";
    }
}

choice! {
    /// What ZFS gets of each drive.
    pub enum Partition {
        Linux = "linux", "ZFS on Linux";
        Whole = "whole", "Whole drive";
        Core = "truenas_core", "TrueNAS CORE with 2 GiB swap";
    }
}

choice! {
    /// What the answer says first.
    pub enum Verdict {
        Even = "even", "as planned", "Plan for {planned}: above 80 % full, many small rewrites slow down.";
        Apart = "apart", "the halves of each disk are in different vdevs", "Put the halves of each disk into different vdevs: disk failures survived (any disks) are then {tolerance}.";
        Together = "together", "both halves of a disk are in one vdev", "Both halves of a disk are in one vdev and fail together: a failed disk takes two of the {tolerance} members that a vdev survives.";
        Wasted = "wasted", "larger drives are partly unused", "{wasted} stays unused: every drive of a vdev counts as the smallest, here {wasted_by}.";
        Padded = "padded", "padding takes space", "Padding takes space: {record_share} of a record on disk is data, not {paper_share} as on paper. Plan for {planned}.";
        Unprotected = "unprotected", "no redundancy", "No redundancy: any failed drive loses the pool.";
        Mismatched = "mismatched", "mismatched vdevs", "The vdevs differ in width or redundancy: zpool create calls that a mismatched replication level and asks for -f. Plan for {planned}.";
        WeakSpecial = "weak_special", "the special vdev is the weakest", "The special vdev survives fewer failures than the others, and the pool is lost with it: zpool create asks for -f.";
    }
}

/// Only these can be expanded.
const RAIDZ: &[When] = &[When::Is("layout", &["raidz1", "raidz2", "raidz3"])];

inputs! {
    /// Drives, vdevs, and the settings that change the space.
    pub struct Inputs {
        pool {
            /// Sizes as on the labels: `10x3TB`. Vdevs take them in this order.
            drives: Drives = Drives::equal(6, 16 * TB), Byte "6x16 TB", Domain::Structured(Drives::SHAPE), "Drives";
            /// How each vdev spreads its blocks.
            layout: Layout = Layout::Raidz2, Count, Domain::Choice(Layout::NAMES), "Layout";
            /// Number of top-level vdevs; if the drives do not divide evenly, the first vdevs get one more. In a
            /// stripe, every drive is a vdev.
            vdevs: f64 = 1.0, Count "2", Domain::Between { minimum: 1.0, maximum: 500.0, whole: true }, "vdevs";
            /// Block size of files or volumes. It does not change AVAIL, but how much data fits into it.
            recordsize: f64 = 131_072.0, Byte, Domain::OneOf(&[
                4096.0, 8192.0, 16_384.0, 32_768.0, 65_536.0, 131_072.0, 262_144.0, 524_288.0, 1_048_576.0, 4_194_304.0,
                16_777_216.0,
            ]), "recordsize or volblocksize";
        }
        advanced_pool {
            /// Drives per RAID-Z vdev when it was created. After a RAID-Z expansion, AVAIL still counts by that width.
            /// Leave empty if never expanded.
            expanded_from: Option<f64> = None, Count "3", Domain::Between { minimum: 2.0, maximum: 255.0, whole: true }, "Expanded from", "never expanded" => RAIDZ;
            /// Sector size as a power of two: 12 is 4 KiB.
            ashift: f64 = 12.0, Count "12", Domain::Between { minimum: 9.0, maximum: 16.0, whole: true }, "ashift";
            /// OpenZFS version, which decides how much space is kept back.
            version: Version = Version::V21, Count, Domain::Choice(Version::NAMES), "OpenZFS";
            /// ZFS on Linux partitions whole drives; TrueNAS CORE also took 2 GiB from each for swap.
            partition: Partition = Partition::Linux, Count, Domain::Choice(Partition::NAMES), "Partition";
            /// Whether a 4TB drive has the 4 000 787 030 016 bytes that makers agreed on, or exactly 4 × 10¹².
            marketed: bool = true, Count, Domain::Flag, "Sizes as on labels";
            /// Whether each drive is half of a dual-actuator disk (Exos 2X): a LUN with SAS, half of the addresses with
            /// SATA. Both halves fail together.
            halves: bool = false, Count, Domain::Flag, "Dual-actuator halves";
            /// Data drives of a dRAID group.
            draid_data: f64 = 8.0, Count "8", Domain::Between { minimum: 1.0, maximum: 252.0, whole: true }, "dRAID data drives";
            /// Distributed spares of a dRAID.
            draid_spares: f64 = 1.0, Count "1", Domain::Between { minimum: 0.0, maximum: 100.0, whole: true }, "dRAID spares";
        }
        advanced_special {
            /// Drives of a special vdev for metadata and small blocks, as one mirror; 0 for none. Log and cache devices
            /// add no space.
            special_drives: f64 = 0.0, Count "2", Domain::Between { minimum: 0.0, maximum: 8.0, whole: true }, "Special vdev drives";
            /// Size of each drive of the special vdev, as on the label.
            special_size: f64 = 1e12, Byte "1 TB", Domain::Between { minimum: 1e9, maximum: 1e15, whole: true }, "Special vdev drive capacity";
            /// Metadata as a share of the data: about 0.1 % for long files in 128 KiB records, 1 % and more for many
            /// small ones. `zdb -bbb` prints it.
            metadata_share: f64 = 0.01, Ratio "1 %", Domain::Between { minimum: 0.0, maximum: 0.5, whole: false }, "Metadata share";
            /// Share of the data in blocks no larger than `special_small_blocks`, which go to the special vdev as well. 0
            /// where that is not set.
            small_share: f64 = 0.0, Ratio "1 %", Domain::Between { minimum: 0.0, maximum: 0.5, whole: false }, "Small blocks share";
        }
        advanced_speed {
            /// Random IOPS of one drive.
            drive_iops: f64 = 250.0, OperationPerSecond "250 IOPS", Domain::Between { minimum: 1.0, maximum: 1e8, whole: false }, "Random IOPS per drive";
            /// Sequential rate of one drive.
            drive_rate: f64 = 200e6, BytePerSecond "200 MB/s", Domain::Between { minimum: 1e6, maximum: 1e11, whole: false }, "Rate per drive";
        }
    }
}

outputs! {
    /// Space of the whole pool unless it says otherwise.
    pub struct Outputs {
        /// AVAIL of `zfs list` on the empty pool.
        usable: f64, BYTES, "zfs list AVAIL";
        /// AVAIL as `zfs list` prints it: in powers of 1024, at most four characters and the letter.
        listed: f64, Some(Unit::ListedByte), "zfs list prints";
        /// SIZE of `zpool list`: RAID-Z including parity, mirrors as one drive, plus the special vdev.
        size: f64, BYTES, "zpool list SIZE";
        /// All drives of the list together.
        raw: f64, BYTES, "Raw capacity";
        /// AVAIL ÷ raw capacity.
        efficiency: f64, SHARE, "Storage efficiency";
        /// Uncompressed data of this record size that fits. More than AVAIL where records need less padding than 128
        /// KiB ones.
        fits: f64, BYTES, "Fits at this record size";
        /// Plan for this: Oracle advises staying below 80 % if files are rewritten in small pieces, below 90 %
        /// otherwise.
        planned: f64, BYTES, "80 % of what fits";
        /// Data drives × their size: what the labels promise.
        nominal: f64, BYTES, "On paper";
        /// Drive failures that every vdev survives.
        tolerance: f64, COUNT, "Fault tolerance per vdev";
        /// Drive failures that the pool survives in the best case.
        best_tolerance: f64, COUNT, "Fault tolerance, best case";
        /// What to know first.
        verdict: Verdict, None, "In short";
        /// Space on larger drives that their vdev cannot use.
        wasted: f64, BYTES, "Unused on larger drives";
        /// Smallest drive size that leaves space on larger drives unused.
        wasted_by: f64, BYTES, "Drive size that causes it", "none";
        /// Capacity of the special vdev. It counts toward SIZE, not AVAIL, since data may never go there.
        special: f64, BYTES, "Special vdev";
        /// The log's metaslab of the special vdev, which lowers the slop since 2.4.
        special_log: f64, BYTES, "Log on the special vdev";
        /// What a special vdev must hold for a full pool: ZFS keeps a quarter of it for metadata alone.
        special_needed: f64, BYTES, "Special vdev needed";
        /// What ZFS gets of the smallest drive of the first vdev.
        partition_size: f64, BYTES, "Partition";
        /// Bytes that one record takes on disk, parity and padding included. This and the next rows are for the first
        /// vdev.
        allocated: f64, BYTES, "Disk space per record";
        /// What the pool deducts from AVAIL for a record.
        charged: f64, BYTES, "Charged per record";
        /// Sectors of data in a record.
        record_sectors: f64, COUNT, "Sectors per record";
        /// Record size ÷ its space on disk.
        record_share: f64, SHARE, "Data share of a record";
        /// Data drives ÷ all drives.
        paper_share: f64, SHARE, "Data share on paper";
        /// The pool counts every allocated sector as this many 512ths of one, taken from blocks of 128 KiB.
        deflate: f64, COUNT, "Deflate ratio";
        /// Metaslab size of the first vdev in bytes, as a power of two.
        metaslab_shift: f64, COUNT, "Metaslab shift";
        /// Metaslabs of the first vdev.
        metaslabs: f64, COUNT, "Metaslabs";
        /// After space that larger drives cannot use.
        after_unused: f64, BYTES, "After unused space";
        /// After distributed spares.
        after_spares: f64, BYTES, "After dRAID spares";
        /// After partition, labels and the remainder that fills no metaslab.
        after_labels: f64, BYTES, "After labels and metaslabs";
        /// After copies, or parity on paper.
        after_parity: f64, BYTES, "After parity";
        /// After padding sectors.
        after_padding: f64, BYTES, "After padding";
        /// After reserving one metaslab per vdev for the log.
        after_log: f64, BYTES, "After the log";
        /// Slop as a share of the space, before its limits.
        slop_share: f64, BYTES, "Slop before its limits";
        /// Kept back so that files can be deleted from a full pool.
        slop: f64, BYTES, "Slop";
        /// Space that an empty pool already uses.
        used_empty: f64, BYTES, "Used by the empty pool";
        /// Random reads of whole records per second.
        read_iops: f64, IOPS, "Random reads";
        /// Random writes of whole records per second.
        write_iops: f64, IOPS, "Random writes";
        /// One sequential reader of large records, before any shared link.
        read_rate: f64, RATE, "Sequential read";
        /// One sequential writer of large records, before any shared link.
        write_rate: f64, RATE, "Sequential write";
        /// Drives in one vdev.
        width: f64, COUNT, "Drives per vdev";
        /// Top-level vdevs, excluding the special one.
        vdev_count: f64, COUNT, "Top-level vdevs";
        /// Whether all vdevs are as wide and as large as the first.
        alike: bool, None, "Identical vdevs";
    }
}

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "zfs",
    version: 1,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Raw, output: "raw" },
        Stage { layer: Layer::Unused, output: "after_unused" },
        Stage { layer: Layer::Spare, output: "after_spares" },
        Stage { layer: Layer::Labels, output: "after_labels" },
        Stage { layer: Layer::Redundancy, output: "after_parity" },
        Stage { layer: Layer::Padding, output: "after_padding" },
        Stage { layer: Layer::Log, output: "after_log" },
        Stage { layer: Layer::Slop, output: "usable" },
    ],
};

compute_checked!();
