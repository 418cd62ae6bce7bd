//! The one reading of a number. `calc-wasm/js/number.ts` reads alike for forms and tools that run without the core;
//! a test compares the two over thousands of texts.
//!
//! A text is a sign, digits, an exponent and a symbol of the unit. Digits may be grouped by threes with spaces,
//! apostrophes, commas or points. A point or a comma that stands alone is the decimal sign, as is the last of both.
//! What says two things is refused with both readings: a lone comma before three digits (`3,487`), and a symbol such as
//! `gb/s` (see [`Unit::meant`]).
//!
//! Only a number without a symbol depends on who wrote it: see [`typed`] and [`given`].

use crate::decimal;
use crate::unit::{Scale, Unit};

/// Why a typed number was not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// Not a finite decimal number with one of the unit's symbols.
    NotANumber,
    /// It can be read in two ways: both, as texts that are read in one. `3,487 MB/s` is `3487 MB/s` or `3.487 MB/s`.
    Ambiguous([String; 2]),
    /// A rate in transfers: how many bytes one carries depends on the lanes and the line code.
    Transfers,
}

/// Word joiner: pages write it into units that a line would break after their slash, so it comes along with what is copied.
const JOINER: char = '\u{2060}';

/// The most characters of a number: more is a mistake, or an attack.
const LONGEST: usize = 40;

/// Reads what a person types into a field that counts in `bare` (`1.5`, `1 000`, `64k`, `600 ns`, `93%`) into base
/// units. A number alone counts in `bare`, as the label says.
///
/// One exception: below 1, a number alone in a field of per cent is a share of one, 0.7 is 70 %. Nobody plans for 0.7 %
/// reads, but many are used to writing shares so; the echo beside the field says which it was. 1 is 1 %. Rates that are
/// quoted below 1 % count in `% a year`, where 0.5 is 0.5 %.
///
/// # Errors
/// [`Problem`] when the text is not one finite number with a symbol of `unit`.
pub fn typed(text: &str, unit: Unit, bare: Scale) -> Result<f64, Problem> {
    let number = parse(text, unit, bare)?;
    let alone = number.times(1.0).abs();
    let is_share = bare.symbol == "%" && alone > 0.0 && alone < 1.0;
    number.in_base(if is_share { 1.0 } else { bare.factor })
}

/// Reads what a link, a script or a file gives for such a field: a number alone counts base units, whatever the field
/// shows.
///
/// # Errors
/// As [`typed`].
pub fn given(text: &str, unit: Unit, bare: Scale) -> Result<f64, Problem> {
    parse(text, unit, bare)?.in_base(1.0)
}

/// A number as it is written.
struct Number {
    /// Its sign and digits, with a decimal point.
    digits: String,
    /// `e3`, or nothing.
    exponent: String,
    /// How many base units its symbol is, if it has one.
    factor: Option<f64>,
}

impl Number {
    /// Its value in base units; alone, it counts `bare` of them.
    fn in_base(&self, bare: f64) -> Result<f64, Problem> {
        let value = self.times(self.factor.unwrap_or(bare));
        if value.is_finite() { Ok(value) } else { Err(Problem::NotANumber) }
    }

    /// Powers of ten move the decimal point, so that 1.57 % is 0.0157 and 2.3 TB a whole number of bytes.
    fn times(&self, factor: f64) -> f64 {
        let Self { digits, exponent, .. } = self;
        let written = exponent.get(1..).unwrap_or("0").parse::<i32>();
        match (written, power_of_ten(factor)) {
            (Ok(0), Some(0)) => decimal::read(digits),
            (Ok(written), Some(power)) => decimal::read(&format!("{digits}e{}", i64::from(written) + i64::from(power))),
            _ => decimal::read(&[digits.as_str(), exponent].concat()) * factor,
        }
    }
}

/// Which power of ten this is: symbols stand for no others than these.
fn power_of_ten(factor: f64) -> Option<i32> {
    // An `f64` holds each of these powers, and of one below 1 what is nearest to it.
    let mut power = 1.0;
    (0..=15).find_map(|places| {
        let [above, below] = [power, 1.0 / power].map(|power: f64| power.to_bits() == factor.to_bits());
        power *= 10.0;
        if above { Some(places) } else { Some(-places).filter(|_| below) }
    })
}

/// A text as a number and a symbol.
fn parse(text: &str, unit: Unit, bare: Scale) -> Result<Number, Problem> {
    if text.chars().nth(LONGEST).is_some() {
        return Err(Problem::NotANumber);
    }
    let text = text.replace(JOINER, "");
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
    let digits = plain(digits).ok_or(Problem::NotANumber)?;
    let number = |digits: &str| [sign, digits, exponent].concat();
    let named = |digits: &str, symbol: &str| {
        let space = if symbol.is_empty() { "" } else { " " };
        [&number(digits), space, symbol].concat()
    };
    let meant = if symbol.is_empty() { Vec::new() } else { unit.meant(symbol, bare) };
    let factor = meant.first().map(|scale| scale.factor);
    if factor.is_none() && !symbol.is_empty() {
        let transfers = unit == Unit::BytePerSecond && Unit::TransferPerSecond.knows(symbol);
        return Err(if transfers { Problem::Transfers } else { Problem::NotANumber });
    }
    match (digits, meant.as_slice()) {
        (Plain::Two(readings), _) => Err(Problem::Ambiguous(readings.map(|digits| named(&digits, symbol)))),
        (Plain::One(digits), &[one, other, ..]) => {
            Err(Problem::Ambiguous([one, other].map(|scale| named(&digits, scale.symbol))))
        }
        (Plain::One(digits), _) => Ok(Number { digits: [sign, &digits].concat(), exponent: exponent.into(), factor }),
    }
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
    use serde_json::Value;

    /// Rows of a table of `number.json`, each with the unit of its field.
    fn rows(table: &str) -> Vec<(Unit, Value)> {
        let tables: Value = serde_json::from_str(include_str!("../tests/number.json")).unwrap();
        let units = tables[table].as_object().unwrap().iter();
        let all = units.flat_map(|(name, rows)| {
            let unit = Unit::ALL.into_iter().find(|unit| format!("{unit:?}") == *name).unwrap();
            rows.as_array().unwrap().iter().map(move |row| (unit, row.clone()))
        });
        all.collect()
    }

    /// As a script gives it.
    fn read(text: &str, unit: Unit) -> Result<f64, Problem> {
        given(text, unit, unit.base())
    }

    #[test]
    fn a_number_alone_counts_in_the_unit_of_the_field_when_it_is_typed() {
        for (unit, row) in rows("alone") {
            let (text, example, value): (String, String, f64) = serde_json::from_value(row).unwrap();
            assert_eq!(typed(&text, unit, unit.bare(&example)), Ok(value), "{text} in {example}");
        }
        assert_eq!(given("7000", Unit::BytePerSecond, Unit::BytePerSecond.bare("550 MB/s")), Ok(7000.0));
        assert_eq!(given("70", Unit::Ratio, Unit::Ratio.bare("70 %")), Ok(70.0));
    }

    #[test]
    fn a_symbol_is_read_however_people_write_it() {
        for (unit, row) in rows("symbols") {
            let (text, example, value): (String, String, f64) = serde_json::from_value(row).unwrap();
            for reader in [typed, given] {
                assert_eq!(reader(&text, unit, unit.bare(&example)), Ok(value), "{text} in {example}");
            }
        }
    }

    #[test]
    fn a_symbol_that_says_two_things_is_refused_with_both() {
        for (unit, row) in rows("doubtful") {
            let (text, example, readings): (String, String, [String; 2]) = serde_json::from_value(row).unwrap();
            let bare = unit.bare(&example);
            assert_eq!(typed(&text, unit, bare), Err(Problem::Ambiguous(readings.clone())), "{text}");
            assert!(readings.iter().all(|reading| typed(reading, unit, bare).is_ok()), "{text}");
        }
    }

    #[test]
    fn transfers_are_no_bytes() {
        for text in ["16 GT/s", "8gt/s", "2500 MT/s"] {
            assert_eq!(read(text, Unit::BytePerSecond), Err(Problem::Transfers), "{text}");
        }
        assert_eq!(read("16 GT/s", Unit::Byte), Err(Problem::NotANumber));
    }

    #[test]
    fn numbers_are_read_as_people_type_them() {
        for (unit, row) in rows("numbers") {
            let (text, value): (String, f64) = serde_json::from_value(row).unwrap();
            assert_eq!(read(&text, unit), Ok(value), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_refused() {
        let long = ["1 000,000.5", "1,000.000.000", "1,000 000"];
        let short = [
            "", " ", "NaN", "inf", "-inf", "1e400", "0x10", "1_000", "12 34", "1234 567", "1.2.3", "4 Gbit", "5 GT/s",
            "--1", "- 5", "1e", "e5", "5 e3", "64kk", "1,00,000", ",", ".", "1 000 ,5", "1,,5", "' 5", "x4", "٣",
        ];
        for text in short.into_iter().chain(long) {
            assert_eq!(read(text, Unit::Byte), Err(Problem::NotANumber), "{text}");
        }
        assert_eq!(read(&"9".repeat(10_000_000), Unit::Byte), Err(Problem::NotANumber));
    }

    #[test]
    fn a_comma_before_three_digits_is_refused_with_readings_that_are_read() {
        for (unit, row) in rows("commas") {
            let (text, readings): (String, [String; 2]) = serde_json::from_value(row).unwrap();
            assert_eq!(read(&text, unit), Err(Problem::Ambiguous(readings.clone())), "{text}");
            let [one, other] = readings.map(|reading| read(&reading, unit).unwrap());
            assert!((one / other - 1000.0).abs() < 1e-9, "{text}");
        }
    }

    #[test]
    fn every_symbol_of_a_unit_can_be_typed() {
        for unit in Unit::ALL {
            for s in unit.decimal().iter().chain(unit.binary()).chain(unit.shorthands()) {
                assert_eq!(read(&format!("2 {}", s.symbol), unit), Ok(2.0 * s.factor), "{}", s.symbol);
            }
        }
    }
}
