//! Stripes over unlike drives: the one question under btrfs, erasure coding and Synology's tiers. Each stripe takes
//! one unit from `width` different drives, always from those with the most space left.

use std::collections::BinaryHeap;

/// What one phase of allocation did: `stripes` of `width` drives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Region {
    /// Drives of each stripe.
    pub width: usize,
    /// How much of each drive in it, in the unit of the sizes.
    pub depth: u64,
}

/// The sizes, largest first. By a heap, which is a tenth of the code of the standard sort, and lists are short.
#[must_use]
pub fn largest_first(sizes: &[u64]) -> Vec<u64> {
    let mut sorted = BinaryHeap::from(sizes.to_vec()).into_sorted_vec();
    sorted.reverse();
    sorted
}

/// The most stripes of exactly `width` drives: the largest `t` with `Σ min(size, t) ≥ width · t`. Taking the drives
/// with the most space left reaches it. `sizes` is sorted, largest first.
#[must_use]
pub fn depth(sizes: &[u64], width: usize) -> u64 {
    let mut rest: u64 = sizes.iter().sum();
    if width == 0 || width > sizes.len() {
        return 0;
    }
    for (larger, &size) in sizes.iter().enumerate().take(width) {
        // `larger` drives take part in every stripe; the others share what is left of the width.
        let depth = rest / (width - larger) as u64;
        if size <= depth {
            return depth;
        }
        rest -= size;
    }
    0
}

/// Fills drives of these sizes with stripes whose width `width(drives with space)` gives, until it is 0. Returns the
/// phases and what no stripe could reach.
#[must_use]
pub fn fill(sizes: &[u64], width: impl Fn(usize) -> usize) -> (Vec<Region>, u64) {
    let mut left = largest_first(sizes);
    let mut regions = Vec::new();
    loop {
        let with_space = left.partition_point(|&size| size > 0);
        left.truncate(with_space);
        let width = width(with_space);
        let depth = depth(&left, width);
        if depth == 0 {
            return (regions, left.iter().sum());
        }
        regions.push(Region { width, depth });
        // What is smaller than the depth is full; rounding may leave less than one stripe, which no stripe can use.
        for size in &mut left {
            *size = size.saturating_sub(depth);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One unit at a time, from the drives with the most left.
    fn one_by_one(sizes: &[u64], width: usize) -> u64 {
        let mut left = sizes.to_vec();
        let mut stripes = 0;
        loop {
            left.sort_unstable_by(|a, b| b.cmp(a));
            if left.get(width - 1).is_none_or(|&size| size == 0) {
                return stripes;
            }
            for size in left.iter_mut().take(width) {
                *size -= 1;
            }
            stripes += 1;
        }
    }

    #[test]
    fn the_formula_equals_allocation_one_by_one() {
        let mut seed = 1u64;
        for round in 0..500 {
            let sizes: Vec<u64> = (0..=round % 9)
                .map(|_| {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    seed >> 58
                })
                .collect();
            let mut sorted = sizes.clone();
            sorted.sort_unstable_by(|a, b| b.cmp(a));
            for width in 1..=6 {
                let expected = if width > sorted.len() { 0 } else { one_by_one(&sizes, width) };
                assert_eq!(depth(&sorted, width), expected, "{sizes:?} by {width}");
            }
        }
    }
}
