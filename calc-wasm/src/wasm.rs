//! The only file that knows JavaScript exists. Structured values cross as JSON text: the same text that the
//! command line reads and writes, and small in the browser. Sweeps cross as one typed array.

use crate::catalog;
use wasm_bindgen::prelude::wasm_bindgen;

/// A third of the code of the standard allocator for WebAssembly, and as fast.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[wasm_bindgen]
extern "C" {
    /// See [`crate::decimal`].
    #[wasm_bindgen(js_name = Number)]
    pub fn read(text: &str) -> f64;
    /// See [`crate::decimal`].
    #[wasm_bindgen(js_name = String)]
    pub fn write(number: f64) -> String;
}

/// Answers one question: JSON in, JSON out; a refusal is `{"error":{…}}`.
#[wasm_bindgen]
#[must_use]
pub fn calculate(calculator: &str, inputs: &str) -> String {
    catalog::calculate_json(calculator, inputs)
}

/// Walks one input: the points, then the output at each of them.
///
/// # Errors
/// The refusal as JSON text.
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
    catalog::sweep(calculator, inputs, over, output, from, to, points)
        .map_err(|error| catalog::error_json(&error))
}
