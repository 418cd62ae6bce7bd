//! Inputs that are no single number: a list, a tree, a text. Each is read once and kept beside the numbers of a
//! question; numbers and words pay nothing for it.

use crate::error::Refused;
use crate::json::Json;
use std::any::Any;
use std::fmt::Debug;
use std::rc::Rc;

/// A type whose values are structured inputs. Declare it with [`structured!`](crate::structured).
///
/// Each question gets its own copy, and a sweep one for all its points: what is large shares its data (`Rc`).
pub trait Structured: Any + Clone + Debug + Default {
    /// Name of the kind for generated types and for the site, which chooses the form field by it.
    const NAME: &'static str;
    /// The closed range of the whole number that a sweep may walk, such as the count of drives; nothing where there is
    /// none.
    const WALK: Option<(f64, f64)> = None;
    /// The kind itself, for a declaration's [`Domain`](super::Domain).
    const SHAPE: &'static Shape = &Shape::of::<Self>();

    /// Reads a value as it was given.
    ///
    /// # Errors
    /// [`Refused`] with the piece that is wrong.
    fn read(value: &Json) -> Result<Self, Refused>;
    /// The canonical form: [`Self::read`] makes the same value of it.
    fn write(&self) -> Json;
    /// What was understood, as an object that the site puts in the reader's words; `null` where the canonical form says
    /// it all.
    fn understood(&self) -> Json {
        Json::Null
    }
    /// The number that a sweep walks.
    fn point(&self) -> f64 {
        0.0
    }
    /// Puts another number in that place.
    fn walk(&mut self, _point: f64) {}
}

/// A structured value whose type its declaration knows.
#[derive(Debug, Clone)]
pub struct Part(Rc<dyn Any>);

impl Part {
    /// Keeps a value.
    #[must_use]
    pub fn new<T: Structured>(value: T) -> Self {
        Self(Rc::new(value))
    }

    /// The value with this number in the place that a sweep walks, if it is of this type.
    #[must_use]
    pub fn at<T: Structured>(&self, point: f64) -> Option<T> {
        let mut value = self.0.downcast_ref::<T>()?.clone();
        value.walk(point);
        Some(value)
    }
}

/// The parts of a question, in declared order: each structured input takes the next.
pub type Parts<'a> = std::slice::Iter<'a, Part>;

/// A [`Structured`] type where types end.
#[derive(Debug)]
pub struct Shape {
    /// See [`Structured::NAME`].
    pub name: &'static str,
    /// See [`Structured::WALK`].
    pub walk: Option<(f64, f64)>,
    /// Reads a value into the number that a sweep walks, and the value itself.
    pub(super) read: fn(&Json) -> Result<(f64, Part), Refused>,
    /// The canonical form, with that number in its place.
    pub(super) write: fn(&Part, f64) -> Json,
    /// See [`Structured::understood`].
    pub(super) understood: fn(&Part, f64) -> Json,
}

impl Shape {
    /// The shape of a type.
    #[must_use]
    pub const fn of<T: Structured>() -> Self {
        Self {
            name: T::NAME,
            walk: T::WALK,
            read: |value| T::read(value).map(|value| (value.point(), Part::new(value))),
            write: |part, point| part.at::<T>(point).map_or(Json::Null, |value| value.write()),
            understood: |part, point| part.at::<T>(point).map_or(Json::Null, |value| value.understood()),
        }
    }
}

/// Makes a [`Structured`](crate::calculator::Structured) type the type of an input.
#[doc(hidden)]
#[macro_export]
macro_rules! structured {
    ($type:ty) => {
        impl $crate::calculator::Value for $type {
            const KIND: $crate::calculator::Kind = $crate::calculator::Kind::Number;
            fn from_point(point: f64, parts: &mut $crate::calculator::Parts) -> Self {
                parts.next().and_then(|part| part.at(point)).unwrap_or_default()
            }
            fn walk(&mut self, point: f64) {
                $crate::calculator::Structured::walk(self, point);
            }
            fn point(&self) -> f64 {
                $crate::calculator::Structured::point(self)
            }
            fn part(&self) -> Option<$crate::calculator::Part> {
                Some($crate::calculator::Part::new(self.clone()))
            }
        }
    };
}
