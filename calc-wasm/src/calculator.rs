//! What a calculator declares. One declaration drives the range checks here and, through the generated
//! catalogue, the form, the URL, the embed, the reference page, the command line and the generic tests.

use crate::error::{Allowed, CalcError};
use crate::json::Json;
use crate::unit::{self, NumberProblem, Unit};

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
}

/// One declared input. Words for people are in [`Text`], so that the wasm build carries none of them.
#[derive(Debug, Clone, Copy)]
pub struct Input {
    /// `snake_case`; JSON, CSV and Rust use it as it is, HTML and URLs with hyphens.
    pub name: &'static str,
    /// Base unit.
    pub unit: Unit,
    /// Accepted values.
    pub domain: Domain,
}

/// One declared output.
#[derive(Debug, Clone, Copy)]
pub struct Output {
    /// `snake_case` name in the answer.
    pub name: &'static str,
    /// Base unit; `None` for words and flags.
    pub unit: Option<Unit>,
}

/// The words that belong to a declared thing: only generators and tests read them.
#[derive(Debug, Clone, Copy)]
pub struct Text {
    /// Label of the form field or table row.
    pub label: &'static str,
    /// What the quantity is, what it leaves out, where its limits come from.
    pub help: &'static str,
}

/// What a calculator computes with: all that the browser needs.
pub struct Model {
    /// Name in URLs, on the command line and in the embed.
    pub name: &'static str,
    /// Rises when an answer to the same question changes.
    pub version: u32,
    /// Inputs by group, in the order the form shows them.
    pub inputs: &'static [Input],
    /// Outputs, in the order of the table.
    pub outputs: &'static [Output],
    /// Layers of the breakdown, from the wire inwards.
    pub stages: &'static [Stage],
}

/// What a calculator says: words for pages, generators and tests.
pub struct Words {
    /// The question it answers, as a page title.
    pub title: &'static str,
    /// One sentence.
    pub summary: &'static str,
    /// Words of the inputs, in declared order.
    pub inputs: &'static [Text],
    /// Group of each input, in declared order.
    pub input_groups: &'static [&'static str],
    /// Words of the outputs, in declared order.
    pub outputs: &'static [Text],
    /// Groups, and what their fold says; a group whose name starts with `advanced` starts folded.
    pub groups: &'static [(&'static str, &'static str)],
    /// Words for choices: `(input or output, value, label)`.
    pub choices: &'static [(&'static str, &'static str, &'static str)],
    /// The answer in one line.
    pub headline: Headline,
    /// What a value of a choice means inside a sentence: `(input or output, value, phrase)`. A phrase may hold
    /// `{name}`, and `{takers}` for the layers that take most.
    pub phrases: &'static [(&'static str, &'static str, &'static str)],
    /// What each layer of the breakdown is called, in declared order.
    pub stages: &'static [&'static str],
    /// The computation, line by line, with `{name}` where the page puts the reader's numbers.
    pub formula: &'static [&'static str],
    /// Questions that preset the inputs: `(question, inputs as JSON)`.
    pub presets: &'static [(&'static str, &'static str)],
    /// Charts: one input walked, everything else as the reader set it.
    pub charts: &'static [Chart],
    /// Keys of `content/references.yaml`.
    pub sources: &'static [&'static str],
    /// What the model leaves out or assumes; shown with the answer.
    pub caveats: &'static [&'static str],
}

/// The answer in one line: a number, what kind of number it is, the range to expect, what limits.
#[derive(Debug, Clone, Copy)]
pub struct Headline {
    /// The output that is the big number.
    pub value: &'static str,
    /// What it is, after the number; `{name}` is replaced by that choice's phrase or value.
    pub note: &'static str,
    /// Outputs that hold the ends of the expected range; empty where a calculator has none.
    pub range: Option<(&'static str, &'static str)>,
    /// The output whose phrase says what limits.
    pub limit: &'static str,
}

/// A chart that a calculator offers: `output` over `input`, from `from` to `to` in base units (a list is walked whole).
#[derive(Debug, Clone, Copy)]
pub struct Chart {
    /// What the chart shows, as a heading.
    pub question: &'static str,
    /// The input that is walked.
    pub input: &'static str,
    /// The output that is drawn.
    pub output: &'static str,
    /// First and last point; ignored for lists.
    pub range: (f64, f64),
}

/// One layer of a breakdown.
#[derive(Debug, Clone, Copy)]
pub struct Stage {
    /// Stable name, also the tint: `line`, `encoding`, `clock`, `flit`, `headers`, `flow_control`.
    pub layer: &'static str,
    /// The output that holds the rate left after this layer.
    pub output: &'static str,
}

/// A list of words with a Rust type.
pub trait Choice: Copy + 'static {
    /// The words, in declaration order.
    const NAMES: &'static [&'static str];
    /// The value at `index` of [`Choice::NAMES`]; the last one when `index` is too large.
    fn at(index: usize) -> Self;
    /// Where this value stands in [`Choice::NAMES`].
    fn index(self) -> usize;
}

/// Declares an enum of words: `choice! { /// doc pub enum Name { Variant = "word", … } }`.
#[macro_export]
macro_rules! choice {
    ($(#[$meta:meta])* pub enum $name:ident { $first:ident = $first_word:literal $(, $variant:ident = $word:literal)* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the words are the documentation")]
        pub enum $name { $first $(, $variant)* }
        impl $crate::calculator::Choice for $name {
            const NAMES: &'static [&'static str] = &[$first_word $(, $word)*];
            fn at(index: usize) -> Self {
                [$(Self::$variant),*].get(index.wrapping_sub(1)).copied().unwrap_or(Self::$first)
            }
            fn index(self) -> usize { self as usize }
        }
    };
}

/// A typed input: how it is read from JSON, swept over, and echoed.
pub trait InputValue: Sized {
    /// Reads a JSON value.
    ///
    /// # Errors
    /// [`CalcError`] naming the input, its value and what is allowed.
    fn read(input: &Input, value: &Json) -> Result<Self, CalcError>;
    /// Takes a point of a sweep: a number in base units, or the index of a choice.
    fn from_point(point: f64) -> Self;
    /// The canonical value, as the URL and the echo show it.
    fn echo(&self) -> Echo;
}

/// A value in an answer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Echo {
    /// A finite number in base units; anything else becomes `null`.
    Number(f64),
    /// A word of a choice.
    Word(&'static str),
    /// Yes or no.
    Flag(bool),
}

impl From<Echo> for Json {
    fn from(echo: Echo) -> Self {
        match echo {
            Echo::Number(number) => number.into(),
            Echo::Word(word) => word.into(),
            Echo::Flag(flag) => flag.into(),
        }
    }
}

impl Input {
    /// What this input accepts, for an error.
    #[must_use]
    pub fn allowed(&self) -> Allowed {
        match self.domain {
            Domain::Choice(names) => Allowed::OneOf(names.iter().map(|&n| Echo::Word(n)).collect()),
            Domain::OneOf(values) => Allowed::OneOf(values.iter().map(|&v| Echo::Number(v)).collect()),
            Domain::Flag => Allowed::OneOf(vec![Echo::Flag(true), Echo::Flag(false)]),
            Domain::Between { minimum, maximum, whole } => {
                Allowed::Between { minimum, maximum, unit: self.unit.symbol(), whole }
            }
        }
    }

    fn refuse(&self, code: &'static str, value: &Json) -> CalcError {
        CalcError::new(code, self.name, &value.typed(), self.allowed())
    }
}

impl InputValue for f64 {
    fn read(input: &Input, value: &Json) -> Result<Self, CalcError> {
        let (Json::Text(text) | Json::Number(text)) = value else {
            return Err(input.refuse("wrong_type", value));
        };
        let number = unit::parse(text, input.unit).map_err(|problem| match problem {
            NumberProblem::NotANumber => input.refuse("not_a_number", value),
            NumberProblem::Ambiguous => input.refuse("ambiguous_number", value),
        })?;
        let fits = match input.domain {
            Domain::OneOf(values) => {
                if !values.contains(&number) {
                    return Err(input.refuse("not_a_choice", value));
                }
                true
            }
            Domain::Between { minimum, maximum, whole } => {
                if whole && number.fract() != 0.0 {
                    return Err(input.refuse("not_whole", value));
                }
                number >= minimum && number <= maximum
            }
            Domain::Choice(_) | Domain::Flag => true,
        };
        if fits { Ok(number) } else { Err(input.refuse("out_of_range", value)) }
    }
    fn from_point(point: f64) -> Self {
        point
    }
    fn echo(&self) -> Echo {
        Echo::Number(*self)
    }
}

impl InputValue for bool {
    fn read(input: &Input, value: &Json) -> Result<Self, CalcError> {
        let word = value.typed().to_ascii_lowercase();
        match word.as_str() {
            "true" | "1" | "on" | "yes" => Ok(true),
            "false" | "0" | "off" | "no" => Ok(false),
            _ => Err(input.refuse("not_a_choice", value)),
        }
    }
    fn from_point(point: f64) -> Self {
        point != 0.0
    }
    fn echo(&self) -> Echo {
        Echo::Flag(*self)
    }
}

impl<T: Choice> InputValue for T {
    fn read(input: &Input, value: &Json) -> Result<Self, CalcError> {
        let given = match value {
            Json::Text(text) | Json::Number(text) => text.trim().to_ascii_lowercase(),
            // `flit_mode: true` reads better than `"on"`, and both mean the same.
            Json::Flag(flag) => if *flag { "on" } else { "off" }.into(),
            _ => return Err(input.refuse("wrong_type", value)),
        };
        // `3`, `3.0` and `gen3` are the same generation to a reader.
        let number = |text: &str| unit::parse(text.trim_start_matches("gen"), Unit::Count).ok();
        let same = |name: &str| name == given || (number(name).is_some() && number(name) == number(&given));
        T::NAMES
            .iter()
            .position(|name| same(name))
            .map(T::at)
            .ok_or_else(|| input.refuse("not_a_choice", value))
    }
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an index of a short list")]
    fn from_point(point: f64) -> Self {
        T::at(point as usize)
    }
    fn echo(&self) -> Echo {
        Echo::Word(T::NAMES.get(self.index()).copied().unwrap_or_default())
    }
}

/// Where the typed inputs come from: a JSON object.
pub struct Fields(pub Vec<(String, Json)>);

impl Fields {
    /// The value of `input`, or its default when it is absent or left empty.
    ///
    /// # Errors
    /// [`CalcError`] when the value is not allowed.
    pub fn read<T: InputValue>(&self, input: &Input, default: T) -> Result<T, CalcError> {
        match self.0.iter().find(|(name, _)| name == input.name) {
            None | Some((_, Json::Null)) => Ok(default),
            Some((_, value)) => T::read(input, value),
        }
    }

    /// Refuses names that no input has: a misspelt input would otherwise be a silent default.
    ///
    /// # Errors
    /// [`CalcError`] with the declared names.
    pub fn only(&self, inputs: &[Input]) -> Result<(), CalcError> {
        match self.0.iter().find(|(name, _)| !inputs.iter().any(|i| i.name == name)) {
            None => Ok(()),
            Some((name, value)) => {
                let names = inputs.iter().map(|i| Echo::Word(i.name)).collect();
                Err(CalcError::new("unknown_input", name, &value.typed(), Allowed::OneOf(names)))
            }
        }
    }
}

/// Declares the inputs of a calculator once: a typed struct with its reader, its echo, its sweep and its words.
///
/// `name: Type = default, unit, domain, "Label";` with the help text as doc comment.
#[macro_export]
macro_rules! inputs {
    ($(#[$meta:meta])* pub struct $name:ident {
        $($group:ident { $(
            $(#[doc = $help:literal])+
            $field:ident: $type:ty = $default:expr, $unit:ident, $domain:expr, $label:literal;
        )+ })+
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy)]
        pub struct $name { $($( $(#[doc = $help])+ pub $field: $type, )+)+ }

        impl $name {
            /// Declared inputs, in the order of the form.
            pub const INPUTS: &'static [$crate::calculator::Input] = &[$($(
                $crate::calculator::Input {
                    name: stringify!($field),
                    unit: $crate::unit::Unit::$unit,
                    domain: $domain,
                },
            )+)+];
            /// Words of [`Self::INPUTS`].
            pub const TEXTS: &'static [$crate::calculator::Text] = &[$($(
                $crate::calculator::Text { label: $label, help: concat!($($help),+) },
            )+)+];
            /// Group of each of [`Self::INPUTS`].
            pub const GROUPS: &'static [&'static str] = &[$($( { let _ = stringify!($field); stringify!($group) }, )+)+];

            /// Reads the inputs; what is absent takes its default.
            ///
            /// # Errors
            /// The first input that is not allowed, or an unknown name.
            pub fn read(fields: &$crate::calculator::Fields) -> Result<Self, $crate::error::CalcError> {
                fields.only(Self::INPUTS)?;
                let mut declared = Self::INPUTS.iter();
                let default = Self::default();
                $($( let $field = match declared.next() {
                    Some(input) => fields.read(input, default.$field)?,
                    None => default.$field,
                }; )+)+
                Ok(Self { $($( $field, )+)+ })
            }

            /// Sets the input at `index` of [`Self::INPUTS`] to a point of a sweep.
            pub fn set(&mut self, index: usize, point: f64) {
                let mut at = 0;
                $($(
                    if at == index { self.$field = $crate::calculator::InputValue::from_point(point); return; }
                    at += 1;
                )+)+
                let _ = at;
            }

            /// Canonical values, in declared order.
            #[must_use]
            pub fn echo(&self) -> Vec<$crate::calculator::Echo> {
                vec![$($( $crate::calculator::InputValue::echo(&self.$field), )+)+]
            }
        }

        impl Default for $name {
            fn default() -> Self { Self { $($( $field: $default, )+)+ } }
        }
    };
}

/// A typed output value.
pub trait OutputValue {
    /// The value as the answer carries it.
    fn echo(&self) -> Echo;
    /// The value as a number, for sweeps; `NaN` for words.
    fn number(&self) -> f64;
}

impl OutputValue for f64 {
    fn echo(&self) -> Echo {
        Echo::Number(*self)
    }
    fn number(&self) -> f64 {
        *self
    }
}

impl OutputValue for bool {
    fn echo(&self) -> Echo {
        Echo::Flag(*self)
    }
    fn number(&self) -> f64 {
        f64::NAN
    }
}

impl<T: Choice> OutputValue for T {
    fn echo(&self) -> Echo {
        Echo::Word(T::NAMES.get(self.index()).copied().unwrap_or_default())
    }
    fn number(&self) -> f64 {
        f64::NAN
    }
}

/// Declares the outputs of a calculator once: `name: Type, unit, "Label";` with the help text as doc comment.
#[macro_export]
macro_rules! outputs {
    ($(#[$meta:meta])* pub struct $name:ident { $(
        $(#[doc = $help:literal])+
        $field:ident: $type:ty, $unit:expr, $label:literal;
    )+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy)]
        pub struct $name { $( $(#[doc = $help])+ pub $field: $type, )+ }

        impl $name {
            /// Declared outputs, in the order of the table.
            pub const OUTPUTS: &'static [$crate::calculator::Output] = &[$(
                $crate::calculator::Output { name: stringify!($field), unit: $unit },
            )+];
            /// Words of [`Self::OUTPUTS`].
            pub const TEXTS: &'static [$crate::calculator::Text] = &[$(
                $crate::calculator::Text { label: $label, help: concat!($($help),+) },
            )+];

            /// Values, in declared order.
            #[must_use]
            pub fn echo(&self) -> Vec<$crate::calculator::Echo> {
                vec![$( $crate::calculator::OutputValue::echo(&self.$field), )+]
            }

            /// The output at `index` of [`Self::OUTPUTS`] as a number; `NaN` when it is none.
            #[must_use]
            pub fn number(&self, index: usize) -> f64 {
                let mut at = 0;
                $(
                    if at == index { return $crate::calculator::OutputValue::number(&self.$field); }
                    at += 1;
                )+
                let _ = at;
                f64::NAN
            }
        }
    };
}
