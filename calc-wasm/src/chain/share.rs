//! What a byte that a reader of an array gets, or gives, does to each of its drives.

use super::load::Load;
use super::part::Scheme;
use crate::array::level::Copies;
use crate::array::perf::{Reading, data_drives, reading, write_penalty};

/// What each byte of a flow does to each drive of an array, and to the links of that drive.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Share {
    /// Bytes that leave the drive.
    pub read: f64,
    /// Bytes that reach it.
    pub written: f64,
    /// Time of the drive itself, as bytes read that would take as long.
    pub busy_reading: f64,
    /// The same as bytes written.
    pub busy_writing: f64,
}

impl Share {
    pub(super) const fn reads(moved: f64, busy: f64) -> Self {
        Self { read: moved, written: 0.0, busy_reading: busy, busy_writing: 0.0 }
    }

    pub(super) const fn writes(moved: f64, busy: f64) -> Self {
        Self { read: 0.0, written: moved, busy_reading: 0.0, busy_writing: busy }
    }
}

/// How many drives serve sequential reads: see [`reading`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Serving {
    /// As many as can.
    Most,
    /// The data drives' worth alone.
    Least,
    /// As many as can, over links that carry nothing but what their wire formats demand.
    Bound,
}

/// What a byte of an array of `n` drives does to each of them.
#[allow(clippy::cast_precision_loss, reason = "at most ten thousand drives")]
pub(super) fn share(scheme: Scheme, n: usize, load: Load, (serving, solid): (Serving, bool)) -> Share {
    let all = n as f64;
    let (data, read) = match scheme {
        Scheme::Classic(layout) => (data_drives(layout, n), reading(layout, n, solid)),
        Scheme::Raidz { parity, vdevs } => {
            let data = (n - parity * vdevs) as f64;
            (data, Reading { least: data, most: if solid { all } else { data } })
        }
    };
    let stream = match serving {
        Serving::Most | Serving::Bound => read.most,
        Serving::Least => read.least,
    };
    match load {
        // A copy asks of each end apart: one is read, the other written.
        Load::Read | Load::CopyOut | Load::One | Load::Copy | Load::CopyBack => Share::reads(1.0 / all, 1.0 / stream),
        Load::Write | Load::CopyIn => Share::writes(1.0 / data, 1.0 / data),
        // Each drive's own rate: all are read from end to end.
        Load::Scrub => Share::reads(1.0, 1.0),
        Load::Rebuild => rebuild(scheme, n),
        Load::RandomRead => match scheme {
            // Every read of a record takes a part of it from each drive of its vdev.
            Scheme::Raidz { vdevs, .. } => Share::reads(1.0 / data, 1.0 / vdevs as f64),
            Scheme::Classic(_) => Share::reads(1.0 / all, 1.0 / all),
        },
        Load::RandomWrite => match scheme {
            Scheme::Raidz { vdevs, .. } => Share::writes(1.0 / data, 1.0 / vdevs as f64),
            Scheme::Classic(layout) => {
                let penalty = write_penalty(layout, n) / all;
                // Half of a parity write is reading what is there.
                let read = if layout.parity() > 0 { penalty / 2.0 } else { 0.0 };
                let written = penalty - read;
                Share { read, written, busy_reading: read, busy_writing: written }
            }
        },
    }
}

/// One drive is written from end to end, and what its data is worked out from is read; on average over all drives.
fn rebuild(scheme: Scheme, n: usize) -> Share {
    let all = n as f64;
    let sources = match scheme {
        Scheme::Raidz { parity, vdevs } => (n / vdevs).saturating_sub(parity) as f64,
        Scheme::Classic(layout) if layout.parity() > 0 => (n / layout.spans()).saturating_sub(1) as f64,
        Scheme::Classic(layout) if matches!(layout.shape().copies, Copies::Of(1)) => 0.0,
        Scheme::Classic(_) => 1.0,
    };
    // The drives that are read from are busy all the time, as is the new one: none rests while another works.
    Share { read: sources / all, written: 1.0 / all, busy_reading: 1.0, busy_writing: 0.0 }
}
