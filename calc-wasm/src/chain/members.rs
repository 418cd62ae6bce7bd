//! What members of a part take, and the macro by which they are declared.

use super::cable::Cable;
use super::kind::{Kind, Kinds};
use crate::calculator::{Choice, Meaning};
use crate::error::{Allowed, Code};
use crate::json::Json;
use crate::number;
use crate::unit::{Scale, Unit};

/// A number in a closed range.
#[derive(Debug, Clone, Copy)]
pub struct Number {
    /// Its base unit.
    pub unit: Unit,
    /// What a number alone counts in a form.
    pub bare: Scale,
    /// The least and the most, in base units.
    pub range: (f64, f64),
    /// Whether fractions are refused.
    whole: bool,
}

impl Number {
    /// The example says what a number alone counts in a form.
    pub(super) const fn between(unit: Unit, example: &str, minimum: f64, maximum: f64) -> Self {
        Self { unit, bare: unit.bare(example), range: (minimum, maximum), whole: false }
    }

    /// The same without fractions.
    pub(super) const fn whole(unit: Unit, example: &str, minimum: f64, maximum: f64) -> Self {
        Self { whole: true, ..Self::between(unit, example, minimum, maximum) }
    }

    pub(super) fn parse(self, value: &Json) -> Result<f64, Problem> {
        let Self { unit, range: (minimum, maximum), whole, .. } = self;
        let refused = |code| Err((code, Allowed::Between { minimum, maximum, unit, whole }));
        let (Json::Number(text) | Json::Text(text)) = value else { return refused(Code::WrongType) };
        match number::given(text, unit, unit.base()) {
            Err(_) => refused(Code::NotANumber),
            Ok(number) if whole && number.fract() != 0.0 => refused(Code::NotWhole),
            Ok(number) if !(minimum..=maximum).contains(&number) => refused(Code::OutOfRange),
            Ok(number) => Ok(number),
        }
    }
}

/// Whether a link may leave its width out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// It may not.
    Stated,
    /// It may.
    Open,
}

/// What a member takes.
#[derive(Debug, Clone, Copy)]
pub enum Domain {
    /// A number.
    Number(Number),
    /// A link.
    Link,
    /// Yes or no.
    Flag,
    /// One of these words, each with what it is called.
    Choice(&'static [&'static str], &'static [Meaning]),
}

/// What is wrong with a value, and what is allowed instead.
pub(super) type Problem = (Code, Allowed);

/// A type that a member can have.
pub(super) trait Held: Copy + PartialEq {
    /// What narrows its values.
    type Limits: Copy;
    fn domain(limits: Self::Limits) -> Domain;
    fn parse(value: &Json, limits: Self::Limits) -> Result<Self, Problem>;
    /// Nothing where the part has no value.
    fn written(self) -> Option<Json>;
}

impl Held for f64 {
    type Limits = Number;
    fn domain(limits: Number) -> Domain {
        Domain::Number(limits)
    }
    fn parse(value: &Json, limits: Number) -> Result<Self, Problem> {
        limits.parse(value)
    }
    fn written(self) -> Option<Json> {
        Some(self.into())
    }
}

impl Held for Option<f64> {
    type Limits = Number;
    fn domain(limits: Number) -> Domain {
        Domain::Number(limits)
    }
    /// JSON may state an unknown number as 0.
    fn parse(value: &Json, limits: Number) -> Result<Self, Problem> {
        limits.parse(value).map(|number| Some(number).filter(|&number| number > 0.0))
    }
    fn written(self) -> Option<Json> {
        self.map(Json::from)
    }
}

impl<C: Choice + PartialEq> Held for Option<C> {
    type Limits = ();
    fn domain((): ()) -> Domain {
        Domain::Choice(C::NAMES, C::MEANINGS)
    }
    fn parse(value: &Json, (): ()) -> Result<Self, Problem> {
        let typed = value.typed();
        let place = C::NAMES.iter().position(|name| name.eq_ignore_ascii_case(typed.trim()));
        place.map(|place| Some(C::at(place))).ok_or_else(|| (Code::NotAChoice, Allowed::words(C::NAMES)))
    }
    fn written(self) -> Option<Json> {
        self.map(|choice| choice.word().into())
    }
}

impl Held for Option<Cable> {
    type Limits = Width;
    fn domain(_: Width) -> Domain {
        Domain::Link
    }
    fn parse(value: &Json, width: Width) -> Result<Self, Problem> {
        Cable::parse(&value.typed(), width == Width::Open).map(Some)
    }
    fn written(self) -> Option<Json> {
        self.map(|cable| cable.to_string().into())
    }
}

impl Held for Option<bool> {
    type Limits = ();
    fn domain((): ()) -> Domain {
        Domain::Flag
    }
    fn parse(value: &Json, (): ()) -> Result<Self, Problem> {
        let Json::Flag(flag) = value else {
            return Err((Code::WrongType, Allowed::words(&["true", "false"])));
        };
        Ok(Some(*flag))
    }
    fn written(self) -> Option<Json> {
        self.map(Json::from)
    }
}

/// A member of parts of type `P`.
pub struct Member<P> {
    /// As JSON, Rust and TypeScript name it.
    pub name: &'static str,
    /// Kinds of parts that have it.
    pub kinds: Kinds,
    pub(super) parse: fn(&mut P, &Json) -> Result<(), Problem>,
    /// What a part has, unless that is what another has.
    pub(super) written: fn(&P, &P) -> Option<Json>,
}

/// What forms and generated types say of a member: code for the browser never touches it, so that none of it is
/// linked there.
pub struct Text {
    /// What it takes.
    pub domain: fn() -> Domain,
    /// Kinds of parts that a form shows it for.
    pub shown: Kinds,
    /// Whether a form folds it away.
    pub folded: bool,
    /// What a part has that does not state it.
    pub usual: fn() -> Option<Json>,
    /// Label of the form field.
    pub label: &'static str,
    /// What the form says below the field; often nothing.
    pub help: &'static str,
    /// What the member is.
    pub about: &'static str,
}

/// What a part has of a member: what is usual where its kind has the member at all.
pub(super) fn usual<T: Default>(kind: Kind, kinds: Kinds, usual: T) -> T {
    if kinds.has(kind) { usual } else { T::default() }
}

/// What is written of a member.
pub(super) fn unless<T: Held>(own: T, other: T) -> Option<Json> {
    if own == other { None } else { own.written() }
}

/// Declares the members of a part, each once; `npm run gen` tells TypeScript of them:
/// `name: Type = usual, limits, kinds that a form shows it for, kinds that have it, "Label", "help of the form";`
macro_rules! members {
    (@folded shown) => { false };
    (@folded folded) => { true };
    ($(#[$meta:meta])* pub struct $part:ident { $($first:tt)* } $($fold:ident { $(
        $(#[doc = $about:literal])+
        $name:ident: $type:ty = $usual:expr, $limits:expr, $shown:expr, $kinds:expr, $label:literal $(, $help:literal)?;
    )+ })+) => {
        $(#[$meta])*
        pub struct $part {
            $($first)*
            $($( $(#[doc = $about])+ pub(super) $name: $type, )+)+
        }

        impl $part {
            /// A part with nothing but an id and a kind.
            pub(super) fn new(id: &str, kind: Kind) -> Self {
                Self {
                    id: id.into(),
                    kind,
                    name: String::new(),
                    on: PartId::HOST,
                    $($( $name: members::usual(kind, $kinds, $usual), )+)+
                }
            }
        }

        /// All members, in the order of forms and of JSON.
        pub const MEMBERS: &[Member<$part>] = &[$($( Member {
            name: stringify!($name),
            kinds: $kinds,
            parse: |part, value| { part.$name = <$type as Held>::parse(value, $limits)?; Ok(()) },
            written: |part, other| members::unless(part.$name, other.$name),
        }, )+)+];

        /// Words of [`MEMBERS`].
        pub const TEXTS: &[Text] = &[$($( Text {
            domain: || <$type as Held>::domain($limits),
            shown: $shown,
            folded: members!(@folded $fold),
            usual: || { let usual: $type = $usual; usual.written() },
            label: $label,
            help: concat!($($help)?),
            about: concat!($($about),+),
        }, )+)+];
    };
}
pub(super) use members;
