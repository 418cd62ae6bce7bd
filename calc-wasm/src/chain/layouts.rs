//! Layouts that people choose among, and the fewest drives that each takes for a space that is wanted.

use super::part::Scheme;
use crate::array::level::{Layout, Level};
use crate::array::zfs::pool::{self, Vdev};
use crate::array::zfs::{Shape, Version, linux_partition};
use crate::choice;

choice! {
    /// Whose layouts are looked at. Stripes of mirrors are of all of them.
    pub enum Family {
        Any = "any";
        Raid = "raid";
        Zfs = "zfs";
    }
}

/// Groups or vdevs that are tried: more are a machine of more than one shelf.
const MOST_GROUPS: usize = 8;
/// The widest RAID-Z vdev that is proposed. OpenZFS recommends 3 to 9 drives (`zpoolconcepts(7)`); 10 to 12 are common
/// in shelves of 12 and 24.
const WIDEST_VDEV: usize = 12;
/// The widest RAID 6 and RAID-TP that is proposed, for the same reason: rebuilds read all of it.
const WIDEST_GROUP: usize = 16;
/// The widest group of one parity that is proposed, the end of what OpenZFS recommends: with more drives a second failure
/// during the rebuild is what a builder pays a drive to survive.
const WIDEST_SINGLE: usize = 9;
/// Sectors of 4 KiB, as all drives of today have.
const ASHIFT: u32 = 12;

/// Levels without groups, those that keep least of their drives for data last.
const LEVELS: [Level; 6] = [Level::Raid0, Level::Raid5, Level::Raid6, Level::RaidTp, Level::Raid1, Level::Raid10];

impl Scheme {
    /// Layouts of this family that survive any `failures` drives.
    pub(super) fn surviving(family: Family, failures: usize) -> impl Iterator<Item = Self> {
        let plain = LEVELS.into_iter().map(|level| Self::Classic(Layout::of(level)));
        let grouped = [Level::Raid50, Level::Raid60].into_iter().flat_map(|level| {
            (2..=MOST_GROUPS).map(move |groups| Self::Classic(Layout { groups, ..Layout::of(level) }))
        });
        let raidz = (1..=3).flat_map(|parity| (1..=MOST_GROUPS).map(move |vdevs| Self::Raidz { parity, vdevs }));
        plain.chain(grouped).chain(raidz).filter(move |scheme| scheme.is_of(family) && scheme.tolerance() >= failures)
    }

    fn is_of(self, family: Family) -> bool {
        match (self, family) {
            (_, Family::Any)
            | (Self::Classic(Layout { level: Level::Raid0 | Level::Raid1 | Level::Raid10, .. }), _) => true,
            (Self::Classic(_), family) => family == Family::Raid,
            (Self::Raidz { .. }, family) => family == Family::Zfs,
        }
    }

    /// Drive failures that it survives, whichever drives fail. A mirror counts as one of two drives, as people buy them.
    pub(super) fn tolerance(self) -> usize {
        match self {
            Self::Classic(layout) => layout.tolerance(layout.minimum()).0,
            Self::Raidz { parity, .. } => parity,
        }
    }

    /// Whether this number of drives makes it, with no group wider than is proposed.
    pub(super) fn is_sound(self, drives: usize) -> bool {
        let width = match self {
            Self::Raidz { vdevs, .. } => drives / vdevs,
            Self::Classic(layout) => drives / layout.spans(),
        };
        let widest = match self {
            Self::Raidz { parity: 1, .. } => WIDEST_SINGLE,
            Self::Raidz { .. } => WIDEST_VDEV,
            Self::Classic(Layout { level: Level::Raid1, .. }) => 2,
            Self::Classic(layout) => match layout.parity() {
                0 => usize::MAX,
                1 => WIDEST_SINGLE,
                _ => WIDEST_GROUP,
            },
        };
        // A vdev of one data drive is a mirror that computes.
        let narrowest = if let Self::Raidz { parity, .. } = self { parity + 2 } else { 1 };
        self.check(drives).is_ok() && (narrowest..=widest).contains(&width)
    }

    /// Bytes for data of this number of drives, each of this size: of RAID-Z what `zfs list` shows, of the others what
    /// the level leaves.
    pub(super) fn usable(self, drives: usize, size: u64) -> u64 {
        match self {
            Self::Classic(layout) => layout.capacity(&vec![size; drives]).map_or(0, |capacity| capacity.usable),
            Self::Raidz { parity, vdevs } => {
                let shape = Shape::Raidz { parity: parity as u64 };
                let width = (drives / vdevs) as u64;
                let vdev = Vdev { shape, width, created: width, partition: linux_partition(size) };
                pool::space(&vec![vdev; vdevs], None, ASHIFT, Version::V21).available
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_proposed_layout_survives_what_is_asked() {
        for failures in 0..=3 {
            for scheme in Scheme::surviving(Family::Any, failures) {
                let n = (1..100).find(|&n| scheme.is_sound(n));
                assert!(n.is_some(), "{scheme:?} is sound with no number of drives");
                if let Scheme::Classic(layout) = scheme {
                    assert!(layout.tolerance(n.unwrap_or(0)).0 >= failures, "{scheme:?}");
                }
            }
        }
    }

    #[test]
    fn more_drives_never_hold_less() {
        for scheme in Scheme::surviving(Family::Any, 0) {
            let space: Vec<u64> =
                (1..=48).filter(|&n| scheme.is_sound(n)).map(|n| scheme.usable(n, 16_000_000_000_000)).collect();
            assert!(space.is_sorted(), "{scheme:?}: {space:?}");
        }
    }
}
