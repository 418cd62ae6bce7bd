//! Where the blocks of an array lie, and which failed drives it survives.
//!
//! Everything is one of two things. A stripe is data that stands or falls together: pieces on different drives, of
//! which so many may be missing. A [`Set`] is the drives that hold such stripes. Copies, parity, mirrors of stripes and
//! RAID-Z differ only in how stripes are laid, so one rule answers what survives.
//! Sources: Linux `drivers/md/raid5.c` (left-symmetric), `raid10.c` (near, far, offset), OpenZFS `vdev_raidz.c`.

use super::GIB;
use super::level::{Layout, Level};
use super::stripes::Region;
use std::ops::Range;

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
    /// Bytes of each drive; 0 where a drive has no part in it.
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
    /// Drives with free space beside the parity (RAID5EE).
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

    /// Data and so much parity.
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

    /// Adds a slice that takes so much of each drive, and returns its place.
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

/// A level over drives that count as the smallest, or as themselves where the level uses them whole.
#[must_use]
pub fn classic(layout: Layout, sizes: &[u64]) -> Picture {
    let n = sizes.len();
    let smallest = sizes.iter().copied().min().unwrap_or(0);
    let mut picture = Picture::of(sizes.to_vec());
    let copies = layout.stored(n).clamp(1, n.max(1));
    match layout.level {
        Level::Jbod => {
            let slice = picture.slice(Kind::Whole, sizes.to_vec());
            for cell in 0..n * ROWS {
                picture.stripe(0);
                picture.put(slice, (cell / ROWS, cell % ROWS), Piece::Block);
            }
            (0..n).for_each(|drive| picture.set(drive, 1, 0));
        }
        Level::Raid0 => striped(&mut picture, layout.zones),
        Level::Raid1 | Level::Raid10 | Level::MdNear => {
            let slice = picture.even_slice(Kind::Whole, smallest);
            near(&mut picture, slice, 0..n, copies);
        }
        Level::Raid1e | Level::MdOffset | Level::MdFar => {
            shifted(&mut picture, copies, smallest, layout.level == Level::MdFar);
        }
        Level::Raid3
        | Level::Raid4
        | Level::Raid5
        | Level::Raid6
        | Level::Raid5e
        | Level::Raid5ee
        | Level::Raid50
        | Level::Raid60 => {
            let (spans, parity) = (layout.spans(), layout.parity());
            let width = (n / spans).max(1);
            let fixed = matches!(layout.level, Level::Raid3 | Level::Raid4);
            let kept = if layout.level == Level::Raid5e { smallest / n as u64 } else { 0 };
            let slice = picture.even_slice(Kind::Whole, smallest - kept);
            let rule = Rule { spare: usize::from(layout.level == Level::Raid5ee), ..Rule::parity(parity) };
            for row in 0..ROWS {
                for first in (0..n).step_by(width) {
                    // Without turns parity stays on the last drive.
                    let turn = if fixed { 0 } else { row };
                    picture.lay(slice, &at_row(first..first + width, row), turn, rule);
                }
            }
            if kept > 0 {
                let slice = picture.even_slice(Kind::Spare, kept);
                picture.stripe(n);
                (0..n).for_each(|drive| picture.put(slice, (drive, 0), Piece::Spare));
            }
            (0..n).step_by(width).for_each(|first| picture.set(first, width, parity));
        }
    }
    picture
}

fn at_row(drives: Range<usize>, row: usize) -> Vec<Place> {
    drives.map(|drive| (drive, row)).collect()
}

/// Data alone. With zones, as md makes them, each next slice lies on the drives that are larger.
fn striped(picture: &mut Picture, zones: bool) {
    let sizes = picture.sizes.clone();
    let mut from = 0;
    while let Some(to) = sizes.iter().copied().filter(|&size| size > from).min() {
        let kind = if from == 0 { Kind::Whole } else { Kind::Tier };
        let slice =
            picture.slice(kind, sizes.iter().map(|&size| if size > from { to - from } else { 0 }).collect());
        for cell in 0..ROWS * sizes.len() {
            let drive = cell % sizes.len();
            if sizes.get(drive).is_some_and(|&size| size > from) {
                picture.lay(slice, &[(drive, cell / sizes.len())], 0, Rule::copies(1));
            }
        }
        if !zones {
            break;
        }
        from = to;
    }
    (0..sizes.len()).for_each(|drive| picture.set(drive, 1, 0));
}

/// Copies beside each other, one row after the other: pairs of drives where the copies divide them.
fn near(picture: &mut Picture, slice: usize, drives: Range<usize>, copies: usize) {
    let n = drives.len().max(1);
    let mut places = Vec::with_capacity(copies);
    for first in (0..ROWS * n).step_by(copies) {
        places.clear();
        places.extend((first..first + copies).map(|at| (drives.start + at % n, at / n)));
        picture.lay(slice, &places, 0, Rule::copies(copies));
    }
    // Copies start on the first drive again after as many rows as there are copies, or sooner.
    let mut start = 0;
    loop {
        let drives = (0..copies).map(|copy| drives.start + (start + copy) % n).collect();
        picture.sets.push(Set { drives, always: copies, width: copies, may_fail: copies - 1 });
        start = (start + copies) % n;
        if start == 0 {
            break;
        }
    }
}

/// Copies on the next drives: in the next row (offset, RAID1E), or in a slice of their own (far).
fn shifted(picture: &mut Picture, copies: usize, bytes: u64, far: bool) {
    let n = picture.sizes.len().max(1);
    let part = if far { bytes / copies as u64 } else { bytes };
    picture.even_slice(Kind::Whole, part);
    if far {
        (1..copies).for_each(|_| {
            picture.even_slice(Kind::Far, part);
        });
    }
    for row in 0..ROWS {
        for drive in 0..n {
            picture.stripe(copies - 1);
            let number = picture.number();
            for copy in 0..copies {
                let piece = if copy == 0 { Piece::Data(number) } else { Piece::Copy(number) };
                let (slice, row) = if far { (copy, row) } else { (0, row * copies + copy) };
                picture.put(slice, ((drive + copy) % n, row), piece);
            }
        }
    }
    let starts = if copies == n { 1 } else { n };
    (0..starts).for_each(|start| picture.set(start, copies, copies - 1));
}

/// How the vdevs of a pool spread data over their drives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Vdev {
    /// The same on every drive; a single drive is one too.
    Mirror,
    /// Records of so many sectors with so many of parity, one after the other.
    Raidz {
        /// Parity sectors of each row of a record.
        parity: usize,
        /// Data sectors of a record.
        sectors: usize,
    },
    /// Groups of parity and data one after the other over the drives that are not spare, as they lie before ZFS
    /// shuffles the drives of each row.
    Draid {
        /// Parity drives of a group.
        parity: usize,
        /// Data drives of a group.
        data: usize,
        /// Distributed spares.
        spares: usize,
    },
}

/// A pool of vdevs, each over drives of these sizes and as large as its smallest drive lets it be.
#[must_use]
pub fn pool(vdevs: &[Vec<u64>], vdev: Vdev) -> Picture {
    let mut picture = Picture::default();
    let mut bytes = Vec::new();
    for sizes in vdevs {
        picture.sizes.extend(sizes);
        bytes.resize(bytes.len() + sizes.len(), sizes.iter().copied().min().unwrap_or(0));
    }
    let slice = picture.slice(Kind::Whole, bytes);
    let mut first = 0;
    for width in vdevs.iter().map(Vec::len) {
        match vdev {
            Vdev::Mirror => near(&mut picture, slice, first..first + width, width),
            Vdev::Raidz { parity, sectors } => {
                let mut at = 0;
                while at < ROWS * width {
                    at = record(&mut picture, slice, first..first + width, at, (parity, sectors));
                }
                picture.set(first, width, parity);
            }
            Vdev::Draid { parity, data, spares } => {
                let (active, group) = (width.saturating_sub(spares).max(1), parity + data);
                for start in (0..ROWS * active).step_by(group.max(1)) {
                    let places: Vec<Place> =
                        (start..start + group).map(|at| (first + at % active, at / active)).collect();
                    // The turn that puts parity first.
                    picture.lay(slice, &places, group - 1, Rule::parity(parity));
                }
                picture.stripe(width);
                for cell in 0..ROWS * spares {
                    picture.put(slice, (first + active + cell / ROWS, cell % ROWS), Piece::Spare);
                }
                // The shuffle lays groups over any of the drives, so that any so many may meet in one.
                let drives = (first..first + width).collect();
                picture.sets.push(Set { drives, always: 0, width: group, may_fail: parity });
            }
        }
        first += width;
    }
    picture
}

/// Lays one record of RAID-Z from sector `at` of the vdev on, as `vdev_raidz_map_alloc` does: parity in the first
/// columns, data down its column before it goes on to the next, filled up to a multiple of parity and one. Returns the
/// first sector after it. Rows beyond the drawn ones are left out.
fn record(
    picture: &mut Picture,
    slice: usize,
    drives: Range<usize>,
    at: usize,
    (parity, sectors): (usize, usize),
) -> usize {
    let width = drives.len();
    let columns = width.saturating_sub(parity).max(1);
    let (full, rest) = (sectors / columns, sectors % columns);
    let rows = full + usize::from(rest > 0);
    let place = |at: usize| (drives.start + at % width, at / width);
    let start = picture.next;
    for row in 0..rows.min(ROWS) {
        picture.stripe(parity);
        let filled = parity + if row < full { columns } else { rest };
        for column in 0..filled {
            // The first `rest` columns of data have a row more than the others.
            let piece = column.checked_sub(parity).map_or(Piece::Parity(column), |column| {
                Piece::Data(start + column * full + column.min(rest) + row)
            });
            picture.put(slice, place(at + row * width + column), piece);
        }
    }
    picture.next += sectors;
    let end = at + sectors + parity * rows;
    let padded = at + (end - at).next_multiple_of(parity + 1);
    picture.stripe(width);
    (end..padded).for_each(|at| picture.put(slice, place(at), Piece::Padding));
    padded
}

/// Data drives beside `parity` drives, the largest (Unraid, SnapRAID).
#[must_use]
pub fn dedicated(sizes: &[u64], parity: usize) -> Picture {
    let n = sizes.len();
    let mut picture = Picture { alone: true, ..Picture::of(sizes.to_vec()) };
    let slice = picture.slice(Kind::Whole, sizes.to_vec());
    let mut order = fullest(sizes, parity);
    for drive in 0..n {
        if !order.contains(&drive) {
            order.push(drive);
        }
    }
    for row in 0..ROWS {
        let places: Vec<Place> = order.iter().map(|&drive| (drive, row)).collect();
        // The turn that puts parity first.
        picture.lay(slice, &places, n - 1, Rule::parity(parity));
    }
    picture.set(0, n, parity);
    picture
}

/// A picture as JSON, and what is left of it when `failed` drives are gone. Drives are counted from 1, as people do.
/// Written by hand: it holds numbers and words of its own alone. Slices, sets and fatal drives are those of up to
/// [`MOST_DRAWN`] drives.
#[must_use]
pub fn json(picture: &Picture, failed: &[bool]) -> String {
    let mut out = Writer(String::new());
    out.list("{", "sizes", &picture.sizes);
    out.text(",\"slices\":[");
    let (slices, sets) =
        if picture.is_drawn() { (&picture.slices[..], &picture.sets[..]) } else { (&[][..], &[][..]) };
    let mut before = "{\"kind\":\"";
    for (index, slice) in slices.iter().enumerate() {
        out.text(before);
        before = ",{\"kind\":\"";
        out.text(match slice.kind {
            Kind::Whole => "whole\"",
            Kind::Tier => "tier\"",
            Kind::Far => "far\"",
            Kind::Spare => "spare\"",
        });
        out.list(",", "bytes", &slice.bytes);
        out.text(",\"cells\":[");
        cells(&mut out, picture, index, failed);
        out.text("]}");
    }
    out.text("],\"sets\":[");
    let mut before = "{";
    for set in sets {
        let drives: Vec<u64> = set.drives.iter().map(|&drive| drive as u64 + 1).collect();
        out.list(before, "drives", &drives);
        before = ",{";
        out.number(",\"width\":", set.width as u64);
        out.number(",\"may_fail\":", set.may_fail as u64);
        out.flag(",\"survives\":", set.survives(&|drive| is(failed, drive)));
        out.text("}");
    }
    out.text("],\"redundancy\":");
    if let Some(Redundancy { groups, drives, tolerance }) = picture.redundancy() {
        out.number("{\"groups\":", groups as u64);
        out.number(",\"drives\":", drives as u64);
        out.number(",\"tolerance\":", tolerance as u64);
        out.text("}");
    } else {
        out.text("null");
    }
    out.flag(",\"alone\":", picture.alone);
    out.flag(",\"survives\":", picture.survives(failed));
    let (mut gone, mut fatal) = (Vec::new(), Vec::new());
    for drive in 0..picture.sizes.len() {
        if is(failed, drive) {
            gone.push(drive as u64 + 1);
        } else if picture.is_drawn() && picture.fatal(failed, drive) {
            fatal.push(drive as u64 + 1);
        }
    }
    out.list(",", "failed", &gone);
    out.list(",", "fatal", &fatal);
    out.text("}");
    out.0
}

/// Text that grows; each function exists once, since this is the larger part of the module in the browser.
struct Writer(String);

impl Writer {
    #[inline(never)]
    fn text(&mut self, text: &str) {
        self.0.push_str(text);
    }

    #[inline(never)]
    fn number(&mut self, before: &str, number: u64) {
        self.text(before);
        self.text(&number.to_string());
    }

    fn flag(&mut self, before: &str, flag: bool) {
        self.text(before);
        self.text(if flag { "true" } else { "false" });
    }

    /// `"name":[1,2]`
    #[inline(never)]
    fn list(&mut self, before: &str, name: &str, numbers: &[u64]) {
        self.text(before);
        self.text("\"");
        self.text(name);
        let mut before = "\":[";
        for &number in numbers {
            self.number(before, number);
            before = ",";
        }
        self.text(if numbers.is_empty() { "\":[]" } else { "]" });
    }
}

/// For each drive the codes of its cells in one slice, with spaces between them: `d7` data, `c7` its copy, `p0`
/// parity, `s` spare, `x` padding, `-` where nothing is known; `!` after what is lost.
fn cells(out: &mut Writer, picture: &Picture, slice: usize, failed: &[bool]) {
    let mut missing = vec![0; picture.stripes.len()];
    let mut table: Vec<Option<&Cell>> = vec![None; picture.sizes.len() * ROWS];
    for cell in &picture.cells {
        if let Some(missing) = missing.get_mut(cell.stripe) {
            *missing += usize::from(cell.piece.counts() && is(failed, cell.drive));
        }
        let drawn = cell.slice == slice && cell.row < ROWS;
        if let Some(place) = table.get_mut(cell.drive * ROWS + cell.row).filter(|_| drawn) {
            *place = Some(cell);
        }
    }
    for (place, cell) in table.into_iter().enumerate() {
        out.text(match (place, place % ROWS) {
            (0, _) => "\"",
            (_, 0) => "\",\"",
            _ => " ",
        });
        let Some(cell) = cell else {
            out.text("-");
            continue;
        };
        match cell.piece {
            Piece::Block => out.text("d"),
            Piece::Data(number) => out.number("d", number as u64),
            Piece::Copy(number) => out.number("c", number as u64),
            Piece::Parity(which) => out.number("p", which as u64),
            Piece::Spare => out.text("s"),
            Piece::Padding => out.text("x"),
        }
        if is(failed, cell.drive) && missing.get(cell.stripe) > picture.stripes.get(cell.stripe) {
            out.text("!");
        }
    }
    out.text("\"");
}
