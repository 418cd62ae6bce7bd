//! Arrays: what many drives hold together, how fast they are, how they rebuild and how often they lose data.
//! Bytes are whole numbers wherever an implementation counts whole bytes; rates are `f64`.

pub mod btrfs;
pub mod drives;
pub mod filesystem;
pub mod layout;
pub mod level;
pub mod md;
pub mod mixed;
pub mod perf;
pub mod rates;
pub mod rebuild;
pub mod reliability;
pub mod simulate;
pub mod slices;
pub mod stripes;
pub mod zfs;

/// 1024 bytes.
pub const KIB: u64 = 1 << 10;
/// 1024 KiB.
pub const MIB: u64 = 1 << 20;
/// 1024 MiB.
pub const GIB: u64 = 1 << 30;

/// `value` rounded down to a multiple of `step`; `value` itself where `step` is 0.
#[must_use]
pub const fn floor_to(value: u64, step: u64) -> u64 {
    if step == 0 { value } else { value - value % step }
}
