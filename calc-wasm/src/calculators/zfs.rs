//! `zfs`: the space that `zfs list` will show, and what a vdev layout costs and survives.

use crate::array::drives::{Drives, marketed_bytes};
use crate::array::layout::{self, Picture};
use crate::array::zfs::pool::{self, Space, Vdev};
use crate::array::zfs::{self, Shape, Version, iops};
use crate::calculator::{Chart, Choice, Domain, Headline, Model, Stage, Words};
use crate::error::CalcError;
use crate::unit::Unit;
use crate::{choice, inputs, outputs};

choice! {
    /// How a vdev spreads its blocks.
    pub enum Layout {
        Raidz1 = "raidz1",
        Raidz2 = "raidz2",
        Raidz3 = "raidz3",
        Mirror = "mirror",
        Stripe = "stripe",
        Draid1 = "draid1",
        Draid2 = "draid2",
        Draid3 = "draid3",
    }
}

choice! {
    /// What ZFS gets of each drive.
    pub enum Partition { Linux = "linux", Whole = "whole", Core = "truenas_core" }
}

choice! {
    /// What the answer says first.
    pub enum Verdict { Even = "even", Wasted = "wasted", Padded = "padded", Unprotected = "unprotected" }
}

const TB: u64 = 1_000_000_000_000;

inputs! {
    /// Drives, vdevs, and the settings that change the space.
    pub struct Inputs {
        pool {
            /// Sizes as on the labels: `10x3TB`. Vdevs take them in this order.
            drives: Drives = Drives::equal(6, 16 * TB), Byte, Domain::Drives, "Drives";
            /// How each vdev spreads its blocks.
            layout: Layout = Layout::Raidz2, Count, Domain::Choice(Layout::NAMES), "Layout";
            /// Top-level vdevs; each takes the same number of drives. A stripe makes one of every drive.
            vdevs: f64 = 1.0, Count, Domain::Between { minimum: 1.0, maximum: 500.0, whole: true }, "vdevs";
            /// Size of the blocks that files are cut into. It does not change AVAIL, but how much data fits into it.
            recordsize: f64 = 131_072.0, Byte, Domain::OneOf(&[
                4096.0, 8192.0, 16_384.0, 32_768.0, 65_536.0, 131_072.0, 262_144.0, 524_288.0, 1_048_576.0, 4_194_304.0,
                16_777_216.0,
            ]), "recordsize or volblocksize";
        }
        advanced_pool {
            /// Sector size as a power of two: 12 is 4 KiB.
            ashift: f64 = 12.0, Count, Domain::Between { minimum: 9.0, maximum: 16.0, whole: true }, "ashift";
            /// Version of OpenZFS: it decides how much is kept back.
            version: Version = Version::V21, Count, Domain::Choice(Version::NAMES), "OpenZFS";
            /// ZFS on Linux partitions whole drives; TrueNAS CORE also took 2 GiB of swap from each.
            partition: Partition = Partition::Linux, Count, Domain::Choice(Partition::NAMES), "Partition";
            /// Whether a 4TB drive has the 4 000 787 030 016 bytes that makers agreed on, or exactly what is written.
            marketed: bool = true, Count, Domain::Flag, "Sizes are those of labels";
            /// Data drives of a dRAID group.
            draid_data: f64 = 8.0, Count, Domain::Between { minimum: 1.0, maximum: 252.0, whole: true }, "dRAID data drives";
            /// Distributed spares of a dRAID.
            draid_spares: f64 = 1.0, Count, Domain::Between { minimum: 0.0, maximum: 100.0, whole: true }, "dRAID spares";
        }
        advanced_speed {
            /// Random I/Os per second of one drive.
            drive_iops: f64 = 250.0, OperationPerSecond, Domain::Between { minimum: 1.0, maximum: 1e8, whole: false }, "IOPS of one drive";
            /// Sequential rate of one drive.
            drive_rate: f64 = 200e6, BytePerSecond, Domain::Between { minimum: 1e6, maximum: 1e11, whole: false }, "Rate of one drive";
        }
    }
}

const BYTES: Option<Unit> = Some(Unit::Byte);
const COUNT: Option<Unit> = Some(Unit::Count);
const IOPS: Option<Unit> = Some(Unit::OperationPerSecond);
const RATE: Option<Unit> = Some(Unit::BytePerSecond);
const SHARE: Option<Unit> = Some(Unit::Ratio);

outputs! {
    /// Space of the whole pool unless it says otherwise.
    pub struct Outputs {
        /// AVAIL of `zfs list` on the empty pool.
        usable: f64, BYTES, "zfs list AVAIL";
        /// SIZE of `zpool list`: raidz with parity, mirrors as one drive.
        size: f64, BYTES, "zpool list SIZE";
        /// All drives together.
        raw: f64, BYTES, "Raw capacity";
        /// AVAIL over raw.
        efficiency: f64, SHARE, "Storage efficiency";
        /// Data of this record size that fits into AVAIL, uncompressed. More than AVAIL where records pad less than
        /// 128 KiB do.
        fits: f64, BYTES, "Fits at this record size";
        /// Plan for this: above 80 % full, ZFS slows down.
        planned: f64, BYTES, "80 % of what fits";
        /// Data drives times their size: what labels promise.
        nominal: f64, BYTES, "On paper";
        /// Failed drives that every vdev survives.
        tolerance: f64, COUNT, "Fault tolerance of each vdev";
        /// Failed drives that the pool survives if they are spread well.
        best_tolerance: f64, COUNT, "Fault tolerance, best case";
        /// What to know first.
        verdict: Verdict, None, "In short";
        /// Space on larger drives that their vdev cannot use.
        wasted: f64, BYTES, "Unused on larger drives";
        /// Size of the smallest drive that makes larger ones waste space.
        wasted_by: f64, BYTES, "Unused because of drives of";
        /// Bytes that one record takes on disk, parity and padding included.
        allocated: f64, BYTES, "On disk for one record";
        /// What the pool charges for a record, in the count of AVAIL.
        charged: f64, BYTES, "Charged for one record";
        /// Record over what it takes on disk.
        record_share: f64, SHARE, "Share of data in a record";
        /// The same on paper: data drives over all drives.
        paper_share: f64, SHARE, "Share of data on paper";
        /// The pool counts every allocated sector as so many 512ths of one, from blocks of 128 KiB.
        deflate: f64, COUNT, "Deflate ratio";
        /// A metaslab of the first vdev is two to this power bytes.
        metaslab_shift: f64, COUNT, "Metaslab shift";
        /// Metaslabs of the first vdev.
        metaslabs: f64, COUNT, "Metaslabs";
        /// After what larger drives cannot use.
        after_unused: f64, BYTES, "After unlike sizes";
        /// After distributed spares.
        after_spares: f64, BYTES, "After dRAID spares";
        /// After partition, labels and what does not fill a metaslab.
        after_labels: f64, BYTES, "After labels and metaslabs";
        /// After copies, or parity as on paper.
        after_parity: f64, BYTES, "After parity";
        /// After sectors that fill a block up.
        after_padding: f64, BYTES, "After padding";
        /// After the metaslab of each vdev that is kept for the log.
        after_log: f64, BYTES, "After the log";
        /// Kept back so that a full pool can still delete.
        slop: f64, BYTES, "Slop";
        /// Random reads of whole records per second.
        read_iops: f64, IOPS, "Random reads";
        /// Random writes of whole records per second.
        write_iops: f64, IOPS, "Random writes";
        /// One sequential reader of large records, no link in the way.
        read_rate: f64, RATE, "Sequential read";
        /// One sequential writer of large records, no link in the way.
        write_rate: f64, RATE, "Sequential write";
        /// Drives of one vdev.
        width: f64, COUNT, "Drives of a vdev";
    }
}

/// What the calculator computes with.
pub static MODEL: Model = Model {
    name: "zfs",
    version: 1,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: "raw", output: "raw" },
        Stage { layer: "unused", output: "after_unused" },
        Stage { layer: "spare", output: "after_spares" },
        Stage { layer: "labels", output: "after_labels" },
        Stage { layer: "redundancy", output: "after_parity" },
        Stage { layer: "padding", output: "after_padding" },
        Stage { layer: "log", output: "after_log" },
        Stage { layer: "slop", output: "usable" },
    ],
};

/// What the calculator says.
pub static WORDS: Words = Words {
    title: "How much space will ZFS show?",
    summary: "AVAIL of zfs list to the megabyte, for mirrors, RAID-Z and dRAID: partition, metaslabs, padding, slop.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("pool", "Pool"),
        ("advanced_pool", "Sectors, version, partition, dRAID"),
        ("advanced_speed", "Speed of a drive"),
    ],
    choices: &[
        ("layout", "raidz1", "RAID-Z1"),
        ("layout", "raidz2", "RAID-Z2"),
        ("layout", "raidz3", "RAID-Z3"),
        ("layout", "mirror", "Mirror"),
        ("layout", "stripe", "Stripe"),
        ("layout", "draid1", "dRAID1"),
        ("layout", "draid2", "dRAID2"),
        ("layout", "draid3", "dRAID3"),
        ("version", "2.1+", "2.1 to 2.4"),
        ("version", "2.0", "0.8 to 2.0.6"),
        ("partition", "linux", "Made by ZFS on Linux"),
        ("partition", "whole", "The whole drive"),
        ("partition", "truenas_core", "TrueNAS CORE with 2 GiB swap"),
        ("verdict", "even", "as planned"),
        ("verdict", "wasted", "larger drives are used in part"),
        ("verdict", "padded", "padding takes space"),
        ("verdict", "unprotected", "no redundancy"),
        ("wasted_by", "null", "none"),
    ],
    rows: &[],
    headline: Headline {
        value: "usable",
        note: "in zfs list, of {raw}, in {layout}",
        range: None,
        limit: "verdict",
        digits: 4,
    },
    phrases: &[
        ("layout", "raidz1", "RAID-Z1"),
        ("layout", "raidz2", "RAID-Z2"),
        ("layout", "raidz3", "RAID-Z3"),
        ("layout", "mirror", "mirrors"),
        ("layout", "stripe", "a stripe"),
        ("layout", "draid1", "dRAID1"),
        ("layout", "draid2", "dRAID2"),
        ("layout", "draid3", "dRAID3"),
        ("verdict", "even", "Plan for {planned}: above 80 % full, ZFS slows down."),
        (
            "verdict",
            "wasted",
            "{wasted} stays unused: each drive of a vdev counts as the smallest, here {wasted_by}.",
        ),
        (
            "verdict",
            "padded",
            "Padding takes space: a record keeps {record_share} of what it takes on disk, on paper {paper_share}. Plan for {planned}.",
        ),
        ("verdict", "unprotected", "Any failed drive takes the pool with it."),
    ],
    stages: &[
        "Raw capacity",
        "Unused on larger drives",
        "dRAID spares",
        "Labels and metaslabs",
        "Copies and parity",
        "Padding",
        "Log metaslabs",
        "Slop",
    ],
    formula: &[
        "allocated = sectors of {recordsize}, parity for each row of {width} drives, rounded up to parity + 1 sectors = {allocated}",
        "record_share = {recordsize} ÷ {allocated} = {record_share}",
        "size = {metaslabs} metaslabs of 2^{metaslab_shift} bytes in each vdev = {size}",
        "after_padding = {size} × {deflate} ÷ 512 = {after_padding}",
        "slop = 1 of 32, at most 128 GiB less the log, or the older rule = {slop}",
        "usable = {after_log} − {slop} − what an empty pool uses = {usable}",
        "charged = {allocated} × {deflate} ÷ 512 = {charged}",
        "fits = {usable} × {recordsize} ÷ {charged} = {fits}",
    ],
    presets: &[
        ("RAID-Z2 of ten 3 TB drives", r#"{"drives":"10x3TB","layout":"raidz2"}"#),
        ("Six 16 TB drives in RAID-Z2", r#"{"drives":"6x16TB","layout":"raidz2"}"#),
        ("Three 2 TB drives in RAID-Z1", r#"{"drives":"3x2TB","layout":"raidz1"}"#),
        ("Seven drives in RAID-Z2: where is the rest?", r#"{"drives":"7x8TB","layout":"raidz2"}"#),
        ("The same ten drives under ZFS 0.6", r#"{"drives":"10x3TB","layout":"raidz2","version":"0.6"}"#),
        ("8 KiB blocks for a virtual machine", r#"{"drives":"6x4TB","layout":"raidz2","recordsize":8192}"#),
        (
            "Six mirrors of twelve drives for virtual machines",
            r#"{"drives":"12x4TB","layout":"mirror","vdevs":6,"drive_iops":250,"drive_rate":100000000}"#,
        ),
        (
            "Two RAID-Z2 of the same twelve",
            r#"{"drives":"12x4TB","layout":"raidz2","vdevs":2,"drive_iops":250,"drive_rate":100000000}"#,
        ),
        (
            "One RAID-Z3 of the same twelve",
            r#"{"drives":"12x4TB","layout":"raidz3","drive_iops":250,"drive_rate":100000000}"#,
        ),
        ("dRAID2 of 24 drives", r#"{"drives":"24x18TB","layout":"draid2","draid_data":8,"draid_spares":1}"#),
    ],
    charts: &[
        Chart {
            question: "Which number of drives wastes least?",
            input: "drives",
            output: "efficiency",
            range: (1.0, 24.0),
        },
        Chart {
            question: "What fits at other record sizes?",
            input: "recordsize",
            output: "fits",
            range: (0.0, 0.0),
        },
        Chart {
            question: "What do larger sectors cost?",
            input: "ashift",
            output: "usable",
            range: (9.0, 16.0),
        },
    ],
    sources: &[
        "openzfs-2.4",
        "openzfs-1089",
        "openzfs-8163",
        "openzfs-raidz-docs",
        "openzfs-draid-docs",
        "idema-lba1-03",
        "sff-8447",
    ],
    caveats: &[
        "AVAIL equals libzpool 2.4 to within what an empty pool uses: 0.5 MB, on dRAID 2 to 4 MB.",
        "Special, log, cache and spare devices and compression are left out.",
        "After a RAID-Z expansion AVAIL keeps the old ratio and is too low.",
        "Random I/O of RAID-Z: one drive for each vdev while records span all data drives, more for small ones; caches are left out.",
        "Vdevs take the drives in the order of the list: put unlike drives beside their likes.",
    ],
};

/// Computes every output.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for drives that do not make these vdevs.
pub fn compute(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let shape = shape(inputs);
    let (sizes, width) = split(inputs, shape)?;
    let ashift = ashift(inputs);
    let vdevs = vdevs(inputs, shape, &sizes, width);
    let space = pool::space(&vdevs, ashift, inputs.version);
    if space.available == 0 {
        let allowed = "drives of at least 64 MB".into();
        return Err(CalcError::clash("drives", &inputs.drives.text(), allowed));
    }
    let layers = layers(shape, &sizes, width, &space);
    let first = vdevs.first().map(|vdev| vdev.metaslabs(inputs.version));

    let record = recordsize(inputs);
    let charged = shape.charged(width, ashift, record) as f64;
    let allocated = shape.allocated(width, ashift, record) as f64;
    let record_share = inputs.recordsize / allocated;
    let paper_share = share_on_paper(shape, width);
    let fits = space.available as f64 * inputs.recordsize / charged;
    let tolerance = shape.tolerance(width);
    let count = vdevs.len() as f64;
    let (read, write) = iops::random(shape, width, ashift, record);
    let (read_rate, write_rate) = iops::streaming(shape, width);

    Ok(Outputs {
        usable: space.available as f64,
        size: space.size as f64,
        raw: layers.raw,
        efficiency: space.available as f64 / layers.raw,
        fits,
        planned: fits * 0.8,
        nominal: layers.nominal,
        tolerance: tolerance as f64,
        best_tolerance: tolerance as f64 * count,
        verdict: if layers.wasted > 0.0 {
            Verdict::Wasted
        } else if tolerance == 0 {
            Verdict::Unprotected
        } else if record_share < paper_share * 0.98 {
            Verdict::Padded
        } else {
            Verdict::Even
        },
        wasted: layers.wasted,
        wasted_by: if layers.wasted > 0.0 { layers.smallest } else { f64::NAN },
        allocated,
        charged,
        record_share,
        paper_share,
        deflate: shape.deflate(width, ashift) as f64,
        metaslab_shift: first.map_or(0.0, |metaslabs| f64::from(metaslabs.shift)),
        metaslabs: first.map_or(0.0, |metaslabs| metaslabs.count as f64),
        after_unused: layers.raw - layers.wasted,
        after_spares: layers.after_spares,
        after_labels: layers.after_labels,
        after_parity: layers.after_labels * paper_share,
        after_padding: (space.data + space.log) as f64,
        after_log: space.data as f64,
        slop: space.slop as f64,
        read_iops: read * count * inputs.drive_iops,
        write_iops: write * count * inputs.drive_iops,
        read_rate: read_rate * count * inputs.drive_rate,
        write_rate: write_rate * count * inputs.drive_rate,
        width: width as f64,
    })
}

/// Where the blocks lie.
///
/// # Errors
/// As [`compute`] for drives that do not make these vdevs.
#[allow(clippy::cast_possible_truncation, reason = "numbers of drives, and sectors of a record")]
pub fn picture(inputs: &Inputs) -> Result<Picture, CalcError> {
    let shape = shape(inputs);
    let (sizes, width) = split(inputs, shape)?;
    let vdev = match shape {
        Shape::Stripe | Shape::Mirror => layout::Vdev::Mirror,
        Shape::Raidz { parity } => layout::Vdev::Raidz {
            parity: parity as usize,
            sectors: recordsize(inputs).div_ceil(1 << ashift(inputs)) as usize,
        },
        Shape::Draid { parity, data, spares } => {
            layout::Vdev::Draid { parity: parity as usize, data: data as usize, spares: spares as usize }
        }
    };
    Ok(layout::pool(&sizes, width as usize, vdev))
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole numbers by their range")]
fn shape(inputs: &Inputs) -> Shape {
    let draid =
        |parity| Shape::Draid { parity, data: inputs.draid_data as u64, spares: inputs.draid_spares as u64 };
    match inputs.layout {
        Layout::Stripe => Shape::Stripe,
        Layout::Mirror => Shape::Mirror,
        Layout::Raidz1 => Shape::Raidz { parity: 1 },
        Layout::Raidz2 => Shape::Raidz { parity: 2 },
        Layout::Raidz3 => Shape::Raidz { parity: 3 },
        Layout::Draid1 => draid(1),
        Layout::Draid2 => draid(2),
        Layout::Draid3 => draid(3),
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "9 to 16")]
fn ashift(inputs: &Inputs) -> u32 {
    inputs.ashift as u32
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "one of a list of whole sizes")]
fn recordsize(inputs: &Inputs) -> u64 {
    inputs.recordsize as u64
}

/// The bytes of each drive, and how many drives a vdev has.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a small whole number by its range"
)]
fn split(inputs: &Inputs, shape: Shape) -> Result<(Vec<u64>, u64), CalcError> {
    let true_size = |size| if inputs.marketed { marketed_bytes(size) } else { size };
    let sizes = inputs.drives.map(true_size).sizes();
    let n = sizes.len() as u64;
    let vdevs = if shape == Shape::Stripe { n } else { inputs.vdevs as u64 };
    let (width, least) = (n / vdevs, shape.minimum());
    if !n.is_multiple_of(vdevs) || width < least {
        let allowed = if vdevs == 1 {
            format!("at least {least} drives")
        } else {
            format!("a multiple of {vdevs} drives (one part for each vdev), at least {}", vdevs * least)
        };
        return Err(CalcError::clash("drives", &inputs.drives.text(), allowed));
    }
    // 255: what dRAID's map holds.
    if matches!(shape, Shape::Draid { .. }) && width > 255 {
        let allowed = "at most 255 drives for each dRAID vdev".into();
        return Err(CalcError::clash("drives", &inputs.drives.text(), allowed));
    }
    Ok((sizes, width))
}

#[allow(clippy::cast_possible_truncation, reason = "at most the most drives")]
fn vdevs(inputs: &Inputs, shape: Shape, sizes: &[u64], width: u64) -> Vec<Vdev> {
    const SWAP: u64 = 2 << 30;
    let partition = |drive: u64| match inputs.partition {
        Partition::Linux => zfs::linux_partition(drive),
        Partition::Whole => drive,
        Partition::Core => drive.saturating_sub(SWAP),
    };
    sizes
        .chunks(width as usize)
        .map(|drives| drives.iter().copied().min().unwrap_or(0))
        .map(|smallest| Vdev { shape, width, partition: partition(smallest) })
        .collect()
}

/// What each drive of data costs in drives, before padding.
fn share_on_paper(shape: Shape, width: u64) -> f64 {
    match shape {
        Shape::Stripe => 1.0,
        Shape::Mirror => 1.0 / width as f64,
        Shape::Raidz { parity } => (width - parity) as f64 / width as f64,
        Shape::Draid { parity, data, .. } => data as f64 / (data + parity) as f64,
    }
}

/// Bytes before ZFS counts them its own way.
struct Layers {
    raw: f64,
    wasted: f64,
    smallest: f64,
    after_spares: f64,
    after_labels: f64,
    nominal: f64,
}

#[allow(clippy::cast_possible_truncation, reason = "at most the most drives")]
fn layers(shape: Shape, sizes: &[u64], width: u64, space: &Space) -> Layers {
    let raw: u64 = sizes.iter().sum();
    let smallest_of = |drives: &[u64]| drives.iter().copied().min().unwrap_or(0);
    let vdevs = || sizes.chunks(width as usize);
    let used: u64 = vdevs().map(|drives| width * smallest_of(drives)).sum();
    let nominal: u64 = vdevs().map(|drives| shape.nominal(width, smallest_of(drives))).sum();
    // Of all vdevs that waste space, the smallest drive.
    let wasting = vdevs().filter(|drives| drives.iter().any(|&size| size > smallest_of(drives)));
    let after_spares = match shape {
        Shape::Draid { spares, .. } => used as f64 * (width - spares) as f64 / width as f64,
        _ => used as f64,
    };
    // `zpool list` counts a mirror as one drive.
    let copies = if shape == Shape::Mirror { width } else { 1 };
    Layers {
        raw: raw as f64,
        wasted: (raw - used) as f64,
        smallest: wasting.map(smallest_of).min().unwrap_or(0) as f64,
        after_spares,
        after_labels: (space.size * copies) as f64,
        nominal: nominal as f64,
    }
}
