//! From leaves to `zfs list`: metaslabs, deflation, the log's share, slop.

use super::super::{GIB, MIB, floor_to};
use super::{Shape, Version, leaf};

/// A top-level vdev. Drives larger than the smallest count as the smallest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vdev {
    /// How it spreads blocks.
    pub shape: Shape,
    /// Drives.
    pub width: u64,
    /// Drives when it was created: RAID-Z may be widened, and goes on counting space by the first width, in metaslabs
    /// of the first size.
    pub created: u64,
    /// Bytes of the smallest partition.
    pub partition: u64,
}

/// Metaslabs of one vdev.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Metaslabs {
    /// Each is `2^shift` bytes.
    pub shift: u32,
    /// How many; what does not fill one is lost.
    pub count: u64,
}

/// What a pool shows; sums over its vdevs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Space {
    /// `zpool list` SIZE: raidz with parity, mirrors as one drive, special vdevs too.
    pub size: u64,
    /// The special vdev's part of `size`.
    pub special: u64,
    /// Space without parity, padding and the log's metaslabs.
    pub data: u64,
    /// The log's metaslabs, in the same count as `data`; those of special vdevs are not among them.
    pub log: u64,
    /// The log's metaslabs of special vdevs that lower the slop: none before 2.4.
    pub special_log: u64,
    /// Kept back so that a full pool can still free space.
    pub slop: u64,
    /// What an empty pool already uses; about half a megabyte.
    pub used: u64,
    /// `zfs list` AVAIL.
    pub available: u64,
}

/// The largest metaslab since 0.8.
const MOST_SHIFT: u32 = 34;
/// The smallest metaslab.
const LEAST_SHIFT: u32 = 24;

/// One-based place of the highest set bit, as the kernel's `highbit64`.
const fn high_bit(value: u64) -> u32 {
    u64::BITS - value.leading_zeros()
}

impl Vdev {
    /// The part of an allocated byte that counts as space, in 512ths.
    #[must_use]
    pub fn deflate(self, ashift: u32) -> u64 {
        self.shape.deflate(self.created, ashift)
    }

    /// The space that a block is charged for, in the pool's own count. More or less than `physical` where the block
    /// pads differently from 128 KiB, and where the vdev was widened.
    #[must_use]
    pub fn charged(self, ashift: u32, physical: u64) -> u64 {
        (self.shape.allocated(self.width, ashift, physical) >> 9) * self.deflate(ashift)
    }

    /// Bytes that can be allocated, parity included.
    #[must_use]
    fn allocatable(self) -> u64 {
        let leaf = leaf(self.partition);
        match self.shape {
            Shape::Stripe | Shape::Mirror => leaf,
            Shape::Raidz { .. } => leaf * self.width,
            Shape::Draid { parity, data, spares } => {
                // Rows of 16 MiB; two of them are set aside on each drive.
                const ROW: u64 = 16 * MIB;
                let leaf = floor_to(leaf.saturating_sub(2 * ROW), ROW);
                floor_to(leaf * self.width.saturating_sub(spares), (data + parity) * ROW)
            }
        }
    }

    /// How the vdev is cut up.
    #[must_use]
    pub fn metaslabs(self, version: Version) -> Metaslabs {
        let bytes = Self { width: self.created, ..self }.allocatable();
        let shift = match version {
            Version::V06 | Version::V07 => high_bit(bytes / 200).max(LEAST_SHIFT),
            _ => {
                let wished = match bytes >> 29 {
                    count if count < 16 => high_bit(bytes / 16),
                    count if count > 200 => high_bit(bytes / 200),
                    _ => 29,
                };
                let shift = wished.clamp(LEAST_SHIFT, MOST_SHIFT);
                // Very large vdevs get larger metaslabs again: at most 131,072 of them.
                if wished > MOST_SHIFT && bytes >> shift > 1 << 17 { high_bit(bytes >> 17) } else { shift }
            }
        };
        Metaslabs { shift, count: self.allocatable() >> shift }
    }

    /// Bytes of the first `count` metaslabs. dRAID starts each on a whole group and ends it on one.
    fn bytes(self, metaslabs: Metaslabs, count: u64, ashift: u32) -> u64 {
        let Shape::Draid { parity, data, .. } = self.shape else { return count << metaslabs.shift };
        let group = (data + parity) << ashift;
        let one = |index: u64| {
            let start = index << metaslabs.shift;
            let aligned = start.next_multiple_of(group);
            floor_to((1 << metaslabs.shift) - (aligned - start), group)
        };
        // Only the odd part of the group size shifts the starts, so the lengths repeat with it.
        let period = (data + parity) >> (data + parity).trailing_zeros();
        let whole: u64 = (0..period.min(count)).map(one).sum();
        let rest: u64 = (0..count % period).map(one).sum();
        if count < period { whole } else { whole * (count / period) + rest }
    }

    /// This vdev's part of the pool, without slop.
    #[must_use]
    pub fn space(self, ashift: u32, version: Version) -> Space {
        let metaslabs = self.metaslabs(version);
        let deflated = |bytes: u64| (bytes >> 9) * self.deflate(ashift);
        let all = self.bytes(metaslabs, metaslabs.count, ashift);
        // Since 2.1 the first metaslab of a vdev with more than 64 is the log's.
        let keeps_log = matches!(version, Version::V24 | Version::V21) && metaslabs.count > 64;
        let log = if keeps_log { self.bytes(metaslabs, 1, ashift) } else { 0 };
        let used = match self.shape {
            Shape::Draid { .. } => 3 * MIB,
            _ => MIB / 2,
        };
        Space { size: all, data: deflated(all - log), log: deflated(log), used, ..Space::default() }
    }
}

/// The share of `data` bytes of space that slop is taken from.
#[must_use]
pub fn slop_share(version: Version, data: u64) -> u64 {
    match version {
        Version::V06 => data / 64,
        Version::V07 | Version::V20 => data / 32,
        Version::V24 | Version::V21 => (data / 32).min(128 * GIB),
    }
}

/// The slop of a pool with `data` bytes of space, besides which the log's metaslabs hold `log` bytes.
#[must_use]
pub fn slop(version: Version, data: u64, log: u64) -> u64 {
    let share = slop_share(version, data);
    let least = (data / 2).min(128 * MIB);
    match version {
        Version::V06 => share.max(32 * MIB),
        Version::V07 | Version::V20 => share.max(least),
        Version::V24 | Version::V21 => (share - log.min(share / 2)).max(least),
    }
}

/// The space of a pool of these vdevs, and of a special one: only its size counts and, since 2.4, its log's metaslab.
#[must_use]
pub fn space(vdevs: &[Vdev], special: Option<Vdev>, ashift: u32, version: Version) -> Space {
    let mut pool = Space::default();
    if let Some(part) = special.map(|vdev| vdev.space(ashift, version)) {
        (pool.size, pool.special) = (part.size, part.size);
        pool.special_log = if version == Version::V24 { part.log } else { 0 };
    }
    for vdev in vdevs {
        let part = vdev.space(ashift, version);
        pool.size += part.size;
        pool.data += part.data;
        pool.log += part.log;
        pool.used = pool.used.max(part.used);
    }
    pool.slop = slop(version, pool.data, pool.log + pool.special_log);
    pool.used = pool.used.min(pool.data - pool.slop.min(pool.data));
    pool.available = pool.data.saturating_sub(pool.slop + pool.used);
    pool
}

#[cfg(test)]
mod tests {
    use super::super::linux_partition;
    use super::*;

    const TIB: f64 = (1u64 << 40) as f64;

    fn tib(shape: Shape, width: u64, drive: u64, ashift: u32, version: Version) -> f64 {
        let vdev = Vdev { shape, width, created: width, partition: linux_partition(drive) };
        space(&[vdev], None, ashift, version).available as f64 / TIB
    }

    /// Published `zfs list` of 11 × 4 TB in one raidz2 for each ashift, ZFS 0.7.9 (openzfs/zfs#8163).
    #[test]
    fn every_ashift_gives_the_published_space() {
        let published = [31.5, 31.2, 30.6, 29.5, 29.5, 25.8, 25.8, 12.9];
        for (ashift, expected) in (9..=16).zip(published) {
            let got = tib(Shape::Raidz { parity: 2 }, 11, 4_000_787_030_016, ashift, Version::V07);
            assert!((got - expected).abs() < 0.06, "ashift {ashift}: {got}, published {expected}");
        }
    }

    /// Measured on ZFS of 2012 (openzfs/zfs#1089).
    #[test]
    fn the_slop_of_2012_gives_the_space_measured_then() {
        for (width, measured) in [(6, 10.7), (10, 20.4), (12, 24.4)] {
            let got = tib(Shape::Raidz { parity: 2 }, width, 3_000_592_982_016, 12, Version::V06);
            assert!((got / measured - 1.0).abs() < 0.007, "{width} wide: {got}, measured {measured}");
        }
    }

    #[test]
    fn no_pool_shows_more_than_its_drives() {
        let shapes = |n: u64| {
            let draid = |parity, data| Shape::Draid { parity, data, spares: n % 3 };
            [
                Shape::Stripe,
                Shape::Mirror,
                Shape::Raidz { parity: 1 },
                Shape::Raidz { parity: 2 },
                Shape::Raidz { parity: 3 },
                draid(1, 4),
                draid(2, n / 2),
            ]
        };
        for n in 1..=64 {
            for shape in shapes(n).into_iter().filter(|shape| shape.minimum() <= n) {
                for drive in [0, 1, 1 << 26, 1 << 30, 18_000_207_937_536, 1_000_000_000_000_000] {
                    for ashift in 9..=16 {
                        for version in [Version::V06, Version::V07, Version::V20, Version::V21, Version::V24] {
                            let width = if shape == Shape::Stripe { 1 } else { n };
                            let vdev = Vdev { shape, width, created: width, partition: drive };
                            let pool = space(&[vdev; 3], None, ashift, version);
                            assert!(pool.available <= pool.size && pool.size <= 3 * n * drive, "{vdev:?}");
                        }
                    }
                }
            }
        }
    }
}
