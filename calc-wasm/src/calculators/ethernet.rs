//! `ethernet`: what TCP, RDMA and the protocols of storage carry over a network link, and what storage behind it gives.

use super::shared::{BYTES, COUNT, EXPECT_ALL, IOPS, MANY_DRIVES, RATE, SHARE};
use crate::calculator::{Chart, Choice, Domain, Headline, Model, Stage, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::link::ethernet::{fewest_ports, frame, infiniband, rdma_frame};
use crate::link::{ETHERNET, ETHERNET_LABELS, ETHERNET_NAMES, Link, demand};
use crate::unit::Unit;
use crate::{choice, inputs, rows};

rows! {
    /// A rate of Ethernet, or another network.
    pub struct Generation of ETHERNET, ETHERNET_NAMES, ETHERNET_LABELS: Link
}

impl Generation {
    /// 1 GbE: what every board has.
    const G1: Self = Self::named("1G");
}

choice! {
    /// The version of the Internet Protocol.
    pub enum Protocol {
        V4 = "ipv4", "IPv4";
        V6 = "ipv6", "IPv6";
    }
}

choice! {
    /// Whether the sender puts timestamps into its packets.
    pub enum Timestamps {
        Auto = "auto", "Unknown";
        On = "on", "Sent";
        Off = "off", "Left out";
    }
}

impl Timestamps {
    /// What most senders do, or for a ceiling what takes least.
    pub(crate) const fn usual(bounding: bool) -> Self {
        if bounding { Self::Off } else { Self::On }
    }
}

choice! {
    /// What carries the data.
    pub enum Transport {
        Tcp = "tcp", "TCP alone (iperf3)";
        Nfs = "nfs", "NFS";
        Smb = "smb", "SMB 3";
        SmbSigned = "smb_signed", "SMB 3, signed";
        SmbEncrypted = "smb_encrypted", "SMB 3, encrypted";
        Iscsi = "iscsi", "iSCSI";
        NvmeTcp = "nvme_tcp", "NVMe/TCP";
        RoceV2 = "rocev2", "RDMA (RoCEv2, InfiniBand, NVMe over RDMA)";
    }
}

impl Transport {
    /// Bytes that come with the data of one read, in the same direction: an NFS 3 reply with its attributes, an SMB 2
    /// response (encrypted, in a transform header), a Data-In of iSCSI, a data PDU of NVMe/TCP. The sources are
    /// `rfc-1813`,
    /// `ms-smb2`, `rfc-7143`, `nvme-tcp-1.0`.
    const fn overhead(self) -> f64 {
        match self {
            Self::Tcp | Self::RoceV2 => 0.0,
            Self::Nfs => 132.0,
            Self::Smb | Self::SmbSigned => 84.0,
            Self::SmbEncrypted => 84.0 + 52.0,
            Self::Iscsi => 48.0,
            Self::NvmeTcp => 24.0,
        }
    }

    /// The least that one stream was seen to get where neither link nor storage limited, in bytes per second: a
    /// processor works on each. TCP alone between two servers (`iperf-286`), NFS over four connections
    /// (`stylinski-nfs-2022`), SMB signed (`smb-signing-cost`); the others are assumed alike, and encrypted is taken as
    /// signed. RDMA needs no processor.
    const fn least_stream(self) -> f64 {
        match self {
            Self::RoceV2 => f64::INFINITY,
            Self::Tcp => 2.0e9,
            Self::Nfs | Self::Smb | Self::Iscsi | Self::NvmeTcp => 0.6e9,
            Self::SmbSigned | Self::SmbEncrypted => 0.25e9,
        }
    }
}

choice! {
    /// What limits the rate.
    pub enum LimitedBy {
        Link = "link", "the link", "The link is the limit: {takers}.";
        Streams = "streams", "the streams: too few for the bond", "The streams are the limit: each stays on one port, so they fill {ports_used} of {ports} ports. More streams, or multichannel, fill the others.";
        Waiting = "waiting", "the round trip: too few requests in flight", "The round trip is the limit: {streams} × {queue_depth} requests of {block_size}, an answer after {round_trip_time}. Larger requests or more at once lift it.";
        Window = "window", "the TCP window: too small for the round trip", "The TCP window is the limit over this round trip: {streams} × {window}, acknowledged after {round_trip_time}. A larger window or more streams lift it.";
        Protocol = "protocol", "the protocol, which a processor works on", "The protocol may limit before the link: a processor works on each stream, and as little as {processor_rate} was measured. More streams or RDMA lift it.";
        Drives = "drives", "the storage", "The storage is the limit: {drive_rate}, {used} of what the link carries.";
    }
}

inputs! {
    /// One link, its frames, and the storage at its end.
    pub struct Inputs {
        link {
            /// Negotiated rate: `ethtool` shows 1000Mb/s, 2500Mb/s and so on; `iw dev wlan0 link` shows the width of a
            /// Wi-Fi channel.
            generation: Generation = Generation::G1, Count, Domain::Choice(&ETHERNET_NAMES), "Rate";
            /// Largest IP packet in one frame, from 576 to 9216: usually 1500, 9000 for jumbo frames. Every device on
            /// the path must agree.
            mtu: f64 = 1500.0, Byte "1500 B", Domain::Between { minimum: 576.0, maximum: 9216.0, whole: true }, "MTU";
            /// Throughput of the drives or the array at the end. Leave empty if unknown; the storage is then never the
            /// limit.
            drive_rate: Option<f64> = None, BytePerSecond "2000 MB/s", MANY_DRIVES, "Storage rate", "unknown";
        }
        advanced_requests {
            /// Network protocol. Each adds headers to a request's data; RDMA has its own packets.
            transport: Transport = Transport::Tcp, Count, Domain::Choice(Transport::NAMES), "Protocol";
            /// Data of one request: at most rsize of NFS, the negotiated maximum of SMB, or the block size of the
            /// program.
            block_size: f64 = 1_048_576.0, Byte "1 MiB", Domain::Between { minimum: 512.0, maximum: 16_777_216.0, whole: true }, "Data per request";
            /// Requests that each stream keeps in flight. Leave empty if there are always enough; the round trip is
            /// then never the limit.
            queue_depth: Option<f64> = None, Count "1", Domain::Between { minimum: 1.0, maximum: 65_535.0, whole: true }, "Queue depth per stream", "enough";
            /// The most that a TCP stream sends before an acknowledgement: the smaller buffer of both ends. Empty if it
            /// grows as needed. RDMA has none.
            window: Option<f64> = None, Byte "64 KiB", Domain::Between { minimum: 1024.0, maximum: 1_073_000_000.0, whole: true }, "TCP window", "large enough";
            /// Connections or programs that ask at once.
            streams: f64 = 1.0, Count "4", Domain::Between { minimum: 1.0, maximum: 1024.0, whole: true }, "Streams";
            /// From a request until its answer starts, storage included; `ping` shows the network's part. At most 0.6
            /// s, as over a satellite.
            round_trip_time: f64 = 1e-4, Second "100 µs", Domain::Between { minimum: 1e-6, maximum: 0.6, whole: false }, "Round-trip time";
        }
        advanced_bond {
            /// Equal ports used as one. Switches spread streams evenly over 2, 4 or 8 ports.
            ports: f64 = 1.0, Count, Domain::OneOf(&[1.0, 2.0, 4.0, 8.0]), "Bonded ports";
            /// Whether each stream uses every port (SMB Multichannel, NFS session trunking, iSCSI multipathing). With
            /// LACP it stays on one port.
            multichannel: bool = false, Count, Domain::Flag, "Multichannel";
        }
        advanced_packets {
            /// IPv6 headers take 40 bytes, IPv4 headers 20.
            protocol: Protocol = Protocol::V4, Count, Domain::Choice(Protocol::NAMES), "IP version";
            /// TCP timestamps: 12 bytes of each packet. Linux sends them, Windows usually does not. If unknown, only
            /// the low end of the range has them.
            timestamps: Timestamps = Timestamps::Auto, Count, Domain::Choice(Timestamps::NAMES), "TCP timestamps";
            /// A VLAN tag takes 4 bytes of each frame.
            vlan: bool = false, Count, Domain::Flag, "VLAN tag";
        }
    }
}

link_outputs! { LimitedBy {
    /// After preamble, addresses, checksum and the gap between frames.
    after_frames: f64, RATE, "After Ethernet frames";
    /// After the headers of IP and of TCP or RDMA.
    after_headers: f64, RATE, "After packet headers";
    /// Ports that the streams can fill.
    ports_used: f64, COUNT, "Ports in use";
    /// What the streams can fill of the ports.
    after_streams: f64, RATE, "After the streams";
    /// After waiting for answers, where too few requests are in flight.
    after_requests: f64, RATE, "After the requests";
    /// After waiting for acknowledgements, too, where the TCP window is too small for the round trip.
    after_latency: f64, RATE, "After the round trip";
    /// The least that this number of streams was measured to get where neither link nor storage limited.
    processor_rate: f64, RATE, "Least measured for the streams", "no limit";
    /// Measurements that the expected range is made of, where no model gives it.
    measurements: f64, COUNT, "Measurements of this link", "has a model";
    /// Base of the low end: as many ports as the streams use nine times in ten, each at the least measured, with the
    /// timestamps that most senders add.
    base_rate: f64, RATE, "Base of the low end";
    /// Requests a second at the maximum.
    iops_ceiling: f64, IOPS, "IOPS ceiling";
    /// Bytes that the protocol adds to the data of each request.
    message_overhead: f64, BYTES, "Protocol bytes per request";
    /// Bytes of the IP packet in a full frame.
    packet_size: f64, BYTES, "IP packet";
    /// Bytes that a full frame takes on the wire.
    frame_size: f64, BYTES, "Frame on the wire";
    /// Bytes of data in a full frame.
    segment_size: f64, BYTES, "Data per frame";
    /// What the storage delivers; no limit if its rate is unknown.
    drives_rate: f64, RATE, "Storage rate", "no limit";
    /// Share of the link's ceiling in use at the maximum.
    used: f64, SHARE, "Link in use";
} }

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "ethernet",
    version: 3,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Line, output: "line_rate" },
        Stage { layer: Layer::Frames, output: "after_frames" },
        Stage { layer: Layer::Headers, output: "after_headers" },
        Stage { layer: Layer::Commands, output: "ceiling" },
        Stage { layer: Layer::Sharing, output: "after_streams" },
        Stage { layer: Layer::Waiting, output: "after_latency" },
        Stage { layer: Layer::Drives, output: "most" },
    ],
};

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How much does this network link carry?",
    summary: "Payload per direction of Ethernet at 1–800 Gb/s, InfiniBand, Wi-Fi 6 and 7 and Thunderbolt between computers over TCP, NFS, SMB, iSCSI, NVMe/TCP or RDMA, bonds and streams, and what fills the link.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("link", "Link"),
        ("advanced_requests", "Protocol and requests"),
        ("advanced_bond", "Bond"),
        ("advanced_packets", "Packets"),
    ],
    headlines: &[Headline::most("maximum in one direction", EXPECT_ALL)],
    limits: &[
        ("streams", Layer::Sharing),
        ("waiting", Layer::Waiting),
        ("window", Layer::Waiting),
        ("drives", Layer::Drives),
    ],
    digits: 3,
    stages: &[
        (Layer::Commands, "Protocol"),
        (Layer::Sharing, "Streams"),
        (Layer::Waiting, "Round trip"),
        (Layer::Drives, "Storage"),
    ],
    formula: &[
        Line::words(&[], "line_rate = the rates of all ports, in bytes = {line_rate}"),
        Line::always("after_frames = {encoded_rate} × {packet_size} ÷ {frame_size} = {after_frames}"),
        Line::always("after_headers = {encoded_rate} × {segment_size} ÷ {frame_size} = {after_headers}"),
        Line::always("ceiling = {after_headers} × {block_size} ÷ ({block_size} + {message_overhead}) = {ceiling}"),
        Line::when(
            &[When::Not("ports", &["1"])],
            "after_streams = {ceiling} × {ports_used} ÷ {ports} = {after_streams}",
        ),
        Line::when(
            &[When::Not("queue_depth", &["0"])],
            "after_requests = the lower of {after_streams} and {streams} × {queue_depth} × {block_size} ÷ ({block_size} × {ports} ÷ {ceiling} + {round_trip_time}) = {after_requests}",
        ),
        Line::when(
            &[When::Not("window", &["0"]), When::Not("transport", &["rocev2"]), When::Is("multichannel", &["false"])],
            "after_latency = the lower of {after_requests} and {streams} × {window} ÷ {round_trip_time} = {after_latency}",
        ),
        Line::when(
            &[When::Not("window", &["0"]), When::Not("transport", &["rocev2"]), When::Is("multichannel", &["true"])],
            "after_latency = the lower of {after_requests} and {streams} × {ports} × {window} ÷ {round_trip_time} = {after_latency}",
        ),
        Line::always("most = the lower of {after_latency} and {drives_rate} = {most}"),
        Line::always("used = {most} ÷ {ceiling} = {used}"),
    ],
    presets: &crate::calculators::presets::ETHERNET,
    charts: &[Chart {
        question: "How much does a larger MTU gain?",
        input: "mtu",
        output: "ceiling",
        range: (576.0, 9216.0),
    }],
    sources: &[
        "ieee-802.3",
        "rfc-9293",
        "rfc-7323",
        "rfc-1813",
        "ms-smb2",
        "rfc-7143",
        "nvme-tcp-1.0",
        "roce-overhead",
        "iperf-286",
        "stylinski-nfs-2022",
        "smb-signing-cost",
        "perftest-edr",
        "wifi-mcs-tables",
        "wifi-11ax-formula",
        "cwnp-amsdu",
        "linux-thunderbolt-net",
        "armbian-wifi",
        "usb-wifi-374",
        "geerling-ax200",
        "geerling-be200",
        "rtl8852cu-19",
        "chasing-320-mhz",
        "jetm-mt7927",
        "thunderbolt-net-zen",
        "brejcha-thunderbolt",
        "jovalle-thunderbolt",
        "mac-thunderbolt-37-gb",
    ],
    caveats: &[
        "The rate in the name is after the line code, whatever the cable or module: 10 GbE is 10 Gb/s of frames.",
        "Requests and acknowledgements on the return path are not counted; they share it with data that flow that way. A processor works on each stream: the low end of the range takes the least measured for one stream, 2 GB/s of TCP alone, 0.6 GB/s of NFS, 0.25 GB/s of signed SMB.",
        "An LACP bond assigns each stream to one port by chance. The low end counts as many ports as the streams fill nine times in ten.",
        "Wi-Fi: the ceiling is the rate of the radio, two streams at 1024-QAM (Wi-Fi 6) or 4096-QAM (Wi-Fi 7), less addresses and packet headers; both directions and all clients share it, and walls decide. Thunderbolt between computers: the rate of the link. The expected range is every measurement that we found with the width of its link, listed below.",
        "One answer holds all the data of a request. iSCSI may cut it into PDUs of 8 KiB, which cost another 0.6 %; NFS 4 replies are about as long as NFS 3 replies.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for an MTU below what IPv6 demands, for InfiniBand without RDMA, and
/// for a link that was measured alone and with TCP in a bond or with RDMA.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    /// The least that every link must take for IPv6 (RFC 8200).
    const IPV6_MTU: f64 = 1280.0;
    if inputs.protocol == Protocol::V6 && inputs.mtu < IPV6_MTU {
        let allowed = Allowed::AtLeast(IPV6_MTU, Unit::Byte);
        return Err(CalcError::clash("mtu", &decimal::write(inputs.mtu), allowed).because(Reason::Ipv6Mtu));
    }
    let generation = inputs.generation.row();
    let is_rdma = inputs.transport == Transport::RoceV2;
    refuse_what_no_network_does(inputs, generation, is_rdma)?;
    let wire = generation.wire(inputs.ports);
    let ipv6 = inputs.protocol == Protocol::V6;
    let framed = |timestamps| {
        if generation.is_infiniband() {
            infiniband(generation)
        } else if is_rdma {
            rdma_frame(generation, inputs.mtu, ipv6, inputs.vlan)
        } else {
            frame(generation, inputs.mtu, ipv6, timestamps, inputs.vlan)
        }
    };
    let frame = framed(inputs.timestamps == Timestamps::On);
    let usual = framed(inputs.timestamps != Timestamps::Off).payload / frame.payload;
    let after_headers = wire.after_clock * frame.payload / frame.wire;
    let (size, ports, streams) = (inputs.block_size, inputs.ports, inputs.streams);
    let ceiling = after_headers * (size / (size + inputs.transport.overhead()));
    let (ports_used, fewest) =
        if inputs.multichannel { (ports, ports) } else { (ports.min(streams), fewest_ports(ports, streams)) };
    let port = ceiling / ports;
    let after_streams = port * ports_used;
    let after_requests = inputs.queue_depth.map_or(after_streams, |depth| {
        after_streams.min(depth * streams * size / (size / port + inputs.round_trip_time))
    });
    let channels = if inputs.multichannel { streams * ports } else { streams };
    let window = inputs.window.filter(|_| !is_rdma);
    let acknowledged = window.map_or(f64::INFINITY, |window| channels * window / inputs.round_trip_time);
    let after_latency = after_requests.min(acknowledged);
    let measured = generation.measured();
    // What was measured over such a link was one stream of TCP, processors included.
    let is_seen = measured.is_some() && inputs.transport == Transport::Tcp;
    let processor_rate = if is_seen { f64::INFINITY } else { channels * inputs.transport.least_stream() };
    let likely = after_latency.min(port * usual * fewest);
    let base_rate = likely.min(processor_rate);
    let drives_rate = demand(1.0, inputs.drive_rate);
    let bound = after_latency.min(drives_rate);
    // What the link itself gives at the low end, and what is expected of it.
    let (own, low, high, measurements) = measured.map_or_else(
        || {
            let (low, high) = (generation.expected_low, generation.expected_high);
            (likely * low, base_rate * low, after_latency * high, f64::INFINITY)
        },
        |seen| (seen.low, base_rate.min(seen.low), after_latency.min(seen.high), seen.count),
    );

    Ok(Outputs {
        ceiling,
        most: bound,
        expected_low: bound.min(low),
        expected_high: bound.min(high),
        range_basis: generation.range_basis,
        confidence: generation.confidence,
        limited_by: if drives_rate < after_latency {
            LimitedBy::Drives
        } else if after_latency < after_requests {
            LimitedBy::Window
        } else if after_latency < after_streams {
            LimitedBy::Waiting
        } else if ports_used < ports {
            LimitedBy::Streams
        } else if processor_rate < own {
            LimitedBy::Protocol
        } else {
            LimitedBy::Link
        },
        line_rate: wire.line_rate,
        encoded_rate: wire.encoded_rate,
        code_efficiency: generation.code_efficiency,
        after_frames: wire.after_clock * frame.packet / frame.wire,
        after_headers,
        ports_used,
        after_streams,
        after_requests,
        after_latency,
        processor_rate,
        measurements,
        base_rate,
        iops_ceiling: bound / size,
        message_overhead: inputs.transport.overhead(),
        packet_size: frame.packet,
        frame_size: frame.wire,
        segment_size: frame.payload,
        drives_rate,
        used: bound / ceiling,
    })
}

fn refuse_what_no_network_does(inputs: &Inputs, generation: &Link, is_rdma: bool) -> Result<(), CalcError> {
    let is_measured = generation.measured().is_some();
    let (input, value, allowed, reason) = if generation.is_infiniband() && !is_rdma {
        ("transport", inputs.transport.word(), Allowed::words(&[Transport::RoceV2.word()]), Reason::RdmaOnly)
    } else if is_measured && is_rdma {
        ("transport", inputs.transport.word(), Allowed::words(&[Transport::Tcp.word()]), Reason::MeasuredAlone)
    } else if is_measured && inputs.ports > 1.0 {
        ("ports", &*decimal::write(inputs.ports), Allowed::numbers(&[1.0], Unit::Count), Reason::MeasuredAlone)
    } else {
        return Ok(());
    };
    Err(CalcError::clash(input, value, allowed).because_of(reason, generation.name))
}
