//! Requests in flight, requests per second and the time of each: means of a steady state, tied by Little's law.

/// A steady state: `in_flight = rate × latency`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Load {
    /// Requests that were issued and have not come back, on average.
    pub in_flight: f64,
    /// Requests per second.
    pub rate: f64,
    /// Seconds from issue to completion, on average.
    pub latency: f64,
}

impl Load {
    /// Requests in flight at this many requests per second, each taking this long.
    #[must_use]
    pub fn of_rate(rate: f64, latency: f64) -> Self {
        Self { in_flight: rate * latency, rate, latency }
    }

    /// How long each request takes with this many in flight and this many completed per second.
    #[must_use]
    pub fn of_depth(in_flight: f64, rate: f64) -> Self {
        Self { in_flight, rate, latency: in_flight / rate }
    }

    /// Threads that keep as much in flight when each has at most `depth` requests out.
    #[must_use]
    pub fn threads(&self, depth: f64) -> f64 {
        let threads = self.in_flight / depth;
        // A whole number that arithmetic missed by its last bits is whole.
        (threads - threads * 1e-12).ceil()
    }
}

/// What serves the requests: a drive, with the link before it.
#[derive(Debug, Clone, Copy)]
pub struct Server {
    /// Seconds that a request takes which waits for no other.
    pub latency: f64,
    /// Requests per second that it never exceeds; infinite where that is unknown.
    pub ceiling: f64,
}

impl Server {
    /// The most requests per second with this many in flight. The rate rises with the depth up to the ceiling; beyond it,
    /// only the latency rises (the asymptotic bounds of a closed queueing network, `line-asymptotic-bounds`).
    #[must_use]
    pub fn at(&self, in_flight: f64) -> Load {
        Load::of_depth(in_flight, self.ceiling.min(in_flight / self.latency))
    }

    /// The depth from which more in flight only adds latency.
    #[must_use]
    pub fn knee(&self) -> f64 {
        self.ceiling * self.latency
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn past_the_knee_only_the_latency_rises() {
        let drive = Server { latency: 80e-6, ceiling: 1e6 };
        assert!((drive.knee() - 80.0).abs() < 1e-9);
        let (below, above) = (drive.at(40.0), drive.at(160.0));
        assert!((below.rate - 5e5).abs() < 1e-3 && (below.latency - 80e-6).abs() < 1e-12, "{below:?}");
        assert!((above.rate - 1e6).abs() < 1e-3 && (above.latency - 160e-6).abs() < 1e-12, "{above:?}");
    }

    #[test]
    fn a_whole_number_of_threads_stays_whole() {
        // 0.1 + 0.2 is a little more than 0.3.
        let load = Load::of_rate(10.0 * (0.1 + 0.2), 1.0);
        assert!((load.threads(1.0) - 3.0).abs() < f64::EPSILON, "{load:?}");
        assert!((Load::of_rate(50e3, 70e-6).threads(1.0) - 4.0).abs() < f64::EPSILON);
    }
}
