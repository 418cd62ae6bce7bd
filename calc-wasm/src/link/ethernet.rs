//! Ethernet with TCP or RDMA, `InfiniBand`, Wi-Fi and Thunderbolt between computers: what frames cost, from the rate
//! after the line code.

use super::{Link, MEASURED, Measured};

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
pub fn frame(link: &Link, mtu: f64, ipv6: bool, timestamps: bool, vlan: bool) -> Frame {
    let options = if timestamps { TIMESTAMPS } else { 0.0 };
    Frame { wire: link.framed(mtu, vlan), packet: mtu, payload: mtu - ip(ipv6) - TCP - options }
}

/// A full frame of RDMA (RoCEv2) on a path with this Maximum Transmission Unit.
#[must_use]
pub fn rdma_frame(link: &Link, mtu: f64, ipv6: bool, vlan: bool) -> Frame {
    let headers = ip(ipv6) + UDP + RDMA;
    let fits = |payload: &&f64| **payload + headers + RDMA_REQUEST <= mtu;
    let payload = RDMA_PAYLOADS.iter().find(fits).copied().unwrap_or(256.0);
    Frame { wire: link.framed(payload + headers, vlan), packet: payload + headers, payload }
}

/// A full packet of InfiniBand, whatever the Maximum Transmission Unit of IP.
#[must_use]
pub const fn infiniband(link: &Link) -> Frame {
    let wire = link.payload + link.overhead;
    Frame { wire, packet: wire, payload: link.payload }
}

impl Link {
    /// Whether packets have a size of their own, whatever the Maximum Transmission Unit: of networks, `InfiniBand` alone.
    pub(crate) const fn is_infiniband(&self) -> bool {
        self.payload.is_finite()
    }

    /// Whether both directions share one channel.
    pub(crate) fn is_wireless(&self) -> bool {
        self.name.starts_with("Wi-Fi")
    }

    /// What was measured of a link that is known by measurements alone: Wi-Fi, and Thunderbolt between computers.
    #[must_use]
    pub fn measured(&self) -> Option<&'static Measured> {
        MEASURED.iter().find(|measured| measured.link == self.name)
    }

    /// Bytes on the wire of a packet: of Ethernet preamble and start 8, addresses and type 14, checksum 4, gap 12; of the
    /// others the least.
    fn framed(&self, packet: f64, vlan: bool) -> f64 {
        packet + self.overhead + if vlan { VLAN } else { 0.0 }
    }
}

/// By the ports of a bond, how many streams fill 1, 2 and more of them at least nine times in ten, each stream on one port
/// by chance.
const FILLING: [(f64, &[f64]); 3] =
    [(2.0, &[1.0, 5.0]), (4.0, &[1.0, 3.0, 6.0, 13.0]), (8.0, &[1.0, 3.0, 4.0, 7.0, 10.0, 13.0, 20.0, 33.0])];

/// Ports of a bond that streams fill at least nine times in ten.
#[must_use]
pub fn fewest_ports(ports: f64, streams: f64) -> f64 {
    let filling = FILLING.iter().find(|(bond, _)| *bond >= ports).map_or(&[][..], |(_, filling)| *filling);
    if ports <= 1.0 { ports } else { filling.iter().filter(|&&needed| streams >= needed).map(|_| 1.0).sum() }
}

const fn ip(v6: bool) -> f64 {
    if v6 { IPV6 } else { IPV4 }
}

#[cfg(test)]
mod tests {
    use super::{FILLING, fewest_ports};

    /// The chance that streams fill at least this many ports of a bond.
    fn chance(ports: usize, streams: u32, least: usize) -> f64 {
        let mut chances = vec![0.0; ports + 1];
        chances[0] = 1.0;
        for _ in 0..streams {
            for used in (0..=ports).rev() {
                let fewer = if used == 0 { 0.0 } else { chances[used - 1] * (ports - used + 1) as f64 };
                chances[used] = (chances[used] * used as f64 + fewer) / ports as f64;
            }
        }
        chances[least..].iter().sum()
    }

    #[test]
    fn streams_fill_as_many_ports_of_a_bond_as_chance_puts_them_on_nine_times_in_ten() {
        for ports in FILLING.map(|(_, filling)| filling.len()) {
            for streams in 1..=70 {
                let fewest = fewest_ports(ports as f64, f64::from(streams));
                let likely = (1..=ports).filter(|&least| chance(ports, streams, least) >= 0.9 - 1e-12).count();
                assert!((fewest - likely as f64).abs() < 1e-12, "{streams} streams on {ports}");
            }
        }
        assert!((fewest_ports(1.0, 7.0) - 1.0).abs() < 1e-12);
    }
}
