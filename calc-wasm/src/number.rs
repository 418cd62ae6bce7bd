//! The one reading of a number. `calc-wasm/js/number.ts` reads alike for forms and tools that run without the core;
//! a test compares the two over thousands of texts.
//!
//! A text is a sign, digits, an exponent and a symbol of the unit. Digits may be grouped by threes with spaces,
//! apostrophes, commas or points. A point or a comma that stands alone is the decimal sign, as is the last of both.
//! Only a lone comma before three digits says two things: `3,487` is refused with its two readings.

use crate::decimal;
use crate::unit::Unit;

/// Why a typed number was not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// Not a finite decimal number with one of the unit's symbols.
    NotANumber,
    /// It can be read in two ways: both, as texts that are read in one. `3,487 MB/s` is `3487 MB/s` or `3.487 MB/s`.
    Ambiguous([String; 2]),
}

/// The most characters of a number: more is a mistake, or an attack.
const LONGEST: usize = 40;

/// Reads what a person types (`1.5`, `1,5`, `1 000`, `64k`, `600 ns`, `93%`) into base units.
///
/// # Errors
/// [`Problem`] when the text is not one finite number with a symbol of `unit`.
pub fn read(text: &str, unit: Unit) -> Result<f64, Problem> {
    if text.chars().nth(LONGEST).is_some() {
        return Err(Problem::NotANumber);
    }
    let text = text.trim();
    // Lanes are written `x4`, sizes `64k`: the symbol follows the number, `x` leads it.
    let text = match text.strip_prefix(['x', 'X', '×']) {
        Some(rest) if unit == Unit::Lane => rest.trim(),
        _ => text,
    };
    let signed = text.strip_prefix(['-', '\u{2212}']);
    let sign = if signed.is_some() { "-" } else { "" };
    let text = signed.or_else(|| text.strip_prefix('+')).unwrap_or(text);
    let (digits, rest) = text.split_at_checked(digits_end(text)).ok_or(Problem::NotANumber)?;
    let (exponent, symbol) = rest.split_at_checked(exponent_end(rest)).ok_or(Problem::NotANumber)?;
    let symbol = symbol.trim();
    let factor = unit.factor(symbol).ok_or(Problem::NotANumber)?;
    let value = match plain(digits) {
        Some(Plain::One(plain)) => decimal::read(&[sign, &plain, exponent].concat()),
        Some(Plain::Two(readings)) => {
            let space = if symbol.is_empty() { "" } else { " " };
            return Err(Problem::Ambiguous(
                readings.map(|digits| [sign, &digits, exponent, space, symbol].concat()),
            ));
        }
        None => return Err(Problem::NotANumber),
    };
    // 100 µs is 100 ÷ 10⁶: the factor 10⁻⁶ itself is not exact, its inverse is.
    let value = if factor < 1.0 { value / (1.0 / factor).round() } else { value * factor };
    if value.is_finite() { Ok(value) } else { Err(Problem::NotANumber) }
}

/// Whether a comma between these digits may as well group thousands: `3,487`, not `0,125`, `1,5` or `1234,567`.
#[must_use]
pub fn is_ambiguous(whole: &str, fraction: &str) -> bool {
    fraction.len() == 3 && (1..=3).contains(&whole.len()) && !whole.starts_with('0')
}

/// Digits without grouping, with a decimal point.
enum Plain {
    One(String),
    Two([String; 2]),
}

/// Where digits, their separators and the spaces between them end.
fn digits_end(text: &str) -> usize {
    let mut end = 0;
    for (at, c) in text.char_indices() {
        if c.is_ascii_digit() || matches!(c, '.' | ',' | '\'' | '’') {
            end = at + c.len_utf8();
        } else if !is_space(c) {
            break;
        }
    }
    end
}

/// The length of the exponent that `text` starts with: an `e` is one only before digits.
fn exponent_end(text: &str) -> usize {
    let Some(rest) = text.strip_prefix(['e', 'E']) else { return 0 };
    let digits = rest.strip_prefix(['+', '-']).unwrap_or(rest);
    match digits.bytes().take_while(u8::is_ascii_digit).count() {
        0 => 0,
        count => text.len() - digits.len() + count,
    }
}

/// Spaces that group digits: plain, no-break, thin, narrow no-break.
#[must_use]
pub const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\u{a0}' | '\u{2009}' | '\u{202f}')
}

fn plain(text: &str) -> Option<Plain> {
    let (commas, points) = (text.matches(',').count(), text.matches('.').count());
    let (whole, fraction) = match (commas, points) {
        (0, 1) | (1, 0) => text.split_once([',', '.'])?,
        // Several of one kind group; of two kinds, the last is the decimal sign.
        (0, _) | (_, 0) => (text, ""),
        _ => text.rsplit_once([',', '.'])?,
    };
    let joined = without_groups(whole)?;
    if !fraction.bytes().all(|b| b.is_ascii_digit()) || joined.len() + fraction.len() == 0 {
        return None;
    }
    let decimal = if fraction.is_empty() { joined.clone() } else { [&joined, ".", fraction].concat() };
    if commas == 1 && points == 0 && joined == whole && is_ambiguous(whole, fraction) {
        return Some(Plain::Two([joined + fraction, decimal]));
    }
    Some(Plain::One(decimal))
}

/// Joins groups of three digits, refusing `12 34` and `1 000,000`.
fn without_groups(text: &str) -> Option<String> {
    let mut digits = String::with_capacity(text.len());
    let mut separator = None;
    let mut group = 0;
    for c in text.chars() {
        if c.is_ascii_digit() {
            digits.push(c);
            group += 1;
            continue;
        }
        let kind = match c {
            '’' => '\'',
            c if is_space(c) => ' ',
            c => c,
        };
        let fits = match separator.replace(kind) {
            None => (1..=3).contains(&group),
            Some(before) => before == kind && group == 3,
        };
        if !fits {
            return None;
        }
        group = 0;
    }
    (separator.is_none() || group == 3).then_some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        for (text, unit, value) in [
            ("1.5", Unit::Count, 1.5),
            ("1,5", Unit::Count, 1.5),
            ("0,125", Unit::Count, 0.125),
            ("1.000", Unit::Count, 1.0),
            ("1 000", Unit::Count, 1000.0),
            ("1\u{202f}000\u{202f}000", Unit::Count, 1e6),
            ("1,000,000", Unit::Count, 1e6),
            ("1.000.000", Unit::Count, 1e6),
            ("1'000'000", Unit::Count, 1e6),
            ("1’000.5", Unit::Count, 1000.5),
            ("1,000.5", Unit::Count, 1000.5),
            ("1.000,5", Unit::Count, 1000.5),
            ("1.000.000,5", Unit::Count, 1_000_000.5),
            ("1 234,567", Unit::Count, 1234.567),
            ("1234,567", Unit::Count, 1234.567),
            ("\u{2212}1,5", Unit::Count, -1.5),
            ("+.5", Unit::Count, 0.5),
            ("5.", Unit::Count, 5.0),
            ("64k", Unit::Byte, 65_536.0),
            ("64 kB", Unit::Byte, 64_000.0),
            ("4 KiB", Unit::Byte, 4096.0),
            ("2 PB", Unit::Byte, 2e15),
            ("600 ns", Unit::Second, 600.0 / 1e9),
            ("1.07us", Unit::Second, 1.07 / 1e6),
            ("1e3", Unit::Count, 1000.0),
            ("1.5E-3 s", Unit::Second, 1.5e-3),
            ("93%", Unit::Ratio, 0.93),
            ("0.93", Unit::Ratio, 0.93),
            ("x4", Unit::Lane, 4.0),
            ("4x", Unit::Lane, 4.0),
            ("10 Gb/s", Unit::BytePerSecond, 1.25e9),
            ("344k", Unit::OperationPerSecond, 344e3),
        ] {
            assert_eq!(read(text, unit), Ok(value), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in [
            "",
            " ",
            "NaN",
            "inf",
            "-inf",
            "1e400",
            "0x10",
            "1_000",
            "12 34",
            "1234 567",
            "1.2.3",
            "4 KB",
            "5 GT/s",
            "--1",
            "- 5",
            "1e",
            "e5",
            "5 e3",
            "64kk",
            "1 000,000.5",
            "1,000.000.000",
            "1,00,000",
            ",",
            ".",
            "1 000 ,5",
            "1,000 000",
            "1,,5",
            "' 5",
            "x4",
            "٣",
        ] {
            assert_eq!(read(text, Unit::Byte), Err(Problem::NotANumber), "{text}");
        }
        assert_eq!(read(&"9".repeat(10_000_000), Unit::Byte), Err(Problem::NotANumber));
    }

    #[test]
    fn a_comma_before_three_digits_is_refused_with_readings_that_are_read() {
        for (text, unit, readings) in [
            ("1,000", Unit::Count, ["1000", "1.000"]),
            ("3,487 MB/s", Unit::BytePerSecond, ["3487 MB/s", "3.487 MB/s"]),
            ("-12,500ms", Unit::Second, ["-12500 ms", "-12.500 ms"]),
            ("999,999e3", Unit::Count, ["999999e3", "999.999e3"]),
        ] {
            assert_eq!(read(text, unit), Err(Problem::Ambiguous(readings.map(Into::into))), "{text}");
            let [one, other] = readings.map(|reading| read(reading, unit).unwrap());
            assert!((one / other - 1000.0).abs() < 1e-9, "{text}");
        }
    }

    #[test]
    fn every_symbol_of_a_unit_can_be_typed() {
        for unit in Unit::ALL {
            for s in unit.decimal().iter().chain(unit.binary()).chain(unit.shorthands()) {
                assert_eq!(
                    read(&format!("2 {}", s.symbol), unit),
                    Ok(if s.factor < 1.0 { 2.0 / (1.0 / s.factor).round() } else { 2.0 * s.factor }),
                    "{}",
                    s.symbol
                );
            }
        }
    }
}
