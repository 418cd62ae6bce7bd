//! `write-cache`: how long a copy takes to a flash drive whose SLC cache it may outgrow.

use super::shared::{BYTES, RATE, SHARE, TIME};
use crate::calculator::{Chart, Choice, Domain, Expected, Headline, Model, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::link::demand;
use crate::unit::Unit;
use crate::{choice, inputs, outputs};

choice! {
    /// Bits that one cell holds.
    pub enum Cells {
        Tlc = "tlc", "TLC (3 bits per cell)";
        Qlc = "qlc", "QLC (4 bits per cell)";
        Mlc = "mlc", "MLC (2 bits per cell)";
    }
}

choice! {
    /// What sets the time.
    pub enum LimitedBy {
        Flash = "flash", "the drive past its cache", "The cache takes {in_cache} at {fast_rate}; the other {past_cache} is written past it at {slow_rate}.";
        Cache = "cache", "the drive's cache", "All of it fits in the cache of {cache}, which takes {fast_rate}.";
        Source = "source", "the source", "The source is the limit: it gives {source_rate}, no more than the drive takes.";
    }
}

choice! {
    /// Where the expected range comes from.
    pub enum Basis {
        Fills = "fills", "measured on whole fills";
    }
}

/// Time that reviewed drives took past their cache when they were filled from empty, over the time at the rate that
/// the same review names for it. Ends of six (`techpowerup-…`): 980 PRO 0.84, 970 EVO 0.93, 980 0.95, P5 1.06, SN580
/// 1.09, T500 1.14. What the rate does there depends on how the drive empties its cache meanwhile.
const FILLS: (f64, f64) = (0.84, 1.14);
/// How much flash a drive has for each byte of its capacity: 1 TiB of it is sold as 1 TB. Of the drives whose cache
/// was read, the largest uses 1.05 times its capacity (`techpowerup-t500`).
const FLASH: f64 = 1.1;

const ALL_SHRINKS: &[When] = &[When::Is("static_cache", &["0"])];
const SOME_STAYS: &[When] = &[When::Not("static_cache", &["0"])];

inputs! {
    /// A copy, the drive it goes to, and where it comes from.
    pub struct Inputs {
        copy {
            /// Bytes written in one go, without a pause.
            size: f64 = 300e9, Byte "300 GB", Domain::Between { minimum: 1e6, maximum: 1e15, whole: true }, "Size of the copy";
            /// Rate of what the data comes from or through: another drive, a network, a USB link. Leave empty if it is
            /// faster than the drive.
            source_rate: Option<f64> = None, BytePerSecond "1177 MB/s", Domain::Between { minimum: 0.0, maximum: 1e12, whole: false }, "Source rate", "no limit";
        }
        drive {
            /// Capacity of the drive that the copy is written to.
            capacity: f64 = 1e12, Byte "1 TB", Domain::Between { minimum: 1e9, maximum: 1e15, whole: true }, "Drive capacity";
            /// Share of the drive that already holds data. The cache is made of free cells, so a fuller drive has less
            /// of it.
            used: f64 = 0.0, Ratio "80 %", Domain::Between { minimum: 0.0, maximum: 0.99, whole: false }, "Share in use";
            /// Size of the cache on an empty drive: where the rate drops in a review that fills the drive.
            empty_cache: f64 = 113e9, Byte "113 GB", Domain::Between { minimum: 0.0, maximum: 1e15, whole: true }, "Cache of the empty drive";
            /// Write rate while the cache lasts: the data sheet's sequential write.
            cache_rate: f64 = 4e9, BytePerSecond "4000 MB/s", Domain::Between { minimum: 1e5, maximum: 1e11, whole: false }, "Rate into the cache";
            /// Write rate once the cache is full, from the same review; data sheets rarely state it.
            after_rate: f64 = 1.5e9, BytePerSecond "1500 MB/s", Domain::Between { minimum: 1e5, maximum: 1e11, whole: false }, "Rate beyond the cache";
        }
        advanced_cache {
            /// Cache that stays however full the drive is: 4 GB on a 500 GB Samsung 970 EVO, 6 GB on larger ones. Leave
            /// empty if unknown.
            static_cache: Option<f64> = None, Byte "6 GB", Domain::Between { minimum: 0.0, maximum: 1e15, whole: true }, "Static cache", "none";
            /// A cell used as cache holds one bit instead of this many.
            cells: Cells = Cells::Tlc, Count, Domain::Choice(Cells::NAMES), "Flash type";
        }
    }
}

outputs! {
    /// Times, and what they are made of.
    pub struct Outputs {
        /// Time of the whole copy.
        time: f64, TIME, "Copy time";
        /// Lower end of what to expect.
        time_low: f64, TIME, "Copy time, low";
        /// Upper end of what to expect.
        time_high: f64, TIME, "Copy time, high";
        /// Where the range comes from.
        range_basis: Basis, None, "Basis of the range";
        /// What sets the time.
        limited_by: LimitedBy, None, "Limited by";
        /// Size over time.
        average: f64, RATE, "Average rate";
        /// The rate when the last byte is written.
        end_rate: f64, RATE, "Rate at the end";
        /// Free space before the copy.
        free: f64, BYTES, "Free before the copy";
        /// Share of the free cells that the drive uses as cache.
        cell_share: f64, SHARE, "Share of free cells used as cache";
        /// Bits that one cell holds.
        cell_bits: f64, Some(Unit::Bit), "Bits per cell";
        /// Size of the cache at this fill level.
        cache: f64, BYTES, "Cache";
        /// Bytes that fit in the cache.
        in_cache: f64, BYTES, "Written to the cache";
        /// Bytes written once the cache is full.
        past_cache: f64, BYTES, "Written beyond the cache";
        /// Write rate while the cache lasts.
        fast_rate: f64, RATE, "Rate while the cache lasts";
        /// Write rate once the cache is full.
        slow_rate: f64, RATE, "Rate once the cache is full";
        /// Time until the cache is full or the copy is done.
        fast_time: f64, TIME, "Time while the cache lasts";
        /// Time from the full cache to the end of the copy.
        slow_time: f64, TIME, "Time once the cache is full";
        /// Rate of the source; no limit if none is given.
        source_limit: f64, RATE, "Source rate", "no limit";
    }
}

/// What the calculator computes with.
pub(crate) static MODEL: Model =
    Model { name: "write-cache", version: 1, inputs: Inputs::INPUTS, outputs: Outputs::OUTPUTS, stages: &[] };

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How long does a large copy to an SSD take?",
    summary: "Time to write past the SLC cache of a TLC or QLC drive, where the rate falls, and how much cache a fuller drive has.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("copy", "Copy"), ("drive", "Drive"), ("advanced_cache", "Cache")],
    headlines: &[
        Headline {
            value: "time",
            note: "to write {size}: {average} on average",
            expected: Expected::Between {
                low: "time_low",
                high: "time_high",
                basis: "range_basis",
                same: "Expect exactly that where the rates hold: nothing goes beyond the cache, or the source is slower.",
            },
            limit: "limited_by",
            why: "",
        },
        Headline {
            value: "cache",
            note: "of cache with {used} of the drive in use",
            expected: Expected::Unstated(
                "No range: how drives shrink their cache is an assumption, and few reviews measure it.",
            ),
            limit: "",
            why: "The empty drive has {empty_cache}; of that, {static_cache} stays however full it is.",
        },
        Headline {
            value: "end_rate",
            note: "after {size}",
            expected: Expected::Unstated("No range: beyond the cache the rate varies, and reviews give one figure."),
            limit: "limited_by",
            why: "",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[],
    formula: &[
        Line::always("free = {capacity} × (1 − {used}) = {free}"),
        Line::when(ALL_SHRINKS, "cell_share = {empty_cache} × {cell_bits} ÷ {capacity} = {cell_share}"),
        Line::when(ALL_SHRINKS, "cache = {cell_share} × {free} ÷ {cell_bits} = {cache}"),
        Line::when(
            SOME_STAYS,
            "cell_share = ({empty_cache} − {static_cache}) × {cell_bits} ÷ {capacity} = {cell_share}",
        ),
        Line::when(SOME_STAYS, "cache = {static_cache} + {cell_share} × {free} ÷ {cell_bits} = {cache}"),
        Line::always("in_cache = the lower of {size} and {cache} = {in_cache}"),
        Line::always("past_cache = {size} − {in_cache} = {past_cache}"),
        Line::always("fast_rate = the lower of {cache_rate} and {source_limit} = {fast_rate}"),
        Line::always("slow_rate = the lower of {after_rate} and {source_limit} = {slow_rate}"),
        Line::always("fast_time = {in_cache} ÷ {fast_rate} = {fast_time}"),
        Line::always("slow_time = {past_cache} ÷ {slow_rate} = {slow_time}"),
        Line::always("time = {fast_time} + {slow_time} = {time}"),
        Line::always(
            "time_low = {fast_time} + {past_cache} ÷ the lower of {after_rate} ÷ 0.84 and {fast_rate} = {time_low}",
        ),
        Line::always(
            "time_high = {fast_time} + {past_cache} ÷ the lower of {after_rate} ÷ 1.14 and {fast_rate} = {time_high}",
        ),
        Line::always("average = {size} ÷ {time} = {average}"),
    ],
    presets: &crate::calculators::presets::WRITE_CACHE,
    charts: &[
        Chart { question: "Where does the rate drop?", input: "size", output: "end_rate", range: (1e9, 1e12) },
        Chart { question: "How long do larger copies take?", input: "size", output: "time", range: (1e9, 1e12) },
        Chart {
            question: "How much cache does a fuller drive have left?",
            input: "used",
            output: "cache",
            range: (0.0, 0.99),
        },
    ],
    sources: &[
        "techpowerup-980-pro",
        "techpowerup-970-evo",
        "techpowerup-980",
        "techpowerup-p1",
        "techpowerup-p5",
        "techpowerup-sn580",
        "techpowerup-t500",
        "techreport-p1",
        "thefpsreview-970-evo",
        "sabrent-slc-caching",
        "newmaxx-slc-cache",
        "realhardwarereviews-p1",
    ],
    caveats: &[
        "Assumed: the drive uses the same share of its free cells as cache at any fill level, so that all but the static cache shrinks with the free space. Drives differ: some keep the whole cache for longer; an Intel 660p has only the static cache left at 75 %.",
        "The cache is empty at the start and the copy does not pause. Idle time frees the cache, as the drive moves its data to slower cells: a second frees some of it. That is not modelled.",
        "One rate is assumed beyond the cache, though the drive moves data out of the cache meanwhile: whole fills in reviews took 0.84 to 1.14 times as long there, which is the range.",
        "The rate beyond the cache is the review's for an empty drive; heat, small files and existing data lower it.",
        "The 55 MB/s of the Crucial P1 500 GB is from a forum question, not from a review; its 70 GB of cache is 14 % of its capacity.",
    ],
};

impl Cells {
    fn bits(self) -> f64 {
        match self {
            Self::Mlc => 2.0,
            Self::Tlc => 3.0,
            Self::Qlc => 4.0,
        }
    }
}

/// Refuses a value above `most`.
fn refuse(input: &str, value: f64, most: f64, unit: Unit) -> CalcError {
    CalcError::clash(input, &decimal::write(value), Allowed::AtMost(most, unit))
}

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing unless it
/// refuses.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for a copy that does not fit, and for a cache that no such drive
/// has.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let Inputs { size, capacity, used, empty_cache, cache_rate, after_rate, .. } = *inputs;
    let static_cache = inputs.static_cache.unwrap_or(0.0);
    let bits = inputs.cells.bits();
    let free = capacity * (1.0 - used);
    let most_cache = static_cache + FLASH * capacity / bits;
    // Cells that the cache of the empty drive takes from the free ones; the drive goes on lending the same share of these.
    let cell_share = (empty_cache - static_cache) * bits / capacity;
    let cache = static_cache + cell_share * free / bits;
    if static_cache > empty_cache {
        let refused = refuse("static_cache", static_cache, empty_cache, Unit::Byte);
        return Err(refused.because_of(Reason::OtherInput, "empty_cache"));
    }
    if empty_cache > most_cache {
        return Err(refuse("empty_cache", empty_cache, most_cache, Unit::Byte).because(Reason::CacheCells));
    }
    if after_rate > cache_rate {
        let refused = refuse("after_rate", after_rate, cache_rate, Unit::BytePerSecond);
        return Err(refused.because_of(Reason::OtherInput, "cache_rate"));
    }
    if size > free {
        return Err(refuse("size", size, free, Unit::Byte).because(Reason::FreeSpace));
    }
    let in_cache = size.min(cache);
    let past_cache = size - in_cache;
    let source = demand(1.0, inputs.source_rate);
    let (fast_rate, slow_rate) = (cache_rate.min(source), after_rate.min(source));
    let fast_time = in_cache / fast_rate;
    // Nothing is faster than the source or the cache, wherever in the range the drive is.
    let time = |rate: f64| fast_time + past_cache / rate.min(fast_rate);
    let whole = time(after_rate);
    let (low, high) = FILLS;
    let past = past_cache > 0.0;

    Ok(Outputs {
        time: whole,
        time_low: time(after_rate / low),
        time_high: time(after_rate / high),
        range_basis: Basis::Fills,
        limited_by: if source <= if past { after_rate } else { cache_rate } {
            LimitedBy::Source
        } else if past {
            LimitedBy::Flash
        } else {
            LimitedBy::Cache
        },
        average: size / whole,
        end_rate: if past { slow_rate } else { fast_rate },
        free,
        cell_share,
        cell_bits: bits,
        cache,
        in_cache,
        past_cache,
        fast_rate,
        slow_rate,
        fast_time,
        slow_time: past_cache / slow_rate,
        source_limit: source,
    })
}
