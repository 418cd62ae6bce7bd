//! What a calculator declares. One declaration drives the range checks here and, through the generated
//! catalogue, the form, the URL, the embed, the reference page, the command line and the generic tests.

mod answer;
mod entry;
mod input;
mod structure;
mod sweep;
mod value;

pub use answer::Answer;
pub use entry::Entry;
pub use input::{Domain, Input};
pub use structure::{Part, Parts, Shape, Structured};
pub use sweep::MOST_POINTS;
pub use value::{Given, Kind, Value};

use crate::formula::Line;
use crate::layer::Layer;
use crate::unit::Unit;

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
    /// The computation, line by line.
    pub formula: &'static [Line],
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

/// Two lists of sources, one after the other, as a constant of `N`, the length of both.
#[must_use]
pub const fn joined<const N: usize>(first: &[&'static str], second: &[&'static str]) -> [&'static str; N] {
    let mut all = [""; N];
    let mut at = 0;
    #[allow(clippy::indexing_slicing, reason = "N is the length of both")]
    while at < N {
        all[at] = if at < first.len() { first[at] } else { second[at - first.len()] };
        at += 1;
    }
    all
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

            /// The defaults, in declared order.
            #[must_use]
            pub fn defaults() -> $crate::calculator::Given {
                let mut points = Vec::with_capacity(Self::INPUTS.len());
                let mut parts = Vec::new();
                $($(
                    let value: $type = $default;
                    points.push($crate::calculator::Value::point(&value));
                    parts.extend($crate::calculator::Value::part(&value));
                )+)+
                $crate::calculator::Given { points, parts }
            }

            /// The typed inputs that a question stands for.
            #[must_use]
            pub fn from_given(given: &$crate::calculator::Given) -> Self {
                const COUNT: usize = $name::INPUTS.len();
                let points = <&[f64; COUNT]>::try_from(given.points.as_slice());
                let &[$($( $field, )+)+] = points.unwrap_or(&[f64::NAN; COUNT]);
                let mut parts = given.parts.iter();
                Self { $($( $field: $crate::calculator::Value::from_point($field, &mut parts), )+)+ }
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

/// Where a name stands among these; a name that is not there is an error of the compiler, since this is asked
/// for constants only.
///
/// # Panics
/// Where no name is `wanted`.
#[must_use]
#[allow(
    clippy::panic,
    clippy::indexing_slicing,
    reason = "runs while compiling: a panic is a message of the compiler"
)]
pub const fn position(names: &[&str], wanted: &str) -> usize {
    let mut index = 0;
    while index < names.len() {
        if same(names[index].as_bytes(), wanted.as_bytes()) {
            return index;
        }
        index += 1;
    }
    panic!("no row of the table has this name")
}

/// `==` of texts, which constants cannot ask for.
#[allow(clippy::indexing_slicing, reason = "both are as long as the first")]
const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut index = 0;
    while one.len() == other.len() && index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    one.len() == other.len()
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
            /// The row of this name, for constants: rows that are added or moved do not change it.
            const fn named(name: &str) -> Self {
                Self($crate::calculator::position(&$names, name))
            }

            /// The row itself.
            #[allow(clippy::indexing_slicing, reason = "`at` and `named` are the only ways to make one, and both stay in range")]
            pub(crate) fn row(self) -> &'static $row {
                &$table[self.0]
            }
        }
    };
}
