//! Ethernet with TCP or RDMA: what frames cost, from the rate that the name says, which is after the line code.

/// Bytes of a frame besides its payload: preamble and start 8, addresses and type 14, checksum 4, gap 12.
const FRAME: f64 = 8.0 + 14.0 + 4.0 + 12.0;
/// Bytes of a VLAN tag.
const VLAN: f64 = 4.0;
/// Header of IPv4, without options.
const IPV4: f64 = 20.0;
/// Header of IPv6, without extensions.
const IPV6: f64 = 40.0;
/// Header of TCP, without options.
const TCP: f64 = 20.0;
/// Option of TCP with two timestamps, padded.
const TIMESTAMPS: f64 = 12.0;

/// Header of UDP.
const UDP: f64 = 8.0;
/// Transport header of InfiniBand and the checksum that RoCE adds to it.
const RDMA: f64 = 12.0 + 4.0;
/// Header that names the memory of an RDMA request: the first packet must have room for it.
const RDMA_REQUEST: f64 = 16.0;
/// Payloads that packets of InfiniBand may have, the largest first.
const RDMA_PAYLOADS: [f64; 5] = [4096.0, 2048.0, 1024.0, 512.0, 256.0];

/// Bytes of one full frame.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Frame {
    /// Bytes that the frame takes on the wire, the gap to the next included.
    pub wire: f64,
    /// Bytes of the IP packet in it.
    pub packet: f64,
    /// Bytes of data in it.
    pub payload: f64,
}

/// A full frame of TCP with this Maximum Transmission Unit.
#[must_use]
pub fn frame(mtu: f64, ipv6: bool, timestamps: bool, vlan: bool) -> Frame {
    let options = if timestamps { TIMESTAMPS } else { 0.0 };
    Frame { wire: framed(mtu, vlan), packet: mtu, payload: mtu - ip(ipv6) - TCP - options }
}

/// A full frame of RDMA (RoCEv2) on a path with this Maximum Transmission Unit.
#[must_use]
pub fn rdma_frame(mtu: f64, ipv6: bool, vlan: bool) -> Frame {
    let headers = ip(ipv6) + UDP + RDMA;
    let fits = |payload: &&f64| **payload + headers + RDMA_REQUEST <= mtu;
    let payload = RDMA_PAYLOADS.iter().find(fits).copied().unwrap_or(256.0);
    Frame { wire: framed(payload + headers, vlan), packet: payload + headers, payload }
}

const fn ip(v6: bool) -> f64 {
    if v6 { IPV6 } else { IPV4 }
}

/// Bytes on the wire of a packet.
fn framed(packet: f64, vlan: bool) -> f64 {
    packet + FRAME + if vlan { VLAN } else { 0.0 }
}
