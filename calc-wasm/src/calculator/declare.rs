//! The declarations of inputs and outputs, each written once.

/// Declares the inputs of a calculator once: a typed struct with its reader, its echo, its sweep and its words.
///
/// `name: Type = default, unit "example", domain, "Label";` with the help text as doc comment. The example is a value as
/// a person types it; its unit is the one that a number alone counts, which the label shows. For an input that may be
/// unknown the word for that follows the label: its type is `Option<f64>`. `=> CONDITION` at the end says when the input
/// counts at all.
#[doc(hidden)]
#[macro_export]
macro_rules! inputs {
    (@text) => { "" };
    (@text $text:literal) => { $text };
    (@nothing) => { None };
    (@nothing $said:literal) => { Some($crate::calculator::Meaning::label($said)) };
    (@when) => { &[] };
    (@when $when:expr) => { $when };
    ($(#[$meta:meta])* pub struct $name:ident {
        $($group:ident { $(
            $(#[doc = $help:literal])+
            $field:ident: $type:ty = $default:expr, $unit:ident $($example:literal)?, $domain:expr, $label:literal
            $(, $nothing:literal)? $(=> $when:expr)?;
        )+ })+
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone)]
        pub struct $name { $($( $(#[doc = $help])+ pub $field: $type, )+)+ }

        impl Default for $name {
            fn default() -> Self {
                Self { $($( $field: $default, )+)+ }
            }
        }

        impl $name {
            /// Declared inputs, in the order of the form.
            #[doc(hidden)]
            pub const INPUTS: &'static [$crate::calculator::Input] = &[$($(
                $crate::calculator::Input {
                    name: stringify!($field),
                    unit: $crate::unit::Unit::$unit,
                    bare: const { $crate::unit::Unit::$unit.bare($crate::inputs!(@text $($example)?)) },
                    domain: $domain,
                    blank: <$type as $crate::calculator::Value>::OPTIONAL,
                },
            )+)+];
            /// Words of [`Self::INPUTS`].
            #[doc(hidden)]
            pub const TEXTS: &'static [$crate::calculator::Text] = &[$($(
                $crate::calculator::Text {
                    label: $label,
                    help: concat!($($help),+),
                    example: $crate::inputs!(@text $($example)?),
                    meanings: <$type as $crate::calculator::Value>::CALLED,
                    nothing: $crate::inputs!(@nothing $($nothing)?),
                    when: $crate::inputs!(@when $($when)?),
                },
            )+)+];
            /// Group of each of [`Self::INPUTS`].
            #[doc(hidden)]
            pub const GROUPS: &'static [&'static str] = &[$($( { let _ = stringify!($field); stringify!($group) }, )+)+];

            /// The defaults, in declared order.
            #[doc(hidden)]
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

            /// The values as numbers and structures, in declared order.
            #[doc(hidden)]
            #[must_use]
            pub fn given(&self) -> $crate::calculator::Given {
                $crate::calculator::Given {
                    points: vec![$($( $crate::calculator::Value::point(&self.$field), )+)+],
                    parts: [$($( $crate::calculator::Value::part(&self.$field), )+)+].into_iter().flatten().collect(),
                }
            }

            /// Checks each value as one in JSON is checked.
            ///
            /// # Errors
            /// The first value outside its range, with what is allowed.
            pub fn check(&self) -> Result<(), $crate::error::CalcError> {
                $crate::calculator::check(Self::INPUTS, &self.given())
            }

            /// The typed inputs that a question stands for. One copy of it serves answers, sweeps and pictures.
            #[doc(hidden)]
            #[must_use]
            #[inline(never)]
            pub fn from_given(given: &$crate::calculator::Given) -> Self {
                const COUNT: usize = $name::INPUTS.len();
                let points = <&[f64; COUNT]>::try_from(given.points.as_slice());
                let &[$($( $field, )+)+] = points.unwrap_or(&[f64::NAN; COUNT]);
                let mut parts = given.parts.iter();
                Self { $($( $field: $crate::calculator::Value::from_point($field, &mut parts), )+)+ }
            }

            /// Moves the input at `place`, in declared order, to where `point` stands; nothing where there is none.
            #[doc(hidden)]
            #[inline]
            pub fn walk(&mut self, place: usize, point: f64) {
                #[allow(non_camel_case_types, reason = "the names of the fields")]
                enum Place { $($( $field, )+)+ }
                match place {
                    $($( at if at == Place::$field as usize => $crate::calculator::Value::walk(&mut self.$field, point), )+)+
                    _ => {}
                }
            }
        }
    };
}

/// Declares the outputs of a calculator once: `name: Type, unit, "Label";` with the help text as doc comment. An output
/// that may have no value says what stands for that: `name: f64, unit, "Label", "no limit";`, and after it, where a
/// sentence says it otherwise, the phrase.
#[doc(hidden)]
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
        #[non_exhaustive]
        pub struct $name { $( $(#[doc = $help])+ pub $field: $type, )+ }

        impl $name {
            /// Declared outputs, in the order of the table.
            #[doc(hidden)]
            pub const OUTPUTS: &'static [$crate::calculator::Output] = &[$(
                $crate::calculator::Output {
                    name: stringify!($field),
                    unit: $unit,
                    kind: <$type as $crate::calculator::Value>::KIND,
                },
            )+];
            /// Words of [`Self::OUTPUTS`].
            #[doc(hidden)]
            pub const TEXTS: &'static [$crate::calculator::Text] = &[$(
                $crate::calculator::Text {
                    label: $label,
                    help: concat!($($help),+),
                    example: "",
                    meanings: <$type as $crate::calculator::Value>::CALLED,
                    nothing: $crate::outputs!(@nothing $($nothing)*),
                    when: &[],
                },
            )+];

            /// Writes the numbers that stand for the values, in declared order; nothing where the places are not as many.
            #[doc(hidden)]
            pub fn write(&self, places: &mut [f64]) {
                if let Ok(places) = <&mut [f64; $name::OUTPUTS.len()]>::try_from(places) {
                    *places = [$( $crate::calculator::Value::point(&self.$field), )+];
                }
            }

            /// The number that stands for the value at `place`, in declared order; not a number where there is none.
            #[doc(hidden)]
            #[must_use]
            #[inline]
            pub fn point(&self, place: usize) -> f64 {
                #[allow(non_camel_case_types, reason = "the names of the fields")]
                enum Place { $( $field, )+ }
                match place {
                    $( at if at == Place::$field as usize => $crate::calculator::Value::point(&self.$field), )+
                    _ => f64::NAN,
                }
            }
        }
    };
}
