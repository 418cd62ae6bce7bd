//! What a calculator computes with: all that the browser needs.

use super::input::Input;
use super::value::Kind;
use crate::layer::Layer;
use crate::unit::Unit;

/// One declared output.
#[derive(Debug, Clone, Copy)]
pub struct Output {
    /// `snake_case` name in the answer.
    pub name: &'static str,
    /// Base unit; `None` for words and flags.
    pub unit: Option<Unit>,
    /// What its values are.
    pub kind: Kind,
}

/// What a calculator computes with: all that the browser needs.
#[derive(Debug, Clone, Copy)]
pub struct Model {
    /// Name in URLs, on the command line and in the embed.
    pub name: &'static str,
    /// Rises when an answer to the same question changes.
    pub version: u32,
    /// Inputs by group, in the order the form shows them.
    pub inputs: &'static [Input],
    /// Outputs, in the order of the table.
    pub outputs: &'static [Output],
    /// Layers of the breakdown, from the whole inwards (the wire, the raw capacity), in one unit; empty where nothing
    /// shrinks from layer to layer.
    pub stages: &'static [Stage],
}

/// One layer of a breakdown.
#[derive(Debug, Clone, Copy)]
pub struct Stage {
    /// What takes; one of each at most.
    pub layer: Layer,
    /// The output that holds what is left after this layer: a rate, or bytes.
    pub output: &'static str,
}
