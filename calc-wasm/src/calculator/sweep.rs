//! One input walked over a range.

use super::entry::Entry;
use super::input::{Domain, Input};
use super::walk::Walk;
use crate::decimal;
use crate::error::{Allowed, CalcError, Code};
use crate::unit::Unit;

/// The most points of one sweep: a chart has fewer pixels, and 16 MB of answers is enough for any script.
pub const MOST_POINTS: usize = 1_000_000;

/// One input walked in equal steps, everything else held.
struct Sweep {
    from: f64,
    step: f64,
    points: usize,
    values: &'static [f64],
    whole: bool,
}

impl Sweep {
    fn at(&self, point: usize) -> f64 {
        let value = self.values.get(point).copied().unwrap_or(self.from + self.step * point as f64);
        if self.whole { value.round() } else { value }
    }
}

impl Entry {
    /// Walks `over` from `from` to `to` at `steps` even points and returns the points, then `output` at each
    /// (`2 × points` numbers). An input that is a list is walked whole: words, also those of an output, by their place.
    ///
    /// # Errors
    /// [`CalcError`] for unknown names, a range outside the input's own, or too many points.
    pub fn sweep(
        &self,
        inputs: &str,
        over: &str,
        output: &str,
        (from, to): (f64, f64),
        steps: u32,
    ) -> Result<Vec<f64>, CalcError> {
        let Self { model, walk, .. } = self;
        let unknown_input = || {
            let names = model.inputs.iter().map(|i| i.name);
            CalcError::new(Code::UnknownInput, "over", over, Allowed::names(names))
        };
        let unknown_output = || {
            let names = model.outputs.iter().map(|o| o.name);
            CalcError::new(Code::UnknownOutput, "output", output, Allowed::names(names))
        };
        let (input, declared) =
            model.inputs.iter().enumerate().find(|(_, i)| i.name == over).ok_or_else(unknown_input)?;
        if !is_walked(declared) {
            let names = model.inputs.iter().filter(|i| is_walked(i)).map(|i| i.name);
            return Err(CalcError::new(Code::NotWalked, "over", over, Allowed::names(names)));
        }
        let output = model.outputs.iter().position(|o| o.name == output).ok_or_else(unknown_output)?;
        let given = self.read(inputs)?;
        let sweep = plan(declared, from, to, steps)?;
        let mut values = Vec::with_capacity(2 * sweep.points);
        values.extend((0..sweep.points).map(|point| sweep.at(point)));
        values.resize(2 * sweep.points, f64::NAN);
        let (points, answers) = values.split_at_mut(sweep.points);
        let mut line = Walk { input, output, points, answers, answered: false, refused: None };
        walk(&given, &mut line);
        match line.refused {
            Some(error) if !line.answered => Err(error),
            _ => Ok(values),
        }
    }
}

/// Whether an input has points in a row: a tree has none.
fn is_walked(input: &Input) -> bool {
    !matches!(input.domain, Domain::Structured(shape) if shape.walk.is_none())
}

fn plan(declared: &Input, from: f64, to: f64, points: u32) -> Result<Sweep, CalcError> {
    let points = points as usize;
    let list = |values, points| Ok(Sweep { from: 0.0, step: 1.0, points, values, whole: false });
    let (minimum, maximum, whole) = match declared.domain {
        Domain::OneOf(values) => return list(values, values.len()),
        Domain::Choice(words) => return list(&[], words.len()),
        Domain::Flag => return list(&[], 2),
        Domain::Between { minimum, maximum, whole } => (minimum, maximum, whole),
        // Refused before a plan is made.
        Domain::Structured(shape) => {
            let (minimum, maximum) = shape.walk.unwrap_or_default();
            (minimum, maximum, true)
        }
    };
    if !(2..=MOST_POINTS).contains(&points) {
        let allowed = Allowed::Between { minimum: 2.0, maximum: MOST_POINTS as f64, unit: Unit::Count, whole: true };
        return Err(CalcError::new(Code::OutOfRange, "points", &points.to_string(), allowed));
    }
    for (name, value) in [("from", from), ("to", to)] {
        if !(minimum..=maximum).contains(&value) {
            let allowed = Allowed::Between { minimum, maximum, unit: declared.unit, whole };
            return Err(CalcError::new(Code::OutOfRange, name, &decimal::write(value), allowed));
        }
    }
    let step = (to - from) / (points - 1) as f64;
    Ok(Sweep { from, step, points, values: &[], whole })
}
