//! The calculators, in the order the site shows them, and the two doors that lead to them:
//! [`calculate`] (one question, one answer) and [`sweep`] (one input walked over a range).

use crate::array::drives::MOST_DRIVES;
use crate::array::layout::{self, Picture};
use crate::array::simulate::Counts;
use crate::calculator::{self, Choice, Domain, Echo, Given, Input, Model, Words};
use crate::calculators::{
    dmi, ethernet, mixed_drives, nvme_queue, pcie, raid, rebuild, sas, sata, units, usb, zfs,
};
use crate::decimal;
use crate::error::{Allowed, CalcError};
use crate::json::{self, Json};

/// A calculator's model and its two functions, as numbers that stand for the declared values: what is typed
/// stays inside the calculator, so that reading, sweeping and writing exist once.
struct Entry {
    model: &'static Model,
    defaults: fn() -> Given,
    compute: fn(inputs: &Given, outputs: &mut [f64]) -> Result<(), CalcError>,
}

/// Binds a calculator's module to [`calculate`] and [`sweep`].
macro_rules! entry {
    ($module:ident) => {
        Entry {
            model: &$module::MODEL,
            defaults: $module::Inputs::defaults,
            compute: |inputs, outputs| {
                let computed = $module::compute(&$module::Inputs::from_given(inputs))?;
                computed.write(outputs);
                Ok(())
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

catalog![pcie, nvme_queue, sata, sas, usb, dmi, ethernet, raid, zfs, mixed_drives, rebuild, units];

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

/// An answer: the outputs, the inputs as understood, and what each layer takes.
pub struct Answer {
    model: &'static Model,
    inputs: Given,
    outputs: Vec<f64>,
}

/// Answers one question. `inputs` is a JSON object of declared names; what is absent takes its default.
///
/// # Errors
/// [`CalcError`] naming the calculator, the JSON or the input that is not allowed.
pub fn calculate(calculator: &str, inputs: &str) -> Result<Answer, CalcError> {
    let entry = find(calculator)?;
    let inputs = entry.read(inputs)?;
    let mut outputs = vec![f64::NAN; entry.model.outputs.len()];
    (entry.compute)(&inputs, &mut outputs)?;
    Ok(Answer { model: entry.model, inputs, outputs })
}

impl Entry {
    fn read(&self, inputs: &str) -> Result<Given, CalcError> {
        calculator::read(self.model.inputs, (self.defaults)(), &fields(inputs)?)
    }
}

impl Answer {
    /// The inputs as understood, in declared order.
    #[must_use]
    pub fn inputs(&self) -> Vec<Echo> {
        let Given { points, drives } = &self.inputs;
        self.model.inputs.iter().zip(points).map(|(input, &point)| input.echo(point, drives)).collect()
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
            let taken = above.map_or(0.0, |above: f64| above - left);
            above = Some(left);
            Some(json::object([
                ("layer", stage.layer.word().into()),
                ("left", left.into()),
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

/// Walks `over` from `from` to `to` at `steps` even points and returns the points, then `output` at each
/// (`2 × points` numbers). An input that is a list is walked whole: words, also those of an output, by their place.
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
    steps: u32,
) -> Result<Vec<f64>, CalcError> {
    let entry = find(calculator)?;
    let declared = entry.model;
    let input = declared.inputs.iter().position(|i| i.name == over).ok_or_else(|| {
        CalcError::new("unknown_input", "over", over, names(declared.inputs.iter().map(|i| i.name)))
    })?;
    let output = declared.outputs.iter().position(|o| o.name == output).ok_or_else(|| {
        CalcError::new("unknown_output", "output", output, names(declared.outputs.iter().map(|o| o.name)))
    })?;
    let mut given = entry.read(inputs)?;
    let sweep = declared.inputs.get(input).map_or_else(
        || Err(CalcError::new("unknown_input", "over", over, Allowed::Words(String::new()))),
        |i| plan(i, from, to, steps),
    )?;
    let mut values: Vec<f64> = (0..sweep.points).map(|point| sweep.at(point)).collect();
    let mut outputs = vec![f64::NAN; declared.outputs.len()];
    let mut refused = None;
    for point in 0..sweep.points {
        if let Some(walked) = given.points.get_mut(input) {
            *walked = sweep.at(point);
        }
        // Where inputs exclude each other, the line has a gap; where they do everywhere, there is no line.
        match (entry.compute)(&given, &mut outputs) {
            Ok(()) => values.push(outputs.get(output).copied().unwrap_or(f64::NAN)),
            Err(error) => {
                refused.get_or_insert(error);
                values.push(f64::NAN);
            }
        }
    }
    match refused {
        Some(error) if values.iter().skip(sweep.points).all(|value| value.is_nan()) => Err(error),
        _ => Ok(values),
    }
}

fn plan(declared: &Input, from: f64, to: f64, points: u32) -> Result<Sweep, CalcError> {
    let points = points as usize;
    let list = |values, points| Sweep { from: 0.0, step: 1.0, points, values, whole: false };
    match declared.domain {
        Domain::OneOf(values) => Ok(list(values, values.len())),
        Domain::Choice(words) => Ok(list(&[], words.len())),
        Domain::Flag => Ok(list(&[], 2)),
        Domain::Between { .. } | Domain::Drives => {
            let (minimum, maximum, whole) = match declared.domain {
                Domain::Between { minimum, maximum, whole } => (minimum, maximum, whole),
                _ => (1.0, f64::from(MOST_DRIVES), true),
            };
            if !(2..=MOST_POINTS).contains(&points) {
                let allowed =
                    Allowed::Between { minimum: 2.0, maximum: MOST_POINTS as f64, unit: "", whole: true };
                return Err(CalcError::new("out_of_range", "points", &points.to_string(), allowed));
            }
            for (name, value) in [("from", from), ("to", to)] {
                if !(minimum..=maximum).contains(&value) {
                    let allowed = Allowed::Between { minimum, maximum, unit: declared.unit.symbol(), whole };
                    return Err(CalcError::new("out_of_range", name, &decimal::write(value), allowed));
                }
            }
            let step = (to - from) / (points - 1) as f64;
            Ok(Sweep { from, step, points, values: &[], whole })
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

fn fields(text: &str) -> Result<Vec<(String, Json)>, CalcError> {
    let refuse = |code, input: &str, value: &str, allowed: &str| {
        Err(CalcError::new(code, input, value, Allowed::Words(allowed.into())))
    };
    match json::parse(text) {
        Ok(Json::Object(members)) => Ok(members),
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
        let model = answer.model;
        let mut members = vec![
            ("calculator".into(), model.name.into()),
            ("model_version".into(), f64::from(model.version).into()),
        ];
        members.extend(
            model.outputs.iter().zip(answer.outputs()).map(|(o, value)| (o.name.into(), value.into())),
        );
        members.push(("breakdown".into(), answer.breakdown()));
        let inputs = model.inputs.iter().zip(answer.inputs()).map(|(i, value)| (i.name.into(), value.into()));
        members.push(("inputs".into(), Self::Object(inputs.collect())));
        if let Some(list) = model.inputs.iter().find(|input| matches!(input.domain, Domain::Drives)) {
            let echo = answer.inputs.drives.echo().into();
            members.push(("understood".into(), json::object([(list.name, echo)])));
        }
        Self::Object(members)
    }
}

/// The array of these inputs as one JSON object, and what is left of it without the `failed` drives: their numbers
/// from 1 on, with commas between them. Or the error.
#[must_use]
pub fn picture_json(calculator: &str, inputs: &str, failed: &str) -> String {
    let drawn = picture(calculator, inputs)
        .and_then(|picture| Ok(layout::json(&picture, &failures(&picture, failed)?)));
    drawn.unwrap_or_else(|error| error_json(&error))
}

/// The array that these inputs describe.
///
/// # Errors
/// As [`calculate`], and for a calculator that has nothing to draw.
pub fn picture(calculator: &str, inputs: &str) -> Result<Picture, CalcError> {
    let draw = DRAWN.iter().find(|(model, _)| model.name == calculator).map(|(_, draw)| draw);
    let draw = draw.ok_or_else(|| {
        let drawn = names(DRAWN.iter().map(|(model, _)| model.name));
        CalcError::new("unknown_calculator", "calculator", calculator, drawn)
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
            let allowed = Allowed::Between { minimum: 1.0, maximum: most as f64, unit: "", whole: true };
            return Err(CalcError::new("out_of_range", "failed", part, allowed));
        };
        *place = true;
    }
    Ok(gone)
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
