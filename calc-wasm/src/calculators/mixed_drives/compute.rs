//! What `mixed-drives` computes.

use super::{Inputs, Outputs, Scheme, Verdict};
use crate::array::btrfs::{self, Profile};
use crate::array::layout::{self, Picture, Rule};
use crate::array::level::{Layout, Level};
use crate::array::mixed;
use crate::array::slices::{self, Slice, StripeCost};
use crate::array::stripes::{self, Region};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::unit::Unit;

/// What a scheme made of the drives.
#[derive(Default)]
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

/// Bytes of a btrfs below which its metadata are no small share: a pool of 15 GB was seen with 256 MiB of them for 0.7 GiB
/// of data (kdave/btrfs-progs#269).
const SMALL: u64 = 16_000_000_000;

/// Computes every output.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for too few drives, or a reserve larger than a drive.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole bytes by its range")]
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
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
    let classic = |level| Layout::of(level).capacity(&sizes).map_or(f64::NAN, |capacity| capacity.usable as f64);
    let shr = |parity: usize| {
        let enough = sizes.len() >= 2 * parity;
        if enough { tiers_total(&mixed::shr(&sizes, parity)) as f64 } else { f64::NAN }
    };
    let raid1 = btrfs::allocate(&sizes, Profile::Raid1.rules(true)).usable as f64;

    let speed = slices::speed(&sizes, &made.slices, inputs.read_share);
    let times = |multiple: Option<f64>, drive: f64| multiple.map_or(f64::NAN, |multiple| multiple * drive);

    let (pieces, coded) = (inputs.data_pieces, inputs.scheme == Scheme::Erasure);
    let others = &stripes::largest_first(&sizes).split_off(1);
    let recovered = mixed::erasure(others, pieces as usize, inputs.parity_pieces as usize) as f64;
    let recovery = recovery(inputs, &sizes, coded && recovered > 0.0);

    Ok(Outputs {
        usable: usable as f64,
        usable_low: (usable - uncertain) as f64,
        raw: raw as f64,
        efficiency: usable as f64 / raw as f64,
        tolerance: made.tolerance,
        verdict: if matches!(division(inputs.scheme), Division::Btrfs(_)) && raw < SMALL {
            Verdict::Small
        } else if made.tolerance == 0.0 {
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
        nearfull: if coded { usable as f64 * mixed::CEPH_NEARFULL } else { f64::NAN },
        recovered: if coded && recovered > 0.0 { recovered * mixed::CEPH_NEARFULL } else { f64::NAN },
        // `OSDMonitor.cc` and `get_osd_pool_default_min_size` of Ceph.
        min_size: match (coded, pieces > 1.0) {
            (false, _) => f64::NAN,
            (true, false) => libm::ceil(inputs.parity_pieces.midpoint(1.0)),
            (true, true) => pieces + (inputs.parity_pieces - 1.0).min(1.0),
        },
        usable_objects: if coded { usable as f64 * mixed::allocated(inputs.object_size, pieces) } else { f64::NAN },
        lost: recovery.lost,
        moved: recovery.moved(),
        recovery_time: recovery.time(),
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

/// What is lost with the largest drive or host, where the others have a place for it.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small whole numbers by their range")]
fn recovery(inputs: &Inputs, sizes: &[u64], has_place: bool) -> mixed::Recovery {
    let ordered = stripes::largest_first(sizes);
    // Each holds one piece of a stripe at most.
    let depth = stripes::depth(&ordered, inputs.data_pieces as usize + inputs.parity_pieces as usize);
    let stored = ordered.first().map_or(0, |&largest| largest.min(depth));
    mixed::Recovery {
        lost: if has_place { stored as f64 * inputs.filled } else { f64::NAN },
        data: inputs.data_pieces,
        others: ordered.len().saturating_sub(1) as f64,
        drive: inputs.drive_rate * inputs.recovery_share,
        network: inputs.network_rate.unwrap_or(f64::INFINITY),
    }
}

fn tiers_total(tiers: &[mixed::Tier]) -> u64 {
    tiers.iter().map(|tier| tier.usable).sum()
}

/// How a scheme divides drives into redundant parts.
#[derive(Debug, Clone, Copy)]
enum Division {
    /// Tiers, each with this many drives of parity.
    Shr(usize),
    Btrfs(Profile),
    /// Drives that hold parity only.
    Parity,
    Erasure,
}

const fn division(scheme: Scheme) -> Division {
    match scheme {
        Scheme::Shr1 => Division::Shr(1),
        Scheme::Shr2 => Division::Shr(2),
        Scheme::BtrfsRaid1 => Division::Btrfs(Profile::Raid1),
        Scheme::BtrfsRaid1c3 => Division::Btrfs(Profile::Raid1c3),
        Scheme::BtrfsRaid1c4 => Division::Btrfs(Profile::Raid1c4),
        Scheme::BtrfsRaid10 => Division::Btrfs(Profile::Raid10),
        Scheme::BtrfsRaid5 => Division::Btrfs(Profile::Raid5),
        Scheme::BtrfsRaid6 => Division::Btrfs(Profile::Raid6),
        Scheme::BtrfsRaid0 => Division::Btrfs(Profile::Raid0),
        Scheme::BtrfsSingle => Division::Btrfs(Profile::Single),
        Scheme::BtrfsDup => Division::Btrfs(Profile::Dup),
        Scheme::Parity => Division::Parity,
        Scheme::Erasure => Division::Erasure,
    }
}

fn made(inputs: &Inputs, sizes: &[u64]) -> Result<Made, CalcError> {
    match division(inputs.scheme) {
        Division::Shr(parity) => shr(inputs, sizes, parity),
        Division::Btrfs(profile) => btrfs_made(inputs, sizes, profile),
        Division::Parity => parity(inputs, sizes),
        Division::Erasure => erasure(inputs, sizes),
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
        cost: StripeCost::parity(tier.drives, parity),
    };
    Ok(Made {
        slices: tiers.iter().map(laid).collect(),
        usable: tiers_total(&tiers),
        wasted: lost.map(|tier| tier.drives as u64 * tier.depth).sum(),
        tiers: tiers.len(),
        tolerance: parity as f64,
        ..Made::default()
    })
}

fn btrfs_made(inputs: &Inputs, sizes: &[u64], profile: Profile) -> Result<Made, CalcError> {
    let rules = profile.rules(!inputs.old_kernel);
    at_least(inputs, sizes, rules.minimum)?;
    let space = btrfs::allocate(sizes, rules);
    let reserve = btrfs::metadata_reserve(sizes, &space);
    // What rounding leaves over is out of reach too.
    let laid =
        |region: &Region| Slice { region: *region, data: rules.data(*region), cost: profile.stripe_cost(region.width) };
    let stored: u64 = space.regions.iter().map(|region| region.width as u64 * region.depth).sum();
    Ok(Made {
        slices: space.regions.iter().map(laid).collect(),
        usable: space.usable,
        wasted: sizes.iter().sum::<u64>() - stored,
        tiers: space.regions.len(),
        tolerance: profile.tolerance() as f64,
        metadata: reserve,
        df: Some(btrfs::df_available(sizes, rules)),
    })
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number by its range")]
fn parity(inputs: &Inputs, sizes: &[u64]) -> Result<Made, CalcError> {
    let parity = inputs.parity_drives as usize;
    at_least(inputs, sizes, parity + 1)?;
    Ok(Made {
        usable: mixed::dedicated_parity(sizes, parity).unwrap_or(0),
        tiers: 1,
        tolerance: parity as f64,
        ..Made::default()
    })
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small whole numbers by their range")]
fn erasure(inputs: &Inputs, sizes: &[u64]) -> Result<Made, CalcError> {
    let (data, parity) = (inputs.data_pieces as usize, inputs.parity_pieces as usize);
    at_least(inputs, sizes, data + parity)?;
    let usable = mixed::erasure(sizes, data, parity);
    let pieces = (data + parity) as u64;
    let wasted = sizes.iter().sum::<u64>() - usable / data as u64 * pieces;
    Ok(Made {
        usable,
        // Less than a byte of each piece is a remainder of counting in whole bytes.
        wasted: if wasted < pieces { 0 } else { wasted },
        tiers: 1,
        tolerance: parity as f64,
        ..Made::default()
    })
}

/// Where the blocks lie: the first stripes of each slice that drives of these sizes are cut into.
///
/// # Errors
/// As [`compute`].
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small whole numbers by their range")]
pub(crate) fn picture(inputs: &Inputs) -> Result<Picture, CalcError> {
    let reserve = inputs.reserve as u64;
    let mut picture = Picture::of(inputs.drives.sizes());
    let mut left: Vec<u64> = picture.sizes.iter().map(|size| size.saturating_sub(reserve)).collect();
    made(inputs, &left)?;
    let (data, parity) = (inputs.data_pieces as usize, inputs.parity_pieces as usize);
    let (regions, rule) = match division(inputs.scheme) {
        Division::Parity => return Ok(layout::dedicated(&picture.sizes, inputs.parity_drives as usize)),
        Division::Shr(parity) => {
            let used = mixed::shr(&left, parity).into_iter().filter(|tier| tier.usable > 0);
            let regions = used.map(|tier| Region { width: tier.drives, depth: tier.depth });
            (regions.collect(), Rule::parity(parity))
        }
        Division::Btrfs(profile) => {
            let rules = profile.rules(!inputs.old_kernel);
            let rows = if profile == Profile::Dup { 2 } else { 1 };
            let rule = Rule { copies: rules.copies, parity: rules.parity, rows, spare: 0 };
            (btrfs::allocate(&left, rules).regions, rule)
        }
        Division::Erasure => {
            let depth = stripes::depth(&stripes::largest_first(&left), data + parity);
            (vec![Region { width: data + parity, depth }], Rule::parity(parity))
        }
    };
    for region in regions {
        picture.region(&mut left, region, rule);
    }
    Ok(picture)
}
