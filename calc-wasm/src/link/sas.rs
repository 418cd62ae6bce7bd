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
    /// After opening and closing connections, and after what STP costs.
    pub connected: f64,
}

impl Link {
    /// A port of `lanes` shared by `drives`, each of which uses one lane at a time. `stp` holds for SATA drives:
    /// unless the expander buffers, a lane then runs at the 6 Gb/s of the drive.
    #[must_use]
    pub fn sas_port(&self, lanes: f64, drives: f64, efficiency: f64, stp: Option<bool>) -> Port {
        let own = self.wire(1.0).after_clock;
        let sata = SATA.last().filter(|_| stp.is_some());
        let lane = match sata {
            Some(sata) if stp == Some(false) => own.min(sata.wire(1.0).encoded_rate),
            _ => own,
        };
        let frames = sata.unwrap_or(self);
        let used = lane * lanes.min(drives);
        let framed = used * frames.payload / (frames.payload + frames.overhead);
        Port { lane, used, framed, connected: framed * efficiency * if sata.is_some() { STP } else { 1.0 } }
    }
}
