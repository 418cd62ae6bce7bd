//! btrfs: chunks over the devices with the most space left, as the kernel's allocator does, and what `df` makes of it.
//! Sources: Linux `fs/btrfs/volumes.c`, `fs/btrfs/super.c`, mkfs.btrfs.

use super::slices::StripeCost;
use super::stripes::{self, Region};
use super::{GIB, KIB, MIB, floor_to};
use crate::choice;

choice! {
    /// How btrfs stores data.
    pub enum Profile {
        Raid1 = "raid1";
        Raid1c3 = "raid1c3";
        Raid1c4 = "raid1c4";
        Raid10 = "raid10";
        Raid5 = "raid5";
        Raid6 = "raid6";
        Raid0 = "raid0";
        Single = "single";
        Dup = "dup";
    }
}

/// What a profile asks of the allocator.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// Copies of each byte.
    pub copies: usize,
    /// Parity devices of a stripe.
    pub parity: usize,
    /// Fewest devices of a chunk.
    pub least: usize,
    /// Most devices of a chunk.
    pub most: usize,
    /// The number of devices is a multiple of this.
    pub step: usize,
    /// Devices that mkfs asks for.
    pub minimum: usize,
}

/// More devices than an array has: no limit.
const ALL: usize = usize::MAX;

impl Profile {
    /// The allocator's rules. Since Linux 5.15 RAID 0 may have one device and RAID 10 two; before it, two and four.
    #[must_use]
    pub fn rules(self, since_5_15: bool) -> Rules {
        let rules = |copies, parity, least, most, step, minimum| Rules { copies, parity, least, most, step, minimum };
        match self {
            Self::Single => rules(1, 0, 1, 1, 1, 1),
            // Both copies on one device: a chunk takes twice its size of one.
            Self::Dup => rules(2, 0, 1, 1, 1, 1),
            Self::Raid0 => {
                let least = if since_5_15 { 1 } else { 2 };
                rules(1, 0, least, ALL, 1, least)
            }
            Self::Raid1 => rules(2, 0, 2, 2, 1, 2),
            Self::Raid1c3 => rules(3, 0, 3, 3, 1, 3),
            Self::Raid1c4 => rules(4, 0, 4, 4, 1, 4),
            Self::Raid10 => {
                let least = if since_5_15 { 2 } else { 4 };
                rules(2, 0, least, ALL, 2, least)
            }
            Self::Raid5 => rules(1, 1, 2, ALL, 1, 2),
            Self::Raid6 => rules(1, 2, 3, ALL, 1, 3),
        }
    }

    /// How data lies in a chunk of `width` devices. Striped profiles go from device to device every 64 KiB; copies
    /// serve a single reader one at a time (`find_live_mirror` chooses by process).
    #[must_use]
    pub const fn stripe_cost(self, width: usize) -> StripeCost {
        match self {
            Self::Single => StripeCost::copies(1, 1),
            // Both copies are written by the one device.
            Self::Dup => StripeCost { read: 1.0, write: 0.5, penalty: 2.0 },
            Self::Raid0 => StripeCost::copies(width, 1),
            Self::Raid1 => StripeCost::copies(2, 2),
            Self::Raid1c3 => StripeCost::copies(3, 3),
            Self::Raid1c4 => StripeCost::copies(4, 4),
            Self::Raid10 => StripeCost::copies(width, 2),
            Self::Raid5 => StripeCost::parity(width, 1),
            Self::Raid6 => StripeCost::parity(width, 2),
        }
    }

    /// Devices that may fail.
    #[must_use]
    pub const fn tolerance(self) -> usize {
        match self {
            Self::Single | Self::Raid0 | Self::Dup => 0,
            Self::Raid1 | Self::Raid10 | Self::Raid5 => 1,
            Self::Raid1c3 | Self::Raid6 => 2,
            Self::Raid1c4 => 3,
        }
    }
}

impl Rules {
    fn width(self, with_space: usize) -> usize {
        let width = with_space.min(self.most);
        let width = width - width % self.step.max(1);
        if width < self.least { 0 } else { width }
    }

    /// Bytes of data that a region holds.
    #[must_use]
    pub fn data(self, region: Region) -> u64 {
        (region.width - self.parity) as u64 * region.depth / self.copies as u64
    }
}

/// Space of a file system over devices of these sizes, metadata not yet taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Space {
    /// What data can fill.
    pub usable: u64,
    /// What no chunk can reach.
    pub unallocatable: u64,
    /// The phases of allocation, widest first.
    pub regions: Vec<Region>,
}

/// Fills devices of these sizes with chunks of `rules`.
#[must_use]
pub fn allocate(sizes: &[u64], rules: Rules) -> Space {
    let (regions, unallocatable) = stripes::fill(sizes, |with_space| rules.width(with_space));
    Space { usable: regions.iter().map(|&r| rules.data(r)).sum(), unallocatable, regions }
}

/// A chunk that mkfs.btrfs makes for metadata: 1 GiB, or 256 MiB where all devices hold less than 50 GiB. Where that is more
/// than a tenth of them, both copies together take a tenth.
fn metadata_chunk(sizes: &[u64]) -> u64 {
    let total: u64 = sizes.iter().sum();
    let most = if total > 50 * GIB { GIB } else { 256 * MIB };
    if most > total / 10 { total / 20 } else { most }
}

/// Data space that metadata takes from a new file system: both copies, with 8 MiB for the system's chunk, as the profile
/// of the data would fill them.
#[must_use]
pub fn metadata_reserve(sizes: &[u64], space: &Space) -> u64 {
    let stored: u64 = space.regions.iter().map(|region| region.width as u64 * region.depth).sum();
    if stored == 0 {
        0
    } else {
        times_share(2 * (metadata_chunk(sizes) + 8 * MIB), space.usable, stored).min(space.usable)
    }
}

/// `factor × part ÷ whole`, rounded down, where the product would not fit but `part` + 2 × `whole` does: long division of
/// one bit after another, since a division of `u128` would weigh 0.5 kB.
fn times_share(factor: u64, part: u64, whole: u64) -> u64 {
    let (mut quotient, mut rest) = (0, 0);
    for bit in (0..u64::BITS - factor.leading_zeros()).rev() {
        rest = 2 * rest + (factor >> bit & 1) * part;
        quotient = 2 * quotient + rest / whole;
        rest %= whole;
    }
    quotient
}

/// Takes one chunk of the devices as mkfs.btrfs does: of the last that its command names first, as many as have room for
/// a stripe. Returns the bytes that the chunk holds; none where too few devices have room.
fn take_chunk(left: &mut [u64], rules: Rules, [mut stripe, least, most]: [u64; 3]) -> u64 {
    // Both copies of dup lie on one device.
    let on_each = if rules.most == 1 { rules.copies } else { 1 };
    let mut width = rules.width(left.len());
    while width > 0 {
        let stripes = width * on_each;
        let held = |stripe| stripe * (stripes - rules.parity) as u64 / rules.copies as u64;
        if held(stripe) > most {
            stripe = most / stripes as u64;
        }
        stripe = floor_to(stripe.max(least), 64 * KIB);
        let taken = stripe * on_each as u64;
        let with_room = left.iter().filter(|&&size| size >= taken + MIB).count();
        if with_room >= width {
            for size in left.iter_mut().rev().filter(|size| **size >= taken + MIB).take(width) {
                *size -= taken;
            }
            return held(stripe);
        }
        width = rules.width(with_room);
    }
    0
}

/// What is left of each device of a new file system after its chunks for the system, for metadata and for data, and what
/// the last of them holds.
fn left_for_data(sizes: &[u64], rules: Rules) -> (Vec<u64>, u64) {
    let mut left = sizes.to_vec();
    let metadata = if sizes.len() == 1 { Profile::Dup } else { Profile::Raid1 }.rules(true);
    let chunk = metadata_chunk(sizes);
    take_chunk(&mut left, metadata, [8 * MIB, MIB, 16 * MIB]);
    take_chunk(&mut left, metadata, [chunk, 32 * MIB, chunk]);
    let data = take_chunk(&mut left, rules, [GIB, 64 * MIB, sizes.iter().sum::<u64>() / 10]);
    (left, data)
}

/// What `df` calls available on a new file system: the kernel pairs the smallest device with the devices next to it,
/// which is not how it allocates, so unlike or odd devices show a number that is wrong.
#[must_use]
pub fn df_available(sizes: &[u64], rules: Rules) -> u64 {
    let (left, mut available) = left_for_data(sizes, rules);
    // The first MiB is never used, and the kernel counts whole stripes.
    let mut left = stripes::largest_first(&left);
    for size in &mut left {
        *size = floor_to(*size, 64 * KIB).saturating_sub(MIB);
    }
    // The kernel counts four devices for RAID 10, however many there are.
    let fixed = if rules.step == 2 { 4 } else { rules.most };
    while left.len() >= rules.least {
        let width = left.len().min(fixed);
        let start = left.len() - width;
        let Some(depth) = left.pop() else { break };
        available += depth * width.saturating_sub(rules.parity) as u64 / rules.copies as u64;
        for size in left.iter_mut().skip(start) {
            *size -= depth;
        }
    }
    available
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kernel_below_5_15_leaves_the_last_device_of_raid0_alone() {
        let space = |new| allocate(&[1, 2, 4], Profile::Raid0.rules(new)).usable;
        assert_eq!((space(true), space(false)), (7, 5));
    }

    #[test]
    fn a_share_of_a_product_is_that_of_wide_integers() {
        let numbers = || (1..60).step_by(7).flat_map(|bits| [(1u64 << bits) - 1, (1 << bits) + 12_345 % (1 << bits)]);
        for (factor, part, whole) in
            numbers().flat_map(|f| numbers().flat_map(move |p| numbers().map(move |w| (f >> 28, p.min(w), w))))
        {
            let wide = u128::from(factor) * u128::from(part) / u128::from(whole);
            assert_eq!(u128::from(times_share(factor, part, whole)), wide, "{factor} × {part} ÷ {whole}");
        }
    }

    #[test]
    fn df_is_wrong_for_odd_and_unlike_devices() {
        let rules = Profile::Raid1.rules(true);
        let df = df_available(&[1000 * GIB; 3], rules);
        assert!(df < 1000 * GIB && df > 998 * GIB);
        assert_eq!(allocate(&[1000 * GIB; 3], rules).usable, 1500 * GIB);
        let unlike = [4000, 1000, 1000];
        assert_eq!(allocate(&unlike, rules).usable, 2000);
    }
}
