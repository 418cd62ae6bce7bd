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

/// What the loss of a drive or host asks of the others, where each has an equal part in it: the least that it can take.
#[derive(Debug, Clone, Copy)]
pub struct Recovery {
    /// Bytes that are made again.
    pub lost: f64,
    /// Pieces that each lost one is made of; 1 for a copy.
    pub data: f64,
    /// Drives or hosts that are left.
    pub others: f64,
    /// Bytes per second that each of them gives to it.
    pub drive: f64,
    /// Bytes per second of the network of each, each way.
    pub network: f64,
}

impl Recovery {
    /// Bytes over the network. One drive reads its own piece, gets the others and sends what it made on, so that as many
    /// cross the network as are read (`ceph-lrc`: a lost one is read from k others).
    #[must_use]
    pub fn moved(self) -> f64 {
        self.lost * self.data
    }

    /// Seconds until all is made again: drives read each piece and write the new one, the network sends and receives.
    #[must_use]
    pub fn time(self) -> f64 {
        let drives = self.lost * (self.data + 1.0) / self.drive;
        let network = self.moved() / self.network;
        drives.max(network) / self.others
    }
}

/// The unit in which BlueStore allocates, for hard disks and SSDs alike.
const ALLOCATED: f64 = 4096.0;

/// Share of the space of `data` pieces that an object of `size` bytes fills, each piece of it rounded up to whole units.
#[must_use]
pub fn allocated(size: f64, data: f64) -> f64 {
    size / (libm::ceil(size / data / ALLOCATED) * ALLOCATED * data)
}

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
    fn a_lost_copy_moves_once_and_a_lost_piece_as_often_as_it_has_sources() {
        let copy = Recovery { lost: 8e12, data: 1.0, others: 4.0, drive: 200e6, network: f64::INFINITY };
        assert_eq!(copy.moved().to_bits(), 8e12_f64.to_bits());
        // Four drives read 2 TB and write 2 TB each, at 200 MB/s.
        assert_eq!(copy.time().to_bits(), 20_000_f64.to_bits());
        let slow = Recovery { network: 50e6, ..copy };
        assert_eq!(slow.time().to_bits(), 40_000_f64.to_bits());
        let coded = Recovery { data: 4.0, ..slow };
        assert_eq!(coded.time().to_bits(), (4.0 * slow.time()).to_bits());
    }

    #[test]
    fn small_objects_leave_most_of_their_units_empty() {
        assert_eq!(allocated(16_384.0, 4.0).to_bits(), 1_f64.to_bits());
        assert_eq!(allocated(4096.0, 4.0).to_bits(), 0.25_f64.to_bits());
        assert_eq!(allocated(4096.0, 1.0).to_bits(), 1_f64.to_bits());
    }

    #[test]
    fn parity_drives_are_the_largest() {
        assert_eq!(dedicated_parity(&[4, 10, 8, 6], 2), Some(10));
        assert_eq!(dedicated_parity(&[4, 4], 2), None);
    }
}
