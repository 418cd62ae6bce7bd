//! Values as answers and errors repeat them.

use crate::json::Json;

/// A value in an answer.
#[derive(Debug, Clone, PartialEq)]
pub enum Echo {
    /// A finite number in base units; anything else becomes `null`.
    Number(f64),
    /// A word of a choice.
    Word(&'static str),
    /// Yes or no.
    Flag(bool),
    /// A structured value in its canonical form, such as the text `8x18TB`.
    Structure(Json),
}

impl From<Echo> for Json {
    fn from(echo: Echo) -> Self {
        match echo {
            Echo::Number(number) => number.into(),
            Echo::Word(word) => word.into(),
            Echo::Flag(flag) => flag.into(),
            Echo::Structure(json) => json,
        }
    }
}
