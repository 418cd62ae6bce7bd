//! Which of very many cases are tried: by day a share of them, at night, where `EXHAUSTIVE` is set, every one.

use std::sync::LazyLock;

static EVERY_ONE: LazyLock<bool> = LazyLock::new(|| std::env::var_os("EXHAUSTIVE").is_some());

/// One in this many, by day. Prime, so that no walk over lists of other lengths always meets the same of their entries.
const SHARE: usize = 7;

/// Of cases that are counted from 0, whether this one is tried.
pub fn is_tried(case: usize) -> bool {
    *EVERY_ONE || case.is_multiple_of(SHARE)
}
