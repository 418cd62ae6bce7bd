//! `ethernet`: what TCP carries over an Ethernet link, and what storage behind it gives.

use super::shared::{BYTES, EXPECT_ALL, MANY_DRIVES, RATE, SHARE};
use crate::calculator::{Chart, Choice, Domain, Headline, Model, Preset, Stage, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::Line;
use crate::layer::Layer;
use crate::link::ethernet::frame;
use crate::link::{ETHERNET, ETHERNET_LABELS, ETHERNET_NAMES, Link, demand};
use crate::unit::Unit;
use crate::{choice, inputs, rows};

rows! {
    /// A rate of Ethernet.
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
    /// What limits the rate.
    pub enum LimitedBy {
        Link = "link", "the link", "The link is the limit: {takers}.";
        Drives = "drives", "the storage", "The storage is the limit: {drive_rate}, {used} of what the link carries.";
    }
}

inputs! {
    /// One link, its frames, and the storage at its end.
    pub struct Inputs {
        link {
            /// Negotiated rate: `ethtool` shows 1000Mb/s, 2500Mb/s and so on.
            generation: Generation = Generation::G1, Count, Domain::Choice(&ETHERNET_NAMES), "Rate";
            /// Largest IP packet in one frame: usually 1500, 9000 for jumbo frames; every device on the path must
            /// agree. From 576, which every IPv4 host must accept, to 9216, the limit of common switches.
            mtu: f64 = 1500.0, Byte "1500 B", Domain::Between { minimum: 576.0, maximum: 9216.0, whole: true }, "MTU";
            /// Throughput of the drives or the array at the end. Leave empty if unknown; the storage is then never the
            /// limit.
            drive_rate: Option<f64> = None, BytePerSecond "2000 MB/s", MANY_DRIVES, "Storage rate", "unknown";
        }
        advanced_packets {
            /// IPv6 headers take 40 bytes, IPv4 headers 20.
            protocol: Protocol = Protocol::V4, Count, Domain::Choice(Protocol::NAMES), "IP version";
            /// TCP timestamps take 12 bytes of each packet; Linux sends them, Windows usually does not.
            timestamps: bool = true, Count, Domain::Flag, "TCP timestamps";
            /// A VLAN tag takes 4 bytes of each frame.
            vlan: bool = false, Count, Domain::Flag, "VLAN tag";
        }
    }
}

link_outputs! { LimitedBy {
    /// After preamble, addresses, checksum and the gap between frames.
    after_frames: f64, RATE, "After Ethernet frames";
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
    version: 1,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Line, output: "line_rate" },
        Stage { layer: Layer::Frames, output: "after_frames" },
        Stage { layer: Layer::Headers, output: "ceiling" },
        Stage { layer: Layer::Drives, output: "most" },
    ],
};

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How much does this network link carry?",
    summary: "TCP payload per direction at 1 to 400 Gb/s, and whether the storage behind it can fill the link.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("link", "Link"), ("advanced_packets", "Packets")],
    headlines: &[Headline::most("maximum in each direction", EXPECT_ALL)],
    limits: &[("drives", Layer::Drives)],
    digits: 3,
    stages: &[(Layer::Headers, "IP and TCP headers"), (Layer::Drives, "Storage")],
    formula: &[
        Line::words(&[], "line_rate = the rate in the name, in bytes = {line_rate}"),
        Line::always("after_frames = {line_rate} × {mtu} ÷ {frame_size} = {after_frames}"),
        Line::always("ceiling = {line_rate} × {segment_size} ÷ {frame_size} = {ceiling}"),
        Line::always("most = the lower of {ceiling} and {drives_rate} = {most}"),
        Line::always("used = {most} ÷ {ceiling} = {used}"),
    ],
    presets: &[
        Preset::of("1-gbe", "How fast is 1 GbE?", r#"{"generation":"1G"}"#),
        Preset::of("2-5-gbe", "How fast is 2.5 GbE?", r#"{"generation":"2.5G"}"#),
        Preset::of(
            "array-1200-mb-s-fill-10-gbe",
            "Does an array of 1200 MB/s fill 10 GbE?",
            r#"{"generation":"10G","drive_rate":1200000000}"#,
        ),
        Preset::of(
            "10-gbe-jumbo-frames",
            "How fast is 10 GbE with jumbo frames?",
            r#"{"generation":"10G","mtu":9000}"#,
        ),
        Preset::of(
            "array-1200-mb-s-fill-25-gbe",
            "Does an array of 1200 MB/s fill 25 GbE?",
            r#"{"generation":"25G","drive_rate":1200000000}"#,
        ),
        Preset::of(
            "100-gbe-jumbo-frames",
            "How fast is 100 GbE with jumbo frames?",
            r#"{"generation":"100G","mtu":9000}"#,
        ),
    ],
    charts: &[Chart {
        question: "How much does a larger MTU gain?",
        input: "mtu",
        output: "ceiling",
        range: (576.0, 9216.0),
    }],
    sources: &["ieee-802.3", "rfc-9293", "rfc-7323"],
    caveats: &[
        "The rate in the name is after the line code, whatever the cable or module: 10 GbE is 10 Gb/s of frames.",
        "SMB, NFS and iSCSI overhead and acknowledgements on the return path are not modelled. A single SMB stream or a slow processor may stay far below.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for an MTU below what IPv6 demands.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    /// The least that every link must take for IPv6 (RFC 8200).
    const IPV6_MTU: f64 = 1280.0;
    if inputs.protocol == Protocol::V6 && inputs.mtu < IPV6_MTU {
        let allowed = Allowed::AtLeast(IPV6_MTU, Unit::Byte);
        return Err(CalcError::clash("mtu", &decimal::write(inputs.mtu), allowed).because(Reason::Ipv6Mtu));
    }
    let generation = inputs.generation.row();
    let wire = generation.wire(1.0);
    let frame = frame(inputs.mtu, inputs.protocol == Protocol::V6, inputs.timestamps, inputs.vlan);
    let ceiling = wire.after_clock * frame.payload / frame.wire;
    let drives_rate = demand(1.0, inputs.drive_rate);
    let bound = ceiling.min(drives_rate);
    let (expected_low, expected_high) = generation.expected(ceiling, bound);

    Ok(Outputs {
        ceiling,
        most: bound,
        expected_low,
        expected_high,
        range_basis: generation.range_basis,
        confidence: generation.confidence,
        limited_by: if drives_rate < ceiling { LimitedBy::Drives } else { LimitedBy::Link },
        line_rate: wire.line_rate,
        encoded_rate: wire.encoded_rate,
        code_efficiency: generation.code_efficiency,
        after_frames: wire.after_clock * inputs.mtu / frame.wire,
        frame_size: frame.wire,
        segment_size: frame.payload,
        drives_rate,
        used: bound / ceiling,
    })
}
