//! Ethernet with TCP: what frames cost, from the rate that the name says, which is after the line code.

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

/// Bytes of one full frame.
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub struct Frame {
    /// Bytes that the frame takes on the wire, the gap to the next included.
    pub wire: f64,
    /// Bytes of data in it.
    pub payload: f64,
}

/// A full frame of TCP with this Maximum Transmission Unit.
#[must_use]
pub fn frame(mtu: f64, ipv6: bool, timestamps: bool, vlan: bool) -> Frame {
    let ip = if ipv6 { IPV6 } else { IPV4 };
    let options = if timestamps { TIMESTAMPS } else { 0.0 };
    let tag = if vlan { VLAN } else { 0.0 };
    Frame { wire: mtu + FRAME + tag, payload: mtu - ip - TCP - options }
}
