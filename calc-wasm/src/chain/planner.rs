//! `planner`: which layout, on which card, in which slot, for a space and a rate that are wanted.

use crate::calculator::{Choice, Domain, Model, Structured};
use crate::chain::layouts::Family;
use crate::chain::place::Places;
use crate::chain::plan::{self, Candidate, Wish};
use crate::error::CalcError;
use crate::json::Json;
use crate::unit::Unit;
use crate::{inputs, outputs};

inputs! {
    /// What is wanted, and where the drives could go.
    pub struct Inputs {
        wish {
            /// Space for data.
            usable: f64 = 80e12, Byte "80 TB", Domain::Between { minimum: 0.0, maximum: 1e18, whole: false }, "Usable space";
            /// Drive failures to survive, whichever drives fail.
            failures: f64 = 1.0, Count "1", Domain::Between { minimum: 0.0, maximum: 3.0, whole: true }, "Drives that may fail";
            /// Rate that a reader gets; without it, as much as the network takes.
            rate: Option<f64> = None, BytePerSecond "1 GB/s", Domain::Between { minimum: 0.0, maximum: 1e13, whole: false }, "Read rate", "what the network takes";
            /// As many as there are bays.
            most_drives: f64 = 24.0, Count "24", Domain::Between { minimum: 1.0, maximum: 256.0, whole: true }, "Drives at most";
            /// Layouts that come into question.
            family: Family = Family::Any, Count, Domain::Choice(Family::NAMES), "Layouts";
            /// Machines with a drive wherever one could be.
            places: Places = Places::default(), Count, Domain::Structured(<Places>::SHAPE), "Places";
        }
    }
}

outputs! {
    /// The best candidate. All of them are in the detail.
    pub struct Outputs {
        /// Drives of the best candidate.
        drives: f64, Some(Unit::Count), "Drives", "none";
        /// Its space for data.
        space: f64, Some(Unit::Byte), "Space for data", "none";
        /// The most that a reader in the machine gets.
        most: f64, Some(Unit::BytePerSecond), "Maximum", "none";
    }
}

/// What the calculator computes with.
pub static MODEL: Model =
    Model { name: "planner", version: 2, inputs: Inputs::INPUTS, outputs: Outputs::OUTPUTS, stages: &[] };

impl Inputs {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "whole, and in their ranges")]
    fn wish(&self) -> Wish {
        Wish {
            usable: self.usable,
            failures: self.failures as usize,
            rate: self.rate,
            most_drives: self.most_drives as usize,
            family: self.family,
        }
    }
}

/// All candidates, the best first.
fn candidates(inputs: &Inputs) -> Vec<Candidate> {
    plan::candidates(&inputs.places, inputs.wish())
}

impl Outputs {
    fn of(candidates: &[Candidate]) -> Self {
        candidates.first().map_or(Self { drives: f64::NAN, space: f64::NAN, most: f64::NAN }, |best| Self {
            drives: best.drives as f64,
            space: best.usable.unwrap_or(0.0),
            most: best.rates.0,
        })
    }
}

/// Ranks the candidates: the outputs, and the detail for a page that lists them.
#[must_use]
pub fn solve(inputs: &Inputs) -> (Outputs, Vec<(String, Json)>) {
    let candidates = candidates(inputs);
    (Outputs::of(&candidates), vec![("candidates".to_owned(), candidates.iter().map(plan::json).collect())])
}

/// Computes every output.
///
/// # Errors
/// None: what cannot be was refused while the places were read.
pub fn compute(inputs: &Inputs) -> Result<Outputs, CalcError> {
    Ok(Outputs::of(&candidates(inputs)))
}
