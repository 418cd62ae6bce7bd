//! Where the blocks of an array lie, and which failed drives it survives.
//!
//! There are two notions. A stripe is data that stands or falls together: pieces on different drives, of
//! which some number may be missing. A [`Set`] is the drives that hold such stripes. Copies, parity, mirrors of stripes and
//! RAID-Z differ only in how stripes are laid, so one rule answers what survives.
//! Sources: Linux `drivers/md/raid5.c` (left-symmetric), `raid10.c` (near, far, offset), OpenZFS `vdev_raidz.c`.

mod arrays;
mod json;

use super::GIB;
use super::stripes::Region;

pub use arrays::{Vdev, classic, dedicated, pool};
pub use json::json;

/// Rows of blocks that are drawn of each slice: enough to see how parity moves, few enough for a phone.
pub const ROWS: usize = 8;

/// More drives than this are not drawn: no reader could follow, and unlike ones have as many slices as drives.
pub const MOST_DRAWN: usize = 48;

/// What stands in one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// Data, by its number within the array.
    Data(usize),
    /// Another copy of it.
    Copy(usize),
    /// Data whose number depends on the sizes before it.
    Block,
    /// Parity: 0 is P, 1 is Q, 2 is R.
    Parity(usize),
    /// Space that waits for a failure.
    Spare,
    /// Sectors that fill a record up.
    Padding,
}

impl Piece {
    /// Whether data is lost with too many of these.
    #[must_use]
    pub const fn counts(self) -> bool {
        !matches!(self, Self::Spare | Self::Padding)
    }
}

/// A piece and where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// Place in [`Picture::stripes`].
    pub stripe: usize,
    /// Place in [`Picture::slices`].
    pub slice: usize,
    /// Place in [`Picture::sizes`].
    pub drive: usize,
    /// Row within the slice.
    pub row: usize,
    /// What stands there.
    pub piece: Piece,
}

/// Drives that hold stripes of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The drives; the first `always` have a piece of every stripe, the others take turns.
    pub drives: Vec<usize>,
    /// Drives that no stripe goes without.
    pub always: usize,
    /// Drives of one stripe.
    pub width: usize,
    /// How many of them may fail.
    pub may_fail: usize,
}

impl Set {
    /// Whether every stripe can still be read when these drives are gone.
    fn survives(&self, gone: &dyn Fn(usize) -> bool) -> bool {
        let (mut always, mut turns) = (0, 0);
        for (place, &drive) in self.drives.iter().enumerate() {
            let count = if place < self.always { &mut always } else { &mut turns };
            *count += usize::from(gone(drive));
        }
        always + turns.min(self.width - self.always) <= self.may_fail
    }
}

fn is(failed: &[bool], drive: usize) -> bool {
    failed.get(drive).copied().unwrap_or(false)
}

/// What a slice of the drives is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// All that the array uses.
    Whole,
    /// One of several slices, each with its own drives.
    Tier,
    /// The other copies of md's far layout.
    Far,
    /// Space that waits for a failure.
    Spare,
}

/// A part of every drive that is used in one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slice {
    /// What it is for.
    pub kind: Kind,
    /// Bytes of each drive; 0 for a drive outside the slice.
    pub bytes: Vec<u64>,
}

/// The redundancy of an array as one number of drives: `groups` of `drives`, each of which survives `tolerance`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Redundancy {
    /// Groups that can each lose data.
    pub groups: usize,
    /// Drives of one.
    pub drives: usize,
    /// Failures that one survives.
    pub tolerance: usize,
}

/// An array, drawn: which slice of which drive, which block in which cell, which drives depend on each other.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Picture {
    /// Bytes of each drive.
    pub sizes: Vec<u64>,
    /// From the start of the drives to their end.
    pub slices: Vec<Slice>,
    /// The first stripes of each slice, of up to [`MOST_DRAWN`] drives: how many pieces each may miss.
    pub stripes: Vec<usize>,
    /// Their pieces.
    pub cells: Vec<Cell>,
    /// What depends on what.
    pub sets: Vec<Set>,
    /// Whether each data drive can be read by itself, so that a failure too many takes only its own data.
    pub alone: bool,
    /// The number of the next block of data.
    next: usize,
}

/// How a stripe is made of its places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    /// Drives that hold the same.
    pub copies: usize,
    /// Drives with parity; only with one copy.
    pub parity: usize,
    /// Drives with free space beside the parity (RAID 5EE).
    pub spare: usize,
    /// Rows of each drive in one stripe: two where both copies lie on one drive.
    pub rows: usize,
}

impl Rule {
    /// So many copies.
    #[must_use]
    pub const fn copies(copies: usize) -> Self {
        Self { copies, parity: 0, spare: 0, rows: 1 }
    }

    /// Data with this many pieces of parity.
    #[must_use]
    pub const fn parity(parity: usize) -> Self {
        Self { copies: 1, parity, spare: 0, rows: 1 }
    }
}

/// A drive and a row.
type Place = (usize, usize);

impl Picture {
    /// Drives of these sizes with nothing on them.
    #[must_use]
    pub fn of(sizes: Vec<u64>) -> Self {
        Self { sizes, ..Self::default() }
    }

    /// Whether all data can still be read when these drives have failed.
    #[must_use]
    pub fn survives(&self, failed: &[bool]) -> bool {
        self.sets.iter().all(|set| set.survives(&|drive| is(failed, drive)))
    }

    /// Whether the failure of one more drive would lose data that is not lost yet.
    #[must_use]
    pub fn fatal(&self, failed: &[bool], drive: usize) -> bool {
        let before = |drive| is(failed, drive);
        let after = |other| other == drive || is(failed, other);
        self.sets.iter().any(|set| set.survives(&before) && !set.survives(&after))
    }

    /// Equal groups of independent drives, or one group where a set holds all others; `None` where sets overlap, as in
    /// a mirror over an odd number of drives.
    #[must_use]
    pub fn redundancy(&self) -> Option<Redundancy> {
        let first = self.sets.first()?;
        let (drives, tolerance) = (first.drives.len(), first.may_fail);
        let equal = self.sets.iter().all(|set| set.may_fail == tolerance);
        // Slices are drawn from the widest on: all drives of the others are in it.
        let mut of_first = vec![false; self.sizes.len()];
        for &drive in &first.drives {
            if let Some(of_first) = of_first.get_mut(drive) {
                *of_first = true;
            }
        }
        let inside = self.sets.iter().all(|set| set.drives.iter().all(|&drive| is(&of_first, drive)));
        let members: usize = self.sets.iter().map(|set| set.drives.len()).sum();
        let apart = members == self.sizes.len() && self.sets.iter().all(|set| set.drives.len() == drives);
        let groups = if inside { 1 } else { self.sets.len() };
        (equal && (inside || apart)).then_some(Redundancy { groups, drives, tolerance })
    }

    /// Adds drives that stand by, after the others.
    pub fn stand_by(&mut self, spares: &[u64]) {
        let first = self.sizes.len();
        self.sizes.extend(spares);
        for slice in &mut self.slices {
            slice.bytes.resize(self.sizes.len(), 0);
        }
        let mut bytes = vec![0; first];
        bytes.extend(spares);
        let slice = self.slice(Kind::Spare, bytes);
        self.stripe(self.sizes.len());
        for drive in first..self.sizes.len() {
            self.put(slice, (drive, 0), Piece::Spare);
        }
    }

    /// Whether there is a picture to draw, and not only sets of drives.
    const fn is_drawn(&self) -> bool {
        self.sizes.len() <= MOST_DRAWN
    }

    /// Adds a slice that takes this much of each drive, and returns its index.
    fn slice(&mut self, kind: Kind, bytes: Vec<u64>) -> usize {
        self.slices.push(Slice { kind, bytes });
        self.slices.len() - 1
    }

    fn even_slice(&mut self, kind: Kind, bytes: u64) -> usize {
        self.slice(kind, vec![bytes; self.sizes.len()])
    }

    /// Begins a stripe.
    fn stripe(&mut self, may_miss: usize) {
        self.stripes.push(may_miss);
    }

    /// Puts a piece of the stripe that was begun last.
    #[inline(never)]
    fn put(&mut self, slice: usize, (drive, row): Place, piece: Piece) {
        if self.is_drawn() {
            self.cells.push(Cell { stripe: self.stripes.len() - 1, slice, drive, row, piece });
        }
    }

    fn number(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }

    /// Fills places with data and parity, or with copies of data. Parity moves one place to the left with each turn,
    /// data follows it from its right: md's left-symmetric layout.
    #[inline(never)]
    fn lay(&mut self, slice: usize, places: &[Place], turn: usize, rule: Rule) {
        let width = places.len();
        let (mut number, taken) = (0, rule.parity + rule.spare);
        for step in 0..width {
            let index = if taken > 0 { (width - 1 - turn % width + step) % width } else { step };
            let of_stripe = if taken > 0 { step } else { step % rule.copies };
            if of_stripe == 0 {
                self.stripe(rule.parity + rule.copies - 1);
            }
            let piece = if step < rule.parity {
                Piece::Parity(step)
            } else if step < taken {
                Piece::Spare
            } else if taken == 0 && of_stripe > 0 {
                Piece::Copy(number)
            } else {
                number = self.number();
                Piece::Data(number)
            };
            if let Some(&place) = places.get(index) {
                self.put(slice, place, piece);
            }
        }
    }

    /// `count` drives from `from` on, and round to the first again, that all hold a piece of every stripe.
    #[inline(never)]
    fn set(&mut self, from: usize, count: usize, may_fail: usize) {
        let drives = (from..from + count).map(|drive| drive % self.sizes.len().max(1)).collect();
        self.sets.push(Set { drives, always: count, width: count, may_fail });
    }

    /// A region of stripes over drives of which each has `left` bytes: what it takes, how stripes lie, who depends on
    /// whom. Takes the bytes off `left`.
    ///
    /// Drives take turns: each stripe takes those with the most space left, as btrfs allocates and as drives of equal
    /// size always do.
    pub fn region(&mut self, left: &mut [u64], region: Region, rule: Rule) {
        // Parity over one piece of data is a copy of it.
        let rule = if rule.parity == 1 && region.width == 2 { Rule::copies(2) } else { rule };
        // Larger drives have a piece of every stripe; the others share the rest of the width.
        let mut drives = Vec::with_capacity(left.len());
        let has = |drive: usize| left.get(drive).copied().unwrap_or(0);
        drives.extend((0..left.len()).filter(|&drive| has(drive) >= region.depth));
        let always = drives.len();
        if always < region.width {
            drives.extend((0..left.len()).filter(|&drive| (1..region.depth).contains(&has(drive))));
        }
        let shared = always < region.width;
        let mut bytes = Vec::with_capacity(left.len());
        for left in left.iter_mut() {
            bytes.push(if shared || *left >= region.depth { region.depth.min(*left) } else { 0 });
            *left = left.saturating_sub(region.depth);
        }
        if self.is_drawn() {
            self.turns(bytes, drives.len(), region.width, rule);
        }
        // Two copies on one drive fail with it.
        let may_fail = if rule.rows > 1 { 0 } else { rule.parity + rule.copies - 1 };
        self.sets.push(Set { drives, always, width: region.width, may_fail });
    }

    /// A slice of stripes of `width` of its drives, which take turns.
    fn turns(&mut self, bytes: Vec<u64>, drives: usize, width: usize, rule: Rule) {
        let mut ahead = bytes.clone();
        let mut rows = vec![0; bytes.len()];
        let slice = self.slice(Kind::Tier, bytes);
        let mut places = Vec::with_capacity(width * rule.rows);
        for turn in 0..ROWS * drives.div_ceil(width.max(1)) {
            let chosen = fullest(&ahead, width);
            places.clear();
            for (drive, (ahead, row)) in ahead.iter_mut().zip(&mut rows).enumerate() {
                if chosen.contains(&drive) {
                    places.extend((*row..*row + rule.rows).map(|row| (drive, row)));
                    *row += rule.rows;
                    // The last byte stays: a drive that is smaller than a chunk takes part, after all others.
                    *ahead = ahead.saturating_sub(GIB).max(1);
                }
            }
            self.lay(slice, &places, turn, rule);
        }
    }
}

/// The `count` places with the most, the most first, of equals the first.
fn fullest(left: &[u64], count: usize) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::with_capacity(count);
    for _ in 0..count {
        let (mut best, mut most) = (usize::MAX, 0);
        for (place, &size) in left.iter().enumerate() {
            if size > most && !chosen.contains(&place) {
                (best, most) = (place, size);
            }
        }
        if most > 0 {
            chosen.push(best);
        }
    }
    chosen
}
