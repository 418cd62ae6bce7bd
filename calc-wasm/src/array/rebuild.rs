//! How long a replaced drive takes to fill.

use crate::choice;

choice! {
    /// What keeps a rebuild from being faster.
    pub enum Limit {
        Drive = "drive", "the drive", "The drive is the limit. Chance of losing data in a year: {year_loss}.";
        Link = "link", "the shared link", "The shared link is the limit. Chance of losing data in a year: {year_loss}.";
        SpeedLimit = "speed_limit", "md's speed limit", "md's speed limit is reached. Chance of losing data in a year: {year_loss}.";
    }
}

choice! {
    /// Whether a link carries data in both directions at once.
    pub enum Duplex {
        Full = "full", "Both directions at once (PCIe, SAS, USB 3)";
        Half = "half", "One direction at a time (SATA, port multiplier)";
    }
}

/// A rebuild's rates, in bytes per second.
#[derive(Debug, Clone, Copy)]
pub struct Rates {
    /// Average over the whole drive; inner tracks reach half of the outer ones.
    pub drive: f64,
    /// What the drives read from share; infinite where each has a link of its own.
    pub link: f64,
    /// Whether that link carries reads while it carries writes.
    pub duplex: Duplex,
    /// Drives that are read at once, to write one.
    pub readers: f64,
    /// md's `sync_speed_max`; infinite elsewhere.
    pub speed_limit: f64,
    /// Share of the drives' time that other work takes.
    pub load: f64,
}

impl Rates {
    /// The rebuild's rate and what sets it.
    #[must_use]
    pub fn rebuild(self) -> (f64, Limit) {
        // Reads fill one direction of a full-duplex link; on a half-duplex one, the write waits for them.
        let crossings = match self.duplex {
            Duplex::Full => self.readers.max(1.0),
            Duplex::Half => self.readers + 1.0,
        };
        let link = self.link / crossings;
        let (rate, limit) = if link < self.drive { (link, Limit::Link) } else { (self.drive, Limit::Drive) };
        let left = rate * (1.0 - self.load);
        if self.speed_limit < left { (self.speed_limit, Limit::SpeedLimit) } else { (left, limit) }
    }
}

/// Seconds until a rebuild in progress ends.
#[must_use]
pub fn remaining(total: f64, done: f64, rate: f64) -> f64 {
    (total - done).max(0.0) / rate
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_of_a_rebuild_is_what_the_kernel_prints() {
        let kib = 1024.0;
        let minutes = remaining(243_537_216.0 * kib, 16_304_448.0 * kib, 12_266.0 * kib) / 60.0;
        assert!((minutes - 308.8).abs() < 0.05, "{minutes}");
    }
}
