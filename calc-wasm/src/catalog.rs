//! The calculators, in the order the site shows them, and the two doors that lead to them:
//! [`calculate`] (one question, one answer) and [`sweep`] (one input walked over a range).

use crate::calculator::{Declaration, Domain, Echo, Fields, Input};
use crate::calculators::pcie;
use crate::error::{Allowed, CalcError};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

/// What the dispatcher needs of a calculator; everything else is in its [`Declaration`].
struct Entry {
    declaration: &'static Declaration,
    answer: fn(&Fields) -> Result<Echoes, CalcError>,
    sweep: fn(&Fields, &Sweep) -> Result<Vec<f64>, CalcError>,
}

/// Inputs as understood, then outputs, both in declared order.
type Echoes = (Vec<Echo>, Vec<Echo>);

/// Binds a calculator's module to the dispatcher.
macro_rules! entry {
    ($module:ident) => {
        Entry {
            declaration: &$module::DECLARATION,
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

static ENTRIES: [Entry; 1] = [entry!(pcie)];

/// Every calculator's declaration, in the order the site shows them.
pub fn declarations() -> impl Iterator<Item = &'static Declaration> {
    ENTRIES.iter().map(|entry| entry.declaration)
}

/// An answer: the outputs, the inputs as understood, and what each layer takes.
pub struct Answer {
    declaration: &'static Declaration,
    inputs: Vec<Echo>,
    outputs: Vec<Echo>,
}

/// Answers one question. `inputs` is a JSON object of declared names; what is absent takes its default.
///
/// # Errors
/// [`CalcError`] naming the calculator, the JSON or the input that is not allowed.
pub fn calculate(calculator: &str, inputs: &str) -> Result<Answer, CalcError> {
    let entry = find(calculator)?;
    let object = object(inputs)?;
    let (inputs, outputs) = (entry.answer)(&Fields(&object))?;
    Ok(Answer { declaration: entry.declaration, inputs, outputs })
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
    let declared = entry.declaration;
    let input = declared.inputs.iter().position(|i| i.name == over).ok_or_else(|| {
        CalcError::new("unknown_input", "over", over, names(declared.inputs.iter().map(|i| i.name)))
    })?;
    let output = declared.outputs.iter().position(|o| o.name == output).ok_or_else(|| {
        CalcError::new("unknown_output", "output", output, names(declared.outputs.iter().map(|o| o.name)))
    })?;
    let object = object(inputs)?;
    let plan = declared.inputs.get(input).map_or_else(
        || Err(CalcError::new("unknown_input", "over", over, Allowed::Words(String::new()))),
        |i| plan(i, input, output, from, to, points),
    )?;
    (entry.sweep)(&Fields(&object), &plan)
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
    ENTRIES.iter().find(|entry| entry.declaration.name == calculator).ok_or_else(|| {
        CalcError::new("unknown_calculator", "calculator", calculator, names(declarations().map(|d| d.name)))
    })
}

fn names<'a>(list: impl Iterator<Item = &'a str>) -> Allowed {
    Allowed::OneOf(list.map(Into::into).collect())
}

fn object(text: &str) -> Result<serde_json::Map<String, Value>, CalcError> {
    let refuse = |code, input: &str, value: &str, allowed: &str| {
        Err(CalcError::new(code, input, value, Allowed::Words(allowed.into())))
    };
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(other) => {
            refuse("not_an_object", "json", &other.to_string(), "a JSON object such as {\"lanes\": 4}")
        }
        Err(error) => {
            let (input, value) = broken_member(text, error.line(), error.column());
            refuse("invalid_json", input, value, "JSON: a finite number, a quoted text, true or false")
        }
    }
}

/// The member in which JSON broke: `{"lanes": NaN}` is a mistake about `lanes`, not about brackets.
fn broken_member(text: &str, line: usize, column: usize) -> (&str, &str) {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let at = text.floor_char_boundary(before + column.saturating_sub(1));
    let (head, _) = text.split_at_checked(at).unwrap_or((text, ""));
    let start = head.rfind([':', ',', '{', '[']).map_or(0, |i| i + 1);
    let value =
        text.get(start..).unwrap_or_default().split([',', '}', ']', '\n']).next().unwrap_or_default().trim();
    let name = head
        .get(..start)
        .and_then(|h| h.strip_suffix(':'))
        .and_then(|h| h.trim_end().strip_suffix('"'))
        .and_then(|h| h.rsplit('"').next());
    match name {
        Some(name) if !value.is_empty() => (name, value),
        _ => ("json", text),
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("calculator", self.declaration.name)?;
        map.serialize_entry("model_version", &self.declaration.model_version)?;
        for (output, value) in self.declaration.outputs.iter().zip(&self.outputs) {
            map.serialize_entry(output.name, value)?;
        }
        map.serialize_entry("breakdown", &Breakdown(self))?;
        map.serialize_entry("inputs", &Inputs(self))?;
        map.end()
    }
}

struct Inputs<'a>(&'a Answer);

impl Serialize for Inputs<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.declaration.inputs.iter().map(|i| i.name).zip(&self.0.inputs))
    }
}

struct Breakdown<'a>(&'a Answer);

/// One layer: the rate left after it, and what it took.
struct Layer {
    name: &'static str,
    rate: f64,
    taken: f64,
}

impl Serialize for Layer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("layer", self.name)?;
        map.serialize_entry("rate", &self.rate)?;
        map.serialize_entry("taken", &self.taken)?;
        map.end()
    }
}

impl Serialize for Breakdown<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Answer { declaration, outputs, .. } = self.0;
        let mut above = None;
        serializer.collect_seq(declaration.stages.iter().filter_map(|stage| {
            let at = declaration.outputs.iter().position(|o| o.name == stage.output)?;
            let Some(Echo::Number(rate)) = outputs.get(at).copied() else { return None };
            let taken = above.map_or(0.0, |above: f64| above - rate);
            above = Some(rate);
            Some(Layer { name: stage.layer, rate, taken })
        }))
    }
}

/// The answer or the error as one JSON object: what the browser and the command line get.
#[must_use]
pub fn calculate_json(calculator: &str, inputs: &str) -> String {
    match calculate(calculator, inputs) {
        Ok(answer) => serde_json::to_string(&answer),
        Err(error) => error_json(&error),
    }
    // Only a writer that fails or a map key that is no string makes this fail, and there is neither.
    .unwrap_or_default()
}

/// `{"error":{…}}`.
///
/// # Errors
/// Never in practice: see [`calculate_json`].
pub fn error_json(error: &CalcError) -> serde_json::Result<String> {
    struct Wrapped<'a>(&'a CalcError);
    impl Serialize for Wrapped<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_map([("error", self.0)])
        }
    }
    serde_json::to_string(&Wrapped(error))
}
