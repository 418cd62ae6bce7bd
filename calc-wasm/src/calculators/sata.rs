//! `sata`: what one SATA link carries, and what is left for each drive behind a port multiplier.

use super::shared::{
    AFTER_CLOCK, COMMAND_SIZES, ENCODED_RATE, EXPECT_ALL, ONE_DRIVE, PER_DRIVE, RATE, SHARE, TIME, chart_per_drive,
};
use crate::calculator::{Chart, Choice, Domain, Expected, Headline, Model, Stage, Words};
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::link::sata::multiplied;
use crate::link::{Link, SATA, SATA_LABELS, SATA_NAMES, demand, queued};
use crate::{choice, inputs, rows};

rows! {
    /// A revision of SATA.
    pub struct Generation of SATA, SATA_NAMES, SATA_LABELS: Link
}

impl Generation {
    /// Revision 3: every drive and port since 2011.
    const V3: Self = Self::named("3.0");
}

choice! {
    /// How a port multiplier turns from one drive to the next.
    pub enum Switching {
        Fis = "fis", "By frame (FBS)";
        Command = "command", "By command (CBS)";
    }
}

choice! {
    /// What limits the rate.
    pub enum LimitedBy {
        Link = "link", "the link", "The link is the limit: {takers}.";
        Shared = "shared", "the shared link", "The link is the limit: {per_drive} for each of {drives} drives at once.";
        Multiplier = "multiplier", "the port multiplier", "The port multiplier is the limit: {per_drive} for each of {drives} drives at once.";
        Commands = "commands", "the queue depth", "The queue depth is the limit: {queue_depth} × {transfer_size} outstanding, {command_latency} of latency each.";
        Drives = "drives", "the drives", "The drives are the limit: {drives_rate} from those served at once, {per_drive} per drive.";
    }
}

inputs! {
    /// One link, what hangs on it, and the commands.
    pub struct Inputs {
        link {
            /// Negotiated revision; 6 Gb/s is any 3.x. `dmesg` shows "SATA link up 6.0 Gbps".
            generation: Generation = Generation::V3, Count, Domain::Choice(&SATA_NAMES), "Revision";
            /// Drives on this link that are busy at once; more than one needs a port multiplier, which has at most 15
            /// ports.
            drives: f64 = 1.0, Count "4", Domain::Between { minimum: 1.0, maximum: 15.0, whole: true }, "Drives";
            /// Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit.
            drive_rate: Option<f64> = None, BytePerSecond "550 MB/s", ONE_DRIVE, "Rate per drive", "unknown";
            /// How a port multiplier shares the link: frame by frame (FIS-based, if the controller supports it) or one
            /// command at a time.
            switching: Switching = Switching::Fis, Count, Domain::Choice(Switching::NAMES), "Port multiplier switching";
            /// Capacity of each drive, for the time to read all of it in a scrub or parity check.
            drive_capacity: f64 = 16e12, Byte "16 TB", Domain::Between { minimum: 0.0, maximum: 1e15, whole: true }, "Drive capacity";
        }
        advanced_commands {
            /// Data per command. At most 32 MiB: 65 536 sectors of 512 bytes.
            transfer_size: f64 = 131_072.0, Byte "128 KiB", COMMAND_SIZES, "Transfer size";
            /// Outstanding commands per drive; NCQ allows at most 32.
            queue_depth: f64 = 32.0, Count "32", Domain::Between { minimum: 1.0, maximum: 32.0, whole: true }, "Queue depth (NCQ)";
            /// Time per command beyond its data transfer. Queued commands wait at the same time.
            command_latency: f64 = 1e-4, Second "100 µs", Domain::Between { minimum: 0.0, maximum: 1.0, whole: false }, "Command latency";
        }
        advanced_handshake {
            /// Time of X_RDY, R_RDY, WTRM and R_OK around each frame. Not specified; 0.7 µs is fitted to the fastest
            /// measured drives (564 MB/s).
            handshake: f64 = 7e-7, Second "700 ns", Domain::Between { minimum: 0.0, maximum: 1e-3, whole: false }, "Handshake per frame";
        }
    }
}

link_outputs! { LimitedBy {
    /// After ALIGN primitives, which compensate for clock differences.
    after_clock: f64, RATE, "After ALIGN";
    /// Share left after ALIGN primitives.
    clock_efficiency: f64, SHARE, "ALIGN efficiency";
    /// After the handshake around each frame.
    after_handshake: f64, RATE, "After handshakes";
    /// After what a port multiplier loses when drives take turns; no loss with one drive.
    after_sharing: f64, RATE, "After port multiplier";
    /// Most that a port multiplier passes when drives take turns; does not apply to one drive.
    multiplier_rate: f64, RATE, "Port multiplier rate", "does not apply";
    /// Most that this queue depth and command latency allow.
    queue_bound: f64, RATE, "Command-bound rate";
    /// After command latency, where the queue is too shallow.
    after_commands: f64, RATE, "After commands";
    /// What all drives served at once deliver together; no limit if their rate is unknown.
    drives_rate: f64, RATE, "Rate of all drives together", "no limit";
    /// Rate left for each drive when all are busy.
    per_drive: f64, RATE, "Per drive";
    /// Time to read every drive once, all in parallel, at the maximum rate per drive.
    scan_time: f64, TIME, "Time to read a whole drive";
} }

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "sata",
    version: 2,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Line, output: "line_rate" },
        Stage { layer: Layer::Encoding, output: "encoded_rate" },
        Stage { layer: Layer::Clock, output: "after_clock" },
        Stage { layer: Layer::Headers, output: "ceiling" },
        Stage { layer: Layer::Handshake, output: "after_handshake" },
        Stage { layer: Layer::Sharing, output: "after_sharing" },
        Stage { layer: Layer::Waiting, output: "after_commands" },
        Stage { layer: Layer::Drives, output: "most" },
    ],
};

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How fast is this SATA link?",
    summary: "Payload rate of a SATA link, and what is left for each drive behind a port multiplier.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("link", "Link"), ("advanced_commands", "Commands"), ("advanced_handshake", "Handshake")],
    headlines: &[
        Headline::most("maximum, one direction at a time", EXPECT_ALL),
        Headline {
            value: "scan_time",
            note: "at least, to read all {drive_capacity} of a drive at {per_drive}",
            expected: Expected::Unstated(
                "No range: inner tracks and other I/O make it longer; by how much was not measured.",
            ),
            limit: "limited_by",
            why: "",
        },
    ],
    limits: &[("multiplier", Layer::Sharing), ("commands", Layer::Waiting), ("drives", Layer::Drives)],
    digits: 3,
    stages: &[
        (Layer::Clock, "ALIGN"),
        (Layer::Headers, "Frames"),
        (Layer::Sharing, "Port multiplier"),
        (Layer::Waiting, "Queue depth"),
    ],
    formula: &[
        ENCODED_RATE,
        AFTER_CLOCK,
        Line::always(
            "ceiling = {after_clock} × {transfer_size} ÷ ({transfer_size} + ⌈{transfer_size} ÷ 8192 B⌉ × 16 B) = {ceiling}",
        ),
        Line::always(
            "after_handshake = {transfer_size} ÷ ({transfer_size} ÷ {ceiling} + ⌈{transfer_size} ÷ 8192 B⌉ × {handshake}) = {after_handshake}",
        ),
        Line::when(&[When::Is("switching", &["fis"])], "multiplier_rate = {encoded_rate} × 0.9 = {multiplier_rate}"),
        Line::when(
            &[When::Is("switching", &["command"])],
            "multiplier_rate = {encoded_rate} × 0.5 = {multiplier_rate}",
        ),
        Line::when(
            &[When::Not("multiplier_rate", &["null"])],
            "after_sharing = the lower of {after_handshake} and {multiplier_rate} = {after_sharing}",
        ),
        Line::when(
            &[When::Is("switching", &["fis"])],
            "queue_bound = the lower of {after_handshake} and {drives} × {queue_depth} × {transfer_size} ÷ ({transfer_size} ÷ {after_handshake} + {command_latency}) = {queue_bound}",
        ),
        Line::when(
            &[When::Is("switching", &["command"])],
            "queue_bound = the lower of {after_handshake} and {queue_depth} × {transfer_size} ÷ ({transfer_size} ÷ {after_handshake} + {command_latency}) = {queue_bound}",
        ),
        Line::when(&[When::Is("switching", &["fis"])], "drives_rate = {drives} × {drive_rate} = {drives_rate}"),
        Line::always("after_commands = the lower of {after_sharing} and {queue_bound} = {after_commands}"),
        Line::always("most = the lower of {after_commands} and {drives_rate} = {most}"),
        PER_DRIVE,
        Line::always("scan_time = {drive_capacity} ÷ {per_drive} = {scan_time}"),
    ],
    presets: &crate::calculators::presets::SATA,
    charts: &[
        chart_per_drive(15.0),
        Chart {
            question: "How much does a deeper queue gain?",
            input: "queue_depth",
            output: "most",
            range: (1.0, 32.0),
        },
    ],
    sources: &[
        "sata-3.5",
        "sata-data-fis",
        "sata-io-port-multipliers",
        "nuc8-sata",
        "eclecticlight-2019",
        "pcworld-870-evo",
    ],
    caveats: &[
        "0.7 µs of handshake per frame is fitted, not specified: it makes 6 Gb/s allow 565 MB/s, just above the 564 MB/s of the fastest drives that were measured. The wire format allows 594 MB/s.",
        "Frames of 8192 bytes are confirmed by public texts; their 16 bytes of framing and the ALIGN pair in every 256 words are cited from memory of the specification.",
        "Port multipliers are assumed to pass 90 % of the rate after line code when switching by frame, 50 % by command. Enclosures differ, and some disable command queues.",
        "SATA is half duplex in practice: reads and writes share the figure.",
        "SATA Express and M.2 drives on PCIe are PCIe links: use the PCIe calculator.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
pub(crate) fn evaluate(inputs: &Inputs) -> Outputs {
    let generation = inputs.generation.row();
    let wire = generation.wire(1.0);
    let size = inputs.transfer_size;
    let (ceiling, after_handshake) = generation.sata_frames(wire.after_clock, size, inputs.handshake);

    let by_frame = inputs.switching == Switching::Fis;
    // A multiplier that switches by command serves one drive while the others wait.
    let busy = if by_frame { inputs.drives } else { 1.0 };
    let drives_rate = demand(busy, inputs.drive_rate);
    let multiplier_rate = if inputs.drives > 1.0 { multiplied(wire.encoded_rate, by_frame) } else { f64::INFINITY };
    let after_sharing = after_handshake.min(multiplier_rate);
    let queue_bound = queued(after_handshake, size, inputs.command_latency, inputs.queue_depth * busy);
    let after_commands = after_sharing.min(queue_bound);
    let bound = after_commands.min(drives_rate);
    let (expected_low, expected_high) = generation.expected(after_handshake, bound);

    Outputs {
        ceiling,
        most: bound,
        expected_low,
        expected_high,
        range_basis: generation.range_basis,
        confidence: generation.confidence,
        limited_by: if drives_rate < after_commands {
            LimitedBy::Drives
        } else if queue_bound < after_sharing {
            LimitedBy::Commands
        } else if after_sharing < after_handshake {
            LimitedBy::Multiplier
        } else if inputs.drives > 1.0 {
            LimitedBy::Shared
        } else {
            LimitedBy::Link
        },
        line_rate: wire.line_rate,
        encoded_rate: wire.encoded_rate,
        code_efficiency: generation.code_efficiency,
        after_clock: wire.after_clock,
        clock_efficiency: generation.clock_efficiency,
        after_handshake,
        after_sharing,
        multiplier_rate,
        queue_bound,
        after_commands,
        drives_rate,
        per_drive: bound / inputs.drives,
        scan_time: inputs.drive_capacity * inputs.drives / bound,
    }
}
