//! `units`: the same data or rate in other units, and what a capacity on a box means.

use super::shared::{COUNT, SHARE};
use crate::calculator::{Choice, Domain, Expected, Headline, Meaning, Model, Words};
use crate::capacity::{LBA1_03_GB, blocks_512};
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::unit::{CONVERTIBLE, CONVERTIBLE_NAMES, Convertible, Family, WANTED_NAMES};
use crate::{choice, inputs, outputs, rows};

rows! {
    /// A unit of data or of its rate.
    pub struct From of CONVERTIBLE, CONVERTIBLE_NAMES: Convertible
}

impl From {
    /// Terabytes: the number on the box.
    const TB: Self = Self::named("TB");
}

/// The unit that is wanted; the first stands for what people usually want instead of the given one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct To(usize);

impl Choice for To {
    const NAMES: &'static [&'static str] = &WANTED_NAMES;
    const MEANINGS: &'static [Meaning] = &{
        let mut meanings = Meaning::labels(&[""; WANTED_NAMES.len()]);
        meanings[0] = Meaning::label("The usual counterpart");
        meanings
    };
    fn at(index: usize) -> Self {
        Self(index.min(CONVERTIBLE.len()))
    }
    fn index(self) -> usize {
        self.0
    }
}

choice! {
    /// Why the number changes.
    pub enum Change {
        DecimalToBinary = "decimal_to_binary", "powers of 1024 instead of 1000", "Nothing is missing: powers of 1024 are larger, so the number changes by {difference}.";
        BinaryToDecimal = "binary_to_decimal", "powers of 1000 instead of 1024", "Nothing is gained: powers of 1000 are smaller, so the number changes by {difference}.";
        Other = "other", "another unit", "The same in another unit: {bytes} bytes.";
    }
}

choice! {
    /// Which agreement of the makers says how many blocks a drive of a capacity has.
    pub enum DriveRule {
        Idema = "idema_lba1_03", "IDEMA LBA1-03 (up to 8 TB)";
        Sff = "sff_8447", "SFF-8447 (above 8 TB)";
        Neither = "neither", "not a drive's capacity";
    }
}

inputs! {
    /// A value, its unit, the unit that is wanted.
    pub struct Inputs {
        value {
            /// The number that a box, a tool or a specification shows.
            value: f64 = 18.0, Count "18", Domain::Between { minimum: 0.0, maximum: 1e18, whole: false }, "Value";
            /// B is a byte, b a bit. k, M, G and T are powers of 1000; Ki, Mi, Gi and Ti of 1024. Some tools print one
            /// and mean the other: see below.
            from: From = From::TB, Count, Domain::Choice(&CONVERTIBLE_NAMES), "Unit";
            /// The unit you need, or the one that people usually need instead.
            to: To = To(0), Count, Domain::Choice(&WANTED_NAMES), "Target unit";
        }
    }
}

outputs! {
    /// The same data, or the same rate per second, in every unit.
    pub struct Outputs {
        /// The value in the target unit.
        converted: f64, COUNT, "Converted";
        /// The target unit.
        converted_unit: From, None, "Unit";
        /// How much smaller or larger the number gets, where only the powers differ.
        difference: f64, SHARE, "Difference of the numbers", "not only powers differ";
        /// Why the number changes.
        change: Change, None, "Reason";
        /// Bytes, or bytes per second.
        bytes: f64, COUNT, "Bytes";
        /// Bytes in one target unit.
        unit_bytes: f64, COUNT, "Bytes per target unit";
        /// Powers of 1000.
        megabytes: f64, COUNT, "MB (or MB/s)";
        /// Powers of 1000.
        gigabytes: f64, COUNT, "GB (or GB/s)";
        /// Powers of 1000.
        terabytes: f64, COUNT, "TB (or TB/s)";
        /// Powers of 1024.
        mebibytes: f64, COUNT, "MiB (or MiB/s)";
        /// Powers of 1024.
        gibibytes: f64, COUNT, "GiB (or GiB/s)";
        /// Powers of 1024.
        tebibytes: f64, COUNT, "TiB (or TiB/s)";
        /// Bits, powers of 1000, as links are sold.
        megabits: f64, COUNT, "Mb (or Mb/s)";
        /// Bits, powers of 1000, as links are sold.
        gigabits: f64, COUNT, "Gb (or Gb/s)";
        /// Blocks of 512 bytes in that many bytes; a drive sold with this capacity may have a few more.
        sectors_512: f64, COUNT, "Sectors of 512 B", "not for a rate";
        /// Blocks of 4096 bytes.
        sectors_4096: f64, COUNT, "Sectors of 4096 B", "not for a rate";
        /// The standard that sets how many blocks a drive of this capacity has.
        drive_rule: DriveRule, None, "Drive of this capacity, standard";
        /// Blocks of 512 bytes on a drive sold with this capacity, by IDEMA LBA1-03 up to 8 TB and SFF-8447 above.
        drive_sectors_512: f64, COUNT, "Drive of this capacity, sectors of 512 B", "not a drive's capacity";
        /// The same in blocks of 4096 bytes.
        drive_sectors_4096: f64, COUNT, "Drive of this capacity, sectors of 4096 B", "not a drive's capacity";
        /// What such a drive holds, in powers of 1024.
        drive_tebibytes: f64, COUNT, "Drive of this capacity, TiB", "not a drive's capacity";
    }
}

/// What the calculator computes with.
pub(crate) static MODEL: Model =
    Model { name: "units", version: 1, inputs: Inputs::INPUTS, outputs: Outputs::OUTPUTS, stages: &[] };

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "Which unit is that, and how much is it in MB, MiB or Gb/s?",
    summary: "Bytes, bits and sectors in powers of 1000 and 1024: what a tool shows, in the unit you need.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[("value", "Value")],
    headlines: &[Headline {
        value: "converted",
        note: "{converted_unit}, from {value} {from}",
        expected: Expected::Unstated("No range: a conversion is exact."),
        limit: "change",
        why: "",
    }],
    limits: &[],
    digits: 5,
    stages: &[],
    formula: &[
        Line::always("bytes = {value} {from} = {bytes}"),
        Line::always("converted = {bytes} ÷ {unit_bytes} = {converted}"),
        Line::when(
            &[When::Is("drive_rule", &["idema_lba1_03"])],
            "drive_sectors_512 = 97,696,368 + 1,953,504 × ({gigabytes} − 50) = {drive_sectors_512}",
        ),
        Line::when(
            &[When::Is("drive_rule", &["sff_8447"])],
            "drive_sectors_512 = ⌈{gigabytes} × 10^9 B ÷ 1 GiB⌉ × 2,097,152 = {drive_sectors_512}",
        ),
    ],
    presets: &crate::calculators::presets::UNITS,
    charts: &[],
    sources: &["idema-lba1-03", "sff-8447", "iec-80000-13", "fio-docs"],
    caveats: &[
        "fio prints both: MiB/s, and MB/s in parentheses.",
        "hdparm -t prints \"MB/sec\" and means MiB/s; so does AS SSD with \"MB/s\".",
        "dd prints MB/s in powers of 1000, and the size in both. CrystalDiskMark prints MB/s in powers of 1000.",
        "ATTO counts in either, by version and setting: note which.",
        "Windows prints KB, MB, GB and TB and means KiB, MiB, GiB and TiB; macOS counts in powers of 1000.",
        "df -h, lsblk and zpool list print G and T and mean GiB and TiB; df -H counts in powers of 1000.",
        "iperf3 counts bits in powers of 1000 and bytes in powers of 1024.",
        "What tools print is from their manuals and from use; versions differ. A network's 1 Gb/s is 125 MB/s on the line and 117.7 MB/s over TCP: see the Ethernet calculator.",
        "Block counts hold for drives that follow the two standards, as hard disks and most SATA drives do; a file system takes its own share.",
    ],
};

compute_checked!();

/// Computes every output from values in their ranges. Sweeps call it millions of times: it allocates nothing.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` when a size is asked for as a rate, or the reverse.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    let from = inputs.from.row();
    let symbol = WANTED_NAMES.get(inputs.to.0).filter(|_| inputs.to.0 > 0).copied().unwrap_or(from.wanted);
    let converted_unit = From::at(CONVERTIBLE_NAMES.iter().position(|name| *name == symbol).unwrap_or_default());
    let to = converted_unit.row();
    if to.rate != from.rate {
        let alike = CONVERTIBLE.iter().filter(|other| other.rate == from.rate).map(|other| other.symbol);
        let reason = if from.rate { Reason::RateNeeded } else { Reason::SizeNeeded };
        return Err(CalcError::clash("to", symbol, Allowed::names(alike)).because(reason));
    }
    let bytes = inputs.value * from.factor;
    let change = match (from.family, to.family) {
        (Family::Decimal, Family::Binary) if from.power == to.power => Change::DecimalToBinary,
        (Family::Binary, Family::Decimal) if from.power == to.power => Change::BinaryToDecimal,
        _ => Change::Other,
    };
    let size = |value: f64| if from.rate { f64::NAN } else { value };
    // Boxes state decimal capacities; 465 GiB is no drive that anyone sells.
    let sold = from.family == Family::Decimal && !from.rate;
    let blocks = blocks_512(bytes / 1e9).filter(|_| sold);
    let drive_rule = match blocks {
        None => DriveRule::Neither,
        Some(_) if bytes / 1e9 <= LBA1_03_GB => DriveRule::Idema,
        Some(_) => DriveRule::Sff,
    };
    let blocks = blocks.unwrap_or(f64::NAN);

    Ok(Outputs {
        converted: bytes / to.factor,
        converted_unit,
        difference: if change == Change::Other { f64::NAN } else { from.factor / to.factor - 1.0 },
        change,
        bytes,
        unit_bytes: to.factor,
        megabytes: bytes / 1e6,
        gigabytes: bytes / 1e9,
        terabytes: bytes / 1e12,
        mebibytes: bytes / 1_048_576.0,
        gibibytes: bytes / 1_073_741_824.0,
        tebibytes: bytes / 1_099_511_627_776.0,
        megabits: bytes * 8.0 / 1e6,
        gigabits: bytes * 8.0 / 1e9,
        sectors_512: size(bytes / 512.0),
        sectors_4096: size(bytes / 4096.0),
        drive_rule,
        drive_sectors_512: blocks,
        drive_sectors_4096: blocks / 8.0,
        drive_tebibytes: blocks * 512.0 / 1_099_511_627_776.0,
    })
}
