//! What `zfs` computes.

use super::{Inputs, Layout, Outputs, Partition, Verdict};
use crate::array::drives::marketed_bytes;
use crate::array::layout::{self, Picture};
use crate::array::zfs::pool::{self, Vdev};
use crate::array::zfs::{self, Shape, Version, iops};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::unit::Unit;

/// Computes every output.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for drives that do not make these vdevs.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let shape = shape(inputs);
    let groups = split(inputs, shape)?;
    let ashift = ashift(inputs);
    let vdevs: Vec<Vdev> = groups.iter().map(|drives| vdev(inputs, shape, drives)).collect();
    check_expansion(shape, &vdevs)?;
    let special = special(inputs)?;
    let space = pool::space(&vdevs, special, ashift, inputs.version);
    if space.available == 0 {
        let allowed = Allowed::AtLeast(64e6, Unit::Byte);
        return Err(CalcError::clash("drives", &inputs.drives.text(), allowed).because(Reason::DriveSize));
    }
    let mut sum = Part { wasted_by: f64::NAN, ..Part::default() };
    for (drives, &vdev) in groups.iter().zip(&vdevs) {
        sum.add(&part(inputs, shape, drives, vdev));
    }
    let first = vdevs.first().copied().unwrap_or(Vdev { shape, width: 1, created: 1, partition: 0 });
    let metaslabs = first.metaslabs(inputs.version);
    let width = first.width;

    let record = recordsize(inputs);
    let allocated = shape.allocated(width, ashift, record) as f64;
    let record_share = inputs.recordsize / allocated;
    let paper_share = share_on_paper(shape, width);
    let tolerances = || vdevs.iter().map(|vdev| shape.tolerance(vdev.width));
    let tolerance = tolerances().min().unwrap_or(0);
    let wasted = sum.raw - sum.used;
    let fits = space.available as f64 * sum.fits / sum.data;

    Ok(Outputs {
        usable: space.available as f64,
        listed: space.available as f64,
        size: space.size as f64,
        raw: sum.raw,
        efficiency: space.available as f64 / sum.raw,
        fits,
        planned: fits * 0.8,
        nominal: sum.nominal,
        tolerance: tolerance as f64,
        best_tolerance: tolerances().sum::<u64>() as f64,
        verdict: match weakness(inputs, &vdevs, tolerance) {
            Some(verdict) => verdict,
            None if inputs.halves => {
                let members = || vdevs.iter().map(|vdev| vdev.width);
                let apart = 2 * members().max().unwrap_or(0) <= members().sum();
                if apart && tolerance > 0 { Verdict::Apart } else { Verdict::Together }
            }
            None if wasted > 0.0 => Verdict::Wasted,
            None if tolerance == 0 => Verdict::Unprotected,
            None if record_share < paper_share * 0.98 => Verdict::Padded,
            None => Verdict::Even,
        },
        wasted,
        wasted_by: sum.wasted_by,
        special: space.special as f64,
        special_log: space.special_log as f64,
        special_needed: space.available as f64 * (inputs.metadata_share + inputs.small_share)
            / (1.0 - RESERVED_FOR_METADATA),
        partition_size: first.partition as f64,
        allocated,
        charged: first.charged(ashift, record) as f64,
        record_sectors: record.div_ceil(1 << ashift) as f64,
        record_share,
        paper_share,
        deflate: first.deflate(ashift) as f64,
        metaslab_shift: f64::from(metaslabs.shift),
        metaslabs: metaslabs.count as f64,
        after_unused: sum.used,
        after_spares: sum.after_spares,
        after_labels: sum.after_labels,
        after_parity: sum.after_parity,
        after_padding: (space.data + space.log) as f64,
        after_log: space.data as f64,
        slop_share: pool::slop_share(inputs.version, space.data) as f64,
        slop: space.slop as f64,
        used_empty: space.used as f64,
        read_iops: sum.random.0 * inputs.drive_iops,
        write_iops: sum.random.1 * inputs.drive_iops,
        read_rate: sum.streaming.0 * inputs.drive_rate,
        write_rate: sum.streaming.1 * inputs.drive_rate,
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
pub(crate) fn picture(inputs: &Inputs) -> Result<Picture, CalcError> {
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
    let draid = |parity| Shape::Draid { parity, data: inputs.draid_data as u64, spares: inputs.draid_spares as u64 };
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
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number by its range")]
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

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number by its range")]
fn vdev(inputs: &Inputs, shape: Shape, drives: &[u64]) -> Vdev {
    let width = drives.len() as u64;
    let expanded = inputs.expanded_from.filter(|_| matches!(shape, Shape::Raidz { .. }));
    let created = expanded.map_or(width, |created| created as u64);
    Vdev { shape, width, created, partition: partition(inputs, smallest(drives)) }
}

/// A vdev of RAID-Z only grows, and starts with what its parity demands.
fn check_expansion(shape: Shape, vdevs: &[Vdev]) -> Result<(), CalcError> {
    let (least, most) = (shape.minimum(), vdevs.iter().map(|vdev| vdev.width).min().unwrap_or(0));
    match vdevs.iter().find(|vdev| !(least..=most).contains(&vdev.created)) {
        Some(vdev) if vdev.created != vdev.width => {
            let (minimum, maximum) = (least as f64, most as f64);
            let allowed = Allowed::Between { minimum, maximum, unit: Unit::Count, whole: true };
            Err(CalcError::clash("expanded_from", &vdev.created.to_string(), allowed))
        }
        _ => Ok(()),
    }
}

/// Share of a special vdev that small blocks leave free: `zfs_special_class_metadata_reserve_pct` of OpenZFS.
const RESERVED_FOR_METADATA: f64 = 0.25;

/// The special vdev: a mirror, or a drive alone.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole bytes by their range")]
fn special(inputs: &Inputs) -> Result<Option<Vdev>, CalcError> {
    if inputs.special_drives == 0.0 {
        return Ok(None);
    }
    if matches!(inputs.version, Version::V06 | Version::V07) {
        let given = decimal::write(inputs.special_drives);
        let clash = CalcError::clash("special_drives", &given, Allowed::numbers(&[0.0], Unit::Count));
        return Err(clash.because_of(Reason::SpecialVdevs, "0.8"));
    }
    let nominal = inputs.special_size as u64;
    let drive = if inputs.marketed { marketed_bytes(nominal) } else { nominal };
    Ok(Some(vdev(inputs, Shape::Mirror, &[drive])))
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
#[derive(Default)]
struct Part {
    raw: f64,
    /// The smallest drive, where larger ones waste space because of it.
    wasted_by: f64,
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

impl Part {
    fn add(&mut self, other: &Self) {
        self.raw += other.raw;
        self.wasted_by = self.wasted_by.min(other.wasted_by);
        self.used += other.used;
        self.nominal += other.nominal;
        self.after_spares += other.after_spares;
        self.after_labels += other.after_labels;
        self.after_parity += other.after_parity;
        self.data += other.data;
        self.fits += other.fits;
        self.random = (self.random.0 + other.random.0, self.random.1 + other.random.1);
        self.streaming = (self.streaming.0 + other.streaming.0, self.streaming.1 + other.streaming.1);
    }
}

fn part(inputs: &Inputs, shape: Shape, drives: &[u64], vdev: Vdev) -> Part {
    let (ashift, record) = (ashift(inputs), recordsize(inputs));
    let (width, smallest) = (vdev.width, smallest(drives));
    let space = vdev.space(ashift, inputs.version);
    let used = (width * smallest) as f64;
    let spares = if let Shape::Draid { spares, .. } = shape { spares } else { 0 };
    // `zpool list` counts a mirror as one drive.
    let copies = if shape == Shape::Mirror { width } else { 1 };
    let after_labels = (space.size * copies) as f64;
    let raw = drives.iter().sum::<u64>() as f64;
    Part {
        raw,
        wasted_by: if raw > used { smallest as f64 } else { f64::NAN },
        used,
        nominal: shape.nominal(width, smallest) as f64,
        after_spares: libm::round(used * (width - spares) as f64 / width as f64),
        after_labels,
        after_parity: libm::round(after_labels * share_on_paper(shape, width)),
        data: space.data as f64,
        fits: space.data as f64 * inputs.recordsize / vdev.charged(ashift, record) as f64,
        random: iops::random(shape, width, ashift, record),
        streaming: iops::streaming(shape, width),
    }
}
