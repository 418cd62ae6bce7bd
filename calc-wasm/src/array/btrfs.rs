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

/// What `mkfs.btrfs` takes for metadata, twice: a chunk of 1 GiB, 256 MiB where all devices hold less than 50 GiB, and
/// 8 MiB for the system's chunk.
fn metadata_chunks(sizes: &[u64]) -> u64 {
    let total: u64 = sizes.iter().sum();
    let most = if total > 50 * GIB { GIB } else { 256 * MIB };
    most.min(total / 10) + 8 * MIB
}

/// Data space that metadata takes from a new file system: both copies, as the profile of the data would fill them.
#[must_use]
pub fn metadata_reserve(sizes: &[u64], space: &Space) -> u64 {
    let stored: u64 = space.regions.iter().map(|region| region.width as u64 * region.depth).sum();
    if stored == 0 { 0 } else { times_share(2 * metadata_chunks(sizes), space.usable, stored).min(space.usable) }
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

/// What is left of each device of a new file system: metadata on the two largest, or twice on the only one, and the first
/// MiB, which is never used. The kernel counts whole stripes of 64 KiB.
fn left_for_data(sizes: &[u64]) -> Vec<u64> {
    let chunks = metadata_chunks(sizes);
    let mut left = stripes::largest_first(sizes);
    let copies = if left.len() == 1 { 2 } else { 1 };
    for size in left.iter_mut().take(2) {
        *size = size.saturating_sub(copies * chunks);
    }
    left.iter().map(|&size| floor_to(size, 64 * KIB).saturating_sub(MIB)).collect()
}

/// What `df` calls available on a new file system: the kernel pairs the smallest device with the devices next to it,
/// which is not how it allocates, so unlike or odd devices show a number that is wrong.
#[must_use]
pub fn df_available(sizes: &[u64], rules: Rules) -> u64 {
    let mut left = stripes::largest_first(&left_for_data(sizes));
    // The kernel counts four devices for RAID 10, however many there are.
    let fixed = if rules.step == 2 { 4 } else { rules.most };
    let mut available = 0;
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
