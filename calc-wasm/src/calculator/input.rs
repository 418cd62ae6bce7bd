//! Inputs: what they accept, how they are read and repeated.

use super::structure::{Part, Parts, Shape};
use super::value::{Given, Kind};
use crate::echo::Echo;
use crate::error::{Allowed, CalcError, Code, Reason};
use crate::json::Json;
use crate::number;
use crate::unit::{Scale, Unit};

/// Which values an input takes.
#[derive(Debug, Clone, Copy)]
pub enum Domain {
    /// One word of a list.
    Choice(&'static [&'static str]),
    /// One number of a list, ascending.
    OneOf(&'static [f64]),
    /// Any number in a closed range.
    Between {
        /// Smallest accepted value, in base units.
        minimum: f64,
        /// Largest accepted value, in base units.
        maximum: f64,
        /// Whether fractions are refused.
        whole: bool,
    },
    /// Yes or no.
    Flag,
    /// What a structured type reads.
    Structured(&'static Shape),
}

/// One declared input. Words for people are in [`Text`](super::Text), so that the wasm build carries none of them.
#[derive(Debug, Clone, Copy)]
pub struct Input {
    /// `snake_case`; JSON, CSV and Rust use it as it is, HTML and URLs with hyphens.
    pub name: &'static str,
    /// Base unit.
    pub unit: Unit,
    /// What a number counts that a person types without a unit.
    pub bare: Scale,
    /// Accepted values.
    pub domain: Domain,
    /// Whether there may be no value, for which 0 stands in JSON; a person leaves the field empty.
    pub blank: bool,
}

/// Who gives a value. They differ in one thing: what a number counts that has no unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A link, a script, a file: base units, so that what was written once means the same for good.
    Machine,
    /// A person, in the form: the unit that the label shows.
    Person,
}

impl Input {
    /// What this input accepts, for an error.
    #[must_use]
    pub fn allowed(&self) -> Allowed {
        match self.domain {
            Domain::Choice(names) => Allowed::words(names),
            Domain::OneOf(values) => Allowed::numbers(values, self.unit),
            Domain::Flag => Allowed::OneOf(vec![Echo::Flag(true), Echo::Flag(false)], self.unit),
            Domain::Between { minimum, maximum, whole } => {
                Allowed::Between { minimum, maximum, unit: self.unit, whole }
            }
            Domain::Structured(shape) => Allowed::Form(shape.name),
        }
    }

    fn refuse(&self, code: Code, value: &Json) -> CalcError {
        CalcError::new(code, self.name, &value.typed(), self.allowed())
    }

    /// The canonical value that a number stands for, as the URL and the echo show it; a structured input takes the next
    /// of `parts`.
    #[must_use]
    pub fn echo(&self, point: f64, parts: &mut Parts) -> Echo {
        match self.domain {
            Domain::Structured(shape) => {
                Echo::Structure(parts.next().map_or(Json::Null, |part| (shape.write)(part, point)))
            }
            Domain::Choice(names) => Kind::Word(names).echo(point),
            Domain::Flag => Kind::Flag.echo(point),
            Domain::OneOf(_) | Domain::Between { .. } => Kind::Number.echo(point),
        }
    }

    /// What was understood of a structured value, which takes the next of `parts`, and its kind; nothing where there is no
    /// more to say than the canonical value does.
    #[must_use]
    pub fn understood(&self, point: f64, parts: &mut Parts) -> Option<Json> {
        let Domain::Structured(shape) = self.domain else { return None };
        let Json::Object(mut members) = (shape.understood)(parts.next()?, point) else { return None };
        members.insert(0, ("kind".into(), shape.name.into()));
        Some(Json::Object(members))
    }

    /// Reads a JSON value into the number that stands for it, and into the value itself where it is structured.
    ///
    /// # Errors
    /// [`CalcError`] naming the input, its value and what is allowed.
    fn read(&self, value: &Json, source: Source) -> Result<(f64, Option<Part>), CalcError> {
        let number = match self.domain {
            Domain::Structured(shape) => {
                let (point, part) = (shape.read)(value).map_err(|refused| refused.about(self.name))?;
                return Ok((point, Some(part)));
            }
            Domain::Choice(names) => self.read_word(names, value)?,
            Domain::Flag => self.read_flag(value)?,
            Domain::OneOf(_) | Domain::Between { .. } => {
                let number = self.read_number(value, source)?;
                match self.problem(number) {
                    Some(code) => return Err(self.refuse(code, value)),
                    None => number,
                }
            }
        };
        Ok((number, None))
    }

    /// What is wrong with a number, if anything.
    fn problem(&self, number: f64) -> Option<Code> {
        match self.domain {
            _ if self.blank && number == 0.0 => None,
            Domain::OneOf(values) if !values.contains(&number) => Some(Code::NotAChoice),
            Domain::Between { whole: true, .. } if number.fract() != 0.0 => Some(Code::NotWhole),
            Domain::Between { minimum, maximum, .. } if !(minimum..=maximum).contains(&number) => {
                Some(Code::OutOfRange)
            }
            _ => None,
        }
    }

    fn read_number(&self, value: &Json, source: Source) -> Result<f64, CalcError> {
        let (Json::Text(text) | Json::Number(text)) = value else {
            return Err(self.refuse(Code::WrongType, value));
        };
        let number = match source {
            Source::Person if self.blank && text.trim().is_empty() => return Ok(0.0),
            // The entries of a list are chosen, not typed: they are base units for everybody.
            Source::Person if !matches!(self.domain, Domain::OneOf(_)) => number::typed(text, self.unit, self.bare),
            _ => number::given(text, self.unit, self.bare),
        };
        number.map_err(|problem| match problem {
            number::Problem::NotANumber if matches!(self.domain, Domain::OneOf(_)) => {
                self.refuse(Code::NotAChoice, value)
            }
            number::Problem::NotANumber => self.refuse(Code::NotANumber, value),
            number::Problem::Transfers => self.refuse(Code::NotANumber, value).because(Reason::TransfersAreNoBytes),
            number::Problem::Ambiguous(readings) => {
                let allowed = Allowed::Readings(readings);
                CalcError::new(Code::AmbiguousNumber, self.name, &value.typed(), allowed)
            }
        })
    }

    fn read_flag(&self, value: &Json) -> Result<f64, CalcError> {
        match value.typed().to_ascii_lowercase().as_str() {
            "true" | "1" | "on" | "yes" => Ok(1.0),
            "false" | "0" | "off" | "no" => Ok(0.0),
            _ => Err(self.refuse(Code::NotAChoice, value)),
        }
    }

    /// Upper and lower case count only where they tell two words apart, as in `MB/s` and `Mb/s`. Where a list has such a
    /// pair, whoever writes a capital means the case of every B: `Tb` is no `TB`.
    fn read_word(&self, names: &[&str], value: &Json) -> Result<f64, CalcError> {
        let given = match value {
            Json::Text(text) | Json::Number(text) => text.trim(),
            // `flit_mode: true` reads better than `"on"`, and both mean the same.
            Json::Flag(flag) => {
                if *flag {
                    "on"
                } else {
                    "off"
                }
            }
            _ => return Err(self.refuse(Code::WrongType, value)),
        };
        // `3`, `3.0` and `gen3` are the same generation to a reader.
        let number = |text: &str| {
            let digits = text.get(..3).filter(|start| start.eq_ignore_ascii_case("gen")).map_or(0, str::len);
            number::given(text.get(digits..).unwrap_or_default(), Unit::Count, Unit::Count.base()).ok()
        };
        let place = names.iter().position(|name| *name == given).or_else(|| {
            let wanted = number(given);
            let alike = |one: &str, other: &str| one != other && one.eq_ignore_ascii_case(other);
            let is_meant = given.chars().any(|letter| letter.is_ascii_uppercase())
                && names.iter().any(|name| names.iter().any(|other| alike(name, other)));
            let has_case = |name: &str| {
                !is_meant || name.bytes().zip(given.bytes()).all(|(own, typed)| own == typed || own | 0x20 != b'b')
            };
            let same = |name: &&str| {
                (name.eq_ignore_ascii_case(given) && has_case(name)) || (wanted.is_some() && number(name) == wanted)
            };
            let mut found = names.iter().enumerate().filter(|(_, name)| same(name)).map(|(at, _)| at);
            found.next().filter(|_| found.next().is_none())
        });
        place.map(|at| at as f64).ok_or_else(|| self.refuse(Code::NotAChoice, value))
    }
}

/// Reads `fields` into the numbers that stand for `inputs`, in declared order; what is absent or `null` takes
/// its default. A name that no input has is refused: misspelt, it would otherwise be a silent default.
///
/// # Errors
/// [`CalcError`] naming the input, its value and what is allowed.
pub fn read(inputs: &[Input], defaults: Given, fields: &[(String, Json)]) -> Result<Given, CalcError> {
    if let Some(error) = unknown(inputs, fields).next() {
        return Err(error);
    }
    let mut given = defaults;
    let mut parts = given.parts.iter_mut();
    for (input, point) in inputs.iter().zip(&mut given.points) {
        let part = matches!(input.domain, Domain::Structured(_)).then(|| parts.next()).flatten();
        let value = fields.iter().find(|(name, _)| name == input.name).map(|(_, value)| value);
        if let Some(value) = value.filter(|value| **value != Json::Null) {
            let (number, structure) = input.read(value, Source::Machine)?;
            *point = number;
            if let (Some(place), Some(structure)) = (part, structure) {
                *place = structure;
            }
        }
    }
    Ok(given)
}

/// Checks values that were not read from JSON, by the same rules. A structured one passes when its canonical form can be
/// read.
///
/// # Errors
/// [`CalcError`] naming the first input that is refused, its value and what is allowed.
pub fn check(inputs: &[Input], given: &Given) -> Result<(), CalcError> {
    let mut parts = given.parts.iter();
    for (input, &point) in inputs.iter().zip(&given.points) {
        let code = match input.domain {
            Domain::Structured(shape) => {
                let written = parts.next().map_or(Json::Null, |part| (shape.write)(part, point));
                (shape.read)(&written).map_err(|refused| refused.about(input.name))?;
                continue;
            }
            Domain::Choice(_) | Domain::Flag => continue,
            _ if point.is_nan() => Some(Code::NotANumber),
            _ if point.is_infinite() => Some(Code::OutOfRange),
            _ => input.problem(point),
        };
        if let Some(code) = code {
            return Err(CalcError::new(code, input.name, &point.to_string(), input.allowed()));
        }
    }
    Ok(())
}

/// What a person typed into the fields of a form: the canonical values that a link holds, by name and in declared order,
/// and every field that cannot be read.
#[must_use]
pub fn read_typed(inputs: &[Input], fields: &[(String, Json)]) -> (Vec<(String, Json)>, Vec<CalcError>) {
    let mut refused: Vec<CalcError> = unknown(inputs, fields).collect();
    let mut values = Vec::new();
    for input in inputs {
        let Some((name, value)) = fields.iter().find(|(name, _)| name == input.name) else { continue };
        match input.read(value, Source::Person) {
            Ok((point, part)) => {
                let parts: Vec<Part> = part.into_iter().collect();
                values.push((name.clone(), input.echo(point, &mut parts.iter()).into()));
            }
            Err(error) => refused.push(error),
        }
    }
    (values, refused)
}

/// The fields whose names no input has.
fn unknown(inputs: &[Input], fields: &[(String, Json)]) -> impl Iterator<Item = CalcError> {
    let strange = fields.iter().filter(|(name, _)| !inputs.iter().any(|i| i.name == name));
    strange.map(|(name, value)| {
        let names = inputs.iter().map(|i| i.name);
        CalcError::new(Code::UnknownInput, name, &value.typed(), Allowed::names(names))
    })
}
