//! `raid`: what classic RAID levels hold, survive and deliver.

mod compute;
mod words;

use super::shared::{BYTES, COUNT, DRIVES, IOPS, RATE, SHARE, TB};
use crate::array::drives::Drives;
use crate::array::level::Level;
use crate::array::md::{self, Metadata};
use crate::calculator::{Choice, Domain, Model, Stage, Structured};
use crate::layer::Layer;
use crate::{choice, inputs, outputs};
pub(crate) use compute::{evaluate, picture};
pub(crate) use words::WORDS;

choice! {
    /// The file system on the array.
    pub enum FileSystem {
        None = "none", "None";
        Ext4 = "ext4";
        Xfs = "xfs", "XFS, mkfs.xfs before 6.5";
        XfsRmap = "xfs_6.5", "XFS, mkfs.xfs 6.5 or later";
    }
}

choice! {
    /// What the answer says first.
    pub enum Verdict {
        Even = "even", "every drive is used", "Drive failures survived (any drives): {tolerance}. Random I/O: {iops}.";
        Wasted = "wasted", "larger drives are partly unused", "{wasted} stays unused: every drive counts as {wasted_by}, the smallest. Drives of that size: {wasting_drives}.";
        Unprotected = "unprotected", "no redundancy", "No redundancy: any failed drive loses data. Random I/O: {iops}.";
        Apart = "apart", "the halves of each disk are in different groups", "Put the halves of each disk into different groups: disk failures survived (any disks) are then {tolerance}.";
        Together = "together", "both halves of a disk are in one group", "Both halves of a disk are in one group and fail together. Disk failures survived (any disks): {tolerance}.";
    }
}

inputs! {
    /// Drives, how they are joined, and what is asked of them.
    pub struct Inputs {
        array {
            /// Sizes as on the labels: `8x18TB`, or `4x8TB + 2x4TB` for different sizes.
            drives: Drives = Drives::equal(8, 16 * TB), Byte "8x18 TB", Domain::Structured(Drives::SHAPE), "Drives";
            /// How the drives are combined. RAID-Z, SHR and btrfs have calculators of their own.
            level: Level = Level::Raid6, Count, Domain::Choice(Level::NAMES), "Level";
        }
        work {
            /// Random IOPS of one drive: 75 to 200 for a hard disk, tens of thousands for an SSD.
            drive_iops: f64 = 150.0, OperationPerSecond "150 IOPS", Domain::Between { minimum: 1.0, maximum: 1e8, whole: false }, "Random IOPS per drive";
            /// Percentage of I/Os that are reads.
            read_share: f64 = 0.7, Ratio "70 %", Domain::Between { minimum: 0.0, maximum: 1.0, whole: false }, "Read share";
            /// Sequential rate of one drive; hard disks reach half of it on the inner tracks.
            drive_rate: f64 = 200e6, BytePerSecond "200 MB/s", Domain::Between { minimum: 1e6, maximum: 1e11, whole: false }, "Rate per drive";
            /// Random IOPS that the array must deliver, to find the number of drives.
            wanted_iops: f64 = 6000.0, OperationPerSecond "6000 IOPS", Domain::Between { minimum: 1.0, maximum: 1e10, whole: false }, "Required IOPS";
        }
        advanced_layout {
            /// Drives of the list that stand by for a failure: the largest, since a spare must be able to replace any
            /// drive.
            hot_spares: f64 = 0.0, Count "1", Domain::Between { minimum: 0.0, maximum: 100.0, whole: true }, "Hot spares";
            /// Whether each drive is half of a dual-actuator disk (Exos 2X): a LUN with SAS, half of the addresses with
            /// SATA. Both halves fail together.
            halves: bool = false, Count, Domain::Flag, "Dual-actuator halves";
            /// Groups (spans) of RAID 50 and RAID 60; others have none. At most 100, since a group needs at least three
            /// drives.
            groups: f64 = 2.0, Count "2", Domain::Between { minimum: 2.0, maximum: 100.0, whole: true }, "Groups";
            /// Copies of each chunk in md RAID 10.
            copies: f64 = 2.0, Count "2", Domain::Between { minimum: 2.0, maximum: 10.0, whole: true }, "Copies (md RAID 10)";
            /// Contiguous bytes on one drive before the stripe moves to the next; also called stripe unit or
            /// interleave. mdadm defaults to 512 KiB.
            chunk: f64 = md::DEFAULT_CHUNK as f64, Byte, Domain::OneOf(&[
                4096.0, 8192.0, 16_384.0, 32_768.0, 65_536.0, 131_072.0, 262_144.0, 524_288.0, 1_048_576.0, 2_097_152.0,
            ]), "Chunk";
            /// Linux md reserves 129 MiB on each drive with 1.2 metadata, at most 144 KiB with 1.0 or 0.90. What a
            /// controller reserves is unknown here.
            metadata: Metadata = Metadata::None, Count, Domain::Choice(Metadata::NAMES), "md metadata";
            /// File system to subtract, as mkfs makes it with default options.
            file_system: FileSystem = FileSystem::None, Count, Domain::Choice(FileSystem::NAMES), "File system";
            /// Block size of the file system, for the alignment options of mkfs.
            block: f64 = 4096.0, Byte, Domain::OneOf(&[1024.0, 2048.0, 4096.0, 8192.0, 16_384.0, 65_536.0]), "File-system block size";
        }
        advanced_io {
            /// Size of one I/O, to show how many drives it touches.
            io_size: f64 = 65_536.0, Byte "64 KiB", Domain::Between { minimum: 1.0, maximum: 1_073_741_824.0, whole: true }, "Size of one I/O";
            /// Offset of the I/O from the start of the array; 0 is aligned to everything.
            io_offset: f64 = 0.0, Byte "64 KiB", Domain::Between { minimum: 0.0, maximum: 1e15, whole: true }, "I/O offset";
            /// Whether md may read old data and parity instead of the rest of the stripe (rmw_level). RAID 6 could not
            /// before Linux 4.1.
            read_modify_write: bool = true, Count, Domain::Flag, "md read-modify-write";
        }
    }
}

outputs! {
    /// Space, safety, speed.
    pub struct Outputs {
        /// Space for data.
        usable: f64, BYTES, "Usable capacity";
        /// All drives together, as on their labels.
        raw: f64, BYTES, "Raw capacity";
        /// Usable ÷ raw capacity.
        efficiency: f64, SHARE, "Storage efficiency";
        /// Drive failures survived, any drives.
        tolerance: f64, COUNT, "Fault tolerance";
        /// Drive failures survived in the best case.
        best_tolerance: f64, COUNT, "Fault tolerance, best case";
        /// Space on larger drives that the level cannot use.
        wasted: f64, BYTES, "Unused on larger drives";
        /// Size of the drives that every larger drive is cut down to.
        wasted_by: f64, BYTES, "Drive size that causes it", "none";
        /// Number of drives that cause it.
        wasting_drives: f64, COUNT, "Drives of that size";
        /// What to know first.
        verdict: Verdict, None, "In short";
        /// Space for copies and parity.
        redundancy: f64, BYTES, "Copies and parity";
        /// After space that larger drives cannot use.
        after_unused: f64, BYTES, "After unused space";
        /// After space kept for a failure.
        after_spare: f64, BYTES, "After spare space";
        /// After copies and parity.
        after_redundancy: f64, BYTES, "After copies and parity";
        /// After md metadata and rounding to whole chunks.
        after_metadata: f64, BYTES, "After metadata";
        /// What md uses of the smallest drive: mdadm's used dev size.
        used_size: f64, BYTES, "Used per drive";
        /// Random IOPS at this read share.
        iops: f64, IOPS, "Random IOPS";
        /// Random IOPS with reads only.
        read_iops: f64, IOPS, "Random reads";
        /// Random IOPS with writes only.
        write_iops: f64, IOPS, "Random writes";
        /// Random reads per second with one drive failed: its data is reconstructed from the others.
        degraded_iops: f64, IOPS, "Random reads, one drive failed", "data is lost";
        /// Drive I/Os that one small write causes.
        write_penalty: f64, COUNT, "Write penalty";
        /// All drives except the hot spares.
        active_drives: f64, COUNT, "Drives in the array";
        /// Drives busy with a long read, which uses one of several copies.
        readable_drives: f64, COUNT, "Drives for a long read";
        /// Drives busy with one read of this size at this offset.
        drives_touched: f64, DRIVES, "Drives for one I/O";
        /// Blocks of 4 KiB that Linux md reads before one write of this size at this offset; it uses the cheaper of two
        /// methods.
        md_reads: f64, COUNT, "Blocks md reads for one write";
        /// Blocks of 4 KiB that Linux md writes for it.
        md_writes: f64, COUNT, "Blocks md writes for it";
        /// Drives that deliver the required IOPS, before rounding.
        exact_drives: f64, COUNT, "Drives for the required IOPS, before rounding";
        /// Rounded up to the next number of drives that this level allows.
        drives_needed: f64, DRIVES, "Drives for the required IOPS";
        /// Sequential reads, before any shared link: with copies every drive serves, with parity as many as the data
        /// drives.
        read_rate: f64, RATE, "Sequential read";
        /// One sequential writer of full stripes, before any shared link.
        write_rate: f64, RATE, "Sequential write";
        /// Data of one full stripe; writing all of it needs no reads. On a Windows volume: the allocation unit to
        /// choose.
        full_stripe: f64, BYTES, "Full stripe", "no stripes";
        /// File-system blocks in a chunk: mke2fs -E stride.
        stride: f64, COUNT, "stride", "no stripes";
        /// File-system blocks in a full stripe: mke2fs -E stripe-width.
        stripe_width: f64, COUNT, "stripe-width", "no stripes";
        /// Drives that hold the data of one stripe: mkfs.xfs -d sw, where su is the chunk.
        data_drives: f64, COUNT, "Data drives";
    }
}

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "raid",
    version: 2,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Raw, output: "raw" },
        Stage { layer: Layer::Unused, output: "after_unused" },
        Stage { layer: Layer::Spare, output: "after_spare" },
        Stage { layer: Layer::Redundancy, output: "after_redundancy" },
        Stage { layer: Layer::Metadata, output: "after_metadata" },
        Stage { layer: Layer::FileSystem, output: "usable" },
    ],
};

compute_checked!();
