//! OpenZFS: the space that `zfs list` and `zpool list` show, byte for byte as the pool computes it.
//! Sources: OpenZFS `module/zfs/vdev.c`, `vdev_raidz.c`, `vdev_draid.c`, `spa_misc.c`, `lib/libzfs` (partitioning);
//! checked against libzpool 2.4 on several hundred pools.

pub mod block;
pub mod iops;
pub mod pool;

use super::{KIB, MIB, floor_to};
use crate::choice;

choice! {
    /// Versions that reserve space differently. 2.4: as 2.1, but the log's metaslab of a special vdev lowers the slop as
    /// well. 2.1 to 2.3: at most 128 GiB of slop, one metaslab of each vdev kept for the log. 0.8 to 2.0.6: slop without a
    /// limit. 0.6.5 to 0.7: about 200 metaslabs besides. Up to 0.6.4: half the slop.
    pub enum Version {
        V24 = "2.4", "2.4";
        V21 = "2.1+", "2.1 to 2.3";
        V20 = "2.0", "0.8 to 2.0.6";
        V07 = "0.7", "0.6.5 to 0.7";
        V06 = "0.6", "up to 0.6.4";
    }
}

/// How one top-level vdev spreads a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// One drive.
    Stripe,
    /// The same on every drive.
    Mirror,
    /// Parity of 1 to 3 drives, each block a stripe of its own width.
    Raidz {
        /// Parity drives.
        parity: u64,
    },
    /// Fixed-width groups over all children, with spare space in each.
    Draid {
        /// Parity drives of a group.
        parity: u64,
        /// Data drives of a group.
        data: u64,
        /// Distributed spares.
        spares: u64,
    },
}

impl Shape {
    /// The fewest drives of a vdev.
    #[must_use]
    pub const fn minimum(self) -> u64 {
        match self {
            Self::Stripe => 1,
            Self::Mirror => 2,
            Self::Raidz { parity } => parity + 1,
            Self::Draid { parity, data, spares } => data + parity + spares,
        }
    }

    /// What a vdev of `width` drives of `bytes` holds on paper: without labels, padding and slop.
    #[must_use]
    pub const fn nominal(self, width: u64, bytes: u64) -> u64 {
        match self {
            Self::Stripe | Self::Mirror => bytes,
            Self::Raidz { parity } => width.saturating_sub(parity) * bytes,
            Self::Draid { parity, data, spares } => {
                let group = if data + parity == 0 { 1 } else { data + parity };
                width.saturating_sub(spares) * bytes / group * data
            }
        }
    }

    /// Drives of one vdev of `width` that may fail.
    #[must_use]
    pub const fn tolerance(self, width: u64) -> u64 {
        match self {
            Self::Stripe => 0,
            Self::Mirror => width - 1,
            Self::Raidz { parity } | Self::Draid { parity, .. } => parity,
        }
    }
}

/// The partition that ZFS on Linux makes on a whole drive: it starts at 1 MiB, ends on a MiB and leaves the last
/// 8 MiB to a partition of its own.
#[must_use]
pub fn linux_partition(drive: u64) -> u64 {
    const SECTOR: u64 = 512;
    const MIB_SECTORS: u64 = 2048;
    // 33 sectors of backup table, 16,384 of the last partition, 2048 before the first.
    let left = (drive / SECTOR).saturating_sub(33 + 16_384 + MIB_SECTORS);
    floor_to(left, MIB_SECTORS) * SECTOR
}

/// What a drive's partition contributes to its vdev: whole 256 KiB without labels and boot block.
#[must_use]
pub fn leaf(partition: u64) -> u64 {
    floor_to(partition, 256 * KIB).saturating_sub(4 * MIB + 512 * KIB)
}
