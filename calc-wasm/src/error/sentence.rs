//! A refusal as an English sentence, for programs that use the core as a library: it names the input, its value and what
//! to give instead. The site writes its own, in the reader's language, from the codes.

use super::{Allowed, CHAIN, CalcError, Code, ID, JSON, JSON_OBJECT, LINK, PLACES, TEXT};
use crate::decimal;
use crate::echo::Echo;
use crate::json::Json;
use crate::unit::Unit;
use std::fmt::{Display, Formatter, Result};

impl Display for CalcError {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        let Self { code, input, value, allowed, reason, subject } = self;
        write!(to, "{input}: \"{value}\" {}; give {}", problem(*code), Choice(allowed))?;
        if let Some(reason) = reason {
            let about = reason.about().trim().trim_end_matches('.');
            match subject {
                Some(subject) => write!(to, " ({})", about.replace("(subject)", subject))?,
                None => write!(to, " ({about})")?,
            }
        }
        Ok(())
    }
}

const fn problem(code: Code) -> &'static str {
    match code {
        Code::AmbiguousNumber => "can be read in two ways",
        Code::ImpossibleCombination => "does not go with the other inputs",
        Code::InvalidJson => "is not JSON",
        Code::NoUnit => "has no unit",
        Code::NotAChoice => "is none of the possible values",
        Code::NotAnId => "is no id",
        Code::NotADriveList => "cannot be read as a list of drives",
        Code::NotANumber => "is not a number",
        Code::NotAnObject => "is not a JSON object",
        Code::NotWalked => "has no range to sweep",
        Code::NotWhole => "is not a whole number",
        Code::OutOfRange => "is out of range",
        Code::UnknownCalculator => "is no calculator that can do this",
        Code::UnknownInput => "is the value of an input that does not exist",
        Code::UnknownOutput => "is no output",
        Code::WrongType => "is of another type",
    }
}

/// What would have been accepted.
struct Choice<'a>(&'a Allowed);

impl Display for Choice<'_> {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self.0 {
            Allowed::OneOf(values, unit) => either(to, values.iter().map(|value| echo(value, *unit)).collect()),
            Allowed::Readings(readings) => either(to, readings.to_vec()),
            &Allowed::Between { minimum, maximum, unit, whole } => {
                let kind = if whole { "a whole number" } else { "a number" };
                write!(to, "{kind} from {} to {}", number(minimum, unit), number(maximum, unit))
            }
            &Allowed::AtLeast(least, unit) => write!(to, "at least {}", number(least, unit)),
            &Allowed::AtMost(most, unit) => write!(to, "at most {}", number(most, unit)),
            &Allowed::Below(limit, unit) => write!(to, "less than {}", number(limit, unit)),
            Allowed::Drives { at_least, multiple_of: 1 } => write!(to, "at least {at_least} drives"),
            Allowed::Drives { at_least, multiple_of } => {
                write!(to, "a multiple of {multiple_of} drives, at least {at_least}")
            }
            Allowed::Form(form) => to.write_str(match *form {
                JSON => "JSON of finite numbers, quoted text, true or false, with each name once",
                JSON_OBJECT => "a JSON object such as {\"lanes\": 4}",
                CHAIN => "a chain as JSON: {\"parts\": [], \"arrays\": []}",
                PLACES => "machines as JSON: [{\"parts\": []}]",
                ID => "a short name of lower-case letters, digits and hyphens, such as hba-1",
                LINK => "a link such as pcie 3.0 x4",
                TEXT => "text in quotes",
                "drives" => "drives and their size, such as 8x18TB or 4x16TB + 2x4TB",
                other => other,
            }),
        }
    }
}

/// "1, 2 or 4".
fn either(to: &mut Formatter<'_>, values: Vec<String>) -> Result {
    let last = values.len().saturating_sub(1);
    for (place, value) in values.into_iter().enumerate() {
        let before = match place {
            0 => "",
            _ if place == last => " or ",
            _ => ", ",
        };
        write!(to, "{before}{value}")?;
    }
    Ok(())
}

fn echo(value: &Echo, unit: Unit) -> String {
    match value {
        Echo::Number(value) => number(*value, unit),
        other => match Json::from(other.clone()) {
            Json::Text(text) => text,
            json => json.to_string(),
        },
    }
}

/// A number in the largest symbol of its unit in which it has at most two decimal places: "550 MB/s".
fn number(value: f64, unit: Unit) -> String {
    let fits = |factor: f64| value.abs() >= factor && (value / factor * 100.0).fract() == 0.0;
    let scale = unit.decimal().iter().rev().find(|scale| fits(scale.factor)).copied().unwrap_or(unit.base());
    let number = decimal::write(value / scale.factor);
    // The name of the input says that lanes are counted.
    if scale.symbol.is_empty() || unit == Unit::Lane { number } else { format!("{number} {}", scale.symbol) }
}
