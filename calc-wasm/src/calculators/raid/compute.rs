//! What `raid` computes.

use super::{FileSystem, Inputs, Outputs, Verdict};
use crate::array::layout::{self, Picture};
use crate::array::level::{Capacity, Copies, Layout};
use crate::array::md::{self, Metadata};
use crate::array::perf::{self, Io, StripeWrite};
use crate::array::{filesystem, stripes};
use crate::calculator::Choice;
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::unit::Unit;

/// Computes every output.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for a number of drives that makes no such array.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let layout = layout(inputs);
    let sizes = members(inputs, layout)?;
    let n = sizes.len();
    let capacity = capacity(inputs, layout, &sizes)?;
    let used = used(inputs, layout, &sizes)?;
    let after_metadata = after_metadata(inputs, layout, &used);
    let used_size = used_size(inputs, layout, &used);
    let usable = match inputs.file_system {
        FileSystem::None => after_metadata,
        FileSystem::Ext4 => filesystem::ext4_available(after_metadata),
        FileSystem::Xfs => filesystem::xfs_available(after_metadata, false),
        FileSystem::XfsRmap => filesystem::xfs_available(after_metadata, true),
    };
    let (tolerance, best) = layout.tolerance(n);
    let apart = layout.has_groups_for_halves(n);
    let (tolerance, best) = match (inputs.halves, apart) {
        (false, _) => (tolerance, best),
        (true, true) => (tolerance, best / 2),
        (true, false) => (tolerance / 2, best / 2),
    };
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
            _ if inputs.halves => {
                if apart && tolerance > 0 {
                    Verdict::Apart
                } else {
                    Verdict::Together
                }
            }
            (Some(_), _) => Verdict::Wasted,
            (None, 0) => Verdict::Unprotected,
            _ => Verdict::Even,
        },
        redundancy: capacity.redundancy as f64,
        after_unused: (capacity.raw - capacity.unused) as f64,
        after_spare: after_spare as f64,
        after_redundancy: capacity.usable as f64,
        after_metadata: after_metadata as f64,
        used_size: used_size as f64,
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
pub(crate) fn picture(inputs: &Inputs) -> Result<Picture, CalcError> {
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

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small whole numbers by their range")]
fn layout(inputs: &Inputs) -> Layout {
    Layout {
        level: inputs.level,
        groups: inputs.groups as usize,
        copies: inputs.copies as usize,
        zones: inputs.metadata != Metadata::None,
    }
}

/// The drives that hold data; the others are spares. Every member counts as the smallest, so the largest stand by.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number by its range")]
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
    let mut capacity =
        layout.capacity(members).map_err(|needs| CalcError::clash("drives", &inputs.drives.text(), needs.allowed()))?;
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
fn used(inputs: &Inputs, layout: Layout, members: &[u64]) -> Result<Vec<u64>, CalcError> {
    if inputs.metadata == Metadata::None {
        return Ok(members.to_vec());
    }
    let first = members.first().copied().unwrap_or(0);
    let used = members.iter().map(|&size| md::used_size(size, first, layout, inputs.chunk as u64, inputs.metadata));
    used.collect::<Option<_>>().ok_or_else(|| {
        let others = [Metadata::V12, Metadata::None].map(Choice::word);
        CalcError::clash("metadata", inputs.metadata.word(), Allowed::words(&others)).because(Reason::MdMetadata)
    })
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole bytes of a list")]
fn used_size(inputs: &Inputs, layout: Layout, used: &[u64]) -> u64 {
    if inputs.metadata == Metadata::None {
        return used.iter().copied().min().unwrap_or(0);
    }
    md::component_size(layout, used, inputs.chunk as u64)
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a chunk is a small whole number by its range"
)]
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
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most the most drives and a group")]
fn next_array(layout: Layout, exact: f64) -> f64 {
    // A multiple lies within its own number.
    let from = libm::ceil(exact).max(layout.minimum() as f64);
    let multiple = layout.spans().max(layout.shape().step);
    (0..=multiple).map(|more| from + more as f64).find(|n| (n / multiple as f64).fract() == 0.0).unwrap_or(from)
}
