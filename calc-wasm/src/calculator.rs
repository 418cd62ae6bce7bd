//! What a calculator declares. One declaration drives the range checks here and, through the generated
//! catalogue, the form, the URL, the embed, the reference page, the command line and the generic tests.

use crate::array::drives::{Drives, LIST_EXAMPLE};
use crate::error::{Allowed, CalcError};
use crate::json::Json;
use crate::layer::Layer;
use crate::number;
use crate::unit::Unit;

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
    /// A list of drives, such as `8x18TB + 2x4TB`.
    Drives,
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
    /// What its values are.
    pub kind: Kind,
}

/// What the values of an output are.
#[derive(Debug, Clone, Copy)]
pub enum Kind {
    /// Numbers in base units.
    Number,
    /// Words of a list.
    Word(&'static [&'static str]),
    /// Yes or no.
    Flag,
}

/// The words that belong to a declared thing: only generators and tests read them.
#[derive(Debug, Clone, Copy)]
pub struct Text {
    /// Label of the form field or table row.
    pub label: &'static str,
    /// What the quantity is, what it leaves out, where its limits come from.
    pub help: &'static str,
    /// What its values are called; none for numbers.
    pub meanings: &'static [Meaning],
    /// What stands for no value (`null`), for an output that may have none.
    pub nothing: Option<Meaning>,
}

/// What one value of a choice is called. Declared with the value, in [`choice!`](crate::choice).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meaning {
    /// In a list or a table; empty where the value reads well as it is, as `measured` and `3.0` do.
    pub label: &'static str,
    /// Inside a sentence, where that differs from the label. It may hold `{name}`, and `{takers}` for the layers that
    /// take most.
    pub phrase: Option<&'static str>,
}

impl Meaning {
    /// A value that is called so everywhere.
    #[must_use]
    pub const fn label(label: &'static str) -> Self {
        Self { label, phrase: None }
    }

    /// One for each label, in their order.
    #[must_use]
    pub const fn labels<const N: usize>(labels: &[&'static str; N]) -> [Self; N] {
        let mut all = [Self::label(""); N];
        let mut at = 0;
        #[allow(clippy::indexing_slicing, reason = "both have N")]
        while at < N {
            all[at] = Self::label(labels[at]);
            at += 1;
        }
        all
    }
}

/// What a calculator computes with: all that the browser needs.
#[derive(Debug, Clone, Copy)]
pub struct Model {
    /// Name in URLs, on the command line and in the embed.
    pub name: &'static str,
    /// Rises when an answer to the same question changes.
    pub version: u32,
    /// Inputs by group, in the order the form shows them.
    pub inputs: &'static [Input],
    /// Outputs, in the order of the table.
    pub outputs: &'static [Output],
    /// Layers of the breakdown, from the whole inwards (the wire, the raw capacity), in one unit; empty where nothing
    /// shrinks from layer to layer.
    pub stages: &'static [Stage],
}

/// What a calculator says: words for pages, generators and tests.
#[derive(Debug, Clone, Copy)]
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
    /// The answer in one line.
    pub headline: Headline,
    /// Layers of the breakdown that this calculator calls otherwise than [`Layer`] does.
    pub stages: &'static [(Layer, &'static str)],
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

impl Words {
    /// What a layer of the breakdown is called here.
    #[must_use]
    pub fn layer(&self, layer: Layer) -> &'static str {
        let own = self.stages.iter().find(|(of, _)| *of == layer).map(|(_, label)| *label);
        own.or_else(|| Layer::MEANINGS.get(layer.index()).map(|meaning| meaning.label)).unwrap_or_default()
    }
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
    /// The output whose phrase says what limits; empty where nothing does.
    pub limit: &'static str,
    /// Significant figures of the big number.
    pub digits: u8,
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
    /// What takes; one of each at most.
    pub layer: Layer,
    /// The output that holds what is left after this layer: a rate, or bytes.
    pub output: &'static str,
}

/// A list of words with a Rust type.
pub trait Choice: Copy + 'static {
    /// The words, in declaration order.
    const NAMES: &'static [&'static str];
    /// What each of [`Choice::NAMES`] is called. A calculator that calls the values of a shared type otherwise wraps the
    /// type and implements this trait anew. Code for the browser never touches it, so that no label is linked there.
    const MEANINGS: &'static [Meaning];
    /// The value at `index` of [`Choice::NAMES`]; the last one when `index` is too large.
    fn at(index: usize) -> Self;
    /// Where this value stands in [`Choice::NAMES`].
    fn index(self) -> usize;
    /// The word of this value.
    fn word(self) -> &'static str {
        Self::NAMES.get(self.index()).copied().unwrap_or_default()
    }
}

/// Declares an enum of words, each with its label and its phrase: `Variant = "word", "label", "phrase";`. Without a
/// phrase a sentence says the label; without a label the word itself is shown. See [`Meaning`](crate::calculator::Meaning).
///
/// ```
/// calc_wasm::choice! {
///     /// What keeps the rate from rising.
///     pub enum LimitedBy {
///         Link = "link", "the link", "The link is the limit: {takers}.";
///         Drives = "drives", "the drives", "The drives are the limit: {drive_rate} each.";
///     }
/// }
/// ```
#[macro_export]
macro_rules! choice {
    (@meaning) => { $crate::calculator::Meaning::label("") };
    (@meaning $label:literal) => { $crate::calculator::Meaning::label($label) };
    (@meaning $label:literal $phrase:literal) => {
        $crate::calculator::Meaning { label: $label, phrase: Some($phrase) }
    };
    ($(#[$meta:meta])* pub enum $name:ident {
        $first:ident = $first_word:literal $(, $first_said:literal)*;
        $($variant:ident = $word:literal $(, $said:literal)*;)*
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the words are the documentation")]
        pub enum $name { $first $(, $variant)* }
        impl $crate::calculator::Choice for $name {
            const NAMES: &'static [&'static str] = &[$first_word $(, $word)*];
            const MEANINGS: &'static [$crate::calculator::Meaning] =
                &[$crate::choice!(@meaning $($first_said)*) $(, $crate::choice!(@meaning $($said)*))*];
            fn at(index: usize) -> Self {
                [$(Self::$variant),*].get(index.wrapping_sub(1)).copied().unwrap_or(Self::$first)
            }
            fn index(self) -> usize { self as usize }
        }
    };
}

/// A typed value and the number that stands for it where types end: itself, the place of a word in its list,
/// 0 or 1. Reading, sweeping and echoing work on these numbers, once for all calculators.
pub trait Value: Sized {
    /// What such values are.
    const KIND: Kind;
    /// What they are called; none for numbers.
    const CALLED: &'static [Meaning] = &[];
    /// The value that a number stands for. A list of drives takes its sizes from `drives`.
    fn from_point(point: f64, drives: &Drives) -> Self;
    /// The number that stands for this value.
    fn point(&self) -> f64;
    /// The list, where the value is one.
    fn drives(&self) -> Option<Drives> {
        None
    }
}

/// The number of a list is how many drives its first group has, so that a sweep adds drives; the sizes stand beside
/// the numbers, in [`Given`].
impl Value for Drives {
    const KIND: Kind = Kind::Number;
    fn from_point(point: f64, drives: &Drives) -> Self {
        drives.with_first(place(point))
    }
    fn point(&self) -> f64 {
        self.first() as f64
    }
    fn drives(&self) -> Option<Drives> {
        Some(self.clone())
    }
}

/// The inputs of one question: the numbers that stand for them, in declared order, and the list of drives if one of
/// them is a list.
#[derive(Debug, Clone)]
pub struct Given {
    /// One number for each input.
    pub points: Vec<f64>,
    /// Empty where no input is a list of drives.
    pub drives: Drives,
}

impl Value for f64 {
    const KIND: Kind = Kind::Number;
    fn from_point(point: f64, _: &Drives) -> Self {
        point
    }
    fn point(&self) -> f64 {
        *self
    }
}

impl Value for bool {
    const KIND: Kind = Kind::Flag;
    fn from_point(point: f64, _: &Drives) -> Self {
        point != 0.0
    }
    fn point(&self) -> f64 {
        f64::from(u8::from(*self))
    }
}

impl<T: Choice> Value for T {
    const KIND: Kind = Kind::Word(T::NAMES);
    const CALLED: &'static [Meaning] = T::MEANINGS;
    fn from_point(point: f64, _: &Drives) -> Self {
        T::at(place(point))
    }
    fn point(&self) -> f64 {
        self.index() as f64
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "an index of a short list")]
const fn place(point: f64) -> usize {
    point as usize
}

/// A value in an answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Echo {
    /// A finite number in base units; anything else becomes `null`.
    Number(f64),
    /// A word of a choice.
    Word(&'static str),
    /// Yes or no.
    Flag(bool),
    /// A list in its shortest form.
    Text(String),
}

impl Kind {
    /// The value that a number stands for.
    #[must_use]
    pub fn echo(self, point: f64) -> Echo {
        match self {
            Self::Number => Echo::Number(point),
            Self::Word(names) => Echo::Word(names.get(place(point)).copied().unwrap_or_default()),
            Self::Flag => Echo::Flag(point != 0.0),
        }
    }
}

impl From<Echo> for Json {
    fn from(echo: Echo) -> Self {
        match echo {
            Echo::Number(number) => number.into(),
            Echo::Word(word) => word.into(),
            Echo::Flag(flag) => flag.into(),
            Echo::Text(text) => text.into(),
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
            Domain::Drives => Allowed::Words(LIST_EXAMPLE.into()),
        }
    }

    fn refuse(&self, code: &'static str, value: &Json) -> CalcError {
        CalcError::new(code, self.name, &value.typed(), self.allowed())
    }

    /// The canonical value that a number stands for, as the URL and the echo show it.
    #[must_use]
    pub fn echo(&self, point: f64, drives: &Drives) -> Echo {
        match self.domain {
            Domain::Drives => Echo::Text(drives.with_first(place(point)).text()),
            Domain::Choice(names) => Kind::Word(names).echo(point),
            Domain::Flag => Kind::Flag.echo(point),
            Domain::OneOf(_) | Domain::Between { .. } => Kind::Number.echo(point),
        }
    }

    /// Reads a JSON value into the number that stands for it, and a list of drives into `drives` too.
    ///
    /// # Errors
    /// [`CalcError`] naming the input, its value and what is allowed.
    pub fn read(&self, value: &Json, drives: &mut Drives) -> Result<f64, CalcError> {
        match self.domain {
            Domain::Drives => {
                let (Json::Text(text) | Json::Number(text)) = value else {
                    return Err(self.refuse("wrong_type", value));
                };
                *drives = Drives::parse(text).map_err(|refused| refused.about(self.name))?;
                Ok(drives.point())
            }
            Domain::Choice(names) => self.read_word(names, value),
            Domain::Flag => self.read_flag(value),
            Domain::OneOf(values) => {
                let number = self.read_number(value)?;
                if values.contains(&number) { Ok(number) } else { Err(self.refuse("not_a_choice", value)) }
            }
            Domain::Between { minimum, maximum, whole } => {
                let number = self.read_number(value)?;
                if whole && number.fract() != 0.0 {
                    return Err(self.refuse("not_whole", value));
                }
                let fits = number >= minimum && number <= maximum;
                if fits { Ok(number) } else { Err(self.refuse("out_of_range", value)) }
            }
        }
    }

    fn read_number(&self, value: &Json) -> Result<f64, CalcError> {
        let (Json::Text(text) | Json::Number(text)) = value else {
            return Err(self.refuse("wrong_type", value));
        };
        number::read(text, self.unit).map_err(|problem| match problem {
            number::Problem::NotANumber => self.refuse("not_a_number", value),
            number::Problem::Ambiguous(readings) => {
                let allowed = Allowed::OneOf(readings.map(Echo::Text).into());
                CalcError::new("ambiguous_number", self.name, &value.typed(), allowed)
            }
        })
    }

    fn read_flag(&self, value: &Json) -> Result<f64, CalcError> {
        match value.typed().to_ascii_lowercase().as_str() {
            "true" | "1" | "on" | "yes" => Ok(1.0),
            "false" | "0" | "off" | "no" => Ok(0.0),
            _ => Err(self.refuse("not_a_choice", value)),
        }
    }

    /// Upper and lower case count only where they tell two words apart, as in `MB/s` and `Mb/s`.
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
            _ => return Err(self.refuse("wrong_type", value)),
        };
        // `3`, `3.0` and `gen3` are the same generation to a reader.
        let number = |text: &str| {
            let digits = text.get(..3).filter(|start| start.eq_ignore_ascii_case("gen")).map_or(0, str::len);
            number::read(text.get(digits..).unwrap_or_default(), Unit::Count).ok()
        };
        let place = names.iter().position(|name| *name == given).or_else(|| {
            let wanted = number(given);
            let same = |name: &&str| {
                name.eq_ignore_ascii_case(given) || (wanted.is_some() && number(name) == wanted)
            };
            let mut found = names.iter().enumerate().filter(|(_, name)| same(name)).map(|(at, _)| at);
            found.next().filter(|_| found.next().is_none())
        });
        place.map(|at| at as f64).ok_or_else(|| self.refuse("not_a_choice", value))
    }
}

/// Reads `fields` into the numbers that stand for `inputs`, in declared order; what is absent or `null` takes
/// its default. A name that no input has is refused: misspelt, it would otherwise be a silent default.
///
/// # Errors
/// [`CalcError`] naming the input, its value and what is allowed.
pub fn read(inputs: &[Input], defaults: Given, fields: &[(String, Json)]) -> Result<Given, CalcError> {
    if let Some((name, value)) = fields.iter().find(|(name, _)| !inputs.iter().any(|i| i.name == name)) {
        let names = inputs.iter().map(|i| Echo::Word(i.name)).collect();
        return Err(CalcError::new("unknown_input", name, &value.typed(), Allowed::OneOf(names)));
    }
    let Given { mut points, mut drives } = defaults;
    for (input, point) in inputs.iter().zip(&mut points) {
        match fields.iter().find(|(name, _)| name == input.name) {
            None | Some((_, Json::Null)) => {}
            Some((_, value)) => *point = input.read(value, &mut drives)?,
        }
    }
    Ok(Given { points, drives })
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
        #[derive(Debug, Clone)]
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
                $crate::calculator::Text {
                    label: $label,
                    help: concat!($($help),+),
                    meanings: <$type as $crate::calculator::Value>::CALLED,
                    nothing: None,
                },
            )+)+];
            /// Group of each of [`Self::INPUTS`].
            pub const GROUPS: &'static [&'static str] = &[$($( { let _ = stringify!($field); stringify!($group) }, )+)+];

            /// The numbers that stand for the defaults, in declared order, and the default list of drives.
            #[must_use]
            pub fn defaults() -> $crate::calculator::Given {
                let mut points = Vec::with_capacity(Self::INPUTS.len());
                let mut drives = None;
                $($(
                    let value: $type = $default;
                    points.push($crate::calculator::Value::point(&value));
                    drives = drives.or($crate::calculator::Value::drives(&value));
                )+)+
                $crate::calculator::Given { points, drives: drives.unwrap_or_default() }
            }

            /// The typed inputs that these numbers stand for.
            #[must_use]
            pub fn from_given(given: &$crate::calculator::Given) -> Self {
                const COUNT: usize = $name::INPUTS.len();
                let points = <&[f64; COUNT]>::try_from(given.points.as_slice());
                let &[$($( $field, )+)+] = points.unwrap_or(&[f64::NAN; COUNT]);
                Self { $($( $field: $crate::calculator::Value::from_point($field, &given.drives), )+)+ }
            }
        }
    };
}

/// Declares the outputs of a calculator once: `name: Type, unit, "Label";` with the help text as doc comment. An output
/// that may have no value says what stands for that: `name: f64, unit, "Label", "no limit";`, and after it, where a
/// sentence says it otherwise, the phrase.
#[macro_export]
macro_rules! outputs {
    (@nothing) => { None };
    (@nothing $($said:literal)+) => { Some($crate::choice!(@meaning $($said)+)) };
    ($(#[$meta:meta])* pub struct $name:ident { $(
        $(#[doc = $help:literal])+
        $field:ident: $type:ty, $unit:expr, $label:literal $(, $nothing:literal)*;
    )+ }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy)]
        pub struct $name { $( $(#[doc = $help])+ pub $field: $type, )+ }

        impl $name {
            /// Declared outputs, in the order of the table.
            pub const OUTPUTS: &'static [$crate::calculator::Output] = &[$(
                $crate::calculator::Output {
                    name: stringify!($field),
                    unit: $unit,
                    kind: <$type as $crate::calculator::Value>::KIND,
                },
            )+];
            /// Words of [`Self::OUTPUTS`].
            pub const TEXTS: &'static [$crate::calculator::Text] = &[$(
                $crate::calculator::Text {
                    label: $label,
                    help: concat!($($help),+),
                    meanings: <$type as $crate::calculator::Value>::CALLED,
                    nothing: $crate::outputs!(@nothing $($nothing)*),
                },
            )+];

            /// Writes the numbers that stand for the values, in declared order; nothing where the places are not as many.
            pub fn write(&self, places: &mut [f64]) {
                if let Ok(places) = <&mut [f64; $name::OUTPUTS.len()]>::try_from(places) {
                    *places = [$( $crate::calculator::Value::point(&self.$field), )+];
                }
            }
        }
    };
}

/// Makes the rows of a registry table a choice: `rows! { /// doc pub struct Name of TABLE, NAMES, LABELS: Row }`; without
/// labels the names are shown.
#[macro_export]
macro_rules! rows {
    (@meanings $names:path) => { $crate::calculator::Meaning::labels(&[""; $names.len()]) };
    (@meanings $names:path, $labels:path) => { $crate::calculator::Meaning::labels(&$labels) };
    ($(#[$meta:meta])* pub struct $name:ident of $table:path, $names:path $(, $labels:path)?: $row:ty) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name(usize);

        impl $crate::calculator::Choice for $name {
            const NAMES: &'static [&'static str] = &$names;
            const MEANINGS: &'static [$crate::calculator::Meaning] = &$crate::rows!(@meanings $names $(, $labels)?);
            fn at(index: usize) -> Self {
                Self(index.min($table.len() - 1))
            }
            fn index(self) -> usize {
                self.0
            }
        }

        impl $name {
            /// The row itself.
            #[allow(clippy::indexing_slicing, reason = "`at` is the only way to make one, and it stays in range")]
            pub(crate) fn row(self) -> &'static $row {
                &$table[self.0]
            }
        }
    };
}
