//! Linux md: what mdadm reserves on each member, and the array size the kernel reports.
//! Sources: mdadm `super1.c` and `super0.c` (data offset), `drivers/md/raid10.c` (`raid10_size`).

use super::level::{Copies, Layout, Order};
use super::{GIB, KIB, MIB, floor_to};
use crate::choice;

/// The chunk that mdadm takes when none is given.
pub const DEFAULT_CHUNK: u64 = 512 * KIB;

const SECTOR: u64 = 512;

choice! {
    /// Where md keeps its description of the array.
    pub enum Metadata {
        V12 = "1.2", "1.2 (mdadm's default)";
        V10 = "1.0", "1.0 (at the end of each drive)";
        V090 = "0.90", "0.90 (at most 2 TiB per drive)";
        None = "none", "None";
    }
}

/// What mirrors of every drive, which have no chunks, round down to.
const ROUNDED: u64 = 64 * KIB;

/// Bytes of one member that hold data, or `None` when the member is too small, or above 2 TiB with 0.90. `first` is the
/// member that mdadm was given first: where its data starts, that of the others starts too.
#[must_use]
pub fn used_size(member: u64, first: u64, layout: Layout, chunk: u64, metadata: Metadata) -> Option<u64> {
    let shape = layout.shape();
    let (chunk, rounded) = match (shape.order, shape.copies) {
        (Order::Concatenated, _) => (0, SECTOR),
        (_, Copies::Every) => (0, ROUNDED),
        _ => (chunk, chunk),
    };
    let left = match metadata {
        Metadata::None => member,
        Metadata::V090 => {
            // The superblock stands in the last whole 64 KiB, and counts at most 2 TiB.
            let left = floor_to(member, 64 * KIB).checked_sub(64 * KIB)?;
            (left < 2 * MIB * MIB).then_some(left)?
        }
        Metadata::V10 => {
            // The superblock stands in the last 8 KiB, behind a list of bad blocks and what a bitmap may take.
            let superblock = floor_to(member.checked_sub(8 * KIB)?, 4 * KIB);
            let has_bitmap = !matches!(shape.order, Order::Concatenated | Order::Striped);
            superblock.checked_sub(4 * KIB + if has_bitmap { bitmap_room(member) } else { 0 })?
        }
        Metadata::V12 => member.checked_sub(data_offset(first, chunk))?,
    };
    Some(floor_to(left, rounded)).filter(|&used| used > 0)
}

/// What mdadm keeps for a bitmap before 1.0 metadata (`super1.c`, `choose_bm_space`).
fn bitmap_room(member: u64) -> u64 {
    if member.saturating_sub(64 * KIB) >= 200 * GIB {
        128 * KIB
    } else if member > 4 * KIB + 8 * GIB {
        64 * KIB
    } else {
        4 * KIB
    }
}

/// Where data starts with 1.2 metadata: superblock, bitmap and room for a later reshape, in whole MiB. The room is
/// 128 MiB, halved until it is a thousandth of the member. 129 MiB in all on members of 128 GiB or more.
fn data_offset(member: u64, chunk: u64) -> u64 {
    let superblock_and_bitmap = (12 * 2 + 64 * 2) * SECTOR;
    let mut headroom = 128 * MIB;
    while headroom << 10 > member && (chunk == 0 || headroom > chunk * 2) {
        headroom >>= 1;
    }
    (superblock_and_bitmap + headroom).div_ceil(MIB) * MIB
}

/// The array's size for members that hold `used` bytes each, as `mdadm -D` shows it. RAID 0 over unlike members uses
/// all of each; the others the smallest.
#[must_use]
pub fn array_size(layout: Layout, used: &[u64], chunk: u64) -> u64 {
    let smallest = used.iter().copied().min().unwrap_or(0);
    let n = used.len() as u64;
    let chunked = |size: u64| floor_to(size, chunk);
    let shape = layout.shape();
    match (shape.order, shape.copies) {
        (Order::Concatenated, _) => used.iter().sum(),
        (Order::Striped, _) => used.iter().map(|&size| chunked(size)).sum(),
        (_, Copies::Every) => smallest,
        (order, _) if shape.parity == 0 && chunk > 0 => {
            let copies = layout.stored(used.len()) as u64;
            let (near, far) = if matches!(order, Order::Far | Order::Offset) { (1, copies) } else { (copies, 1) };
            smallest / chunk / far.max(1) * n / near.max(1) * chunk
        }
        _ => n.saturating_sub((layout.parity() * layout.spans()) as u64) * chunked(smallest),
    }
}

/// What md takes of each member in the end, as `mdadm -D` shows it: RAID 10 counts back from the array, and leaves what
/// does not fill a whole set of copies (`drivers/md/raid10.c`, `calc_sectors`).
#[must_use]
pub fn component_size(layout: Layout, used: &[u64], chunk: u64) -> u64 {
    if layout.shape().copies != Copies::Asked || chunk == 0 || used.is_empty() {
        return used.iter().copied().min().unwrap_or(0);
    }
    let chunks = array_size(layout, used, chunk) / chunk;
    (chunks * layout.stored(used.len()) as u64).div_ceil(used.len() as u64) * chunk
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::array::level::Level;

    #[test]
    fn three_drives_of_two_copies_hold_one_and_a_half() {
        let drive = 100 * DEFAULT_CHUNK;
        for level in [Level::MdNear, Level::MdFar, Level::MdOffset] {
            assert_eq!(array_size(Layout::of(level), &[drive; 3], DEFAULT_CHUNK), 150 * DEFAULT_CHUNK);
        }
    }

    #[test]
    fn old_metadata_stops_at_two_tebibytes() {
        let used = |member, metadata| used_size(member, member, Layout::of(Level::Raid5), DEFAULT_CHUNK, metadata);
        assert_eq!(used(3_000_592_982_016, Metadata::V090), None);
        assert!(used(2_000_398_934_016, Metadata::V090).is_some());
        assert_eq!(used(MIB, Metadata::V12), None);
    }
}
