//! USB from 1.1 to USB4, and Thunderbolt: bulk packets, microframes, and PCI Express through a tunnel.

use super::{Link, pcie};
use crate::error::{Allowed, CalcError, Reason};

/// Lanes of PCI Express at the ends of every tunnel.
const TUNNEL_LANES: f64 = 4.0;

impl Link {
    /// Whether drives are reached through a tunnel for PCI Express.
    #[must_use]
    pub fn tunnels_pcie(&self) -> bool {
        !self.tunnels.is_empty()
    }

    /// Whether one of its two lanes of a direction may turn round: those of 40 Gb/s, of USB4 2.0 and Thunderbolt 5.
    #[must_use]
    pub fn lends_lanes(&self) -> bool {
        self.tunnels_pcie() && self.transfer_rate >= 40e9
    }

    /// Whether packets are scheduled in microframes of 125 µs, as only USB 2.0 does: full speed has frames of 1 ms.
    #[must_use]
    pub fn has_microframes(&self) -> bool {
        self.frames.is_finite() && self.frames > 1000.0
    }

    /// What packets of `payload` bytes leave of a rate.
    #[must_use]
    pub fn packets(&self, rate: f64, payload: f64) -> f64 {
        rate * payload / (payload + self.overhead)
    }

    /// What `packets` full packets in each frame carry; infinite without frames.
    #[must_use]
    pub fn scheduled(&self, packets: f64) -> f64 {
        if self.frames.is_finite() { packets * self.payload * self.frames } else { f64::INFINITY }
    }

    /// The generation of PCI Express at the ends of the tunnel: the wanted one, or the usual one and the fastest that
    /// there is; nothing where nothing is tunnelled.
    ///
    /// # Errors
    /// [`CalcError`] about the input `tunnel` that says which generations this link knows.
    pub fn tunnel(&self, wanted: Option<&str>) -> Result<Option<Ends>, CalcError> {
        let names = match wanted {
            None => self.tunnels,
            Some(wanted) if self.tunnels.contains(&wanted) => &[wanted][..],
            Some(wanted) => {
                let known = ["auto"].into_iter().chain(self.tunnels.iter().copied());
                let reason = if self.tunnels.is_empty() { Reason::NoTunnel } else { Reason::TunnelledGenerations };
                let clash = CalcError::clash("tunnel", wanted, Allowed::names(known));
                return Err(clash.because_of(reason, self.name));
            }
        };
        let ends = || names.iter().filter_map(|name| pcie::generation(name));
        let fastest = ends().max_by(|one, other| one.transfer_rate.total_cmp(&other.transfer_rate));
        Ok(ends().next().zip(fastest).map(|(usual, fastest)| Ends { usual, fastest }))
    }
}

/// Links of PCI Express at the ends of a tunnel.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Ends {
    /// What most hosts have.
    pub usual: &'static pcie::Pcie,
    /// What bounds them all.
    pub fastest: &'static pcie::Pcie,
}

/// Payload of the PCI Express link at the ends of a tunnel, with packets of `payload` bytes: of what the drive writes to
/// the host, or fetches from it.
#[must_use]
pub fn tunnel_rate(generation: &pcie::Pcie, payload: f64, fetched: bool) -> f64 {
    /// Whole packets of every size that tunnels have.
    const SIZE: f64 = 4096.0;
    let packets = generation.usual_packets(payload);
    let load = if fetched { packets.fetched(SIZE) } else { packets.written(SIZE) };
    generation.packet_rate(TUNNEL_LANES) * SIZE / load.packets.busier()
}
