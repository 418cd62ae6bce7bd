//! `rebuild`: how long a rebuild takes, and how likely the array is to lose data.

use super::shared::{BYTES, CHANCE, COUNT, RATE, TIME};
use crate::array::rebuild::{Duplex, Limit, Rates};
use crate::array::reliability::{self, Chain, Spares, YEAR_HOURS};
use crate::array::simulate::{self, Counts};
use crate::calculator::{Chart, Choice, Domain, Expected, Headline, Model, Words};
use crate::decimal;
use crate::error::{Allowed, CalcError, Reason};
use crate::formula::{Line, When};
use crate::unit::Unit;
use crate::{choice, inputs, outputs};
use std::ops::Range;

choice! {
    /// Unreadable bits per bit read, as data sheets state them.
    pub enum Unreadable {
        E15 = "1e-15", "1 in 10¹⁵ (NAS and server hard disks)";
        E14 = "1e-14", "1 in 10¹⁴ (desktop hard disks)";
        E16 = "1e-16", "1 in 10¹⁶ (SSDs)";
        E17 = "1e-17", "1 in 10¹⁷ (server SSDs)";
        None = "0", "Never";
    }
}

const YEAR: f64 = 31_557_600.0;
/// md's `sync_speed_max` until somebody changes it, as drivers/md/md.c of Linux sets it: 200,000 KiB/s.
const MD_DEFAULT: f64 = 200_000.0 * 1024.0;
/// What a shingled WD Red of 4 TB took in a RAID-Z1 of four at most: more than nine days (ServeTheHome, `ars-2020-red-smr`).
const SMR_RESILVER: f64 = 5.1e6;

inputs! {
    /// A redundant group, its drives and how it is repaired.
    pub struct Inputs {
        array {
            /// Drives in one redundancy group: 2 for a mirror, all drives for RAID 5 or RAID 6.
            drives: f64 = 8.0, Count "8", Domain::Between { minimum: 2.0, maximum: 1000.0, whole: true }, "Drives per group";
            /// Drive failures that the group survives: 1 for RAID 5, RAID-Z1 and a mirror of two, 2 for RAID 6 and
            /// RAID-Z2.
            tolerance: f64 = 2.0, Count "2", Domain::Between { minimum: 1.0, maximum: 15.0, whole: true }, "Fault tolerance";
            /// Size of each drive.
            capacity: f64 = 16e12, Byte "16 TB", Domain::Between { minimum: 1e6, maximum: 1e15, whole: true }, "Drive capacity";
            /// Average over the whole drive; with an inner-track rate, that of the outer tracks, as data sheets print it.
            drive_rate: f64 = 180e6, BytePerSecond "180 MB/s", Domain::Between { minimum: 1e5, maximum: 1e11, whole: false }, "Average rate per drive";
            /// Share of the drives' time that other I/O takes.
            load: f64 = 0.0, Ratio "30 %", Domain::Between { minimum: 0.0, maximum: 0.99, whole: false }, "Other workload";
        }
        advanced_rebuild {
            /// The pool's groups; each can lose data.
            groups: f64 = 1.0, Count "4", Domain::Between { minimum: 1.0, maximum: 500.0, whole: true }, "Groups";
            /// Share of a drive that is rebuilt: all of it in RAID, what is in use in ZFS and btrfs.
            rebuilt_share: f64 = 1.0, Ratio "60 %", Domain::Between { minimum: 0.01, maximum: 1.0, whole: false }, "Rebuilt share";
            /// Rate of the inner tracks as a share of the drive's rate: about 50 % for hard disks. 100 % for SSDs, or
            /// if that rate is an average.
            slow_end: f64 = 1.0, Ratio "50 %", Domain::Between { minimum: 0.1, maximum: 1.0, whole: false }, "Inner-track rate";
            /// Data and parity drives of one dRAID stripe, for a rebuild into distributed spare space. Leave empty if
            /// it fills a new drive.
            stripe_drives: Option<f64> = None, Count "10", Domain::Between { minimum: 2.0, maximum: 255.0, whole: true }, "Stripe of dRAID", "a new drive is filled";
            /// Payload rate of the link that all drives of the group share. Leave empty if each has its own.
            link_rate: Option<f64> = None, BytePerSecond "4000 MB/s", Domain::Between { minimum: 0.0, maximum: 1e12, whole: false }, "Shared link", "none";
            /// SATA carries data in one direction at a time: behind a port multiplier, writing the new drive takes its
            /// share of the link besides the reads.
            link_duplex: Duplex = Duplex::Full, Count, Domain::Choice(Duplex::NAMES), "Shared link carries";
            /// md's limit in KiB/s, as `cat /proc/sys/dev/raid/speed_limit_max` prints it. Leave empty if there is
            /// none.
            speed_limit: Option<f64> = None, BytePerSecond "200000 KiB/s", Domain::Between { minimum: 0.0, maximum: 1e12, whole: false }, "md speed limit", "none";
            /// From the failure until a new drive is in place; with a hot spare, the time until the spare itself is
            /// replaced.
            replace_time: f64 = 86_400.0, Second "24 h", Domain::Between { minimum: 0.0, maximum: YEAR, whole: false }, "Time to replace";
            /// Standby drives per group. At most 3: more make no measurable difference.
            hot_spares: f64 = 0.0, Count "1", Domain::Between { minimum: 0.0, maximum: 3.0, whole: true }, "Hot spares";
        }
        advanced_failures {
            /// Share of drives that fail in a year (AFR). Backblaze saw 1.57 % in 2024.
            afr: f64 = 0.0157, Ratio "1.5 % a year", Domain::Between { minimum: 1e-4, maximum: 0.9, whole: false }, "Failure rate";
            /// Failure-rate multiplier of the other drives while one is down: drives from one batch tend to fail
            /// together. 1 means independent failures.
            correlation: f64 = 1.0, Count "2", Domain::Between { minimum: 1.0, maximum: 1000.0, whole: false }, "Failure-rate multiplier after the first failure";
            /// Non-recoverable read errors from the data sheet. It is an upper bound; drives in use do much better.
            unreadable_rate: Unreadable = Unreadable::E15, Count, Domain::Choice(Unreadable::NAMES), "Unreadable-bit rate";
            /// Whether several failed drives are rebuilt at the same time.
            parallel: bool = false, Count, Domain::Flag, "Parallel rebuilds";
            /// How long the array is in use.
            service_time: f64 = 5.0 * YEAR, Second "5 years", Domain::Between { minimum: 3600.0, maximum: 100.0 * YEAR, whole: false }, "Time in use";
        }
        advanced_simulation {
            /// For the simulation: the same number repeats the same random failures.
            seed: f64 = 1.0, Count "7", Domain::Between { minimum: 0.0, maximum: 1e9, whole: true }, "Seed";
        }
    }
}

outputs! {
    /// Times and chances.
    pub struct Outputs {
        /// Time to fill the replacement drive.
        time: f64, TIME, "Rebuild time";
        /// Rate of the rebuild.
        rate: f64, RATE, "Rebuild rate";
        /// What limits the rebuild.
        limited_by: Limit, None, "Limited by";
        /// Rebuild time without other I/O.
        idle_time: f64, TIME, "Rebuild time, idle";
        /// Shortest rebuild time at md's default limit of 200,000 KiB/s.
        md_time: f64, TIME, "Minimum time at md's default limit";
        /// The same share of a shingled (SMR) disk in RAID-Z at the rate of the only one whose resilver was published: 4 TB
        /// in more than nine days. Linux md writes longer pieces, which the same model took well.
        smr_time: f64, TIME, "RAID-Z onto an SMR disk, as one was measured";
        /// From the failure until redundancy is restored, with a hot spare at hand if there are any.
        window: f64, TIME, "Time without full redundancy";
        /// Bytes read by a rebuild that has no redundancy left.
        read: f64, BYTES, "Read by the critical rebuild";
        /// Chance that the critical rebuild meets an unreadable sector, at the data sheet's rate.
        unreadable: f64, CHANCE, "Chance of an unreadable sector";
        /// Chance that the system loses data in a year.
        year_loss: f64, CHANCE, "Data loss in a year";
        /// Chance that the system loses data while it is in use.
        loss: f64, CHANCE, "Data loss while in use";
        /// Chance of data loss while in use if no sector were ever unreadable.
        loss_readable: f64, CHANCE, "Data loss from failed drives alone";
        /// Chance that, within one window without full redundancy, more drives of a group fail than it survives; for all
        /// groups together. Some calculators show this figure. It is not per year, and a year has many windows.
        window_loss: f64, CHANCE, "Data loss within one window";
        /// Mean time until the system loses data.
        mttdl: f64, TIME, "MTTDL";
        /// The textbook formula: drives fail independently, every sector can be read, and repairs are much faster than
        /// failures.
        mttdl_formula: f64, TIME, "MTTDL, textbook";
        /// Mean time until the first drive of the system fails.
        first_failure: f64, TIME, "Time to first drive failure";
        /// Mean time between failures of one drive, from its annual failure rate.
        mtbf: f64, TIME, "MTBF per drive";
        /// Drives to replace in a year.
        replaced: f64, COUNT, "Drive failures in a year";
    }
}

/// Where nothing but the drives limits, and where the link does from the outer tracks to the inner ones.
const DRIVE_ALONE: [When; 2] = [When::Is("link_rate", &["0"]), When::Is("speed_limit", &["0"])];
const LINK_ALONE: [When; 3] =
    [When::Is("limited_by", &["link"]), When::Is("slow_end", &["1"]), When::Is("stripe_drives", &["0"])];

/// What the calculator computes with.
pub(crate) static MODEL: Model =
    Model { name: "rebuild", version: 1, inputs: Inputs::INPUTS, outputs: Outputs::OUTPUTS, stages: &[] };

/// What the calculator says.
pub(crate) static WORDS: Words = Words {
    title: "How long does a rebuild take, and what can go wrong?",
    summary: "Rebuild time of a failed drive, unreadable sectors, and the chance of losing data.",
    inputs: Inputs::TEXTS,
    input_groups: Inputs::GROUPS,
    outputs: Outputs::TEXTS,
    groups: &[
        ("array", "Array"),
        ("advanced_rebuild", "Rebuild"),
        ("advanced_failures", "Failures"),
        ("advanced_simulation", "Simulation"),
    ],
    headlines: &[
        Headline {
            value: "time",
            note: "at least, to rebuild one drive at {rate}",
            expected: Expected::Unstated(
                "No range: too few rebuilds were measured. Other I/O and fragmented pools make it longer.",
            ),
            limit: "limited_by",
            why: "",
        },
        Headline {
            value: "unreadable",
            note: "chance of an unreadable sector if the data sheet's bound were the true rate",
            expected: Expected::Unstated(
                "No range: the chance rests on failure rates that differ by model, age and batch.",
            ),
            limit: "",
            why: "The critical rebuild reads {read}. Chance of losing data in a year: {year_loss}. Drives in use do much better than the bound.",
        },
        Headline {
            value: "year_loss",
            note: "chance of losing data in a year",
            expected: Expected::Unstated(
                "No range: the chance rests on failure rates that differ by model, age and batch.",
            ),
            limit: "",
            why: "A rebuild takes {time} at least; redundancy is incomplete for {window} after each failure.",
        },
    ],
    limits: &[],
    digits: 3,
    stages: &[],
    formula: &[
        Line::when(
            &[DRIVE_ALONE[0], DRIVE_ALONE[1], When::Is("stripe_drives", &["0"])],
            "rate = {drive_rate} × (1 + {slow_end}) ÷ 2 × (1 − {load}) = {rate}",
        ),
        Line::when(
            &[DRIVE_ALONE[0], DRIVE_ALONE[1], When::Not("stripe_drives", &["0"])],
            "rate = {drive_rate} × (1 + {slow_end}) ÷ 2 × (1 − {load}) × ({drives} − 1) ÷ ({stripe_drives} − {tolerance} + 1) = {rate}",
        ),
        Line::when(
            &[LINK_ALONE[0], LINK_ALONE[1], LINK_ALONE[2], When::Is("link_duplex", &["full"])],
            "rate = {link_rate} ÷ ({drives} − {tolerance}) × (1 − {load}) = {rate}",
        ),
        Line::when(
            &[LINK_ALONE[0], LINK_ALONE[1], LINK_ALONE[2], When::Is("link_duplex", &["half"])],
            "rate = {link_rate} ÷ ({drives} − {tolerance} + 1) × (1 − {load}) = {rate}",
        ),
        Line::always("time = {capacity} × {rebuilt_share} ÷ {rate} = {time}"),
        Line::always("md_time = {capacity} × {rebuilt_share} ÷ 204.8 MB/s = {md_time}"),
        Line::always("smr_time = {capacity} × {rebuilt_share} ÷ 5.1 MB/s = {smr_time}"),
        Line::when(&[When::Is("hot_spares", &["0"])], "window = {time} + {replace_time} = {window}"),
        Line::when(
            &[When::Is("stripe_drives", &["0"])],
            "read = ({drives} − {tolerance}) × {capacity} × {rebuilt_share} = {read}",
        ),
        Line::when(
            &[When::Not("stripe_drives", &["0"])],
            "read = ({stripe_drives} − {tolerance}) × {capacity} × {rebuilt_share} = {read}",
        ),
        Line::always("unreadable = 1 − exp(−8 × {read} × {unreadable_rate}) = {unreadable}"),
        Line::always("mtbf = −8760 h ÷ ln(1 − {afr}) = {mtbf}"),
        Line::words(
            &[],
            "mttdl = a Markov chain of failures every {mtbf} and repairs every {window}, by the number of groups = {mttdl}",
        ),
        Line::when(
            &[When::Is("parallel", &["false"])],
            "mttdl_formula = ({mtbf})^({tolerance} + 1) ÷ (C({drives}, {tolerance} + 1) × ({tolerance} + 1)! × ({window})^{tolerance}) ÷ {groups} = {mttdl_formula}",
        ),
        Line::when(
            &[When::Is("parallel", &["true"])],
            "mttdl_formula = ({mtbf})^({tolerance} + 1) ÷ (C({drives}, {tolerance} + 1) × ({tolerance} + 1) × ({window})^{tolerance}) ÷ {groups} = {mttdl_formula}",
        ),
        Line::always(
            "window_loss = 1 − (1 − (more than {tolerance} of {drives}, each with min({afr} × {window} ÷ 8760 h, 1)))^{groups} = {window_loss}",
        ),
        Line::words(&[], "loss = the same Markov chain after {service_time} = {loss}"),
    ],
    presets: &crate::calculators::presets::REBUILD,
    charts: &[
        Chart {
            question: "How much risk do more drives add?",
            input: "drives",
            output: "year_loss",
            range: (4.0, 24.0),
        },
        Chart { question: "How much does other I/O slow a rebuild?", input: "load", output: "time", range: (0.0, 0.9) },
    ],
    sources: &[
        "backblaze-2024",
        "relling-mttdl",
        "thesys-mttdl",
        "linux-raid-status",
        "linux-md-speed-limit",
        "openzfs-16993",
        "openzfs-draid-docs",
        "tomshardware-exos-2x18",
        "heise-exos-2x18",
        "heise-hamr-32-tb",
        "ars-2020-red-smr",
        "steele-splitmix-2014",
        "amd-ug1085-sata",
    ],
    caveats: &[
        "Failures come at a constant rate, independently unless you say otherwise. Drives from one batch, heat and age make real arrays worse.",
        "A hot spare is rebuilt at once and itself replaced after the time to replace; without one, that wait comes before the rebuild.",
        "One rebuild after the other, unless parallel rebuilds are chosen; published formulas differ by a factor of 2 (two parities) or 6 (three).",
        "The unreadable-bit rate is an upper bound from data sheets: errors cluster, and drives in use do much better. It counts only in a rebuild that has no redundancy left.",
        "A ZFS resilver reads what is in use, in the order it was written: a fragmented pool is slower than its drives.",
        "The two halves of a dual-actuator disk are rebuilt at once, each at its own rate, and fail together: as drives of the same group they are two failures.",
        "A shingled (SMR) disk rewrites whole zones once its cache is full: one took nine days for a resilver that others finish in sixteen hours.",
    ],
};

impl Unreadable {
    fn per_bit(self) -> f64 {
        match self {
            Self::E14 => 1e-14,
            Self::E15 => 1e-15,
            Self::E16 => 1e-16,
            Self::E17 => 1e-17,
            Self::None => 0.0,
        }
    }
}

compute_checked!();

/// Computes every output.
///
/// # Errors
/// [`CalcError`] with code `impossible_combination` when the group could not survive that number of failures.
pub(crate) fn evaluate(inputs: &Inputs) -> Result<Outputs, CalcError> {
    if inputs.tolerance >= inputs.drives {
        let allowed = Allowed::Below(inputs.drives, Unit::Count);
        let clash = CalcError::clash("tolerance", &decimal::write(inputs.tolerance), allowed);
        return Err(clash.because(Reason::GroupOfDrives));
    }
    let limit = |rate: Option<f64>| rate.unwrap_or(f64::INFINITY);
    check_stripe(inputs)?;
    // A mirror is read from one drive, parity from all that the rebuild needs.
    let sources = inputs.stripe_drives.unwrap_or(inputs.drives) - inputs.tolerance;
    let spread = |_| (sources + 1.0) / (inputs.drives - 1.0);
    let rates = Rates {
        drive: inputs.drive_rate,
        slow_end: inputs.slow_end,
        traffic: inputs.stripe_drives.map_or(1.0, spread),
        link: limit(inputs.link_rate),
        duplex: inputs.link_duplex,
        readers: sources,
        speed_limit: limit(inputs.speed_limit),
        load: inputs.load,
    };
    let (rate, limited_by) = rates.rebuild();
    let idle = Rates { load: 0.0, ..rates }.rebuild().0;
    let bytes = inputs.capacity * inputs.rebuilt_share;
    let time = bytes / rate;
    let waits = inputs.hot_spares == 0.0;
    let window = if waits { time + inputs.replace_time } else { time };
    let read = sources * bytes;
    let unreadable = reliability::unreadable(read, inputs.unreadable_rate.per_bit());

    let mtbf = reliability::mtbf(inputs.afr);
    let chain = chain(inputs, mtbf, time, unreadable);
    let chance = inputs.afr * window / 3600.0 / YEAR_HOURS;
    let window_loss = reliability::window_loss(chain.drives, chain.tolerance, chance.min(1.0));
    let service = inputs.service_time / 3600.0;
    let loss = |chain: &Chain, hours: f64| reliability::repeated(chain.loss(hours), inputs.groups);

    Ok(Outputs {
        time,
        rate,
        limited_by,
        idle_time: bytes / idle,
        md_time: bytes / MD_DEFAULT,
        smr_time: bytes / SMR_RESILVER,
        window,
        read,
        unreadable,
        year_loss: loss(&chain, YEAR_HOURS),
        loss: loss(&chain, service),
        loss_readable: loss(&Chain { unreadable: 0.0, ..chain }, service),
        window_loss: reliability::repeated(window_loss, inputs.groups),
        mttdl: chain.mttdl() / inputs.groups * 3600.0,
        mttdl_formula: chain.mttdl_formula() / inputs.groups * 3600.0,
        first_failure: mtbf / (inputs.drives * inputs.groups) * 3600.0,
        mtbf: mtbf * 3600.0,
        replaced: inputs.drives * inputs.groups * YEAR_HOURS / mtbf,
    })
}

/// A stripe holds data besides its parity, and leaves a drive's worth of spare space.
fn check_stripe(inputs: &Inputs) -> Result<(), CalcError> {
    let (minimum, maximum) = (inputs.tolerance + 1.0, inputs.drives - 1.0);
    match inputs.stripe_drives {
        Some(stripe) if !(minimum..=maximum).contains(&stripe) => {
            let allowed = Allowed::Between { minimum, maximum, unit: Unit::Count, whole: true };
            Err(CalcError::clash("stripe_drives", &decimal::write(stripe), allowed))
        }
        _ => Ok(()),
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "small whole numbers by their range")]
fn chain(inputs: &Inputs, mtbf: f64, time: f64, unreadable: f64) -> Chain {
    // Where a new drive is in place within a second, a spare makes no difference, and its rate no sense.
    let instant = inputs.replace_time < 1.0;
    let count = if instant { 0 } else { inputs.hot_spares as u32 };
    let wait = if instant && inputs.hot_spares > 0.0 { 0.0 } else { inputs.replace_time };
    Chain {
        correlation: inputs.correlation,
        parallel: inputs.parallel,
        spares: Spares { count, repair: 3600.0 / time, restock: 3600.0 / inputs.replace_time },
        unreadable,
        ..Chain::of(inputs.drives as u32, inputs.tolerance as u32, 1.0 / mtbf, 3600.0 / (time + wait))
    }
}

/// Plays these trials of the same chain for the time in use: a check of `loss` that shares no algebra with it.
///
/// # Errors
/// As [`compute`].
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole numbers by their range")]
pub(crate) fn play(inputs: &Inputs, trials: Range<u32>) -> Result<Counts, CalcError> {
    let computed = evaluate(inputs)?;
    let chain = chain(inputs, computed.mtbf / 3600.0, computed.time, computed.unreadable);
    let hours = inputs.service_time / 3600.0;
    Ok(simulate::play(&chain, inputs.groups as u32, hours, inputs.seed as u64, trials))
}
