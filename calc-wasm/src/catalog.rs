//! The doors that lead to the calculators: [`calculate`] (one question, one answer) and [`sweep`] (one input walked
//! over a range). [`calculators`](crate::calculators) lists them.

use crate::array::layout::{self, Picture};
use crate::array::simulate::Counts;
use crate::calculator::{Answer, Entry, Given, Model, Structured, Words};
use crate::calculators::{DECLARED, ENTRIES, mixed_drives, raid, rebuild, zfs};
use crate::chain::part::Chain;
use crate::chain::{planner, sizer};
use crate::entry;
use crate::error::{Allowed, CalcError, Code};
use crate::json::{self, Json};
use crate::unit::Unit;
use std::rc::Rc;

/// What draws the array that a calculator's inputs describe.
type Draw = fn(&Given) -> Result<Picture, CalcError>;

/// The calculators whose arrays can be drawn.
macro_rules! drawn {
    ($($module:ident),+ $(,)?) => {
        static DRAWN: &[(&Model, Draw)] = &[$(
            (&$module::MODEL, |inputs| $module::picture(&$module::Inputs::from_given(inputs)))
        ),+];
    };
}

drawn![raid, zfs, mixed_drives];

/// Whether the calculator of this name has an array to draw.
#[must_use]
pub fn is_drawn(calculator: &str) -> bool {
    DRAWN.iter().any(|(model, _)| model.name == calculator)
}

/// The calculator whose chances can be played out.
pub const SIMULATED: &Model = &rebuild::MODEL;

/// Plays `trials` trials of the arrays that inputs of [`SIMULATED`] describe, from trial `from` on. Any pieces of a
/// range count the same together as the range does.
///
/// # Errors
/// As [`calculate`].
pub fn simulate(inputs: &str, from: u32, trials: u32) -> Result<Counts, CalcError> {
    let given = find(SIMULATED.name)?.read(inputs)?;
    rebuild::play(&rebuild::Inputs::from_given(&given), from..from.saturating_add(trials))
}

/// Every calculator with its words, for generators and tests.
#[must_use]
pub fn declared() -> &'static [(&'static Model, &'static Words)] {
    DECLARED
}

/// Answers one question. `inputs` is a JSON object of declared names; what is absent takes its default.
///
/// # Errors
/// [`CalcError`] naming the calculator, the JSON or the input that is not allowed.
pub fn calculate(calculator: &str, inputs: &str) -> Result<Answer, CalcError> {
    find(calculator)?.calculate(inputs)
}

/// Walks one input of a calculator, see [`Entry::sweep`].
///
/// # Errors
/// As [`calculate`], and for a range outside the input's own.
pub fn sweep(
    calculator: &str,
    inputs: &str,
    over: &str,
    output: &str,
    range: (f64, f64),
    steps: u32,
) -> Result<Vec<f64>, CalcError> {
    find(calculator)?.sweep(inputs, over, output, range, steps)
}

fn find(calculator: &str) -> Result<&'static Entry, CalcError> {
    ENTRIES.iter().find(|entry| entry.model.name == calculator).ok_or_else(|| {
        CalcError::new(
            Code::UnknownCalculator,
            "calculator",
            calculator,
            Allowed::names(ENTRIES.iter().map(|e| e.model.name)),
        )
    })
}

/// The array of these inputs as one JSON object, and what is left of it without the `failed` drives: their numbers
/// from 1 on, with commas between them. Or the error.
#[must_use]
pub fn picture_json(calculator: &str, inputs: &str, failed: &str) -> String {
    let drawn =
        picture(calculator, inputs).and_then(|picture| Ok(layout::json(&picture, &failures(&picture, failed)?)));
    drawn.unwrap_or_else(|error| error_json(&error))
}

/// The array that these inputs describe.
///
/// # Errors
/// As [`calculate`], and for a calculator that has nothing to draw.
pub fn picture(calculator: &str, inputs: &str) -> Result<Picture, CalcError> {
    let draw = DRAWN.iter().find(|(model, _)| model.name == calculator).map(|(_, draw)| draw);
    let draw = draw.ok_or_else(|| {
        let drawn = Allowed::names(DRAWN.iter().map(|(model, _)| model.name));
        CalcError::new(Code::UnknownCalculator, "calculator", calculator, drawn)
    })?;
    draw(&find(calculator)?.read(inputs)?)
}

/// Which drives have failed, from a list that counts from 1.
fn failures(picture: &Picture, failed: &str) -> Result<Vec<bool>, CalcError> {
    let most = picture.sizes.len();
    let mut gone = vec![false; most];
    for part in failed.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        // Zero wraps to a place that no list has.
        let place = part.parse::<usize>().ok().and_then(|number| gone.get_mut(number.wrapping_sub(1)));
        let Some(place) = place else {
            let allowed = Allowed::Between { minimum: 1.0, maximum: most as f64, unit: Unit::Count, whole: true };
            return Err(CalcError::new(Code::OutOfRange, "failed", part, allowed));
        };
        *place = true;
    }
    Ok(gone)
}

/// What a person typed into a calculator's form, as one JSON object: see [`Entry::read_typed`]. Or the error.
#[must_use]
pub fn read_typed_json(calculator: &str, inputs: &str) -> String {
    let read = find(calculator).and_then(|entry| entry.read_typed(inputs));
    read.map_or_else(|error| error_json(&error), |read| read.to_string())
}

/// The chain: a calculator whose answer is a picture of many parts, so that it has a page of its own.
static SIZER: Entry = entry!(sizer);

/// What ranks layouts, cards and slots: of the same kind.
static PLANNER: Entry = entry!(planner);

/// A chain from its JSON text, for [`sizer::compute`].
///
/// # Errors
/// [`CalcError`] about `chain`, naming the part or the member that is not allowed.
pub fn read_chain(text: &str) -> Result<Rc<Chain>, CalcError> {
    Structured::read(&Json::Text(text.to_owned())).map_err(|refused| refused.about("chain"))
}

/// The answer about a chain, with what each of its parts does, or the error, as one JSON object.
#[must_use]
pub fn size_json(inputs: &str) -> String {
    detailed(&SIZER, inputs, |given| {
        let (computed, detail) = sizer::solve(&sizer::Inputs::from_given(given));
        (written(&sizer::MODEL, |outputs| computed.write(outputs)), detail)
    })
}

/// Layouts at places, ranked, or the error, as one JSON object.
#[must_use]
pub fn plan_json(inputs: &str) -> String {
    detailed(&PLANNER, inputs, |given| {
        let (computed, detail) = planner::solve(&planner::Inputs::from_given(given));
        (written(&planner::MODEL, |outputs| computed.write(outputs)), detail)
    })
}

fn written(model: &Model, write: impl Fn(&mut [f64])) -> Vec<f64> {
    let mut outputs = vec![f64::NAN; model.outputs.len()];
    write(&mut outputs);
    outputs
}

/// An answer with members beside its outputs, or the error.
fn detailed(entry: &Entry, inputs: &str, solve: impl Fn(&Given) -> (Vec<f64>, Vec<(String, Json)>)) -> String {
    let answered = entry.read(inputs).map(|given| {
        let (outputs, detail) = solve(&given);
        let answer = Json::from(&Answer::of(entry.model, given, outputs));
        if let Json::Object(mut members) = answer {
            members.extend(detail);
            return Json::Object(members);
        }
        answer
    });
    answered.map_or_else(|error| error_json(&error), |answer| answer.to_string())
}

/// The answer or the error as one JSON object: what the browser and the command line get.
#[must_use]
pub fn calculate_json(calculator: &str, inputs: &str) -> String {
    match calculate(calculator, inputs) {
        Ok(answer) => Json::from(&answer).to_string(),
        Err(error) => error_json(&error),
    }
}

/// `{"error":{…}}`.
#[must_use]
pub fn error_json(error: &CalcError) -> String {
    json::object([("error", error.into())]).to_string()
}
