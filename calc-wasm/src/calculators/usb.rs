//! `usb`: what a drive gets over USB or Thunderbolt, from full speed to tunnelled PCI Express.

use super::shared::{
    AFTER_CLOCK, BYTES, COMMAND_SIZES, COUNT, ENCODED_RATE, EXPECT_ALL, IOPS, ONE_DRIVE, RATE, SHARE,
    SMALL_PACKET_SIZES,
};
use crate::calculator::{Chart, Choice, Domain, Headline, Model, Stage, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::link::pcie::Pcie;
use crate::link::usb::{Ends, tunnel_rate};
use crate::link::{Link, USB, USB_LABELS, USB_NAMES, demand, queued};
use crate::unit::Unit;
use crate::{choice, inputs, rows};

rows! {
    /// A generation of USB or Thunderbolt.
    pub struct Generation of USB, USB_NAMES, USB_LABELS: Link
}

impl Generation {
    /// 3.2 Gen 2x1: the 10 Gb/s that most enclosures and ports have today.
    const GEN_2X1: Self = Self::named("3.2 Gen 2x1");
}

choice! {
    /// Which way the payload flows.
    pub enum Direction {
        Read = "read", "Drive reads", "drive reads";
        Write = "write", "Drive writes", "drive writes";
    }
}

choice! {
    /// How commands reach the drive.
    pub enum Protocol {
        Uasp = "uasp", "UASP";
        Bot = "bot", "BOT (mass storage without UASP)";
    }
}

choice! {
    /// The kind of host controller, as far as it matters to USB 2.0.
    pub enum Controller {
        Xhci = "xhci", "xHCI (since 2010)";
        Ehci = "ehci", "EHCI (before 2010)";
    }
}

choice! {
    /// The generation of PCI Express at the ends of a tunnel.
    pub enum Tunnel {
        Auto = "auto", "Unknown";
        V2 = "2.0", "PCIe 2.0 x4";
        V3 = "3.0", "PCIe 3.0 x4";
        V4 = "4.0", "PCIe 4.0 x4";
    }
}

choice! {
    /// How the four lanes of a 80 Gb/s link are shared between the directions.
    pub enum Balance {
        Symmetric = "symmetric", "80 Gb/s each way";
        ToDrive = "to_drive", "120 Gb/s to the drive, 40 back";
        ToHost = "to_host", "120 Gb/s to the computer, 40 back";
    }
}

choice! {
    /// What limits the rate.
    pub enum LimitedBy {
        Link = "link", "the link", "The link is the limit: {takers}.";
        Packets = "packets", "the packets per frame", "The frames are the limit: each holds {packets} full packets.";
        TunnelPcie = "tunnel_pcie", "the PCIe link at the ends of the tunnel", "The PCIe link at the tunnel's ends is the limit: {tunnel_rate} with packets of {tunnel_payload}.";
        Controller = "controller", "the Thunderbolt controller", "The controller at the tunnel's ends is the limit: it passes {tunnel_cap} of PCIe, less than the cable carries.";
        Commands = "commands", "one command at a time", "The commands are the limit: one of {transfer_size} at a time, with {command_gap} between them.";
        Bridge = "bridge", "the bridge and its drive", "The bridge and its drive are the limit: {bridge_rate}.";
    }
}

inputs! {
    /// One link, and what stands behind it.
    pub struct Inputs {
        link {
            /// Negotiated speed, not what the plug suggests: `lsusb -t` shows 480M, 5000M, 10000M or 20000M/x2.
            generation: Generation = Generation::GEN_2X1, Count, Domain::Choice(&USB_NAMES), "Generation";
            /// Whether the drive is read or written; matters for USB 2.0, and in a tunnel for PCIe.
            direction: Direction = Direction::Read, Count, Domain::Choice(Direction::NAMES), "Direction";
            /// UASP keeps several commands outstanding; BOT waits for each. NVMe drives behind a tunnel use neither.
            protocol: Protocol = Protocol::Uasp, Count, Domain::Choice(Protocol::NAMES), "Protocol";
            /// What the bridge and its drive reach: 550 MB/s for SATA, the payload rate of the PCIe link for NVMe.
            /// Leave empty if unknown.
            bridge_rate: Option<f64> = None, BytePerSecond "550 MB/s", ONE_DRIVE, "Bridge and drive rate", "unknown";
        }
        advanced_tunnel {
            /// PCIe link at the ends of the USB4 or Thunderbolt tunnel, always four lanes. If unknown, the range runs
            /// from the most common to the fastest.
            tunnel: Tunnel = Tunnel::Auto, Count, Domain::Choice(Tunnel::NAMES), "PCIe at the ends";
            /// Payload of each PCIe packet in the tunnel. 128 B is assumed; no host was found that sets 256, which may exceed
            /// the ceiling by up to 10 %.
            tunnel_payload: f64 = 128.0, Byte, SMALL_PACKET_SIZES, "Tunnelled payload";
            /// Bandwidth reserved for displays on the same link; it takes priority. 4K at 60 Hz takes about 16 Gb/s.
            /// Leave empty without displays.
            display_rate: Option<f64> = None, BytePerSecond "16 Gb/s", Domain::Between { minimum: 0.0, maximum: 1e10, whole: false }, "Reserved for displays", "none";
            /// USB4 2.0 and Thunderbolt 5 lend a lane of one direction to the other, as Bandwidth Boost does when displays
            /// need more than 80 Gb/s.
            balance: Balance = Balance::Symmetric, Count, Domain::Choice(Balance::NAMES), "Lanes by direction";
        }
        advanced_commands {
            /// Data per command. Systems request 120 to 128 KiB by default.
            transfer_size: f64 = 131_072.0, Byte "128 KiB", COMMAND_SIZES, "Transfer size";
            /// Pause between two BOT commands. Not specified: 250 µs is fitted, and gives about 250 MB/s at 5 Gb/s.
            command_gap: f64 = 2.5e-4, Second "250 µs", Domain::Between { minimum: 0.0, maximum: 1.0, whole: false }, "Gap between commands";
        }
        advanced_usb2 {
            /// EHCI host controllers fit fewer packets into a microframe than the specification allows. The figure for
            /// xHCI is unknown.
            controller: Controller = Controller::Xhci, Count, Domain::Choice(Controller::NAMES), "USB 2.0 host controller";
            /// 512-byte packets per USB 2.0 microframe: 13 by the specification, 10 (read) and 8 (write) on EHCI. Leave
            /// empty for the controller's number.
            packets_per_microframe: Option<f64> = None, Count "13", Domain::Between { minimum: 0.0, maximum: 13.0, whole: true }, "Packets per microframe", "set by the controller";
        }
    }
}

link_outputs! { LimitedBy {
    /// After SKP ordered sets, or after error correction.
    after_clock: f64, RATE, "After SKP and error correction";
    /// Share left after SKP ordered sets or error correction.
    clock_efficiency: f64, SHARE, "SKP and error correction efficiency";
    /// After the bandwidth that displays reserve.
    after_displays: f64, RATE, "After displays";
    /// After packet headers, CRC and acknowledgements.
    after_headers: f64, RATE, "After packet headers";
    /// After packing whole packets into frames; no loss from 3.2 on.
    after_schedule: f64, RATE, "After frames";
    /// After the PCIe link at the tunnel's ends and the controller cap; no loss without a tunnel.
    after_tunnel: f64, RATE, "After the tunnel's ends";
    /// After waiting between commands; no loss where they overlap.
    after_commands: f64, RATE, "After commands";
    /// What the low end of the range is a share of: the rate after commands, with the PCIe link that most hosts have at
    /// the ends of the tunnel.
    base_rate: f64, RATE, "Base of the low end";
    /// Payload of a full packet.
    packet_payload: f64, BYTES, "Payload per packet";
    /// Bytes added to each packet: header, CRC, framing, acknowledgement.
    packet_overhead: f64, BYTES, "Overhead per packet";
    /// Frames of 1 ms or microframes of 125 µs per second.
    frames: f64, COUNT, "Frames per second", "no frames";
    /// Full packets in each frame of 1 ms or microframe of 125 µs.
    packets: f64, COUNT, "Packets per frame", "no frames";
    /// Payload rate of the PCIe link at the ends of the tunnel.
    tunnel_rate: f64, RATE, "PCIe at the tunnel's ends", "no tunnel";
    /// Most PCIe data that controllers of this generation pass.
    tunnel_cap: f64, RATE, "Controller cap", "none known";
    /// What the bridge and its drive deliver; no limit if unknown.
    behind_rate: f64, RATE, "Rate of bridge and drive", "no limit";
    /// Commands per second.
    iops_ceiling: f64, IOPS, "IOPS ceiling";
} }

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "usb",
    version: 1,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Line, output: "line_rate" },
        Stage { layer: Layer::Encoding, output: "encoded_rate" },
        Stage { layer: Layer::Clock, output: "after_clock" },
        Stage { layer: Layer::Sharing, output: "after_displays" },
        Stage { layer: Layer::Headers, output: "after_headers" },
        Stage { layer: Layer::Frames, output: "after_schedule" },
        Stage { layer: Layer::Tunnel, output: "after_tunnel" },
        Stage { layer: Layer::Handshake, output: "after_commands" },
        Stage { layer: Layer::Drives, output: "most" },
    ],
};

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How fast is this USB or Thunderbolt port?",
    summary: "What a drive reaches over USB 1.1 to USB4 and Thunderbolt 1 to 5, with or without UASP, behind any bridge.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("link", "Link"),
        ("advanced_tunnel", "USB4 and Thunderbolt"),
        ("advanced_commands", "Commands"),
        ("advanced_usb2", "USB 2.0"),
    ],
    headlines: &[Headline::most("maximum for {direction}", EXPECT_ALL)],
    limits: &[
        ("packets", Layer::Frames),
        ("tunnel_pcie", Layer::Tunnel),
        ("controller", Layer::Tunnel),
        ("commands", Layer::Handshake),
        ("bridge", Layer::Drives),
    ],
    digits: 3,
    stages: &[
        (Layer::Clock, "SKP and error correction"),
        (Layer::Sharing, "Displays"),
        (Layer::Handshake, "Commands"),
        (Layer::Drives, "Bridge and its drive"),
    ],
    formula: &[
        ENCODED_RATE,
        AFTER_CLOCK,
        Line::when(
            &[When::Not("display_rate", &["0"])],
            "after_displays = {after_clock} − {display_rate} = {after_displays}",
        ),
        Line::always(
            "after_headers = {after_displays} × {packet_payload} ÷ ({packet_payload} + {packet_overhead}) = {after_headers}",
        ),
        Line::when(
            &[When::Not("packets", &["null"])],
            "after_schedule = the lower of {after_headers} and {packets} × {packet_payload} × {frames} ÷ 1 s = {after_schedule}",
        ),
        Line::when(
            &[When::Not("tunnel_rate", &["null"])],
            "after_tunnel = the lowest of {after_schedule}, {tunnel_rate} and {tunnel_cap} = {after_tunnel}",
        ),
        Line::when(
            &[When::Is("protocol", &["bot"])],
            "after_commands = {transfer_size} ÷ ({transfer_size} ÷ {after_tunnel} + {command_gap}) = {after_commands}",
        ),
        Line::always("most = the lower of {after_commands} and {behind_rate} = {most}"),
        Line::always("iops_ceiling = {most} ÷ {transfer_size} = {iops_ceiling}"),
    ],
    presets: &crate::calculators::presets::USB,
    charts: &[Chart {
        question: "How much do larger commands gain?",
        input: "transfer_size",
        output: "most",
        range: (4096.0, 1_048_576.0),
    }],
    sources: &[
        "usb-2.0",
        "usb-3.2",
        "xillybus-superspeed",
        "usb4-2.0",
        "intel-thunderbolt-brief",
        "ginjfo-2021",
        "aphnetworks-sl660",
        "electronicdesign-uasp",
        "wikipedia-usb",
        "eclecticlight-2019",
        "techtimes-usb4",
        "owc-thunderbolt5",
    ],
    caveats: &[
        "USB 3.2: 20 bytes of header and 12 of framing per packet of 1024 are confirmed by public texts; 16 more for acknowledgements, and the SKP interval of 10 Gb/s lanes, are assumed.",
        "USB4 and Thunderbolt: 28 bytes of overhead per tunnelled 128-byte packet are fitted to one result, the best USB4 drives; at 80 Gb/s, error correction of 4 in 198 is assumed.",
        "Thunderbolt 3: a controller of devices (JHL7440) is said to pass up to 24 Gb/s, hence the cap; users of Alpine Ridge and Titan Ridge hosts see 22 Gb/s, 2.75 GB/s.",
        "Thunderbolt 4 requires at least 32 Gb/s of PCIe: separate controllers have PCIe 3.0 at the ends, controllers in the processor may be as fast as USB4.",
        "BOT: 250 µs between commands is fitted to one estimate of 250 MB/s at 5 Gb/s.",
        "3.2 Gen 1x2 and 2x2 need support at both ends and in the cable; otherwise the link runs with one lane. Everything on a hub or dock shares one link.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` when two inputs exclude each other.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let generation = inputs.generation.row();
    let wire = generation.wire(lanes_lent(inputs)?);
    let wanted = match inputs.tunnel {
        Tunnel::Auto => None,
        other => Some(other.word()),
    };
    let ends = generation.tunnel(wanted)?;
    refuse_what_excludes_a_tunnel(inputs, generation, wire.after_clock)?;

    let after_displays = wire.after_clock - inputs.display_rate.unwrap_or(0.0);
    let payload = if generation.tunnels_pcie() { inputs.tunnel_payload } else { generation.payload };
    let after_headers = generation.packets(after_displays, payload);
    let specified = after_headers.min(generation.scheduled(generation.packets_per_frame));
    let packets = packets(inputs, generation);
    let after_schedule = after_headers.min(generation.scheduled(packets));

    let through = |end: fn(&Ends) -> &'static Pcie| {
        ends.map_or(f64::INFINITY, |ends| {
            tunnel_rate(end(&ends), inputs.tunnel_payload, inputs.direction == Direction::Write)
        })
    };
    let tunnel_rate = through(|ends| ends.fastest);
    let ceiling = specified.min(tunnel_rate);
    let after_tunnel = after_schedule.min(tunnel_rate).min(generation.tunnel_cap);
    let answered = |rate: f64| match inputs.protocol {
        Protocol::Bot if inputs.command_gap > 0.0 => queued(rate, inputs.transfer_size, inputs.command_gap, 1.0),
        _ => rate,
    };
    let after_commands = answered(after_tunnel);
    let behind = demand(1.0, inputs.bridge_rate);
    let bound = after_commands.min(behind);
    // A host that fills fewer packets than it might was measured up to those, not to a share of them.
    let base_rate = answered(after_tunnel.min(through(|ends| ends.usual)));
    let (expected_low, _) = generation.expected(base_rate, bound);
    let (_, expected_high) = generation.expected(answered(ceiling.min(generation.tunnel_cap)), bound);

    Ok(Outputs {
        ceiling,
        most: bound,
        expected_low,
        expected_high,
        range_basis: generation.range_basis,
        confidence: generation.confidence,
        limited_by: if behind < after_commands {
            LimitedBy::Bridge
        } else if after_commands < after_tunnel {
            LimitedBy::Commands
        } else if after_tunnel < after_schedule.min(tunnel_rate) {
            LimitedBy::Controller
        } else if after_tunnel < after_schedule {
            LimitedBy::TunnelPcie
        } else if after_schedule < after_headers {
            LimitedBy::Packets
        } else {
            LimitedBy::Link
        },
        line_rate: wire.line_rate,
        encoded_rate: wire.encoded_rate,
        code_efficiency: generation.code_efficiency,
        after_clock: wire.after_clock,
        clock_efficiency: generation.clock_efficiency,
        after_displays,
        after_headers,
        after_schedule,
        after_tunnel,
        after_commands,
        base_rate,
        packet_payload: payload,
        packet_overhead: generation.overhead,
        frames: generation.frames,
        packets,
        tunnel_rate,
        tunnel_cap: generation.tunnel_cap,
        behind_rate: behind,
        iops_ceiling: bound / inputs.transfer_size,
    })
}

/// The lanes of the direction in use, as a share of those of a symmetric link.
fn lanes_lent(inputs: &Inputs) -> Result<f64, CalcError> {
    let generation = inputs.generation.row();
    match (inputs.balance, inputs.direction) {
        (Balance::Symmetric, _) => Ok(1.0),
        (balance, _) if !generation.lends_lanes() => {
            let clash = CalcError::clash("balance", balance.word(), Allowed::words(&[Balance::Symmetric.word()]));
            Err(clash.because_of(Reason::LanesStay, generation.name))
        }
        (Balance::ToDrive, Direction::Write) | (Balance::ToHost, Direction::Read) => Ok(1.5),
        _ => Ok(0.5),
    }
}

/// Full packets in each frame: what the reader says, or what the controller was seen to manage in USB 2.0.
fn packets(inputs: &Inputs, generation: &Link) -> f64 {
    /// What EHCI controllers manage, read and written; the source is `wikipedia-usb`.
    const EHCI: (f64, f64) = (10.0, 8.0);
    let specified = generation.packets_per_frame;
    if !generation.has_microframes() {
        return specified;
    }
    let managed = match (inputs.controller, inputs.direction) {
        (Controller::Xhci, _) => specified,
        (Controller::Ehci, Direction::Read) => EHCI.0,
        (Controller::Ehci, Direction::Write) => EHCI.1,
    };
    inputs.packets_per_microframe.unwrap_or(managed).min(specified)
}

fn refuse_what_excludes_a_tunnel(inputs: &Inputs, generation: &Link, rate: f64) -> Result<(), CalcError> {
    let name = generation.name;
    let tunnels = generation.tunnels_pcie();
    if tunnels && inputs.protocol == Protocol::Bot {
        let clash = CalcError::clash("protocol", "bot", Allowed::words(&["uasp"]));
        return Err(clash.because_of(Reason::NvmeInTunnel, name));
    }
    let Some(display_rate) = inputs.display_rate else { return Ok(()) };
    let (allowed, reason) = if !tunnels {
        (Allowed::numbers(&[0.0], Unit::BytePerSecond), Reason::NoDisplays)
    } else if display_rate >= rate {
        (Allowed::Below(rate, Unit::BytePerSecond), Reason::DisplaysTakeAll)
    } else {
        return Ok(());
    };
    Err(CalcError::clash("display_rate", &decimal::write(display_rate), allowed).because_of(reason, name))
}
