//! Speed of arrays made of slices, each over its own drives: Synology's tiers, the phases of btrfs. Everything is in
//! multiples of one drive; caches, links and the file system are left out.
//!
//! A stream passes slice after slice, so its time is the sum of their times. Random I/O falls on all data alike: each
//! slice gets its share, each drive of it what it holds of the slice, and the busiest drive is the limit.

use super::stripes::{self, Region};

/// What one stripe gains and costs: in drives that work at once, and in I/Os of a small write.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StripeCost {
    /// Drives that one sequential reader keeps busy with data.
    pub read: f64,
    /// Drives' worth of data that one sequential writer of full stripes gets written at once.
    pub write: f64,
    /// Drive I/Os of one small write.
    pub penalty: f64,
}

impl StripeCost {
    /// Stripes of `width` drives that hold each piece of data `copies` times.
    #[must_use]
    pub const fn copies(width: usize, copies: usize) -> Self {
        let data = width as f64 / copies as f64;
        Self { read: data, write: data, penalty: copies as f64 }
    }

    /// Stripes of `width` drives, `parity` of them parity. With one drive of data every write is a full stripe: a mirror.
    #[must_use]
    pub const fn parity(width: usize, parity: usize) -> Self {
        let data = width.saturating_sub(parity);
        let penalty = if data == 1 { width } else { 2 * (1 + parity) };
        Self { read: data as f64, write: data as f64, penalty: penalty as f64 }
    }
}

/// A slice of the drives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slice {
    /// Its stripes.
    pub region: Region,
    /// Bytes of data in it; without any it takes part in nothing.
    pub data: u64,
    /// What each stripe gains and costs.
    pub cost: StripeCost,
}

/// Speed in multiples of one drive.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Speed {
    /// One sequential reader, averaged over all data.
    pub read: f64,
    /// One sequential writer, averaged over all data.
    pub write: f64,
    /// Random I/Os.
    pub random: f64,
}

/// Speed over drives of these sizes, of which the slices take their depths in turn, with this share of reads. Nothing
/// without data.
#[must_use]
pub fn speed(sizes: &[u64], slices: &[Slice], reads: f64) -> Option<Speed> {
    let total: u64 = slices.iter().map(|slice| slice.data).sum();
    if total == 0 {
        return None;
    }
    let share = |slice: &Slice| slice.data as f64 / total as f64;
    let stream = |rate: fn(&StripeCost) -> f64| {
        let times = slices.iter().filter(|slice| slice.data > 0).map(|slice| share(slice) / rate(&slice.cost));
        1.0 / times.sum::<f64>()
    };
    let mut left = stripes::largest_first(sizes);
    let mut loads = vec![0.0; left.len()];
    for slice in slices {
        // Each stripe takes the drives with the most space left, so that none gives more than the depth.
        let used: Vec<u64> = left.iter().map(|&size| size.min(slice.region.depth)).collect();
        let all = used.iter().sum::<u64>().max(1) as f64;
        let work = share(slice) * (reads + (1.0 - reads) * slice.cost.penalty);
        for ((load, size), used) in loads.iter_mut().zip(&mut left).zip(used) {
            *load += work * used as f64 / all;
            *size -= used;
        }
    }
    let busiest = loads.into_iter().fold(0.0, f64::max);
    Some(Speed { read: stream(|cost| cost.read), write: stream(|cost| cost.write), random: 1.0 / busiest })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::array::btrfs::{self, Profile};
    use crate::array::level::{Layout, Level};
    use crate::array::{mixed, perf};

    fn shr(sizes: &[u64], parity: usize, reads: f64) -> Speed {
        let slices: Vec<Slice> = mixed::shr(sizes, parity)
            .into_iter()
            .map(|tier| Slice {
                region: Region { width: tier.drives, depth: tier.depth },
                data: tier.usable,
                cost: StripeCost::parity(tier.drives, parity),
            })
            .collect();
        speed(sizes, &slices, reads).unwrap()
    }

    fn of_btrfs(sizes: &[u64], profile: Profile, reads: f64) -> Speed {
        let rules = profile.rules(true);
        let regions = btrfs::allocate(sizes, rules).regions;
        let slices: Vec<Slice> = regions
            .into_iter()
            .map(|region| Slice { region, data: rules.data(region), cost: profile.stripe_cost(region.width) })
            .collect();
        speed(sizes, &slices, reads).unwrap()
    }

    #[test]
    fn equal_drives_in_shr_are_as_fast_as_raid() {
        for (parity, level) in [(1, Level::Raid5), (2, Level::Raid6)] {
            for reads in [0.0, 0.7, 1.0] {
                let layout = Layout::of(level);
                let expected = perf::mixed_iops(6.0, 1.0, reads, perf::write_penalty(layout, 6));
                let found = shr(&[8; 6], parity, reads);
                assert!((found.random - expected).abs() < 1e-9, "{level:?} {reads}: {found:?}");
                assert!((found.read - perf::streaming(layout, 6).0).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn a_stream_passes_a_wide_tier_faster_than_a_narrow_one() {
        // Tiers of six drives (20 of data, five at a time) and of four (12 of data, three at a time).
        let found = shr(&[8, 8, 8, 8, 4, 4], 1, 1.0);
        assert!((found.read - 32.0 / (20.0 / 5.0 + 12.0 / 3.0)).abs() < 1e-9, "{found:?}");
        // The large drives hold 1/6 of the first tier and 1/4 of the second.
        assert!((1.0 / found.random - (20.0 / 32.0 / 6.0 + 12.0 / 32.0 / 4.0)).abs() < 1e-9, "{found:?}");
    }

    #[test]
    fn a_tier_of_two_is_a_mirror() {
        let found = shr(&[4, 4], 1, 0.0);
        assert_eq!((found.read, found.write, found.random), (1.0, 1.0, 1.0));
    }

    #[test]
    fn profiles_of_btrfs_give_one_reader_what_they_stripe() {
        let read = |profile| of_btrfs(&[4; 4], profile, 1.0).read;
        let profiles = [Profile::Single, Profile::Raid0, Profile::Raid1, Profile::Raid10, Profile::Raid5];
        assert_eq!(profiles.map(read).map(f64::to_bits), [1.0, 4.0, 1.0, 2.0, 3.0].map(f64::to_bits));
        assert_eq!(of_btrfs(&[4; 4], Profile::Dup, 1.0).write.to_bits(), 0.5f64.to_bits());
        // All four drives serve random reads, whatever the profile.
        assert!((of_btrfs(&[4; 4], Profile::Raid1, 1.0).random - 4.0).abs() < 1e-9);
        // The large drive holds a copy of everything: every second read, every write.
        assert!((of_btrfs(&[4, 2, 2], Profile::Raid1, 1.0).random - 2.0).abs() < 1e-9);
        assert!((of_btrfs(&[4, 2, 2], Profile::Raid1, 0.0).random - 1.0).abs() < 1e-9);
    }
}
