//! Speed of an array from the speed of a drive. Ceilings: caches, controllers and shared links are left out.

use super::level::{Layout, Level};

/// Drive I/Os of one small random write, as the rule of thumb has it (2 for a mirror, 4 for RAID5, 6 for RAID6).
/// A write-back cache or a full stripe needs fewer; see [`md_write`].
#[must_use]
pub fn write_penalty(layout: Layout, n: usize) -> f64 {
    match layout.level {
        Level::Jbod | Level::Raid0 => 1.0,
        Level::Raid1 | Level::Raid1e | Level::Raid10 | Level::MdNear | Level::MdFar | Level::MdOffset => {
            layout.stored(n) as f64
        }
        Level::Raid3 | Level::Raid4 | Level::Raid5 | Level::Raid5e | Level::Raid5ee | Level::Raid50 => 4.0,
        Level::Raid6 | Level::Raid60 => 6.0,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StripeWrite {
    /// Blocks read first.
    pub reads: usize,
    /// Blocks written.
    pub writes: usize,
}

/// What md does for a write of `written` blocks of one stripe over `n` drives: it reads the old data and parity, or
/// the data it does not write, whichever is less (Linux `raid5.c`, `handle_stripe_dirtying`). `may_modify` is false
/// for RAID6 on kernels before 4.1, which only knew the second way.
#[must_use]
pub fn md_write(n: usize, parity: usize, written: usize, may_modify: bool) -> StripeWrite {
    let data = n.saturating_sub(parity);
    let written = written.min(data);
    let modify = written + parity;
    let reconstruct = data - written;
    let reads = if may_modify && modify < reconstruct { modify } else { reconstruct };
    StripeWrite { reads, writes: written + parity }
}

/// Drives that hold data of one stripe.
#[must_use]
pub fn data_drives(layout: Layout, n: usize) -> f64 {
    let n_f = n as f64;
    match layout.level {
        Level::Jbod | Level::Raid1 => 1.0,
        Level::Raid5e | Level::Raid5ee => n_f - 2.0,
        _ => (n_f - (layout.parity() * layout.spans()) as f64) / layout.stored(n) as f64,
    }
}

/// `(read, write)` of one sequential stream in multiples of one drive. The far layout reads from all drives, as RAID0.
#[must_use]
pub fn streaming(layout: Layout, n: usize) -> (f64, f64) {
    let data = data_drives(layout, n);
    if layout.level == Level::MdFar { (n as f64, data) } else { (data, data) }
}

/// Drives that one I/O of `length` bytes at `offset` touches: `ceil` of both ends in chunks.
#[must_use]
pub fn drives_touched(offset: u64, length: u64, chunk: u64) -> u64 {
    let chunk = chunk.max(1);
    (offset % chunk + length).div_ceil(chunk)
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
    fn a_misaligned_chunk_touches_two_drives() {
        assert_eq!(drives_touched(0, 28 << 10, 64 << 10), 1);
        assert_eq!(drives_touched(56 << 10, 28 << 10, 64 << 10), 2);
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
