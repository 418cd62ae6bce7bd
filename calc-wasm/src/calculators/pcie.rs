//! `pcie`: what one PCI Express link carries, per direction.

use super::shared::{BYTES, DRIVES_RATE, ENCODED_RATE, IOPS, ONE_DRIVE, PACKET_SIZES, PER_DRIVE, RATE, SHARE};
use crate::calculator::{Chart, Choice, Domain, Headline, Model, Stage, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::link::pcie::{
    FEWEST_DLLPS, GENERATIONS, GENERATIONS_LABELS, GENERATIONS_NAMES, LARGEST_PAYLOAD, LARGEST_REQUEST, Load, Packets,
    Pcie, USUAL_DLLPS, USUAL_PAYLOAD, USUAL_REQUEST, Ways,
};
use crate::link::{Basis, demand};
use crate::unit::Unit;
use crate::{choice, inputs, outputs, rows};

rows! {
    /// A generation of PCI Express.
    pub struct Generation of GENERATIONS, GENERATIONS_NAMES, GENERATIONS_LABELS: Pcie
}

impl Generation {
    /// PCI Express 3.0: what most slots of the last decade negotiate.
    pub const V3: Self = Self::named("3.0");
    /// PCI Express 4.0: what most NVMe drives negotiate.
    pub const V4: Self = Self::named("4.0");
}

choice! {
    /// Which way the payload flows.
    pub enum Direction {
        DeviceWritesHost = "device_writes_host", "Drive reads (device to host)", "drive reads (device to host)";
        DeviceReadsHost = "device_reads_host", "Drive writes (host to device)", "drive writes (host to device)";
        Both = "both", "Both at once", "each direction while both are busy";
    }
}

choice! {
    /// Whether the link runs in FLIT mode.
    pub enum FlitMode {
        Auto = "auto", "As the generation requires";
        On = "on", "On";
        Off = "off", "Off";
        Cxl68 = "cxl_68", "CXL memory, FLITs of 68 B";
        Cxl256 = "cxl_256", "CXL memory, FLITs of 256 B";
    }
}

impl FlitMode {
    /// Of CXL memory the share of a FLIT that its slots of 16 bytes take, and the generations with such FLITs; nothing of
    /// PCI Express. The sources are `csdn-cxl-68b` and `csdn-cxl-256b`.
    const fn memory(self) -> Option<(f64, &'static [&'static str])> {
        match self {
            Self::Cxl68 => Some((64.0 / 68.0, &["5.0"])),
            Self::Cxl256 => Some((240.0 / 256.0, &["6.0", "7.0"])),
            _ => None,
        }
    }
}

choice! {
    /// What sets the payload of a completion.
    pub enum CompletionSize {
        MaxPayloadSize = "max_payload_size", "Max Payload Size";
        ReadCompletionBoundary = "read_completion_boundary", "Read Completion Boundary";
        B64 = "64", "64 B";
        B128 = "128", "128 B";
        B256 = "256", "256 B";
        B512 = "512", "512 B";
        B1024 = "1024", "1 KiB";
        B2048 = "2048", "2 KiB";
        B4096 = "4096", "4 KiB";
    }
}

choice! {
    /// What limits the rate.
    pub enum LimitedBy {
        Link = "link", "the link", "The link is the limit: {takers}.";
        Shared = "shared", "the shared link", "The link is the limit: {per_drive} for each of {drives} drives at once.";
        RequestHeaders = "request_headers", "the read requests toward the host", "The read requests are the limit: the completions are smaller than the requests.";
        Latency = "latency", "the round trip: too few outstanding requests", "The round trip is the limit: {tags} outstanding requests of {request_size} per {round_trip_time}.";
        Drives = "drives", "the drives", "The drives are the limit: {drive_rate} each; the link has room to spare.";
    }
}

inputs! {
    /// One link and the traffic on it.
    pub struct Inputs {
        link {
            /// Negotiated generation, not the maximum of the card or slot: `lspci -vv` shows it as LnkSta.
            generation: Generation = Generation::V3, Count, Domain::Choice(&GENERATIONS_NAMES), "Generation";
            /// Negotiated link width: `lspci -vv` shows it as LnkSta. A long slot often has fewer lanes wired than fit
            /// it.
            lanes: f64 = 4.0, Lane, Domain::OneOf(&[1.0, 2.0, 4.0, 8.0, 12.0, 16.0, 32.0]), "Lanes";
            /// Which way the data flows. In a drive read, the device writes to the host; in a drive write, it reads
            /// from the host.
            direction: Direction = Direction::DeviceWritesHost, Count, Domain::Choice(Direction::NAMES), "Direction";
            /// Largest payload of one packet: the smallest setting along the path, the second MaxPayload in `lspci
            /// -vv`. If unknown, 256–512 is assumed.
            max_payload_size: Option<f64> = None, Byte, PACKET_SIZES, "Max Payload Size", "unknown";
        }
        advanced_sharing {
            /// Drives or cards behind this link that are busy at once, on an HBA or behind a switch.
            drives: f64 = 1.0, Count "4", Domain::Between { minimum: 1.0, maximum: 255.0, whole: true }, "Drives sharing the link";
            /// Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit.
            drive_rate: Option<f64> = None, BytePerSecond "3500 MB/s", ONE_DRIVE, "Rate per drive", "unknown";
        }
        advanced_packets {
            /// Largest read a device may request at once. Matters only when the device reads from the host. If unknown,
            /// 512 B – 4 KiB is assumed.
            max_read_request_size: Option<f64> = None, Byte, PACKET_SIZES, "Max Read Request Size", "unknown";
            /// Boundary at which a root complex may split completions.
            read_completion_boundary: f64 = 64.0, Byte, Domain::OneOf(&[64.0, 128.0]), "Read Completion Boundary";
            /// Payload of each completion: Max Payload Size on modern root complexes, Read Completion Boundary on old
            /// ones and between some devices.
            completion_size: CompletionSize = CompletionSize::MaxPayloadSize, Byte, Domain::Choice(CompletionSize::NAMES), "Completion size";
            /// Width of host addresses in requests: buffers above 4 GiB need 64. With 32, drive reads may be 1.5 %
            /// faster (256 B packets).
            address_bits: f64 = 64.0, Bit, Domain::OneOf(&[32.0, 64.0]), "Address width";
            /// End-to-end CRC: 4 more bytes in every packet, rarely switched on.
            ecrc: bool = false, Count, Domain::Flag, "ECRC";
            /// FLITs of fixed size instead of packets: from 6.0 always, below it where both ends support 6.0. CXL
            /// memory has its own.
            flit_mode: FlitMode = FlitMode::Auto, Count, Domain::Choice(FlitMode::NAMES), "FLIT mode";
            /// Separate reference clocks with spread spectrum (some cables and backplanes): ten times as many SKP
            /// ordered sets.
            sris: bool = false, Count, Domain::Flag, "SRIS clocking";
            /// Acknowledgements and credit updates in the direction of the completions; measured hosts send 0.8–4.3.
            /// The ceiling leaves them out.
            dllps_per_512_bytes: f64 = USUAL_DLLPS, Count "2", Domain::Between { minimum: 0.0, maximum: 16.0, whole: false }, "DLLPs per 512 bytes read";
        }
        advanced_transfer {
            /// Size of one transfer or I/O. Small ones leave the last packet partly empty. At most 1 GiB; larger ones
            /// change nothing.
            transfer_size: f64 = 131_072.0, Byte "128 KiB", Domain::Between { minimum: 1.0, maximum: 1_073_741_824.0, whole: true }, "Transfer size";
            /// Read requests outstanding at once: 32, or 256 with extended tags, 768 with 10-bit tags, up to 16,384 in
            /// FLIT mode. Leave empty if unknown.
            tags: Option<f64> = None, Count "256", Domain::Between { minimum: 1.0, maximum: 16_384.0, whole: true }, "Outstanding tags", "enough";
            /// Time from a read request to its completion, used if the outstanding tags are known. Measured: 550 ns on
            /// idle servers, over 1 µs on others.
            round_trip_time: f64 = 1e-6, Second "550 ns", Domain::Between { minimum: 1e-9, maximum: 1.0, whole: false }, "Round-trip time";
        }
        advanced_expectation {
            /// Lowest share of the typical rate that hardware reaches.
            efficiency_low: Option<f64> = None, Ratio "93 %", Domain::Between { minimum: 0.1, maximum: 1.0, whole: false }, "Lowest share", "from measurements";
            /// Highest share of the ceiling that hardware reaches.
            efficiency_high: Option<f64> = None, Ratio "100 %", Domain::Between { minimum: 0.1, maximum: 1.0, whole: false }, "Highest share", "from measurements";
        }
    }
}

/// Share of what is typical that this version of the model expects at least. Pages put that of today's measurements
/// over it (`calc-wasm/js/ranges.ts`); frames, which answer the same for ever, show this one.
pub const MEASURED: f64 = 0.915;

outputs! {
    /// Rates are per direction, of payload unless they say otherwise. With both directions busy, each of them
    /// carries this much.
    pub struct Outputs {
        /// The most payload the wire format allows, with no acknowledgements or credit updates. What is unknown takes the
        /// value that carries most, so that no device exceeds it.
        ceiling: f64, RATE, "Ceiling";
        /// The same with the acknowledgements and credit updates that hosts usually send. Where the Max Payload Size is
        /// unknown, packets have 256 bytes.
        typical: f64, RATE, "Typical";
        /// Most that a device reaches here: the ceiling, or the latency-bound rate where that is lower.
        most: f64, RATE, "Maximum";
        /// Lower end of what hardware reaches on this link.
        expected_low: f64, RATE, "Expected, low";
        /// Upper end of what hardware reaches on this link.
        expected_high: f64, RATE, "Expected, high";
        /// Whether the expected range was measured on such links, or taken over from others or set by hand.
        range_basis: Basis, None, "Basis of the range";
        /// What limits the rate: the link itself, read requests in the other direction, or too few outstanding requests
        /// for the round trip.
        limited_by: LimitedBy, None, "Limited by";
        /// Rate left for each drive when all that share the link are busy.
        per_drive: f64, RATE, "Per drive";
        /// What all drives deliver together; no limit if their rate is unknown.
        drives_rate: f64, RATE, "Rate of all drives together", "no limit";
        /// After waiting for completions, where too few requests are outstanding.
        after_latency: f64, RATE, "After the round trip";
        /// What the low end of the range is a share of: the typical rate, or the latency-bound rate where that is
        /// lower.
        base_rate: f64, RATE, "Base of the low end";
        /// Outstanding requests × their size ÷ the round-trip time; no limit when the device only writes to the host, or
        /// where the number of requests is unknown.
        latency_bound: f64, RATE, "Latency-bound rate", "no limit";
        /// Transfers per second at the ceiling, or at the latency-bound rate when that is lower.
        iops_ceiling: f64, IOPS, "IOPS ceiling";
        /// Ceiling ÷ line rate.
        efficiency: f64, SHARE, "Efficiency";
        /// Every bit on the wire, line-code bits included.
        line_rate: f64, RATE, "Line rate";
        /// After the line code. Data sheets call this the bandwidth.
        encoded_rate: f64, RATE, "After line code";
        /// After SKP ordered sets, which compensate for clock differences.
        after_skp: f64, RATE, "After SKP";
        /// After FLIT headers, CRC and error correction.
        after_flit: f64, RATE, "After FLIT";
        /// Transfers per second per lane.
        transfer_rate: f64, Some(Unit::TransferPerSecond), "Transfer rate";
        /// Share of the line rate left after the line code.
        code_efficiency: f64, SHARE, "Line code efficiency";
        /// Share left after SKP ordered sets.
        skp_efficiency: f64, SHARE, "SKP efficiency";
        /// Share left after FLIT overhead; 1 outside FLIT mode.
        flit_efficiency: f64, SHARE, "FLIT efficiency";
        /// Bytes of packet headers, framing and CRC that one transfer adds to the busier direction.
        tlp_overhead: f64, BYTES, "Packet bytes per transfer";
        /// Bytes of acknowledgements and credits that one transfer usually adds to the busier direction.
        dllp_overhead: f64, BYTES, "Flow-control bytes per transfer";
        /// Bytes requested by one read request.
        request_size: f64, BYTES, "Request size";
        /// Whether the link runs in FLIT mode.
        flit_active: bool, None, "FLIT mode in use";
    }
}

const KNOWN_PAYLOAD: When = When::Not("max_payload_size", &["0"]);
/// Of what is unknown the ceiling takes other sizes than the typical rate, so that its overhead is not the one shown.
const TYPICAL: &str =
    "typical = {after_flit} × {transfer_size} ÷ ({transfer_size} + {tlp_overhead} + {dllp_overhead}) = {typical}";

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "pcie",
    version: 3,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Line, output: "line_rate" },
        Stage { layer: Layer::Encoding, output: "encoded_rate" },
        Stage { layer: Layer::Clock, output: "after_skp" },
        Stage { layer: Layer::Flit, output: "after_flit" },
        Stage { layer: Layer::Headers, output: "ceiling" },
        Stage { layer: Layer::Waiting, output: "after_latency" },
        Stage { layer: Layer::Drives, output: "most" },
    ],
};

/// Where the ends of the range are shares that somebody has set, and are not left to the measurements.
const BY_HAND: When = When::Not("efficiency_low", &["0"]);
const HIGH_BY_HAND: When = When::Not("efficiency_high", &["0"]);

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How fast is this PCIe link?",
    summary: "Payload rate per direction of a PCI Express link, after line code, framing and packet headers.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("link", "Link"),
        ("advanced_sharing", "Sharing"),
        ("advanced_packets", "Packets"),
        ("advanced_transfer", "Transfer and latency"),
        ("advanced_expectation", "Expected range"),
    ],
    headlines: &[Headline::most(
        "maximum for {direction}",
        "Expect exactly that: both shares are set to the same value.",
    )],
    limits: &[("latency", Layer::Waiting), ("drives", Layer::Drives)],
    digits: 3,
    stages: &[(Layer::Waiting, "Round trip")],
    formula: &[
        Line::always("line_rate = {transfer_rate} × {lanes} ÷ 8 bit/B = {line_rate}"),
        ENCODED_RATE,
        Line::always("after_skp = {encoded_rate} × {skp_efficiency} = {after_skp}"),
        Line::always("after_flit = {after_skp} × {flit_efficiency} = {after_flit}"),
        Line::always("ceiling = {after_flit} × {transfer_size} ÷ ({transfer_size} + {tlp_overhead}) = {ceiling}"),
        Line::when(&[KNOWN_PAYLOAD, When::Is("direction", &["device_writes_host"])], TYPICAL),
        Line::when(
            &[
                KNOWN_PAYLOAD,
                When::Not("direction", &["device_writes_host"]),
                When::Not("max_read_request_size", &["0"]),
            ],
            TYPICAL,
        ),
        Line::when(
            &[When::Not("latency_bound", &["null"])],
            "latency_bound = {tags} × {request_size} ÷ {round_trip_time} = {latency_bound}",
        ),
        Line::when(
            &[When::Not("latency_bound", &["null"])],
            "after_latency = the lower of {ceiling} and {latency_bound} = {after_latency}",
        ),
        DRIVES_RATE,
        Line::when(
            &[When::Not("drives_rate", &["null"])],
            "most = the lower of {after_latency} and {drives_rate} = {most}",
        ),
        PER_DRIVE,
        Line::when(
            &[When::Is("drives_rate", &["null"]), BY_HAND],
            "expected_low = {base_rate} × {efficiency_low} = {expected_low}",
        ),
        Line::when(
            &[When::Not("drives_rate", &["null"]), BY_HAND],
            "expected_low = the lower of {drives_rate} and {base_rate} × {efficiency_low} = {expected_low}",
        ),
        Line::when(
            &[When::Is("drives_rate", &["null"]), HIGH_BY_HAND],
            "expected_high = {after_latency} × {efficiency_high} = {expected_high}",
        ),
        Line::when(
            &[When::Not("drives_rate", &["null"]), HIGH_BY_HAND],
            "expected_high = the lower of {drives_rate} and {after_latency} × {efficiency_high} = {expected_high}",
        ),
    ],
    presets: &crate::calculators::presets::PCIE,
    charts: &[
        Chart {
            question: "How much do small transfers lose?",
            input: "transfer_size",
            output: "ceiling",
            range: (16.0, 2048.0),
        },
        Chart {
            question: "How much does a larger Max Payload Size gain?",
            input: "max_payload_size",
            output: "ceiling",
            range: (0.0, 0.0),
        },
        Chart { question: "How much do more lanes gain?", input: "lanes", output: "ceiling", range: (0.0, 0.0) },
    ],
    sources: &[
        "pcie-base-6.3",
        "intel-an-690",
        "intel-an-855",
        "pcie-bench-2018",
        "tinygrad-5090-nvbandwidth",
        "pcie7-announcement",
        "csdn-cxl-68b",
        "csdn-cxl-256b",
        "qiita-cxl-slots",
    ],
    caveats: &[
        "Typical rates count one Ack per two packets when both directions carry data: assumed, not specified.",
        "Where a value is unknown, the ceiling takes the one that carries most. It assumes two things: no host in our data sets a Max Payload Size above 512, and addresses have 64 bits, as memory above 4 GiB needs.",
        "Unaligned buffers, splits at 4 KiB boundaries, IOMMU misses and remote memory are not modelled; each lowers the rate.",
        "PCIe 6.0 and 7.0 links have hardly been measured: their range is carried over from other links. One demonstration of a 6.0 drive is known, about 27 GB/s on four lanes.",
        "CXL memory: the ceiling is that of the format. Reads may use every slot, since several answers share the slot of their headers; a write has a slot for its request before its four of data. Chips and the lines that the processor keeps in flight lower it; our data has no measurement.",
        "For 7.0, the FLIT layout and SKP interval of 6.0 are assumed.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` when two inputs exclude each other.
#[allow(clippy::inline_always, reason = "within a sweep only the output that is asked for is worked out")]
#[inline(always)]
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let generation = inputs.generation.row();
    check(inputs, generation)?;
    let flit = flit_active(inputs, generation);
    let memory = inputs.flit_mode.memory();
    let physical = generation.physical(inputs.lanes, flit && inputs.flit_mode != FlitMode::Cxl68, inputs.sris);
    let flit_efficiency = memory.map_or(physical.flit, |(slots, _)| slots);
    let size = inputs.transfer_size;
    let bounding = packets(inputs, generation, flit, (LARGEST_PAYLOAD, LARGEST_REQUEST));
    let usual = packets(inputs, generation, flit, (USUAL_PAYLOAD, USUAL_REQUEST));
    let on_link = |packets: Packets| match memory {
        None => packets.load(inputs.direction, size),
        Some(_) => lines(inputs.direction, size),
    };
    let load = on_link(bounding);
    let usual_load = on_link(usual);
    let request_size = bounding.max_read_request_size.min(size);
    let latency_bound = match inputs.tags {
        Some(tags) if inputs.direction != Direction::DeviceWritesHost => tags * request_size / inputs.round_trip_time,
        _ => f64::INFINITY,
    };

    let line_rate = generation.transfer_rate * inputs.lanes / 8.0;
    let encoded_rate = line_rate * generation.code_efficiency;
    let after_skp = encoded_rate * physical.skp;
    let after_flit = after_skp * flit_efficiency;
    let carried = |bytes: f64| after_flit * size / bytes;
    let ceiling = carried(load.packets.busier());
    let after_latency = ceiling.min(latency_bound);
    let typical = carried(usual_load.total().busier());
    let base_rate = typical.min(latency_bound * usual.max_read_request_size.min(size) / request_size);
    let drives_rate = demand(inputs.drives, inputs.drive_rate);
    let bound = after_latency.min(drives_rate);
    let low = base_rate * inputs.efficiency_low.unwrap_or(MEASURED);
    // What no host was measured to do without.
    let fewest = Packets { dllps: bounding.dllps.min(FEWEST_DLLPS), ..bounding };
    let reached = carried(on_link(fewest).total().busier()).min(latency_bound);
    let (low, high) = match (inputs.efficiency_low, inputs.efficiency_high) {
        (_, None) => (low, reached.max(low)),
        (None, Some(share)) => (low.min(after_latency * share), after_latency * share),
        (Some(_), Some(share)) => (low, after_latency * share),
    };

    Ok(Outputs {
        ceiling,
        typical,
        most: bound,
        expected_low: drives_rate.min(low),
        expected_high: drives_rate.min(high),
        range_basis: range_basis(inputs, flit),
        limited_by: if drives_rate < after_latency {
            LimitedBy::Drives
        } else if latency_bound < ceiling {
            LimitedBy::Latency
        } else if inputs.direction == Direction::DeviceReadsHost && load.packets.to_host > load.packets.to_device {
            LimitedBy::RequestHeaders
        } else if inputs.drives > 1.0 {
            LimitedBy::Shared
        } else {
            LimitedBy::Link
        },
        per_drive: bound / inputs.drives,
        drives_rate,
        after_latency,
        base_rate,
        latency_bound,
        iops_ceiling: bound / size,
        efficiency: ceiling / line_rate,
        line_rate,
        encoded_rate,
        after_skp,
        after_flit,
        transfer_rate: generation.transfer_rate,
        code_efficiency: generation.code_efficiency,
        skp_efficiency: physical.skp,
        flit_efficiency,
        tlp_overhead: load.packets.busier() - size,
        dllp_overhead: usual_load.total().busier() - usual_load.packets.busier(),
        request_size,
        flit_active: flit,
    })
}

/// Where the range comes from: nothing with FLITs has been measured, and what a reader sets is the reader's.
fn range_basis(inputs: &Inputs, flit: bool) -> Basis {
    let by_hand = inputs.efficiency_low.or(inputs.efficiency_high).is_some();
    if by_hand || flit { Basis::Assumed } else { Basis::Measured }
}

fn flit_active(inputs: &Inputs, generation: &Pcie) -> bool {
    match inputs.flit_mode {
        FlitMode::On | FlitMode::Cxl68 | FlitMode::Cxl256 => true,
        FlitMode::Off => false,
        FlitMode::Auto => generation.flit_required,
    }
}

/// What lines of memory put on a link of CXL, in slots: a read four for its data, a write one more for its request. The
/// source is `qiita-cxl-slots`.
fn lines(direction: Direction, size: f64) -> Load {
    let (read, written) = (size, size * 1.25);
    let packets = match direction {
        Direction::DeviceWritesHost => Ways { to_host: read, to_device: 0.0 },
        Direction::DeviceReadsHost => Ways { to_host: 0.0, to_device: written },
        Direction::Both => Ways { to_host: read, to_device: written },
    };
    Load { packets, dllps: Ways::NONE }
}

/// Payload of each completion.
fn completion_size(inputs: &Inputs, max_payload_size: f64) -> f64 {
    match inputs.completion_size {
        CompletionSize::MaxPayloadSize => max_payload_size,
        CompletionSize::ReadCompletionBoundary => inputs.read_completion_boundary,
        CompletionSize::B64 => 64.0,
        CompletionSize::B128 => 128.0,
        CompletionSize::B256 => 256.0,
        CompletionSize::B512 => 512.0,
        CompletionSize::B1024 => 1024.0,
        CompletionSize::B2048 => 2048.0,
        CompletionSize::B4096 => 4096.0,
    }
}

/// Whether the inputs go together. Errors are made apart, so that a sweep keeps its numbers in registers.
#[allow(clippy::inline_always, reason = "a call would put every input in memory at each point")]
#[inline(always)]
fn check(inputs: &Inputs, generation: &Pcie) -> Result<(), CalcError> {
    if inputs.flit_mode == FlitMode::Off && generation.flit_required {
        return Err(flits_required(generation));
    }
    if let Some((_, known)) = inputs.flit_mode.memory().filter(|(_, known)| !known.contains(&generation.name)) {
        return Err(CalcError::clash("generation", generation.name, Allowed::words(known)));
    }
    let most = inputs.max_payload_size.unwrap_or(LARGEST_PAYLOAD);
    let completion_size = completion_size(inputs, most);
    if completion_size > most {
        return Err(above("completion_size", completion_size, "max_payload_size", most, Unit::Byte));
    }
    match (inputs.efficiency_low, inputs.efficiency_high) {
        (Some(low), Some(high)) if low > high => {
            Err(above("efficiency_low", low, "efficiency_high", high, Unit::Ratio))
        }
        _ => Ok(()),
    }
}

/// A generation that has nothing but FLITs, without them.
#[cold]
fn flits_required(generation: &Pcie) -> CalcError {
    let clash = CalcError::clash("flit_mode", "off", Allowed::words(&["auto", "on"]));
    clash.because_of(Reason::FlitMode, generation.name)
}

/// An input that must not be larger than another one.
#[cold]
fn above(input: &str, value: f64, other: &'static str, most: f64, unit: Unit) -> CalcError {
    CalcError::clash(input, &decimal::write(value), Allowed::AtMost(most, unit)).because_of(Reason::OtherInput, other)
}

/// Packets of a link; what nobody states is of these sizes: the payload and the request.
fn packets(inputs: &Inputs, generation: &Pcie, flit: bool, (payload, request): (f64, f64)) -> Packets {
    let max_payload_size = inputs.max_payload_size.unwrap_or(payload);
    let (request_overhead, completion_overhead, dllp) =
        Packets::overheads(generation, flit, inputs.address_bits > 32.0, inputs.ecrc);
    Packets {
        max_payload_size,
        max_read_request_size: inputs.max_read_request_size.unwrap_or(request),
        completion_size: completion_size(inputs, max_payload_size).min(max_payload_size),
        request_overhead,
        completion_overhead,
        dllps: inputs.dllps_per_512_bytes,
        dllp,
    }
}

impl Packets {
    /// What `size` bytes put on a link.
    fn load(&self, direction: Direction, size: f64) -> Load {
        match direction {
            Direction::DeviceWritesHost => self.written(size),
            Direction::DeviceReadsHost => self.fetched(size),
            Direction::Both => self.both(size),
        }
    }
}
