//! Links as people write them: `pcie 3.0 x4`, `PCIe gen3 x4`, `SAS-2 x4`, `sata 3.0`, `usb 3.2 Gen 2x1`, `Thunderbolt 3`,
//! `ethernet 10G`.

use super::cable::{Cable, Kind};
use crate::calculator::Choice;
use crate::decimal;
use crate::error::{Allowed, Code, LINK};
use crate::unit::Unit;

impl Cable {
    /// Reads a link; one that is `open` may leave its width out.
    ///
    /// # Errors
    /// What is wrong, and what is allowed instead.
    pub fn parse(typed: &str, open: bool) -> Result<Self, (Code, Allowed)> {
        let (squashed, lanes) = width(typed);
        let (kind, generation) = generation(&squashed).ok_or((Code::NotAChoice, Allowed::Form(LINK)))?;
        let widths = kind.widths();
        let lanes = match lanes {
            _ if widths.is_empty() => 1.0,
            Some(lanes) if widths.contains(&lanes) => lanes,
            None if open => f64::INFINITY,
            None if kind == Kind::Sas => 1.0,
            _ => return Err((Code::OutOfRange, Allowed::numbers(widths, Unit::Lane))),
        };
        Ok(Self { kind, generation, lanes })
    }
}

impl std::fmt::Display for Cable {
    /// As it is read: `pcie 3.0 x4`.
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        let name = self.generation_name();
        if !name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            out.write_str(self.kind.word())?;
            out.write_str(" ")?;
        }
        out.write_str(name)?;
        let whole = !self.kind.widths().is_empty() && self.lanes.is_finite();
        if whole {
            out.write_str(" x")?;
            out.write_str(&decimal::write(self.lanes))?;
        }
        Ok(())
    }
}

/// Letters, digits and points, in lower case.
fn squash(text: &str) -> String {
    text.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '.').map(|c| c.to_ascii_lowercase()).collect()
}

/// Takes a width off the end, where it stands as a word of its own: the `x2` of `Gen 2x2` is not a width.
fn width(typed: &str) -> (String, Option<f64>) {
    let squashed = squash(typed);
    let last = typed.split_ascii_whitespace().last().unwrap_or_default();
    let lanes = last.strip_prefix(['x', 'X', '×']).and_then(|digits| digits.parse::<u32>().ok());
    match lanes {
        Some(lanes) => {
            let word = squash(last);
            let rest = squashed.strip_suffix(&word).unwrap_or(&squashed).to_owned();
            (rest, Some(f64::from(lanes)))
        }
        None => (squashed, None),
    }
}

/// A plain number, as generations are counted.
fn number(text: &str) -> Option<f64> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    plain.then(|| decimal::read(text)).filter(|number| number.is_finite())
}

/// The kind and the generation that a text without a width names.
fn generation(squashed: &str) -> Option<(Kind, usize)> {
    let kinds = (0..Kind::NAMES.len()).map(Kind::at);
    kinds.into_iter().find_map(|kind| {
        let after = squashed.strip_prefix(kind.word());
        let bare = after.map(|rest| rest.strip_prefix("gen").unwrap_or(rest));
        let wanted = bare.and_then(number);
        let place = kind.generations().iter().position(|name| {
            let whole = squash(name);
            let short = whole.strip_prefix(kind.word()).unwrap_or(&whole);
            // A name that starts with a letter says its kind itself: SAS-2, Thunderbolt 3.
            (whole == squashed && whole.starts_with(|c: char| c.is_ascii_alphabetic()))
                || after == Some(whole.as_str())
                || bare == Some(short)
                || (wanted.is_some() && number(short.trim_end_matches('g')) == wanted)
        });
        place.map(|place| (kind, place))
    })
}
