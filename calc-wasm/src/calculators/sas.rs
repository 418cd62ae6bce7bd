//! `sas`: what a SAS port carries, and what is left for each drive behind an expander.

use super::shared::{DRIVES_RATE, ENCODED_RATE, MANY_DRIVES, ONE_DRIVE, PER_DRIVE, RATE, chart_per_drive};
use crate::calculator::{Chart, Choice, Domain, Headline, Model, Stage, Words};
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::link::{Link, SAS, SAS_LABELS, SAS_NAMES, demand};
use crate::{choice, inputs, rows};

rows! {
    /// A generation of SAS.
    pub struct Generation of SAS, SAS_NAMES, SAS_LABELS: Link
}

impl Generation {
    /// SAS-3: what most HBAs and backplanes in use have.
    const SAS_3: Self = Self::named("SAS-3");
}

choice! {
    /// What speaks on the link.
    pub enum Protocol {
        Ssp = "ssp", "SAS";
        Stp = "stp", "SATA";
    }
}

choice! {
    /// The link between each drive and the expander.
    pub enum DriveLink {
        Auto = "auto", "As fast as the port; 6 Gb/s for SATA";
        G3 = "3G", "3 Gb/s";
        G6 = "6G", "6 Gb/s";
        G12 = "12G", "12 Gb/s";
        G24 = "24G", "24G";
    }
}

choice! {
    /// Whether the expander buffers for slower drives.
    pub enum Buffering {
        Auto = "auto", "Unknown";
        On = "on", "Yes";
        Off = "off", "No";
    }
}

impl DriveLink {
    /// Bytes per second of its lane after the line code; infinite where it is as fast as the port.
    fn rate(self, stp: bool) -> f64 {
        match self {
            Self::Auto if stp => 600e6,
            Self::Auto => f64::INFINITY,
            Self::G3 => 300e6,
            Self::G6 => 600e6,
            Self::G12 => 1200e6,
            Self::G24 => 2400e6,
        }
    }
}

choice! {
    /// What limits the rate.
    pub enum LimitedBy {
        Link = "link", "the port", "The port is the limit: {takers}.";
        Shared = "shared", "the shared port", "The port is the limit: {per_drive} for each of {drives} drives at once.";
        Lanes = "lanes", "idle or slow lanes", "The active lanes are the limit: a drive uses one at a time, and slower drives slow theirs. Each of {drives} drives gets {per_drive}.";
        Drives = "drives", "the drives", "The drives are the limit: {drive_rate} each; the port has room to spare.";
        Chip = "chip", "the HBA's chip", "The HBA's chip is the limit: {chip_rate} in all (its slot: {slot_rate}), {per_drive} for each of {drives} drives at once.";
        Host = "host", "the HBA's slot", "The HBA's slot is the limit: {host_rate} in all (its chip: {chip_cap}), {per_drive} for each of {drives} drives at once.";
    }
}

inputs! {
    /// One port, the drives that share it, the slot behind it.
    pub struct Inputs {
        link {
            /// Negotiated generation: the slower of HBA and expander or drive.
            generation: Generation = Generation::SAS_3, Count, Domain::Choice(&SAS_NAMES), "Generation";
            /// Lanes of the wide port: one cable has 4, two cables between the same two devices make 8.
            lanes: f64 = 4.0, Lane, Domain::OneOf(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]), "Lanes";
            /// Drives behind the port that are busy at once. Each uses one lane at a time. At most 255.
            drives: f64 = 8.0, Count "24", Domain::Between { minimum: 1.0, maximum: 255.0, whole: true }, "Drives";
            /// Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit.
            drive_rate: Option<f64> = None, BytePerSecond "250 MB/s", ONE_DRIVE, "Rate per drive", "unknown";
            /// SAS drives, or SATA drives behind an expander, which are tunnelled (STP).
            protocol: Protocol = Protocol::Ssp, Count, Domain::Choice(Protocol::NAMES), "Drive protocol";
            /// Payload rate of the HBA's slot, from the PCIe calculator. Leave empty if unknown; the slot is then never
            /// the limit.
            host_rate: Option<f64> = None, BytePerSecond "6500 MB/s", MANY_DRIVES, "HBA slot rate", "unknown";
            /// Total throughput of the HBA's chip: 2500 MB/s for a SAS2008 (9211-8i). Leave empty if unknown; the chip
            /// is then never the limit.
            chip_rate: Option<f64> = None, BytePerSecond "2500 MB/s", MANY_DRIVES, "HBA chip rate", "unknown";
        }
        advanced_connections {
            /// Share left after opening and closing connections, credits and ALIGN. 0.96 is an estimate, not specified.
            connection_efficiency: f64 = 0.96, Ratio "96 %", Domain::Between { minimum: 0.5, maximum: 1.0, whole: false }, "Connection efficiency";
            /// Negotiated link of each drive. If it is slower than the port, its lane idles part of the time (rate
            /// matching) unless the expander buffers.
            drive_link: DriveLink = DriveLink::Auto, Count, Domain::Choice(DriveLink::NAMES), "Link of each drive";
            /// Whether the expander buffers (DataBolt, edge buffering): a 12 Gb/s lane then serves two 6 Gb/s drives.
            /// If unknown, the range covers both.
            edge_buffering: Buffering = Buffering::Auto, Count, Domain::Choice(Buffering::NAMES), "Edge buffering";
        }
    }
}

link_outputs! { LimitedBy {
    /// Rate of one active lane; lower where a slower drive slows it down.
    lane_rate: f64, RATE, "Rate per active lane";
    /// After lanes that are idle because there are fewer drives, or that run at the rate of a slower drive.
    after_matching: f64, RATE, "After idle and slow lanes";
    /// After opening and closing connections, credits and ALIGN.
    after_connections: f64, RATE, "After connections";
    /// What the low end of the range is a share of: the rate after connections without buffering, of SATA drives 85 % of
    /// it.
    base_rate: f64, RATE, "Base of the low end";
    /// What all drives deliver together; no limit if their rate is unknown.
    drives_rate: f64, RATE, "Rate of all drives together", "no limit";
    /// After the drives, where they deliver less than the port carries.
    after_drives: f64, RATE, "After the drives";
    /// After the HBA's chip, where it is slower.
    after_chip: f64, RATE, "After the HBA's chip";
    /// Total throughput of the HBA's chip; no limit if unknown.
    chip_cap: f64, RATE, "Chip rate", "no limit";
    /// Payload rate of the HBA's slot; no limit if unknown.
    slot_rate: f64, RATE, "Slot rate", "no limit";
    /// Rate left for each drive when all are busy.
    per_drive: f64, RATE, "Per drive";
} }

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "sas",
    version: 2,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Line, output: "line_rate" },
        Stage { layer: Layer::Encoding, output: "encoded_rate" },
        Stage { layer: Layer::Sharing, output: "after_matching" },
        Stage { layer: Layer::Headers, output: "ceiling" },
        Stage { layer: Layer::FlowControl, output: "after_connections" },
        Stage { layer: Layer::Drives, output: "after_drives" },
        Stage { layer: Layer::Chip, output: "after_chip" },
        Stage { layer: Layer::Slot, output: "most" },
    ],
};

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How fast is this SAS port?",
    summary: "Payload rate of a SAS port of one to eight lanes, and what is left for each drive behind an expander.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("link", "Port"), ("advanced_connections", "Connections")],
    headlines: &[Headline::most(
        "maximum in each direction, all drives together",
        "Expect the full figure: even the low end of the range of the port is higher.",
    )],
    limits: &[("drives", Layer::Drives), ("chip", Layer::Chip), ("host", Layer::Slot)],
    digits: 3,
    stages: &[
        (Layer::Sharing, "Idle and slow lanes"),
        (Layer::Headers, "Frames"),
        (Layer::FlowControl, "Connections"),
        (Layer::Chip, "HBA's chip"),
        (Layer::Slot, "HBA's slot"),
    ],
    formula: &[
        ENCODED_RATE,
        Line::words(&[], "lane_rate = rate of the port, or of a slower drive without buffering = {lane_rate}"),
        Line::always("after_matching = {lane_rate} × the lower of {lanes} and {drives} = {after_matching}"),
        Line::when(&[When::Is("protocol", &["ssp"])], "ceiling = {after_matching} × 1024 ÷ (1024 + 36) = {ceiling}"),
        Line::when(&[When::Is("protocol", &["stp"])], "ceiling = {after_matching} × 8192 ÷ (8192 + 16) = {ceiling}"),
        Line::always("after_connections = {ceiling} × {connection_efficiency} = {after_connections}"),
        DRIVES_RATE,
        Line::always("after_drives = the lower of {after_connections} and {drives_rate} = {after_drives}"),
        Line::always("after_chip = the lower of {after_drives} and {chip_cap} = {after_chip}"),
        Line::always("most = the lower of {after_chip} and {slot_rate} = {most}"),
        PER_DRIVE,
    ],
    presets: &crate::calculators::presets::SAS,
    charts: &[
        chart_per_drive(48.0),
        Chart { question: "How much do more lanes gain?", input: "lanes", output: "most", range: (0.0, 0.0) },
    ],
    sources: &["spl-4", "synopsys-24g-sas", "oracle-sgx-sas6", "linux-sas", "thomas-krenn-expander"],
    caveats: &[
        "Frames carry 1024 bytes with 36 of overhead: the 24-byte header is in the Linux sources; CRC and delimiters are cited from memory.",
        "96 % after connections, credits and ALIGN is an estimate; no clean measurement of a single link was found.",
        "85 % for SATA drives behind an expander rests on one drive, which wrote 15–19 % less and read long blocks as fast as elsewhere: only the low end of the range counts it.",
        "A dual-port drive may use one lane on each port; count it twice.",
        "An HBA's chip may be slower than its slot: a SAS2008 was measured at 2500 MB/s for all drives together, in a PCIe 2.0 x8 slot that carries 3.36 GB/s with 128-byte packets.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
pub(crate) fn evaluate(inputs: &Inputs) -> Outputs {
    let generation = inputs.generation.row();
    let wire = generation.wire(inputs.lanes);
    let stp = inputs.protocol == Protocol::Stp;
    let port = |is_buffered: bool| {
        let matched = if is_buffered { f64::INFINITY } else { inputs.drive_link.rate(stp) };
        generation.sas_port(inputs.lanes, inputs.drives, inputs.connection_efficiency, stp, matched)
    };
    let usual = port(inputs.edge_buffering == Buffering::On);
    let port = port(inputs.edge_buffering != Buffering::Off);
    let drives_rate = demand(inputs.drives, inputs.drive_rate);
    let host = demand(1.0, inputs.host_rate);
    let chip = demand(1.0, inputs.chip_rate);
    let after_drives = port.connected.min(drives_rate);
    let after_chip = after_drives.min(chip);
    let bound = after_chip.min(host);
    let (expected_low, _) = generation.expected(usual.reported, bound);
    let (_, expected_high) = generation.expected(port.connected, bound);

    Outputs {
        ceiling: port.framed,
        most: bound,
        expected_low,
        expected_high,
        range_basis: generation.range_basis,
        confidence: generation.confidence,
        limited_by: if host < after_chip {
            LimitedBy::Host
        } else if chip < after_drives {
            LimitedBy::Chip
        } else if drives_rate < port.connected {
            LimitedBy::Drives
        } else if port.used < wire.after_clock {
            LimitedBy::Lanes
        } else if inputs.drives > 1.0 {
            LimitedBy::Shared
        } else {
            LimitedBy::Link
        },
        line_rate: wire.line_rate,
        encoded_rate: wire.encoded_rate,
        code_efficiency: generation.code_efficiency,
        lane_rate: port.lane,
        after_matching: port.used,
        after_connections: port.connected,
        base_rate: usual.reported,
        drives_rate,
        after_drives,
        after_chip,
        chip_cap: chip,
        slot_rate: host,
        per_drive: bound / inputs.drives,
    }
}
