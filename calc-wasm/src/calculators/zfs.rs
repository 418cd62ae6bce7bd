//! `zfs`: the space that `zfs list` will show, and what a vdev layout costs and survives.

use crate::array::drives::{Drives, marketed_bytes};
use crate::array::layout::{self, Picture};
use crate::array::zfs::pool::{self, Vdev};
use crate::array::zfs::{self, Shape, Version, iops};
use crate::calculator::{Chart, Choice, Domain, Expected, Headline, Model, Preset, Stage, Structured, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::unit::Unit;
use crate::{choice, inputs, outputs};

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
        Even = "even", "as planned", "Plan for {planned}: above 80 % full, ZFS slows down.";
        Wasted = "wasted", "larger drives are partly unused", "{wasted} stays unused: every drive of a vdev counts as the smallest, here {wasted_by}.";
        Padded = "padded", "padding takes space", "Padding takes space: {record_share} of a record on disk is data, not {paper_share} as on paper. Plan for {planned}.";
        Unprotected = "unprotected", "no redundancy", "No redundancy: any failed drive loses the pool.";
        Mismatched = "mismatched", "mismatched vdevs", "The vdevs differ in width or redundancy: zpool create calls that a mismatched replication level and asks for -f. Plan for {planned}.";
        WeakSpecial = "weak_special", "the special vdev is the weakest", "The special vdev survives fewer failures than the others, and the pool is lost with it: zpool create asks for -f.";
    }
}

const TB: u64 = 1_000_000_000_000;

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
            /// Sector size as a power of two: 12 is 4 KiB.
            ashift: f64 = 12.0, Count "12", Domain::Between { minimum: 9.0, maximum: 16.0, whole: true }, "ashift";
            /// OpenZFS version, which decides how much space is kept back.
            version: Version = Version::V21, Count, Domain::Choice(Version::NAMES), "OpenZFS";
            /// ZFS on Linux partitions whole drives; TrueNAS CORE also took 2 GiB from each for swap.
            partition: Partition = Partition::Linux, Count, Domain::Choice(Partition::NAMES), "Partition";
            /// Whether a 4TB drive has the 4 000 787 030 016 bytes that makers agreed on, or exactly 4 × 10¹².
            marketed: bool = true, Count, Domain::Flag, "Sizes as on labels";
            /// Data drives of a dRAID group.
            draid_data: f64 = 8.0, Count "8", Domain::Between { minimum: 1.0, maximum: 252.0, whole: true }, "dRAID data drives";
            /// Distributed spares of a dRAID.
            draid_spares: f64 = 1.0, Count "1", Domain::Between { minimum: 0.0, maximum: 100.0, whole: true }, "dRAID spares";
        }
        advanced_special {
            /// Drives of a special vdev for metadata and small blocks, as one mirror; 0 for none. Log and cache devices
            /// add no space and have no field here.
            special_drives: f64 = 0.0, Count "2", Domain::Between { minimum: 0.0, maximum: 8.0, whole: true }, "Special vdev drives";
            /// Size of each drive of the special vdev, as on the label.
            special_size: f64 = 1e12, Byte "1 TB", Domain::Between { minimum: 1e9, maximum: 1e15, whole: true }, "Special vdev drive capacity";
        }
        advanced_speed {
            /// Random IOPS of one drive.
            drive_iops: f64 = 250.0, OperationPerSecond "250 IOPS", Domain::Between { minimum: 1.0, maximum: 1e8, whole: false }, "Random IOPS per drive";
            /// Sequential rate of one drive.
            drive_rate: f64 = 200e6, BytePerSecond "200 MB/s", Domain::Between { minimum: 1e6, maximum: 1e11, whole: false }, "Rate per drive";
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
        /// Plan for this: above 80 % full, ZFS slows down.
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
        /// After the one metaslab per vdev that is kept for the log.
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
pub static MODEL: Model = Model {
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

/// What the calculator says.
pub static WORDS: Words = Words {
    title: "How much space will ZFS show?",
    summary: "AVAIL of zfs list to the megabyte for mirrors, RAID-Z and dRAID, after partitions, metaslabs, padding and slop.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("pool", "Pool"),
        ("advanced_pool", "Sectors, version, partition, dRAID"),
        ("advanced_special", "Special vdev"),
        ("advanced_speed", "Drive speed"),
    ],
    headlines: &[
        Headline {
            value: "usable",
            note: "usable in {layout}, of {raw} raw; zfs list prints {listed}",
            expected: Expected::Unstated("No range: space follows from the layout."),
            limit: "verdict",
            why: "",
        },
        Headline {
            value: "fits",
            note: "of data in records of {recordsize}; zfs list prints {listed}",
            expected: Expected::Unstated(
                "No range: it follows from the record size; compression is not modelled.",
            ),
            limit: "",
            why: "A record of {recordsize} takes {allocated} on disk: {record_share} of that is data. Plan for {planned}.",
        },
        Headline {
            value: "write_iops",
            note: "for random writes and {read_iops} for random reads, in {layout}",
            expected: Expected::Unstated(
                "No range: caches and sync writes decide; too few pools were measured.",
            ),
            limit: "",
            why: "Each vdev, RAID-Z or mirror, writes like one drive. Vdevs here: {vdev_count}, {width} drives each.",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[(Layer::Spare, "dRAID spares")],
    formula: &[
        Line::always("record_sectors = ⌈{recordsize} ÷ 2^{ashift} B⌉ = {record_sectors}"),
        Line::when(
            &[When::Is("layout", &["mirror", "stripe"])],
            "allocated = {record_sectors} × 2^{ashift} B = {allocated}",
        ),
        Line::when(
            &[When::Is("layout", &["raidz1", "raidz2", "raidz3"])],
            "allocated = ⌈({record_sectors} + {tolerance} × ⌈{record_sectors} ÷ ({width} − {tolerance})⌉) ÷ ({tolerance} + 1)⌉ × ({tolerance} + 1) × 2^{ashift} B = {allocated}",
        ),
        Line::when(
            &[When::Is("layout", &["draid1", "draid2", "draid3"])],
            "allocated = ⌈{record_sectors} ÷ {draid_data}⌉ × ({draid_data} + {tolerance}) × 2^{ashift} B = {allocated}",
        ),
        Line::always("record_share = {recordsize} ÷ {allocated} = {record_share}"),
        Line::when(
            &[When::Is("alike", &["true"]), When::Not("layout", &["draid1", "draid2", "draid3"])],
            "size = {vdev_count} × {metaslabs} × 2^{metaslab_shift} B + {special} = {size}",
        ),
        Line::words(
            &[When::Is("alike", &["true"]), When::Is("layout", &["draid1", "draid2", "draid3"])],
            "size = what whole groups fill of the metaslabs, and the special vdev = {size}",
        ),
        Line::words(
            &[When::Is("alike", &["false"])],
            "size = the metaslabs of all vdevs, which differ, and the special vdev = {size}",
        ),
        Line::when(
            &[When::Is("alike", &["true"])],
            "after_padding = ({size} − {special}) × {deflate} ÷ 512 = {after_padding}",
        ),
        Line::words(
            &[When::Is("alike", &["false"])],
            "after_padding = the same of every vdev, by its own deflate ratio = {after_padding}",
        ),
        Line::when(
            &[When::Is("version", &["2.1+"])],
            "slop_share = the lower of {after_log} ÷ 32 and 128 GiB = {slop_share}",
        ),
        Line::when(&[When::Is("version", &["2.0", "0.7"])], "slop_share = {after_log} ÷ 32 = {slop_share}"),
        Line::when(&[When::Is("version", &["0.6"])], "slop_share = {after_log} ÷ 64 = {slop_share}"),
        Line::when(
            &[When::Is("version", &["2.1+"])],
            "slop = the larger of {slop_share} − min({after_padding} − {after_log}, {slop_share} ÷ 2) and min({after_log} ÷ 2, 128 MiB) = {slop}",
        ),
        Line::when(
            &[When::Is("version", &["2.0", "0.7"])],
            "slop = the larger of {slop_share} and min({after_log} ÷ 2, 128 MiB) = {slop}",
        ),
        Line::when(&[When::Is("version", &["0.6"])], "slop = the larger of {slop_share} and 32 MiB = {slop}"),
        Line::always("usable = {after_log} − {slop} − {used_empty} = {usable}"),
        Line::always("charged = {allocated} × {deflate} ÷ 512 = {charged}"),
        Line::when(&[When::Is("alike", &["true"])], "fits = {usable} × {recordsize} ÷ {charged} = {fits}"),
        Line::words(
            &[When::Is("alike", &["false"])],
            "fits = the same of every vdev, by what its own width charges = {fits}",
        ),
    ],
    presets: &[
        Preset::of(
            "ten-3-tb-drives-raid-z2",
            "How much space do ten 3 TB drives in RAID-Z2 show?",
            r#"{"drives":"10x3TB","layout":"raidz2"}"#,
        ),
        Preset::of(
            "six-16-tb-drives-raid-z2",
            "How much space do six 16 TB drives in RAID-Z2 show?",
            r#"{"drives":"6x16TB","layout":"raidz2"}"#,
        ),
        Preset::of(
            "three-2-tb-drives-raid-z1",
            "How much space do three 2 TB drives in RAID-Z1 show?",
            r#"{"drives":"3x2TB","layout":"raidz1"}"#,
        ),
        Preset::of(
            "seven-8-tb-drives-raid-z2",
            "Why do seven 8 TB drives in RAID-Z2 show less than five?",
            r#"{"drives":"7x8TB","layout":"raidz2"}"#,
        ),
        Preset::of(
            "ten-3-tb-drives-raid-z2-in-zfs-0-6",
            "How much space do ten 3 TB drives in RAID-Z2 show under ZFS 0.6?",
            r#"{"drives":"10x3TB","layout":"raidz2","version":"0.6"}"#,
        ),
        Preset::asking(
            "virtual-machine-in-8-kib-blocks",
            "fits",
            "How much data of a virtual machine fits in 8 KiB blocks?",
            r#"{"drives":"6x4TB","layout":"raidz2","recordsize":8192}"#,
        ),
        Preset::asking(
            "iops-twelve-drives-six-mirrors",
            "write_iops",
            "How many IOPS do twelve drives give in six mirrors?",
            r#"{"drives":"12x4TB","layout":"mirror","vdevs":6,"drive_iops":250,"drive_rate":100000000}"#,
        ),
        Preset::asking(
            "iops-twelve-drives-four-three-way-mirrors",
            "write_iops",
            "How many IOPS do twelve drives give in four three-way mirrors?",
            r#"{"drives":"12x4TB","layout":"mirror","vdevs":4,"drive_iops":250,"drive_rate":100000000}"#,
        ),
        Preset::asking(
            "iops-twelve-drives-two-raid-z2-vdevs",
            "write_iops",
            "How many IOPS do twelve drives give in two RAID-Z2 vdevs?",
            r#"{"drives":"12x4TB","layout":"raidz2","vdevs":2,"drive_iops":250,"drive_rate":100000000}"#,
        ),
        Preset::asking(
            "iops-twelve-drives-one-raid-z3-vdev",
            "write_iops",
            "How many IOPS do twelve drives give in one RAID-Z3 vdev?",
            r#"{"drives":"12x4TB","layout":"raidz3","drive_iops":250,"drive_rate":100000000}"#,
        ),
        Preset::of(
            "eleven-drives-two-raid-z2-vdevs",
            "How much space do eleven drives in two RAID-Z2 vdevs show?",
            r#"{"drives":"11x4TB","layout":"raidz2","vdevs":2}"#,
        ),
        Preset::of(
            "raid-z2-special-vdev-two-ssds",
            "How much space does RAID-Z2 with a special vdev of two SSDs show?",
            r#"{"drives":"6x16TB","layout":"raidz2","special_drives":2,"special_size":960000000000}"#,
        ),
        Preset::of(
            "space-24-drives-draid2",
            "How much space do 24 drives in dRAID2 show?",
            r#"{"drives":"24x18TB","layout":"draid2","draid_data":8,"draid_spares":1}"#,
        ),
    ],
    charts: &[
        Chart {
            question: "Which number of drives wastes least space?",
            input: "drives",
            output: "efficiency",
            range: (1.0, 24.0),
        },
        Chart {
            question: "How much fits at other record sizes?",
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
        "openzfs-11329",
        "openzfs-raidz-docs",
        "openzfs-draid-docs",
        "idema-lba1-03",
        "sff-8447",
    ],
    caveats: &[
        "AVAIL matches libzpool 2.4 to within what an empty pool uses: 0.5 MB, or 2 to 4 MB on dRAID.",
        "Log, cache and spare devices add no space. Compression is not modelled.",
        "A special vdev is a mirror; up to 2.4.0, data stored on it was also deducted from AVAIL.",
        "After a RAID-Z expansion AVAIL keeps the old ratio and is too low.",
        "Random I/O of RAID-Z: that of one drive per vdev while records span all data drives, more for small records; caches are not modelled.",
        "Vdevs take the drives in the order of the list: keep drives of one size together.",
    ],
};

/// Computes every output.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for drives that do not make these vdevs.
pub fn compute(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let shape = shape(inputs);
    let groups = split(inputs, shape)?;
    let ashift = ashift(inputs);
    let vdevs: Vec<Vdev> = groups.iter().map(|drives| vdev(inputs, shape, drives)).collect();
    let space = pool::space(&vdevs, ashift, inputs.version);
    if space.available == 0 {
        let allowed = Allowed::AtLeast(64e6, Unit::Byte);
        return Err(CalcError::clash("drives", &inputs.drives.text(), allowed).because(Reason::DriveSize));
    }
    let special = special(inputs)?;
    let parts: Vec<Part> =
        groups.iter().zip(&vdevs).map(|(drives, &vdev)| part(inputs, shape, drives, vdev)).collect();
    let sum = |of: fn(&Part) -> f64| parts.iter().map(of).sum::<f64>();
    let first = vdevs.first().copied().unwrap_or(Vdev { shape, width: 1, partition: 0 });
    let metaslabs = first.metaslabs(inputs.version);
    let width = first.width;

    let record = recordsize(inputs);
    let allocated = shape.allocated(width, ashift, record) as f64;
    let record_share = inputs.recordsize / allocated;
    let paper_share = share_on_paper(shape, width);
    let tolerances = || vdevs.iter().map(|vdev| shape.tolerance(vdev.width));
    let tolerance = tolerances().min().unwrap_or(0);
    let (raw, used) = (sum(|part| part.raw), sum(|part| part.used));
    let wasted = raw - used;
    let fits = space.available as f64 * sum(|part| part.fits) / sum(|part| part.data);
    // Of all vdevs that waste space, the smallest drive.
    let wasting = parts.iter().filter(|part| part.raw > part.used).map(|part| part.smallest);

    Ok(Outputs {
        usable: space.available as f64,
        listed: space.available as f64,
        size: space.size as f64 + special,
        raw,
        efficiency: space.available as f64 / raw,
        fits,
        planned: fits * 0.8,
        nominal: sum(|part| part.nominal),
        tolerance: tolerance as f64,
        best_tolerance: tolerances().sum::<u64>() as f64,
        verdict: match weakness(inputs, &vdevs, tolerance) {
            Some(verdict) => verdict,
            None if wasted > 0.0 => Verdict::Wasted,
            None if tolerance == 0 => Verdict::Unprotected,
            None if record_share < paper_share * 0.98 => Verdict::Padded,
            None => Verdict::Even,
        },
        wasted,
        wasted_by: wasting.reduce(f64::min).unwrap_or(f64::NAN),
        special,
        partition_size: first.partition as f64,
        allocated,
        charged: shape.charged(width, ashift, record) as f64,
        record_sectors: record.div_ceil(1 << ashift) as f64,
        record_share,
        paper_share,
        deflate: shape.deflate(width, ashift) as f64,
        metaslab_shift: f64::from(metaslabs.shift),
        metaslabs: metaslabs.count as f64,
        after_unused: used,
        after_spares: sum(|part| part.after_spares),
        after_labels: sum(|part| part.after_labels),
        after_parity: sum(|part| part.after_parity),
        after_padding: (space.data + space.log) as f64,
        after_log: space.data as f64,
        slop_share: pool::slop_share(inputs.version, space.data) as f64,
        slop: space.slop as f64,
        used_empty: space.used as f64,
        read_iops: sum(|part| part.random.0) * inputs.drive_iops,
        write_iops: sum(|part| part.random.1) * inputs.drive_iops,
        read_rate: sum(|part| part.streaming.0) * inputs.drive_rate,
        write_rate: sum(|part| part.streaming.1) * inputs.drive_rate,
        width: width as f64,
        vdev_count: vdevs.len() as f64,
        alike: vdevs.iter().all(|&vdev| vdev == first),
    })
}

/// Where the blocks lie; a special vdev is left out.
///
/// # Errors
/// As [`compute`] for drives that do not make these vdevs.
#[allow(clippy::cast_possible_truncation, reason = "numbers of drives, and sectors of a record")]
pub fn picture(inputs: &Inputs) -> Result<Picture, CalcError> {
    let shape = shape(inputs);
    let groups = split(inputs, shape)?;
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
    Ok(layout::pool(&groups, vdev))
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

/// The bytes of the drives of each vdev.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a small whole number by its range"
)]
fn split(inputs: &Inputs, shape: Shape) -> Result<Vec<Vec<u64>>, CalcError> {
    let true_size = |size| if inputs.marketed { marketed_bytes(size) } else { size };
    let sizes = inputs.drives.map(true_size).sizes();
    let n = sizes.len();
    let vdevs = if shape == Shape::Stripe { n } else { inputs.vdevs as usize };
    let (width, wider) = (n / vdevs, n % vdevs);
    let least = shape.minimum() as usize;
    let clash = |allowed| CalcError::clash("drives", &inputs.drives.text(), allowed);
    if width < least {
        let clash = clash(Allowed::drives(vdevs * least));
        return Err(if vdevs == 1 { clash } else { clash.because(Reason::DrivesOfVdevs) });
    }
    // 255: what dRAID's map holds.
    if matches!(shape, Shape::Draid { .. }) && width + usize::from(wider > 0) > 255 {
        return Err(clash(Allowed::AtMost(255.0, Unit::Count)).because(Reason::DraidWidth));
    }
    let mut rest = sizes.into_iter();
    let widths = (0..vdevs).map(|vdev| width + usize::from(vdev < wider));
    Ok(widths.map(|width| rest.by_ref().take(width).collect()).collect())
}

fn partition(inputs: &Inputs, drive: u64) -> u64 {
    const SWAP: u64 = 2 << 30;
    match inputs.partition {
        Partition::Linux => zfs::linux_partition(drive),
        Partition::Whole => drive,
        Partition::Core => drive.saturating_sub(SWAP),
    }
}

fn smallest(drives: &[u64]) -> u64 {
    drives.iter().copied().min().unwrap_or(0)
}

fn vdev(inputs: &Inputs, shape: Shape, drives: &[u64]) -> Vdev {
    Vdev { shape, width: drives.len() as u64, partition: partition(inputs, smallest(drives)) }
}

/// What the special vdev adds to SIZE: a mirror, or a drive alone.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole bytes by their range")]
fn special(inputs: &Inputs) -> Result<f64, CalcError> {
    if inputs.special_drives == 0.0 {
        return Ok(0.0);
    }
    if matches!(inputs.version, Version::V06 | Version::V07) {
        let given = decimal::write(inputs.special_drives);
        let clash = CalcError::clash("special_drives", &given, Allowed::numbers(&[0.0], Unit::Count));
        return Err(clash.because_of(Reason::SpecialVdevs, "0.8"));
    }
    let nominal = inputs.special_size as u64;
    let drive = if inputs.marketed { marketed_bytes(nominal) } else { nominal };
    let mirror = vdev(inputs, Shape::Mirror, &[drive]);
    Ok(pool::space(&[mirror], ashift(inputs), inputs.version).size as f64)
}

/// What `zpool create` asks `-f` for.
fn weakness(inputs: &Inputs, vdevs: &[Vdev], tolerance: u64) -> Option<Verdict> {
    let special = inputs.special_drives;
    if special > 0.0 && special <= tolerance as f64 {
        return Some(Verdict::WeakSpecial);
    }
    let widths = vdevs.windows(2).any(|pair| matches!(pair, [one, other] if one.width != other.width));
    (widths || special > tolerance as f64 + 1.0).then_some(Verdict::Mismatched)
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

/// What one vdev adds to the pool: bytes, and speed in multiples of one drive.
struct Part {
    raw: f64,
    smallest: f64,
    used: f64,
    nominal: f64,
    after_spares: f64,
    after_labels: f64,
    after_parity: f64,
    data: f64,
    /// Data of this record size that fits into `data`.
    fits: f64,
    random: (f64, f64),
    streaming: (f64, f64),
}

fn part(inputs: &Inputs, shape: Shape, drives: &[u64], vdev: Vdev) -> Part {
    let (ashift, record) = (ashift(inputs), recordsize(inputs));
    let (width, smallest) = (vdev.width, smallest(drives));
    let space = pool::space(&[vdev], ashift, inputs.version);
    let used = (width * smallest) as f64;
    let spares = if let Shape::Draid { spares, .. } = shape { spares } else { 0 };
    // `zpool list` counts a mirror as one drive.
    let copies = if shape == Shape::Mirror { width } else { 1 };
    let after_labels = (space.size * copies) as f64;
    Part {
        raw: drives.iter().sum::<u64>() as f64,
        smallest: smallest as f64,
        used,
        nominal: shape.nominal(width, smallest) as f64,
        after_spares: libm::round(used * (width - spares) as f64 / width as f64),
        after_labels,
        after_parity: libm::round(after_labels * share_on_paper(shape, width)),
        data: space.data as f64,
        fits: space.data as f64 * inputs.recordsize / shape.charged(width, ashift, record) as f64,
        random: iops::random(shape, width, ashift, record),
        streaming: iops::streaming(shape, width),
    }
}
