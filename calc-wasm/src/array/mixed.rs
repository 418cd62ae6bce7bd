//! Arrays made for unlike drives: Synology SHR, Unraid and SnapRAID parity, erasure coding. btrfs has its own file.

use super::stripes;

/// One tier of SHR: the slice of every drive between two neighbouring sizes, as an array of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tier {
    /// Drives that reach into the tier.
    pub drives: usize,
    /// How much of each.
    pub depth: u64,
    /// What it holds; 0 where too few drives are left for redundancy.
    pub usable: u64,
}

/// The tiers of SHR with `parity` drives' worth of redundancy, from the widest: RAID 5 or RAID 6 per tier, a mirror of
/// two for one parity. A tier of SHR-2 with three drives is counted, as published calculators do; whether DSM builds
/// it is unknown to us.
#[must_use]
pub fn shr(sizes: &[u64], parity: usize) -> Vec<Tier> {
    let (regions, _) = stripes::fill(sizes, |drives| drives);
    regions
        .into_iter()
        .map(|region| Tier {
            drives: region.width,
            depth: region.depth,
            usable: region.width.saturating_sub(parity) as u64 * region.depth,
        })
        .collect()
}

/// What the tiers of three drives hold in SHR-2: calculators count them, whether DSM builds them is unknown to us.
#[must_use]
pub fn shr2_uncertain(sizes: &[u64]) -> u64 {
    shr(sizes, 2).iter().filter(|tier| tier.drives == 3).map(|tier| tier.usable).sum()
}

/// Bytes of data with `parity` dedicated drives (Unraid, SnapRAID): parity takes the largest drives, since each must
/// be as large as any data drive. `None` without a drive left for data.
#[must_use]
pub fn dedicated_parity(sizes: &[u64], parity: usize) -> Option<u64> {
    stripes::largest_first(sizes).get(parity..).filter(|data| !data.is_empty()).map(|data| data.iter().sum())
}

/// Bytes of data with erasure code `data + parity`, each piece on another drive; 0 with fewer drives.
#[must_use]
pub fn erasure(sizes: &[u64], data: usize, parity: usize) -> u64 {
    stripes::depth(&stripes::largest_first(sizes), data + parity) * data as u64
}

/// The share at which Ceph warns and expects no more data (`mon_osd_nearfull_ratio`).
pub const CEPH_NEARFULL: f64 = 0.85;

#[cfg(test)]
mod tests {
    use super::*;

    fn total(tiers: &[Tier]) -> u64 {
        tiers.iter().map(|tier| tier.usable).sum()
    }

    #[test]
    fn shr_uses_what_raid5_leaves() {
        let sizes = [8, 8, 8, 8, 4, 4];
        assert_eq!((total(&shr(&sizes, 1)), total(&shr(&sizes, 2))), (32, 24));
        assert_eq!(total(&shr(&[8, 4, 4, 4], 2)), 8);
        assert_eq!((shr2_uncertain(&sizes), shr2_uncertain(&[8, 8, 8, 4])), (0, 4));
    }

    #[test]
    fn shr_is_the_total_without_the_largest() {
        for sizes in [[1, 2, 3, 4, 5], [7, 7, 7, 7, 7], [1, 1, 1, 1, 9]] {
            let sorted_total: u64 = sizes.iter().sum();
            let mut largest = sizes;
            largest.sort_unstable();
            let expected = sorted_total - largest[4];
            assert_eq!(total(&shr(&sizes, 1)), expected);
        }
    }

    #[test]
    fn parity_drives_are_the_largest() {
        assert_eq!(dedicated_parity(&[4, 10, 8, 6], 2), Some(10));
        assert_eq!(dedicated_parity(&[4, 4], 2), None);
    }
}
