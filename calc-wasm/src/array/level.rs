//! Classic RAID levels: minimum drives, capacity, fault tolerance. One enum; a new level is one variant that the
//! compiler then chases.

use crate::choice;

choice! {
    /// How an array spreads data over its drives.
    pub enum Level {
        Raid5 = "raid5", "RAID5";
        Raid6 = "raid6", "RAID6";
        Raid10 = "raid10", "RAID10";
        Raid1 = "raid1", "RAID1 (every drive a copy)", "RAID1";
        Raid0 = "raid0", "RAID0 (stripe)", "RAID0";
        Jbod = "jbod", "JBOD (one after the other)", "JBOD";
        Raid50 = "raid50", "RAID50";
        Raid60 = "raid60", "RAID60";
        Raid1e = "raid1e", "RAID1E";
        MdNear = "md_raid10_near", "md RAID10, near", "md RAID10 (near)";
        MdFar = "md_raid10_far", "md RAID10, far", "md RAID10 (far)";
        MdOffset = "md_raid10_offset", "md RAID10, offset", "md RAID10 (offset)";
        Raid3 = "raid3", "RAID3";
        Raid4 = "raid4", "RAID4";
        Raid5e = "raid5e", "RAID5E";
        Raid5ee = "raid5ee", "RAID5EE";
    }
}

/// A level with the numbers that some levels take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// The level.
    pub level: Level,
    /// Groups (spans) of RAID50 and RAID60; other levels have one.
    pub groups: usize,
    /// Copies of each chunk in md RAID10; other levels have their own number.
    pub copies: usize,
    /// Whether a stripe set uses the rest of larger drives, as md RAID0 does and most controllers do not.
    pub zones: bool,
}

/// How many drives a layout would take instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// At least so many.
    AtLeast(usize),
    /// An even number, at least so many.
    Even(usize),
    /// A multiple of the groups, at least so many.
    MultipleOf(usize, usize),
}

impl Needs {
    /// What would make the array, as an error says it.
    #[must_use]
    pub fn in_words(self) -> String {
        match self {
            Self::AtLeast(least) => format!("at least {least} drives"),
            Self::Even(least) => format!("an even number of drives, at least {least}"),
            Self::MultipleOf(groups, least) => {
                format!("a multiple of {groups} drives (one part for each group), at least {least}")
            }
        }
    }
}

/// Where the bytes of an array go; the parts add up to `raw`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Capacity {
    /// All drives together.
    pub raw: u64,
    /// On larger drives, beyond the smallest.
    pub unused: u64,
    /// Space that waits for a failure (RAID5E, RAID5EE).
    pub spare: u64,
    /// Copies and parity.
    pub redundancy: u64,
    /// For data.
    pub usable: u64,
    /// Size of the drives that make larger ones waste space, and how many they are.
    pub wasted_by: Option<(u64, usize)>,
}

impl Layout {
    /// A level with one group and two copies, counting every drive as the smallest.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self { level, groups: 1, copies: 2, zones: false }
    }

    /// Groups that count: one outside RAID50 and RAID60.
    #[must_use]
    pub fn spans(self) -> usize {
        if matches!(self.level, Level::Raid50 | Level::Raid60) { self.groups.max(1) } else { 1 }
    }

    /// Parity drives of one group.
    #[must_use]
    pub const fn parity(self) -> usize {
        match self.level {
            Level::Raid3 | Level::Raid4 | Level::Raid5 | Level::Raid5e | Level::Raid5ee | Level::Raid50 => 1,
            Level::Raid6 | Level::Raid60 => 2,
            _ => 0,
        }
    }

    /// How often each piece of data is stored, on `n` drives.
    #[must_use]
    pub const fn stored(self, n: usize) -> usize {
        match self.level {
            Level::Raid1 => n,
            Level::Raid1e | Level::Raid10 => 2,
            Level::MdNear | Level::MdFar | Level::MdOffset => self.copies,
            _ => 1,
        }
    }

    /// The fewest drives.
    #[must_use]
    pub fn minimum(self) -> usize {
        match self.level {
            Level::Jbod => 1,
            Level::Raid0 | Level::Raid1 => 2,
            Level::MdNear | Level::MdFar | Level::MdOffset => self.copies.max(2),
            Level::Raid1e | Level::Raid3 | Level::Raid4 | Level::Raid5 => 3,
            Level::Raid5e | Level::Raid5ee | Level::Raid6 | Level::Raid10 => 4,
            Level::Raid50 => 3 * self.spans(),
            Level::Raid60 => 4 * self.spans(),
        }
    }

    /// Whether `n` drives make this layout.
    ///
    /// # Errors
    /// What would.
    pub fn check(self, n: usize) -> Result<(), Needs> {
        let (least, spans) = (self.minimum(), self.spans());
        match self.level {
            Level::Raid10 if n < least || !n.is_multiple_of(2) => Err(Needs::Even(least)),
            Level::Raid50 | Level::Raid60 if n < least || !n.is_multiple_of(spans) => {
                Err(Needs::MultipleOf(spans, least))
            }
            _ if n < least => Err(Needs::AtLeast(least)),
            _ => Ok(()),
        }
    }

    /// Bytes for data of `n` drives of `smallest` bytes.
    fn usable(self, n: usize, smallest: u64) -> u64 {
        let (n, groups) = (n as u64, self.spans() as u64);
        let drives = |parity: u64| n.saturating_sub(parity) * smallest;
        match self.level {
            Level::Jbod | Level::Raid0 => n * smallest,
            Level::Raid1 => smallest,
            Level::Raid1e | Level::Raid10 => n * smallest / 2,
            Level::MdNear | Level::MdFar | Level::MdOffset => n * smallest / (self.copies as u64).max(1),
            Level::Raid3 | Level::Raid4 | Level::Raid5 => drives(1),
            Level::Raid5e | Level::Raid5ee | Level::Raid6 => drives(2),
            Level::Raid50 => drives(groups),
            Level::Raid60 => drives(2 * groups),
        }
    }

    /// Where the bytes of drives of these sizes go.
    ///
    /// # Errors
    /// What number of drives the layout takes instead.
    pub fn capacity(self, sizes: &[u64]) -> Result<Capacity, Needs> {
        self.check(sizes.len())?;
        let n = sizes.len();
        let raw: u64 = sizes.iter().sum();
        let smallest = sizes.iter().copied().min().unwrap_or(0);
        let whole = self.level == Level::Jbod || (self.level == Level::Raid0 && self.zones);
        if whole {
            return Ok(Capacity { raw, unused: 0, spare: 0, redundancy: 0, usable: raw, wasted_by: None });
        }
        let used = n as u64 * smallest;
        let usable = self.usable(n, smallest);
        let spare = if matches!(self.level, Level::Raid5e | Level::Raid5ee) { smallest } else { 0 };
        let least = sizes.iter().filter(|&&size| size == smallest).count();
        Ok(Capacity {
            raw,
            unused: raw - used,
            spare,
            redundancy: used - usable - spare,
            usable,
            wasted_by: (raw > used).then_some((smallest, least)),
        })
    }

    /// Drives that may fail: any so many, and so many when the right ones do.
    #[must_use]
    pub fn tolerance(self, n: usize) -> (usize, usize) {
        let groups = self.spans();
        match self.level {
            Level::Jbod | Level::Raid0 => (0, 0),
            Level::Raid1 => (n - 1, n - 1),
            Level::Raid1e | Level::Raid10 => (1, n / 2),
            Level::MdNear | Level::MdFar | Level::MdOffset => {
                (self.copies - 1, n - n.div_ceil(self.copies.max(1)))
            }
            // RAID5E and 5EE survive a second failure only after the first has been rebuilt into the spare space.
            Level::Raid3 | Level::Raid4 | Level::Raid5 | Level::Raid5e | Level::Raid5ee => (1, 1),
            Level::Raid6 => (2, 2),
            Level::Raid50 => (1, groups),
            Level::Raid60 => (2, 2 * groups),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calculator::Choice;

    const TB: u64 = 1_000_000_000_000;

    #[test]
    fn the_small_drives_are_named_when_larger_ones_waste_space() {
        let sizes = [8 * TB, 8 * TB, 8 * TB, 8 * TB, 4 * TB, 4 * TB];
        let capacity = Layout::of(Level::Raid5).capacity(&sizes).unwrap();
        assert_eq!((capacity.usable, capacity.unused, capacity.redundancy), (20 * TB, 16 * TB, 4 * TB));
        assert_eq!(capacity.wasted_by, Some((4 * TB, 2)));
        assert_eq!(Layout::of(Level::Raid6).capacity(&sizes).unwrap().usable, 16 * TB);
    }

    #[test]
    fn too_few_drives_are_told_what_would_do() {
        assert_eq!(Layout::of(Level::Raid10).capacity(&[TB; 5]), Err(Needs::Even(4)));
        assert_eq!(Layout::of(Level::Raid6).capacity(&[TB; 3]), Err(Needs::AtLeast(4)));
        let spans = Layout { groups: 3, ..Layout::of(Level::Raid50) };
        assert_eq!(spans.capacity(&[TB; 10]), Err(Needs::MultipleOf(3, 9)));
    }

    #[test]
    fn every_level_keeps_its_promises_for_up_to_64_drives() {
        let mixes: [&dyn Fn(usize) -> u64; 4] =
            [&|_| TB, &|i| TB + i as u64 * 7, &|i| if i % 3 == 0 { 1_000_001 } else { 18 * TB + 1 }, &|i| {
                u64::from(u32::MAX) << (i % 16)
            }];
        for index in 0..Level::NAMES.len() {
            for n in 1..=64 {
                for (groups, copies) in [(1, 2), (2, 2), (3, 3), (7, 5)] {
                    for mix in mixes {
                        let sizes: Vec<u64> = (0..n).map(mix).collect();
                        let layout = Layout { level: Level::at(index), groups, copies, zones: n % 2 == 0 };
                        let Ok(c) = layout.capacity(&sizes) else { continue };
                        assert_eq!(c.unused + c.spare + c.redundancy + c.usable, c.raw, "{layout:?} {n}");
                        let (guaranteed, best) = layout.tolerance(n);
                        assert!(guaranteed <= best && best < n, "{layout:?} {n}");
                        assert!(c.usable > 0 && c.usable <= c.raw);
                    }
                }
            }
        }
    }
}
