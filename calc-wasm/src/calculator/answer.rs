//! Answers, and how they are written.

use super::choice::Choice;
use super::model::Model;
use super::value::Given;
use crate::echo::Echo;
use crate::json::{self, Json};

/// An answer: the outputs, the inputs as understood, and what each layer takes.
#[derive(Debug, Clone)]
pub struct Answer {
    pub(super) model: &'static Model,
    pub(super) inputs: Given,
    pub(super) outputs: Vec<f64>,
}

impl Answer {
    /// An answer that is computed already.
    #[must_use]
    pub const fn of(model: &'static Model, inputs: Given, outputs: Vec<f64>) -> Self {
        Self { model, inputs, outputs }
    }

    /// The inputs as understood, in declared order.
    #[must_use]
    pub fn inputs(&self) -> Vec<Echo> {
        let Given { points, parts } = &self.inputs;
        let mut parts = parts.iter();
        self.model.inputs.iter().zip(points).map(|(input, &point)| input.echo(point, &mut parts)).collect()
    }

    /// What was understood of structured inputs, by their names.
    fn understood(&self) -> Vec<(String, Json)> {
        let Given { points, parts } = &self.inputs;
        let mut parts = parts.iter();
        let all = self.model.inputs.iter().zip(points);
        all.filter_map(|(input, &point)| Some((input.name.into(), input.understood(point, &mut parts)?))).collect()
    }

    /// The outputs, in declared order.
    #[must_use]
    pub fn outputs(&self) -> Vec<Echo> {
        self.model.outputs.iter().zip(&self.outputs).map(|(output, &point)| output.kind.echo(point)).collect()
    }

    /// Each layer with what is left after it and what it took, in the unit of its output.
    fn breakdown(&self) -> Json {
        let mut above = None;
        let layers = self.model.stages.iter().filter_map(|stage| {
            let at = self.model.outputs.iter().position(|o| o.name == stage.output)?;
            let left = self.outputs.get(at).copied()?;
            let taken = above.map_or(0.0, |above: f64| difference(above, left));
            above = Some(left);
            Some(json::object([("layer", stage.layer.word().into()), ("left", left.into()), ("taken", taken.into())]))
        });
        Json::List(layers.collect())
    }
}

/// What is between two figures; nothing where they differ by no more than the last bits of arithmetic.
fn difference(above: f64, left: f64) -> f64 {
    let taken = above - left;
    if taken.abs() > above.abs() * 8.0 * f64::EPSILON { taken } else { 0.0 }
}

impl From<&Answer> for Json {
    fn from(answer: &Answer) -> Self {
        let model = answer.model;
        let mut members: Vec<(String, Self)> = Vec::new();
        let mut add = |name: &str, value: Self| members.push((name.into(), value));
        add("calculator", model.name.into());
        add("model_version", f64::from(model.version).into());
        for (output, value) in model.outputs.iter().zip(answer.outputs()) {
            add(output.name, value.into());
        }
        add("breakdown", answer.breakdown());
        let inputs = model.inputs.iter().zip(answer.inputs()).map(|(i, value)| (i.name.into(), value.into()));
        add("inputs", Self::Object(inputs.collect()));
        let understood = answer.understood();
        if !understood.is_empty() {
            add("understood", Self::Object(understood));
        }
        Self::Object(members)
    }
}
