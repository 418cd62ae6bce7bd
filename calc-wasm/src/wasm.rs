//! What JavaScript calls. Structured values cross as JSON text: the same text that the
//! command line reads and writes, and small in the browser. Sweeps cross as one typed array.
//!
//! It is built twice, so that a page of a calculator does not carry the chain, nor a page of a chain the calculators: what
//! no exported function reaches is not linked.

#[cfg(not(feature = "chain"))]
use crate::array::simulate::{Counts, Estimate};
use crate::catalog;
use wasm_bindgen::prelude::wasm_bindgen;

/// A third of the code of the standard allocator for WebAssembly, and as fast.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Solves a chain: JSON in, JSON out; a refusal is `{"error":{…}}`.
#[cfg(feature = "chain")]
#[wasm_bindgen]
#[must_use]
pub fn size(inputs: &str) -> String {
    catalog::size_json(inputs)
}

/// Ranks layouts at places: JSON in, JSON out; a refusal is `{"error":{…}}`.
#[cfg(feature = "chain")]
#[wasm_bindgen]
#[must_use]
pub fn plan(inputs: &str) -> String {
    catalog::plan_json(inputs)
}

/// Answers one question: JSON in, JSON out; a refusal is `{"error":{…}}`.
#[cfg(not(feature = "chain"))]
#[wasm_bindgen]
#[must_use]
pub fn calculate(calculator: &str, inputs: &str) -> String {
    catalog::calculate_json(calculator, inputs)
}

/// Reads what a person typed into a form: JSON in, JSON out. `inputs` holds the values in base units, as [`calculate`]
/// takes them, `refused` every field that cannot be read.
#[cfg(not(feature = "chain"))]
#[wasm_bindgen]
#[must_use]
pub fn read_typed(calculator: &str, inputs: &str) -> String {
    catalog::read_typed_json(calculator, inputs)
}

/// Walks one input: the points, then the output at each of them.
///
/// # Errors
/// The refusal as JSON text.
#[cfg(not(feature = "chain"))]
#[wasm_bindgen]
pub fn sweep(
    calculator: &str,
    inputs: &str,
    over: &str,
    output: &str,
    from: f64,
    to: f64,
    points: u32,
) -> Result<Vec<f64>, String> {
    catalog::sweep(calculator, inputs, over, output, (from, to), points).map_err(|error| catalog::error_json(&error))
}

/// Draws an array and what is left of it without the `failed` drives, numbers from 1 on with commas between them:
/// JSON out; a refusal is `{"error":{…}}`.
#[cfg(not(feature = "chain"))]
#[wasm_bindgen]
#[must_use]
pub fn picture(calculator: &str, inputs: &str, failed: &str) -> String {
    catalog::picture_json(calculator, inputs, failed)
}

/// Plays more trials of a rebuilt array, after `played` ones of which `losses` lost data. Gives the new sums, then the
/// share of losses with its 95 % confidence interval: played, losses, share, low, high. It plays fewer trials than
/// asked where they are very long.
///
/// # Errors
/// The refusal as JSON text.
#[cfg(not(feature = "chain"))]
#[wasm_bindgen]
pub fn simulate(inputs: &str, played: u32, losses: u32, trials: u32) -> Result<Vec<f64>, String> {
    let more = catalog::simulate(inputs, played, trials).map_err(|error| catalog::error_json(&error))?;
    let sums = Counts { losses: losses.saturating_add(more.losses), trials: played.saturating_add(more.trials) };
    let Estimate { share, low, high } = Estimate::of(sums);
    Ok(vec![f64::from(sums.trials), f64::from(sums.losses), share, low, high])
}
