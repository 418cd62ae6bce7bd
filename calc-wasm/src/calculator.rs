//! What a calculator declares. One declaration drives the range checks here and, through the generated
//! catalogue, the form, the URL, the embed, the reference page, the command line and the generic tests.

mod answer;
mod choice;
mod declare;
mod entry;
mod input;
mod model;
mod structure;
mod sweep;
mod value;
mod walk;
mod words;

pub use answer::Answer;
pub use choice::{Choice, Meaning, position};
pub use entry::{Entry, Outcome};
pub use input::{Domain, Input, Source, check};
pub use model::{Model, Output, Stage};
pub use structure::{Part, Parts, Shape, Structured};
pub use sweep::MOST_POINTS;
pub use value::{Given, Kind, Value};
pub use walk::Walk;
pub use words::{Chart, Expected, Headline, Preset, Text, Words, joined};
