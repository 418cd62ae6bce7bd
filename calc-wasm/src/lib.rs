//! What Lanewise computes: pure functions, no input or output, base units throughout (byte, second,
//! transfer/s). Every figure is per direction unless it says otherwise.

pub mod array;
pub mod calculator;
pub mod calculators;
pub mod capacity;
pub mod catalog;
pub mod chain;
pub mod decimal;
pub mod echo;
pub mod error;
pub mod formula;
pub mod json;
pub mod layer;
pub mod link;
pub mod number;
pub mod queue;
pub mod slc_cache;
pub mod unit;
#[cfg(target_arch = "wasm32")]
pub mod wasm;
