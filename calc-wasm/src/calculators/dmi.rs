//! `dmi`: what the link between processor and chipset carries, of Intel (DMI) or AMD, and what is left for each drive
//! behind it. Links hold its name, which is older than the second vendor.

use super::shared::{
    AFTER_CLOCK, BYTES, COUNT, DRIVES_RATE, ENCODED_RATE, EXPECT_ALL, ONE_DRIVE, PER_DRIVE, RATE, SHARE,
    chart_per_drive,
};
use crate::calculator::{Choice, Domain, Headline, Model, Stage, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::link::chipset::{Chipset, Known, Uplink, Way};
use crate::link::dmi::{Dmi, GENERATIONS, GENERATIONS_NAMES};
use crate::link::pcie::{Packets, USUAL_PAYLOAD};
use crate::link::{demand, expected};
use crate::unit::Unit;
use crate::{choice, inputs, rows};

rows! {
    /// A generation of DMI.
    pub struct Generation of GENERATIONS, GENERATIONS_NAMES: Dmi
}

impl Generation {
    /// DMI 3.0: Intel chipsets from 2015 to 2021.
    const V3: Self = Self::named("3.0");

    /// The one that is this generation of PCI Express on the wire.
    fn of_pcie(generation: &str) -> Option<Self> {
        GENERATIONS.iter().position(|row| row.pcie_generation == generation).map(Self)
    }
}

/// Width of most uplinks.
const LANES: f64 = 4.0;

/// Where no chipset is named, generation and lanes are the reader's.
const BY_HAND: &[When] = &[When::Is("chipset", &["other"])];

choice! {
    /// Which way the payload flows.
    pub enum Direction {
        DeviceWritesHost = "device_writes_host", "Drive reads (to the processor)", "drive reads (chipset to processor)";
        DeviceReadsHost = "device_reads_host", "Drive writes (to the chipset)", "drive writes (processor to chipset)";
    }
}

choice! {
    /// What limits the rate.
    pub enum LimitedBy {
        Link = "link", "the chipset uplink", "The chipset uplink (generation {uplink_generation}, {uplink_lanes}) is the limit: {takers}.";
        Shared = "shared", "the shared chipset uplink", "The chipset uplink (generation {uplink_generation}, {uplink_lanes}) is the limit: {per_drive} for each of {drives} drives at once, {speedup} times one drive in total.";
        Drives = "drives", "the drives", "The drives are the limit: {drive_rate} each; the link has room to spare.";
    }
}

inputs! {
    /// One link, and what shares it.
    pub struct Inputs {
        link {
            /// Named on the mainboard's box and by `lspci`; it sets the uplink's generation and lanes. Unverified:
            /// believed, but no source names it.
            chipset: Chipset = Chipset::OTHER, Count, Domain::Choice(&Chipset::NAMES), "Chipset";
            /// DMI, or PCIe on AMD. 2.0: 6 to 9 Series, X99, H110 and probably H310. 3.0: the other 100 to 500 Series.
            /// 4.0: newer chipsets.
            generation: Generation = Generation::V3, Count, Domain::Choice(&GENERATIONS_NAMES), "Generation" => BY_HAND;
            /// Lanes between processor and chipset; all lanes that the chipset offers share them.
            lanes: f64 = LANES, Lane, Domain::OneOf(&[2.0, 4.0, 8.0]), "Lanes" => BY_HAND;
            /// Which way the data flows. In a drive read, the device writes to the host; in a drive write, it reads
            /// from the host.
            direction: Direction = Direction::DeviceWritesHost, Count, Domain::Choice(Direction::NAMES), "Direction";
            /// Drives behind the chipset that are busy at once, on M.2 or SATA. At most 32.
            drives: f64 = 1.0, Count "3", Domain::Between { minimum: 1.0, maximum: 32.0, whole: true }, "Drives";
            /// Throughput of each drive on its own. Leave empty if unknown; the drives are then never the limit.
            drive_rate: Option<f64> = None, BytePerSecond "7000 MB/s", ONE_DRIVE, "Rate per drive", "unknown";
        }
        advanced_packets {
            /// Largest payload of one packet, the second MaxPayload in `lspci -vv`; 128 on some chipsets. If unknown,
            /// 256–512 is assumed.
            max_payload_size: Option<f64> = None, Byte, Domain::OneOf(&[128.0, 256.0, 512.0]), "Max Payload Size", "unknown";
        }
    }
}

link_outputs! { LimitedBy {
    /// DMI generation, or PCIe generation on AMD.
    uplink_generation: Generation, None, "Uplink generation";
    /// Width of the uplink.
    uplink_lanes: f64, Some(Unit::Lane), "Uplink lanes";
    /// Whether the chip has this uplink to itself.
    way: Way, None, "Uplink path";
    /// How the generation and width of the uplink are known.
    known: Known, None, "Basis of the uplink";
    /// After SKP ordered sets, which compensate for clock differences.
    after_clock: f64, RATE, "After SKP";
    /// Share left after SKP ordered sets.
    clock_efficiency: f64, SHARE, "SKP efficiency";
    /// Bytes of packet headers, framing and CRC for 4 KiB of data.
    tlp_overhead: f64, BYTES, "Packet bytes per 4 KiB";
    /// Bytes of acknowledgements and credits that usually travel with 4 KiB of data.
    dllp_overhead: f64, BYTES, "Flow-control bytes per 4 KiB";
    /// The same with the acknowledgements and credit updates that hosts usually send. Where the Max Payload Size is
    /// unknown, packets have 256 bytes.
    typical: f64, RATE, "Typical";
    /// What all drives deliver together; no limit if their rate is unknown.
    drives_rate: f64, RATE, "Rate of all drives together", "no limit";
    /// Rate left for each drive when all are busy.
    per_drive: f64, RATE, "Per drive";
    /// All drives together ÷ one drive alone on this link: the most that striping can gain.
    speedup: f64, COUNT, "Speed-up over one drive";
} }

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "dmi",
    version: 2,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Line, output: "line_rate" },
        Stage { layer: Layer::Encoding, output: "encoded_rate" },
        Stage { layer: Layer::Clock, output: "after_clock" },
        Stage { layer: Layer::Headers, output: "ceiling" },
        Stage { layer: Layer::Drives, output: "most" },
    ],
};

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How much gets through the chipset uplink (Intel DMI, AMD)?",
    summary: "What all drives, ports and cards behind an Intel or AMD chipset share on the way to the processor.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("link", "Link"), ("advanced_packets", "Packets")],
    headlines: &[Headline::most("maximum for {direction}, {way}", EXPECT_ALL)],
    limits: &[("drives", Layer::Drives)],
    digits: 3,
    stages: &[],
    formula: &[
        ENCODED_RATE,
        AFTER_CLOCK,
        Line::always("ceiling = {after_clock} × 4 KiB ÷ (4 KiB + {tlp_overhead}) = {ceiling}"),
        Line::when(
            &[When::Not("max_payload_size", &["0"])],
            "typical = {after_clock} × 4 KiB ÷ (4 KiB + {tlp_overhead} + {dllp_overhead}) = {typical}",
        ),
        DRIVES_RATE,
        Line::always("most = the lower of {ceiling} and {drives_rate} = {most}"),
        PER_DRIVE,
        Line::when(
            &[When::Not("drives_rate", &["null"])],
            "speedup = {most} ÷ the lower of {ceiling} and {drive_rate} = {speedup}",
        ),
    ],
    presets: &crate::calculators::presets::DMI,
    charts: &[chart_per_drive(16.0)],
    sources: &[
        "kingye-dmi",
        "tweaktown-z170",
        "tomshardware-z97",
        "am5-chipsets-table",
        "lspci-x370-pro",
        "pcie-base-6.3",
    ],
    caveats: &[
        "Intel does not publish the wire format of DMI. It is commonly known to be PCI Express of the named generation, which measurements confirm; widths are from reviews and overviews.",
        "With packets of 128 bytes the ceiling of DMI 3.0 would be below what was measured, so its packets are larger.",
        "USB, network and SATA behind the chipset share the link too; their traffic is not counted here.",
        "AMD's uplinks are ordinary PCIe links; their expected range comes from other kinds of link.",
        "Two-chip chipsets (X670, X670E, X870E): the second chip is attached to the first, and both share one uplink. The other chip's traffic is not counted.",
    ],
};

/// Generation and width of the uplink: those of the chipset, where one is named.
fn uplink(inputs: &Inputs) -> Result<(Generation, f64), CalcError> {
    let Some(own) = inputs.chipset.uplink() else { return Ok((inputs.generation, inputs.lanes)) };
    let clash = |input: &str, value: &str, allowed| {
        Err(CalcError::clash(input, value, allowed).because_of(Reason::ChipsetUplink, own.name))
    };
    // What is as it is without being asked for contradicts nothing.
    let generation = inputs.generation.row();
    if inputs.generation != Generation::V3 && generation.pcie_generation != own.pcie_generation {
        return clash("generation", generation.name, Allowed::words(&[own.pcie_generation]));
    }
    if ![LANES, own.lanes].contains(&inputs.lanes) {
        return clash("lanes", &decimal::write(inputs.lanes), Allowed::numbers(&[own.lanes], Unit::Lane));
    }
    Ok((Generation::of_pcie(own.pcie_generation).unwrap_or(inputs.generation), own.lanes))
}

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for a width that this generation does not have, and for a
/// generation
/// or width that is not that of the chipset.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let (uplink_generation, lanes) = uplink(inputs)?;
    let generation = uplink_generation.row();
    let chipset = inputs.chipset.uplink();
    let link = generation.link(lanes)?;
    let line_rate = link.transfer_rate * lanes / 8.0;
    let encoded_rate = line_rate * link.code_efficiency;
    let after_clock = link.packet_rate(lanes);

    // Long transfers: 4 KiB is whole packets of every size here.
    let size = 4096.0;
    let load = |packets: Packets| match inputs.direction {
        Direction::DeviceWritesHost => packets.written(size),
        Direction::DeviceReadsHost => packets.fetched(size),
    };
    let wire = load(link.bounding_packets(inputs.max_payload_size)).packets.busier();
    let usual = load(link.usual_packets(inputs.max_payload_size.unwrap_or(USUAL_PAYLOAD)));
    let ceiling = after_clock * size / wire;
    let drives_rate = demand(inputs.drives, inputs.drive_rate);
    let bound = ceiling.min(drives_rate);
    let alone = ceiling.min(demand(1.0, inputs.drive_rate));
    let shares = (generation.expected_low, generation.expected_high);
    let typical = after_clock * size / usual.total().busier();
    let (expected_low, expected_high) = expected(shares, typical, bound);

    Ok(Outputs {
        ceiling,
        most: bound,
        expected_low,
        expected_high,
        range_basis: chipset.map_or(generation.range_basis, |own| own.range_basis(generation)),
        confidence: chipset.map_or(generation.confidence, |own| own.confidence(generation)),
        limited_by: if drives_rate < ceiling {
            LimitedBy::Drives
        } else if inputs.drives > 1.0 {
            LimitedBy::Shared
        } else {
            LimitedBy::Link
        },
        line_rate,
        encoded_rate,
        code_efficiency: link.code_efficiency,
        uplink_generation,
        uplink_lanes: lanes,
        way: chipset.map_or(Way::Direct, Uplink::way),
        known: chipset.map_or(Known::ByHand, |own| own.known),
        after_clock,
        clock_efficiency: after_clock / encoded_rate,
        tlp_overhead: wire - size,
        dllp_overhead: usual.total().busier() - usual.packets.busier(),
        typical,
        drives_rate,
        per_drive: bound / inputs.drives,
        speedup: bound / alone,
    })
}
