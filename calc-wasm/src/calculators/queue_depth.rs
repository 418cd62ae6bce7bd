//! `queue-depth`: requests in flight, IOPS and mean latency, any two of which give the third (Little's law).

use super::shared::{COUNT, IOPS, RATE, TIME};
use crate::calculator::{Chart, Domain, Expected, Headline, Model, Words};
use crate::decimal;
use crate::echo::Echo;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::link::demand;
use crate::unit::Unit;
use crate::{choice, inputs, outputs};

choice! {
    /// What limits the rate.
    pub enum LimitedBy {
        Latency = "latency", "the latency of each request", "Each request takes {mean_latency}: more in flight give more IOPS, up to what the drive gives.";
        Drive = "drive", "the drive", "The drive is the limit, {max_iops}: from {knee} in flight on, more only adds latency.";
        Link = "link", "the link", "The link is the limit, {link_rate}: from {knee} in flight on, more only adds latency.";
    }
}

/// How far three figures may disagree that a tool printed of one run: they are rounded, and its start and end count
/// differently in each.
const AGREE: f64 = 0.05;

inputs! {
    /// Two of three figures of a workload, and what serves it.
    pub struct Inputs {
        load {
            /// All requests in flight: iodepth × numjobs in fio, -o × -t in DiskSpd, Q × T in CrystalDiskMark. Leave
            /// empty to compute it.
            depth: Option<f64> = None, Count "32", Domain::Between { minimum: 0.0, maximum: 4.3e9, whole: false }, "Requests in flight", "computed";
            /// Requests per second, as fio and DiskSpd print them. Leave empty to compute it, or if you have MB/s.
            iops: Option<f64> = None, OperationPerSecond "50000 IOPS", Domain::Between { minimum: 0.0, maximum: 1e9, whole: false }, "Request rate", "computed";
            /// The same in bytes per second: CrystalDiskMark's RND4K shows MB/s. Leave empty if you have IOPS.
            throughput: Option<f64> = None, BytePerSecond "60 MB/s", Domain::Between { minimum: 0.0, maximum: 1e12, whole: false }, "Throughput", "computed";
            /// Mean time from issue to completion: fio's `lat … avg`, DiskSpd's AvgLat. Leave empty to compute it.
            latency: Option<f64> = None, Second "500 µs", Domain::Between { minimum: 0.0, maximum: 3600.0, whole: false }, "Mean latency", "computed";
            /// Bytes of each request.
            block_size: f64 = 4096.0, Byte "4 KiB", Domain::Between { minimum: 512.0, maximum: 1_073_741_824.0, whole: true }, "Block size";
        }
        drive {
            /// Latency of a single request, used if fewer than two values above are given. A 4 KiB read takes 51–68 µs
            /// on flash, 10 ms on hard disks.
            unloaded_latency: f64 = 68e-6, Second "68 µs", Domain::Between { minimum: 1e-9, maximum: 3600.0, whole: false }, "Latency at queue depth 1";
            /// From the drive's data sheet, for this block size. Leave empty if unknown; the drive is then never the
            /// limit.
            max_iops: Option<f64> = None, OperationPerSecond "1000000 IOPS", Domain::Between { minimum: 0.0, maximum: 1e9, whole: false }, "Ceiling of the drive", "unknown";
            /// Payload rate of the drive's link, from its calculator. Leave empty if unknown; the link is then never
            /// the limit.
            link_rate: Option<f64> = None, BytePerSecond "550 MB/s", Domain::Between { minimum: 0.0, maximum: 1e12, whole: false }, "Link rate", "unknown";
            /// The queue depth to compare with; data sheets state IOPS at 32 or more.
            other_depth: f64 = 32.0, Count "32", Domain::Between { minimum: 1.0, maximum: 65_536.0, whole: true }, "Another depth";
        }
        advanced_threads {
            /// Requests that each thread keeps in flight; 1 if it waits for each, as most programs do.
            thread_depth: f64 = 1.0, Count "1", Domain::Between { minimum: 1.0, maximum: 65_536.0, whole: true }, "Queue depth per thread";
        }
    }
}

outputs! {
    /// Means of the steady state, and what the same drive does at another depth.
    pub struct Outputs {
        /// IOPS × mean latency.
        in_flight: f64, COUNT, "Requests in flight";
        /// Requests per second.
        rate: f64, IOPS, "Request rate";
        /// Requests in flight ÷ IOPS.
        mean_latency: f64, TIME, "Mean latency";
        /// IOPS × block size.
        data_rate: f64, RATE, "Throughput";
        /// What limits the rate.
        limited_by: LimitedBy, None, "Limited by";
        /// Threads that keep that many requests in flight.
        threads: f64, COUNT, "Threads needed";
        /// Blocks of this size that the link carries per second.
        link_iops: f64, IOPS, "Link IOPS", "no limit";
        /// The lower of the IOPS of drive and link.
        most_iops: f64, IOPS, "Ceiling", "no limit", "unknown";
        /// Mean time of a request before the ceiling makes it wait.
        alone: f64, TIME, "Latency below the ceiling";
        /// Queue depth that reaches the ceiling; more only adds latency.
        knee: f64, COUNT, "Depth that reaches the ceiling", "no ceiling";
        /// Maximum IOPS at the other depth, with constant latency up to the ceiling.
        other_rate: f64, IOPS, "IOPS at the other depth";
        /// Lowest mean latency at the other depth.
        other_latency: f64, TIME, "Latency at the other depth";
        /// IOPS at the other depth × block size.
        other_data_rate: f64, RATE, "Throughput at the other depth";
    }
}

/// What the calculator computes with.
pub(crate) static MODEL: Model =
    Model { name: "queue-depth", version: 1, inputs: Inputs::INPUTS, outputs: Outputs::OUTPUTS, stages: &[] };

const EXACT: Expected = Expected::Unstated("No range: Little's law is exact for the means of a steady state.");
const BOUND: Expected =
    Expected::Unstated("No range: this is the best case; requests that disturb each other take longer.");

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "Which queue depth, how many IOPS, what latency?",
    summary: "Enter any two of queue depth, IOPS and mean latency to get the third, and how the same drive does at another depth.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("load", "Workload"), ("drive", "Drive"), ("advanced_threads", "Threads")],
    headlines: &[
        Headline {
            value: "in_flight",
            note: "in flight on average: {rate} of {block_size}, {mean_latency} each, {data_rate}",
            expected: EXACT,
            limit: "limited_by",
            why: "",
        },
        Headline {
            value: "rate",
            note: "with {in_flight} in flight, {mean_latency} each: {data_rate} in blocks of {block_size}",
            expected: EXACT,
            limit: "limited_by",
            why: "",
        },
        Headline {
            value: "mean_latency",
            note: "for each request on average, at {rate} with {in_flight} in flight",
            expected: EXACT,
            limit: "limited_by",
            why: "",
        },
        Headline {
            value: "threads",
            note: "threads at least, for {rate} at {mean_latency} with {thread_depth} in flight each",
            expected: EXACT,
            limit: "",
            why: "{in_flight} requests are in flight on average.",
        },
        Headline {
            value: "other_rate",
            note: "at most with {other_depth} in flight: {other_data_rate} in blocks of {block_size}",
            expected: BOUND,
            limit: "",
            why: "Each request takes {alone} up to the ceiling ({most_iops}), and waits past it.",
        },
        Headline {
            value: "other_latency",
            note: "at least for each request with {other_depth} in flight, at {other_rate}",
            expected: BOUND,
            limit: "",
            why: "Each request takes {alone} up to the ceiling ({most_iops}), and waits past it.",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[],
    formula: &[
        Line::always("in_flight = {rate} × {mean_latency} = {in_flight}"),
        Line::when(
            &[When::Is("iops", &["0"]), When::Is("throughput", &["0"])],
            "rate = {in_flight} ÷ {mean_latency} = {rate}",
        ),
        Line::when(&[When::Is("latency", &["0"])], "mean_latency = {in_flight} ÷ {rate} = {mean_latency}"),
        Line::always("data_rate = {rate} × {block_size} = {data_rate}"),
        Line::always("threads = ⌈{in_flight} ÷ {thread_depth}⌉ = {threads}"),
        Line::when(&[When::Not("link_rate", &["0"])], "link_iops = {link_rate} ÷ {block_size} = {link_iops}"),
        Line::when(
            &[When::Not("max_iops", &["0"])],
            "most_iops = the lower of {max_iops} and {link_iops} = {most_iops}",
        ),
        Line::when(&[When::Is("max_iops", &["0"])], "most_iops = {link_iops} = {most_iops}"),
        Line::always("knee = {most_iops} × {alone} = {knee}"),
        Line::always("other_rate = the lower of {other_depth} ÷ {alone} and {most_iops} = {other_rate}"),
        Line::always("other_latency = {other_depth} ÷ {other_rate} = {other_latency}"),
        Line::always("other_data_rate = {other_rate} × {block_size} = {other_data_rate}"),
    ],
    presets: &crate::calculators::presets::QUEUE_DEPTH,
    charts: &[
        Chart {
            question: "How many IOPS at each depth?",
            input: "other_depth",
            output: "other_rate",
            range: (1.0, 1024.0),
        },
        Chart {
            question: "What latency at each depth?",
            input: "other_depth",
            output: "other_latency",
            range: (1.0, 1024.0),
        },
    ],
    sources: &[
        "gunther-littles-law",
        "line-asymptotic-bounds",
        "pc-begriffe-random-4k",
        "longhorn-1804",
        "diskspd-106",
        "fio-559",
    ],
    caveats: &[
        "Means only. A target for the slowest 1 % (p99) needs a measured curve: see the chart of latency over queue depth.",
        "The curve is the best case: constant latency up to the ceiling, then a queue. A real drive's curve bends earlier, because requests meet on one chip or one head.",
        "It holds for a steady state, in which new requests arrive as old ones complete. Pauses between batches lower the mean number in flight below the depth that was set.",
        "fio's depth is per job and DiskSpd's per thread and target; the number here is the sum.",
        "Where fewer than two of the three are given, one request is in flight and takes the latency at queue depth 1.",
    ],
};

/// Whether two figures of one run are the same but for rounding.
fn agree(one: f64, other: f64) -> bool {
    (one / other - 1.0).abs() <= AGREE
}

/// The given request rate, in either form.
fn given_rate(inputs: &Inputs) -> Result<Option<f64>, CalcError> {
    let Inputs { iops, throughput, block_size, .. } = *inputs;
    match (iops, throughput) {
        (Some(iops), Some(throughput)) if !agree(throughput, iops * block_size) => {
            let allowed = Allowed::OneOf(vec![Echo::Number(iops * block_size)], Unit::BytePerSecond);
            let [left, first, second] = [throughput, iops, block_size].map(decimal::write);
            let relation = format!("{left} ≠ {first} × {second}");
            Err(CalcError::clash("throughput", &relation, allowed).because(Reason::IopsTimesBlock))
        }
        (Some(iops), _) => Ok(Some(iops)),
        (None, throughput) => Ok(throughput.map(|rate| rate / block_size)),
    }
}

/// Refuses a rate that drive or link cannot give, in the form in which it was given.
fn refuse_above(ceiling: f64, inputs: &Inputs) -> CalcError {
    let (input, value, allowed) = if let Some(iops) = inputs.iops {
        ("iops", iops, Allowed::AtMost(ceiling, Unit::OperationPerSecond))
    } else {
        let most = Allowed::AtMost(ceiling * inputs.block_size, Unit::BytePerSecond);
        ("throughput", inputs.throughput.unwrap_or_default(), most)
    };
    CalcError::clash(input, &decimal::write(value), allowed).because(Reason::DriveOrLink)
}

/// Refuses three figures of which no steady state has all.
fn refuse_three(depth: f64, rate: f64, latency: f64) -> CalcError {
    let allowed = Allowed::OneOf(vec![Echo::Number(rate * latency)], Unit::Count);
    let [left, first, second] = [depth, rate, latency].map(decimal::write);
    CalcError::clash("depth", &format!("{left} ≠ {first} × {second}"), allowed).because(Reason::LittlesLaw)
}

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing unless it
/// refuses.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for figures that disagree, and for a rate above the ceiling.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let drive_iops = demand(1.0, inputs.max_iops);
    let link_iops = demand(1.0 / inputs.block_size, inputs.link_rate);
    let ceiling = drive_iops.min(link_iops);
    let (depth, rate, latency) = (inputs.depth, given_rate(inputs)?, inputs.latency);
    if rate.is_some_and(|rate| rate > ceiling) {
        return Err(refuse_above(ceiling, inputs));
    }
    let unloaded = latency.unwrap_or(inputs.unloaded_latency);
    // The rate rises with the depth up to the ceiling; beyond it, only the latency rises: the asymptotic bounds of a closed
    // queueing network (`line-asymptotic-bounds`).
    let served = |depth: f64, alone: f64| ceiling.min(depth / alone);
    let (in_flight, rate, mean_latency, alone) = match (depth, rate) {
        (Some(depth), Some(rate)) if latency.is_none() => (depth, rate, depth / rate, depth / rate),
        (Some(depth), Some(rate)) if !agree(rate * unloaded, depth) => {
            return Err(refuse_three(depth, rate, unloaded));
        }
        (_, Some(rate)) => (rate * unloaded, rate, unloaded, unloaded),
        (depth, None) => {
            let depth = depth.unwrap_or(1.0);
            let rate = served(depth, unloaded);
            (depth, rate, depth / rate, unloaded)
        }
    };
    let other_rate = served(inputs.other_depth, alone);
    let threads = in_flight / inputs.thread_depth;

    Ok(Outputs {
        in_flight,
        rate,
        mean_latency,
        data_rate: rate * inputs.block_size,
        limited_by: if rate < ceiling {
            LimitedBy::Latency
        } else if link_iops < drive_iops {
            LimitedBy::Link
        } else {
            LimitedBy::Drive
        },
        // A whole number that arithmetic missed by its last bits is whole.
        threads: (threads - threads * 1e-12).ceil(),
        link_iops,
        most_iops: ceiling,
        alone,
        knee: ceiling * alone,
        other_rate,
        other_latency: inputs.other_depth / other_rate,
        other_data_rate: other_rate * inputs.block_size,
    })
}
