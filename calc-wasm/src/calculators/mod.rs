// One file per calculator: what it declares, what it computes; a long one has its words and its computation in files of
// a folder beside it. A new one is named twice in this file: as a module, and at its place in the list.
#![doc = include_str!("../../calculators.md")]

use crate::calculator::{Entry, Model, Words};
use crate::entry;

/// What people ask each calculator: a row of `tables/presets.csv` for each question.
pub(crate) mod presets {
    use crate::calculator::Preset;
    include!(concat!(env!("OUT_DIR"), "/presets.rs"));
}

/// Outputs that every link has, followed by a calculator's own: `link_outputs! { LimitedBy { … } }`. The same
/// names mean the same everywhere, so that links can be compared and chained.
macro_rules! link_outputs {
    ($limit:ty { $($own:tt)* }) => {
        $crate::outputs! {
            /// Rates are per direction, of payload unless they say otherwise, for all that shares the link together.
            pub struct Outputs {
                /// Most payload that the wire format allows; no real device exceeds it.
                ceiling: f64, $crate::calculators::shared::RATE, "Ceiling";
                /// The most you can reach here: the ceiling, less what waiting, sharing and the parts behind the link
                /// cost.
                most: f64, $crate::calculators::shared::RATE, "Maximum";
                /// Lower end of what good hardware reaches here.
                expected_low: f64, $crate::calculators::shared::RATE, "Expected, low";
                /// Upper end of what good hardware reaches here.
                expected_high: f64, $crate::calculators::shared::RATE, "Expected, high";
                /// Whether the expected range was measured on this generation or assumed from others.
                range_basis: $crate::link::Basis, None, "Basis of the range";
                /// Where the figures of this generation come from: its specification, an assumption, or a fit to a
                /// measurement.
                confidence: $crate::link::Confidence, None, "Basis of the wire format";
                /// What limits the rate.
                limited_by: $limit, None, "Limited by";
                /// Every bit on the wire, line-code bits included.
                line_rate: f64, $crate::calculators::shared::RATE, "Line rate";
                /// After the line code. Data sheets call this the bandwidth.
                encoded_rate: f64, $crate::calculators::shared::RATE, "After line code";
                /// Share of the line rate left after the line code.
                code_efficiency: f64, $crate::calculators::shared::SHARE, "Line code efficiency";
                $($own)*
            }
        }
    };
}

/// The way into a calculator for Rust: `compute`, which checks what the reader of JSON checks and then evaluates.
macro_rules! compute_checked {
    () => {
        /// Computes every output. [`calculators`](crate::calculators) lists what each input may be.
        ///
        /// # Errors
        /// [`CalcError`](crate::error::CalcError) for a value outside its range, as in JSON, and for inputs that
        /// exclude
        /// each other.
        pub fn compute(inputs: &Inputs) -> Result<Outputs, crate::error::CalcError> {
            inputs.check()?;
            crate::calculator::Outcome::outcome(evaluate(inputs))
        }
    };
}

pub mod dmi;
pub mod endurance;
pub mod ethernet;
pub mod mixed_drives;
pub mod nvme_queue;
pub mod pcie;
pub mod queue_depth;
pub mod raid;
pub mod rebuild;
pub mod sas;
pub mod sata;
mod shared;
pub mod units;
pub mod usb;
pub mod write_cache;
pub mod zfs;

/// The list of calculators. Models and words are kept apart: the browser links only the models.
macro_rules! catalog {
    ($($module:ident),+ $(,)?) => {
        pub(crate) static ENTRIES: &[Entry] = &[$(entry!($module, evaluate)),+];
        pub(crate) static DECLARED: &[(&Model, &Words)] = &[$((&$module::MODEL, &$module::WORDS)),+];
    };
}

// In the order the site shows them.
catalog![
    pcie,
    nvme_queue,
    sata,
    sas,
    usb,
    dmi,
    ethernet,
    raid,
    zfs,
    mixed_drives,
    rebuild,
    queue_depth,
    write_cache,
    endurance,
    units,
];
