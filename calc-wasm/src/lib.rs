#![doc = include_str!("../README.md")]

pub mod calculators;
pub mod link;

pub use array::drives::{Drives, Group};
pub use array::level::Level;
pub use calculator::{Answer, Choice};
pub use catalog::{calculate, calculate_json, plan_json, read_chain, size_json, sweep};
pub use chain::load::Load;
pub use chain::part::Chain;
pub use chain::sizer;
pub use error::{Allowed, CalcError, Code, Reason, Refused};
pub use unit::{Scale, Unit};

// What follows is for the generator and the tests of this package: no version promises any of it.
#[doc(hidden)]
pub mod array;
#[doc(hidden)]
pub mod calculator;
#[doc(hidden)]
pub mod catalog;
#[doc(hidden)]
pub mod chain;
#[doc(hidden)]
pub mod echo;
#[doc(hidden)]
pub mod error;
#[doc(hidden)]
pub mod formula;
#[doc(hidden)]
pub mod json;
#[doc(hidden)]
pub mod layer;
#[doc(hidden)]
pub mod number;
#[doc(hidden)]
pub mod unit;

mod capacity;
mod decimal;
#[cfg(target_arch = "wasm32")]
mod wasm;
