//! A calculator where types end: asked in JSON, it computes with numbers.

use super::answer::Answer;
use super::input;
use super::model::Model;
use super::value::Given;
use super::walk::Walk;
use crate::error::{Allowed, CalcError, Code, JSON, JSON_OBJECT};
use crate::json::{self, Json};

/// A calculator's model and its two functions, as numbers that stand for the declared values: what is typed
/// stays inside the calculator, so that reading, sweeping and writing exist once.
pub struct Entry {
    /// What it declares.
    pub model: &'static Model,
    /// The inputs of a question that says nothing.
    pub defaults: fn() -> Given,
    /// Computes the outputs, in declared order.
    pub compute: fn(inputs: &Given, outputs: &mut [f64]) -> Result<(), CalcError>,
    /// Computes one output at each point of one input.
    pub walk: fn(inputs: &Given, walk: &mut Walk),
}

impl Entry {
    /// Reads a question: a JSON object of declared names; what is absent takes its default.
    ///
    /// # Errors
    /// [`CalcError`] naming the JSON or the input that is not allowed.
    pub fn read(&self, inputs: &str) -> Result<Given, CalcError> {
        input::read(self.model.inputs, (self.defaults)(), &fields(inputs)?)
    }

    /// Reads a form: a JSON object of what a person typed, a number alone in the unit that its field shows. Gives
    /// `inputs` in base units and the `refused` ones.
    ///
    /// # Errors
    /// [`CalcError`] where it is no JSON object.
    pub fn read_typed(&self, inputs: &str) -> Result<Json, CalcError> {
        let (values, refused) = input::read_typed(self.model.inputs, &fields(inputs)?);
        let refused = refused.iter().map(Json::from).collect();
        Ok(json::object([("inputs", Json::Object(values)), ("refused", Json::List(refused))]))
    }

    /// Answers a question.
    ///
    /// # Errors
    /// As [`Self::read`], and [`CalcError`] for inputs that exclude each other.
    pub fn calculate(&self, inputs: &str) -> Result<Answer, CalcError> {
        let inputs = self.read(inputs)?;
        let mut outputs = vec![f64::NAN; self.model.outputs.len()];
        (self.compute)(&inputs, &mut outputs)?;
        Ok(Answer { model: self.model, inputs, outputs })
    }
}

/// What a calculator's function gives: its outputs, or a refusal where inputs may exclude each other.
pub trait Outcome<Outputs> {
    /// The outputs or the refusal.
    ///
    /// # Errors
    /// The refusal.
    fn outcome(self) -> Result<Outputs, CalcError>;
}

impl<Outputs> Outcome<Outputs> for Outputs {
    #[inline]
    fn outcome(self) -> Result<Outputs, CalcError> {
        Ok(self)
    }
}

impl<Outputs> Outcome<Outputs> for Result<Outputs, CalcError> {
    #[inline]
    fn outcome(self) -> Self {
        self
    }
}

/// Binds a calculator's module: its `MODEL`, `Inputs` and the function that computes from inputs in their ranges:
/// `compute`, unless another one is named.
#[doc(hidden)]
#[macro_export]
macro_rules! entry {
    ($module:ident) => {
        $crate::entry!($module, compute)
    };
    ($module:ident, $compute:ident) => {
        $crate::calculator::Entry {
            model: &$module::MODEL,
            defaults: $module::Inputs::defaults,
            compute: |inputs, outputs| {
                let inputs = $module::Inputs::from_given(inputs);
                let computed: $module::Outputs = $crate::calculator::Outcome::outcome($module::$compute(&inputs))?;
                computed.write(outputs);
                Ok(())
            },
            walk: |given, walk| {
                let mut inputs = $module::Inputs::from_given(given);
                let (input, output) = (walk.input, walk.output);
                walk.each(
                    |point| {
                        inputs.walk(input, point);
                        $crate::calculator::Outcome::outcome($module::$compute(&inputs))
                    },
                    |outputs: &$module::Outputs| outputs.point(output),
                );
            },
        }
    };
}

fn fields(text: &str) -> Result<Vec<(String, Json)>, CalcError> {
    let refuse = |code, input: &str, value: &str, form| Err(CalcError::new(code, input, value, Allowed::Form(form)));
    match json::parse(text) {
        Ok(Json::Object(members)) => Ok(members),
        Ok(other) => refuse(Code::NotAnObject, "json", &other.to_string(), JSON_OBJECT),
        Err(broken) => refuse(Code::InvalidJson, broken.member.as_deref().unwrap_or("json"), &broken.text, JSON),
    }
}
