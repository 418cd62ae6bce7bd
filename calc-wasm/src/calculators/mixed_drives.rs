//! `mixed-drives`: what schemes made for unlike drives get out of them: SHR, btrfs, Unraid, SnapRAID, erasure coding.

use crate::array::btrfs::{self, Profile};
use crate::array::drives::Drives;
use crate::array::layout::{self, Picture, Rule};
use crate::array::level::{Layout, Level};
use crate::array::mixed;
use crate::array::slices::{self, Slice, Way as Laid};
use crate::array::stripes::{self, Region};
use crate::calculator::{Chart, Choice, Domain, Expected, Headline, Model, Preset, Stage, Structured, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::Line;
use crate::layer::Layer;
use crate::unit::Unit;
use crate::{choice, inputs, outputs};

choice! {
    /// How unlike drives are joined.
    pub enum Scheme {
        Shr1 = "shr1", "SHR";
        Shr2 = "shr2", "SHR-2";
        BtrfsRaid1 = "btrfs_raid1", "btrfs RAID1 (two copies)", "btrfs RAID1";
        BtrfsRaid1c3 = "btrfs_raid1c3", "btrfs RAID1C3 (three copies)", "btrfs RAID1C3";
        BtrfsRaid1c4 = "btrfs_raid1c4", "btrfs RAID1C4 (four copies)", "btrfs RAID1C4";
        BtrfsRaid10 = "btrfs_raid10", "btrfs RAID10";
        BtrfsRaid5 = "btrfs_raid5", "btrfs RAID5";
        BtrfsRaid6 = "btrfs_raid6", "btrfs RAID6";
        BtrfsRaid0 = "btrfs_raid0", "btrfs RAID0";
        BtrfsSingle = "btrfs_single", "btrfs single";
        BtrfsDup = "btrfs_dup", "btrfs dup";
        Parity = "parity_drives", "Unraid or SnapRAID", "a parity pool";
        Erasure = "erasure", "Erasure code", "an erasure-coded pool";
    }
}

choice! {
    /// What the answer says first.
    pub enum Verdict {
        Whole = "whole", "every drive is used", "Drive failures survived (any drives): {tolerance}. RAID5 of the same drives: {raid5}.";
        Unreached = "unreached", "the largest drives are partly unused", "{wasted} of the largest drives ({wasted_by}) stays unused: the others cannot match it.";
        Uncertain = "uncertain", "calculators and DSM may differ", "{usable_low} to {usable}: published calculators count a slice of three drives, but RAID6 needs four. What DSM builds is not known.";
        Unprotected = "unprotected", "no redundancy", "No redundancy: any failed drive loses data.";
    }
}

const TB: u64 = 1_000_000_000_000;

inputs! {
    /// Drives and how they are joined.
    pub struct Inputs {
        array {
            /// Sizes as on the labels: `4x8TB + 2x4TB`.
            drives: Drives = Drives::equal(4, 8 * TB).and(2, 4 * TB), Byte "4x8 TB", Domain::Structured(Drives::SHAPE), "Drives";
            /// How the drives are combined.
            scheme: Scheme = Scheme::Shr1, Count, Domain::Choice(Scheme::NAMES), "Scheme";
            /// Drives that hold only parity: at most two in Unraid, six in SnapRAID.
            parity_drives: f64 = 1.0, Count "1", Domain::Between { minimum: 1.0, maximum: 6.0, whole: true }, "Parity drives (Unraid, SnapRAID)";
        }
        advanced_speed {
            /// Random IOPS of one drive: 75 to 200 for a hard drive, tens of thousands for an SSD.
            drive_iops: f64 = 150.0, OperationPerSecond "150 IOPS", Domain::Between { minimum: 1.0, maximum: 1e8, whole: false }, "Random IOPS per drive";
            /// Share of reads among the I/Os.
            read_share: f64 = 0.7, Ratio "70 %", Domain::Between { minimum: 0.0, maximum: 1.0, whole: false }, "Read share";
            /// Sequential rate of one drive; hard drives reach half of it on the inner tracks.
            drive_rate: f64 = 200e6, BytePerSecond "200 MB/s", Domain::Between { minimum: 1e6, maximum: 1e11, whole: false }, "Rate per drive";
        }
        advanced_scheme {
            /// Before Linux 5.15 btrfs RAID0 needed two devices with space, RAID10 four; since then one and two.
            old_kernel: bool = false, Count, Domain::Flag, "Linux before 5.15 (btrfs)";
            /// Data pieces of the erasure code.
            data_pieces: f64 = 4.0, Count "4", Domain::Between { minimum: 1.0, maximum: 64.0, whole: true }, "Data pieces (erasure)";
            /// Parity pieces of the erasure code.
            parity_pieces: f64 = 2.0, Count "2", Domain::Between { minimum: 1.0, maximum: 16.0, whole: true }, "Parity pieces (erasure)";
            /// What the system takes from each drive first: 4.9 GB on Synology, 0 elsewhere.
            reserve: f64 = 0.0, Byte "4.9 GB", Domain::Between { minimum: 0.0, maximum: 1e12, whole: true }, "Reserved per drive";
        }
    }
}

const BYTES: Option<Unit> = Some(Unit::Byte);
const COUNT: Option<Unit> = Some(Unit::Count);
const IOPS: Option<Unit> = Some(Unit::OperationPerSecond);
const RATE: Option<Unit> = Some(Unit::BytePerSecond);

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
        efficiency: f64, Some(Unit::Ratio), "Storage efficiency";
        /// Drive failures survived, whichever drives fail.
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
        /// Slices of equal width into which the drives are cut.
        tiers: f64, COUNT, "Tiers";
        /// One sequential reader of all data, slice after slice, before any shared link.
        read_rate: f64, RATE, "Sequential read", "not modelled for this scheme";
        /// One sequential writer of all data, slice after slice, before any shared link.
        write_rate: f64, RATE, "Sequential write", "not modelled for this scheme";
        /// Random IOPS at this read share, over all data: the drive with the most data is the busiest.
        iops: f64, IOPS, "Random IOPS", "not modelled for this scheme";
        /// The same drives in RAID5, each counted as the smallest.
        raid5: f64, BYTES, "For comparison: RAID5", "too few drives", "not possible";
        /// The same drives in RAID6 or, on paper, RAID-Z2, each counted as the smallest.
        raid6: f64, BYTES, "For comparison: RAID6", "too few drives";
        /// The same drives in SHR.
        shr1: f64, BYTES, "For comparison: SHR", "too few drives";
        /// The same drives in SHR-2.
        shr2: f64, BYTES, "For comparison: SHR-2", "too few drives";
        /// The same drives in btrfs RAID1.
        btrfs_raid1: f64, BYTES, "For comparison: btrfs RAID1", "too few drives";
    }
}

/// What the calculator computes with.
pub static MODEL: Model = Model {
    name: "mixed-drives",
    version: 1,
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

/// What the calculator says.
pub static WORDS: Words = Words {
    title: "How much do drives of different sizes hold?",
    summary: "SHR, btrfs, Unraid, SnapRAID and erasure codes on drives of any size, compared with RAID5 and RAID6.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("array", "Array"),
        ("advanced_speed", "Drive speed"),
        ("advanced_scheme", "Details of a scheme"),
    ],
    headlines: &[
        Headline {
            value: "usable",
            note: "usable in {scheme}, of {raw} raw",
            expected: Expected::Unstated("No range: space follows from the sizes."),
            limit: "verdict",
            why: "",
        },
        Headline {
            value: "read_rate",
            note: "for sequential reads in {scheme}, averaged over all data",
            expected: Expected::Unstated("No range: too few such arrays were measured."),
            limit: "",
            why: "Sequential writes: {write_rate}. Random I/O: {iops}. Caches and shared links are not modelled.",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[(Layer::Metadata, "Reserve"), (Layer::Unused, "Unused"), (Layer::FileSystem, "Metadata")],
    formula: &[
        Line::always("after_redundancy = {after_unreached} − {redundancy} = {after_redundancy}"),
        Line::always("efficiency = {usable} ÷ {raw} = {efficiency}"),
        Line::words(
            &[],
            "read_rate = all data over the time of its slices, each at {drive_rate} times the drives that one reader keeps busy = {read_rate}",
        ),
        Line::words(&[], "write_rate = the same for one writer of full stripes = {write_rate}"),
        Line::words(
            &[],
            "iops = {drive_iops} over the I/Os that one of the array costs its busiest drive = {iops}",
        ),
    ],
    presets: &[
        Preset::of(
            "four-8-tb-two-4-tb-drives-shr",
            "How much do four 8 TB and two 4 TB drives hold in SHR?",
            r#"{"drives":"4x8TB+2x4TB","scheme":"shr1"}"#,
        ),
        Preset::asking(
            "four-8-tb-two-4-tb-drives-read-shr",
            "read_rate",
            "How fast do four 8 TB and two 4 TB drives read in SHR?",
            r#"{"drives":"4x8TB+2x4TB","scheme":"shr1"}"#,
        ),
        Preset::of(
            "four-8-tb-two-4-tb-drives-shr-2",
            "How much do four 8 TB and two 4 TB drives hold in SHR-2?",
            r#"{"drives":"4x8TB+2x4TB","scheme":"shr2"}"#,
        ),
        Preset::of(
            "one-8-tb-three-4-tb-drives-shr-2",
            "How much do one 8 TB and three 4 TB drives hold in SHR-2?",
            r#"{"drives":"8TB+3x4TB","scheme":"shr2"}"#,
        ),
        Preset::of(
            "three-8-tb-one-4-tb-drive-shr-2",
            "How much do three 8 TB and one 4 TB drive hold in SHR-2?",
            r#"{"drives":"3x8TB+4TB","scheme":"shr2"}"#,
        ),
        Preset::of(
            "drives-4-1-1-tb-btrfs-raid1",
            "How much do drives of 4, 1 and 1 TB hold in btrfs RAID1?",
            r#"{"drives":"4TB+2x1TB","scheme":"btrfs_raid1"}"#,
        ),
        Preset::of(
            "drives-1-2-4-tb-btrfs-raid0",
            "How much do drives of 1, 2 and 4 TB hold in btrfs RAID0?",
            r#"{"drives":"1TB+2TB+4TB","scheme":"btrfs_raid0"}"#,
        ),
        Preset::of(
            "unraid-two-parity-drives",
            "How much does Unraid hold with two parity drives?",
            r#"{"drives":"10TB+8TB+6TB+4TB","scheme":"parity_drives","parity_drives":2}"#,
        ),
        Preset::of(
            "16-drives-10-6-erasure-code",
            "How much do 16 drives hold with a 10 + 6 erasure code?",
            r#"{"drives":"16x1TB","scheme":"erasure","data_pieces":10,"parity_pieces":6}"#,
        ),
    ],
    charts: &[Chart {
        question: "How much does one more of the first drives add?",
        input: "drives",
        output: "usable",
        range: (1.0, 24.0),
    }],
    sources: &[
        "linux-btrfs-volumes",
        "carfax-btrfs-usage",
        "synology-shr-layout",
        "storage-planner-tests",
        "minio-erasure",
        "linux-md-raid5",
    ],
    caveats: &[
        "SHR: tiers as in published descriptions, not checked against Synology's own tool. DSM and the file system take 2 to 4 % more.",
        "btrfs: data space by the kernel's allocator, less one chunk of metadata; real file systems held up to 3 GB less.",
        "Speed: SHR is md RAID5, RAID6 or a mirror per slice, one slice after the other (LVM). btrfs stripes RAID0, RAID10, RAID5 and RAID6 over all drives with space; single, dup and the RAID1 profiles give one reader one drive.",
        "Random I/O: small writes cost as in RAID; copy-on-write and metadata of btrfs are not modelled, nor is the speed of Unraid, SnapRAID and erasure codes.",
        "Unraid and SnapRAID: surviving data drives stay readable one by one even when too many fail.",
        "Erasure codes: plan to fill Ceph to 85 % (nearfull); MinIO and Ceph each place pieces in their own way.",
    ],
};

/// What a scheme made of the drives.
struct Made {
    /// What speed is worked out from; nothing where that is not modelled.
    slices: Vec<Slice>,
    usable: u64,
    /// Out of reach.
    wasted: u64,
    tiers: usize,
    tolerance: f64,
    metadata: u64,
    df: Option<u64>,
}

/// Computes every output.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for too few drives, or a reserve larger than a drive.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole bytes by its range")]
pub fn compute(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let raw = inputs.drives.raw();
    let reserve = inputs.reserve as u64;
    let sizes: Vec<u64> = inputs.drives.sizes().iter().map(|size| size.saturating_sub(reserve)).collect();
    let reserved: u64 = sizes.iter().sum();
    let made = made(inputs, &sizes)?;
    if made.usable == 0 {
        let allowed = Allowed::Below(inputs.reserve, Unit::Byte);
        let clash = CalcError::clash("reserve", &decimal::write(inputs.reserve), allowed);
        return Err(clash.because(Reason::ReserveTakesAll));
    }
    let usable = made.usable - made.metadata;
    let after_unreached = reserved - made.wasted;
    let largest = inputs.drives.groups().iter().map(|group| group.bytes).max().unwrap_or(0);
    let uncertain = if inputs.scheme == Scheme::Shr2 { mixed::shr2_uncertain(&sizes) } else { 0 };
    let classic =
        |level| Layout::of(level).capacity(&sizes).map_or(f64::NAN, |capacity| capacity.usable as f64);
    let shr = |parity: usize| {
        let enough = sizes.len() >= 2 * parity;
        if enough { tiers_total(&mixed::shr(&sizes, parity)) as f64 } else { f64::NAN }
    };
    let raid1 = btrfs::allocate(&sizes, Profile::Raid1.rules(true)).usable as f64;

    let speed = slices::speed(&sizes, &made.slices, inputs.read_share);
    let times = |multiple: Option<f64>, drive: f64| multiple.map_or(f64::NAN, |multiple| multiple * drive);

    Ok(Outputs {
        usable: usable as f64,
        usable_low: (usable - uncertain) as f64,
        raw: raw as f64,
        efficiency: usable as f64 / raw as f64,
        tolerance: made.tolerance,
        verdict: if made.tolerance == 0.0 {
            Verdict::Unprotected
        } else if uncertain > 0 {
            Verdict::Uncertain
        } else if made.wasted > 0 {
            Verdict::Unreached
        } else {
            Verdict::Whole
        },
        wasted: made.wasted as f64,
        wasted_by: if made.wasted > 0 { largest as f64 } else { f64::NAN },
        redundancy: (after_unreached - made.usable) as f64,
        after_reserve: reserved as f64,
        after_unreached: after_unreached as f64,
        after_redundancy: made.usable as f64,
        df_available: made.df.map_or(f64::NAN, |df| df as f64),
        nearfull: if inputs.scheme == Scheme::Erasure {
            usable as f64 * mixed::CEPH_NEARFULL
        } else {
            f64::NAN
        },
        tiers: made.tiers as f64,
        read_rate: times(speed.map(|speed| speed.read), inputs.drive_rate),
        write_rate: times(speed.map(|speed| speed.write), inputs.drive_rate),
        iops: times(speed.map(|speed| speed.random), inputs.drive_iops),
        raid5: classic(Level::Raid5),
        raid6: classic(Level::Raid6),
        shr1: shr(1),
        shr2: shr(2),
        btrfs_raid1: if sizes.len() > 1 { raid1 } else { f64::NAN },
    })
}

fn tiers_total(tiers: &[mixed::Tier]) -> u64 {
    tiers.iter().map(|tier| tier.usable).sum()
}

/// The few ways behind the schemes.
#[derive(Debug, Clone, Copy)]
enum Way {
    /// Tiers with so many drives of parity.
    Shr(usize),
    Btrfs(Profile),
    /// Drives that hold parity only.
    Parity,
    Erasure,
}

const fn way(scheme: Scheme) -> Way {
    match scheme {
        Scheme::Shr1 => Way::Shr(1),
        Scheme::Shr2 => Way::Shr(2),
        Scheme::BtrfsRaid1 => Way::Btrfs(Profile::Raid1),
        Scheme::BtrfsRaid1c3 => Way::Btrfs(Profile::Raid1c3),
        Scheme::BtrfsRaid1c4 => Way::Btrfs(Profile::Raid1c4),
        Scheme::BtrfsRaid10 => Way::Btrfs(Profile::Raid10),
        Scheme::BtrfsRaid5 => Way::Btrfs(Profile::Raid5),
        Scheme::BtrfsRaid6 => Way::Btrfs(Profile::Raid6),
        Scheme::BtrfsRaid0 => Way::Btrfs(Profile::Raid0),
        Scheme::BtrfsSingle => Way::Btrfs(Profile::Single),
        Scheme::BtrfsDup => Way::Btrfs(Profile::Dup),
        Scheme::Parity => Way::Parity,
        Scheme::Erasure => Way::Erasure,
    }
}

fn made(inputs: &Inputs, sizes: &[u64]) -> Result<Made, CalcError> {
    match way(inputs.scheme) {
        Way::Shr(parity) => shr(inputs, sizes, parity),
        Way::Btrfs(profile) => btrfs_made(inputs, sizes, profile),
        Way::Parity => parity(inputs, sizes),
        Way::Erasure => erasure(inputs, sizes),
    }
}

fn at_least(inputs: &Inputs, sizes: &[u64], least: usize) -> Result<(), CalcError> {
    if sizes.len() >= least {
        return Ok(());
    }
    Err(CalcError::clash("drives", &inputs.drives.text(), Allowed::drives(least)))
}

fn shr(inputs: &Inputs, sizes: &[u64], parity: usize) -> Result<Made, CalcError> {
    at_least(inputs, sizes, 2 * parity)?;
    let tiers = mixed::shr(sizes, parity);
    let lost = tiers.iter().filter(|tier| tier.usable == 0);
    let laid = |tier: &mixed::Tier| Slice {
        region: Region { width: tier.drives, depth: tier.depth },
        data: tier.usable,
        way: Laid::parity(tier.drives, parity),
    };
    Ok(Made {
        slices: tiers.iter().map(laid).collect(),
        usable: tiers_total(&tiers),
        wasted: lost.map(|tier| tier.drives as u64 * tier.depth).sum(),
        tiers: tiers.len(),
        tolerance: parity as f64,
        metadata: 0,
        df: None,
    })
}

fn btrfs_made(inputs: &Inputs, sizes: &[u64], profile: Profile) -> Result<Made, CalcError> {
    let rules = profile.rules(!inputs.old_kernel);
    at_least(inputs, sizes, rules.minimum)?;
    let space = btrfs::allocate(sizes, rules);
    let reserve = btrfs::metadata_reserve(space.usable);
    // What rounding leaves over is out of reach too.
    let laid = |region: &Region| Slice {
        region: *region,
        data: rules.data(*region),
        way: profile.laid(region.width),
    };
    let stored: u64 = space.regions.iter().map(|region| region.width as u64 * region.depth).sum();
    Ok(Made {
        slices: space.regions.iter().map(laid).collect(),
        usable: space.usable,
        wasted: sizes.iter().sum::<u64>() - stored,
        tiers: space.regions.len(),
        tolerance: profile.tolerance() as f64,
        metadata: reserve,
        df: Some(btrfs::df_available(sizes, rules).saturating_sub(reserve)),
    })
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a small whole number by its range"
)]
fn parity(inputs: &Inputs, sizes: &[u64]) -> Result<Made, CalcError> {
    let parity = inputs.parity_drives as usize;
    at_least(inputs, sizes, parity + 1)?;
    Ok(Made {
        slices: Vec::new(),
        usable: mixed::dedicated_parity(sizes, parity).unwrap_or(0),
        wasted: 0,
        tiers: 1,
        tolerance: parity as f64,
        metadata: 0,
        df: None,
    })
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small whole numbers by their range"
)]
fn erasure(inputs: &Inputs, sizes: &[u64]) -> Result<Made, CalcError> {
    let (data, parity) = (inputs.data_pieces as usize, inputs.parity_pieces as usize);
    at_least(inputs, sizes, data + parity)?;
    let usable = mixed::erasure(sizes, data, parity);
    let stored = usable / data as u64 * (data + parity) as u64;
    Ok(Made {
        slices: Vec::new(),
        usable,
        wasted: sizes.iter().sum::<u64>() - stored,
        tiers: 1,
        tolerance: parity as f64,
        metadata: 0,
        df: None,
    })
}

/// Where the blocks lie: the first stripes of each slice that drives of these sizes are cut into.
///
/// # Errors
/// As [`compute`].
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small whole numbers by their range"
)]
pub fn picture(inputs: &Inputs) -> Result<Picture, CalcError> {
    let reserve = inputs.reserve as u64;
    let mut picture = Picture::of(inputs.drives.sizes());
    let mut left: Vec<u64> = picture.sizes.iter().map(|size| size.saturating_sub(reserve)).collect();
    made(inputs, &left)?;
    let (data, parity) = (inputs.data_pieces as usize, inputs.parity_pieces as usize);
    let (regions, rule) = match way(inputs.scheme) {
        Way::Parity => return Ok(layout::dedicated(&picture.sizes, inputs.parity_drives as usize)),
        Way::Shr(parity) => {
            let used = mixed::shr(&left, parity).into_iter().filter(|tier| tier.usable > 0);
            let regions = used.map(|tier| Region { width: tier.drives, depth: tier.depth });
            (regions.collect(), Rule::parity(parity))
        }
        Way::Btrfs(profile) => {
            let rules = profile.rules(!inputs.old_kernel);
            let rows = if profile == Profile::Dup { 2 } else { 1 };
            let rule = Rule { copies: rules.copies, parity: rules.parity, rows, spare: 0 };
            (btrfs::allocate(&left, rules).regions, rule)
        }
        Way::Erasure => {
            let depth = stripes::depth(&stripes::largest_first(&left), data + parity);
            (vec![Region { width: data + parity, depth }], Rule::parity(parity))
        }
    };
    for region in regions {
        picture.region(&mut left, region, rule);
    }
    Ok(picture)
}
