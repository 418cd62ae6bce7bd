//! How each kind of array lays its stripes.

use super::{Kind, Picture, Piece, Place, ROWS, Rule, Set, fullest};
use crate::array::level::{Layout, Order, Spare};
use std::ops::Range;

/// A level over drives that count as the smallest, or as themselves where the level uses them whole.
#[must_use]
pub fn classic(layout: Layout, sizes: &[u64]) -> Picture {
    let n = sizes.len();
    let smallest = sizes.iter().copied().min().unwrap_or(0);
    let mut picture = Picture::of(sizes.to_vec());
    let copies = layout.stored(n).clamp(1, n.max(1));
    let shape = layout.shape();
    match shape.order {
        Order::Concatenated => {
            let slice = picture.slice(Kind::Whole, sizes.to_vec());
            for cell in 0..n * ROWS {
                picture.stripe(0);
                picture.put(slice, (cell / ROWS, cell % ROWS), Piece::Block);
            }
            (0..n).for_each(|drive| picture.set(drive, 1, 0));
        }
        Order::Striped => striped(&mut picture, layout.zones),
        Order::Near => {
            let slice = picture.even_slice(Kind::Whole, smallest);
            near(&mut picture, slice, 0..n, copies);
        }
        Order::Shifted | Order::Offset | Order::Far => {
            shifted(&mut picture, copies, smallest, shape.order == Order::Far);
        }
        Order::Rotating | Order::Fixed => {
            let (spans, parity) = (layout.spans(), layout.parity());
            let width = (n / spans).max(1);
            let fixed = shape.order == Order::Fixed;
            let kept = if shape.spare == Spare::AtEnd { smallest / n as u64 } else { 0 };
            let slice = picture.even_slice(Kind::Whole, smallest - kept);
            let rule = Rule { spare: usize::from(shape.spare == Spare::InStripe), ..Rule::parity(parity) };
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
        let slice = picture.slice(kind, sizes.iter().map(|&size| if size > from { to - from } else { 0 }).collect());
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

/// Copies on the next drives: in the next row (offset, RAID 1E), or in a slice of their own (far).
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
    /// Records one after the other: their data sectors and their parity sectors.
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
                // The shuffle lays groups over all drives, so that any of them may meet in one group.
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
            let piece = column
                .checked_sub(parity)
                .map_or(Piece::Parity(column), |column| Piece::Data(start + column * full + column.min(rest) + row));
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
