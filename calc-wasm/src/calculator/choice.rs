//! Lists of words with a Rust type.

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
    /// The value of this word: `sata::Generation::from_word("3.0")`.
    #[must_use]
    fn from_word(word: &str) -> Option<Self> {
        Self::NAMES.iter().position(|name| *name == word).map(Self::at)
    }
}

/// Declares an enum of words, each with its label and its phrase: `Variant = "word", "label", "phrase";`. Without a
/// phrase a sentence says the label; without a label the word itself is shown. See [`Meaning`](crate::calculator::Meaning).
/// Word and label are the documentation of a value; a doc comment before it says more.
///
/// ```
/// lanewise::choice! {
///     /// What keeps the rate from rising.
///     pub enum LimitedBy {
///         Link = "link", "the link", "The link is the limit: {takers}.";
///         Drives = "drives", "the drives", "The drives are the limit: {drive_rate} each.";
///     }
/// }
/// ```
#[doc(hidden)]
#[macro_export]
macro_rules! choice {
    (@doc $word:literal) => { concat!("`", $word, "`") };
    (@doc $word:literal $label:literal $($phrase:literal)?) => { concat!("`", $word, "`: ", $label) };
    (@meaning) => { $crate::calculator::Meaning::label("") };
    (@meaning $label:literal) => { $crate::calculator::Meaning::label($label) };
    (@meaning $label:literal $phrase:literal) => {
        $crate::calculator::Meaning { label: $label, phrase: Some($phrase) }
    };
    ($(#[$meta:meta])* pub enum $name:ident {
        $(#[doc = $first_doc:literal])* $first:ident = $first_word:literal $(, $first_said:literal)*;
        $($(#[doc = $doc:literal])* $variant:ident = $word:literal $(, $said:literal)*;)*
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $name {
            #[doc = $crate::choice!(@doc $first_word $($first_said)*)]
            $(#[doc = concat!("\n\n", $first_doc)])*
            $first,
            $(
                #[doc = $crate::choice!(@doc $word $($said)*)]
                $(#[doc = concat!("\n\n", $doc)])*
                $variant,
            )*
        }
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

/// Where a name stands among these; a name that is not there is an error of the compiler, since this is asked
/// for constants only.
///
/// # Panics
/// Where no name is `wanted`.
#[must_use]
#[allow(clippy::panic, clippy::indexing_slicing, reason = "runs while compiling: a panic is a message of the compiler")]
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
#[doc(hidden)]
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
