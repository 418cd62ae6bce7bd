//! PCI Express: from transfer rate to payload bytes, one direction at a time.
//!
//! Figures of packets and intervals are those of the PCI Express Base Specification 6.3 (`pcie-base-6.3` in
//! `content/references.yaml`); those that depend on the generation are rows of
//! `datasets/registry/pcie-generations.csv`.

/// One generation, as the registry describes it. Byte counts are per lane unless they say otherwise.
#[derive(Debug)]
#[non_exhaustive]
pub struct Pcie {
    /// As people write it: `3.0`.
    pub name: &'static str,
    /// Transfers per second and lane.
    pub transfer_rate: f64,
    /// Share of the line bits that the line code leaves.
    pub code_efficiency: f64,
    /// Whether every link of this generation runs in FLIT mode.
    pub flit_required: bool,
    /// Bytes of framing, sequence number and LCRC around each TLP outside FLIT mode.
    pub framing: f64,
    /// Bytes of one SKP ordered set outside FLIT mode.
    pub skp: f64,
    /// Bytes from one SKP ordered set to the next, itself included, at the longest interval allowed.
    pub skp_period: Option<f64>,
    /// The same with separate reference clocks and spread spectrum (SRIS).
    pub skp_period_sris: Option<f64>,
    /// Bytes of one SKP ordered set in FLIT mode.
    pub flit_skp: f64,
    /// FLITs from one SKP ordered set to the next on an x16 link; `None` where symbols are counted instead.
    pub flit_skp_flits: Option<f64>,
    /// The same with SRIS.
    pub flit_skp_sris_flits: Option<f64>,
}

mod table {
    #![allow(clippy::unreadable_literal, clippy::eq_op, reason = "generated from the registry")]
    use super::Pcie;
    include!(concat!(env!("OUT_DIR"), "/pcie-generations.rs"));
}
pub use table::*;

/// Bytes of a FLIT: 236 for TLPs, 6 data link payload, 8 CRC, 6 FEC.
const FLIT: f64 = 256.0;
/// Bytes of a FLIT that carry TLPs. (242 would count the data link payload as TLP: a common mistake.)
const FLIT_TLP: f64 = 236.0;
/// The link width for which the registry states FLIT intervals.
const FLIT_INTERVAL_LANES: f64 = 16.0;
/// Header bytes of a completion with data, and of a request with a 32-bit address: 3 double words.
const HEADER_3DW: f64 = 12.0;
/// Header bytes of a request with a 64-bit address: 4 double words.
const HEADER_4DW: f64 = 16.0;
/// Bytes of the optional end-to-end CRC of a TLP.
const ECRC: f64 = 4.0;
/// Bytes of an Ack or flow-control DLLP on the wire, framing included, outside FLIT mode.
const DLLP: f64 = 8.0;
/// Bytes of a read that its DLLPs are counted for at least: shorter requests share them. Those DLLPs were measured per
/// 512 bytes; two for each request of 128 would forbid what graphics cards read in such requests
/// (`gpu-small-accesses`).
const CREDITED: f64 = 512.0;
/// TLPs that one Ack covers where both directions carry data. An assumption: hardware coalesces Acks as it likes.
const TLPS_PER_ACK: f64 = 2.0;

/// Shares of the line that remain after each physical layer, between 0 and 1.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Physical {
    /// After SKP ordered sets.
    pub skp: f64,
    /// After FLIT overhead; 1 outside FLIT mode.
    pub flit: f64,
}

impl Pcie {
    /// What SKP ordered sets and FLITs leave on a link of `lanes`.
    #[must_use]
    pub fn physical(&self, lanes: f64, flit: bool, sris: bool) -> Physical {
        let flits = if sris { self.flit_skp_sris_flits } else { self.flit_skp_flits };
        let bytes = if sris { self.skp_period_sris } else { self.skp_period };
        let skp = match (flit, flits, bytes) {
            // Whole FLITs between two SKP ordered sets: 374 at x16 are 23 at x1 (Base 6.3, table 4-30).
            (true, Some(flits), _) => {
                let data = (flits * lanes / FLIT_INTERVAL_LANES).floor() * FLIT / lanes;
                data / (data + self.flit_skp)
            }
            (_, _, Some(period)) => 1.0 - self.skp / period,
            _ => 1.0,
        };
        Physical { skp, flit: if flit { FLIT_TLP / FLIT } else { 1.0 } }
    }

    /// What packets may use of a link of `lanes`, in the mode that the generation demands and with one clock, in
    /// bytes per second.
    #[must_use]
    pub fn packet_rate(&self, lanes: f64) -> f64 {
        let physical = self.physical(lanes, self.flit_required, false);
        self.transfer_rate * lanes / 8.0 * self.code_efficiency * physical.skp * physical.flit
    }

    /// Packets as hosts usually set them: 64-bit addresses, no ECRC, reads of 512 bytes at most, answers that fill
    /// the Max Payload Size, two DLLPs with each request of 512 bytes.
    #[must_use]
    pub fn usual_packets(&self, max_payload_size: f64) -> Packets {
        let (request_overhead, completion_overhead, dllp) =
            Packets::overheads(self, self.flit_required, true, false);
        Packets {
            max_payload_size,
            max_read_request_size: 512.0,
            completion_size: max_payload_size,
            request_overhead,
            completion_overhead,
            dllps_per_request: 2.0,
            dllp,
        }
    }

    /// Payload of long one-way writes, in bytes per second.
    #[must_use]
    pub fn payload_rate(&self, lanes: f64, max_payload_size: f64) -> f64 {
        let load = self.usual_packets(max_payload_size).write(max_payload_size);
        self.packet_rate(lanes) * max_payload_size / (max_payload_size + load.tlp)
    }
}

/// The generation of this name.
#[must_use]
pub fn generation(name: &str) -> Option<&'static Pcie> {
    GENERATIONS.iter().find(|generation| generation.name == name)
}

/// How packets are cut and wrapped on a link. Sizes in bytes.
#[derive(Debug, Clone, Copy)]
pub struct Packets {
    /// Largest payload of a write or completion TLP.
    pub max_payload_size: f64,
    /// Largest read request.
    pub max_read_request_size: f64,
    /// Payload of each completion.
    pub completion_size: f64,
    /// Bytes of a write or read request beyond its payload.
    pub request_overhead: f64,
    /// Bytes of a completion beyond its payload.
    pub completion_overhead: f64,
    /// DLLPs that accompany each read request of 512 bytes or more in the direction of its completions. Shorter ones
    /// share them.
    pub dllps_per_request: f64,
    /// Bytes of a DLLP; none in FLIT mode, where the FLIT itself carries Acks and credits.
    pub dllp: f64,
}

impl Packets {
    /// Bytes around a request and a completion: framing and sequence number, header, ECRC, LCRC.
    #[must_use]
    pub fn overheads(generation: &Pcie, flit: bool, wide_address: bool, ecrc: bool) -> (f64, f64, f64) {
        let framing = if flit { 0.0 } else { generation.framing };
        let check = if ecrc { ECRC } else { 0.0 };
        let request = framing + check + if wide_address { HEADER_4DW } else { HEADER_3DW };
        (request, framing + check + HEADER_3DW, if flit { 0.0 } else { DLLP })
    }

    /// Number of read requests for `size` bytes.
    fn requests(&self, size: f64) -> f64 {
        (size / self.max_read_request_size).ceil()
    }

    /// Bytes of the DLLPs that flow with the completions of `size` bytes. Not whole numbers of them: transfers follow
    /// each other, and short ones share what comes after 512 bytes.
    fn dllps(&self, size: f64) -> f64 {
        self.requests(size).min(size / CREDITED) * self.dllps_per_request * self.dllp
    }

    /// Number of completions for `size` bytes: every request is answered in pieces of its own.
    fn completions(&self, size: f64) -> f64 {
        let full = (size / self.max_read_request_size).floor();
        let rest = size - full * self.max_read_request_size;
        full * (self.max_read_request_size / self.completion_size).ceil()
            + (rest / self.completion_size).ceil()
    }

    /// A device writes `size` bytes to the host, and nothing flows back: memory writes, one way.
    #[must_use]
    pub fn write(&self, size: f64) -> Load {
        let writes = (size / self.max_payload_size).ceil();
        Load { tlp: writes * self.request_overhead, dllp: 0.0, requests_bind: false }
    }

    /// A device reads `size` bytes from the host: completions towards it, requests towards the host.
    #[must_use]
    pub fn read(&self, size: f64) -> Load {
        let (requests, completions) = (self.requests(size), self.completions(size));
        let data = Load {
            tlp: completions * self.completion_overhead,
            dllp: self.dllps(size),
            requests_bind: false,
        };
        let acks = completions / TLPS_PER_ACK * self.dllp;
        let towards_host = requests * self.request_overhead + acks;
        // Requests limit only when answers are tiny; then all of them is overhead, and no payload shares the way.
        if towards_host > size + data.tlp + data.dllp {
            Load { tlp: towards_host - acks - size, dllp: acks, requests_bind: true }
        } else {
            data
        }
    }

    /// `size` bytes written and `size` bytes read at the same rate: each direction also carries the other's
    /// requests, Acks and credits. The busier direction counts.
    #[must_use]
    pub fn both(&self, size: f64) -> Load {
        let writes = (size / self.max_payload_size).ceil();
        let (requests, completions) = (self.requests(size), self.completions(size));
        let towards_host = Load {
            tlp: (writes + requests) * self.request_overhead,
            dllp: completions / TLPS_PER_ACK * self.dllp,
            requests_bind: false,
        };
        let towards_device = Load {
            tlp: completions * self.completion_overhead,
            dllp: self.dllps(size) + writes / TLPS_PER_ACK * self.dllp,
            requests_bind: false,
        };
        if towards_host.bytes() > towards_device.bytes() { towards_host } else { towards_device }
    }
}

/// Bytes on each direction of a link.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Ways {
    /// From the device to the host.
    pub to_host: f64,
    /// From the host to the device.
    pub to_device: f64,
}

impl Ways {
    /// Nothing either way.
    pub const NONE: Self = Self { to_host: 0.0, to_device: 0.0 };
}

impl std::ops::Add for Ways {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { to_host: self.to_host + other.to_host, to_device: self.to_device + other.to_device }
    }
}

impl std::ops::Mul<f64> for Ways {
    type Output = Self;
    fn mul(self, times: f64) -> Self {
        Self { to_host: self.to_host * times, to_device: self.to_device * times }
    }
}

impl Packets {
    /// All bytes of `size` that the device writes to the host, payload and Acks included.
    #[must_use]
    pub fn written(&self, size: f64) -> Ways {
        let writes = (size / self.max_payload_size).ceil();
        Ways { to_host: size + writes * self.request_overhead, to_device: writes / TLPS_PER_ACK * self.dllp }
    }

    /// All bytes of `size` that the host writes to the device: the same the other way round.
    #[must_use]
    pub fn rung(&self, size: f64) -> Ways {
        let Ways { to_host, to_device } = self.written(size);
        Ways { to_host: to_device, to_device: to_host }
    }

    /// All bytes of `size` that the device reads from the host, requests, payload, Acks and credits included.
    #[must_use]
    pub fn fetched(&self, size: f64) -> Ways {
        let (requests, completions) = (self.requests(size), self.completions(size));
        Ways {
            to_host: requests * self.request_overhead + completions / TLPS_PER_ACK * self.dllp,
            to_device: size + completions * self.completion_overhead + self.dllps(size),
        }
    }
}

/// Bytes that one transfer puts on the busier direction beyond its payload.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Load {
    /// Headers, framing and CRC of TLPs.
    pub tlp: f64,
    /// Acks and flow-control updates.
    pub dllp: f64,
    /// Whether the direction of the requests, not that of the data, is the busier one.
    pub requests_bind: bool,
}

impl Load {
    fn bytes(&self) -> f64 {
        self.tlp + self.dllp
    }
}
