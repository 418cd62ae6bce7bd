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
    /// Of a drive at its fast end, the outer tracks.
    pub drive: f64,
    /// Share of that rate which its slow end reaches; 1 where the rate is an average.
    pub slow_end: f64,
    /// Bytes that the busiest drive moves for each byte rebuilt: 1 for a new drive, less where the spare is spread.
    pub traffic: f64,
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
    /// The rebuild's rate over the whole drive and what sets most of it. Tracks are equally dense, so that the rate falls
    /// with the radius and the bytes left with its square: the whole drive takes as long as at the mean of both ends.
    #[must_use]
    pub fn rebuild(self) -> (f64, Limit) {
        // Reads fill one direction of a full-duplex link; on a half-duplex one, the write waits for them.
        let crossings = match self.duplex {
            Duplex::Full => self.readers.max(1.0),
            Duplex::Half => self.readers + 1.0,
        };
        let free = 1.0 - self.load;
        let (outer, link) = (self.drive / self.traffic * free, self.link / crossings * free);
        let inner = outer * self.slow_end;
        let (cap, limit) =
            if self.speed_limit < link { (self.speed_limit, Limit::SpeedLimit) } else { (link, Limit::Link) };
        if cap <= inner && cap < outer {
            return (cap, limit);
        }
        let fast = outer.min(cap);
        if fast <= inner {
            return (fast, Limit::Drive);
        }
        let span = outer * outer - inner * inner;
        let capped = (outer * outer - fast * fast) / span / fast;
        let time = capped + 2.0 * (fast - inner) / span;
        (1.0 / time, if capped > time / 2.0 { limit } else { Limit::Drive })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DISK: Rates = Rates {
        drive: 285e6,
        slow_end: 0.5,
        traffic: 1.0,
        link: f64::INFINITY,
        duplex: Duplex::Full,
        readers: 7.0,
        speed_limit: f64::INFINITY,
        load: 0.0,
    };

    /// The time that rings of a disk take, from the rim on: each as much longer as it has more bytes.
    fn by_rings(rates: Rates) -> f64 {
        let rings = 20_000;
        let radius = |ring: i32| 1.0 - (1.0 - rates.slow_end) * f64::from(ring) / f64::from(rings);
        let bytes: f64 = 1.0 - rates.slow_end * rates.slow_end;
        (0..rings)
            .map(|ring| {
                let (outer, inner) = (radius(ring), radius(ring + 1));
                let share = (outer * outer - inner * inner) / bytes;
                share / (rates.drive * (outer + inner) / 2.0).min(rates.speed_limit)
            })
            .sum()
    }

    #[test]
    fn a_disk_takes_as_long_as_its_rings_do() {
        for speed_limit in [f64::INFINITY, 400e6, 285e6, 250e6, 204.8e6, 150e6, 142.5e6, 100e6] {
            let rates = Rates { speed_limit, ..DISK };
            let (rate, _) = rates.rebuild();
            assert!((rate * by_rings(rates) - 1.0).abs() < 1e-6, "{speed_limit}: {rate}");
        }
        assert_eq!(DISK.rebuild(), (213.75e6, Limit::Drive));
        assert_eq!(Rates { speed_limit: 160e6, ..DISK }.rebuild().1, Limit::SpeedLimit);
    }
}
