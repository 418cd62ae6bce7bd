//! SAS: frames of at most 1024 bytes inside connections, on ports of several lanes; SATA drives tunnelled (STP).

use super::{Link, SATA};

/// What STP leaves of the rate after frames and connections, for SATA drives behind an expander. An assumption:
/// users report 15 to 19 % less, for writes.
const STP: f64 = 0.85;

/// What is left of a port of `lanes` before frames, and after them.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Port {
    /// Rate of one lane in use.
    pub lane: f64,
    /// After lanes that idle, or that run at the rate of the drives behind them.
    pub used: f64,
    /// After frames.
    pub framed: f64,
    /// After opening and closing connections.
    pub connected: f64,
    /// What users report at least: less by what STP costs.
    pub reported: f64,
}

impl Link {
    /// A port of `lanes` shared by `drives`, each of which uses one lane at a time. Unless the expander buffers, a
    /// connection runs at the rate of the drive: `matched`, in bytes per second.
    #[must_use]
    pub fn sas_port(&self, lanes: f64, drives: f64, efficiency: f64, stp: bool, matched: f64) -> Port {
        let sata = SATA.last().filter(|_| stp);
        let lane = self.wire(1.0).after_clock.min(matched);
        let frames = sata.unwrap_or(self);
        let used = lane * lanes.min(drives);
        let framed = used * frames.payload / (frames.payload + frames.overhead);
        let connected = framed * efficiency;
        Port { lane, used, framed, connected, reported: connected * if stp { STP } else { 1.0 } }
    }
}
