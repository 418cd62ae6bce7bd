//! `nvme-queue`: how many commands a second an NVMe drive's PCI Express link lets through.

use super::shared::{AFTER_CLOCK, BYTES, ENCODED_RATE, IOPS, PACKET_SIZES, RATE, SHARE};
use crate::calculator::{Chart, Domain, Expected, Headline, Model, Stage, Words};
use crate::calculators::pcie::Generation;
use crate::formula::{Line, When};
use crate::layer::Layer;
use crate::link::nvme::Handover;
use crate::link::pcie::{GENERATIONS_NAMES, USUAL_PAYLOAD};
use crate::link::{Basis, Confidence, demand};
use crate::{choice, inputs};

/// Ends of the expected range, as shares of what is typical and of the ceiling: those of long transfers, taken over.
const EXPECTED: (f64, f64) = (0.93, 0.99);

/// Commands for each doorbell and fetch: the most that the ceiling takes where nobody states them, and what deep queues
/// are expected to have.
const MOST_BATCHED: f64 = 64.0;
const USUAL_BATCH: f64 = 8.0;

choice! {
    /// What keeps the number of commands from rising.
    pub enum LimitedBy {
        ToHost = "to_host", "the link, toward the host", "The link is the limit: each command moves {bytes_to_host} toward the host.";
        ToDevice = "to_device", "the link, toward the drive", "The link is the limit: each command moves {bytes_to_device} toward the drive.";
        Drive = "drive", "the drive", "The drive is the limit: {drive_iops}; its link has room to spare.";
    }
}

inputs! {
    /// One link, one kind of command, and how commands are handed over.
    pub struct Inputs {
        link {
            /// Negotiated generation of the drive's link.
            generation: Generation = Generation::V4, Count, Domain::Choice(&GENERATIONS_NAMES), "Generation";
            /// Negotiated width of the drive's link.
            lanes: f64 = 4.0, Lane, Domain::OneOf(&[1.0, 2.0, 4.0, 8.0, 16.0]), "Lanes";
            /// Bytes read or written per command. At most 2 MiB, the limit of many drives.
            block_size: f64 = 4096.0, Byte "4 KiB", Domain::Between { minimum: 512.0, maximum: 2_097_152.0, whole: true }, "Block size";
            /// Share of commands that read; the others write.
            read_share: f64 = 1.0, Ratio "70 %", Domain::Between { minimum: 0.0, maximum: 1.0, whole: false }, "Read share";
            /// From the drive's data sheet. Leave empty if unknown; the drive is then never the limit.
            drive_iops: Option<f64> = None, OperationPerSecond "1000000 IOPS", Domain::Between { minimum: 0.0, maximum: 1e9, whole: false }, "Random IOPS of the drive", "unknown";
        }
        advanced_packets {
            /// Largest payload of one packet. If unknown, 256–512 is assumed: from the most common setting to the
            /// largest seen on any host.
            max_payload_size: Option<f64> = None, Byte, PACKET_SIZES, "Max Payload Size", "unknown";
        }
        advanced_handover {
            /// Commands submitted with one doorbell write and fetched together; 1 at a queue depth of 1. If unknown,
            /// 8–64 is assumed.
            batch: Option<f64> = None, Count "8", Domain::Between { minimum: 1.0, maximum: MOST_BATCHED, whole: true }, "Commands per doorbell", "unknown";
            /// Interrupts for each command: 0 with polling, 1 without coalescing.
            interrupts: f64 = 0.0, Count "0.5", Domain::Between { minimum: 0.0, maximum: 1.0, whole: false }, "Interrupts per command";
        }
    }
}

link_outputs! { LimitedBy {
    /// Commands per second: the lower of what the link carries and what the drive delivers.
    iops: f64, IOPS, "Maximum IOPS";
    /// Lower end of what to expect where the link is the limit.
    iops_low: f64, IOPS, "IOPS expected, low";
    /// Upper end of what to expect where the link is the limit.
    iops_high: f64, IOPS, "IOPS expected, high";
    /// Commands per second with the acknowledgements and credit updates that hosts usually send. Where the Max Payload
    /// Size is unknown, packets have 256 bytes.
    typical_iops: f64, IOPS, "Typical IOPS of the link";
    /// Bytes per second, read and written together.
    throughput: f64, RATE, "Throughput, reads and writes";
    /// After SKP ordered sets and, from 6.0 on, FLITs.
    after_clock: f64, RATE, "After SKP and FLIT";
    /// Share left after SKP ordered sets and FLITs.
    clock_efficiency: f64, SHARE, "SKP and FLIT efficiency";
    /// After the headers of data packets, in the busier direction.
    after_headers: f64, RATE, "After packet headers";
    /// Average bytes that a command moves toward the host.
    bytes_to_host: f64, BYTES, "Bytes to the host per command";
    /// Average bytes that a command moves toward the drive.
    bytes_to_device: f64, BYTES, "Bytes to the drive per command";
} }

/// What the calculator computes with.
pub(crate) static MODEL: Model = Model {
    name: "nvme-queue",
    version: 3,
    inputs: Inputs::INPUTS,
    outputs: Outputs::OUTPUTS,
    stages: &[
        Stage { layer: Layer::Line, output: "line_rate" },
        Stage { layer: Layer::Encoding, output: "encoded_rate" },
        Stage { layer: Layer::Clock, output: "after_clock" },
        Stage { layer: Layer::Headers, output: "after_headers" },
        Stage { layer: Layer::Commands, output: "ceiling" },
        Stage { layer: Layer::Drives, output: "most" },
    ],
};

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How many IOPS does this NVMe link allow?",
    summary: "Commands per second that a drive's PCIe link carries, with queue entries, doorbells and pointers.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("link", "Link and commands"), ("advanced_packets", "Packets"), ("advanced_handover", "Queues")],
    headlines: &[Headline {
        value: "iops",
        note: "maximum, {block_size} each",
        expected: Expected::Between {
            low: "iops_low",
            high: "iops_high",
            basis: "range_basis",
            same: "Expect all of them: the link carries that many even at the low end of its range.",
        },
        limit: "limited_by",
        why: "",
    }],
    limits: &[("drive", Layer::Drives)],
    digits: 3,
    stages: &[(Layer::Clock, "SKP and FLIT"), (Layer::Drives, "Drive")],
    formula: &[
        ENCODED_RATE,
        AFTER_CLOCK,
        Line::when(
            &[When::Not("limited_by", &["drive"])],
            "iops = {after_clock} ÷ the larger of {bytes_to_host} and {bytes_to_device} = {iops}",
        ),
        Line::when(
            &[When::Is("limited_by", &["drive"])],
            "iops = the lower of {drive_iops} and {after_clock} ÷ max({bytes_to_host}, {bytes_to_device}) = {iops}",
        ),
        Line::always("throughput = {iops} × {block_size} = {throughput}"),
        Line::always("iops_low = the lower of {iops} and 0.93 × {typical_iops} = {iops_low}"),
        Line::always(
            "iops_high = the lower of {iops} and 0.99 × {after_clock} ÷ max({bytes_to_host}, {bytes_to_device}) = {iops_high}",
        ),
    ],
    presets: &crate::calculators::presets::NVME_QUEUE,
    charts: &[
        Chart {
            question: "How many IOPS at each block size?",
            input: "block_size",
            output: "iops",
            range: (512.0, 32_768.0),
        },
        Chart {
            question: "How do IOPS depend on the read share?",
            input: "read_share",
            output: "iops",
            range: (0.0, 1.0),
        },
    ],
    sources: &["nvme-base-2.0", "pcie-base-6.3", "intel-an-690"],
    caveats: &[
        "This is the limit of the link. Most drives deliver less: 1.2 to 2.2 M IOPS were measured on links that allow 1.7 to 3.5 M.",
        "Expected range: from 93 % of what is typical to 99 % of the ceiling, assumed from long transfers; no drive was found whose link is the limit here.",
        "Polling is assumed, as the ceiling is highest without interrupts.",
        "PRP lists are counted for blocks of more than two aligned pages; scatter-gather lists, metadata and unaligned buffers are not modelled.",
        "At QD1 the drive's latency is the limit, not its link.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
pub(crate) fn evaluate(inputs: &Inputs) -> Outputs {
    let generation = inputs.generation.row();
    let line_rate = generation.transfer_rate * inputs.lanes / 8.0;
    let encoded_rate = line_rate * generation.code_efficiency;
    let after_clock = generation.packet_rate(inputs.lanes);
    let load = |batch, packets| {
        let batch = inputs.batch.unwrap_or(batch);
        let Inputs { block_size, read_share, interrupts, .. } = *inputs;
        Handover { block_size, read_share, batch, interrupts }.load(&packets)
    };
    let bounding = load(MOST_BATCHED, generation.bounding_packets(inputs.max_payload_size));
    let usual = generation.usual_packets(inputs.max_payload_size.unwrap_or(USUAL_PAYLOAD));
    let bytes = bounding.total.packets;
    let host_bound = bytes.to_host > bytes.to_device;
    let (data, wrapped) = if host_bound {
        (bounding.data.to_host, bounding.moved.packets.to_host)
    } else {
        (bounding.data.to_device, bounding.moved.packets.to_device)
    };
    let allowed = after_clock / bytes.busier();
    let typical_iops = after_clock / load(USUAL_BATCH, usual).total.total().busier();
    let drive = demand(1.0, inputs.drive_iops);
    let iops = allowed.min(drive);
    let (low, high) = EXPECTED;

    Outputs {
        ceiling: allowed * data,
        most: iops * data,
        expected_low: iops.min(typical_iops * low) * data,
        expected_high: iops.min(allowed * high) * data,
        range_basis: Basis::Assumed,
        confidence: Confidence::Assumed,
        limited_by: if drive < allowed {
            LimitedBy::Drive
        } else if host_bound {
            LimitedBy::ToHost
        } else {
            LimitedBy::ToDevice
        },
        line_rate,
        encoded_rate,
        code_efficiency: generation.code_efficiency,
        iops,
        iops_low: iops.min(typical_iops * low),
        iops_high: iops.min(allowed * high),
        typical_iops,
        throughput: iops * inputs.block_size,
        after_clock,
        clock_efficiency: after_clock / encoded_rate,
        after_headers: after_clock * data / wrapped,
        bytes_to_host: bytes.to_host,
        bytes_to_device: bytes.to_device,
    }
}
