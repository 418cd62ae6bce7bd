//! Classic RAID levels: minimum drives, capacity, fault tolerance. A new level is one variant and one arm of
//! [`Level::shape`]: capacity, speed, safety and the drawing read the shape and know no level by name.

use crate::choice;
use crate::error::Allowed;

choice! {
    /// How an array spreads data over its drives.
    pub enum Level {
        Raid5 = "raid5", "RAID 5";
        Raid6 = "raid6", "RAID 6";
        RaidTp = "raidtp", "RAID-TP (triple parity)", "RAID-TP";
        Raid10 = "raid10", "RAID 10";
        Raid1 = "raid1", "RAID 1 (every drive a copy)", "RAID 1";
        Raid0 = "raid0", "RAID 0 (stripe)", "RAID 0";
        Jbod = "jbod", "JBOD (concatenated)", "JBOD";
        Raid50 = "raid50", "RAID 50";
        Raid60 = "raid60", "RAID 60";
        Raid1e = "raid1e", "RAID 1E";
        MdNear = "md_raid10_near", "md RAID 10, near", "md RAID 10 (near)";
        MdFar = "md_raid10_far", "md RAID 10, far", "md RAID 10 (far)";
        MdOffset = "md_raid10_offset", "md RAID 10, offset", "md RAID 10 (offset)";
        Raid3 = "raid3", "RAID 3";
        Raid4 = "raid4", "RAID 4";
        Raid5e = "raid5e", "RAID 5E";
        Raid5ee = "raid5ee", "RAID 5EE";
    }
}

/// Keys of `content/references.yaml`: what says how levels are made.
pub const SOURCES: &[&str] = &["dmtf-redfish-volume", "ibm-serveraid-1e", "linux-md-raid10", "linux-md-raid5"];

/// How often each piece of data is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Copies {
    /// So many times.
    Of(usize),
    /// On every drive.
    Every,
    /// As often as the reader asks: [`Layout::copies`].
    Asked,
}

/// Where the next piece lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Behind the last one, until its drive is full.
    Concatenated,
    /// On the next drive.
    Striped,
    /// On the next drives, each copy beside the other.
    Near,
    /// On the next drive; its copy one row further and one drive on.
    Shifted,
    /// The same as Linux md lays it.
    Offset,
    /// On the next drive; its copy in another part of the drive after that.
    Far,
    /// On the next drive; parity moves one drive to the left with each row.
    Rotating,
    /// On the next drive; parity stays on the last ones.
    Fixed,
}

/// One drive's worth of space that waits for a failure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spare {
    /// There is none.
    None,
    /// At the end of each drive.
    AtEnd,
    /// In every stripe, beside the parity.
    InStripe,
}

/// What a level is made of: all that tells it from the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Where pieces lie.
    pub order: Order,
    /// How often each is stored.
    pub copies: Copies,
    /// Parity drives of one group; only with one copy.
    pub parity: usize,
    /// Space that waits for a failure.
    pub spare: Spare,
    /// Whether the array is made of groups (spans), each a whole of its own.
    pub grouped: bool,
    /// The fewest drives, of one group where there are groups. With copies as asked, at least that many.
    pub minimum: usize,
    /// The number of drives is a multiple of this.
    pub step: usize,
}

impl Shape {
    /// Data alone.
    const fn plain(order: Order, minimum: usize) -> Self {
        Self { order, copies: Copies::Of(1), parity: 0, spare: Spare::None, grouped: false, minimum, step: 1 }
    }

    /// Copies of data.
    const fn copies(order: Order, copies: Copies, minimum: usize) -> Self {
        Self { copies, ..Self::plain(order, minimum) }
    }

    /// Parity that rotates from row to row, with at least two drives of data.
    const fn parity(parity: usize) -> Self {
        Self { parity, ..Self::plain(Order::Rotating, parity + 2) }
    }

    /// The same, striped over several groups.
    const fn grouped(parity: usize) -> Self {
        Self { grouped: true, ..Self::parity(parity) }
    }

    /// Parity on a drive of its own.
    const FIXED: Self = Self { order: Order::Fixed, ..Self::parity(1) };

    /// Whether data goes from drive to drive, chunk by chunk.
    #[must_use]
    pub const fn is_striped(&self) -> bool {
        !matches!(self.order, Order::Concatenated) && !matches!(self.copies, Copies::Every)
    }

    /// Drives' worth of space that waits for a failure.
    #[must_use]
    pub const fn spares(&self) -> usize {
        if matches!(self.spare, Spare::None) { 0 } else { 1 }
    }
}

impl Level {
    /// What the level is made of.
    #[must_use]
    pub const fn shape(self) -> Shape {
        match self {
            Self::Jbod => Shape::plain(Order::Concatenated, 1),
            Self::Raid0 => Shape::plain(Order::Striped, 2),
            Self::Raid1 => Shape::copies(Order::Near, Copies::Every, 2),
            Self::Raid10 => Shape { step: 2, ..Shape::copies(Order::Near, Copies::Of(2), 4) },
            Self::Raid1e => Shape::copies(Order::Shifted, Copies::Of(2), 3),
            Self::MdNear => Shape::copies(Order::Near, Copies::Asked, 2),
            Self::MdFar => Shape::copies(Order::Far, Copies::Asked, 2),
            Self::MdOffset => Shape::copies(Order::Offset, Copies::Asked, 2),
            Self::Raid3 | Self::Raid4 => Shape::FIXED,
            Self::Raid5 => Shape::parity(1),
            // One drive's worth of space besides the parity.
            Self::Raid5e => Shape { spare: Spare::AtEnd, minimum: 4, ..Shape::parity(1) },
            Self::Raid5ee => Shape { spare: Spare::InStripe, minimum: 4, ..Shape::parity(1) },
            Self::Raid6 => Shape::parity(2),
            // RAID6TP of DMTF's Redfish. Five drives at least: two of data, as RAID 5 and RAID 6 ask for, and as QNAP's QuTS
            // hero asks for in its table of RAID types (from memory).
            Self::RaidTp => Shape::parity(3),
            Self::Raid50 => Shape::grouped(1),
            Self::Raid60 => Shape::grouped(2),
        }
    }
}

/// A level with the numbers that some levels take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// The level.
    pub level: Level,
    /// Groups (spans) of RAID 50 and RAID 60; other levels have one.
    pub groups: usize,
    /// Copies of each chunk in md RAID 10; other levels have their own number.
    pub copies: usize,
    /// Whether a stripe set uses the rest of larger drives, as md RAID 0 does and most controllers do not.
    pub zones: bool,
}

/// The number of drives that a layout needs, where another was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Needs {
    /// At least this many.
    AtLeast(usize),
    /// An even number, at least this many.
    Even(usize),
    /// A multiple of the first number, the groups, and at least the second.
    MultipleOf(usize, usize),
}

impl Needs {
    /// What would make the array, for an error.
    #[must_use]
    pub const fn allowed(self) -> Allowed {
        match self {
            Self::AtLeast(at_least) => Allowed::drives(at_least),
            Self::Even(at_least) => Allowed::Drives { at_least, multiple_of: 2 },
            Self::MultipleOf(multiple_of, at_least) => Allowed::Drives { at_least, multiple_of },
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
    /// Space that waits for a failure (RAID 5E, RAID 5EE).
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

    /// What the level is made of.
    #[must_use]
    pub const fn shape(self) -> Shape {
        self.level.shape()
    }

    /// Groups that count: one where the level has none.
    #[must_use]
    pub fn spans(self) -> usize {
        if self.shape().grouped { self.groups.max(1) } else { 1 }
    }

    /// Parity drives of one group.
    #[must_use]
    pub const fn parity(self) -> usize {
        self.shape().parity
    }

    /// How often each piece of data is stored, on `n` drives.
    #[must_use]
    pub const fn stored(self, n: usize) -> usize {
        match self.shape().copies {
            Copies::Of(copies) => copies,
            Copies::Every => n,
            Copies::Asked => self.copies,
        }
    }

    /// The fewest drives.
    #[must_use]
    pub fn minimum(self) -> usize {
        let shape = self.shape();
        let asked = if shape.copies == Copies::Asked { self.copies } else { 0 };
        shape.minimum.max(asked) * self.spans()
    }

    /// Drives' worth of space that holds no data where copies are not counted: parity and what waits for a failure.
    #[must_use]
    pub fn set_aside(self) -> usize {
        self.parity() * self.spans() + self.shape().spares()
    }

    /// Whether this layout can be built from `n` drives.
    ///
    /// # Errors
    /// The number of drives that it needs.
    pub fn check(self, n: usize) -> Result<(), Needs> {
        let (least, spans) = (self.minimum(), self.spans());
        let step = self.shape().step;
        match self.shape() {
            Shape { grouped: true, .. } if n < least || !n.is_multiple_of(spans) => {
                Err(Needs::MultipleOf(spans, least))
            }
            _ if step > 1 && (n < least || !n.is_multiple_of(step)) => Err(Needs::Even(least)),
            _ if n < least => Err(Needs::AtLeast(least)),
            _ => Ok(()),
        }
    }

    /// Bytes for data of `n` drives of `smallest` bytes.
    fn usable(self, n: usize, smallest: u64) -> u64 {
        let data = n.saturating_sub(self.set_aside()) as u64;
        data * smallest / (self.stored(n) as u64).max(1)
    }

    /// Where the bytes of drives of these sizes go.
    ///
    /// # Errors
    /// The number of drives that the layout needs.
    pub fn capacity(self, sizes: &[u64]) -> Result<Capacity, Needs> {
        self.check(sizes.len())?;
        let n = sizes.len();
        let raw: u64 = sizes.iter().sum();
        let smallest = sizes.iter().copied().min().unwrap_or(0);
        let shape = self.shape();
        let whole = match shape.order {
            Order::Concatenated => true,
            Order::Striped => self.zones,
            _ => false,
        };
        if whole {
            return Ok(Capacity { raw, unused: 0, spare: 0, redundancy: 0, usable: raw, wasted_by: None });
        }
        let used = n as u64 * smallest;
        let usable = self.usable(n, smallest);
        let spare = shape.spares() as u64 * smallest;
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

    /// Drive failures that an array of `n` drives survives: whichever drives fail, and in the best case.
    #[must_use]
    pub fn tolerance(self, n: usize) -> (usize, usize) {
        match self.parity() {
            0 => {
                let copies = self.stored(n).max(1);
                (copies - 1, n - n.div_ceil(copies))
            }
            // RAID 5E and 5EE survive a second failure only after the first has been rebuilt into the spare space.
            parity => (parity, parity * self.spans()),
        }
    }

    /// Whether the two halves of every dual-actuator disk can be members of different groups.
    #[must_use]
    pub fn has_groups_for_halves(self, n: usize) -> bool {
        match self.parity() {
            0 => n.is_multiple_of(2) && n >= 2 * self.stored(n).max(1),
            _ => self.spans() > 1,
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
        assert_eq!(Layout::of(Level::RaidTp).capacity(&[TB; 4]), Err(Needs::AtLeast(5)));
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
