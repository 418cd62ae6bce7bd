//! `raid`: what classic RAID levels hold, survive and deliver.

use crate::array::drives::Drives;
use crate::array::filesystem;
use crate::array::layout::{self, Picture};
use crate::array::level::{self, Capacity, Copies, Layout, Level};
use crate::array::md::{self, Metadata};
use crate::array::perf::{self, Io, StripeWrite};
use crate::array::stripes;
use crate::calculator::{
    Chart, Choice, Domain, Expected, Headline, Model, Preset, Stage, Structured, Words, joined,
};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::unit::Unit;
use crate::{choice, inputs, outputs};

choice! {
    /// The file system on the array.
    pub enum FileSystem {
        None = "none", "None";
        Ext4 = "ext4";
        Xfs = "xfs", "XFS";
    }
}

choice! {
    /// What the answer says first.
    pub enum Verdict {
        Even = "even", "every drive is used", "Drive failures survived (any drives): {tolerance}. Random I/O: {iops}.";
        Wasted = "wasted", "larger drives are partly unused", "{wasted} stays unused: every drive counts as {wasted_by}, the smallest. Drives of that size: {wasting_drives}.";
        Unprotected = "unprotected", "no redundancy", "No redundancy: any failed drive loses data. Random I/O: {iops}.";
    }
}

const TB: u64 = 1_000_000_000_000;

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
            /// Random IOPS of one drive: 75 to 200 for a hard drive, tens of thousands for an SSD.
            drive_iops: f64 = 150.0, OperationPerSecond "150 IOPS", Domain::Between { minimum: 1.0, maximum: 1e8, whole: false }, "Random IOPS per drive";
            /// Share of reads among the I/Os.
            read_share: f64 = 0.7, Ratio "70 %", Domain::Between { minimum: 0.0, maximum: 1.0, whole: false }, "Read share";
            /// Sequential rate of one drive; hard drives reach half of it on the inner tracks.
            drive_rate: f64 = 200e6, BytePerSecond "200 MB/s", Domain::Between { minimum: 1e6, maximum: 1e11, whole: false }, "Rate per drive";
            /// Random IOPS that the array must deliver, to find the number of drives.
            wanted_iops: f64 = 6000.0, OperationPerSecond "6000 IOPS", Domain::Between { minimum: 1.0, maximum: 1e10, whole: false }, "Required IOPS";
        }
        advanced_layout {
            /// Drives of the list that stand by for a failure: the largest, since a spare must be able to replace any
            /// drive.
            hot_spares: f64 = 0.0, Count "1", Domain::Between { minimum: 0.0, maximum: 100.0, whole: true }, "Hot spares";
            /// Groups (spans) of RAID50 and RAID60; others have none. At most 100, since a group needs at least three
            /// drives.
            groups: f64 = 2.0, Count "2", Domain::Between { minimum: 2.0, maximum: 100.0, whole: true }, "Groups";
            /// Copies of each chunk in md RAID10.
            copies: f64 = 2.0, Count "2", Domain::Between { minimum: 2.0, maximum: 10.0, whole: true }, "Copies (md RAID10)";
            /// Contiguous bytes on one drive before the stripe moves to the next; also called stripe unit or
            /// interleave. mdadm defaults to 512 KiB.
            chunk: f64 = md::DEFAULT_CHUNK as f64, Byte, Domain::OneOf(&[
                4096.0, 8192.0, 16_384.0, 32_768.0, 65_536.0, 131_072.0, 262_144.0, 524_288.0, 1_048_576.0, 2_097_152.0,
            ]), "Chunk";
            /// Linux md reserves 129 MiB on each drive with 1.2 metadata, 64 to 128 KiB at the end with 0.90. What a
            /// controller reserves is not known here.
            metadata: Metadata = Metadata::None, Count, Domain::Choice(Metadata::NAMES), "md metadata";
            /// File system to subtract, as mkfs makes it with default options.
            file_system: FileSystem = FileSystem::None, Count, Domain::Choice(FileSystem::NAMES), "File system";
            /// Block size of the file system, for the alignment options of mkfs.
            block: f64 = 4096.0, Byte, Domain::OneOf(&[1024.0, 2048.0, 4096.0, 8192.0, 16_384.0, 65_536.0]), "File-system block size";
        }
        advanced_io {
            /// Size of one I/O, to see how many drives it touches.
            io_size: f64 = 65_536.0, Byte "64 KiB", Domain::Between { minimum: 1.0, maximum: 1_073_741_824.0, whole: true }, "Size of one I/O";
            /// Offset of the I/O from the start of the array; 0 is aligned to everything.
            io_offset: f64 = 0.0, Byte "64 KiB", Domain::Between { minimum: 0.0, maximum: 1e15, whole: true }, "I/O offset";
            /// Whether md may read old data and parity instead of the rest of the stripe (rmw_level). RAID6 could not
            /// before Linux 4.1.
            read_modify_write: bool = true, Count, Domain::Flag, "md read-modify-write";
        }
    }
}

const BYTES: Option<Unit> = Some(Unit::Byte);
const COUNT: Option<Unit> = Some(Unit::Count);
const DRIVES: Option<Unit> = Some(Unit::Drive);
const IOPS: Option<Unit> = Some(Unit::OperationPerSecond);
const RATE: Option<Unit> = Some(Unit::BytePerSecond);

outputs! {
    /// Space, safety, speed.
    pub struct Outputs {
        /// Space for data.
        usable: f64, BYTES, "Usable capacity";
        /// All drives together, as on their labels.
        raw: f64, BYTES, "Raw capacity";
        /// Usable ÷ raw capacity.
        efficiency: f64, Some(Unit::Ratio), "Storage efficiency";
        /// Drive failures survived, whichever drives fail.
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

/// Keys of `content/references.yaml` beside those of the levels.
const SOURCES: &[&str] = &[
    "mdadm-super1",
    "dell-mixed-iops",
    "yellow-bricks-iops",
    "e2fsprogs-1.47",
    "xfsprogs",
    "storage-spaces-columns",
];

/// What the calculator computes with.
pub static MODEL: Model = Model {
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

/// Levels of which every drive serves reads: see [`perf::reading`].
const COPIES: &[&str] = &["raid1", "raid10", "raid1e", "md_raid10_near", "md_raid10_far", "md_raid10_offset"];

/// What the calculator says.
pub static WORDS: Words = Words {
    title: "How much does this RAID hold, and how fast is it?",
    summary: "Usable capacity, fault tolerance, IOPS and stripe sizes of RAID0 to RAID60, also with drives of different sizes.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("array", "Array"),
        ("work", "Workload"),
        ("advanced_layout", "Spares, layout and file system"),
        ("advanced_io", "One I/O and its chunks"),
    ],
    headlines: &[
        Headline {
            value: "usable",
            note: "usable in {level}, of {raw} raw",
            expected: Expected::Unstated("No range: space follows from the layout."),
            limit: "verdict",
            why: "",
        },
        Headline {
            value: "iops",
            note: "for random I/O in {level} with {read_share} reads",
            expected: Expected::Unstated(
                "No range: caches raise it and a shallow queue lowers it; too few arrays were measured.",
            ),
            limit: "",
            why: "Each small write costs {write_penalty} drive I/Os. Drives: {active_drives}, {drive_iops} each.",
        },
        Headline {
            value: "drives_needed",
            note: "for {wanted_iops} in {level}",
            expected: Expected::Unstated("No range: it follows from the layout."),
            limit: "",
            why: "Before rounding: {exact_drives}. Each small write costs {write_penalty} drive I/Os; each drive gives {drive_iops}.",
        },
        Headline {
            value: "full_stripe",
            note: "in a full stripe of {level}: {data_drives} data drives × {chunk}",
            expected: Expected::Unstated("No range: it follows from the layout."),
            limit: "",
            why: "Writing a full stripe needs no reads. mke2fs: stride={stride}, stripe-width={stripe_width}.",
        },
        Headline {
            value: "drives_touched",
            note: "busy with one read of {io_size} at offset {io_offset}",
            expected: Expected::Unstated("No range: it follows from the layout."),
            limit: "",
            why: "With {chunk} chunks, each chunk that the read touches is on a different drive.",
        },
        Headline {
            value: "read_rate",
            note: "for sequential reads in {level}, before any shared link",
            expected: Expected::Unstated(
                "No range: the links and chips in front of the drives decide; too few arrays were measured.",
            ),
            limit: "",
            why: "With copies, every drive serves reads; a single stream on hard drives gets {data_drives} × {drive_rate}. Sequential writes: {write_rate}.",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[(Layer::Metadata, "md metadata")],
    formula: &[
        Line::always("after_unused = {raw} − {wasted} = {after_unused}"),
        Line::always("after_redundancy = {after_spare} − {redundancy} = {after_redundancy}"),
        Line::always("efficiency = {usable} ÷ {raw} = {efficiency}"),
        Line::always(
            "iops = {active_drives} × {drive_iops} ÷ ({read_share} + (1 − {read_share}) × {write_penalty}) = {iops}",
        ),
        Line::always(
            "exact_drives = {wanted_iops} × ({read_share} + (1 − {read_share}) × {write_penalty}) ÷ {drive_iops} = {exact_drives}",
        ),
        Line::when(&[When::Not("level", COPIES)], "read_rate = {data_drives} × {drive_rate} = {read_rate}"),
        Line::when(&[When::Is("level", COPIES)], "read_rate = {active_drives} × {drive_rate} = {read_rate}"),
        Line::always("write_rate = {data_drives} × {drive_rate} = {write_rate}"),
        Line::always(
            "drives_touched = the lower of {readable_drives} and ⌈({io_offset} mod {chunk} + {io_size}) ÷ {chunk}⌉ = {drives_touched}",
        ),
        Line::always("full_stripe = {chunk} × {data_drives} = {full_stripe}"),
        Line::always("stride = {chunk} ÷ {block} = {stride}"),
        Line::always("stripe_width = {stride} × {data_drives} = {stripe_width}"),
    ],
    presets: &[
        Preset::asking(
            "iops-8-drives-150-iops-raid10-70-reads",
            "iops",
            "How many IOPS do 8 drives of 150 IOPS give in RAID10 at 70 % reads?",
            r#"{"drives":"8x16TB","level":"raid10","drive_iops":150,"read_share":0.7}"#,
        ),
        Preset::asking(
            "iops-8-drives-150-iops-raid5-70-reads",
            "iops",
            "How many IOPS do 8 drives of 150 IOPS give in RAID5 at 70 % reads?",
            r#"{"drives":"8x16TB","level":"raid5","drive_iops":150,"read_share":0.7}"#,
        ),
        Preset::asking(
            "iops-8-drives-150-iops-raid6-70-reads",
            "iops",
            "How many IOPS do 8 drives of 150 IOPS give in RAID6 at 70 % reads?",
            r#"{"drives":"8x16TB","level":"raid6","drive_iops":150,"read_share":0.7}"#,
        ),
        Preset::asking(
            "drives-for-6000-iops-in-raid10",
            "drives_needed",
            "How many drives do 6,000 IOPS need in RAID10, two reads per write?",
            r#"{"level":"raid10","drive_iops":180,"read_share":"66.6666667%","wanted_iops":6000}"#,
        ),
        Preset::asking(
            "drives-for-6000-iops-in-raid5",
            "drives_needed",
            "How many drives do the same 6,000 IOPS need in RAID5?",
            r#"{"level":"raid5","drive_iops":180,"read_share":"66.6666667%","wanted_iops":6000}"#,
        ),
        Preset::asking(
            "drives-for-6000-iops-in-raid6",
            "drives_needed",
            "How many drives do the same 6,000 IOPS need in RAID6?",
            r#"{"level":"raid6","drive_iops":180,"read_share":"66.6666667%","wanted_iops":6000}"#,
        ),
        Preset::of(
            "four-8-tb-two-4-tb-drives-raid5",
            "How much do four 8 TB and two 4 TB drives hold in RAID5?",
            r#"{"drives":"4x8TB+2x4TB","level":"raid5"}"#,
        ),
        Preset::of(
            "four-8-tb-two-4-tb-drives-raid6",
            "How much do four 8 TB and two 4 TB drives hold in RAID6?",
            r#"{"drives":"4x8TB+2x4TB","level":"raid6"}"#,
        ),
        Preset::of(
            "eight-16-tb-drives-hot-spare-raid6",
            "How much do eight 16 TB drives and a hot spare hold in RAID6?",
            r#"{"drives":"9x16TB","level":"raid6","hot_spares":1}"#,
        ),
        Preset::asking(
            "full-stripe-four-drives-raid5-64-kib-chunks",
            "full_stripe",
            "How large is a full stripe of four drives in RAID5 with 64 KiB chunks?",
            r#"{"drives":"4x4TB","level":"raid5","chunk":65536}"#,
        ),
        Preset::asking(
            "full-stripe-four-drives-raid5-32-kib-chunks",
            "full_stripe",
            "How large is a full stripe of four drives in RAID5 with 32 KiB chunks?",
            r#"{"drives":"4x4TB","level":"raid5","chunk":32768}"#,
        ),
        Preset::asking(
            "read-across-a-chunk-boundary",
            "drives_touched",
            "How many drives does a 28 KiB read across a chunk boundary keep busy?",
            r#"{"drives":"8x4TB","level":"raid0","chunk":65536,"io_size":28672,"io_offset":57344}"#,
        ),
        Preset::asking(
            "allocation-unit-of-storage-spaces",
            "full_stripe",
            "Which allocation unit suits Storage Spaces with three parity columns and 32 KiB interleave?",
            r#"{"drives":"3x4TB","level":"raid5","chunk":32768}"#,
        ),
        Preset::of(
            "df-four-4-tb-drives-md-raid5",
            "How much does df show for four 4 TB drives in md RAID5?",
            r#"{"drives":"4x4TB","level":"raid5","metadata":"1.2","file_system":"ext4"}"#,
        ),
        Preset::asking(
            "four-striped-sata-ssds",
            "read_rate",
            "How fast can four striped SATA SSDs read, before the chipset limits them?",
            r#"{"drives":"4x120GB","level":"raid0","chunk":32768,"drive_rate":480000000}"#,
        ),
        Preset::of(
            "three-4-tb-drives-md-raid10",
            "How much do three 4 TB drives hold in md RAID10?",
            r#"{"drives":"3x4TB","level":"md_raid10_far"}"#,
        ),
    ],
    charts: &[
        Chart {
            question: "How much does one more drive add?",
            input: "drives",
            output: "usable",
            range: (1.0, 24.0),
        },
        Chart { question: "What do writes cost?", input: "read_share", output: "iops", range: (0.0, 1.0) },
        Chart {
            question: "How many drives does one I/O keep busy?",
            input: "chunk",
            output: "drives_touched",
            range: (0.0, 0.0),
        },
    ],
    sources: &joined::<{ level::SOURCES.len() + SOURCES.len() }>(level::SOURCES, SOURCES),
    caveats: &[
        "Sizes are those on the labels; drives really hold 0.01 to 0.1 % more.",
        "With drives of different sizes, every drive counts as the smallest. Only md RAID0 (with md metadata) and JBOD use the rest.",
        "IOPS and rates are ceilings of the drives alone: caches, controllers, slots and networks are not included, and the slowest part of the chain decides.",
        "The write penalty is for small random writes without a write-back cache; full-stripe writes need no reads.",
        "RAID1 here makes every drive a copy. Tools that make two pairs of four drives build RAID10.",
        "RAID5E and RAID5EE follow one published calculator; no vendor document was found.",
        "File systems: default options of mkfs.ext4 1.47 and mkfs.xfs, checked against real ones of 0.25 to 12 TB.",
    ],
};

/// Computes every output.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for a number of drives that makes no such array.
pub fn compute(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let layout = layout(inputs);
    let sizes = members(inputs, layout)?;
    let n = sizes.len();
    let capacity = capacity(inputs, layout, &sizes)?;
    let used = used(inputs, &sizes)?;
    let after_metadata = after_metadata(inputs, layout, &used);
    let usable = match inputs.file_system {
        FileSystem::None => after_metadata,
        FileSystem::Ext4 => filesystem::ext4_available(after_metadata),
        FileSystem::Xfs => filesystem::xfs_available(after_metadata),
    };
    let (tolerance, best) = layout.tolerance(n);
    let (wasted_by, wasting) =
        capacity.wasted_by.map_or((f64::NAN, 0.0), |(size, drives)| (size as f64, drives as f64));

    let penalty = perf::write_penalty(layout, n);
    let iops = |read| perf::mixed_iops(n as f64, inputs.drive_iops, read, penalty);
    let exact_drives = perf::drives_for(inputs.wanted_iops, inputs.drive_iops, inputs.read_share, penalty);
    let data_drives = perf::data_drives(layout, n);
    let (read, write) = perf::streaming(layout, n);
    let (chunk, io) = io(inputs);
    let md = md_io(inputs, layout, n);
    let stripes = |value: f64| if layout.shape().is_striped() { value } else { f64::NAN };
    let alignment = perf::alignment(inputs.chunk, data_drives, inputs.block);
    let after_spare = capacity.raw - capacity.unused - capacity.spare;

    Ok(Outputs {
        usable: usable as f64,
        raw: capacity.raw as f64,
        efficiency: usable as f64 / capacity.raw as f64,
        tolerance: tolerance as f64,
        best_tolerance: best as f64,
        wasted: capacity.unused as f64,
        wasted_by,
        wasting_drives: wasting,
        verdict: match (capacity.wasted_by, tolerance) {
            (Some(_), _) => Verdict::Wasted,
            (None, 0) => Verdict::Unprotected,
            _ => Verdict::Even,
        },
        redundancy: capacity.redundancy as f64,
        after_unused: (capacity.raw - capacity.unused) as f64,
        after_spare: after_spare as f64,
        after_redundancy: capacity.usable as f64,
        after_metadata: after_metadata as f64,
        used_size: used.iter().copied().min().unwrap_or(0) as f64,
        iops: iops(inputs.read_share),
        read_iops: iops(1.0),
        write_iops: iops(0.0),
        degraded_iops: perf::degraded_reads(layout, n).map_or(f64::NAN, |drives| drives * inputs.drive_iops),
        write_penalty: penalty,
        active_drives: n as f64,
        readable_drives: perf::readable_drives(layout, n) as f64,
        drives_touched: perf::drives_touched(layout, n, chunk, io) as f64,
        md_reads: md.reads as f64,
        md_writes: md.writes as f64,
        exact_drives,
        drives_needed: next_array(layout, exact_drives),
        read_rate: read * inputs.drive_rate,
        write_rate: write * inputs.drive_rate,
        full_stripe: stripes(alignment.full_stripe),
        stride: stripes(alignment.stride),
        stripe_width: stripes(alignment.stripe_width),
        data_drives,
    })
}

/// Where the blocks lie. Spares, the largest drives, hold none and come last; with them the others stand by size.
///
/// # Errors
/// As [`compute`] for a number of drives that makes no such array.
pub fn picture(inputs: &Inputs) -> Result<Picture, CalcError> {
    let layout = layout(inputs);
    let members = members(inputs, layout)?;
    let mut picture = layout::classic(layout, &members);
    let mut spares = stripes::largest_first(&inputs.drives.sizes());
    spares.truncate(spares.len() - members.len());
    if !spares.is_empty() {
        picture.stand_by(&spares);
    }
    Ok(picture)
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small whole numbers by their range"
)]
fn layout(inputs: &Inputs) -> Layout {
    Layout {
        level: inputs.level,
        groups: inputs.groups as usize,
        copies: inputs.copies as usize,
        zones: inputs.metadata != Metadata::None,
    }
}

/// The drives that hold data; the others are spares. Every member counts as the smallest, so the largest stand by.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a small whole number by its range"
)]
fn members(inputs: &Inputs, layout: Layout) -> Result<Vec<u64>, CalcError> {
    let spares = inputs.hot_spares as usize;
    let sizes = inputs.drives.sizes();
    let n = sizes.len().saturating_sub(spares);
    layout.check(n).map_err(|needs| {
        let clash = CalcError::clash("drives", &inputs.drives.text(), needs.allowed());
        if spares > 0 { clash.because(Reason::DrivesBesidesSpares) } else { clash }
    })?;
    if spares == 0 {
        return Ok(sizes);
    }
    if layout.tolerance(n).0 == 0 {
        let allowed = Allowed::numbers(&[0.0], Unit::Count);
        let clash = CalcError::clash("hot_spares", &decimal::write(inputs.hot_spares), allowed);
        return Err(clash.because(Reason::NothingToRebuild));
    }
    Ok(stripes::largest_first(&sizes).split_off(spares))
}

/// Where the bytes of all drives go, the spares' too.
fn capacity(inputs: &Inputs, layout: Layout, members: &[u64]) -> Result<Capacity, CalcError> {
    let mut capacity = layout
        .capacity(members)
        .map_err(|needs| CalcError::clash("drives", &inputs.drives.text(), needs.allowed()))?;
    let spares = u64::from(inputs.drives.count()) - members.len() as u64;
    let smallest = members.iter().copied().min().unwrap_or(0);
    let standing_by = inputs.drives.raw() - capacity.raw;
    let waiting = spares * smallest;
    capacity.raw += standing_by;
    capacity.spare += waiting;
    capacity.unused += standing_by - waiting;
    Ok(capacity)
}

/// The bytes that md uses of each member; all of it without metadata.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole bytes of a list")]
fn used(inputs: &Inputs, members: &[u64]) -> Result<Vec<u64>, CalcError> {
    if inputs.metadata == Metadata::None {
        return Ok(members.to_vec());
    }
    let used = members.iter().map(|&size| md::used_size(size, inputs.chunk as u64, inputs.metadata));
    used.collect::<Option<_>>().ok_or_else(|| {
        let others = [Metadata::V12, Metadata::None].map(Choice::word);
        CalcError::clash("metadata", inputs.metadata.word(), Allowed::words(&others))
            .because(Reason::MdMetadata)
    })
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole bytes of a list")]
fn after_metadata(inputs: &Inputs, layout: Layout, used: &[u64]) -> u64 {
    // Only md takes any number of copies.
    if layout.shape().copies == Copies::Asked && inputs.metadata != Metadata::None {
        md::array_size(layout, used, inputs.chunk as u64)
    } else {
        layout.capacity(used).map_or(0, |after| after.usable)
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole bytes by their range")]
fn io(inputs: &Inputs) -> (u64, Io) {
    (inputs.chunk as u64, Io { offset: inputs.io_offset as u64, length: inputs.io_size as u64 })
}

/// Blocks that md reads and writes for one write.
#[allow(clippy::cast_possible_truncation, reason = "drives of a list")]
fn md_io(inputs: &Inputs, layout: Layout, n: usize) -> StripeWrite {
    let (chunk, io) = io(inputs);
    if layout.parity() > 0 {
        return perf::md_io(n / layout.spans(), layout.parity(), chunk, io, inputs.read_modify_write);
    }
    let blocks = io.blocks();
    StripeWrite { reads: 0, writes: (blocks.end - blocks.start) as usize * layout.stored(n) }
}

/// The smallest number of drives from `exact` up that makes the layout.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "at most the most drives and a group"
)]
fn next_array(layout: Layout, exact: f64) -> f64 {
    // A multiple lies within its own number.
    let from = libm::ceil(exact).max(layout.minimum() as f64);
    let multiple = layout.spans().max(layout.shape().step);
    (0..=multiple)
        .map(|more| from + more as f64)
        .find(|n| (n / multiple as f64).fract() == 0.0)
        .unwrap_or(from)
}
