//! `endurance`: how long drives last that may be written a rated number of bytes, and what a layout adds to each write.

use super::shared::{BYTES, COUNT, SHARE, TIME};
use crate::calculator::{Chart, Domain, Expected, Headline, Model, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError};
use crate::formula::{Line, When};
use crate::unit::Unit;
use crate::{choice, inputs, outputs};

/// Seconds of a day.
const DAY: f64 = 86_400.0;

choice! {
    /// Which ends first.
    pub enum LimitedBy {
        Rating = "rating", "the rated writes", "The rated writes are reached first, {lifetime} from new; the warranty would last {warranty}.";
        Warranty = "warranty", "the warranty", "The warranty ends first: by then {warranty_use} of the rated writes are used.";
    }
}

inputs! {
    /// What a drive may be written, and what it is written.
    pub struct Inputs {
        drive {
            /// TBW on the data sheet. Where it states DWPD: DWPD × capacity × days of the warranty.
            rated_writes: f64 = 1.2e15, Byte "1200 TB", Domain::Between { minimum: 1e9, maximum: 1e18, whole: false }, "Rated writes (TBW)";
            /// Capacity of one drive.
            capacity: f64 = 2e12, Byte "2 TB", Domain::Between { minimum: 1e9, maximum: 1e15, whole: false }, "Capacity of a drive";
            /// The maker's warranty; drive writes per day (DWPD) count over it.
            warranty: f64 = 157_788_000.0, Second "5 years", Domain::Between { minimum: 86_400.0, maximum: 631_152_000.0, whole: false }, "Warranty";
        }
        load {
            /// Data that programs write in a day, before copies and parity.
            written: f64 = 5e10, Byte "50 GB", Domain::Between { minimum: 0.0, maximum: 1e16, whole: false }, "Data written a day";
            /// Bytes that reach the array per byte written by programs: about 1 for long files, more for small
            /// synchronous writes and copy-on-write.
            amplification: f64 = 1.0, Count "1.5", Domain::Between { minimum: 0.1, maximum: 100.0, whole: false }, "Writes per byte of data";
        }
        layout {
            /// Drives of the array that share the writes.
            drives: f64 = 1.0, Count "8", Domain::Between { minimum: 1.0, maximum: 1000.0, whole: true }, "Drives";
            /// Copies of all data: 2 for mirrors and RAID 10, 1 otherwise.
            copies: f64 = 1.0, Count "2", Domain::Between { minimum: 1.0, maximum: 8.0, whole: true }, "Copies";
            /// Drives' worth of parity: 1 for RAID 5 and RAID-Z1, 2 for RAID 6 and RAID-Z2.
            parity: f64 = 0.0, Count "2", Domain::Between { minimum: 0.0, maximum: 3.0, whole: true }, "Parity drives";
            /// Small writes that update parity in place, as in RAID 5 and 6, write it again for each block. RAID-Z and
            /// long writes fill whole stripes.
            small_writes: bool = false, Count, Domain::Flag, "Small writes update parity";
        }
    }
}

outputs! {
    /// Of one drive of the array, all of which wear alike.
    pub struct Outputs {
        /// From new until the rated writes are reached; never where nothing is written.
        lifetime: f64, TIME, "Time to the rated writes", "never";
        /// What ends first, the rated writes or the warranty.
        limited_by: LimitedBy, None, "First to end";
        /// What each drive is written in a day.
        drive_writes: f64, BYTES, "Written to each drive a day";
        /// What all drives are written for each byte that reaches the array.
        layout_writes: f64, COUNT, "Writes per byte of the layout";
        /// Drive writes per day: the share of its capacity that each drive is written in a day.
        used_dwpd: f64, COUNT, "Drive writes per day, used";
        /// The same as the rating allows over the warranty.
        rated_dwpd: f64, COUNT, "Drive writes per day, rated";
        /// Share of the rated writes that is used when the warranty ends.
        warranty_use: f64, SHARE, "Used by the end of the warranty";
    }
}

/// What the calculator computes with.
pub(crate) static MODEL: Model =
    Model { name: "endurance", version: 1, inputs: Inputs::INPUTS, outputs: Outputs::OUTPUTS, stages: &[] };

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How long until the rated writes of an SSD are used up?",
    summary: "Years to the TBW of a drive at a daily load, with what mirrors and parity add, and the drive writes per day that it makes.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("drive", "Drive"), ("load", "Writes"), ("layout", "Layout")],
    headlines: &[Headline {
        value: "lifetime",
        note: "until each drive has been written its rated {rated_writes}: {drive_writes} a day",
        expected: Expected::Unstated("No range: the rating is what the maker promises, no measurement of drives."),
        limit: "limited_by",
        why: "",
    }],
    limits: &[],
    digits: 3,
    stages: &[],
    formula: &[
        Line::when(
            &[When::Is("small_writes", &["false"])],
            "layout_writes = {copies} × {drives} ÷ ({drives} − {parity}) = {layout_writes}",
        ),
        Line::when(
            &[When::Is("small_writes", &["true"])],
            "layout_writes = {copies} × (1 + {parity}) = {layout_writes}",
        ),
        Line::always("drive_writes = {written} × {amplification} × {layout_writes} ÷ {drives} = {drive_writes}"),
        Line::always("lifetime = {rated_writes} ÷ {drive_writes} × 24 h = {lifetime}"),
        Line::always("used_dwpd = {drive_writes} ÷ {capacity} = {used_dwpd}"),
        Line::always("rated_dwpd = {rated_writes} × 24 h ÷ ({capacity} × {warranty}) = {rated_dwpd}"),
        Line::always("warranty_use = {warranty} ÷ {lifetime} = {warranty_use}"),
    ],
    presets: &crate::calculators::presets::ENDURANCE,
    charts: &[Chart {
        question: "How long does it last if more is written?",
        input: "written",
        output: "lifetime",
        range: (1e10, 2e12),
    }],
    sources: &["blocksandfiles-dwpd", "jesd218", "chia-k32-writes", "samsung-990-pro-tbw", "samsung-870-qvo-tbw"],
    caveats: &[
        "The rating counts what the computer writes, under the maker's workload (JESD218): what the drive adds within itself is in it. Small random writes wear a drive more than that workload does.",
        "A rating is no lifetime: reaching it ends the warranty, not the drive. SMART says how much was written: `smartctl -A` shows Data Units Written and Percentage Used.",
        "Where parity moves from drive to drive, all drives wear alike, and reach their rating together.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` for fewer drives than copies, or than parity and one of data.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let Inputs { drives, copies, parity, .. } = *inputs;
    let needed = copies.max(parity + 1.0);
    if needed > drives {
        let allowed = Allowed::AtLeast(needed, Unit::Count);
        return Err(CalcError::clash("drives", &decimal::write(drives), allowed));
    }
    let spread = if inputs.small_writes { 1.0 + parity } else { drives / (drives - parity) };
    let layout_writes = copies * spread;
    let drive_writes = inputs.written * inputs.amplification * layout_writes / drives;
    let lifetime = inputs.rated_writes / drive_writes * DAY;
    Ok(Outputs {
        lifetime,
        limited_by: if lifetime < inputs.warranty { LimitedBy::Rating } else { LimitedBy::Warranty },
        drive_writes,
        layout_writes,
        used_dwpd: drive_writes / inputs.capacity,
        rated_dwpd: inputs.rated_writes * DAY / (inputs.capacity * inputs.warranty),
        warranty_use: inputs.warranty / lifetime,
    })
}
