//! Speed of an array from the speed of a drive. Ceilings: caches, controllers and shared links are left out.

use super::level::{Layout, Order};
use std::ops::Range;

/// Drive I/Os of one small random write, as the rule of thumb has it (2 for a mirror, 4 for RAID 5, 6 for RAID 6, 8 for
/// three parities). A write-back cache or a full stripe needs fewer; see [`md_write`].
#[must_use]
pub fn write_penalty(layout: Layout, n: usize) -> f64 {
    match layout.parity() {
        0 => layout.stored(n) as f64,
        // The old data and each parity are read, then written.
        parity => 2.0 * (1 + parity) as f64,
    }
}

/// Random I/Os per second that `n` drives of `drive` serve when a share `read` of them are reads:
/// `n · drive ÷ (read + write · penalty)`. Adding read and write rates up instead is a common mistake.
#[must_use]
pub fn mixed_iops(n: f64, drive: f64, read: f64, penalty: f64) -> f64 {
    n * drive / (read + (1.0 - read) * penalty)
}

/// Drives that serve `wanted` I/Os per second, not yet rounded.
#[must_use]
pub fn drives_for(wanted: f64, drive: f64, read: f64, penalty: f64) -> f64 {
    wanted * (read + (1.0 - read) * penalty) / drive
}

/// Reads and writes that one write causes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StripeWrite {
    /// Blocks read first.
    pub reads: usize,
    /// Blocks written.
    pub writes: usize,
}

/// What md does for a write of `written` blocks of one stripe over `n` drives: it reads the old data and parity, or
/// the data it does not write, whichever is less (Linux `raid5.c`, `handle_stripe_dirtying`). `may_modify` is false
/// for RAID 6 on kernels before 4.1, which only knew the second way, and where `rmw_level` is 0.
#[must_use]
pub fn md_write(n: usize, parity: usize, written: usize, may_modify: bool) -> StripeWrite {
    let data = n.saturating_sub(parity);
    let written = written.min(data);
    let modify = written + parity;
    let reconstruct = data - written;
    let reads = if may_modify && modify < reconstruct { modify } else { reconstruct };
    StripeWrite { reads, writes: written + parity }
}

/// The block that md reads and writes: a page.
const PAGE: u64 = 4096;

/// Blocks of 4 KiB that md reads and writes for one write of `length` bytes at `offset` over `n` drives of one group
/// with chunks of `chunk` bytes, nothing cached. Every row of blocks across the drives is a stripe of its own to md, and
/// each is written in the cheaper way of [`md_write`].
#[must_use]
#[allow(clippy::cast_possible_truncation, reason = "at most one block of each drive")]
pub fn md_io(n: usize, parity: usize, chunk: u64, io: Io, may_modify: bool) -> StripeWrite {
    let data = n.saturating_sub(parity).max(1) as u64;
    let rows = (chunk / PAGE).max(1);
    let stripe = rows * data;
    let Range { start, end } = io.blocks();
    let mut sum = StripeWrite::default();
    let mut add = |from: u64, to: u64| {
        // Blocks of a stripe are counted chunk after chunk, so every `rows`-th is of the same row.
        let before = |block: u64, row: u64| (block + rows - 1 - row) / rows;
        for row in 0..rows {
            let written = before(to, row) - before(from, row);
            if written > 0 {
                let write = md_write(n, parity, written as usize, may_modify);
                sum.reads += write.reads;
                sum.writes += write.writes;
            }
        }
    };
    let (first, last) = (start / stripe, end / stripe);
    if first == last {
        add(start % stripe, end % stripe);
        return sum;
    }
    add(start % stripe, stripe);
    add(0, end % stripe);
    // Whole stripes in between: no reads.
    sum.writes += (last - first - 1) as usize * rows as usize * n;
    sum
}

/// Random reads per second of `n` drives after one has failed, in multiples of one drive: each read that would have
/// gone to it goes to all that its block is worked out from. Nothing without redundancy.
#[must_use]
pub fn degraded_reads(layout: Layout, n: usize) -> Option<f64> {
    if layout.tolerance(n).0 == 0 {
        return None;
    }
    let sources = if layout.parity() > 0 { data_drives(layout, n) / layout.spans() as f64 } else { 1.0 };
    let (left, all) = ((n - 1) as f64, n as f64);
    Some(left * all / (left + sources))
}

/// Drives that hold data of one stripe.
#[must_use]
pub fn data_drives(layout: Layout, n: usize) -> f64 {
    match layout.shape().order {
        Order::Concatenated => 1.0,
        _ => n.saturating_sub(layout.set_aside()) as f64 / layout.stored(n) as f64,
    }
}

/// Drives' worth of a sequential read.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reading {
    /// What one stream gets where drives pass over what it does not ask for.
    pub least: f64,
    /// What every drive gives that holds data.
    pub most: f64,
}

/// How many drives serve a sequential read: one rule for RAID levels and ZFS vdevs alike.
///
/// At most, every drive serves that need not pass over what is not asked for. The copies of a mirror answer different
/// requests: Linux md picks the drive with the nearest head or the fewest requests (`raid1.c`, `read_balance`), ZFS the
/// child with the least load (`vdev_mirror.c`, `vdev_mirror_child_select`). An SSD skips parity for nothing (`solid`), so
/// that each gives its own data: four in RAID 10, RAID 5 and RAID 6 read 3.1 times what one does (thestorageguy, QNAP
/// TS-473e), four in RAID-Z2 3.8 times (calomel.org). A disk turns past parity in the time that reading it takes.
///
/// At least, it is the drives' worth of data alone: one stream moves each head past the other copy or the parity
/// (md(4): only the far layout reads as RAID 0 does).
#[must_use]
pub fn reading(layout: Layout, n: usize, solid: bool) -> Reading {
    let (least, all) = (data_drives(layout, n), n as f64);
    let shape = layout.shape();
    match shape.order {
        Order::Concatenated | Order::Fixed => Reading { least, most: least },
        Order::Far => Reading { least: all, most: all },
        _ if shape.parity > 0 && !solid => Reading { least, most: least },
        _ => Reading { least, most: all - shape.spares() as f64 },
    }
}

/// `(read, write)` of sequential I/O in multiples of one drive, as a ceiling for disks.
#[must_use]
pub fn streaming(layout: Layout, n: usize) -> (f64, f64) {
    (reading(layout, n, false).most, data_drives(layout, n))
}
/// One I/O.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Io {
    /// Byte of the array at which it starts.
    pub offset: u64,
    /// Bytes.
    pub length: u64,
}

impl Io {
    /// The blocks of 4 KiB that it lies in, whole or in part.
    #[must_use]
    pub fn blocks(self) -> Range<u64> {
        self.offset / PAGE..(self.offset + self.length).div_ceil(PAGE)
    }

    /// Chunks that it touches, each on another drive until all have had their turn.
    #[must_use]
    pub fn chunks(self, chunk: u64) -> u64 {
        let chunk = chunk.max(1);
        (self.offset % chunk + self.length).div_ceil(chunk)
    }
}

/// Drives that a read touches which is long enough to touch all that it can.
#[must_use]
pub fn readable_drives(layout: Layout, n: usize) -> usize {
    match layout.shape().order {
        Order::Concatenated => 1,
        // The copies of a chunk lie side by side: the first ones are on every second drive, or rarer.
        Order::Near => n.div_ceil(layout.stored(n)),
        Order::Fixed => n - layout.parity(),
        // A row of RAID 1E holds data on every drive, the row below it the copies, one drive on.
        Order::Shifted | Order::Striped | Order::Offset | Order::Far | Order::Rotating => n,
    }
}

/// Drives that a read touches.
#[must_use]
pub fn drives_touched(layout: Layout, n: usize, chunk: u64, io: Io) -> u64 {
    io.chunks(chunk).min(readable_drives(layout, n) as u64)
}

/// What to tell mkfs about an array.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Alignment {
    /// `mke2fs -E stride=`: file-system blocks per chunk.
    pub stride: f64,
    /// `mke2fs -E stripe-width=`: file-system blocks per full stripe.
    pub stripe_width: f64,
    /// Bytes of data of a full stripe: `mkfs.xfs -d su=chunk,sw=data drives`, and the allocation unit of a Windows
    /// volume on a Storage Space (interleave × data columns).
    pub full_stripe: f64,
}

/// Alignment for `chunk` bytes per drive, `data` data drives and file-system blocks of `block` bytes.
#[must_use]
pub fn alignment(chunk: f64, data: f64, block: f64) -> Alignment {
    Alignment { stride: chunk / block, stripe_width: chunk / block * data, full_stripe: chunk * data }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::array::level::Level;

    #[test]
    fn small_writes_cost_what_md_reads_and_writes() {
        let total = |n, parity, may| {
            let w = md_write(n, parity, 1, may);
            w.reads + w.writes
        };
        assert_eq!([3, 4, 5, 8, 12].map(|n| total(n, 1, true)), [3, 4, 4, 4, 4]);
        assert_eq!([4, 5, 6, 8].map(|n| total(n, 2, true)), [4, 5, 6, 6]);
        assert_eq!(total(8, 2, false), 8);
        assert_eq!(md_write(8, 2, 6, true), StripeWrite { reads: 0, writes: 8 });
    }

    #[test]
    fn a_small_write_reads_and_writes_the_data_and_each_parity() {
        let penalties = [Level::Raid0, Level::Raid10, Level::Raid5, Level::Raid6, Level::RaidTp]
            .map(|level| write_penalty(Layout::of(level), 8).to_bits());
        assert_eq!(penalties, [1.0, 2.0, 4.0, 6.0, 8.0].map(f64::to_bits));
    }

    #[test]
    fn a_misaligned_chunk_touches_two_drives() {
        let io = |offset: u64| Io { offset: offset << 10, length: 28 << 10 };
        assert_eq!(io(0).chunks(64 << 10), 1);
        assert_eq!(io(56).chunks(64 << 10), 2);
        let long = Io { offset: 0, length: 1 << 30 };
        let touched = |level| drives_touched(Layout::of(level), 8, 64 << 10, long);
        assert_eq!([Level::Raid5, Level::Raid4, Level::Raid10, Level::Raid1].map(touched), [8, 7, 4, 1]);
        // IBM draws three drives of RAID 1E as 1 2 3, then 3 1 2: a row of data keeps every drive busy.
        assert_eq!(touched(Level::Raid1e), 8);
    }

    /// Row by row, block by block.
    #[test]
    fn a_long_write_is_counted_as_one_counts_its_blocks() {
        for n in [3, 5, 8] {
            for chunk in [4096, 65_536] {
                for (offset, length) in
                    [(0, 1), (0, 4096), (4095, 2), (12_288, 300_000), (65_536, 1 << 20), (1 << 20, 4096 * 7)]
                {
                    let (parity, rows) = (2.min(n - 2), chunk / PAGE);
                    let data = (n - parity) as u64;
                    let mut written = std::collections::BTreeMap::new();
                    for block in offset / PAGE..=(offset + length - 1) / PAGE {
                        let stripe = (block / rows / data, block % rows);
                        *written.entry(stripe).or_insert(0) += 1;
                    }
                    let mut expected = StripeWrite::default();
                    for blocks in written.into_values() {
                        let write = md_write(n, parity, blocks, true);
                        expected.reads += write.reads;
                        expected.writes += write.writes;
                    }
                    let io = Io { offset, length };
                    assert_eq!(md_io(n, parity, chunk, io, true), expected, "{n} {chunk} {io:?}");
                }
            }
        }
    }

    #[test]
    fn a_degraded_raid5_reads_half_as_much() {
        let degraded = |level, n| degraded_reads(Layout::of(level), n);
        assert_eq!(degraded(Level::Raid5, 8), Some(4.0));
        assert_eq!(degraded(Level::Raid10, 8), Some(7.0));
        assert_eq!(degraded(Level::Raid0, 8), None);
    }

    #[test]
    fn raid10_reads_as_mirrors_of_zfs_do() {
        use crate::array::zfs::{Shape, iops};
        for pairs in [2, 3, 12] {
            let (read, write) = iops::streaming(Shape::Mirror, 2);
            let pool = (pairs as f64 * read, pairs as f64 * write);
            assert_eq!(streaming(Layout::of(Level::Raid10), 2 * pairs), pool);
        }
    }

    #[test]
    fn a_read_is_served_by_the_data_drives_at_least_and_by_every_drive_at_most() {
        let of = |level, solid| {
            let Reading { least, most } = reading(Layout::of(level), 8, solid);
            (least, most)
        };
        assert_eq!(of(Level::Raid0, false), (8.0, 8.0));
        assert_eq!(of(Level::Raid10, false), (4.0, 8.0));
        assert_eq!(of(Level::MdFar, false), (8.0, 8.0));
        assert_eq!(of(Level::Raid6, false), (6.0, 6.0));
        assert_eq!(of(Level::Raid6, true), (6.0, 8.0));
        assert_eq!(of(Level::Raid4, true), (7.0, 7.0));
        assert_eq!(of(Level::Raid5ee, true), (6.0, 7.0));
    }

    #[test]
    fn file_systems_are_told_the_stripe() {
        let kib = 1024.0;
        let raid5 = alignment(64.0 * kib, 3.0, 4.0 * kib);
        assert_eq!((raid5.stride, raid5.stripe_width, raid5.full_stripe), (16.0, 48.0, 192.0 * kib));
        assert_eq!(alignment(32.0 * kib, 3.0, 4.0 * kib).stride.to_bits(), 8f64.to_bits());
        // Storage Spaces: three columns of which one is parity, interleave 32 KiB.
        assert_eq!(alignment(32.0 * kib, 2.0, 4.0 * kib).full_stripe.to_bits(), (64.0 * kib).to_bits());
    }
}
