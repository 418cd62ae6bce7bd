//! What a file system leaves of an array: `df`'s available bytes right after mkfs with default options.
//! Formulas of e2fsprogs 1.47 (`mke2fs`, `lib/ext2fs/mkjournal.c`), `fs/ext4` and xfsprogs/`fs/xfs`, checked against
//! measured file systems of 0.25 to 12 TB.

use super::{GIB, KIB, MIB};

const BLOCK: u64 = 4 * KIB;

/// Available bytes of a new ext4: 5 % stay reserved for root, inode tables take 1 of 64 (1 of 128 from 4 TiB, 1 of
/// 256 from 16 TiB).
#[must_use]
pub fn ext4_available(bytes: u64) -> u64 {
    const TIB: u64 = 1024 * GIB;
    const BLOCKS_PER_GROUP: u64 = 32_768;
    let blocks = bytes / BLOCK;
    let groups = blocks.div_ceil(BLOCKS_PER_GROUP);
    let inode_ratio = match bytes {
        b if b < 4 * TIB => 16 * KIB,
        b if b < 16 * TIB => 32 * KIB,
        _ => 64 * KIB,
    };
    let inode_blocks = BLOCKS_PER_GROUP * BLOCK / inode_ratio * 256 / BLOCK;
    let descriptors = (groups * 64).div_ceil(BLOCK);
    // Room to grow a thousandfold; above 2^32 blocks online growth works without it.
    let growth = if blocks < 1 << 32 { 1024 } else { 0 };
    let backups = (0..2).chain([3, 5, 7].into_iter().flat_map(powers)).filter(|&group| group < groups).count() as u64;
    let journal = match blocks * BLOCK {
        b if b >= 128 * GIB => GIB,
        b if b >= 64 * GIB => 512 * MIB,
        b if b >= 32 * GIB => 256 * MIB,
        b if b >= 16 * GIB => 128 * MIB,
        b if b >= 2 * GIB => 64 * MIB,
        b if b >= GIB => 32 * MIB,
        _ => 16 * MIB,
    } / BLOCK;
    let bitmaps = 2 * groups;
    let overhead = groups * inode_blocks + bitmaps + backups * (1 + descriptors + growth) + journal;
    let reserved = blocks / 20;
    // Kept back by the kernel for delayed allocation.
    let kept = (blocks / 50).min(4096);
    blocks.saturating_sub(overhead + reserved + kept) * BLOCK
}

fn powers(base: u64) -> impl Iterator<Item = u64> {
    std::iter::successors(Some(base), move |power| power.checked_mul(base))
}

/// Available bytes of a new XFS: the log takes 1 of 2048 (at most 2038 MiB), and each allocation group keeps room for
/// the worst case of its reference-count and free-inode trees and, since xfsprogs 6.5, of its reverse mapping.
#[must_use]
pub fn xfs_available(bytes: u64, reverse_mapping: bool) -> u64 {
    const TIB: u64 = 1024 * GIB;
    let blocks = bytes / BLOCK;
    let log = (blocks / 2048).clamp(64 * MIB / BLOCK, 2038 * MIB / BLOCK);
    let group_count = if bytes < 4 * TIB { 4 } else { bytes.div_ceil(TIB) };
    let group = blocks.div_ceil(group_count);
    // Records per half-full leaf and keys per half-full node of a 4 KiB block.
    let refcount = tree_blocks(group, 168, 252);
    let free_inode = tree_blocks(group * 8 / 64, 126, 252);
    // A record for each block of a group, but for those of the log (`xfs_rmapbt_calc_reserves`).
    let mapping = |blocks: u64| if reverse_mapping { tree_blocks(blocks, 84, 45) } else { 0 };
    let mappings = (group_count - 1) * mapping(group) + mapping(group.saturating_sub(log));
    // Kept back by the kernel so that a full file system can still free space.
    let kept = (blocks / 20).min(8192);
    blocks.saturating_sub(log + group_count * (refcount + free_inode) + mappings + kept) * BLOCK
}

/// Blocks of a tree of `records` with half-full blocks, down to one root.
fn tree_blocks(records: u64, per_leaf: u64, per_node: u64) -> u64 {
    let mut level = records.div_ceil(per_leaf);
    let mut blocks = level;
    while level > 1 {
        level = level.div_ceil(per_node);
        blocks += level;
    }
    blocks
}
