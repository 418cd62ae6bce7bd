//! Links: generation tables and what packets cost.
//!
//! Figures that depend on the generation are rows of `datasets/registry`; the others stand beside the formula
//! that uses them, with what is known about them.

pub mod chipset;
pub mod dmi;
pub mod ethernet;
pub mod nvme;
pub mod pcie;
pub mod sas;
pub mod sata;
pub mod usb;

use crate::choice;

choice! {
    /// How sure the figures of a generation are.
    pub enum Confidence {
        Specified = "specified", "specified";
        Assumed = "assumed", "assumed";
        Fitted = "fitted", "fitted";
    }
}

choice! {
    /// Where an expected range comes from.
    pub enum Basis {
        Measured = "measured", "measured";
        Few = "few", "the few measurements there are";
        Assumed = "assumed", "assumed";
    }
}

/// One generation of a link that is not PCI Express itself, as the registry describes it.
#[derive(Debug)]
#[non_exhaustive]
pub struct Link {
    /// As the standard writes it: `3.2 Gen 2x2`.
    pub name: &'static str,
    /// Bits per second and lane, before the line code.
    pub transfer_rate: f64,
    /// Lanes of one link.
    pub lanes: f64,
    /// Share of the line bits that the line code leaves.
    pub code_efficiency: f64,
    /// Share that clock alignment and error correction leave.
    pub clock_efficiency: f64,
    /// Most payload of one packet in bytes; infinite where an input sets it.
    pub payload: f64,
    /// Bytes that come with each packet.
    pub overhead: f64,
    /// Most packets of full size in a frame; infinite without frames.
    pub packets_per_frame: f64,
    /// Frames per second; infinite without frames.
    pub frames: f64,
    /// Generations of PCI Express at the ends of its tunnel, the usual one first.
    pub tunnels: &'static [&'static str],
    /// What controllers let through for PCI Express, in bytes per second.
    pub tunnel_cap: f64,
    /// Lower end of what good hardware reaches, as a share of what the link gives.
    pub expected_low: f64,
    /// Upper end of the same.
    pub expected_high: f64,
    /// Where that range comes from.
    pub range_basis: Basis,
    /// How sure the other figures are.
    pub confidence: Confidence,
}

/// What people measured over a link whose rate no model gives, in bytes of payload per second, in one direction.
#[derive(Debug)]
#[non_exhaustive]
pub struct Measured {
    /// The generation of the link.
    pub link: &'static str,
    /// The lowest of them.
    pub low: f64,
    /// The highest.
    pub high: f64,
    /// How many there are.
    pub count: f64,
}

mod table {
    #![allow(clippy::unreadable_literal, clippy::eq_op, reason = "generated from the registry")]
    use super::{Basis, Confidence, Link, Measured};
    include!(concat!(env!("OUT_DIR"), "/link-generations.rs"));
    include!(concat!(env!("OUT_DIR"), "/network-measurements.rs"));
}
pub use table::*;

/// Rates left after the layers that every link has, in bytes per second.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Wire {
    /// Every bit on the wires.
    pub line_rate: f64,
    /// After the line code.
    pub encoded_rate: f64,
    /// After clock alignment and error correction.
    pub after_clock: f64,
}

impl Link {
    /// What `ports` such links carry side by side.
    #[must_use]
    pub fn wire(&self, ports: f64) -> Wire {
        let line_rate = self.transfer_rate * self.lanes * ports / 8.0;
        let encoded_rate = line_rate * self.code_efficiency;
        Wire { line_rate, encoded_rate, after_clock: encoded_rate * self.clock_efficiency }
    }

    /// The range to expect where hardware could give `rate` and nothing asks for more than `demand`.
    #[must_use]
    pub fn expected(&self, rate: f64, demand: f64) -> (f64, f64) {
        expected((self.expected_low, self.expected_high), rate, demand)
    }
}

/// The range to expect where hardware reaches these shares of `rate` and nothing asks for more than `demand`.
pub(crate) fn expected((low, high): (f64, f64), rate: f64, demand: f64) -> (f64, f64) {
    (demand.min(rate * low), demand.min(rate * high))
}

/// The rate that `drives` can deliver together; infinite where `drive_rate` is unknown.
#[must_use]
pub fn demand(drives: f64, drive_rate: Option<f64>) -> f64 {
    drive_rate.map_or(f64::INFINITY, |drive_rate| drives * drive_rate)
}

/// The rate at which commands of `size` bytes get through when `depth` of them overlap, each waits for `latency`,
/// and the link moves their data at `rate`. Never more than `rate`.
#[must_use]
pub fn queued(rate: f64, size: f64, latency: f64, depth: f64) -> f64 {
    rate.min(depth * size / (size / rate + latency))
}

#[cfg(test)]
mod tests {
    use super::{USB, dmi, pcie};

    #[test]
    fn every_generation_that_another_link_names_is_one_of_pcie() {
        let tunnels = USB.iter().flat_map(|link| link.tunnels);
        for name in tunnels.chain(dmi::GENERATIONS.iter().map(|dmi| &dmi.pcie_generation)) {
            assert!(pcie::generation(name).is_some(), "{name}");
        }
    }
}
