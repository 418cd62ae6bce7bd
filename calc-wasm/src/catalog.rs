//! The calculators, in the order the site shows them, and the two doors that lead to them:
//! [`calculate`] (one question, one answer) and [`sweep`] (one input walked over a range).

use crate::calculator::{Domain, Echo, Fields, Input, Model, Words};
use crate::calculators::pcie;
use crate::error::{Allowed, CalcError};
use crate::json::{self, Json};

/// A calculator's model and the functions that ask it.
struct Entry {
    model: &'static Model,
    answer: fn(&Fields) -> Result<Echoes, CalcError>,
    sweep: fn(&Fields, &Sweep) -> Result<Vec<f64>, CalcError>,
}

/// Inputs as understood, then outputs, both in declared order.
type Echoes = (Vec<Echo>, Vec<Echo>);

/// Binds a calculator's module to [`calculate`] and [`sweep`].
macro_rules! entry {
    ($module:ident) => {
        Entry {
            model: &$module::MODEL,
            answer: |fields| {
                let inputs = $module::Inputs::read(fields)?;
                let outputs = $module::compute(&inputs)?;
                Ok((inputs.echo(), outputs.echo()))
            },
            sweep: |fields, sweep| {
                let mut inputs = $module::Inputs::read(fields)?;
                let mut values = Vec::with_capacity(sweep.points * 2);
                for point in 0..sweep.points {
                    values.push(sweep.at(point));
                }
                for point in 0..sweep.points {
                    inputs.set(sweep.input, sweep.at(point));
                    values.push($module::compute(&inputs)?.number(sweep.output));
                }
                Ok(values)
            },
        }
    };
}

/// The list of calculators. Models and words are kept apart: the browser links only the models.
macro_rules! catalog {
    ($($module:ident),+ $(,)?) => {
        static ENTRIES: &[Entry] = &[$(entry!($module)),+];
        static DECLARED: &[(&Model, &Words)] = &[$((&$module::MODEL, &$module::WORDS)),+];
    };
}

catalog![pcie];

/// Every calculator with its words, for generators and tests.
#[must_use]
pub fn declared() -> &'static [(&'static Model, &'static Words)] {
    DECLARED
}

/// An answer: the outputs, the inputs as understood, and what each layer takes.
pub struct Answer {
    model: &'static Model,
    inputs: Vec<Echo>,
    outputs: Vec<Echo>,
}

/// Answers one question. `inputs` is a JSON object of declared names; what is absent takes its default.
///
/// # Errors
/// [`CalcError`] naming the calculator, the JSON or the input that is not allowed.
pub fn calculate(calculator: &str, inputs: &str) -> Result<Answer, CalcError> {
    let entry = find(calculator)?;
    let (inputs, outputs) = (entry.answer)(&fields(inputs)?)?;
    Ok(Answer { model: entry.model, inputs, outputs })
}

impl Answer {
    /// The inputs as understood, in declared order.
    #[must_use]
    pub fn inputs(&self) -> &[Echo] {
        &self.inputs
    }

    /// The outputs, in declared order.
    #[must_use]
    pub fn outputs(&self) -> &[Echo] {
        &self.outputs
    }

    /// Each layer with the rate left after it and what it took.
    fn breakdown(&self) -> Json {
        let mut above = None;
        let layers = self.model.stages.iter().filter_map(|stage| {
            let at = self.model.outputs.iter().position(|o| o.name == stage.output)?;
            let Some(Echo::Number(rate)) = self.outputs.get(at).copied() else { return None };
            let taken = above.map_or(0.0, |above: f64| above - rate);
            above = Some(rate);
            Some(json::object([
                ("layer", stage.layer.into()),
                ("rate", rate.into()),
                ("taken", taken.into()),
            ]))
        });
        Json::List(layers.collect())
    }
}

/// The most points of one sweep: a chart has fewer pixels, and 16 MB of answers is enough for any script.
pub const MOST_POINTS: usize = 1_000_000;

/// One input walked in equal steps, everything else held.
struct Sweep {
    input: usize,
    output: usize,
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

/// Walks `over` from `from` to `to` in `points` equal steps and returns the points, then `output` at each
/// (`2 × points` numbers). An input that is a list is walked whole: words by their place in it.
///
/// # Errors
/// [`CalcError`] for unknown names, a range outside the input's own, or too many points.
pub fn sweep(
    calculator: &str,
    inputs: &str,
    over: &str,
    output: &str,
    from: f64,
    to: f64,
    points: u32,
) -> Result<Vec<f64>, CalcError> {
    let entry = find(calculator)?;
    let declared = entry.model;
    let input = declared.inputs.iter().position(|i| i.name == over).ok_or_else(|| {
        CalcError::new("unknown_input", "over", over, names(declared.inputs.iter().map(|i| i.name)))
    })?;
    let output = declared.outputs.iter().position(|o| o.name == output).ok_or_else(|| {
        CalcError::new("unknown_output", "output", output, names(declared.outputs.iter().map(|o| o.name)))
    })?;
    let fields = fields(inputs)?;
    let plan = declared.inputs.get(input).map_or_else(
        || Err(CalcError::new("unknown_input", "over", over, Allowed::Words(String::new()))),
        |i| plan(i, input, output, from, to, points),
    )?;
    (entry.sweep)(&fields, &plan)
}

fn plan(
    declared: &Input,
    input: usize,
    output: usize,
    from: f64,
    to: f64,
    points: u32,
) -> Result<Sweep, CalcError> {
    let points = points as usize;
    let list = |values, points| Sweep { input, output, from: 0.0, step: 1.0, points, values, whole: false };
    match declared.domain {
        Domain::OneOf(values) => Ok(list(values, values.len())),
        Domain::Choice(words) => Ok(list(&[], words.len())),
        Domain::Flag => Ok(list(&[], 2)),
        Domain::Between { minimum, maximum, whole } => {
            if !(2..=MOST_POINTS).contains(&points) {
                let allowed =
                    Allowed::Between { minimum: 2.0, maximum: MOST_POINTS as f64, unit: "", whole: true };
                return Err(CalcError::new("out_of_range", "points", &points.to_string(), allowed));
            }
            for (name, value) in [("from", from), ("to", to)] {
                if !(minimum..=maximum).contains(&value) {
                    let allowed = Allowed::Between { minimum, maximum, unit: declared.unit.symbol(), whole };
                    return Err(CalcError::new("out_of_range", name, &value.to_string(), allowed));
                }
            }
            let step = (to - from) / (points - 1) as f64;
            Ok(Sweep { input, output, from, step, points, values: &[], whole })
        }
    }
}

fn find(calculator: &str) -> Result<&'static Entry, CalcError> {
    ENTRIES.iter().find(|entry| entry.model.name == calculator).ok_or_else(|| {
        CalcError::new(
            "unknown_calculator",
            "calculator",
            calculator,
            names(ENTRIES.iter().map(|e| e.model.name)),
        )
    })
}

fn names(list: impl Iterator<Item = &'static str>) -> Allowed {
    Allowed::OneOf(list.map(Echo::Word).collect())
}

fn fields(text: &str) -> Result<Fields, CalcError> {
    let refuse = |code, input: &str, value: &str, allowed: &str| {
        Err(CalcError::new(code, input, value, Allowed::Words(allowed.into())))
    };
    match json::parse(text) {
        Ok(Json::Object(members)) => Ok(Fields(members)),
        Ok(other) => {
            refuse("not_an_object", "json", &other.to_string(), "a JSON object such as {\"lanes\": 4}")
        }
        Err(broken) => refuse(
            "invalid_json",
            broken.member.as_deref().unwrap_or("json"),
            &broken.text,
            "JSON: a finite number, a quoted text, true or false; each name once",
        ),
    }
}

impl From<&Answer> for Json {
    fn from(answer: &Answer) -> Self {
        let Answer { model, inputs, outputs } = answer;
        let mut members = vec![
            ("calculator".into(), model.name.into()),
            ("model_version".into(), f64::from(model.version).into()),
        ];
        members.extend(model.outputs.iter().zip(outputs).map(|(o, &value)| (o.name.into(), value.into())));
        members.push(("breakdown".into(), answer.breakdown()));
        let inputs = model.inputs.iter().zip(inputs).map(|(i, &value)| (i.name.into(), value.into()));
        members.push(("inputs".into(), Self::Object(inputs.collect())));
        Self::Object(members)
    }
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
