//! What a calculator says: only generators, pages and tests read it.

use super::choice::{Choice, Meaning};
use crate::formula::{Line, When};
use crate::layer::Layer;

/// The words that belong to a declared thing: only generators and tests read them.
#[derive(Debug, Clone, Copy)]
pub struct Text {
    /// Label of the form field or table row.
    pub label: &'static str,
    /// What the quantity is, what it leaves out, where its limits come from.
    pub help: &'static str,
    /// A value as a person types it, for a field that is typed into; it shows the unit of a number alone.
    pub example: &'static str,
    /// What its values are called; none for numbers.
    pub meanings: &'static [Meaning],
    /// What stands for no value: for an output that may be `null`, and for an input whose 0 says that nothing is known.
    pub nothing: Option<Meaning>,
    /// When an input counts at all; always where this is empty. A form hides it otherwise.
    pub when: &'static [When],
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
    /// The answer in one line; others follow for the questions that ask for another output.
    pub headlines: &'static [Headline],
    /// Which layer of the breakdown is the limit, by the value of [`Headline::limit`]: all after the link itself.
    pub limits: &'static [(&'static str, Layer)],
    /// Significant figures of numbers that are rounded: three, for nothing here is known better. A chance has two.
    pub digits: u8,
    /// Layers of the breakdown that this calculator calls otherwise than [`Layer`] does.
    pub stages: &'static [(Layer, &'static str)],
    /// The computation, line by line.
    pub formula: &'static [Line],
    /// Questions that preset the inputs.
    pub presets: &'static [Preset],
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

/// A question that presets the inputs.
#[derive(Debug, Clone, Copy)]
pub struct Preset {
    /// Its name in addresses, which stand in other people's pages: it stays when the question is worded anew.
    pub slug: &'static str,
    /// What people ask.
    pub question: &'static str,
    /// The inputs as JSON.
    pub inputs: &'static str,
    /// The output of the headline that answers; the calculator's first where it is empty.
    pub answer: &'static str,
}

/// What is to be expected beside the big number.
#[derive(Debug, Clone, Copy)]
pub enum Expected {
    /// A range.
    Between {
        /// The output that is its lower end.
        low: &'static str,
        /// The output that is its upper end.
        high: &'static str,
        /// The output that says whether it was measured or is assumed.
        basis: &'static str,
        /// What is said where both ends are the same, so that there is no range.
        same: &'static str,
    },
    /// There is none, and why.
    Unstated(&'static str),
}

/// The answer in one line: a number, what kind of number it is, the range to expect, what limits.
#[derive(Debug, Clone, Copy)]
pub struct Headline {
    /// The output that is the big number.
    pub value: &'static str,
    /// What it is, after the number; `{name}` is replaced by that choice's phrase or value.
    pub note: &'static str,
    /// The expected range, or why there is none.
    pub expected: Expected,
    /// The output whose phrase says what limits; empty where nothing does.
    pub limit: &'static str,
    /// What is said in place of such a phrase; `{name}` as in the note.
    pub why: &'static str,
}

impl Headline {
    /// The headline of every link: the most that it carries, with the range that [`Expected`] asks for, and what limits it.
    #[must_use]
    pub const fn most(note: &'static str, same: &'static str) -> Self {
        let expected = Expected::Between { low: "expected_low", high: "expected_high", basis: "range_basis", same };
        Self { value: "most", note, expected, limit: "limited_by", why: "" }
    }

    /// All its text that may hold names in braces.
    #[must_use]
    pub const fn texts(&self) -> [&'static str; 3] {
        let expected = match self.expected {
            Expected::Between { same, .. } => same,
            Expected::Unstated(why) => why,
        };
        [self.note, self.why, expected]
    }

    /// The outputs that it shows as numbers.
    #[must_use]
    pub fn outputs(&self) -> Vec<&'static str> {
        match self.expected {
            Expected::Between { low, high, basis, .. } => vec![self.value, low, high, basis],
            Expected::Unstated(_) => vec![self.value],
        }
    }
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
