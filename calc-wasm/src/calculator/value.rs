//! Typed values and the numbers that stand for them.

use super::choice::{Choice, Meaning};
use super::structure::{Part, Parts};
use crate::echo::Echo;

/// A typed value and the number that stands for it where types end: itself, the place of a word in its list,
/// 0 or 1. Reading, sweeping and echoing work on these numbers, once for all calculators. The number of a structured
/// value is the one that a sweep walks; the value itself stands beside the numbers, in [`Given`].
pub trait Value: Sized {
    /// What such values are.
    const KIND: Kind;
    /// What they are called; none for numbers.
    const CALLED: &'static [Meaning] = &[];
    /// Whether there may be none, for which 0 stands in JSON and an empty field in a form.
    const OPTIONAL: bool = false;
    /// The value that a number stands for; a structured one takes the next of `parts`.
    fn from_point(point: f64, parts: &mut Parts) -> Self;
    /// Moves this value to where another number stands; what a structured one holds beside the number stays.
    fn walk(&mut self, point: f64) {
        *self = Self::from_point(point, &mut [].iter());
    }
    /// The number that stands for this value.
    fn point(&self) -> f64;
    /// The value, where it is structured.
    fn part(&self) -> Option<Part> {
        None
    }
}

/// The inputs of one question.
#[derive(Debug, Clone)]
pub struct Given {
    /// The numbers that stand for them, in declared order.
    pub points: Vec<f64>,
    /// Those that are structured, in declared order.
    pub parts: Vec<Part>,
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

impl Value for f64 {
    const KIND: Kind = Kind::Number;
    fn from_point(point: f64, _: &mut Parts) -> Self {
        point
    }
    fn point(&self) -> f64 {
        *self
    }
}

impl Value for Option<f64> {
    const KIND: Kind = Kind::Number;
    const OPTIONAL: bool = true;
    fn from_point(point: f64, _: &mut Parts) -> Self {
        Some(point).filter(|&point| point > 0.0)
    }
    fn point(&self) -> f64 {
        self.unwrap_or(0.0)
    }
}

impl Value for bool {
    const KIND: Kind = Kind::Flag;
    fn from_point(point: f64, _: &mut Parts) -> Self {
        point != 0.0
    }
    fn point(&self) -> f64 {
        f64::from(u8::from(*self))
    }
}

impl<T: Choice> Value for T {
    const KIND: Kind = Kind::Word(T::NAMES);
    const CALLED: &'static [Meaning] = T::MEANINGS;
    fn from_point(point: f64, _: &mut Parts) -> Self {
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
