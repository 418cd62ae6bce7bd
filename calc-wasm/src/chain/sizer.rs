//! `sizer`: a whole chain from drives to processor and network, and its bottleneck.

use crate::calculator::{Choice, Domain, Model, Structured};
use crate::chain::answer::{self, Answer};
use crate::chain::detail;
use crate::chain::load::Load;
use crate::chain::part::Chain;
use crate::error::CalcError;
use crate::json::Json;
use crate::unit::Unit;
use crate::{inputs, outputs};
use std::rc::Rc;

/// Bytes of one I/O of sequential loads: what systems ask for by default.
pub const SEQUENTIAL: f64 = 131_072.0;

/// Bytes of the largest random I/O: above it the drives stream.
pub const LARGEST_RANDOM: f64 = 1_048_576.0;

inputs! {
    /// A machine, and what its drives are asked to do.
    pub struct Inputs {
        chain {
            /// Parts and the links between them.
            chain: Rc<Chain> = Rc::default(), Count, Domain::Structured(<Rc<Chain>>::SHAPE), "Chain";
            /// What the drives do.
            load: Load = Load::Read, Count, Domain::Choice(Load::NAMES), "Workload";
            /// Size of one random I/O. Sequential loads have 128 KiB.
            block_size: f64 = 4096.0, Byte, Domain::Between { minimum: 512.0, maximum: LARGEST_RANDOM, whole: true }, "Block size";
        }
    }
}

outputs! {
    /// All flows together. What each part does is in the detail.
    pub struct Outputs {
        /// The most that all flows get together: payload, as the reader of the drives or of the network counts it.
        most: f64, Some(Unit::BytePerSecond), "Maximum";
        /// What the wire formats of the links allow: at most as much more as estimates in their rates take.
        ceiling: f64, Some(Unit::BytePerSecond), "Ceiling";
        /// Lower end of what comparable hardware reaches.
        expected_low: f64, Some(Unit::BytePerSecond), "Expected, low";
        /// Upper end of what comparable hardware reaches.
        expected_high: f64, Some(Unit::BytePerSecond), "Expected, high";
        /// The most, in I/Os of the block size.
        iops: f64, Some(Unit::OperationPerSecond), "I/Os";
    }
}

/// What the calculator computes with.
pub static MODEL: Model =
    Model { name: "sizer", version: 5, inputs: Inputs::INPUTS, outputs: Outputs::OUTPUTS, stages: &[] };

impl Inputs {
    /// Bytes of one I/O of this load.
    fn size(&self) -> f64 {
        if self.load.is_random() { self.block_size } else { SEQUENTIAL }
    }
}

impl From<&Answer<'_>> for Outputs {
    fn from(&Answer { total, ceiling, low, high, size, .. }: &Answer<'_>) -> Self {
        Self { most: total, ceiling, expected_low: low, expected_high: high, iops: total / size }
    }
}

/// Solves the chain: its outputs, and its detail for a page that draws the parts.
#[must_use]
pub fn solve(inputs: &Inputs) -> (Outputs, Vec<(String, Json)>) {
    let answer = answer::answer(&inputs.chain, inputs.load, inputs.size());
    (Outputs::from(&answer), detail::detail(&inputs.chain, inputs.load, &answer))
}

/// Computes every output.
///
/// # Errors
/// None: what cannot be was refused while the chain was read.
pub fn compute(inputs: &Inputs) -> Result<Outputs, CalcError> {
    Ok(Outputs::from(&answer::answer(&inputs.chain, inputs.load, inputs.size())))
}
