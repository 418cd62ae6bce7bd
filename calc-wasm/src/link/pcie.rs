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
/// Bytes of a read that its DLLPs are counted for. Measured hosts send them by bytes, whatever the request size: 0.8 to
/// 4.3 for 512 bytes read, by requests of 128 to 4096 bytes.
const CREDITED: f64 = 512.0;
/// DLLPs for each 512 bytes read: the middle of what hosts were measured to send.
pub const USUAL_DLLPS: f64 = 2.0;
/// The same, the least that a host was measured to send (`spare-cores-gpu-links`).
pub const FEWEST_DLLPS: f64 = 0.8;
/// Max Payload Size that most hosts set, in bytes: what to expect where it is unknown.
pub const USUAL_PAYLOAD: f64 = 256.0;
/// The largest that hosts were seen to set, in bytes: what a ceiling takes where it is unknown.
pub const LARGEST_PAYLOAD: f64 = 512.0;
/// The largest read that a device may request, in bytes: what a ceiling takes where it is unknown.
pub const LARGEST_REQUEST: f64 = 4096.0;
/// Bytes that devices usually request at once.
pub const USUAL_REQUEST: f64 = 512.0;
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

    /// Packets as hosts usually set them: 64-bit addresses, which memory above 4 GiB needs, no ECRC, reads of 512 bytes
    /// at most, answers that fill the Max Payload Size.
    #[must_use]
    pub fn usual_packets(&self, max_payload_size: f64) -> Packets {
        let (request_overhead, completion_overhead, dllp) = Packets::overheads(self, self.flit_required, true, false);
        Packets {
            max_payload_size,
            max_read_request_size: USUAL_REQUEST,
            completion_size: max_payload_size,
            request_overhead,
            completion_overhead,
            dllps: USUAL_DLLPS,
            dllp,
        }
    }

    /// The same, but with the largest payload that any host sets where it is not stated, and the largest requests: no
    /// packets carry more.
    #[must_use]
    pub fn bounding_packets(&self, max_payload_size: Option<f64>) -> Packets {
        let usual = self.usual_packets(max_payload_size.unwrap_or(LARGEST_PAYLOAD));
        Packets { max_read_request_size: LARGEST_REQUEST, ..usual }
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
    /// DLLPs for each 512 bytes read, in the direction of the completions.
    pub dllps: f64,
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

    /// Number of completions for `size` bytes: every request is answered in pieces of its own.
    fn completions(&self, size: f64) -> f64 {
        let full = (size / self.max_read_request_size).floor();
        let rest = size - full * self.max_read_request_size;
        full * (self.max_read_request_size / self.completion_size).ceil() + (rest / self.completion_size).ceil()
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

    /// Bytes of the busier direction, which limits.
    #[must_use]
    pub const fn busier(self) -> f64 {
        self.to_host.max(self.to_device)
    }
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

/// Bytes that a transfer puts on a link.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Load {
    /// Payload, headers, framing and CRC: what no transfer does without.
    pub packets: Ways,
    /// Acks and flow-control updates. How many there are is up to the hardware, so no ceiling counts them.
    pub dllps: Ways,
}

impl Load {
    /// Nothing.
    pub const NONE: Self = Self { packets: Ways::NONE, dllps: Ways::NONE };

    /// All bytes, as they usually are.
    #[must_use]
    pub fn total(self) -> Ways {
        self.packets + self.dllps
    }
}

impl std::ops::Add for Load {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { packets: self.packets + other.packets, dllps: self.dllps + other.dllps }
    }
}

impl std::ops::Mul<f64> for Load {
    type Output = Self;
    fn mul(self, times: f64) -> Self {
        Self { packets: self.packets * times, dllps: self.dllps * times }
    }
}

impl Packets {
    /// The device writes `size` bytes to the host.
    #[must_use]
    pub fn written(&self, size: f64) -> Load {
        let writes = (size / self.max_payload_size).ceil();
        Load {
            packets: Ways { to_host: size + writes * self.request_overhead, to_device: 0.0 },
            dllps: Ways { to_host: 0.0, to_device: writes / TLPS_PER_ACK * self.dllp },
        }
    }

    /// The host writes `size` bytes to the device: the same the other way round.
    #[must_use]
    pub fn rung(&self, size: f64) -> Load {
        let turned = |ways: Ways| Ways { to_host: ways.to_device, to_device: ways.to_host };
        let Load { packets, dllps } = self.written(size);
        Load { packets: turned(packets), dllps: turned(dllps) }
    }

    /// The device reads `size` bytes from the host: requests towards the host, completions towards the device. DLLPs
    /// come in parts: transfers follow each other, and short ones share what comes after 512 bytes.
    #[must_use]
    pub fn fetched(&self, size: f64) -> Load {
        let (requests, completions) = (self.requests(size), self.completions(size));
        Load {
            packets: Ways {
                to_host: requests * self.request_overhead,
                to_device: size + completions * self.completion_overhead,
            },
            dllps: Ways {
                to_host: completions / TLPS_PER_ACK * self.dllp,
                to_device: size / CREDITED * self.dllps * self.dllp,
            },
        }
    }

    /// `size` bytes written and `size` bytes read at the same rate: each direction also carries the requests of the
    /// other.
    #[must_use]
    pub fn both(&self, size: f64) -> Load {
        self.written(size) + self.fetched(size)
    }
}
