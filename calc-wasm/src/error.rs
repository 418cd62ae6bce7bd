//! Why a calculation was refused. A stable code and the facts; the site writes the sentence.

use crate::echo::Echo;
use crate::json::{self, Json};

/// How many characters of a refused value an error repeats: enough to recognise it, too few to flood a page.
const VALUE_ECHO: usize = 64;

/// What would have been accepted.
#[derive(Debug, Clone, PartialEq)]
pub enum Allowed {
    /// One of these words or numbers.
    OneOf(Vec<Echo>),
    /// A number in this closed range; `unit` is a symbol, empty for a bare number.
    Between {
        /// Smallest accepted value, in base units.
        minimum: f64,
        /// Largest accepted value, in base units.
        maximum: f64,
        /// Symbol of the base unit.
        unit: &'static str,
        /// Whether fractions are refused.
        whole: bool,
    },
    /// Anything else, in words.
    Words(String),
}

impl Allowed {
    /// One of these names.
    #[must_use]
    pub fn names(names: impl Iterator<Item = &'static str>) -> Self {
        Self::OneOf(names.map(Echo::Word).collect())
    }
}

/// A refused input. `input` is the declared name (`max_payload_size`), or the thing that was read (`json`).
#[derive(Debug, Clone, PartialEq)]
pub struct CalcError {
    /// Stable and machine-readable, e.g. `out_of_range`.
    pub code: &'static str,
    /// Name of the refused input.
    pub input: String,
    /// The value as it was given, cut to a readable length.
    pub value: String,
    /// What would have been accepted.
    pub allowed: Allowed,
}

impl CalcError {
    /// An error about `input`; long values are cut and their length is stated.
    #[must_use]
    pub fn new(code: &'static str, input: &str, value: &str, allowed: Allowed) -> Self {
        Self { code, input: shorten(input), value: shorten(value), allowed }
    }

    /// An error about an input that another one excludes; `allowed` says what exists.
    #[must_use]
    pub fn clash(input: &str, value: &str, allowed: String) -> Self {
        Self::new("impossible_combination", input, value, Allowed::Words(allowed))
    }
}

/// Why a structured value was refused, before it is known which input it is about.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// As [`CalcError::code`].
    pub code: &'static str,
    /// The piece that is wrong.
    pub part: String,
    /// What would have been accepted there.
    pub allowed: Allowed,
}

impl Refused {
    /// The refusal as an error about the input of that name.
    #[must_use]
    pub fn about(&self, input: &str) -> CalcError {
        CalcError::new(self.code, input, &self.part, self.allowed.clone())
    }
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(VALUE_ECHO) {
        None => text.into(),
        Some((end, _)) => {
            format!("{}… ({} characters)", text.get(..end).unwrap_or_default(), text.chars().count())
        }
    }
}

impl From<&Allowed> for Json {
    fn from(allowed: &Allowed) -> Self {
        match allowed {
            Allowed::OneOf(values) => Self::List(values.iter().cloned().map(Self::from).collect()),
            Allowed::Words(text) => text.as_str().into(),
            &Allowed::Between { minimum, maximum, unit, whole } => json::object([
                ("minimum", minimum.into()),
                ("maximum", maximum.into()),
                ("unit", unit.into()),
                ("whole", whole.into()),
            ]),
        }
    }
}

impl From<&CalcError> for Json {
    fn from(error: &CalcError) -> Self {
        json::object([
            ("code", error.code.into()),
            ("input", error.input.as_str().into()),
            ("value", error.value.as_str().into()),
            ("allowed", (&error.allowed).into()),
        ])
    }
}
