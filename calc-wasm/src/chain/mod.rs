//! The chain from drives to processor and network: a tree of parts and links, the flows of a load over it, and what
//! limits them.
//!
//! A chain under a load becomes a set of resources, each with all of its time to give, and of flows that take a share of
//! it for each byte ([`network`]); rates are max-min fair ([`fair`]). What equals each other is solved once: eight drives
//! on eight ports are one flow with eight instances.

pub mod answer;
pub mod cable;
pub mod change;
mod check;
pub mod detail;
pub mod fair;
mod filling;
pub mod kind;
pub mod layouts;
pub mod load;
pub mod members;
pub mod network;
mod notation;
pub mod part;
pub mod place;
pub mod plan;
pub mod planner;
pub mod read;
mod share;
pub mod sizer;
pub mod write;
