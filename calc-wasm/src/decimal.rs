//! Numbers as decimal text. Natively the standard library reads and writes them; in the browser JavaScript does, which
//! rounds alike and already holds the tables that would be a quarter of the download.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
extern "C" {
    /// The number nearest to `text`.
    #[wasm_bindgen(js_name = Number)]
    pub fn read(text: &str) -> f64;
    /// The shortest text that reads back as the same number.
    #[wasm_bindgen(js_name = String)]
    pub fn write(number: f64) -> String;
}

/// The number nearest to `text`, which holds digits, a point, signs and an exponent only; NaN where they make none.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn read(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}

/// The shortest text that reads back as the same number, with an exponent below a millionth, as JavaScript writes it; that
/// writes one from 1e21 on, too.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn write(number: f64) -> String {
    if number != 0.0 && number.abs() < 1e-6 { format!("{number:e}") } else { number.to_string() }
}
