//! Why a calculation was refused. A stable code and the facts; the site writes the sentence.

use serde::ser::{Serialize, SerializeMap, Serializer};

/// How many characters of a refused value an error repeats: enough to recognise it, too few to flood a page.
const VALUE_ECHO: usize = 64;

/// What would have been accepted.
#[derive(Debug, Clone, PartialEq)]
pub enum Allowed {
    /// One of these words or numbers.
    OneOf(Vec<String>),
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
}

fn shorten(text: &str) -> String {
    match text.char_indices().nth(VALUE_ECHO) {
        None => text.into(),
        Some((end, _)) => {
            format!("{}… ({} characters)", text.get(..end).unwrap_or_default(), text.chars().count())
        }
    }
}

impl Serialize for Allowed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::OneOf(values) => values.serialize(serializer),
            Self::Words(text) => text.serialize(serializer),
            Self::Between { minimum, maximum, unit, whole } => {
                let mut map = serializer.serialize_map(None)?;
                map.serialize_entry("minimum", minimum)?;
                map.serialize_entry("maximum", maximum)?;
                map.serialize_entry("unit", unit)?;
                map.serialize_entry("whole", whole)?;
                map.end()
            }
        }
    }
}

impl Serialize for CalcError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(4))?;
        map.serialize_entry("code", self.code)?;
        map.serialize_entry("input", &self.input)?;
        map.serialize_entry("value", &self.value)?;
        map.serialize_entry("allowed", &self.allowed)?;
        map.end()
    }
}
